"""What is done for a person whose time is over (HX-A9): no trump, the lowest bid, the lowest card, the joker last."""

from kozyr.games.raspisnoy.joker import Say, named_suit
from kozyr.games.raspisnoy.state import Action, Bid, Name, Play
from kozyr.games.raspisnoy.view import View
from kozyr.play.choices import every

LEVELS = ("low", "lowest", "high", "highest", "as")
"""What is said with a joker, what gives it away first."""


def default_action(view: View) -> Action:
    """The action of HX-A9 for the seat of `view`, whose turn it is."""
    trump = view.deal.trump if view.deal else None

    def order(action: Action) -> tuple[int, ...]:
        match action:
            case Name(trump=named):
                return (named is not None,)
            case Bid(tricks=tricks):
                return (tricks,)
            case Play(card=card, says=None) if card.suit:
                return (0, card.rank, card.suit.place)
            case Play(says=Say() as says):
                suit = named_suit(says, trump)
                return (1, LEVELS.index(says.level), suit.place if suit else 0)
            case _:
                raise ValueError("the dealer has no clock")

    return min(every(view.legal), key=order)  # type: ignore[no-any-return]
