"""Hands: whole hands of poker between players who act at random, beside other libraries.

Six seats with 200 chips, blinds 1 and 2, no limit. Each player folds to a bet, calls or makes the least raise, all as
likely, 17 decisions a hand; in draw any set of cards is put away. `core` plays thousands in a call, and `move by move`
Python asks it at each turn; `engine` is the one in Python that the room plays by. PokerKit and RLCard, whose least
raise is half the pot, check what they are asked to do, as the core does; pokerfast and the engine do not. OpenSpiel's
players, in C++, fold, call, bet the pot or all they have, 8 decisions a hand; beside them ours bet any sum that is
allowed, 10 decisions.
"""

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from bench import poker
from bench.peers.timing import Contest, Line, Pace, Side, held, near, peer
from kozyr.sim.hands import random_hands

SEATS, STACK = poker.SEATS, poker.STACK
BATCH, MANY = 50, 8192
"""Hands in a piece of work there, or of the engine, and in the core."""
APART = 5.0
"""By how much the mean decisions of two such pieces of work may differ by chance."""
UNIVERSAL = {
    "betting": "nolimit",
    "bettingAbstraction": "fcpa",
    "numPlayers": SEATS,
    "numRounds": 4,
    "blind": "1 2 0 0 0 0",
    "firstPlayer": "3 1 1 1",
    "numSuits": 4,
    "numRanks": 13,
    "numHoleCards": 2,
    "numBoardCards": "0 3 1 1",
    "stack": " ".join([str(STACK)] * SEATS),
}


def lines(pace: Pace) -> Iterator[Line]:
    texas, square = by_core("hold'em"), near(APART)
    contests = (
        Contest("hold'em, core", "hands", by_core("hold'em", least=False), open_spiel(Random(1)), 1, square),
        Contest("hold'em, core", "hands", texas, pokerfast(Random(1)), None, square),
        Contest("hold'em, core, move by move", "hands", by_moves("hold'em"), pokerfast(Random(1)), 1, square),
        Contest("hold'em, engine", "hands", by_engine("hold'em"), pokerfast(Random(1)), 1, square),
        Contest("hold'em, engine", "hands", by_engine("hold'em"), rlcard(Random(1)), None, square),
        Contest("hold'em, engine", "hands", by_engine("hold'em"), pokerkit("hold'em"), None, square),
        Contest("short deck, engine", "hands", by_engine("short deck"), pokerkit("short deck"), None, square),
        Contest("short deck, core", "hands", by_core("short deck"), pokerkit("short deck"), None, square),
        Contest(
            "five-card draw, engine", "hands", by_engine("five-card draw"), pokerkit("five-card draw"), None, square
        ),
        Contest("five-card draw, core", "hands", by_core("five-card draw"), pokerkit("five-card draw"), None, square),
    )
    yield from (held(contest, pace) for contest in contests)


def by_core(game: str, least: bool = True) -> Side:
    """What every side here answers: the mean number of decisions of a hand."""
    name, rules = "draw" if game == "five-card draw" else "shortdeck", poker.GAMES[game][1]

    def work() -> float:
        stacks = (STACK,) * SEATS
        run = random_hands(name, rules, MANY, seed=1, stacks=stacks, free_folds=False, least=least, threads=1)
        assert run.by == "core"
        return run.totals.decisions / MANY

    return Side("Kozyr", work, MANY)


def by_moves(game: str) -> Side:
    hands, rules, _ = poker.GAMES[game]
    packed, rng = poker.COMPILED[hands].compile_rules(rules), Random(1)
    return batch("Kozyr", lambda: poker.stepped(packed, rng))


def by_engine(game: str) -> Side:
    hands, rules, _ = poker.GAMES[game]
    rng = Random(1)
    return batch("Kozyr", lambda: poker.ours(hands, rules, rng))


def batch(name: str, hand: Callable[[], int]) -> Side:
    """So many hands, each of which tells its decisions."""
    return Side(name, lambda: sum(hand() for _ in range(BATCH)) / BATCH, BATCH)


def pokerkit(game: str) -> Side:
    rng = Random(1)

    def hand() -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return poker.pokerkit(poker.GAMES[game][2], rng)

    return batch("PokerKit", hand)


def pokerfast(rng: Random) -> Side | str:
    library = peer("pokerfast")
    if library is None:
        return "pokerfast"

    def hand() -> int:
        table = library.FastHand(
            player_count=SEATS, small_blind=1, big_blind=2, min_stack=STACK, max_stack=STACK, rng=rng
        )
        decisions = 0
        while not table.done:
            decisions += 1
            may = table.get_action_space()
            actions: list[Callable[[], Any]] = [table.check] if "check" in may else [table.call, table.fold]
            if "min_bet" in may:
                actions.append(partial(table.bet_or_raise, may["min_bet"]))
            rng.choice(actions)()
        return decisions

    return batch("pokerfast", hand)


def rlcard(rng: Random) -> Side | str:
    library = peer("rlcard")
    if library is None:
        return "RLCard"
    actions = peer("rlcard.games.nolimitholdem.round").Action
    table = library.make("no-limit-holdem", {"game_num_players": SEATS, "chips_for_each": STACK, "seed": 1}).game

    def hand() -> int:
        table.dealer_id = rng.randrange(SEATS)
        table.init_game()
        decisions = 0
        while not table.is_over():
            decisions += 1
            may = [actions.CHECK_CALL]
            if max(table.round.raised) > table.round.raised[table.game_pointer]:
                may.append(actions.FOLD)
            if actions.RAISE_HALF_POT in table.get_legal_actions():
                may.append(actions.RAISE_HALF_POT)
            table.step(rng.choice(may))
        return decisions

    return batch("RLCard", hand)


def open_spiel(rng: Random) -> Side | str:
    """Hands in C++, one call each; before they are timed, some from Python to count their decisions."""
    library = peer("pyspiel")
    if library is None:
        return "OpenSpiel, in C++"
    game = library.load_game("universal_poker", UNIVERSAL)
    players = [library.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
    decisions = sum(_decisions(game.new_initial_state(), rng) for _ in range(BATCH)) / BATCH

    def work() -> float:
        for _ in range(BATCH):
            library.evaluate_bots(game.new_initial_state(), players, rng.randrange(2**30))
        return decisions

    return Side("OpenSpiel, in C++", work, BATCH)


def _decisions(state: Any, rng: Random) -> int:
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions
