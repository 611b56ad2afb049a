"""Ranges of hold'em hands as text: `AKs`, `TT+`, `22-77`, `A5s-A2s`, `AsKs`, `random`, with weights and commas.

- `AA`, `AKs`, `AKo`, `AK`: a pair, suited, of two suits, both;
- `TT+`: this pair and every higher one; `ATs+`: this hand and every one whose lower card is higher, up to `AKs`;
- `22-77`, `A2s-A5s`, `54s-JTs`: from one to the other, where both cards or the lower one alone go up step by step;
- `AsKs`: these two cards; `random`: any two; `AA@0.5` or `AA:0.5`: half as likely as others.
A hand that is named more than once counts once, with the weight it was named with last.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from kozyr.cards import RANKS, bits_of, mask_of, parse_card
from kozyr.errors import NotationError

Range = dict[int, Fraction]
"""Hands of two cards as sets, and how likely each is beside the others."""
MOST_WEIGHT = 100
_WEIGHT = re.compile(r"[0-9]{1,3}(\.[0-9]{1,4})?|\.[0-9]{1,4}")
_CLASS = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)")
_SUITS = range(0, 64, 16)

Class = tuple[int, int, str]
"""The ranks of two cards, the higher first, and `s`, `o` or nothing for both."""


def parse(text: str, pack: int) -> Range:
    """The hands of a range, all from the pack; NotationError names what is no hand.

    >>> from kozyr.cards import mask_of, pack
    >>> cards = mask_of(pack(52))
    >>> len(parse("TT+", cards)), len(parse("AKs, AKo", cards)), len(parse("random", cards))
    (30, 16, 1326)
    """
    found: Range = {}
    for item in text.replace(" ", "").split(","):
        name, _, weight = item.replace("@", ":").partition(":")
        likely = Fraction(1) if name == item else _weight(weight, item)
        for hand in _hands(name, pack):
            found[hand] = likely
    return found


def single(text: str) -> bool:
    """Whether a text names two cards and nothing else."""
    return re.fullmatch(r"[2-9TJQKA][scdh]\s*[2-9TJQKA][scdh]", text.strip()) is not None


def _weight(text: str, item: str) -> Fraction:
    likely = Fraction(text) if _WEIGHT.fullmatch(text) else Fraction(0)
    if not 0 < likely <= MOST_WEIGHT:
        raise NotationError(
            f"{text[:20]!r} in {item[:40]!r} is no weight: write a number above 0 and up to {MOST_WEIGHT}, such as 0.25"
        )
    return likely


def _hands(name: str, pack: int) -> Iterator[int]:
    if name == "random":
        yield from (one | other for one, other in combinations(bits_of(pack), 2))
    elif re.fullmatch(r"(..)(..)", name) and name[1] in "scdh" and name[3] in "scdh":
        yield _cards(name, pack)
    else:
        for kind in _classes(name):
            yield from _of_class(kind, name, pack)


def _cards(name: str, pack: int) -> int:
    one, other = parse_card(name[:2]), parse_card(name[2:])
    if one == other:
        raise NotationError(f"{one.value} is named twice in {name}")
    for card in (one, other):
        if not card.bit & pack:
            raise NotationError(f"{card.value} in {name} is not in the pack of {pack.bit_count()} cards")
    return mask_of((one, other))


def _classes(name: str) -> Iterator[Class]:
    """The classes that a name stands for, such as `TT+`."""
    first, dash, last = name.partition("-")
    if dash:
        yield from _between(_class(first, name), _class(last, name), name)
    elif name.endswith("+"):
        high, low, suits = _class(name[:-1], name)
        if high == low:
            yield from ((rank, rank, suits) for rank in range(low, len(RANKS)))
        else:
            yield from ((high, rank, suits) for rank in range(low, high))
    else:
        yield _class(name, name)


def _class(text: str, name: str) -> Class:
    match = _CLASS.fullmatch(text)
    if match is None:
        raise NotationError(
            f"{name[:40]!r} is no hand and no range: write AsKs, AKs, AKo, AK, TT+, ATs+, 22-77, A2s-A5s or random"
        )
    high, low = sorted((RANKS.index(match[1]), RANKS.index(match[2])), reverse=True)
    if high == low and match[3]:
        raise NotationError(f"{name[:40]!r}: a pair is never suited, so it takes neither s nor o")
    return high, low, match[3]


def _between(one: Class, other: Class, name: str) -> Iterator[Class]:
    """From one class to the other: pairs, lower cards under one higher, or both cards at one distance."""
    (high, low, suits), (top, least, same) = sorted((one, other), key=lambda kind: kind[:2])
    if suits != same:
        raise NotationError(f"{name[:40]!r}: both ends are suited, or both are not")
    if high == top and (high == low) == (top == least):
        yield from ((high, rank, suits) for rank in range(low, least + 1))
    elif high - low == top - least:
        yield from ((high + step, low + step, suits) for step in range(top - high + 1))
    else:
        raise NotationError(f"{name[:40]!r} leads nowhere: between the ends the lower card goes up, or both cards do")


def _of_class(kind: Class, name: str, pack: int) -> Iterator[int]:
    high, low, suits = kind
    for rank in (high, low):
        if not pack >> rank & 1:
            raise NotationError(f"the {RANKS[rank]} of {name[:40]} is not in the pack of {pack.bit_count()} cards")
    for one in _SUITS:
        for other in _SUITS:
            wanted = {"s": one == other, "o": one != other, "": True}[suits]
            if wanted and (high != low or one < other):
                yield 1 << one + high | 1 << other + low
