"""One hand of five-card draw played here and in PokerKit side by side: the same cards and random legal actions.

PokerKit has no high draw of its own, but one for low; two lines make it ours. It counts players from the left of the
button on. What differs must be for a rule of ours that decides (docs/draw.md); the hand goes on with what both allow.
"""

from collections import Counter
from random import Random
from typing import Any

from pokerkit import NoLimitDeuceToSevenLowballSingleDraw, StandardHighHand

from kozyr.games.draw import hand as hands
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import Draw, Hand
from kozyr.play import betting
from kozyr.play.betting import Bet, BetAction, Call, Check, Fold, Raise
from kozyr.play.choices import Amount, One, Shuffled
from kozyr.play.forced import Seating
from kozyr.play.game import OVER
from tests.peers.holdem import AUTOMATIC

EXCHANGED = 0.4
"""How often a card is put away."""


class FiveCardDraw(NoLimitDeuceToSevenLowballSingleDraw):
    """No-limit draw for the highest hand."""

    hand_types = (StandardHighHand,)


class Both:
    """A hand on both sides: ours, and PokerKit's."""

    def __init__(self, rules: Rules, stacks: tuple[int, ...], button: int, rng: Random) -> None:
        self.rules, self.needless = rules, 0
        seating = Seating(1, button, stacks)
        self.seats = seating.seats
        ours, _ = hands.begin(rules, seating)
        stock = tuple(rng.sample(rules.cards, len(rules.cards)))
        antes = rules.ante if rules.forced == "both" else 0
        blinds = (rules.small_blind, rules.unit)
        began = [stacks[seat] for seat in self.seats]
        self.theirs = FiveCardDraw.create_state(AUTOMATIC, True, antes, blinds, rules.unit, began, len(began))
        self.ours, _ = hands.apply(rules, ours, Shuffled(stock))
        for place in range(len(self.seats)):
            self.theirs.deal_hole("".join(stock[place : 5 * len(self.seats) : len(self.seats)]))
        self.stub = list(stock[5 * len(self.seats) :])
        self.go_on()

    def go_on(self) -> None:
        """Gives PokerKit the new cards when it asks for them, and the checks that are needless here (FD-A20)."""
        while self.theirs.status:
            if self.theirs.can_burn_card("??"):
                self.theirs.burn_card("??")
            elif self.theirs.can_deal_hole():
                player = self.theirs.hole_dealee_index
                assert player is not None
                many = len(self.theirs.hole_dealing_statuses[player])
                self.theirs.deal_hole("".join(self.stub[:many]))
                del self.stub[:many]
            elif self.theirs.actor_index is None or (
                self.ours.stage == "bet" and self.theirs.actor_index == self.actor
            ):
                return
            else:
                assert not self.theirs.checking_or_calling_amount, "PokerKit waits for a call"
                self.theirs.check_or_call()
                self.needless += 1

    def act(self, action: BetAction | Draw) -> None:
        """The same action on both sides."""
        self.ours, _ = hands.apply(self.rules, self.ours, action)
        match action:
            case Draw(cards=cards):
                self.theirs.stand_pat_or_discard("".join(cards))
            case Fold():
                self.theirs.fold()
            case Check() | Call():
                self.theirs.check_or_call()
            case Bet(amount=amount) | Raise(amount=amount):
                self.theirs.complete_bet_or_raise_to(amount)
        self.go_on()

    @property
    def actor(self) -> int:
        """Who bets here, as PokerKit counts."""
        assert self.ours.round is not None
        return self.seats.index(self.ours.round.waiting[0])


def sizes(rules: Rules, hand: Hand) -> tuple[int, int] | None:
    """The least and the greatest sum to which may be bet or raised here; None when none."""
    for choice in hands.legal(rules, hand):
        if isinstance(choice, Amount):
            return choice.lo, choice.hi
        if isinstance(choice, One) and isinstance(choice.action, Bet | Raise):
            return choice.action.amount, choice.action.amount
    return None


def their_sizes(theirs: Any) -> tuple[int, int] | None:
    """The same in PokerKit."""
    if not theirs.can_complete_bet_or_raise_to():
        return None
    return theirs.min_completion_betting_or_raising_to_amount, theirs.max_completion_betting_or_raising_to_amount


def play_hand(rules: Rules, stacks: tuple[int, ...], button: int, rng: Random) -> Counter[str]:
    """Plays a hand on both sides, and counts what was compared, and the differences by the rule that decides them;
    AssertionError where they differ for no such reason."""
    both, seen = Both(rules, stacks, button, rng), Counter({"hands": 1})
    while hands.turn(rules, both.ours) != OVER:
        if both.ours.stage == "draw":
            seen["exchanges"] += 1
            _exchange(both, rng)
        elif both.ours.rounds == 1 and both.ours.round.price > max(both.ours.round.bets):  # type: ignore[union-attr]
            return seen + Counter({"HX-A7: a blind posted short leaves the price of a call unchanged": 1})
        else:
            seen += _compare(both)
            both.act(_drawn(both, rng))
    assert not both.theirs.status, "PokerKit goes on"
    if [both.ours.stacks[seat] for seat in both.seats] != list(both.theirs.stacks):
        odd = sum(won.amount % len(won.winners) for won in both.ours.won)
        gaps = [abs(both.ours.stacks[seat] - stack) for seat, stack in zip(both.seats, both.theirs.stacks, strict=True)]
        assert max(gaps) <= odd, f"{both.ours.stacks} here, {both.theirs.stacks} there"
        seen["FD-A9: odd chips go one each, in every pot"] += 1
    seen["FD-A20: no round where nobody can bet"] += both.needless
    seen["showdowns"] += bool(both.ours.shown)
    return seen


def _exchange(both: Both, rng: Random) -> None:
    """The next to draw puts cards away, as many as the stub still has."""
    seat, drawer = both.ours.drawing[0], both.theirs.stand_patter_or_discarder_index
    assert drawer is not None
    assert both.seats[drawer] == seat
    away = [card for card in both.ours.held[seat] if rng.random() < EXCHANGED]
    both.act(Draw(tuple(away[: len(both.ours.stub)])))


def _compare(both: Both) -> Counter[str]:
    """The turn, the price of a call, and all sizes of a bet or raise."""
    round, actor = both.ours.round, both.theirs.actor_index
    assert round is not None
    assert actor is not None, "PokerKit has ended the round"
    seat = round.waiting[0]
    assert seat == both.seats[actor], f"seat {seat} acts here, {both.seats[actor]} there"
    assert betting.owed(round, seat) == both.theirs.checking_or_calling_amount
    mine, its = sizes(both.rules, both.ours), their_sizes(both.theirs)
    if mine == its:
        return Counter({"decisions": 1})
    why = betting.raise_refusal(round, seat)
    assert mine is None, f"{mine} here and {its} there: {round}"
    assert why is not None
    assert why.id == "why-raise-closed", f"{why} here and {its} there"
    return Counter({"decisions": 1, "FD-A7: an all-in below the least bet or raise does not reopen the betting": 1})


def _drawn(both: Both, rng: Random) -> BetAction:
    """A random action that both sides know: PokerKit folds only to a bet."""
    round = both.ours.round
    assert round is not None
    owes = round.bets[round.waiting[0]] < round.price
    actions: list[BetAction] = [Call(), Call(), Call(), Fold()] if owes else [Check()]
    agreed = sizes(both.rules, both.ours)
    if agreed is not None and agreed == their_sizes(both.theirs):
        least, most = agreed
        make = Raise if round.price else Bet
        actions += [make(least), make(rng.randint(least, most)), make(min(most, least + rng.randint(0, 20)))]
    return rng.choice(actions)
