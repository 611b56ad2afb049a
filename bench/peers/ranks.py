"""Ranks of hands of seven cards beside other libraries.

`one call` calls once for each of 1,000 random hands, by `map`: the core gets a mask, pkrbot a list of its own cards,
made beforehand, phevaluator seven numbers (its function in C, without the Python around it). `text` is a string of
fourteen letters. An array has 20,000 hands. poker-equity takes so many in one call too, but only as texts, which it has
to read; no library here takes arrays. `start` is a new Python that imports the library and ranks a hand, less a Python
that does nothing.
"""

import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import starmap
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from bench.peers.timing import Contest, Line, Pace, Side, alone, figure, held, peer
from kozyr import ranks
from kozyr.cards import mask_of, parse_cards

CALLS, HANDS = 1_000, 20_000
LETTERS, SUITS = "23456789TJQKA", "scdh"
WILD = 20e6
"""Hands a second with wild cards that are asked for."""
START = 0.030
"""Seconds in which one hand is to be ranked from nothing."""
STARTS = 'from kozyr import rank; rank("As Ks Qs Js Ts 9s 8s")'
STARTS_POKERKIT = 'from pokerkit import StandardHighHand as hand; hand.from_game("AsKs", "QsJsTs9s8s")'


def lines(pace: Pace) -> Iterator[Line]:
    whole, short = drawn(LETTERS), drawn(LETTERS[4:])
    few, standard = whole[:CALLS], ranks("standard")
    masks, texts = list(map(mask, few)), list(map("".join, few))
    by_mask = Side("Kozyr", lambda: list(map(standard.place, masks)), CALLS)
    by_text = Side("Kozyr", lambda: list(map(standard.place, texts)), CALLS)
    contests = (
        Contest("one call, a mask", "hands", by_mask, pkrbot(few), 2, same_order),
        Contest("one call, a mask", "hands", by_mask, phevaluator(few), None, turned_order),
        Contest("one call, text", "hands", by_text, hand_evaluator(texts), 5, same_order),
        Contest(
            "an array of masks", "hands", array_of("standard", whole), poker_equity("high", whole), 100, turned_order
        ),
        Contest(
            "the same, short deck",
            "hands",
            array_of("six_plus_straight", short),
            poker_equity("short_deck", short),
            None,
            turned_order,
        ),
    )
    yield from (held(contest, pace) for contest in contests)
    yield alone("an array of masks, deuces wild", array_of("deuces_wild", whole), "hands", WILD, pace)
    yield start(pace)


def drawn(letters: str) -> list[list[str]]:
    """Random hands of seven cards as texts, from a pack of these ranks."""
    rng, pack = Random(1), [rank + suit for rank in letters for suit in SUITS]
    return [rng.sample(pack, 7) for _ in range(HANDS)]


def mask(cards: Sequence[str]) -> int:
    return mask_of(parse_cards(" ".join(cards)))


def array_of(name: str, hands: Sequence[Sequence[str]]) -> Side:
    """The places of many hands in one call."""
    order, masks, found = ranks(name), array("Q", map(mask, hands)), array("H", bytes(2 * len(hands)))
    return Side("Kozyr", lambda: order.places(masks, found), len(hands))


def pkrbot(hands: Sequence[Sequence[str]]) -> Side | str:
    library = peer("pkrbot")
    if library is None:
        return "pkrbot"
    cards = [[library.Card(card) for card in hand] for hand in hands]
    return Side("pkrbot", lambda: list(map(library.evaluate, cards)), len(hands))


def phevaluator(hands: Sequence[Sequence[str]]) -> Side | str:
    library, native = peer("phevaluator"), peer("phevaluator._pheval")
    if library is None or native is None:
        return "phevaluator"
    numbers = [[library.Card.to_id(card) for card in hand] for hand in hands]
    return Side("phevaluator", lambda: list(starmap(native.evaluate_7cards, numbers)), len(hands))


def hand_evaluator(texts: Sequence[str]) -> Side | str:
    library = peer("holdem_hand_evaluator")
    if library is None:
        return "holdem-hand-evaluator"
    return Side("holdem-hand-evaluator", lambda: list(map(library.evaluate_hand, texts)), len(texts))


def poker_equity(kernel: str, hands: Sequence[Sequence[str]]) -> Side | str:
    library, texts = peer("poker_equity"), list(map("".join, hands))
    if library is None:
        return "poker-equity"
    return Side("poker-equity", lambda: library.score_batch(kernel, texts), len(hands))


def same_order(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Whether two lists of strengths, the higher the better, put the same hands above each other, ties included."""
    return places(ours) == places(theirs)


def turned_order(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """The same where the lower is the better there."""
    return places(ours) == places([-strength for strength in theirs])


def places(strengths: Sequence[int]) -> list[int]:
    """The strengths counted from the lowest up."""
    place = {strength: number for number, strength in enumerate(sorted(set(strengths)))}
    return [place[strength] for strength in strengths]


def start(pace: Pace) -> Line:
    """How long a new Python takes to rank a hand, less one that does nothing, beside PokerKit's."""
    rounds = range(2 * pace.rounds + 1)
    nothing, ours, theirs = zip(*((once("pass"), once(STARTS), once(STARTS_POKERKIT)) for _ in rounds), strict=True)
    here, there = median(ours) - median(nothing), median(theirs) - median(nothing)
    shown = figure(1 / here, "ms"), "PokerKit", figure(1 / there, "ms") if peer("pokerkit") else "not installed"
    return Line("start", *shown, there / here, f"{1000 * START:g} ms", here < START)


def once(code: str) -> float:
    """Seconds of the processor that a new Python takes for some code."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
