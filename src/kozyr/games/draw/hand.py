"""A hand of five-card draw as a value with functions, for the evening around it (play.evening.Hands).

Forced bets, five cards each, a betting round, the exchange, a second round, the showdown (FD-16); or the exchange
before a single round (FD-A23), or no exchange at all (FD-A17).
"""

from typing import Any, Literal

from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.draw.dealing import begin_draw, deal, exchange, exchange_refusal, exchanges, renew, renewal
from kozyr.games.draw.limits import cap, draws_first, forced, has_two_rounds, sizes
from kozyr.games.draw.orders import asks_openers, opens
from kozyr.games.draw.paying import first_of_second, pay
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import Draw, FirstActor, Hand, HandEvent, LowNow, Redealt, Step
from kozyr.play import betting, pots
from kozyr.play.betting import BET_ACTIONS, Bet, BetAction, Round
from kozyr.play.choices import Choices, Shuffle, Shuffled, allows, ones
from kozyr.play.dealt import Returned, RoundBegun, acted
from kozyr.play.evening import Lot
from kozyr.play.forced import Posted, Seating, post
from kozyr.play.game import DEALER, OVER, Why
from kozyr.play.hall import BuyIns
from kozyr.play.seats import add

NO_OPENERS = {"jacks": Why("why-openers-jacks"), "better_than_jacks": Why("why-openers-queens")}

# What the evening asks


def buyins(rules: Rules) -> BuyIns:
    """So many antes or big blinds (FD-15, FD-A24)."""
    return BuyIns(rules.buyin_min * rules.unit, rules.buyin_max * rules.unit)


def first_dealer(rules: Rules) -> Literal["high_card", "lot", "host"]:
    """How the first dealer is found (FD-8)."""
    return rules.first_dealer


def cards(rules: Rules) -> tuple[Card, ...]:
    """The pack."""
    return rules.cards


def stacks(hand: Hand) -> tuple[int, ...]:
    """The chips behind; at the end what each seat has."""
    return hand.stacks


def begin(rules: Rules, seating: Seating) -> Step:
    """A hand before the cards: who is dealt in puts in what is forced (FD-11..FD-13)."""
    opening = post(forced(rules), seating)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(seating.stacks)
    hand = Hand(
        number=seating.number,
        button=seating.button,
        seats=opening.seats,
        stage=_before_deal(rules),
        live=tuple([stack > 0 for stack in seating.stacks]),
        stacks=opening.stacks,
        paid=opening.paid,
        bets=opening.bets,
        price=opening.price,
        first=opening.first,
        held=nothing,
        away=nothing,
        drew=(None,) * len(nothing),
        order=rules.order,
    )
    return hand, opening.events


def _before_deal(rules: Rules) -> Literal["lot", "deal"]:
    return "lot" if rules.first_actor == "random" else "deal"


# Whose turn, and what he may do


def turn(rules: Rules, hand: Hand) -> int:
    """The seat that acts now, DEALER, or OVER."""
    match hand.stage:
        case "bet":
            assert hand.round is not None
            return hand.round.waiting[0]
        case "draw":
            return hand.drawing[0]
        case "lot" | "deal" | "stub":
            return DEALER
        case "over":
            return OVER


def legal(rules: Rules, hand: Hand) -> Choices:
    """What may be done now."""
    match hand.stage:
        case "bet":
            assert hand.round is not None
            choices = betting.legal(hand.round)
            return choices[:2] if _cannot_open(rules, hand) else choices
        case "draw":
            return exchanges(rules, hand)
        case "lot":
            return ones([Lot(seat) for seat in hand.seats if hand.live[seat]])
        case "deal":
            return (Shuffle(rules.cards),)
        case "stub":
            return renewal(rules, hand)
        case "over":
            return ()


def _cannot_open(rules: Rules, hand: Hand) -> bool:
    return (
        rules.openers != "none" and asks_openers(rules, hand) and not opens(rules, hand, hand.held[turn(rules, hand)])
    )


def refusal(rules: Rules, hand: Hand, action: Any) -> Why | None:
    """Why an action is not allowed now; None when it is."""
    if hand.stage == "bet" and type(action) in BET_ACTIONS:
        assert hand.round is not None
        if type(action) is Bet and _cannot_open(rules, hand):
            return NO_OPENERS[rules.openers]
        return betting.refusal(hand.round, action)
    if allows(legal(rules, hand), action):
        return None
    if hand.stage == "draw" and type(action) is Draw:
        return exchange_refusal(rules, hand, action)
    return Why("why-not-now")


# What then happens


def apply(rules: Rules, hand: Hand, action: Any) -> Step:
    """The hand after a legal action, and its events."""
    if hand.stage == "bet":
        return _bet(rules, hand, action)
    match action:
        case Lot(seat=seat):
            return replace(hand, first=seat, stage="deal"), (FirstActor(seat),)
        case Shuffled(cards=shuffled) if hand.stage == "deal":
            after, events = deal(rules, hand, shuffled)
            return _then(_after_deal(rules, after), events)
        case Shuffled(cards=shuffled):
            after, events = renew(hand, shuffled)
            return _then(_after_exchange(rules, after), events)
        case Draw(cards=away):
            after, events = exchange(hand, away)
            return _then(_after_exchange(rules, after), events)
        case _:
            raise AssertionError(f"{action} is not legal in the stage {hand.stage}")


def _then(step: Step, before: tuple[HandEvent, ...]) -> Step:
    return step[0], before + step[1]


def _after_deal(rules: Rules, hand: Hand) -> Step:
    if draws_first(rules):
        return begin_draw(rules, hand), ()
    return _begin_round(rules, hand, 1)


def _after_exchange(rules: Rules, hand: Hand) -> Step:
    if hand.stage == "stub" or hand.drawing:
        return hand, ()
    return _begin_round(rules, hand, 1 if rules.draw_before_betting else 2)


def _begin_round(rules: Rules, hand: Hand, number: int) -> Step:
    """A betting round; one in which nobody could answer is over at once (FD-A20)."""
    forced_bets = number == 1 and not hand.again
    first = hand.first if number == 1 else first_of_second(rules, hand)
    round = betting.begin(
        sizes(rules, number),
        cap(rules, hand),
        sum(hand.paid),
        hand.stacks,
        hand.live,
        first,
        hand.bets if forced_bets else (),
        hand.price if forced_bets else 0,
    )
    pot = sum(hand.paid)
    after = replace(hand, stage="bet", round=round, rounds=number)
    if betting.turn(round) is None:
        return _close(rules, after, round)
    return after, (RoundBegun(number, pot),)


def _bet(rules: Rules, hand: Hand, action: BetAction) -> Step:
    before = hand.round
    assert before is not None
    round = betting.act(before, action)
    told = (acted(before, round, action),)
    after = replace(hand, round=round)
    return (after, told) if round.waiting else _then(_close(rules, after, round), told)


def _close(rules: Rules, hand: Hand, round: Round) -> Step:
    """The bets go into the pots, what nobody called goes back, and the hand goes on."""
    paid = tuple([before + bet for before, bet in zip(hand.paid, round.bets, strict=True)])
    after, events = replace(hand, live=round.live, stacks=round.stacks, paid=paid), tuple[HandEvent, ...]()
    if back := pots.uncalled(paid, round.live):
        seat, amount = back
        after = replace(after, paid=add(paid, seat, -amount), stacks=add(round.stacks, seat, amount))
        events = (Returned(seat, amount),)
    return _then(_go_on(rules, after, round), events)


def _go_on(rules: Rules, hand: Hand, round: Round) -> Step:
    if hand.live.count(True) == 1:
        return pay(rules, hand)
    all_checked = hand.rounds == 1 and round.last >= 0 and not round.price
    if all_checked and (step := _nobody_opened(rules, hand)):
        return step
    if hand.rounds == 2 or not has_two_rounds(rules):
        return pay(rules, hand)
    return begin_draw(rules, hand), ()


def _nobody_opened(rules: Rules, hand: Hand) -> Step | None:
    """What comes when all have checked, if it is not just the exchange (FD-35, FD-A18, FD-A21)."""
    behind = sum(live and stack > 0 for live, stack in zip(hand.live, hand.stacks, strict=True))
    if rules.all_check == "redeal" and hand.redeals < rules.max_redeals and behind > 1:
        return _redeal(rules, hand)
    if rules.all_check == "lowball" and not hand.again:
        low = replace(hand, again=True, order=rules.lowball_order)
        return _then(_begin_round(rules, low, 1), (LowNow(low.order),))
    return None


def _redeal(rules: Rules, hand: Hand) -> Step:
    """The same dealer; who has folded stays out, all others put in another ante, or what they have (FD-A18)."""
    dues = [(seat, min(rules.ante, hand.stacks[seat])) for seat in hand.seats if hand.live[seat]]
    stacks, paid = hand.stacks, hand.paid
    for seat, due in dues:
        stacks, paid = add(stacks, seat, -due), add(paid, seat, due)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(hand.held)
    after = replace(
        hand,
        stage=_before_deal(rules),
        stacks=stacks,
        paid=paid,
        held=nothing,
        away=nothing,
        drew=(None,) * len(nothing),
        stub=(),
        turned=None,
        round=None,
        redeals=hand.redeals + 1,
    )
    posts = tuple([Posted(seat, "ante", due) for seat, due in dues if due])
    return after, (Redealt(after.redeals), *posts)
