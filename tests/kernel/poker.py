"""A hand of poker played by the engine and by the core side by side, move by move."""

from collections import Counter
from random import Random
from typing import Any

from kozyr.cards import mask_of
from kozyr.errors import RulesError
from kozyr.games import draw as draw_game
from kozyr.games import shortdeck as shortdeck_game
from kozyr.games.draw import compiled as draw_compiled
from kozyr.games.draw import hand as draw_hands
from kozyr.games.draw.state import Draw
from kozyr.games.shortdeck import compiled as shortdeck_compiled
from kozyr.games.shortdeck import hand as shortdeck_hands
from kozyr.kernel import poker as core
from kozyr.kernel.poker import Act, Wait
from kozyr.play.betting import Bet, BetAction, Call, Check, Fold, Raise
from kozyr.play.choices import Amount, Cards, Choice, Choices, One, Shuffle, Shuffled, draw
from kozyr.play.evening import Lot
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, OVER
from tests.house_rules import random_token

GAMES: dict[str, tuple[Any, Any, Any]] = {
    "draw": (draw_game, draw_hands, draw_compiled),
    "shortdeck": (shortdeck_game, shortdeck_hands, shortdeck_compiled),
}
"""The games, the hands of the engine, and how their rules are compiled."""
LIVELY = {"ante": ("10", "3"), "small_blind": ("5", "2"), "max_redeals": ("1", "2"), "buyin_max": ("500",)}
"""Amounts at which few stacks are all-in at once."""
ACTS: dict[type[BetAction], Act] = {Fold: Act.FOLD, Check: Act.CHECK, Call: Act.CALL, Bet: Act.RAISE, Raise: Act.RAISE}
Legal = tuple[str, Any]
"""What may be done: its kind, and all of it in a form that both sides have."""


def some_rules(game: str, rng: Random) -> Any:
    """A preset with up to half of its fields drawn anew."""
    module = GAMES[game][0]
    while True:
        names = {
            *rng.sample(sorted(module.FIELDS), rng.randint(0, len(module.FIELDS) // 2)),
            *rng.choice(((), ("seats",))),
        }
        tokens = {
            name: rng.choice(LIVELY.get(name) or (random_token(module.FIELDS[name], rng),)) for name in sorted(names)
        }
        try:
            return module.rules(rng.choice(sorted(module.PRESETS)), tokens)
        except RulesError:
            continue


def a_seating(rules: Any, rng: Random) -> Seating:
    """Two to all seats with chips, few or many; some sit out, and some are late."""
    seats, few = rng.choice((rules.seats, rng.randint(2, rules.seats))), rng.random() < 0.5
    unit, most = rules.unit, 10**9 if rng.random() < 0.02 else 200 * rules.unit
    stacks = [rng.randint(1, rng.choice((unit, 9 * unit, most)) if few else most) for _ in range(seats)]
    for seat in range(seats):
        if sum(map(bool, stacks)) > 2 and rng.random() < 0.1:
            stacks[seat] = 0
    playing = [seat for seat, stack in enumerate(stacks) if stack]
    late = tuple(seat for seat in playing if rng.random() < 0.1)
    return Seating(rng.randint(1, 99), rng.choice(playing), tuple(stacks), late)


def play(game: str, rules: Any, seating: Seating, rng: Random) -> Counter[str]:
    """Plays a hand on both sides; what was compared. AssertionError where they differ."""
    _, hands, compiled = GAMES[game]
    seen, done = Counter[str](hands=1), list[Any]()
    hand, _ = hands.begin(rules, seating)
    wild = rng.choice((0.02, 0.1, 0.3))
    twin = core.begin(
        compiled.compile_rules(rules), seating.stacks, seating.button, sum(1 << seat for seat in seating.late)
    )
    while (turn := hands.turn(rules, hand)) != OVER:
        about = f"after {done} by {rules} from {seating}"
        assert twin.turn() == (core.DEALER if turn == DEALER else turn), about
        choices = hands.legal(rules, hand)
        told = allowed(twin)
        assert told == as_told(choices, hand), about
        assert chips(twin) == chips_of(hand), about
        action = some(choices, wild, rng)
        hand, _ = hands.apply(rules, hand, action)
        act(twin, action)
        done.append(action)
        seen[told[0]] += 1
    about = f"after {done} by {rules} from {seating}"
    assert twin.turn() == core.ENDED, about
    end = core.look(twin)
    assert end.stacks == hands.stacks(hand), about
    assert [(amount, sorted(cards_at(winners))) for amount, _, winners in end.pots] == pots_of(hand), about
    seen["showdowns"] += any(hand.shown)
    seen["side pots"] += len(end.pots) > 1
    return seen


def allowed(twin: Any) -> Legal:
    """What the core allows."""
    match Wait(twin.waits()):
        case Wait.BET:
            stay, ranges = twin.bets()
            return "bet", (stay, ranges)
        case Wait.EXCHANGE:
            return "exchange", sorted(twin.exchanges())
        case Wait.DEAL:
            return "deal", twin.deck()
        case Wait.RENEW:
            return "new stub", twin.deck()
        case _:
            return "lot", core.look(twin).live


def as_told(choices: Choices, hand: Any) -> Legal:
    """What the engine allows, in the same form."""
    first = choices[0]
    if isinstance(first, Shuffle):
        return "new stub" if getattr(hand, "stage", "") == "stub" else "deal", mask_of(first.cards)
    if isinstance(first, Cards):
        exchanges = [choice for choice in choices if isinstance(choice, Cards)]
        return "exchange", sorted((mask_of(one.of), one.least, one.most) for one in exchanges)
    assert isinstance(first, One)
    if isinstance(first.action, Lot):
        return "lot", sum(1 << one.action.seat for one in choices if isinstance(one, One))
    assert isinstance(first.action, Fold)
    stay = choices[1]
    assert isinstance(stay, One)
    return "bet", (ACTS[type(stay.action)], tuple(map(_range, choices[2:])))


def _range(choice: Choice) -> tuple[int, int]:
    if isinstance(choice, Amount):
        assert choice.step == 1
        return choice.lo, choice.hi
    assert isinstance(choice, One)
    return choice.action.amount, choice.action.amount


def chips(twin: Any) -> tuple[Any, ...]:
    """Where the chips and the cards lie in the core."""
    seen = core.look(twin)
    behind = seen.stacks, tuple(paid + bet for paid, bet in zip(seen.paid, seen.bets, strict=True))
    return *behind, seen.live, (seen.held, seen.board) if seen.waits not in (Wait.LOT, Wait.DEAL) else None


def chips_of(hand: Any) -> tuple[Any, ...]:
    """The same in a hand of either game."""
    round, waits_to_deal = hand.round, hand.stage in ("lot", "deal") if hasattr(hand, "stage") else not hand.stock
    between = round is None or (hasattr(hand, "stage") and hand.stage != "bet")
    stacks, live = (hand.stacks, hand.live) if between else (round.stacks, round.live)
    bets = (hand.bets if round is None and not hand.redeals else (0,) * len(stacks)) if between else round.bets
    inside = tuple(paid + bet for paid, bet in zip(hand.paid, bets, strict=True))
    held = hand.held if hasattr(hand, "held") else hand.holes
    cards = (tuple(map(mask_of, held)), mask_of(getattr(hand, "board", ()))) if not waits_to_deal else None
    return stacks, inside, sum(1 << seat for seat, still in enumerate(live) if still), cards


def pots_of(hand: Any) -> list[tuple[int, list[int]]]:
    """The pots with their winners, the main pot first."""
    won = hand.result.won if hasattr(hand, "result") else hand.won
    return [(pot.amount, sorted(pot.winners)) for pot in reversed(won)]


def cards_at(seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def some(choices: Choices, wild: float, rng: Random) -> Any:
    """Anything so often, else mostly a check or call, so that hands last, and small sums more often. In an exchange
    often as many cards as may go, so that the stub runs out."""
    first = choices[0]
    if isinstance(first, Cards) and rng.random() < 0.5:
        return Draw(tuple(rng.sample(first.of, first.most)))
    if not (isinstance(first, One) and isinstance(first.action, Fold)) or rng.random() < wild:
        return draw(choices, rng)
    if rng.random() < 0.3 and len(choices) > 2:
        choice = rng.choice(choices[2:])
        lo, hi = _range(choice)
        make = choice.make if isinstance(choice, Amount) else choice.action  # type: ignore[union-attr]
        return type(make)(rng.choice((lo, lo, rng.randint(lo, min(hi, 3 * lo)))))
    return draw(choices[1:2], rng)


def act(twin: Any, action: Any) -> None:
    """The same action in the core."""
    match action:
        case Lot(seat=seat):
            twin.lot(seat)
        case Shuffled(cards=cards):
            twin.shuffle(bytes(card.bit.bit_length() - 1 for card in cards))
        case Draw(cards=cards):
            twin.exchange(mask_of(cards))
        case Bet(amount=amount) | Raise(amount=amount):
            twin.bet(Act.RAISE, amount)
        case _:
            twin.bet(ACTS[type(action)])
