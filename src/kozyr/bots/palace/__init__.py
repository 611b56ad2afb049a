"""How `steady` plays Palace Poker: what its hand wins against each banner, and what that is worth."""

from kozyr.bots.palace.choosing import choose

__all__ = ["choose"]
