"""The house rules that a record does not write: the defaults of each format number, frozen.

A record says only what differs from these. When a game changes a default, or grows a field, this table stays what it
was (a new field enters it with the value that plays as before), so that an old record keeps its meaning.
"""

from typing import Any

FORMAT = 1
"""The format that is written."""

DEFAULTS: dict[int, dict[str, dict[str, Any]]] = {
    1: {
        "raspisnoy": {
            "seats": 4,
            "deck": 36,
            "jokers": ("7s",),
            "first_dealer": "high_card",
            "schedule": "ladder",
            "ladder": "full",
            "ladder_top": "deck",
            "specials": ("blind", "golden", "misere", "no_trump"),
            "specials_position": "after",
            "specials_without_trump": (),
            "trump": "turned",
            "trump_full_deal": "drawn",
            "circular_order": ("s", "c", "d", "h"),
            "hook": True,
            "hook_in_blind": False,
            "three_passes": False,
            "blind_bids": "unseen",
            "must_trump": True,
            "must_overtrump": False,
            "must_head": False,
            "joker_follows": "any_time",
            "joker_demands": "any_lead",
            "joker_lowest_trump": True,
            "low_lead_forces_lowest": False,
            "demand_beaten_by_trump": False,
            "joker_as_card": False,
            "two_jokers": "later",
            "forehead_mode": "one_card",
            "forehead_hand": None,
            "scoring": "raspisnoy",
            "golden_per_trick": 20,
            "misere_per_trick": 10,
            "misere_clean": 0,
            "special_multiplier": 1,
            "multiplier_scope": "units",
            "special_pass": None,
            "special_over": None,
            "all_tricks": "off",
            "all_tricks_in_specials": False,
            "all_tricks_from": 2,
            "khishti": 200,
            "premium": "double_and_strike",
            "premium_excludes_last": False,
            "pairs": False,
            "review": "own",
            "price": 0,
            "settlement": "winner",
        }
    }
}
