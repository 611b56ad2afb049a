"""The points of one seat for one deal, with the reason that stands beside them (RP-70..RP-75, GJ-9, OH-1)."""

from msgspec import Struct

from kozyr.games.raspisnoy.rules import DealKind, Rules
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.play.game import Why

UNIT = 10
"""What a trick of a bid made is worth in an ordinary deal (RP-70)."""
PASS_POINTS = 5
OVERTRICK_POINTS = 1
GEORGIAN_UNIT = 50
GEORGIAN_ALL = 100
GEORGIAN_MISSED = 10
OH_HELL_MADE = 10


class Score(Struct, frozen=True):
    """What one seat gets for a deal, and why."""

    points: int
    because: Why


def score(rules: Rules, slot: Slot, bid: int | None, took: int) -> Score:
    """The score of a seat that bid `bid` (None where the deal has no bids) and took `took` tricks."""
    if bid is None:
        return _without_bids(rules, slot.kind, took)
    match rules.scoring:
        case "raspisnoy":
            return _raspisnoy(rules, slot, bid, took)
        case "georgian":
            return _georgian(rules, slot, bid, took)
        case "oh_hell" | "oh_hell_penalty":
            return _oh_hell(rules, bid, took)


def _without_bids(rules: Rules, kind: DealKind, took: int) -> Score:
    """Golden pays for each trick, misère takes for each (RP-63..RP-67); both are never scaled (RP-A50)."""
    if kind == "golden":
        return _scored("score-golden", took * rules.golden_per_trick, took=took, unit=rules.golden_per_trick)
    if took == 0 and rules.misere_clean:
        return _scored("score-misere-clean", rules.misere_clean)
    return _scored("score-misere", -took * rules.misere_per_trick, took=took, unit=-rules.misere_per_trick)


def _raspisnoy(rules: Rules, slot: Slot, bid: int, took: int) -> Score:
    doubled, each = doubles(rules, slot, bid), unit(rules, slot.kind)
    if took > bid:
        over = overtrick_points(rules, slot.kind)
        return _scored("score-over", took * over, bid=bid, took=took, unit=over)
    if took < bid:
        return _under(each, bid, took, doubled and rules.all_tricks == "both")
    if bid == 0:
        return _scored("score-pass", pass_points(rules, slot.kind))
    each *= 2 if doubled else 1
    return _scored("score-made-all" if doubled else "score-made", bid * each, bid=bid, unit=each)


def _under(unit: int, bid: int, took: int, doubled: bool) -> Score:
    each, missing = unit * (2 if doubled else 1), bid - took
    name = "score-under-all" if doubled else "score-under"
    return _scored(name, -each * missing, bid=bid, took=took, missing=missing, unit=each)


def unit(rules: Rules, kind: DealKind) -> int:
    """What a trick of a bid made is worth: ten, times the multiplier in a special deal (RP-75, RP-A10)."""
    return UNIT if kind == "plain" else int(UNIT * rules.special_multiplier)


def pass_points(rules: Rules, kind: DealKind) -> int:
    """What a pass made is worth (RP-71, RP-A50)."""
    return _scaled(rules, kind, PASS_POINTS, rules.special_pass)


def overtrick_points(rules: Rules, kind: DealKind) -> int:
    """What each trick taken is worth to who took too many (RP-72, RP-A50)."""
    return _scaled(rules, kind, OVERTRICK_POINTS, rules.special_over)


def _scaled(rules: Rules, kind: DealKind, points: int, agreed: int | None) -> int:
    if kind == "plain" or rules.multiplier_scope == "units":
        return points
    times = rules.special_multiplier
    return points * int(times) if times == int(times) or agreed is None else agreed


def doubles(rules: Rules, slot: Slot, bid: int) -> bool:
    """Whether a bid is one of all tricks that counts twice (RP-74, RP-A11)."""
    return (
        rules.all_tricks != "off"
        and bid == slot.cards >= rules.all_tricks_from
        and (slot.kind == "plain" or rules.all_tricks_in_specials)
    )


def _georgian(rules: Rules, slot: Slot, bid: int, took: int) -> Score:
    """Exact bids pay by fifties, all tricks by hundreds; none at all after a bid is khishti (GJ-9, GJ-10)."""
    if took == bid == slot.cards:
        return _scored("score-georgian-all", GEORGIAN_ALL * bid, bid=bid, unit=GEORGIAN_ALL)
    if took == bid:
        return _scored("score-georgian-made", GEORGIAN_UNIT * (bid + 1), bid=bid)
    if took == 0 and rules.khishti:
        return _scored("score-khishti", -rules.khishti, bid=bid)
    return _scored("score-georgian-missed", GEORGIAN_MISSED * took, bid=bid, took=took, unit=GEORGIAN_MISSED)


def _oh_hell(rules: Rules, bid: int, took: int) -> Score:
    """A point a trick, ten more for an exact bid; with the penalty a missed bid loses its distance (OH-1, OH-2)."""
    if took == bid:
        return _scored("score-oh-hell-made", OH_HELL_MADE + took, bid=bid)
    if rules.scoring == "oh_hell_penalty":
        return _scored("score-oh-hell-penalty", -abs(bid - took), bid=bid, took=took)
    return _scored("score-oh-hell-missed", took, bid=bid, took=took)


def _scored(name: str, points: int, **args: int) -> Score:
    return Score(points, Why(name, {**args, "points": points}))
