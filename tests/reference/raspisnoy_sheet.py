"""The paper of the naive raspisnoy: which deals a match has, their trump, what they score, who has won and who pays."""

from fractions import Fraction
from typing import Any, NamedTuple

from tests.reference.raspisnoy import House

# The deals


class Plan(NamedTuple):
    """A deal to come: its kind, the cards each, and whether it is the last of a Georgian set."""

    kind: str
    cards: int
    ends_set: bool = False


def most_cards(house: House) -> int:
    """As many cards each as the pack allows; in Oh Hell one stays out (RP-16, OH-1)."""
    left_out = 1 if house["scoring"] in ("oh_hell", "oh_hell_penalty") else 0
    return int(house["deck"] - left_out) // int(house["seats"])


def schedule(house: House) -> list[Plan]:
    """Kind and cards of each deal (RP-15..RP-22, RP-A31, RP-A47, RP-A49, GJ-3, GJ-13)."""
    seats, most, shape = house["seats"], most_cards(house), house["ladder"]
    if house["schedule"] != "ladder":
        nines = [most] * seats
        sets = [list(range(1, most)), nines, list(range(most - 1, 0, -1)), nines]
        sets = [nines] * 4 if house["schedule"] == "nines" else sets
        return [Plan("plain", size, place == len(sizes)) for sizes in sets for place, size in enumerate(sizes, 1)]
    top = {"deck": most, "seats": seats}.get(house["ladder_top"]) or int(house["ladder_top"])
    up, down, falling = list(range(1, top)), list(range(top - 1, 0, -1)), False
    if isinstance(shape, str):
        rising = {"full": up + [top] * seats, "up": up + [top] * seats, "max": [top] * seats, "none": []}[shape]
        falling = shape == "full"
    else:
        rising = list(shape)
    before = [Plan("plain", size) for size in rising]
    after = [Plan("plain", size) for size in down] if falling else []
    specials = [
        Plan(kind, _forehead_hand(house, top) if kind == "forehead" else top)
        for kind in house["specials"]
        for _ in range(seats)
    ]
    return before + specials + after if house["specials_position"] == "before_descent" else before + after + specials


def _forehead_hand(house: House, top: int) -> int:
    usual = "max" if house["forehead_mode"] == "one_card" else "1"
    return top if (house["forehead_hand"] or usual) == "max" else 1


def has_trump(house: House, kind: str) -> bool:
    """Whether a deal of this kind may have a trump at all (RP-68, RP-A7); a circle without a suit never has."""
    never = house["trump"] == "none" or (house["trump"] != "turned" and list(house["circular_order"]) == ["-"])
    return not never and kind != "no_trump" and kind not in house["specials_without_trump"]


def circle_trump(house: House, number: int, trick: int) -> str:
    """The trump of trick `trick` (from 0) of deal `number` (from 1) where trumps go round (OV-13)."""
    step = number - 1
    if house["trump"] == "circular_trick":
        step += trick
    found = house["circular_order"][step % len(house["circular_order"])]
    return "" if found == "-" else str(found)


# The points


def points(house: House, kind: str, cards: int, bid: int | None, took: int) -> int:
    """What one seat scores in a deal (RP-63..RP-67, RP-70..RP-75, GJ-9, GJ-10, OH-1, OH-2)."""
    if kind == "golden":
        return int(house["golden_per_trick"]) * took
    if kind == "misere":
        return int(house["misere_clean"]) if took == 0 else -int(house["misere_per_trick"]) * took
    assert bid is not None
    if house["scoring"] == "georgian":
        return _georgian(house, cards, bid, took)
    if house["scoring"] != "raspisnoy":
        missed = took if house["scoring"] == "oh_hell" else -abs(bid - took)
        return 10 + took if bid == took else missed
    return _raspisnoy(house, kind, cards, bid, took)


def _georgian(house: House, cards: int, bid: int, took: int) -> int:
    if bid >= 1 and took == 0 and house["khishti"]:
        return -int(house["khishti"])
    if bid != took:
        return 10 * took
    return 100 * cards if bid == cards else 50 * bid + 50


def _raspisnoy(house: House, kind: str, cards: int, bid: int, took: int) -> int:
    times = Fraction(1) if kind == "plain" else Fraction(str(house["special_multiplier"]))
    wide = times if house["multiplier_scope"] == "everything" else Fraction(1)
    if took > bid:
        return house["special_over"] * took if wide == Fraction(3, 2) else _whole(wide * took)
    if bid == took == 0:
        return int(house["special_pass"]) if wide == Fraction(3, 2) else _whole(5 * wide)
    reward = loss = 10 * times
    scope = kind == "plain" or house["all_tricks_in_specials"]
    if bid == cards and cards >= house["all_tricks_from"] and scope:
        reward *= 2 if house["all_tricks"] in ("both", "reward") else 1
        loss *= 2 if house["all_tricks"] == "both" else 1
    return _whole(reward * bid if took == bid else -loss * (bid - took))


def _whole(number: Fraction) -> int:
    assert number.denominator == 1, "points are whole numbers (D3)"
    return int(number)


# The premium of a Georgian set


class Line(NamedTuple):
    """A finished deal on the sheet: its number, and the bids, tricks and points of each seat."""

    number: int
    bids: list[Any]
    taken: list[int]
    points: list[int]


def premiums(house: House, lines: list[Line]) -> list[tuple[int, int, int]]:
    """Seat, number of the deal and points added or taken away at the end of a set (GJ-11, GJ-15, GJ-16)."""
    if house["scoring"] != "georgian":
        return []
    seats = range(house["seats"])
    perfect = [seat for seat in seats if all(line.bids[seat] == line.taken[seat] for line in lines)]
    due = []
    for seat in seats:
        strikers = [other for other in perfect if not (house["pairs"] and (other - seat) % 2 == 0)]
        best = _best(house, lines, seat)
        if best is None:
            continue
        if seat in perfect and "double" in house["premium"]:
            due.append((seat, best.number, best.points[seat]))
        if seat not in perfect and strikers and "strike" in house["premium"]:
            due.append((seat, best.number, -best.points[seat]))
    return due


def _best(house: House, lines: list[Line], seat: int) -> Line | None:
    """The earliest of the seat's best deals above 0."""
    counted = lines[:-1] if house["premium_excludes_last"] else lines
    good = [line for line in counted if line.points[seat] > 0]
    top = max((line.points[seat] for line in good), default=0)
    return next((line for line in good if line.points[seat] == top), None)


# The end


def winners(house: House, totals: list[int]) -> list[int]:
    """Who has most, jointly in a tie; pairs win together (RP-77, RP-A25, GJ-12)."""
    sums = _sums(house, totals)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]


def _sums(house: House, totals: list[int]) -> list[int]:
    if not house["pairs"]:
        return totals
    return [totals[seat] + totals[(seat + 2) % 4] for seat in range(4)]


def money(house: House, totals: list[int], last_dealer: int) -> list[int]:
    """What each seat receives (RP-78, RP-A25, RP-A26, RP-A51, GJ-16)."""
    seats, price, received = len(totals), house["price"], [0] * len(totals)
    best, first = max(totals), winners(house, totals)
    if house["pairs"]:
        sums = _sums(house, totals)
        for loser in [seat for seat in range(4) if seat not in first]:
            received[loser] -= price * (max(sums) - sums[loser])
            received[(loser + 1) % 4] += price * (max(sums) - sums[loser])
        return received
    if house["settlement"] == "pairwise":
        return [price * sum(mine - other for other in totals) for mine in totals]
    received = [-price * (best - total) for total in totals]
    pool = -sum(received)
    in_order = [(last_dealer + step) % seats for step in range(1, seats + 1)]
    for turn, seat in enumerate(seat for seat in in_order if seat in first):
        received[seat] += pool // len(first) + (1 if turn < pool % len(first) else 0)
    return received
