"""What a seat can work out from its view: the cards not seen yet, who holds how many, and how tight the bids are."""

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Suit, mask_of, pack
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.view import DealView, View


class Sight(Struct, frozen=True):
    """`hand` and `unseen` are masks of natural cards; jokers stand apart: I hold `jokers`, not seen are `jokers_out`.

    `near` is the chance that a given unseen card lies in one given opponent's hand, `others` the opponents' number,
    `left` the cards in my hand, `tight` how many more tricks the table wants than there are, per trick left. `beaten`
    says that trumps beat a joker led in a plain suit, `first` that the first of two high jokers wins.
    """

    hand: int
    unseen: int
    jokers: int
    jokers_out: int
    near: float
    others: int
    left: int
    trump: Suit | None
    leads: bool
    tight: float
    beaten: bool
    first: bool


def sight(view: View, deal: DealView) -> Sight:
    """What the seat of `view` knows; a hand that may not be looked at counts as empty."""
    rules, jokers = view.rules, mask_of(view.rules.jokers)
    hand = mask_of(deal.hand or ())
    out = mask_of(pack(rules.deck)) & ~hand & ~_seen(rules, deal)
    sizes = deal.hand_sizes or (deal.cards,) * rules.seats
    others = rules.seats - 1
    return Sight(
        hand=hand & ~jokers,
        unseen=out & ~jokers,
        jokers=(hand & jokers).bit_count(),
        jokers_out=(out & jokers).bit_count(),
        near=(sum(sizes) - sizes[view.seat]) / (others * max(1, out.bit_count())),
        others=others,
        left=sizes[view.seat],
        trump=deal.trump,
        leads=_leads(view, deal),
        tight=_tight(deal),
        beaten=rules.demand_beaten_by_trump,
        first=rules.two_jokers == "first",
    )


def _seen(rules: Rules, deal: DealView) -> int:
    """The cards on the table, in the tricks this seat may look through, and the trump card unless it was put back."""
    seen = mask_of(played.card for played in deal.trick)
    for trick in deal.review:
        seen |= mask_of(played.card for played in trick.plays)
    if deal.trump_card is not None and not _was_put_back(rules, deal):
        seen |= deal.trump_card.bit
    return seen


def _was_put_back(rules: Rules, deal: DealView) -> bool:
    """Where the whole pack is dealt, the card that showed the trump is in somebody's hand (RP-27, RP-A5)."""
    return deal.cards * rules.seats == rules.deck


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


def after_trick(seen: Sight) -> Sight:
    """The sight as it will be when the trick is over, but for the cards that are still to fall in it."""
    left = seen.left - 1
    return replace(seen, left=max(1, left), near=left / max(1, seen.unseen.bit_count() + seen.jokers_out))
