"""How `steady` plays short deck: how often its hand would win, and what that is worth at the price asked."""

from kozyr.bots.shortdeck.choosing import choose

__all__ = ["choose"]
