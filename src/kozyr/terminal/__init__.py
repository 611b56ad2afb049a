"""A game in the terminal against bots: `kozyr play`."""

import os
import sys
from collections import deque
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kozyr import games, records
from kozyr.errors import KozyrError, NotationError
from kozyr.play.game import OVER
from kozyr.records import SUFFIX, Record, phh
from kozyr.words import LANGS, say

BOT = "steady"


def play(
    game: str,
    preset: str,
    rules: Any,
    bots: tuple[str, ...] | None,
    seed: int | None,
    resume: Path | None,
    lang: str | None = None,
) -> int:
    """Plays a match, or goes on with the record `resume`; 0 when the person has left or the match is over.

    KozyrError without a terminal; RecordError, RulesError and BotError as for any game.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        raise KozyrError("kozyr play needs a terminal with a keyboard; for games without one there is kozyr sim")
    if find_spec("termios") is None:
        raise KozyrError(
            "kozyr play needs a terminal of Unix; on Windows play in the browser (kozyr room), or under WSL"
        )
    tongue = lang or language(os.environ)
    record, file = _fresh(game, preset, rules, tongue) if resume is None else _kept(game, rules, resume)
    seat = _sit if record.game == "raspisnoy" else _attend
    return seat(record, chairs(bots, len(record.players)), seed, tongue, file)


def _sit(record: Record, others: tuple[str, ...], seed: int | None, lang: str, file: Path) -> int:
    from rich.console import Console

    from kozyr.terminal.attend import Display, sit
    from kozyr.terminal.evening import Evening
    from kozyr.terminal.keys import keyboard

    evening = Evening(record, others, seed, lang, file)
    console = Console(highlight=False, emoji=False, markup=False)
    with console.screen(hide_cursor=True), keyboard() as read:
        sit(evening, read, Display(console).show)
    print(parting(evening.record, lang, file, len(evening.desk.rows), evening.desk.view.deals))
    return 0


def _attend(record: Record, others: tuple[str, ...], seed: int | None, lang: str, file: Path) -> int:
    """An evening of poker, line by line."""
    from rich.console import Console

    from kozyr.terminal.poker import LEAVE, Table, attend

    console = Console(highlight=False, emoji=False, markup=False)
    table = Table(record, others, seed, lang, file)

    def ask(prompt: str) -> str:
        try:
            return console.input(f"{prompt}\n> ", markup=False)
        except (EOFError, KeyboardInterrupt):
            return LEAVE

    attend(table, ask, console.print)
    if table.record.scores is None:
        print(say(lang, "term-poker-kept", hands=table.hands, game=record.game, file=str(file)))
    else:
        print(say(lang, "term-finished", file=str(file)))
    return 0


def parting(record: Record, lang: str, file: Path, done: int, deals: int) -> str:
    """Where the record is, and how to go on with it."""
    if record.scores is not None:
        return say(lang, "term-finished", file=str(file))
    return say(lang, "term-kept", done=done, deals=deals, game=record.game, file=str(file))


def _fresh(game: str, preset: str, rules: Any, lang: str) -> tuple[Record, Path]:
    others = [say(lang, "term-neighbour", place=place) for place in range(1, rules.seats)]
    return Record(game, preset, rules, (say(lang, "term-you"), *others)), free_name(Path.cwd(), game)


def free_name(folder: Path, game: str) -> Path:
    """The first of GAME-1.kzr, GAME-2.kzr, ... that is not there yet, relative to the folder's own place."""
    number = 1
    while (folder / f"{game}-{number}{SUFFIX}").exists():
        number += 1
    return Path(f"{game}-{number}{SUFFIX}")


def _kept(game: str, rules: Any, file: Path) -> tuple[Record, Path]:
    if file.suffix in phh.SUFFIXES:
        raise NotationError(f"{file} holds hands in PHH: make a record of it with kozyr export --kzr, and resume that")
    record = records.load(file)
    module = games.load(record.game)
    if record.game != game:
        raise NotationError(f"{file} is a record of {record.game}, not of {game}")
    if rules not in (record.rules, module.rules(module.DEFAULT_PRESET, {})):
        raise NotationError(f"{file} has rules of its own: resume it without --preset, --from, --seats and --set")
    last = deque(records.replay(record), maxlen=1)
    if module.turn(last.pop()) == OVER:
        raise NotationError(f"{file} holds a match that is over; kozyr show prints it")
    return record, file


def chairs(bots: tuple[str, ...] | None, seats: int) -> tuple[str, ...]:
    """The bots of the other chairs, from the left of the person: one for all, or one for each."""
    names = bots or (BOT,)
    if len(names) == 1:
        return names * (seats - 1)
    if len(names) != seats - 1:
        raise NotationError(
            f"--bots names {len(names)} bots, but {seats - 1} chairs are free: name one, or one for each"
        )
    return names


def language(environment: Mapping[str, str]) -> str:
    """The language of a terminal's locale, English when it is none of ours.

    >>> language({"LANG": "ru_RU.UTF-8"})
    'ru'
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    tongue = locale.partition("_")[0].partition(".")[0]
    return tongue if tongue in LANGS else "en"
