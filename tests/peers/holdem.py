"""One hand of hold'em played here and in PokerKit side by side: the same cards and the same random legal actions.

PokerKit counts players from the left of the button on, so that the button is the last one. After every action the turn,
the price of a call and all sizes of a bet or raise must agree, and at the end what everybody has. Where both differ, it
must be for a rule of ours that decides (docs/shortdeck.md); the hand goes on with what both allow.
"""

from collections import Counter
from random import Random
from typing import Any

from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitShortDeckHoldem, NoLimitTexasHoldem

from kozyr.games.shortdeck import hand as hands
from kozyr.games.shortdeck.rules import BOARD, PREFLOP, Rules
from kozyr.games.shortdeck.state import Hand
from kozyr.play import betting
from kozyr.play.betting import Bet, BetAction, Call, Check, Fold, Raise
from kozyr.play.choices import Amount, One, Shuffled
from kozyr.play.forced import Seating
from kozyr.play.game import OVER

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


CAPPED = 4
"""So many bets and raises end the raising in PokerKit's fixed limit."""


class Both:
    """A hand on both sides: ours, and PokerKit's."""

    def __init__(self, rules: Rules, stacks: tuple[int, ...], button: int, rng: Random) -> None:
        self.rules, self.stacks = rules, stacks
        seating = Seating(1, button, stacks)
        self.seats = seating.seats
        ours, _ = hands.begin(rules, seating)
        stock = tuple(rng.sample(rules.cards, len(rules.cards)))
        self.theirs = _begin(rules, [stacks[seat] for seat in self.seats])
        self.ours, _ = hands.apply(rules, ours, Shuffled(stock))
        self.stock = stock
        many = len(self.seats)
        for place in range(many):
            self.theirs.deal_hole(f"{stock[place]}{stock[many + place]}")
        self.needless = 0
        self.go_on()

    def go_on(self) -> None:
        """Gives PokerKit the cards of the board when it asks, and the checks that are needless here, where nobody
        can answer a bet (FD-A20); a burned card is any."""
        while self.theirs.status:
            if self.theirs.actor_index is not None:
                if not self.over and self.theirs.actor_index == self.actor:
                    return
                assert not self.theirs.checking_or_calling_amount, "PokerKit waits for a call"
                assert not self.theirs.can_complete_bet_or_raise_to(), "PokerKit waits for a bet"
                self.theirs.check_or_call()
                self.needless += 1
                continue
            if self.theirs.can_burn_card("??"):
                self.theirs.burn_card("??")
                continue
            lie = sum(map(len, self.theirs.board_cards))
            following = next(many for many in BOARD if many > lie)
            top = 2 * len(self.seats)
            self.theirs.deal_board("".join(self.stock[top + lie : top + following]))

    def act(self, action: BetAction) -> None:
        """The same action on both sides."""
        self.ours, _ = hands.apply(self.rules, self.ours, action)
        match action:
            case Fold():
                self.theirs.fold()
            case Check() | Call():
                self.theirs.check_or_call()
            case Bet(amount=amount) | Raise(amount=amount):
                self.theirs.complete_bet_or_raise_to(amount)
        self.go_on()

    @property
    def actor(self) -> int:
        """Who acts here, as PokerKit counts."""
        return self.seats.index(self.ours.round.waiting[0])

    @property
    def over(self) -> bool:
        return hands.turn(self.rules, self.ours) == OVER


def _begin(rules: Rules, stacks: list[int]) -> Any:
    """PokerKit's hand after the forced bets."""
    antes = rules.ante if rules.forced == "antes" else 0
    forced: Any = (rules.small_blind, rules.unit)
    if rules.forced == "antes":
        forced = {0 if len(stacks) == 2 else -1: rules.ante}  # with two players PokerKit turns the blinds round
    if rules.limit == "limit":
        bets = (rules.unit, 2 * rules.unit)
        return FixedLimitTexasHoldem.create_state(AUTOMATIC, True, antes, forced, *bets, stacks, len(stacks))
    game = NoLimitShortDeckHoldem if rules.deck == 36 else NoLimitTexasHoldem
    return game.create_state(AUTOMATIC, True, antes, forced, rules.unit, stacks, len(stacks))


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
    return (theirs.min_completion_betting_or_raising_to_amount, theirs.max_completion_betting_or_raising_to_amount)


def play_hand(rules: Rules, stacks: tuple[int, ...], button: int, rng: Random) -> Counter[str]:
    """Plays a hand on both sides, and counts what was compared, and the differences by the rule that decides them;
    AssertionError where they differ for no such reason."""
    both, seen = Both(rules, stacks, button, rng), Counter({"hands": 1})
    while not both.over:
        seat, actor = hands.turn(rules, both.ours), both.theirs.actor_index
        assert actor is not None, "PokerKit has ended the hand"
        assert seat == both.seats[actor], f"seat {seat} acts here, {both.seats[actor]} there"
        if _is_short_blind(both):
            return seen + Counter({"HX-A7: a blind posted short leaves the price of a call unchanged": 1})
        assert betting.owed(both.ours.round, seat) == both.theirs.checking_or_calling_amount
        mine, its = sizes(rules, both.ours), their_sizes(both.theirs)
        seen["decisions"] += 1
        if mine != its:
            seen[_sizes_rule(both, mine, its)] += 1
        both.act(_drawn(both, mine if mine == its else None, rng))
    assert not both.theirs.status, "PokerKit goes on"
    if [hands.stacks(both.ours)[seat] for seat in both.seats] != list(both.theirs.stacks):
        _check_odd_chips(both)
        seen["FD-A9: odd chips go one each, in every pot"] += 1
    seen["FD-A20: no round where nobody can bet"] += both.needless
    seen["showdowns"] += both.ours.round.live.count(True) > 1
    return seen


def _is_short_blind(both: Both) -> bool:
    """Whether the live blind was posted short, so that nobody has put in the price; in PokerKit it costs less then."""
    return both.ours.street == PREFLOP and both.ours.round.price > max(both.ours.round.bets)


def _sizes_rule(both: Both, mine: tuple[int, int] | None, its: tuple[int, int] | None) -> str:
    """The rule of ours that decides why a raise is allowed on one side alone."""
    round = both.ours.round
    why = betting.raise_refusal(round, round.waiting[0])
    if mine is None and why is not None:
        if why.id == "why-raise-cap" and both.ours.street == PREFLOP:
            return "FD-A26: the big blind counts as the first bet"
        if why.id == "why-raise-closed":
            return "FD-A7: an all-in below the least bet or raise does not reopen the betting"
    if its is None and both.rules.limit == "limit" and both.theirs.completion_betting_or_raising_count == CAPPED:
        if round.cap is None:
            return "SD-A9: no cap in a round that began with two players"
        return "FD-A26: an all-in below a full step does not count"
    raise AssertionError(f"{mine} here and {its} there: {round}")


def _check_odd_chips(both: Both) -> None:
    """Here every pot has its odd chips, one each from the left of the button; PokerKit joins pots that come to have the
    same players, and gives all odd chips of a pot to one (FD-A9)."""
    result = both.ours.result
    assert result is not None
    least = [both.ours.round.stacks[seat] for seat in range(len(both.stacks))]
    for won in result.won:
        for seat in won.winners:
            least[seat] += won.amount // len(won.winners)
    odd = sum(won.amount % len(won.winners) for won in result.won)
    theirs = dict(zip(both.seats, both.theirs.stacks, strict=True))
    assert odd > 1, f"{result.stacks} here, {theirs} there"
    for seat, stack in theirs.items():
        may_get = odd if any(seat in won.winners for won in result.won) else 0
        assert least[seat] <= stack <= least[seat] + may_get, f"{result.stacks} here, {theirs} there"


def _drawn(both: Both, agreed: tuple[int, int] | None, rng: Random) -> BetAction:
    """A random action that both sides know: PokerKit folds only to a bet."""
    round = both.ours.round
    owes = round.bets[round.waiting[0]] < round.price
    actions: list[BetAction] = [Call(), Call(), Call(), Fold()] if owes else [Check()]
    if agreed is not None:
        least, most = agreed
        make = Raise if round.price else Bet
        actions += [make(least), make(rng.randint(least, most)), make(min(most, least + rng.randint(0, 20)))]
    return rng.choice(actions)
