"""How the room handles Palace Poker."""

from typing import Any

from msgspec.structs import replace

from kozyr.games.palace.state import Stay
from kozyr.play.betting import FOLD
from kozyr.play.choices import Cards, One
from kozyr.room.manners.evening import evening, pick


def stay_or_fold(view: Any) -> Any:
    """Stay, else fold; of the soldiers those held longest are kept (HX-A9)."""
    (first, *_) = view.legal
    if isinstance(first, Cards) and view.hand.stage == "keep":
        return replace(first.make, cards=first.of[: first.most])
    return pick(view.legal, (One(Stay()), FOLD))


PALACE = evening(most_cards=9, default_action=stay_or_fold)
