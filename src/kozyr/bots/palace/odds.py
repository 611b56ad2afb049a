"""How often a hand wins, were the palaces that the seat has not seen drawn by chance from the cards it has not seen."""

from random import Random

from msgspec import Struct

from kozyr.cards import Card, Suit, mask_of, pack
from kozyr.games.palace.camp import ORDER
from kozyr.games.palace.view import HandView, View
from kozyr.play.ranking import strength

SAMPLES = 40
PALACE = 3


class Odds(Struct, frozen=True):
    """Shares from 0 to 1.

    `beats`: how often a battle against each rival is won; `share`: of the pot in a showdown now; `without`: the same
    once that rival is beaten; `bought`: the same with one more card.
    """

    beats: dict[int, float]
    share: float
    without: dict[int, float]
    bought: float


class Camp(Struct, frozen=True):
    """A rival: his suit, the open cards and, where it is known, the palace, as sets of cards."""

    seat: int
    suit: Suit
    open: int
    palace: int | None


def odds(view: View, hand: HandView, rng: Random) -> Odds:
    """What a seat that is in may expect."""
    own = mask_of(_camp_cards(hand, view.seat)) | mask_of(hand.hand or ())
    suit = _suit(hand, view.seat)
    rivals = [_camp(hand, seat) for seat, live in enumerate(hand.live) if live and seat != view.seat]
    unseen = _unseen(hand, own)
    beats, without = dict.fromkeys((rival.seat for rival in rivals), 0.0), {rival.seat: 0.0 for rival in rivals}
    share = bought = 0.0
    for _ in range(SAMPLES):
        drawn = rng.sample(unseen, min(len(unseen), PALACE * len(rivals) + 1))
        theirs = _drawn(rivals, drawn)
        values = [strength(cards, ORDER) for cards in theirs]
        mine = strength(own, ORDER)
        share += _share(mine, values)
        bought += _share(strength(own | drawn[-1], ORDER), values)
        for place, rival in enumerate(rivals):
            without[rival.seat] += _share(mine, values[:place] + values[place + 1 :])
            beats[rival.seat] += _wins(own, suit, theirs[place], rival.suit)
    return Odds(
        {seat: won / SAMPLES for seat, won in beats.items()},
        share / SAMPLES,
        {seat: won / SAMPLES for seat, won in without.items()},
        bought / SAMPLES,
    )


def _camp_cards(hand: HandView, seat: int) -> tuple[Card, ...]:
    banner = hand.banners[seat]
    return (*hand.soldiers[seat], *((banner,) if banner else ()))


def _suit(hand: HandView, seat: int) -> Suit:
    banner = hand.banners[seat]
    assert banner is not None
    assert banner.suit is not None
    return banner.suit


def _camp(hand: HandView, seat: int) -> Camp:
    fought = hand.fought
    sides = (fought.attacker, fought.defender) if fought else ()
    known = next((side.palace for side in sides if side.seat == seat and side.palace), None)
    return Camp(seat, _suit(hand, seat), mask_of(_camp_cards(hand, seat)), mask_of(known) if known else None)


def _unseen(hand: HandView, own: int) -> list[int]:
    """The cards of which the seat does not know where they are, each as a set of one."""
    seen = own
    for seat in range(len(hand.live)):
        seen |= mask_of(_camp_cards(hand, seat))
    if hand.fought:
        seen |= mask_of((*(hand.fought.attacker.palace or ()), *(hand.fought.defender.palace or ())))
    return [card.bit for card in pack(52) if not card.bit & seen]


def _drawn(rivals: list[Camp], drawn: list[int]) -> list[int]:
    """Each rival's whole hand, his palace drawn where it is not known."""
    return [
        rival.open | (sum(drawn[PALACE * place : PALACE * place + PALACE]) if rival.palace is None else rival.palace)
        for place, rival in enumerate(rivals)
    ]


def _share(mine: int, others: list[int]) -> float:
    best = max(others, default=0)
    return 0.0 if mine < best else 1 / (1 + others.count(mine))


def _wins(own: int, suit: Suit, other: int, their_suit: Suit) -> bool:
    """Whether a battle is won, equal hands by the cards of the own suit (PP-32, PP-34)."""
    if suit is their_suit:
        return False
    mine, theirs = strength(own & ~their_suit.bits, ORDER), strength(other & ~suit.bits, ORDER)
    if mine != theirs:
        return mine > theirs
    return (own & suit.bits).bit_count() > (other & their_suit.bits).bit_count()
