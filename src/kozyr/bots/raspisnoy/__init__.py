"""How `steady` plays raspisnoy: see what is left, reckon the odds of each card, value a deal's end, bid and play by it."""

from kozyr.bots.raspisnoy.choosing import choose

__all__ = ["choose"]
