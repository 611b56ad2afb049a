"""The command line's grammar: which commands there are, what each takes, and what their help says."""

import argparse
import difflib
import re
from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import NoReturn

from kozyr.errors import NotationError, RulesError
from kozyr.games import NAMES
from kozyr.play.ranking import ORDERS
from kozyr.words.language import LANGS

MOST_GAMES = 10_000_000
MOST_SEED = 2**63 - 1
MOST_HANDS = 10_000
MOST_SAMPLES = 10**12


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Version(argparse.Action):
    """Prints the version; it is looked up for that alone."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"kozyr {version('kozyr')}")
        parser.exit()


def read(words: Sequence[str]) -> argparse.Namespace:
    """What a command line asks for; `command` is its first word, the room where there is none.

    NotationError for an unknown command; SystemExit where argparse itself has answered (help, a wrong option).
    """
    first = words[0] if words else "room"
    if not first.startswith("-") and first not in COMMANDS:
        near = difflib.get_close_matches(first, COMMANDS, 1)
        meant = f"did you mean {near[0]}?" if near else f"the commands are: {', '.join(COMMANDS)}"
        raise NotationError(f"there is no command {first[:40]!r}; {meant}")
    return grammar().parse_args(words or ["room"])


def changes(wish: argparse.Namespace) -> dict[str, str]:
    """The house rules that a command line changes, by field; RulesError for a field that is set twice."""
    pairs = [*wish.set, *([("seats", wish.seats)] if getattr(wish, "seats", None) is not None else [])]
    names = [name for name, _ in pairs]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise RulesError([f"{twice[:40]} is set twice"])
    return dict(pairs)


def grammar() -> Parser:
    """The parser of all commands."""
    parser = Parser(
        prog="kozyr",
        description="An open card room for raspisnoy poker. Without a command: the room, at http://127.0.0.1:8000/.",
        epilog="kozyr COMMAND --help says more about each.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=Version, nargs=0, help="show the program's version number and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (about, fill) in COMMANDS.items():
        command = commands.add_parser(
            name, help=about, description=f"{about[0].upper()}{about[1:]}.", allow_abbrev=False
        )
        fill(command)
    return parser


def _room(command: Parser) -> None:
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen at (0.0.0.0: all; default 127.0.0.1)"
    )
    command.add_argument("--port", type=whole(0, 65535), default=8000, help="the port (0: any free one; default 8000)")
    command.add_argument(
        "--db", metavar="URL", help="where tables are kept: a path (default: a file in your data folder)"
    )
    command.add_argument(
        "--keep-days", type=whole(1, 36500), default=90, metavar="N", help="keep finished tables so long (90)"
    )
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        type=site,
        metavar="URL",
        help="a further site whose pages may come in, such as https://cards.example.org; may be repeated",
    )


def _rules(command: Parser, *, seats: bool = True) -> None:
    command.add_argument("game", metavar="GAME", help=f"the game: {', '.join(NAMES)}")
    start = command.add_mutually_exclusive_group()
    start.add_argument("--preset", help="the rules to start from (default: the game's own; hall in raspisnoy)")
    start.add_argument("--from", dest="start", metavar="CODE", help="the rules to start from, as a code of kozyr rules")
    if seats:
        command.add_argument("--seats", metavar="N", help="how many play (default: the preset's)")
    _set(command, "such as ladder=1,2,3 or price=5")


def _set(command: Parser, such_as: str) -> None:
    command.add_argument(
        "--set",
        action="append",
        default=[],
        type=pair,
        metavar="FIELD=TOKEN",
        help=f"change a house rule, {such_as}; may be repeated",
    )


def _play(command: Parser) -> None:
    _rules(command)
    command.add_argument("--bots", type=names, metavar="A,B", help="the others, from the left of you (default: steady)")
    command.add_argument("--seed", type=whole(0, MOST_SEED), help="the seed of the shuffles, for the same cards again")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with an unfinished record")
    command.add_argument("--lang", choices=LANGS, help="the language (default: the terminal's)")


def _sim(command: Parser) -> None:
    _rules(command)
    command.add_argument("--bots", type=names, default=("random",), metavar="A,B,...", help=BOTS)
    command.add_argument(
        "--games", type=whole(1, MOST_GAMES), default=1, metavar="N", help="how many matches; in poker, hands (1)"
    )
    command.add_argument(
        "--evening", type=whole(1, MOST_HANDS), metavar="N", help="poker: N hands in one record, with the button moving"
    )
    command.add_argument("--records", metavar="DIR", help="write a record of each match to this folder")
    _chances(command)


def _match(command: Parser) -> None:
    _rules(command)
    command.add_argument("--a", required=True, metavar="BOT", help="a bot: random, steady, sampling or module:function")
    command.add_argument("--b", required=True, metavar="BOT", help="the bot in all other chairs")
    command.add_argument("--deals", type=whole(2, MOST_GAMES), default=1000, metavar="N", help="duplicate deals (1000)")
    command.add_argument(
        "--sprt", type=bounds, metavar="D0,D1", help="stop once it is clear whether A is D0 or D1 better"
    )
    _chances(command)


def _chances(command: Parser) -> None:
    command.add_argument(
        "--seed", type=whole(0, MOST_SEED), help="all chances follow from it (default: drawn, and said)"
    )
    command.add_argument("--processes", type=whole(1, 256), metavar="N", help="how many at once (as there are cores)")
    _json(command)


def _verify(command: Parser) -> None:
    command.add_argument("files", nargs="+", type=Path, metavar="FILE|DIR", help="a record, hands in PHH, or a folder")
    _json(command)


def _show(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record")
    command.add_argument("--seat", type=whole(0, 9), metavar="S", help="only what this seat could know; counted from 0")
    command.add_argument("--at", type=whole(0, MOST_GAMES), metavar="N", help="only the first N actions")


def _export(command: Parser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record, or poker hands in PHH (.phh, .phhs)")
    forms = command.add_mutually_exclusive_group(required=True)
    forms.add_argument("--json", dest="form", action="store_const", const="json", help="all deals, for programs")
    forms.add_argument(
        "--csv", dest="form", action="store_const", const="csv", help="the score sheet or the hands, for spreadsheets"
    )
    forms.add_argument("--phh", dest="form", action="store_const", const="phh", help="poker hands, for poker programs")
    forms.add_argument("--kzr", dest="form", action="store_const", const="kzr", help="a record, as from hands in PHH")


def _census(command: Parser) -> None:
    _rules(command, seats=False)
    command.add_argument("--deal", required=True, metavar="TEXT", help='as in "trump h; dealer 0; hands 7sQd 6h8c"')
    _json(command)


def _house(command: Parser) -> None:
    _rules(command)
    command.add_argument("--lang", choices=LANGS, default="en", help="the language (en)")
    forms = command.add_mutually_exclusive_group()
    forms.add_argument("--diff", metavar="PRESET", help="only what differs from the rules of this preset")
    forms.add_argument(
        "--code", action="store_true", help="print the short code of the rules, for --from and for links"
    )
    _json(command)


def _rank(command: Parser) -> None:
    command.add_argument("hands", nargs="+", metavar="CARDS", help='a hand in quotes, such as "Qc Qd Qs 7h 6d"')
    command.add_argument(
        "--order", default="standard", metavar="O", help=f"which hand beats which: {', '.join(ORDERS)} (standard)"
    )
    command.add_argument("--lang", choices=LANGS, default="en", help="the language (en)")
    _json(command)


def _equity(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="texas, shortdeck or draw")
    command.add_argument("hands", nargs="+", metavar="HAND", help=HANDS)
    command.add_argument("--preset", help="the rules to start from, such as lowball in draw (default: the game's own)")
    _set(command, "such as ranking=straight_over_trips, order=deuce_seven or wild=joker")
    command.add_argument("--board", default="", metavar="CARDS", help="the community cards: 3, 4 or 5 (none)")
    command.add_argument("--dead", default="", metavar="CARDS", help="cards that are out of play (none)")
    command.add_argument("--turned", metavar="CARD", help="draw with wild=turned_rank: the card that was turned")
    ways = command.add_mutually_exclusive_group()
    ways.add_argument("--exact", action="store_true", help="count every deal (default: where that is quick)")
    ways.add_argument(
        "--samples", type=whole(1, MOST_SAMPLES), metavar="N", help="draw so many deals by chance, or at most so many"
    )
    command.add_argument(
        "--precision", type=share, metavar="P", help="draw deals until every standard error is as small, as 0.001"
    )
    command.add_argument("--seed", type=whole(0, MOST_SEED), help="chances follow from it (default: drawn, and said)")
    command.add_argument("--threads", type=whole(1, 256), metavar="N", help="how many at once (as there are cores)")
    _json(command)


def _json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON value")


def whole(lo: int, hi: int) -> Callable[[str], int]:
    """A reader of whole numbers from `lo` to `hi`."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and lo <= int(text) <= hi):
            raise argparse.ArgumentTypeError(f"must be a whole number from {lo} to {hi}, not {text[:40]!r}")
        return int(text)

    return read


def pair(text: str) -> tuple[str, str]:
    """A field and its token."""
    field, equals, token = text.partition("=")
    if not (equals and field):
        raise argparse.ArgumentTypeError(f"must be FIELD=TOKEN, not {text[:40]!r}")
    return field, token


def share(text: str) -> float:
    """A number between 0 and 1."""
    number = _number(text) or 0.0
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"must be a number between 0 and 1, not {text[:40]!r}")
    return number


def _number(text: str) -> float | None:
    """A number written as such; None for what is none or beyond all measure."""
    plain = re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?", text, re.ASCII | re.IGNORECASE)
    return float(text) if plain and isfinite(float(text)) else None


def site(text: str) -> str:
    """A site as browsers name it in the Origin header, where a slash at its end would never match."""
    origin = text.removesuffix("/").lower()
    if not re.fullmatch(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", origin):
        raise argparse.ArgumentTypeError(f"must be http(s)://NAME or http(s)://NAME:PORT, not {text[:60]!r}")
    return origin


def names(text: str) -> tuple[str, ...]:
    """A list with commas."""
    return tuple(text.split(","))


def bounds(text: str) -> tuple[float, float]:
    """Two numbers with a comma between."""
    try:
        low, high = map(_number, text.split(","))
    except ValueError:
        low = high = None
    if low is not None and high is not None:
        return low, high
    raise argparse.ArgumentTypeError(f"must be two numbers D0,D1, not {text[:40]!r}")


BOTS = "a bot for each seat, or one for all: random, steady, sampling or module:function (default random)"
HANDS = "AsKs or a range such as TT+,AQs@0.5; in draw five cards in quotes, with what is thrown away after a slash"
COMMANDS: dict[str, tuple[str, Callable[[Parser], None]]] = {
    "room": ("open the room for browsers", _room),
    "play": ("play in the terminal against bots", _play),
    "rules": ("say the house rules in words", _house),
    "sim": ("let bots play many matches, with records and statistics", _sim),
    "match": ("set two bots against each other in duplicate deals", _match),
    "verify": ("replay records and check their scores: exit status 1 when one is wrong", _verify),
    "show": ("print a record as people read it: the sheet, and every deal trick by trick", _show),
    "export": ("print a record for other programs", _export),
    "rank": ("say what poker hands are worth, the best first", _rank),
    "equity": ("say how much of the pot hands get on average if all of them show down", _equity),
    "census": ("play one fixed deal in every way, and count the ways and the scores", _census),
}
