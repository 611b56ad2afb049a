"""The axes of raspisnoy for a covering array, and what contradicts itself, written from the rulebook (RP-A53, D3)."""

from tests.house.covering import Axes, Contradiction, Row

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


def _most(row: Row) -> int:
    oh_hell = row["scoring"].startswith("oh_hell")
    return (int(row["deck"]) - oh_hell) // int(row["seats"])


CONTRADICTIONS: tuple[Contradiction, ...] = (
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

RASPISNOY = Axes(AXES, CONTRADICTIONS)
