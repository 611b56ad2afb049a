"""How `steady` plays raspisnoy: what is left, the odds of each card, what a deal's end is worth."""

from kozyr.bots.raspisnoy.choosing import choose

__all__ = ["choose"]
