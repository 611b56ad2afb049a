"""How `steady` plays draw: the exchange that makes most of a hand, and what the hand is worth at the price asked."""

from kozyr.bots.draw.choosing import choose

__all__ = ["choose"]
