"""One hand of Palace Poker, as an evening plays it (play.evening.Hands)."""

from typing import Any, Literal

from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.palace.battle import answer, answers, attack, raise_refusal
from kozyr.games.palace.dealing import begin, deal_banners, deal_palaces, loose, renew
from kozyr.games.palace.ending import proceed
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Action, Attack, Buy, Discard, Hand, Keep, Raise, Stay, Step
from kozyr.games.palace.turns import buy, discard, keep, keep_choices, options, recruit, rest
from kozyr.games.palace.turns import refusal as turn_refusal
from kozyr.play.betting import Call, Fold
from kozyr.play.choices import Amount, Choices, One, Shuffle, Shuffled, allows
from kozyr.play.game import DEALER, OVER, Why
from kozyr.play.hall import BuyIns

__all__ = ["apply", "begin", "buyins", "cards", "first_dealer", "legal", "refusal", "stacks", "turn"]


def buyins(rules: Rules) -> BuyIns:
    """Buy-ins are reckoned in small bets (HX-A10)."""
    return BuyIns(rules.buyin_min * rules.small_bet, rules.buyin_max * rules.small_bet)


def first_dealer(rules: Rules) -> Literal["high_card", "lot", "host"]:
    """Cards are drawn, and the highest deals (PP-5)."""
    return "high_card"


def cards(rules: Rules) -> tuple[Card, ...]:
    """The pack (PP-3)."""
    return rules.cards


def stacks(hand: Hand) -> tuple[int, ...]:
    """What each seat has behind."""
    return hand.stacks


def turn(rules: Rules, hand: Hand) -> int:
    """The seat that acts now, or DEALER or OVER."""
    match hand.stage:
        case "banners" | "palaces" | "renewal":
            return DEALER
        case "turn":
            return hand.mover
        case "battle":
            assert hand.battle is not None
            return hand.battle.seat
        case "keep":
            return hand.keeper
        case "over":
            return OVER


def legal(rules: Rules, hand: Hand) -> Choices:
    """What may be done now."""
    match hand.stage:
        case "banners" | "palaces":
            return (Shuffle(loose(hand)),)
        case "renewal":
            return (Shuffle(hand.discards),)
        case "turn":
            return options(rules, hand)
        case "battle":
            assert hand.battle is not None
            return answers(rules, hand, hand.battle)
        case "keep":
            return keep_choices(rules, hand)
        case "over":
            return ()


def refusal(rules: Rules, hand: Hand, action: Any) -> Why | None:
    """Why `action` is not allowed now; None when it is."""
    choices = legal(rules, hand)
    if allows(choices, action):
        return None
    why = None
    match action:
        case Attack() | Buy() | Discard() | Stay() if hand.stage == "turn":
            why = turn_refusal(rules, hand, action)
        case Raise() if hand.battle is not None:
            why = raise_refusal(rules, hand, hand.battle)
        case Keep(cards=named) if hand.stage == "keep" and len(named) > rules.max_soldiers:
            return Why("why-palace-keep", {"most": rules.max_soldiers})
    return why or _amount_refusal(choices, action) or Why("why-not-now")


def _amount_refusal(choices: Choices, action: Any) -> Why | None:
    """What sums there may be, for a bet or a raise that is allowed with another."""
    if not isinstance(action, Attack | Raise):
        return None
    for choice in choices:
        match choice:
            case Amount(make=make, lo=lo, hi=hi) if _same_but_amount(make, action):
                return Why("why-amount-between", {"least": lo, "most": hi})
            case One(action=only) if _same_but_amount(only, action):
                return Why("why-amount-one", {"amounts": str(only.amount)})
    return None


def _same_but_amount(one: Any, other: Attack | Raise) -> bool:
    return type(one) is type(other) and replace(one, amount=other.amount) == other


def apply(rules: Rules, hand: Hand, action: Action) -> Step:
    """The hand after a legal action, its checks and the next turn (PP-A21)."""
    hand, events = _act(rules, hand, action)
    if hand.stage in ("palaces", "banners", "renewal", "battle"):
        return hand, events
    after, more = proceed(rules, hand)
    return after, events + more


def _act(rules: Rules, hand: Hand, action: Action) -> Step:
    match action:
        case Shuffled(cards=shuffled):
            return _shuffled(hand, shuffled)
        case Fold() | Call() | Raise() if hand.battle is not None:
            return answer(rules, hand, action)
        case Attack():
            return attack(rules, hand, action)
        case Buy():
            return buy(rules, hand)
        case Keep():
            return keep(hand, action)
        case Discard():
            return discard(rules, hand, action)
        case Stay() | Fold():
            return rest(hand, action)
        case _:
            raise AssertionError("what is not allowed never gets here")


def _shuffled(hand: Hand, shuffled: tuple[Card, ...]) -> Step:
    if hand.stage == "banners":
        return deal_banners(hand, shuffled)
    if hand.stage == "palaces":
        return deal_palaces(hand, shuffled)
    after, renewed = renew(hand, shuffled)
    after, recruited = recruit(after)
    return after, renewed + recruited
