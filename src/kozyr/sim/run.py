"""Matches between bots, with records: `kozyr sim`.

Everything follows from the seed. Each match has chances of its own, drawn from the seed and its number, and in it the
dealer and each seat have theirs: so a match is the same whichever process plays it, and other bots get the same cards.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from os import cpu_count
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Any

from msgspec import Struct

from kozyr import bots, games
from kozyr.bots import BotError
from kozyr.errors import NotationError
from kozyr.play.choices import draw
from kozyr.play.game import DEALER, HALL, OVER
from kozyr.records import SUFFIX, Record, save
from kozyr.sim import hall
from kozyr.sim.tally import Tally, add, count, nothing

FEW = 8
"""So many matches are sooner played than a second process started."""


class Plan(Struct, frozen=True):
    """What is to be played: `games` matches by `rules`, a bot's name for each seat, and where records go (or None). In
    poker a match is an evening of `hands`."""

    game: str
    preset: str
    rules: Any
    bots: tuple[str, ...]
    games: int
    seed: int
    records: str | None = None
    hands: int = 1


def chairs(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """A bot for each seat: those named, or one for all; BotError for another number of them."""
    if len(bots) not in (1, seats):
        raise BotError(f"{len(bots)} bots for {seats} seats: name one for each seat, or one for all")
    return bots if len(bots) == seats else bots * seats


def hands(game: str, evening: int | None) -> int:
    """The hands of each evening: as many as asked for, or one; NotationError where there are no evenings."""
    if evening is not None and game == "raspisnoy":
        raise NotationError("--evening is for poker: a match of raspisnoy ends by itself, and --games counts matches")
    return evening or 1


def chance(plan: Plan, number: int, who: str) -> Random:
    """The chances of one at the table (`dealer` or `seat 2`) in the match `number`."""
    return Random(f"kozyr {plan.game} {plan.seed} {number} {who}")


class Played(Struct, frozen=True):
    """A match that was played: its last state, its record, and how many decisions the seats made."""

    state: Any
    record: Record
    decisions: int


def play(plan: Plan, number: int) -> Played:
    """The match `number`, counted from 1; BotError when a bot cannot play."""
    game = games.load(plan.game)
    state = game.start(plan.rules)
    chooses = [bots.load(name) for name in plan.bots]
    luck = [chance(plan, number, f"seat {seat}") for seat in range(len(chooses))]
    deals = chance(plan, number, "dealer")
    actions, decisions = [], 0
    while (seat := game.turn(state)) != OVER:
        if seat == DEALER:
            action = draw(game.legal(state), deals)
        elif seat == HALL:
            action = hall.act(game.legal(state), state, plan.hands, deals)
        else:
            action = bots.ask(game, plan.bots[seat], chooses[seat], game.view(state, seat), luck[seat])
            decisions += 1
        state, _ = game.apply(state, action)
        actions.append(action)
    record = Record(plan.game, plan.preset, plan.rules, names(plan.bots), tuple(actions), game.scores(state))
    return Played(state, record, decisions)


def names(specs: tuple[str, ...]) -> tuple[str, ...]:
    """What the players of a record are called: their bots, with the seat where a bot has several chairs.

    >>> names(("steady", "random", "random"))
    ('steady', 'random 1', 'random 2')
    """
    return tuple(f"{name} {seat}" if specs.count(name) > 1 else name for seat, name in enumerate(specs))


def record_name(plan: Plan, number: int) -> str:
    """The file of a record: game, seed and number of the match."""
    return f"{plan.game}-{plan.seed}-{number:06d}{SUFFIX}"


def run(plan: Plan, processes: int | None = None) -> Tally:
    """The tally of all matches of a plan; their records are written as they end. The number of processes (None: as the
    machine has cores) changes nothing but the time."""
    for name in plan.bots:
        bots.load(name)
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    total = nothing(len(plan.bots))
    with _hands(plan, processes) as tallies:
        for tally in tallies:
            total = add(total, tally)
    return total


@contextmanager
def _hands(plan: Plan, processes: int | None) -> Iterator[Iterator[Tally]]:
    tasks = ((plan, number) for number in range(1, plan.games + 1))
    wanted = min(processes or _automatic(plan), plan.games)
    if wanted == 1:
        yield map(_one, tasks)
        return
    with Pool(wanted, _leave_interrupts) as pool:
        yield pool.imap(_one, tasks, chunksize=max(1, min(16, plan.games // (4 * wanted))))


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal(SIGINT, SIG_IGN)


def _automatic(plan: Plan) -> int:
    return 1 if plan.games <= FEW else cpu_count() or 1


def _one(task: tuple[Plan, int]) -> Tally:
    plan, number = task
    played = play(plan, number)
    if plan.records is not None:
        save(Path(plan.records) / record_name(plan, number), played.record)
    return count(played.state, played.record.scores or (), played.decisions)


def report(plan: Plan, processes: int | None = None) -> dict[str, Any]:
    """Plays a plan and tells what came out, in the shape of `kozyr sim --json`."""
    began = perf_counter()
    tally = run(plan, processes)
    return {
        "game": plan.game,
        "preset": plan.preset,
        "seats": len(plan.bots),
        "seed": plan.seed,
        "games": plan.games,
        "hands": plan.hands,
        "bots": list(plan.bots),
        "mean": tally.mean(),
        "stderr": tally.stderr(),
        "made": tally.shares_made(),
        "seconds": round(perf_counter() - began, 3),
        "decisions": tally.decisions,
        "records": plan.records,
    }


def _called(report: dict[str, Any]) -> tuple[str, str, str]:
    """What was played, one and many of it, and what is won in it."""
    if report["game"] == "raspisnoy":
        return "match", "matches", "points a match"
    if report["hands"] == 1:
        return "hand", "hands", "chips a hand"
    return "evening", "evenings", "chips an evening"


def tell(report: dict[str, Any]) -> str:
    """The report in lines."""
    one, many, gain = _called(report)
    matches = f"1 {one}" if report["games"] == 1 else f"{report['games']} {many}"
    lines = [f"{matches} of {report['game']}, {report['preset']} rules, {report['seats']} seats, seed {report['seed']}"]
    for seat, bot in enumerate(report["bots"]):
        mean, error, made = report["mean"][seat], report["stderr"][seat], report["made"][seat]
        about = "" if error is None else f" ± {error:.1f}"
        share = "" if made is None else f", {made:.0%} of bids made"
        lines.append(f"seat {seat} {bot}: {mean:.1f}{about} {gain}{share}")
    lines.append(f"{report['decisions']} decisions in {report['seconds']:.1f} s")
    if report["records"] is not None:
        lines.append(f"records in {report['records']}")
    return "\n".join(lines)
