"""What browser and room say to each other over HTTP about tables (see agreement.py for house rules, wire.py for the
socket)."""

from typing import Annotated

from msgspec import Meta, Struct

from kozyr.room.wire import MOST_SEATS, Changes, Chips, Code, GameName, Phase, Rules, Seat, Stakes
from kozyr.words import Section


class HallWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How an evening is to be: with how many chips each person comes (`balance`, 0 for ten of the greatest buy-ins),
    how many the host buys in for, whether boxes may be ticked, and whether all may take its record home afterwards,
    which shows every hand."""

    balance: Chips = 0
    buy: Chips = 0
    boxes: bool = True
    record: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. The rules are those of the `code`, or where it is empty those of the `preset` (where that is
    empty too, of the game's default), with `changes` as tokens; `bots` names the bot of each seat, empty for none;
    `seat` is the chair that the host takes as `name`, None to watch; `clock` the seconds for a move, 0 for none, None
    for what is usual in the game; `hall` is for an evening only."""

    game: GameName = "raspisnoy"
    preset: GameName = ""
    code: Code = ""
    changes: Changes = {}
    name: Annotated[str, Meta(max_length=24)] = ""
    seat: Seat | None = None
    bots: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=MOST_SEATS)] = ()
    clock: Annotated[int, Meta(ge=0, le=3600)] | None = None
    hall: HallWish | None = None
    start: bool = False


class Created(Struct, frozen=True):
    """The answer: the table's code; its page is /t/CODE."""

    code: str


class Problems(Struct, frozen=True):
    """Why the room did not do it: each fault in a host's words."""

    problems: tuple[str, ...]


class Running(Struct, frozen=True):
    """GET /api/tables lists the reader's tables: who sits there, how far it is, and whether it is his turn; `deals` is
    0 for an evening, whose hands nobody counts beforehand."""

    code: str
    game: str
    preset: str
    phase: Phase
    names: tuple[str, ...]
    seat: int
    deal: int
    deals: int
    totals: tuple[int, ...]
    your_turn: bool


class TableRules(Struct, frozen=True):
    """GET /api/tables/CODE/rules: the rules in words, and for each refusal the id of the sentence that it rests on."""

    document: tuple[Section, ...]
    links: dict[str, str]


class GameOnOffer(Struct, frozen=True):
    """A game, the rules of its presets by name, and the preset that is played unless told otherwise.

    `hands` tells for each preset the numbers of seats that it can be played with, and the most cards each then;
    `stakes` what is usual at an evening of it, and is empty for a match.
    """

    name: str
    presets: dict[str, Rules]
    hands: dict[str, dict[int, int]]
    stakes: dict[str, Stakes]
    default: str


class Offer(Struct, frozen=True):
    """GET /api/room: what can be played here, against which bots, and the room's address in the local network."""

    games: tuple[GameOnOffer, ...]
    bots: tuple[str, ...]
    address: str | None
