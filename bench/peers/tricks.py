"""Tricks: deals played at random beside other libraries.

Oh Hell is eight cards each to four players, from 36: dealt, trump turned, bid, played and scored. OpenSpiel does it in
C++, one call a deal, with its own random players; from Python, where Python asks for the legal actions and chooses; and
as the playouts of its search, from the first bid of a deal that lies there. The core's playouts begin after the bids.
colver's are of Belote, eight tricks from a deal that is dealt and bid; beside them stand whole deals of raspisnoy, nine
cards each, with the joker and all that may be said with it, by the rules `hall`. The core does thousands in a call.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.peers.timing import Contest, Line, Pace, Side, held, near, peer
from kozyr import games
from kozyr.games.raspisnoy.playouts import random_deals
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.kernel import tricks

SEATS, CARDS = 4, 8
OH_HELL = {"players": SEATS, "num_suits": 4, "num_cards_per_suit": 9, "num_tricks_fixed": CARDS, "points_per_trick": 1}
BONUS = 10
"""What OpenSpiel pays for a bid that is made."""
PACK = [16 * suit + rank for suit in range(4) for rank in range(4, 13)]
BATCH, PLAYOUTS, MANY = 200, 2000, 8192
"""Deals in a piece of work there and here."""
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
    number = next(at for at, slot in enumerate(schedule(rules), 1) if slot.cards == 9)
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
