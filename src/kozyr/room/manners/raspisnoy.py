"""How the room handles raspisnoy: a match with a schedule, whose trump may go round."""

from kozyr.cards import Card, pack
from kozyr.games.raspisnoy.joker import Say, named_suit
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Action, Bid, DealScored, Name, Play, State
from kozyr.games.raspisnoy.trump import goes_round, of_circle, plays_without
from kozyr.games.raspisnoy.view import View
from kozyr.play.choices import every
from kozyr.room.manners.manner import Manner, NextTrump

LEVELS = ("low", "lowest", "high", "highest", "as")
"""What is said with a joker, what gives it away first."""


def default_action(view: View) -> Action:
    """No trump, the lowest bid, the lowest card, the joker last (HX-A9)."""
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


def next_trump(rules: Rules, state: State) -> NextTrump | None:
    """What follows the trump of now where it goes round; a deal without trumps is a step of the round too (OV-13)."""
    deal = state.deal
    if deal is None or rules.trump not in ("circular_deal", "circular_trick"):
        return None
    after = len(deal.tricks) + 1
    if rules.trump == "circular_trick" and goes_round(rules, deal) and after < deal.cards:
        return NextTrump("trick", of_circle(rules, deal.number, after))
    rest = schedule(rules)[deal.number :]
    if not rest:
        return None
    return NextTrump("deal", None if plays_without(rules, rest[0].kind) else of_circle(rules, deal.number + 1, 0))


def number(view: View) -> int:
    """The deal in progress; the last one at the end."""
    return view.deal.number if view.deal else view.deals if view.result else 0


def cards(rules: Rules) -> tuple[Card, ...]:
    """Those of the pack, the jokers among them."""
    return pack(rules.deck)


def most_cards(rules: Rules) -> int:
    """The greatest hand."""
    return rules.most_cards


RASPISNOY = Manner(
    default_action=default_action,
    rows=(DealScored,),
    cards=cards,
    most_cards=most_cards,
    number=number,
    schedule=schedule,
    next_trump=next_trump,
)
