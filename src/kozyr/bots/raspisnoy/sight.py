"""What a seat can work out from its view: the cards not seen yet, who holds how many, and how tight the bids are."""

from msgspec import Struct

from kozyr.cards import Card, Suit, mask_of, pack
from kozyr.games.raspisnoy.rules import JOKER, PACK_SIZE
from kozyr.games.raspisnoy.view import DealView, View

PACK = mask_of(pack(PACK_SIZE)) & ~JOKER.bit


class Sight(Struct, frozen=True):
    """`hand` and `unseen` are masks of natural cards; the joker stands apart: `joker` is mine, `joker_out` unseen.

    `near` is the chance that a given unseen card lies in one given opponent's hand, `others` the opponents' number,
    `left` the cards in my hand, `tight` how many more tricks the table wants than there are, per trick left.
    """

    hand: int
    unseen: int
    joker: bool
    joker_out: bool
    near: float
    others: int
    left: int
    trump: Suit | None
    leads: bool
    tight: float


def sight(view: View, deal: DealView) -> Sight:
    """What the seat of `view` knows; a hand that may not be looked at counts as empty."""
    hand = mask_of(deal.hand or ())
    seen = hand | _seen(deal)
    unseen = PACK & ~seen
    joker_out = not seen & JOKER.bit
    others = len(deal.hand_sizes) - 1
    held = sum(deal.hand_sizes) - deal.hand_sizes[view.seat]
    return Sight(
        hand=hand & ~JOKER.bit,
        unseen=unseen,
        joker=bool(hand & JOKER.bit),
        joker_out=joker_out,
        near=held / (others * max(1, unseen.bit_count() + joker_out)),
        others=others,
        left=deal.hand_sizes[view.seat],
        trump=deal.trump,
        leads=_leads(view, deal),
        tight=_tight(deal),
    )


def _seen(deal: DealView) -> int:
    """The cards on the table, in the tricks this seat may look through, and the trump card unless it was put back."""
    seen = mask_of(played.card for played in deal.trick)
    for trick in deal.review:
        seen |= mask_of(played.card for played in trick.plays)
    if deal.trump_card is not None and not _was_put_back(deal):
        seen |= deal.trump_card.bit
    return seen


def _was_put_back(deal: DealView) -> bool:
    """Where the whole pack is dealt, the card that showed the trump is in somebody's hand (RP-27, RP-A5)."""
    return deal.cards * len(deal.hand_sizes) == PACK_SIZE


def _leads(view: View, deal: DealView) -> bool:
    return deal.leader == view.seat and not deal.trick


def _tight(deal: DealView) -> float:
    """Tricks wanted beyond those there are, a share of the latter; bids not made yet count as an even share."""
    seats = len(deal.bids)
    even = deal.cards / seats
    if None in deal.bids:
        return sum(bid - even for bid in deal.bids if bid is not None) / deal.cards
    left = deal.cards - sum(deal.taken)
    wanted = sum(max(0, (bid or 0) - took) for bid, took in zip(deal.bids, deal.taken, strict=True))
    return (wanted - left) / left


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether a natural card beats the best natural card of the trick so far (RP-42)."""
    if card.suit is best.suit:
        return card.rank > best.rank
    return card.suit is trump and trump is not None
