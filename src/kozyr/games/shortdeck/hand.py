"""One hand: forced bets, two cards each, four rounds of betting with the board between them, the payment (SD-4..SD-12).

These are the functions that kozyr.play.evening wants of a game's hands.
"""

from typing import Any, Literal

from msgspec.structs import replace

from kozyr.cards import Card, pack
from kozyr.games.shortdeck.rules import BOARD, PREFLOP, RIVER, Rules
from kozyr.games.shortdeck.showdown import last_player, showdown
from kozyr.games.shortdeck.state import BoardDealt, Hand, HandEvent, HolesDealt, Step
from kozyr.play import betting, pots
from kozyr.play.choices import Choices, Shuffle, Shuffled, allows
from kozyr.play.dealt import Returned, RoundBegun, acted
from kozyr.play.forced import Seating, post
from kozyr.play.game import DEALER, OVER, Why
from kozyr.play.hall import BuyIns
from kozyr.play.seats import add

SHUFFLES: dict[int, Choices] = {size: (Shuffle(pack(size)),) for size in (36, 52)}


def buyins(rules: Rules) -> BuyIns:
    """From 20 to 100 big blinds as agreed (HX-A10)."""
    return BuyIns(rules.buyin_min * rules.unit, rules.buyin_max * rules.unit)


def first_dealer(rules: Rules) -> Literal["lot"]:
    """The first button is drawn by lot."""
    return "lot"


def cards(rules: Rules) -> tuple[Card, ...]:
    """The pack."""
    return rules.cards


def begin(rules: Rules, seating: Seating) -> Step:
    """A hand after its forced bets and before the shuffle."""
    opening = post(rules.posted, seating)
    live = tuple([stack > 0 for stack in seating.stacks])
    round = betting.begin(
        rules.sizes(PREFLOP),
        rules.cap(len(opening.seats)),
        sum(opening.paid),
        opening.stacks,
        live,
        opening.first,
        opening.bets,
        opening.price,
    )
    return Hand(seating.number, seating.button, opening.seats, opening.paid, round), opening.events


def turn(rules: Rules, hand: Hand) -> int:
    """The seat that acts now, DEALER before the cards, OVER when the hand has been paid."""
    if hand.result is not None:
        return OVER
    return hand.round.waiting[0] if hand.stock else DEALER


def legal(rules: Rules, hand: Hand) -> Choices:
    """What may be done now; nothing after the end."""
    if hand.result is not None:
        return ()
    return betting.legal(hand.round) if hand.stock else SHUFFLES[rules.deck]


def refusal(rules: Rules, hand: Hand, action: Any) -> Why | None:
    """Why `action` is not allowed now; None when it is."""
    if type(action) in betting.BET_ACTIONS and turn(rules, hand) >= 0:
        return betting.refusal(hand.round, action)
    return None if allows(legal(rules, hand), action) else Why("why-not-now")


def stacks(hand: Hand) -> tuple[int, ...]:
    """What each seat has once the hand is over."""
    assert hand.result is not None
    return hand.result.stacks


def apply(rules: Rules, hand: Hand, action: Any) -> Step:
    """The hand after a legal action, and all that follows from it without a further one."""
    if type(action) is Shuffled:
        after = _dealt(hand, action.cards)
        return _go_on(rules, after, (HolesDealt(after.holes), *_begun(after)))
    round = betting.act(hand.round, action)
    after, told = replace(hand, round=round), (acted(hand.round, round, action),)
    return (after, told) if round.waiting else _go_on(rules, after, told)


def _dealt(hand: Hand, stock: tuple[Card, ...]) -> Hand:
    """One card at a time from the left of the button, twice (SD-5)."""
    many = len(hand.seats)
    holes: list[tuple[Card, ...]] = [()] * len(hand.round.stacks)
    for place, seat in enumerate(hand.seats):
        holes[seat] = (stock[place], stock[many + place])
    return replace(hand, stock=stock, holes=tuple(holes))


def _begun(hand: Hand) -> tuple[RoundBegun, ...]:
    return (RoundBegun(hand.street + 1, hand.round.pot),) if hand.round.waiting else ()


def _go_on(rules: Rules, hand: Hand, events: tuple[HandEvent, ...]) -> Step:
    """Through all streets on which nobody can act, to the next decision or to the end (SD-9)."""
    while not hand.round.waiting:
        hand, back = _collected(hand)
        events += back
        if hand.round.live.count(True) == 1:
            after, paid = last_player(hand)
            return after, events + paid
        if hand.street == RIVER:
            after, paid = showdown(rules, hand)
            return after, events + paid
        hand, dealt = _next_street(rules, hand)
        events += dealt
    return hand, events


def _collected(hand: Hand) -> Step:
    """The bets of the round go into the pot; what nobody called goes back (FD-T5)."""
    round = hand.round
    paid = tuple([before + bet for before, bet in zip(hand.paid, round.bets, strict=True)])
    swept = replace(round, bets=(0,) * len(paid))
    back = pots.uncalled(paid, round.live)
    if back is None:
        return replace(hand, paid=paid, round=swept), ()
    seat, amount = back
    swept = replace(swept, stacks=add(round.stacks, seat, amount))
    return replace(hand, paid=add(paid, seat, -amount), round=swept), (Returned(seat, amount),)


def _next_street(rules: Rules, hand: Hand) -> Step:
    """The next cards of the board, without burning one (SD-A11), and a round that begins left of the button (SD-A3)."""
    street, before = hand.street + 1, hand.round
    top = 2 * len(hand.seats) + len(hand.board)
    new = hand.stock[top : top + BOARD[street] - len(hand.board)]
    round = betting.begin(
        rules.sizes(street),
        rules.cap(before.live.count(True)),
        sum(hand.paid),
        before.stacks,
        before.live,
        (hand.button + 1) % len(before.stacks),
    )
    after = replace(hand, street=street, board=hand.board + new, round=round)
    return after, (BoardDealt(new), *_begun(after))
