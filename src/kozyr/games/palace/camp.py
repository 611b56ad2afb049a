"""A player's camp: banner, soldiers and palace, what an attack costs him, and which of his cards count."""

from kozyr.cards import Card, Suit, mask_of
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Hand
from kozyr.play.ranking import ORDERS, strength

ORDER = ORDERS["standard"]


def standing(hand: Hand) -> tuple[int, ...]:
    """Who is still in, in seat order."""
    return tuple([seat for seat, live in enumerate(hand.live) if live])


def banner(hand: Hand, seat: int) -> Card:
    """The banner of a seat that was dealt in."""
    card = hand.banners[seat]
    assert card is not None
    return card


def suit(hand: Hand, seat: int) -> Suit:
    """The suit of a seat's banner."""
    found = banner(hand, seat).suit
    assert found is not None
    return found


def one_suit(hand: Hand) -> bool:
    """Whether all who are still in have banners of one suit."""
    return len({suit(hand, seat) for seat in standing(hand)}) == 1


def price(rules: Rules, hand: Hand, seat: int) -> int:
    """The least bet of a seat, and its call: soldiers and banner, a small bet for each (PP-26, PP-X1)."""
    return (len(hand.soldiers[seat]) + 1) * rules.small_bet


def can_pay(rules: Rules, hand: Hand, seat: int) -> bool:
    """Whether a seat can pay its least attack."""
    return hand.stacks[seat] >= price(rules, hand, seat)


def cards(hand: Hand, seat: int) -> tuple[Card, ...]:
    """All cards of a seat, the hidden ones first: nine at most (PP-T6)."""
    return (*hand.palaces[seat], banner(hand, seat), *hand.soldiers[seat])


def counted(hand: Hand, seat: int, rival: int) -> tuple[Card, ...]:
    """Those that count against a rival: not the suit of his banner (PP-32)."""
    return tuple([card for card in cards(hand, seat) if card.suit is not suit(hand, rival)])


def winner(hand: Hand, one: int, other: int) -> tuple[int, bool]:
    """Who wins a battle, -1 for nobody, and whether the hands alone decided it (PP-31..PP-34).

    Equal hands are decided by all the cards that each has of his own banner's suit (PP-A6).
    """
    ours, theirs = (_strength(hand, *pair) for pair in ((one, other), (other, one)))
    if ours != theirs:
        return (one if ours > theirs else other), True
    ours, theirs = _own_suit(hand, one), _own_suit(hand, other)
    if ours != theirs:
        return (one if ours > theirs else other), False
    return -1, False


def _strength(hand: Hand, seat: int, rival: int) -> int:
    return strength(mask_of(counted(hand, seat, rival)), ORDER)


def _own_suit(hand: Hand, seat: int) -> int:
    return sum(card.suit is suit(hand, seat) for card in cards(hand, seat))
