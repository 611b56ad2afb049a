"""What can happen in a match by given rules: which deals have bids, a hook, a trump, a stock."""

from kozyr.games.raspisnoy.bidding import BIDDING_KINDS
from kozyr.games.raspisnoy.rules import PACK_SIZE, Rules, Slot, schedule

Slots = tuple[Slot, ...]


def with_bids(rules: Rules) -> Slots:
    """The deals that are bid on."""
    return tuple([slot for slot in schedule(rules) if slot.kind in BIDDING_KINDS])


def with_hook(rules: Rules) -> Slots:
    """The deals in which the dealer's bid is bound (RP-32, RP-62)."""
    if not rules.hook:
        return ()
    return tuple([slot for slot in with_bids(rules) if slot.kind != "blind" or rules.hook_in_blind])


def dealt_out(rules: Rules) -> Slots:
    """The deals that may have a trump and leave no stock to turn it from (RP-27)."""
    return tuple([slot for slot in _may_have_trump(rules) if slot.cards * rules.seats == PACK_SIZE])


def with_stock(rules: Rules) -> Slots:
    """The deals whose trump is turned up (RP-26)."""
    return tuple([slot for slot in _may_have_trump(rules) if slot.cards * rules.seats < PACK_SIZE])


def with_trump(rules: Rules) -> Slots:
    """All deals that have a trump, unless the joker shows none."""
    return with_stock(rules) + (dealt_out(rules) if rules.trump_full_deal != "none" else ())


def _may_have_trump(rules: Rules) -> Slots:
    return tuple([slot for slot in schedule(rules) if slot.kind != "no_trump"])


def may_pass_thrice(rules: Rules) -> bool:
    """Whether there are bids enough for a third pass in a row (RP-34)."""
    return len(with_bids(rules)) > 2


def hook_meets_third_pass(rules: Rules) -> bool:
    """Whether the hook can leave only the pass that would be the third: with one card each, after two bids (RP-A3)."""
    hooked = with_hook(rules)
    later = with_bids(rules)[2:]
    return any(slot.cards == 1 and slot in hooked for slot in later)
