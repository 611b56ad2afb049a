"""What can happen in a match by given rules: which deals have bids, a hook, a trump and where it comes from."""

from kozyr.games.raspisnoy.bidding import BIDDING_KINDS
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot, schedule
from kozyr.games.raspisnoy.trump import plays_without

Slots = tuple[Slot, ...]


def with_bids(rules: Rules) -> Slots:
    """The deals that are bid on."""
    return tuple([slot for slot in schedule(rules) if slot.kind in BIDDING_KINDS])


def with_hook(rules: Rules) -> Slots:
    """The deals in which the dealer's bid is bound (RP-32, RP-62)."""
    if not rules.hook:
        return ()
    return tuple([slot for slot in with_bids(rules) if slot.kind != "blind" or rules.hook_in_blind])


def may_pass_thrice(rules: Rules) -> bool:
    """Whether there are bids enough for a third pass in a row (RP-34)."""
    return len(with_bids(rules)) > 2


def hook_meets_third_pass(rules: Rules) -> bool:
    """Whether the hook can leave only the pass that would be the third: with one card each, after two bids (RP-A3)."""
    hooked = with_hook(rules)
    later = with_bids(rules)[2:]
    return any(slot.cards == 1 and slot in hooked for slot in later)


def dealt_out(rules: Rules) -> Slots:
    """The deals that leave no stock to turn their trump from (RP-27)."""
    return tuple([slot for slot in _turning(rules) if _takes_all(rules, slot)])


def with_stock(rules: Rules) -> Slots:
    """The deals whose trump is turned up (RP-26)."""
    return tuple([slot for slot in _turning(rules) if not _takes_all(rules, slot)])


def going_round(rules: Rules) -> Slots:
    """The deals whose trump follows the circular order (OV-13)."""
    return _may_have_trump(rules) if rules.trump in ("circular_deal", "circular_trick") else ()


def with_trump(rules: Rules) -> Slots:
    """All deals that have a trump, unless a joker shows none or nobody names one."""
    return with_stock(rules) + (dealt_out(rules) if rules.trump_full_deal != "none" else ()) + going_round(rules)


def shown_by_card(rules: Rules) -> Slots:
    """The deals in which a card shows the trump, so that a joker may show none (RP-28)."""
    full = dealt_out(rules) if rules.trump_full_deal in ("drawn", "last_card") else ()
    return with_stock(rules) + full


def named(rules: Rules) -> Slots:
    """The deals in which a player names the trump (GJ-14)."""
    return dealt_out(rules) if rules.trump_full_deal == "named" else ()


def _turning(rules: Rules) -> Slots:
    return _may_have_trump(rules) if rules.trump == "turned" else ()


def _may_have_trump(rules: Rules) -> Slots:
    return tuple([slot for slot in schedule(rules) if not plays_without(rules, slot.kind)])


def _takes_all(rules: Rules, slot: Slot) -> bool:
    return slot.cards * rules.seats == rules.deck


def most_tricks(rules: Rules) -> int:
    """The tricks of the longest deal."""
    return max(slot.cards for slot in schedule(rules))


def has_premiums(rules: Rules) -> bool:
    """Whether sets are closed with premiums (GJ-11): they need the sets and the points of the Georgian game."""
    return rules.schedule != "ladder" and rules.scoring == "georgian" and rules.premium != "off"
