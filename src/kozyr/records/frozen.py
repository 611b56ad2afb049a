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
            "first_dealer": "high_card",
            "ladder": "full",
            "specials": ("blind", "golden", "misere", "no_trump"),
            "trump_full_deal": "drawn",
            "hook": True,
            "hook_in_blind": False,
            "three_passes": False,
            "must_trump": True,
            "golden_per_trick": 20,
            "misere_per_trick": 10,
            "misere_clean": 0,
            "special_multiplier": 1,
            "all_tricks": "off",
            "all_tricks_in_specials": False,
            "all_tricks_from": 2,
            "review": "own",
            "price": 0,
            "settlement": "winner",
        }
    }
}
