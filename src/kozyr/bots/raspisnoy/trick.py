"""The trick on the table: who holds it, and the odds that a card takes it (RP-42, RP-43)."""

from msgspec import Struct

from kozyr.bots.raspisnoy.sight import Sight
from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.joker import named_suit, stays_high
from kozyr.games.raspisnoy.state import Played
from kozyr.games.raspisnoy.trick import face
from kozyr.play.tricks import strength

KEEN, IDLE, LOST = 0.9, 0.25, 0.6
"""How willingly a seat takes a trick that it could leave: while it wants more, when it has its number, when over."""
JOKER_KEEN = 0.35
"""How likely the joker's owner spends it on just this trick."""
HIGHEST = 99


class Table(Struct, frozen=True):
    """The suit led, the seat that holds the trick with what strength (HIGHEST: the joker), None before the lead, and
    for each opponent still to play how willing he is."""

    led: Suit | None
    holder: int | None
    best: int
    later: tuple[float, ...]
    later_seats: tuple[int, ...]


def table(seat: int, trick: tuple[Played, ...], trump: Suit | None, seats: int, wants: tuple[int, ...]) -> Table:
    """The trick as `seat` meets it; `wants` are the tricks that each seat still wants (negative: too many taken)."""
    behind = tuple((seat + step) % seats for step in range(1, seats - len(trick)))
    later = tuple(_willing(wants[other]) for other in behind)
    if not trick:
        return Table(None, None, -1, later, behind)
    first = trick[0]
    led = first.card.suit if first.says is None else named_suit(first.says, trump)
    holder, best = first.seat, -1
    for played in trick:
        power = _power(played, led, trump)
        if power > best:
            holder, best = played.seat, power
    return Table(led, holder, best, later, behind)


def _power(played: Played, led: Suit | None, trump: Suit | None) -> int:
    if stays_high(played.says):
        return HIGHEST
    card = face(played)
    return -1 if card is None else strength(card, led, trump)


def _willing(wants: int) -> float:
    if wants > 0:
        return KEEN
    return IDLE if wants == 0 else LOST


def holds(seen: Sight, lies: Table, card: Card) -> float:
    """The chance that the natural `card`, played now, takes the trick."""
    led = lies.led or card.suit
    power = strength(card, led, seen.trump)
    if power <= lies.best or power < 0:
        return 0.0
    chance = 1.0
    for willing in lies.later:
        chance *= 1.0 - _beaten(seen, card, led, willing)
    return chance


def _beaten(seen: Sight, card: Card, led: Suit | None, willing: float) -> float:
    """The chance that one opponent still to play beats `card`, which holds the trick."""
    suit = card.suit
    assert suit is not None
    assert led is not None
    absent = 1.0 - seen.near
    out = seen.unseen & suit.bits
    higher = (out & -card.bit).bit_count()
    joker = seen.near * JOKER_KEEN * willing * seen.jokers_out
    if suit is not led:
        void = absent ** (seen.unseen & led.bits).bit_count()
        return joker + void * (1.0 - absent**higher) * (0.5 + 0.5 * willing)
    lower = out.bit_count() - higher
    forced = absent**lower
    over = (1.0 - absent**higher) * (forced + (1.0 - forced) * willing)
    if seen.trump is None or suit is seen.trump:
        return min(1.0, joker + over)
    void = absent ** out.bit_count()
    trumped = void * (1.0 - absent ** (seen.unseen & seen.trump.bits).bit_count())
    return min(1.0, joker + over + trumped)


def nobody_answers(seen: Sight, suit: Suit, later: int) -> float:
    """The chance that nobody has a card of `suit` or a trump, so that a joker led as its lowest takes it (RP-A15)."""
    cards = seen.unseen & (suit.bits | (seen.trump.bits if seen.trump else 0))
    return float((1.0 - seen.near) ** (cards.bit_count() * later))


def nobody_trumps(seen: Sight, suit: Suit, later: int) -> float:
    """The chance that a joker led high in `suit` is not trumped: everybody has the suit, or no trump (RP-51)."""
    if seen.trump is None or suit is seen.trump:
        return 1.0
    absent = 1.0 - seen.near
    void = absent ** (seen.unseen & suit.bits).bit_count()
    armed = 1.0 - absent ** (seen.unseen & seen.trump.bits).bit_count()
    return float((1.0 - void * armed) ** later)
