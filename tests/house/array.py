"""A covering array of house rules: every pair of tokens of any two axes stands together in one of its rows.

It is grown greedily, a row at a time: a pair not yet covered is set down, then one axis after another takes the token
that brings the most new pairs with what already stands there. What contradicts itself is left out by the list
`CONTRADICTIONS`, which is written from the rulebook and not asked of the engine.
"""

from collections.abc import Callable
from itertools import combinations, product
from random import Random

UNSET = ""
"""A field that the table leaves open."""

AXES: dict[str, tuple[str, ...]] = {
    "seats": ("2", "3", "4", "5", "6", "7", "8", "9", "10"),
    "deck": ("36", "52", "53", "54"),
    "jokers": ("7s", "none", "6s", "6s,6c", "Ah", "X1", "X1,X2"),
    "first_dealer": ("high_card", "lot", "first_ace"),
    "schedule": ("ladder", "sets", "nines"),
    "ladder": ("full", "up", "max", "none", "1,2,3,3"),
    "ladder_top": ("deck", "seats", "3"),
    "specials": (
        "none",
        "blind",
        "golden,misere",
        "no_trump",
        "forehead",
        "forehead,no_trump,misere,golden,blind",
        "blind,golden,misere,no_trump",
    ),
    "specials_position": ("after", "before_descent"),
    "specials_without_trump": ("none", "blind", "golden,misere", "forehead"),
    "trump": ("turned", "circular_deal", "circular_trick", "none"),
    "trump_full_deal": ("drawn", "last_card", "none", "named"),
    "circular_order": ("s,c,d,h", "h,-,s", "d"),
    "hook": ("yes", "no"),
    "hook_in_blind": ("no", "yes"),
    "three_passes": ("no", "yes"),
    "blind_bids": ("unseen", "before_deal"),
    "must_trump": ("yes", "no"),
    "must_overtrump": ("no", "yes"),
    "must_head": ("no", "yes"),
    "joker_follows": ("any_time", "void_only"),
    "joker_demands": ("any_lead", "first_trick", "off"),
    "joker_lowest_trump": ("yes", "no"),
    "low_lead_forces_lowest": ("no", "yes"),
    "demand_beaten_by_trump": ("no", "yes"),
    "joker_as_card": ("no", "yes"),
    "two_jokers": ("later", "first"),
    "forehead_mode": ("one_card", "all_cards"),
    "forehead_hand": (UNSET, "max", "1"),
    "scoring": ("raspisnoy", "georgian", "oh_hell", "oh_hell_penalty"),
    "golden_per_trick": ("20", "10", "15", "30"),
    "misere_per_trick": ("10", "15", "20", "30"),
    "misere_clean": ("0", "50", "-5"),
    "special_multiplier": ("1", "1.5", "2", "3"),
    "multiplier_scope": ("units", "everything"),
    "special_pass": (UNSET, "7", "8"),
    "special_over": (UNSET, "1", "2"),
    "all_tricks": ("off", "both", "reward"),
    "all_tricks_in_specials": ("no", "yes"),
    "all_tricks_from": ("2", "1", "4"),
    "khishti": ("200", "300", "500", "1000", "0"),
    "premium": ("double_and_strike", "double", "strike", "off"),
    "premium_excludes_last": ("no", "yes"),
    "pairs": ("no", "yes"),
    "review": ("own", "none", "last", "all"),
    "price": ("0", "1", "7"),
    "settlement": ("winner", "pairwise"),
}
"""Every axis with its tokens; of numbers, of lists and of single cards some that differ in kind."""

Row = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]


def _most(row: Row) -> int:
    oh_hell = row["scoring"].startswith("oh_hell")
    return (int(row["deck"]) - oh_hell) // int(row["seats"])


CONTRADICTIONS: tuple[tuple[str, tuple[str, ...], Callable[[Row], bool]], ...] = (
    ("house-fault-oh-hell", ("seats", "scoring"), lambda r: "oh" in r["scoring"] and int(r["seats"]) in (2, 8, 9, 10)),
    (
        "house-fault-small-pack",
        ("seats", "deck", "scoring"),
        lambda r: r["deck"] == "36" and int(r["seats"]) > 6 and "oh" not in r["scoring"],
    ),
    (
        "house-fault-sets",
        ("seats", "schedule"),
        lambda r: r["schedule"] != "ladder" and not 3 <= int(r["seats"]) <= 6,
    ),
    ("house-fault-pairs", ("seats", "pairs"), lambda r: r["pairs"] == "yes" and r["seats"] != "4"),
    (
        "house-fault-printed",
        ("jokers", "deck"),
        lambda r: r["deck"] in ("53", "54") and r["jokers"] != {"53": "X1", "54": "X1,X2"}[r["deck"]],
    ),
    ("house-fault-joker", ("jokers", "deck"), lambda r: r["deck"] in ("36", "52") and "X" in r["jokers"]),
    (
        "house-fault-ladder",
        ("ladder", "schedule", "seats", "deck", "scoring"),
        lambda r: r["schedule"] == "ladder" and "3" in r["ladder"] and _most(r) < 3,
    ),
    (
        "house-fault-top",
        ("ladder_top", "schedule", "seats", "deck", "scoring"),
        lambda r: r["schedule"] == "ladder" and {"seats": int(r["seats"]), "3": 3}.get(r["ladder_top"], 0) > _most(r),
    ),
    (
        "house-fault-no-deal",
        ("ladder", "schedule", "specials"),
        lambda r: (r["schedule"], r["ladder"], r["specials"]) == ("ladder", "none", "none"),
    ),
    (
        "house-fault-trump",
        ("trump", "trump_full_deal"),
        lambda r: "circular" in r["trump"] and r["trump_full_deal"] == "named",
    ),
    (
        "house-fault-halves",
        ("special_multiplier", "multiplier_scope", "special_pass", "special_over"),
        lambda r: (
            (r["special_multiplier"], r["multiplier_scope"]) == ("1.5", "everything")
            and UNSET in (r["special_pass"], r["special_over"])
        ),
    ),
)
"""Each contradiction of the rulebook: the id of its fault, the axes that it reads, and when it stands (RP-A53, D3)."""


def contradictions(row: Row) -> set[str]:
    """The ids of all contradictions of the axes that stand in the row so far."""
    return {name for name, axes, stands in CONTRADICTIONS if row.keys() >= set(axes) and stands(row)}


def every_pair() -> set[Pair]:
    """All pairs of tokens of two axes, the axes in the order of the table."""
    return {
        ((one, first), (other, second))
        for one, other in combinations(AXES, 2)
        for first, second in product(AXES[one], AXES[other])
    }


def pairs_of(row: Row) -> set[Pair]:
    """The pairs that stand in a row."""
    return set(combinations([(axis, row[axis]) for axis in AXES if axis in row], 2))


def can_stand(row: Row) -> bool:
    """Whether the axes that contradictions read can be filled so that a row holds none."""
    if contradictions(row):
        return False
    open_axis = next((axis for axis in CENTRAL if axis not in row), None)
    return open_axis is None or any(can_stand({**row, open_axis: token}) for token in AXES[open_axis])


def covering_array(rng: Random) -> tuple[list[Row], set[Pair]]:
    """Rows without a contradiction in which all pairs stand that can, and the pairs that cannot."""
    wanted = every_pair()
    never = {pair for pair in wanted if not can_stand(dict(pair))}
    wanted -= never
    rows = []
    while wanted:
        row = max((grown(min(wanted), wanted, rng) for _ in range(3)), key=lambda row: len(pairs_of(row) & wanted))
        wanted -= pairs_of(row)
        rows.append(row)
    return rows, never


CENTRAL = list(dict.fromkeys(axis for _, axes, _ in CONTRADICTIONS for axis in axes))
"""The axes that contradictions read; they are filled first."""


def grown(seed: Pair, wanted: set[Pair], rng: Random) -> Row:
    """A row with this pair and as many other wanted ones as a greedy choice finds."""
    while True:
        row = dict(seed)
        rest = [axis for axis in AXES if axis not in CENTRAL]
        for axis in (*rng.sample(CENTRAL, len(CENTRAL)), *rng.sample(rest, len(rest))):
            if axis in row:
                continue
            fitting = [token for token in AXES[axis] if not contradictions({**row, axis: token})]
            if not fitting:
                break
            row[axis] = max(fitting, key=lambda token: (_gain(row, axis, token, wanted), rng.random()))
        else:
            return row


def _gain(row: Row, axis: str, token: str, wanted: set[Pair]) -> int:
    """How many wanted pairs a token makes with what stands in the row."""
    place = PLACES[axis]
    new = (axis, token)
    return sum(((each, new) if PLACES[each[0]] < place else (new, each)) in wanted for each in row.items())


PLACES = {axis: place for place, axis in enumerate(AXES)}
