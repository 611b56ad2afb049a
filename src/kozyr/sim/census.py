"""A census: every way in which one fixed deal can go on, counted, and the scores of all of them added up.

Two programs that agree on the leaves and on the sums of a position agree on its rules: what may be done, who takes a
trick, and what it is worth. The deal is a text of clauses:

    kind plain; dealer 0; trump h; hands 7sQd 6h8c KhTs 9c9d; bids 1 - 0 2

`hands` are in seat order, as many cards each; `kind` is plain where it is left out, `dealer` 0, `trump` none. `bids`
are in seat order too, `-` for a seat whose bids are all tried; left out, all are. A course of the bidding in which a
given bid is forbidden has no leaves. Where the trump goes round, the deal begins with the first step of that order.

A hand of poker has clauses of its own (census_poker), and its scores are the chips won.
"""

from collections.abc import Iterator
from typing import Any, get_args

from msgspec import Struct, structs

from kozyr import games
from kozyr.cards import Card, Suit, mask_of, pack, parse_card
from kozyr.errors import NotationError
from kozyr.games.draw.rules import Rules as Draw
from kozyr.games.palace.rules import Rules as Palace
from kozyr.games.raspisnoy.bidding import BIDDING_KINDS, is_bidding
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.rules import DealKind, Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import State
from kozyr.games.raspisnoy.trump import goes_round, plays_without
from kozyr.games.shortdeck.rules import Rules as ShortDeck
from kozyr.play.choices import every
from kozyr.play.game import OVER, Game
from kozyr.sim import census_poker

CLAUSES = ("kind", "dealer", "trump", "hands", "bids")
MOST_HANDS = 10


class Position(Struct, frozen=True):
    """A deal whose cards are given, in a match of this deal alone, and the bids that are fixed, by seat."""

    state: State
    bids: tuple[int | None, ...]


class Census(Struct, frozen=True):
    """How many ways there are, and the sum over all of them of the points of each seat."""

    leaves: int
    sums: tuple[int, ...]


def census(position: Position | census_poker.Position) -> Census:
    """Plays a position to the end in every way."""
    match position:
        case Position(state=state, bids=bids):
            leaves, sums = _count(games.load("raspisnoy"), state, bids)
        case census_poker.Position():
            leaves, sums = census_poker.count(position)
    return Census(leaves, tuple(sums))


def _count(game: Game, state: State, bids: tuple[int | None, ...]) -> tuple[int, list[int]]:
    seat = game.turn(state)
    if seat == OVER:
        return 1, list(game.scores(state))
    leaves, sums = 0, [0] * len(bids)
    for action in _ways(game, state, bids[seat]):
        more, points = _count(game, game.apply(state, action)[0], bids)
        leaves += more
        sums = [a + b for a, b in zip(sums, points, strict=True)]
    return leaves, sums


def _ways(game: Game, state: State, bid: int | None) -> Iterator[Any]:
    fixed = bid is not None and state.deal is not None and is_bidding(state.rules, state.deal)
    return (action for action in every(game.legal(state)) if not fixed or action.tricks == bid)


def parse(text: str, rules: Any) -> Position | census_poker.Position:
    """The position that a text describes, by the rules of a table; NotationError names what is wrong."""
    match rules:
        case Rules():
            return _deal(_clauses(text, CLAUSES), rules)
        case ShortDeck():
            return census_poker.parse_holdem(_clauses(text, census_poker.HOLDEM_CLAUSES), rules)
        case Draw():
            return census_poker.parse_draw(_clauses(text, census_poker.DRAW_CLAUSES), rules)
        case Palace():
            return census_poker.parse_palace(_clauses(text, census_poker.PALACE_CLAUSES), rules)
        case _:
            raise NotationError(f"there is no census of {type(rules).__module__}")


def _deal(clauses: dict[str, str], rules: Rules) -> Position:
    """A deal of raspisnoy.

    The hands say how many seats there are, and the deal is the whole match, whatever `rules` has for both. RulesError
    where the table's rules do not allow so many seats or cards.
    """
    hands = _hands(clauses.get("hands", ""), rules)
    kind, cards, seats = _kind(clauses.get("kind", "plain")), len(hands[0]), len(hands)
    dealer, alone = _dealer(clauses.get("dealer", "0"), seats), _alone(rules, kind, cards, seats)
    nobody = (None,) * seats
    bids = _bids(clauses["bids"], kind, seats, cards) if "bids" in clauses else nobody
    trump = _trump(clauses.get("trump"), alone, kind)
    deal, masks = undealt(alone, len(schedule(alone)), dealer), tuple(map(mask_of, hands))
    deal = structs.replace(deal, dealt=masks, hands=masks, trump=deal.trump if goes_round(alone, deal) else trump)
    return Position(State(alone, drawing=(), deal=deal, sheet=()), bids)


def _alone(rules: Rules, kind: DealKind, cards: int, seats: int) -> Rules:
    """The table's rules for a match of this deal; a special kind is dealt to each seat in turn, and this is the last.

    Where the trump goes round, the deal begins with the first step of the order.
    """
    alone = structs.replace(
        rules,
        seats=seats,
        schedule="ladder",
        ladder=(cards,) if kind == "plain" else "none",
        ladder_top=cards,
        specials=() if kind == "plain" else (kind,),
        forehead_hand="max",
        pairs=False,
    )
    turned = (len(schedule(alone)) - 1) % len(rules.circular_order)
    order = rules.circular_order[-turned:] + rules.circular_order[:-turned] if turned else rules.circular_order
    return structs.replace(alone, circular_order=order)


def _clauses(text: str, known: tuple[str, ...]) -> dict[str, str]:
    clauses: dict[str, str] = {}
    for clause in text.split(";"):
        name, _, rest = clause.strip().partition(" ")
        if name not in known:
            raise NotationError(f"{name[:40]!r} is no clause of a deal: write {', '.join(known)}, with ; between")
        if name in clauses:
            raise NotationError(f"{name} stands twice in the deal")
        clauses[name] = rest.strip()
    return clauses


def _hands(text: str, rules: Rules) -> list[tuple[Card, ...]]:
    hands = [tuple(_cards(word)) for word in text.split()]
    if not 2 <= len(hands) <= MOST_HANDS:
        raise NotationError(f"a deal has from 2 to {MOST_HANDS} hands, not {len(hands)}: write hands 7sQd 6h8c")
    if len({len(hand) for hand in hands}) > 1:
        raise NotationError(f"all hands of a deal have as many cards, not {', '.join(str(len(h)) for h in hands)}")
    named = [card for hand in hands for card in hand]
    for card in named:
        if named.count(card) > 1:
            raise NotationError(f"{card} is dealt twice")
        if card not in pack(rules.deck):
            raise NotationError(f"{card} is not in a pack of {rules.deck} cards")
    return hands


def _cards(word: str) -> Iterator[Card]:
    return (parse_card(word[at : at + 2]) for at in range(0, len(word), 2))


def _kind(text: str) -> DealKind:
    for kind in get_args(DealKind):
        if kind == text:
            return kind  # type: ignore[no-any-return]
    raise NotationError(f"{text[:40]!r} is no kind of deal: {', '.join(get_args(DealKind))}")


def _dealer(text: str, seats: int) -> int:
    if text not in map(str, range(seats)):
        raise NotationError(f"the dealer is a seat from 0 to {seats - 1}, not {text[:40]!r}")
    return int(text)


def _trump(text: str | None, rules: Rules, kind: DealKind) -> Suit | None:
    if text is None or text == "none":
        return None
    if text not in list(Suit):
        raise NotationError(f"the trump is s, c, d, h or none, not {text[:40]!r}")
    if plays_without(rules, kind):
        raise NotationError(f"a {kind} deal has no trump at this table, but trump {text} is given")
    if rules.trump != "turned":
        raise NotationError(f"the trump goes round at this table and begins with circular_order, but {text} is given")
    return Suit(text)


def _bids(text: str, kind: DealKind, seats: int, cards: int) -> tuple[int | None, ...]:
    words, possible = text.split(), ["-", *map(str, range(cards + 1))]
    if kind not in BIDDING_KINDS:
        raise NotationError(f"a {kind} deal has no bids")
    if len(words) != seats:
        raise NotationError(f"bids must be {seats}, one for each seat or -, not {len(words)}")
    if wrong := next((word for word in words if word not in possible), None):
        raise NotationError(f"a bid is a number from 0 to {cards} or -, not {wrong[:40]!r}")
    return tuple(None if word == "-" else int(word) for word in words)


def tell(found: dict[str, Any]) -> str:
    """A census in lines."""
    return f"{found['leaves']} leaves; sums of scores {' '.join(map(str, found['sums']))}"
