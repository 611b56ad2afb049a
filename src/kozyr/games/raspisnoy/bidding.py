"""The bids: how many tricks one will take, exactly (RP-30..RP-35)."""

from collections.abc import Sequence

from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Deal, Row, State
from kozyr.play.game import Why

BIDDING_KINDS = frozenset({"plain", "blind", "no_trump", "forehead"})
"""Golden and misère have no bids (RP-63, RP-65)."""


def is_bidding(rules: Rules, deal: Deal) -> bool:
    """Whether it is the time for bids: the cards are dealt, or not yet in a blind deal bid before them (RP-61)."""
    if deal.bids[deal.dealer] is not None or deal.kind not in BIDDING_KINDS:
        return False
    if deal.kind == "blind" and rules.blind_bids == "before_deal":
        return True
    return bool(deal.dealt) and not deal.stock


def bidder(deal: Deal) -> int:
    """Who bids now: clockwise from the dealer's left, the dealer last (RP-30)."""
    made = len(deal.bids) - deal.bids.count(None)
    return (deal.dealer + 1 + made) % len(deal.bids)


def legal_bids(state: State, deal: Deal) -> list[int]:
    """The bids open to the seat that bids now; never empty (RP-31, RP-A3)."""
    hooked = forbidden_by_hook(state.rules, deal)
    bids = [tricks for tricks in range(deal.cards + 1) if tricks != hooked]
    if owes_a_bid(state, deal, bidder(deal)) and bids != [0]:
        return [tricks for tricks in bids if tricks]
    return bids


def forbidden_by_hook(rules: Rules, deal: Deal) -> int | None:
    """The number that would make the bids add up to the tricks, which only the dealer may not say (RP-32, RP-A35)."""
    if bidder(deal) != deal.dealer or not rules.hook or (deal.kind == "blind" and not rules.hook_in_blind):
        return None
    rest = deal.cards - _bid_so_far(deal.bids)
    return rest if rest >= 0 else None


def owes_a_bid(state: State, deal: Deal, seat: int) -> bool:
    """Whether the seat passed in its last two deals with bids and so may not pass again (RP-34, RP-A4)."""
    if not state.rules.three_passes:
        return False
    return _last_two_bids(state.sheet, seat) == [0, 0]


def _last_two_bids(sheet: Sequence[Row], seat: int) -> list[int]:
    bids: list[int] = []
    for row in reversed(sheet):
        bid = row.bids[seat]
        if bid is not None:
            bids.append(bid)
            if len(bids) == 2:
                break
    return bids


def _bid_so_far(bids: Sequence[int | None]) -> int:
    return sum(bid for bid in bids if bid is not None)


def bid_refusal(state: State, deal: Deal, tricks: int) -> Why | None:
    """Why the seat that bids now may not bid `tricks`; None when it may."""
    if tricks in legal_bids(state, deal):
        return None
    if not 0 <= tricks <= deal.cards:
        return Why("why-bid-range", {"cards": deal.cards})
    if tricks == forbidden_by_hook(state.rules, deal):
        return Why("why-hook", {"sum": _bid_so_far(deal.bids), "cards": deal.cards, "bid": tricks})
    return Why("why-three-passes")
