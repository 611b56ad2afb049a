"""Tricks: deals played at random beside other libraries.

Oh Hell is eight cards each to four players, from 36: dealt, trump turned, bid, played and scored. OpenSpiel does it in
C++, one call a deal, with its own random players; from Python, where Python asks for the legal actions and chooses; and
as the playouts of its search, from the first bid of a deal that lies there. The core's playouts begin after the bids.
colver's are of Belote, eight tricks from a deal that is dealt and bid; beside them stand whole deals of raspisnoy, nine
cards each, with the joker and all that may be said with it, by the rules `hall`. The core does thousands in a call.
Exact play is max^n with all cards open, of 20 deals of five cards to each of four seats by the same rules; beside it
stands max^n as it is written in a book, which remembers nothing and goes through every move. It finds the same values.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from statistics import median
from typing import Any

from bench.peers.timing import Contest, Line, Pace, Side, held, near, peer
from kozyr import games
from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, points
from kozyr.games.raspisnoy.playouts import dealt_at_random, random_deals
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.kernel import tricks
from kozyr.kernel.solving import solve

SEATS, CARDS = 4, 8
OH_HELL = {"players": SEATS, "num_suits": 4, "num_cards_per_suit": 9, "num_tricks_fixed": CARDS, "points_per_trick": 1}
BONUS = 10
"""What OpenSpiel pays for a bid that is made."""
PACK = [16 * suit + rank for suit in range(4) for rank in range(4, 13)]
BATCH, PLAYOUTS, MANY = 200, 2000, 8192
"""Deals in a piece of work there and here."""
OpenDeal = tuple[tricks.PackedRules, tricks.PackedDeal, Sequence[Sequence[int]]]
EXACT = 20
"""Deals that are solved."""
FEWER = 2.0
"""How many times as many positions plain max^n is to enter."""
APART = 0.7
"""By how much the mean points of two such pieces of work may differ by chance."""


def lines(pace: Pace) -> Iterator[Line]:
    whole = ours_whole()
    contests = (
        Contest("Oh Hell, whole deals", "deals", whole, in_cpp(Random(1)), 10, near(APART)),
        Contest("Oh Hell, whole deals", "deals", whole, from_python(Random(1)), None, near(APART)),
        Contest("Oh Hell, playouts", "deals", ours_playouts(), playouts(Random(1)), None, lambda *_: True),
        Contest("raspisnoy with a joker", "deals", ours_raspisnoy(), belote(), 1 / 1.06, lambda *_: True),
    )
    yield from (held(contest, pace) for contest in contests)
    yield from exact(pace)


def exact(pace: Pace) -> Iterator[Line]:
    """Positions entered and time taken by max^n, with all that it knows and plainly."""
    asked = [open_deal(number) for number in range(EXACT)]
    clever, plain = ([solve(*deal, plain=plain, most_visited=10**9) for deal in asked] for plain in (False, True))
    assert [one.moves for one in clever] == [one.moves for one in plain]
    here, there = ([one.visited for one in side] for side in (clever, plain))
    times = median(all_of_it / few for few, all_of_it in zip(here, there, strict=True))
    shown = f"{median(here):,.0f} positions", "plain max^n", f"{median(there):,.0f} positions"
    yield Line("max^n", *shown, times, f"{FEWER:g}", times >= FEWER)
    ours = Side("Kozyr", partial(all_solved, asked, False), EXACT)
    theirs = Side("plain max^n", partial(all_solved, asked, True), EXACT)
    yield held(Contest("max^n", "ms", ours, theirs, None, near(0)), Pace(1, 0.0))


def all_solved(asked: Sequence[OpenDeal], plain: bool) -> int:
    """Solves the deals; how much the first seat is paid in all of them."""
    found = [solve(*deal, plain=plain, most_visited=10**9).values for deal in asked]
    return sum(values[0] for values in found if values)


def open_deal(number: int) -> OpenDeal:
    """Rules, a deal of five cards after its bids, and what each seat is paid, for the core."""
    rules = games.load("raspisnoy").rules("hall", {})
    state = dealt_at_random(rules, slot_of(rules, 5), Random(number))
    assert state.deal
    return compile_rules(rules), compile_deal(rules, state.deal), points(rules, state.deal)


def slot_of(rules: Rules, cards: int) -> int:
    """The first deal of the schedule with so many cards."""
    return next(at for at, slot in enumerate(schedule(rules), 1) if slot.cards == cards)


def ours_whole() -> Side:
    """Oh Hell as OpenSpiel has it; the answer is the mean of the points of a seat."""
    rules, shape = oh_hell_rules(), tricks.pack_shape(PACK, SEATS, CARDS, hook=False)
    paid = [[took + BONUS * (took == bid) for took in range(CARDS + 1)] for bid in range(CARDS + 1)]

    def work() -> float:
        return sum(tricks.random_deals(rules, shape, paid, MANY, seed=1).points) / MANY / SEATS

    return Side("Kozyr", work, MANY)


def oh_hell_rules() -> tricks.PackedRules:
    return tricks.pack_rules(must_trump=False)


def ours_playouts() -> Side:
    rules = oh_hell_rules()
    deal = tricks.deal_logs(rules, tricks.pack_shape(PACK, SEATS, CARDS), 1, seed=1)[0].deal
    return Side("Kozyr", lambda: tricks.playouts(rules, deal, MANY, seed=1), MANY)


def ours_raspisnoy() -> Side:
    rules = games.load("raspisnoy").rules("hall", {})
    number = slot_of(rules, 9)
    return Side("Kozyr", lambda: random_deals(rules, number, MANY, seed=1), MANY)


def in_cpp(rng: Random) -> Side | str:
    library = peer("pyspiel")
    if library is None:
        return "OpenSpiel, in C++"
    game = library.load_game("oh_hell", OH_HELL)
    players = [library.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]

    def deal() -> float:
        return float(sum(library.evaluate_bots(game.new_initial_state(), players, rng.randrange(2**30))))

    return Side("OpenSpiel, in C++", lambda: sum(deal() for _ in range(BATCH)) / BATCH / SEATS, BATCH)


def from_python(rng: Random) -> Side | str:
    library = peer("pyspiel")
    if library is None:
        return "OpenSpiel, from Python"
    game = library.load_game("oh_hell", OH_HELL)

    def deal() -> float:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return float(sum(state.returns()))

    return Side("OpenSpiel, from Python", lambda: sum(deal() for _ in range(BATCH)) / BATCH / SEATS, BATCH)


def playouts(rng: Random) -> Side | str:
    library = peer("pyspiel")
    if library is None:
        return "OpenSpiel, in C++"
    game = library.load_game("oh_hell", OH_HELL)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    evaluator = library.RandomRolloutEvaluator(PLAYOUTS, 1)
    search = library.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
    return Side("OpenSpiel, in C++", lambda: search.step(state), PLAYOUTS)


def belote() -> Side | str:
    library = peer("colver")
    if library is None:
        return "colver"
    deal: Any = library.Env.deal(0, 1)
    while deal.phase() == 0:
        deal.step(deal.bid_improved())
    return Side("colver", lambda: deal.rollout(PLAYOUTS), PLAYOUTS)
