"""A good call or more of everything that the core offers: from these the odd calls are made, and the endless ones.

WORK says which arguments of a call tell how much is to be done; they stay small, for a call that takes a year finds
nothing.
"""

from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

from kozyr.kernel import poker, tricks
from kozyr.kernel.core import core


class Call(NamedTuple):
    """A call of the core: the name of what is called, `Ranks.place` for a method, what it is, with which arguments."""

    name: str
    what: Callable[..., Any]
    arguments: tuple[Any, ...]

    def __call__(self) -> Any:
        return self.what(*self.arguments)


def call(name: str, *arguments: Any) -> Call:
    """A call of a function, or of a type."""
    return Call(name, getattr(core, name), arguments)


def offered() -> set[str]:
    """The names of all that can be called: functions, types and their methods."""
    public = {name: getattr(core, name) for name in dir(core) if not name.startswith("_")}
    types = {name: each for name, each in public.items() if isinstance(each, type)}
    methods = {f"{name}.{method}" for name, each in types.items() for method in dir(each) if not method.startswith("_")}
    return {name for name, each in public.items() if callable(each)} | methods


WORK: dict[str, tuple[int, ...]] = {
    "Ranks.tally": (0,),
    "equity_sample": (9,),
    "random_hands": (9,),
    "trick_playouts": (4,),
    "trick_random_deals": (3,),
    "trick_deal_logs": (2,),
    "worlds_draw": (4,),
    "trick_solve": (3,),
    "trick_force": (4,),
    "trick_search": (8, 10),
}
HANDS = (0x0000_0000_0000_000F, 0x0000_0000_000F_0000, 0x0000_000F_0000_0000, 0x000F_0000_0000_0000)


def calls() -> list[Call]:
    """All of them."""
    return [
        *of_equity(),
        *of_ranks(),
        *of_poker(),
        *of_tricks(),
        *of_playouts(),
        *of_worlds(),
        *of_solving(),
        *of_search(),
    ]


def of_ranks() -> list[Call]:
    high = (0x1FFF_1FFF_1FFF_1FFF, 0, bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), False, True, False, False)
    wild = (0x1FFF_1FFF_1FFF_7FFF, 0x6000, bytes([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), False, True, True, True)
    low = (0x1FFF_1FFF_1FFF_1FFF, 0, bytes([0, 1, 2, 3, 255, 255, 4, 5, 255, 255, 6]), True, True, False, False)
    found = []
    for order in (high, wild, low):
        ranks = core.Ranks(*order)
        hands = array("Q", [0x1F, 0x1_000F, 0x1F00_0000_0003, 0x7F])
        found += [
            Call("Ranks", core.Ranks, (*order, ValueError)),
            Call("Ranks.place", ranks.place, (0x1F,)),
            Call("Ranks.strength", ranks.strength, ("As Kd Qd Jd Td",)),
            Call("Ranks.strength", ranks.strength, (["As", "Kd", "Qd", "Jd", "Td", "2c", "3c"],)),
            Call("Ranks.places", ranks.places, (hands, array("H", [0] * 4), 0, 4)),
            Call("Ranks.strengths", ranks.strengths, (hands, array("I", [0] * 4), 1, 3)),
            Call("Ranks.ladder", ranks.ladder, ()),
            Call("Ranks.fives", ranks.fives, ()),
        ]
    return [*found, Call("Ranks.value", ranks.value, (0x1F,)), Call("Ranks.tally", ranks.tally, (2, 0))]


def of_poker() -> list[Call]:
    pack = 0x1FFF_1FFF_1FFF_1FFF
    high = core.Ranks(pack, 0, bytes(range(11)), False, True, False, False)
    streets = [poker.Street(2), poker.Street(2, exchange=True)]
    rules = poker.pack_rules(pack=pack, own=5, aims=(high, high), streets=streets, lot=True, ante=1, most_away=5)
    shuffle = bytes(place for place in range(64) if pack >> place & 1)
    ways: dict[str, list[tuple[str, Any]]] = {"lot": [], "shuffle": [("lot", 0)]}
    ways["bet"] = [*ways["shuffle"], ("shuffle", shuffle)]
    ways["exchange"] = [*ways["bet"], ("bet", 1), ("bet", 1), ("bet", 1)]

    def at(way: str) -> Any:
        """A hand that waits for this."""
        hand = core.PokerHand(rules.numbers, high, high, (9, 50, 20), 1)
        for name, argument in ways[way]:
            getattr(hand, name)(argument)
        return hand

    def moved(name: str, *arguments: Any) -> Call:
        """A move of a new hand each time."""
        return Call(f"PokerHand.{name}", lambda *given: getattr(at(name), name)(*given), arguments)

    looks = {
        "turn": "lot",
        "waits": "lot",
        "bets": "bet",
        "exchanges": "exchange",
        "deck": "shuffle",
        "look": "exchange",
    }
    return [
        call("hand_rules", rules.numbers),
        call("PokerHand", rules.numbers, high, high, [9, 50, 20], 1, 5),
        call("random_hands", rules.numbers, high, high, (9, 50, 20), True, False, 1, 2, 1, 3),
        *(Call(f"PokerHand.{name}", getattr(at(way), name), ()) for name, way in looks.items()),
        moved("lot", 2),
        moved("shuffle", shuffle),
        moved("bet", 1),
        moved("bet", 3, 7),
        moved("exchange", 0),
    ]


def of_tricks() -> list[Call]:
    rules = tricks.pack_rules(jokers=1 << 5, as_cards=0x1FFF_1FFF_1FFF_1FFF)
    deal = tricks.start(rules, [hand << 2 for hand in HANDS], 0, trump=1)
    moves = tricks.moves(rules, deal)
    begun = tricks.play(rules, deal, moves[-1:])
    plain = tricks.start(rules, [hand << 2 for hand in HANDS], 3, trump=tricks.NO_SUIT)
    plain = tricks.play(rules, plain, tricks.moves(rules, plain)[:1])
    return [
        call("trick_rules", 1 << 5, 0, bytes([1, 0, 0, 0, 255, 1, 0, 0, 0]), b""),
        call("trick_rules", 0, 0, bytes([1, 1, 0, 0, 2, 1, 0, 0, 0]), bytes([0, 1, 2, 3, 4])),
        call("trick_deal", rules, list(HANDS), 0, 1, tricks.NO_CIRCLE, bytes(4)),
        call("trick_look", rules, deal),
        call("trick_moves", rules, deal),
        call("trick_play", rules, deal, moves[:1]),
        call("trick_moves", rules, begun),
        call("trick_play", rules, begun, tricks.moves(rules, begun)[:1]),
        call("trick_play", rules, plain, tricks.moves(rules, plain)[:1]),
        call("trick_script", rules, plain, bytes([0, 1, 2, 3])),
    ]


def of_playouts() -> list[Call]:
    rules = tricks.pack_rules(jokers=1 << 5, as_cards=0x1FFF_1FFF_1FFF_1FFF)
    deal = tricks.start(rules, [hand << 2 for hand in HANDS], 0, trump=1)
    shape = tricks.pack_shape([16 * suit + rank for suit in range(4) for rank in range(4, 13)], seats=4, cards=4)
    points = array("i", range(25)).tobytes()
    return [
        call("trick_playouts", rules, deal, None, 0, 3, 1, 2),
        call("trick_playouts", rules, deal, bytes([0, 1, 2, 3]), 100, 3, 1, 2),
        call("trick_script", rules, deal, bytes([0, 1, 2, 3])),
        call("trick_script", rules, tricks.play(rules, deal, tricks.moves(rules, deal)[:1]), bytes([0, 1, 2, 3])),
        call("trick_random_deals", rules, shape, points, 2, 1, 2),
        call("trick_deal_logs", rules, shape, 2, 1, 2),
    ]


def of_worlds() -> list[Call]:
    masks, known = array("Q", [0xFF, 0x7F, 0xFFFF]).tobytes(), array("Q", [1 << 60, 0, 0]).tobytes()
    weights = array("d", [0.5, 1.0] * 96).tobytes()
    return [
        call("worlds_count", 0x1FF, bytes([3, 4, 2]), masks),
        call("worlds_draw", 0x1FF, bytes([3, 4, 2]), masks, known, 5, 1, 2, b""),
        call("worlds_draw", 0x1FF, bytes([3, 4, 2]), masks, known, 5, 2**64 - 1, 0, weights),
    ]


def of_solving() -> list[Call]:
    points = array("i", range(20)).tobytes()
    found = []
    for rules in (tricks.pack_rules(jokers=1 << 5), tricks.pack_rules(jokers=1 << 5, as_cards=0x1FF0)):
        deal = tricks.start(rules, [hand << 2 for hand in HANDS], 0, trump=1)
        last = tricks.play(rules, deal, [2, 18, 34, 50])
        found += [
            call("trick_solve", rules, deal, points, 300, 1 << 10, False),
            call("trick_solve", rules, last, points, 2000, 0, True),
            call("trick_force", rules, last, 2, 0b110, 2000, 1 << 12),
        ]
    return found


def of_search() -> list[Call]:
    rules = tricks.pack_rules(jokers=1 << 5, as_cards=0x1FF0)
    deal = tricks.start(rules, [hand << 2 for hand in HANDS], 0, trump=1)
    points, weights = array("i", range(20)).tobytes(), array("d", [1.0, 0.5]).tobytes()
    one, two = [HANDS[0], *HANDS[1:], 0], [HANDS[0], HANDS[2], HANDS[3], HANDS[1], 1 << 58]
    worlds = array("Q", [hand << 2 for hand in (*one, *two)]).tobytes()
    return [
        call("trick_search", rules, deal, points, worlds, 5, b"", None, 0, 1, 0, 0, 0, 1, 2),
        call("trick_search", rules, deal, points, worlds, 5, weights, bytes([1, 2, 0, 0]), 99, 2, 1, 300, 0, 1, 2),
    ]


def of_equity() -> list[Call]:
    ranks = core.Ranks(0x1FFF_1FFF_1FFF_1FFF, 0, bytes(range(11)), False, True, False, False)
    hands, stub = array("Q", [0x3, 0xC]).tobytes(), 0x1F_1FF0
    choice = (array("Q", [0x30, 0x50, 0x90]).tobytes(), array("I", [1, 4, 5]).tobytes())
    empty = array("Q", [0x3, 0]).tobytes()
    return [
        call("equity_deals", ranks, hands, bytes([1, 2]), 0x3 << 32, 1, stub, 0, 9),
        call("equity_ranks", ranks, hands, bytes(2), 0x7 << 32, 2, stub),
        call("equity_can_by_ranks", ranks, hands, bytes(2), 0x7 << 32, 2, stub),
        call("equity_sample", ranks, hands, bytes([0, 1]), 0x3 << 32, 3, stub, (None, None), 1, 2, 9),
        call("equity_sample", ranks, empty, bytes(2), 0x3 << 32, 3, stub, (None, choice), 1, 2, 9),
    ]
