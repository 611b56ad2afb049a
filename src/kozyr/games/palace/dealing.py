"""The dealer's work: banners of many suits, palaces, and the draw pile (PP-7..PP-15, PP-21)."""

from msgspec.structs import replace

from kozyr.cards import Card, pack
from kozyr.games.palace.camp import suit
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import BannerDealt, Hand, HandEvent, PackRanOut, PalacesDealt, PileRenewed, Step
from kozyr.play import pots
from kozyr.play.forced import Forced, Seating, post
from kozyr.play.seats import put

GROUP = 4
"""Players whose banners are of different suits: the first four, the next four, and the last two (PP-9, PP-10)."""
PALACE = 3


def begin(rules: Rules, seating: Seating) -> Step:
    """A hand with its antes paid, in layers where somebody paid short (PP-6, D2)."""
    opening = post(Forced(ante=rules.ante_chips), seating)
    live = tuple([stack > 0 for stack in seating.stacks])
    nobody = (False,) * len(live)
    hand = Hand(
        number=seating.number,
        button=seating.button,
        seats=seating.seats,
        stage="banners",
        stacks=opening.stacks,
        pots=pots.layers(opening.paid, live),
        live=live,
        banners=(None,) * len(live),
        palaces=((),) * len(live),
        soldiers=((),) * len(live),
        calm=nobody,
    )
    return hand, opening.events


def order(hand: Hand) -> tuple[int, ...]:
    """Who is still in, from the dealer's left on."""
    return tuple([seat for seat in hand.seats if hand.live[seat]])


def loose(hand: Hand) -> tuple[Card, ...]:
    """The cards that are nobody's banner: all that a shuffle before the palaces may be of."""
    return tuple([card for card in pack(52) if card not in hand.banners])


def deal_banners(hand: Hand, shuffled: tuple[Card, ...]) -> Step:
    """Banners from the top, cards of a suit that the group has already put aside (PP-9).

    When the pack runs out first, what was put aside is shuffled, and the deal goes on (PP-11).
    """
    waiting = [seat for seat in hand.seats if hand.banners[seat] is None]
    events: list[HandEvent] = []
    wrong: list[Card] = []
    hand = replace(hand, aside=())
    for card in shuffled:
        if not waiting:
            break
        if card.suit in _group_suits(hand, waiting[0]):
            wrong.append(card)
            continue
        seat = waiting.pop(0)
        hand = replace(hand, banners=put(hand.banners, seat, card), aside=(*hand.aside, *wrong))
        events.append(BannerDealt(seat, card, tuple(wrong)))
        wrong.clear()
    if waiting:
        return replace(hand, aside=(*hand.aside, *wrong)), (*events, PackRanOut(waiting[0], tuple(wrong)))
    return replace(hand, stage="palaces"), tuple(events)


def _group_suits(hand: Hand, seat: int) -> set[str]:
    """The suits that are taken in a seat's group."""
    place = hand.seats.index(seat)
    return {suit(hand, other) for other in hand.seats[place - place % GROUP : place]}


def deal_palaces(hand: Hand, shuffled: tuple[Card, ...]) -> Step:
    """Three cards each, one at a time from the dealer's left; the rest is the draw pile (PP-13, PP-15)."""
    seats, palaces = hand.seats, hand.palaces
    dealt = PALACE * len(seats)
    for place, seat in enumerate(seats):
        palaces = put(palaces, seat, shuffled[place : dealt : len(seats)])
    after = replace(hand, stage="turn", aside=(), palaces=palaces, pile=shuffled[dealt:], mover=hand.button)
    return after, (PalacesDealt(palaces),)


def renew(hand: Hand, shuffled: tuple[Card, ...]) -> Step:
    """The discards become the draw pile (PP-21)."""
    return replace(hand, pile=shuffled, discards=()), (PileRenewed(len(shuffled)),)


def leave(hand: Hand, *seats: int) -> Hand:
    """The hand without those who leave it, together where they are several; their palaces go to the discards unseen,
    and whatever else nobody has captured (PP-A14, PP-A15, PP-A19)."""
    for seat in seats:
        flag = hand.banners[seat]
        left_behind = (*hand.palaces[seat], *hand.soldiers[seat], *((flag,) if flag else ()))
        hand = replace(
            hand,
            live=put(hand.live, seat, False),
            calm=put(hand.calm, seat, False),
            discards=(*hand.discards, *left_behind),
            palaces=put(hand.palaces, seat, ()),
            soldiers=put(hand.soldiers, seat, ()),
            banners=put(hand.banners, seat, None),
        )
    return replace(hand, gone=(*hand.gone, seats))
