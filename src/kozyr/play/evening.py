"""An evening of poker hands as one game: people come and go, the button moves, and between hands the hall acts (HX-A7).

It is the same for all poker games. A game gives its hand as a value with functions (`Hands`); here is all that lies
around it: chairs, balances and stacks, who deals first, who is dealt in. A single hand is an evening of one. During a
hand the chairs keep the stacks with which it began; the hand has its own until it ends.
"""

from collections.abc import Callable
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.errors import IllegalAction
from kozyr.play import hall
from kozyr.play.choices import Choices, One, Shuffle, Shuffled, allows, ones
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, HALL, OVER, Why
from kozyr.play.hall import HALL_ACTIONS, Back, BuyIn, BuyIns, Chair, Deal, Dealer, End, HallAction, Leave, Out, Sit
from kozyr.play.match import highest_drawers
from kozyr.play.seats import clockwise, put


class Lot(Struct, frozen=True, tag="lot"):
    """The dealer's action: the lot falls on this seat, for the first deal or for the first turn (FD-8)."""

    seat: int


class Hands(Protocol):
    """A game's hands: a module that deals, bets and pays one hand. Stacks, lists and seats are those of the table.

    `turn` is a seat, DEALER, or OVER when the hand has been paid; `stacks` then are what each seat has.
    """

    def buyins(self, rules: Any) -> BuyIns: ...
    def first_dealer(self, rules: Any) -> Literal["high_card", "lot", "host"]: ...
    def cards(self, rules: Any) -> tuple[Card, ...]: ...
    def begin(self, rules: Any, seating: Seating) -> tuple[Any, tuple[Any, ...]]: ...
    def turn(self, rules: Any, hand: Any) -> int: ...
    def legal(self, rules: Any, hand: Any) -> Choices: ...
    def refusal(self, rules: Any, hand: Any, action: Any) -> Why | None: ...
    def apply(self, rules: Any, hand: Any, action: Any) -> tuple[Any, tuple[Any, ...]]: ...
    def stacks(self, hand: Any) -> tuple[int, ...]: ...


class Evening(Struct, frozen=True):
    """An evening. `button` is -1 before the first deal, `number` the hands begun; `drawing` are the seats that still
    draw for the first deal; `hand` is the one in progress or, until the next deal, the one that has ended."""

    rules: Any
    chairs: tuple[Chair, ...]
    button: int = -1
    number: int = 0
    drawing: tuple[int, ...] = ()
    hand: Any = None
    over: bool = False


# Events


class DrewForDeal(Struct, frozen=True, tag="drew_for_deal"):
    """A seat drew a card for the first deal; all see it."""

    seat: int
    card: Card


class HandBegun(Struct, frozen=True, tag="hand_begun"):
    """A hand begins: its number, the button, and the stacks of those who are dealt in (0 for others)."""

    number: int
    button: int
    stacks: tuple[int, ...]


class HandEnded(Struct, frozen=True, tag="hand_ended"):
    """A hand has been paid: what each seat won, less what it lost, and its stack."""

    number: int
    won: tuple[int, ...]
    stacks: tuple[int, ...]


class EveningEnded(Struct, frozen=True, tag="evening_ended"):
    """What each seat won in the whole evening, less what it lost."""

    won: tuple[int, ...]


Step = tuple[Evening, tuple[Any, ...]]


def start(rules: Any) -> Evening:
    """An evening before anybody came."""
    return Evening(rules, (Chair(),) * rules.seats)


def turn(hands: Hands, state: Evening) -> int:
    """The seat that acts now, or DEALER, HALL, OVER."""
    if state.over:
        return OVER
    if state.drawing:
        return HALL if hands.first_dealer(state.rules) == "host" else DEALER
    mover = OVER if state.hand is None else hands.turn(state.rules, state.hand)
    return HALL if mover == OVER else mover


def legal(hands: Hands, state: Evening) -> Choices:
    """What may be done now."""
    mover = turn(hands, state)
    if state.drawing:
        match hands.first_dealer(state.rules):
            case "high_card":
                return (Shuffle(hands.cards(state.rules)),)
            case "lot":
                return ones([Lot(seat) for seat in state.drawing])
            case "host":
                return ones([Dealer(seat) for seat in state.drawing])
    return _hall_choices(hands, state) if mover in (HALL, OVER) else hands.legal(state.rules, state.hand)


def _hall_choices(hands: Hands, state: Evening) -> Choices:
    if state.over:
        return ()
    buyins = hands.buyins(state.rules)
    around = [choice for seat, chair in enumerate(state.chairs) for choice in hall.offers(chair, seat, buyins)]
    dealing = (One(Deal()),) if sum(chair.plays for chair in state.chairs) > 1 else ()
    return (*dealing, One(End()), *around)


def refusal(hands: Hands, state: Evening, action: Any) -> Why | None:
    """Why `action` is not allowed now; None when it is."""
    return _refusal(hands, state, turn(hands, state), action)


def _refusal(hands: Hands, state: Evening, mover: int, action: Any) -> Why | None:
    if mover >= 0 or (mover == DEALER and not state.drawing):
        return hands.refusal(state.rules, state.hand, action)
    if allows(legal(hands, state), action):
        return None
    if mover == HALL and not state.drawing and isinstance(action, HALL_ACTIONS):
        return hall.refusal(state.chairs, action, hands.buyins(state.rules))
    return Why("why-not-now")


def apply(hands: Hands, state: Evening, action: Any, show: Callable[[Any], str]) -> Step:
    """The state after `action` and its events; IllegalAction, which names it as `show` writes it, when not allowed."""
    mover = turn(hands, state)
    if why := _refusal(hands, state, mover, action):
        raise IllegalAction(f"{show(action)[:40]} is not allowed now: {why.id}", why)
    if state.drawing:
        return _find_dealer(hands, state, action)
    if mover == HALL:
        return _serve(hands, state, action)
    hand, events = hands.apply(state.rules, state.hand, action)
    return _pay(hands, replace(state, hand=hand), events)


def _serve(hands: Hands, state: Evening, action: HallAction) -> Step:
    match action:
        case Deal():
            playing = tuple([seat for seat, chair in enumerate(state.chairs) if chair.plays])
            if state.button < 0:
                return replace(state, drawing=playing), ()
            return _deal(hands, state, next_button(state))
        case End():
            return replace(state, over=True), (EveningEnded(scores(state)),)
        case Sit(seat=seat) | BuyIn(seat=seat) | Out(seat=seat) | Back(seat=seat) | Leave(seat=seat):
            after, event = hall.change(state.chairs[seat], action)
            return replace(state, chairs=put(state.chairs, seat, after)), (event,)
        case Dealer():
            raise AssertionError("a first dealer is named when one is wanted")


def _find_dealer(hands: Hands, state: Evening, action: Any) -> Step:
    """The highest card deals, ties draw again; or the lot or the host decides (FD-8, PP-5)."""
    if not isinstance(action, Shuffled):
        return _deal(hands, replace(state, drawing=()), action.seat)
    drawn = list(zip(state.drawing, action.cards, strict=False))
    left = highest_drawers(drawn, [card for card in action.cards if card.suit is None])
    seen = tuple([DrewForDeal(seat, card) for seat, card in drawn])
    if len(left) > 1:
        return replace(state, drawing=left), seen
    after, events = _deal(hands, replace(state, drawing=()), left[0])
    return after, seen + events


def next_button(state: Evening) -> int:
    """The button moves to the next seat that plays (FD-9, HX-A7)."""
    return clockwise(state.button + 1, tuple([chair.plays for chair in state.chairs]))[0]


def _deal(hands: Hands, state: Evening, button: int) -> Step:
    stacks = tuple([chair.stack if chair.plays else 0 for chair in state.chairs])
    missed = [seat for seat, chair in enumerate(state.chairs) if chair.plays and not chair.played]
    seating = Seating(state.number + 1, button, stacks, tuple(missed) if state.number else ())
    chairs = tuple([replace(chair, played=chair.plays) for chair in state.chairs])
    hand, events = hands.begin(state.rules, seating)
    after = replace(state, chairs=chairs, button=button, number=seating.number, hand=hand)
    return _pay(hands, after, (HandBegun(seating.number, button, stacks), *events))


def _pay(hands: Hands, state: Evening, events: tuple[Any, ...]) -> Step:
    """Gives the chips of a hand that has ended to the chairs."""
    if hands.turn(state.rules, state.hand) != OVER:
        return state, events
    stacks = hands.stacks(state.hand)
    pairs = [(chair, stack if chair.played else chair.stack) for chair, stack in zip(state.chairs, stacks, strict=True)]
    won = tuple([stack - chair.stack for chair, stack in pairs])
    chairs = tuple([replace(chair, stack=stack) for chair, stack in pairs])
    after = replace(state, chairs=chairs)
    return after, (*events, HandEnded(state.number, won, tuple([stack for _, stack in pairs])))


def scores(state: Evening) -> tuple[int, ...]:
    """What each seat has won so far, less what it lost; chips of a hand in progress are still where they were."""
    return tuple([chair.won for chair in state.chairs])


class ChairView(Struct, frozen=True):
    """A chair as all see it: who is away outside the table with how much is nobody's business."""

    taken: bool
    out: bool
    stack: int
    won: int


class TableView(Struct, frozen=True):
    """What a seat may know of the evening around the hand; `balance` is its own, None for a watcher."""

    chairs: tuple[ChairView, ...]
    button: int
    number: int
    drawing: tuple[int, ...]
    balance: int | None


def table_view(state: Evening, seat: int) -> TableView:
    """The evening as `seat` (or WATCHER) sees it."""
    chairs = tuple([ChairView(chair.taken, chair.out, chair.stack, chair.won) for chair in state.chairs])
    balance = state.chairs[seat].balance if seat >= 0 else None
    return TableView(chairs, state.button, state.number, state.drawing, balance)


HallEvent = hall.ChairChanged | DrewForDeal | HandBegun | HandEnded | EveningEnded
"""All of them are heard by all."""
HALL_EVENTS = (hall.ChairChanged, DrewForDeal, HandBegun, HandEnded, EveningEnded)
