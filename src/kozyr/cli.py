"""The one door: `kozyr COMMAND`. It reads the command line and calls whoever does the work; there is no logic here.

What was typed wrongly is answered with one line that names it, and exit status 2.
"""

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from kozyr.errors import KozyrError, NotationError

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

Command = Callable[["Namespace"], int]


def main(words: list[str] | None = None) -> int:
    """Runs a command line; the exit status: 0, 1 for a check that failed, 2 for bad input."""
    for stream in (sys.stdout, sys.stderr):
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    try:
        from kozyr import arguments

        wish = arguments.read(sys.argv[1:] if words is None else words)
        with _warning_in_a_line():
            code = COMMANDS[wish.command](wish)
        print(end="", flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130
    except KozyrError as error:
        return _complain(str(error))
    except MemoryError:
        return _complain("there is not enough memory for this")
    except OSError as error:
        return _complain(f"{error.filename or 'the system'}: {error.strerror or error}")
    return code


def _complain(fault: str) -> int:
    _say(fault)
    return 2


def _say(text: str) -> None:
    if sys.stderr is not None:
        print(f"kozyr: {' '.join(text.split())}", file=sys.stderr)


@contextmanager
def _warning_in_a_line() -> Iterator[None]:
    """Shows what the library warns of as one line, and not where in the source that was."""
    with warnings.catch_warnings():
        warnings.showwarning = lambda message, *_place, **_stream: _say(str(message))
        yield


def _answer(value: Any, as_json: bool, tell: Callable[[Any], str]) -> int:
    import json

    print(json.dumps(value) if as_json else tell(value))
    return 0


def _rules(wish: "Namespace") -> tuple[Any, str, Any]:
    """The game, the preset's name and the rules that a command line asks for."""
    from kozyr import games

    game = games.load(wish.game)
    preset, changes = _agreed(game, wish)
    return game, preset, game.rules(preset, changes)


def _agreed(game: Any, wish: "Namespace") -> tuple[str, dict[str, str]]:
    """The preset to start from and all that is changed in it: by a code, and then by hand."""
    from kozyr import arguments
    from kozyr.play.house import nearest
    from kozyr.records import code

    if wish.start is None:
        preset = game.DEFAULT_PRESET if wish.preset is None else wish.preset
        return preset, arguments.changes(wish)
    name, rules = code.parse(wish.start)
    if name != game.NAME:
        raise NotationError(f"the code {wish.start[:60]!r} is one of {name}")
    preset, changes = nearest(game.PRESETS, rules)
    return preset, changes | arguments.changes(wish)


@contextmanager
def _reading(file: "Path") -> Iterator[None]:
    """Names the file in what is wrong with its record."""
    from kozyr.records import RecordError

    try:
        yield
    except RecordError as error:
        raise NotationError(f"{file}: {error}") from None


def room(wish: "Namespace") -> int:
    from kozyr.room.serve import serve

    serve(wish.host, wish.port, wish.db, wish.origin, keep_days=wish.keep_days)
    return 0


def play(wish: "Namespace") -> int:
    from kozyr import terminal

    _, preset, rules = _rules(wish)
    return terminal.play(wish.game, preset, rules, wish.bots, wish.seed, wish.resume, wish.lang)


def house(wish: "Namespace") -> int:
    from functools import partial

    from msgspec import to_builtins

    from kozyr import games, words
    from kozyr.play.house import differing
    from kozyr.records import code

    game, _, rules = _rules(wish)
    if wish.code:
        return _answer(code.show(game.NAME, rules), wish.json, str)
    document = games.words(wish.game).document
    if wish.diff is None:
        return _answer(to_builtins(rules) if wish.json else document(rules), wish.json, partial(words.show, wish.lang))
    other = game.rules(wish.diff, {})
    if wish.json:
        pairs = differing(rules, other).items()
        return _answer({name: to_builtins({"here": here, "there": there}) for name, (here, there) in pairs}, True, str)
    print(words.show_difference(wish.lang, document(rules), document(other), wish.diff))
    return 0


def _seed(wish: "Namespace") -> int:
    from random import SystemRandom

    return SystemRandom().randrange(10**9) if wish.seed is None else int(wish.seed)


def sim(wish: "Namespace") -> int:
    from kozyr.sim import run

    _, preset, rules = _rules(wish)
    bots = run.chairs(wish.bots, rules.seats)
    hands = run.hands(wish.game, wish.evening)
    plan = run.Plan(wish.game, preset, rules, bots, wish.games, _seed(wish), wish.records, hands)
    return _answer(run.report(plan, wish.processes), wish.json, run.tell)


def match(wish: "Namespace") -> int:
    from msgspec import to_builtins

    from kozyr import games
    from kozyr.sim import match as contest

    preset, changes = _agreed(games.load(wish.game), wish)
    found = contest.match(
        wish.game,
        wish.a,
        wish.b,
        deals=wish.deals,
        seed=_seed(wish),
        preset=preset,
        changes=changes,
        bounds=wish.sprt,
        processes=wish.processes,
    )
    return _answer(to_builtins(found) if wish.json else found, wish.json, contest.show)


def verify(wish: "Namespace") -> int:
    from kozyr.records import check

    report = check.check(wish.files)
    _answer(report, wish.json, check.tell)
    return 1 if report["faults"] else 0


def show(wish: "Namespace") -> int:
    from kozyr import records
    from kozyr.records.page import print_page

    with _reading(wish.file):
        print_page(records.load(wish.file), wish.seat, wish.at)
    return 0


def export(wish: "Namespace") -> int:
    from kozyr import records
    from kozyr.records import export as out

    with _reading(wish.file):
        print(out.FORMS[wish.form](records.load(wish.file)), end="")
    return 0


def rank(wish: "Namespace") -> int:
    from kozyr.play.ranking import comparing

    return _answer(comparing.compare(wish.hands, wish.order, wish.lang), wish.json, comparing.tell)


def equity(wish: "Namespace") -> int:
    from kozyr import arguments
    from kozyr.sim import equity as sought
    from kozyr.sim.equity.bar import bar

    with bar() as progress:
        found = sought.equity(
            wish.game,
            wish.hands,
            preset=wish.preset,
            changes=arguments.changes(wish),
            board=wish.board,
            dead=wish.dead,
            turned=wish.turned,
            exact=wish.exact or None,
            samples=wish.samples,
            precision=wish.precision,
            seed=wish.seed,
            threads=wish.threads,
            progress=progress,
        )
    _answer(sought.told(found), wish.json, sought.tell)
    return 130 if found.partial else 0


def census(wish: "Namespace") -> int:
    from kozyr.sim import census as counting

    _, _, rules = _rules(wish)
    found = counting.census(counting.parse(wish.deal, rules))
    return _answer({"leaves": found.leaves, "sums": found.sums}, wish.json, counting.tell)


COMMANDS: dict[str, Command] = {
    "room": room,
    "play": play,
    "rules": house,
    "sim": sim,
    "match": match,
    "verify": verify,
    "show": show,
    "export": export,
    "rank": rank,
    "equity": equity,
    "census": census,
}
