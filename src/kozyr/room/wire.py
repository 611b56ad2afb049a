"""What browser and room say to each other: orders go in, letters come out, each a JSON object told apart by `type`.

docs/protocol.md explains them; the JSON Schema and the page's TypeScript types are printed from these very values by
`python -m kozyr.room.schema`. The room sends what is legal and why the rest is not, so the page needs no rule.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kozyr.cards import Suit
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.games.raspisnoy.state import DealScored, Event
from kozyr.games.raspisnoy.view import View
from kozyr.play.game import Barred, Why
from kozyr.records.code import LONGEST
from kozyr.words import Section

MESSAGE_BYTES = 4096
"""The longest order that the room reads."""
MOST_SEATS = 10

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Nonce = Annotated[str, Meta(min_length=1, max_length=40)]
Length = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
GameName = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=LONGEST)]
Changes = Annotated[dict[str, Annotated[str, Meta(max_length=1000)]], Meta(max_length=80)]
"""House rules that are changed: tokens by field."""

# Orders


class Order(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every order carries: a `nonce`, new for each wish and kept when it is sent again, and the `length` of the
    log that the browser had `seen` when it was made."""

    nonce: Nonce
    seen: Length


class Act(Order, frozen=True, tag="act"):
    """Name the trump, bid or play: one of the texts in `choices`."""

    action: Annotated[str, Meta(max_length=80)]


class Next(Order, frozen=True, tag="next"):
    """The deal's result is read; let the next deal come."""


class Sit(Order, frozen=True, tag="sit"):
    """Take an empty chair, or move to it, before the match starts."""

    seat: Seat
    name: Name


class Leave(Order, frozen=True, tag="leave"):
    """Get up. Once the match has started the chair stays, and a bot plays for it (HX-A8)."""


class Return(Order, frozen=True, tag="return"):
    """Take one's cards back from the bot."""


class Rename(Order, frozen=True, tag="rename"):
    """Be called otherwise."""

    name: Name


class Claim(Order, frozen=True, tag="claim"):
    """Take the chair that a one-time link frees; the `key` is the link's."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name


class Start(Order, frozen=True, tag="start"):
    """The host: begin the match; every chair is taken."""


class AddBot(Order, frozen=True, tag="add_bot"):
    """The host: set a bot on an empty chair before the match starts."""

    seat: Seat
    bot: BotName


class Clear(Order, frozen=True, tag="clear"):
    """The host: empty a chair before the match starts."""

    seat: Seat


class Replace(Order, frozen=True, tag="replace"):
    """The host: let a bot play for somebody absent until he returns."""

    seat: Seat
    bot: BotName


class Free(Order, frozen=True, tag="free"):
    """The host for any chair, anybody for his own: ask for a one-time link to it; a `link` letter brings it."""

    seat: Seat


class Pause(Order, frozen=True, tag="pause"):
    """The host: stop the table."""


class Resume(Order, frozen=True, tag="resume"):
    """The host: go on."""


class End(Order, frozen=True, tag="end"):
    """The host: end the match where it stands."""


class Again(Order, frozen=True, tag="again"):
    """The host, when the match is over: play another one, the same people and bots by the same rules."""


AnyOrder = (
    Act
    | Next
    | Sit
    | Leave
    | Return
    | Rename
    | Claim
    | Start
    | AddBot
    | Clear
    | Replace
    | Free
    | Pause
    | Resume
    | End
    | Again
)

# Letters

Phase = Literal["waiting", "playing", "between", "paused", "over"]
"""Before the start; in a deal; between two deals; stopped; ended."""


class Chair(Struct, frozen=True):
    """A seat as all see it.

    `bot` is the name of the bot that sits there or plays for the person, empty when the person plays himself;
    `present` tells whether a browser of the person is connected; `ready` whether he waits for the next deal; `freed`
    whether a one-time link to the chair is out.
    """

    kind: Literal["person", "bot", "empty"]
    name: str
    bot: str
    present: bool
    ready: bool
    freed: bool


class TableInfo(Struct, frozen=True):
    """The table as all see it; `schedule` has the deals of the match in order, `rules_code` is the code of its rules,
    and `differs` the fields in which they are not as in the preset.

    `began` is when the match started, in seconds of Unix time, 0 before. `host` is the host's seat, None when he has
    none. `paused` says who stopped it: the host, or the disk, which took no more moves. `clock` is how many seconds a
    person has for a move, 0 for no limit. `next` is the code of the table where they play on; empty for none.
    """

    code: str
    game: str
    preset: str
    rules: Rules
    rules_code: str
    differs: tuple[str, ...]
    schedule: tuple[Slot, ...]
    began: int
    chairs: tuple[Chair, ...]
    host: int | None
    phase: Phase
    paused: Literal["", "host", "disk"]
    clock: int
    watchers: int
    next: str


class You(Struct, frozen=True):
    """Who the reader is: his seat, or WATCHER (-4), and whether he may do what the host does."""

    seat: int
    host: bool
    name: str


class NextTrump(Struct, frozen=True):
    """The trump that the next trick or the next deal has where it goes round (OV-13); no suit for none."""

    when: Literal["trick", "deal"]
    suit: Suit | None


class Position(Struct, frozen=True, kw_only=True):
    """The game as the reader may know it: his view, the actions he may take now as texts, and what is barred.

    `next_trump` is None where the trump does not go round, and in the last trick of the match.
    `seconds` is how long until the table goes on by itself: the next deal, or the move of HX-A9 for a person whose
    clock runs out; None when it waits.
    """

    view: View
    choices: tuple[str, ...]
    barred: tuple[Barred, ...]
    next_trump: NextTrump | None
    seconds: float | None


class Snapshot(Struct, frozen=True, kw_only=True, tag="snapshot"):
    """Everything, for a browser that comes new: `sheet` has the finished deals with the reasons of their points."""

    length: int
    table: TableInfo
    you: You
    position: Position
    sheet: tuple[DealScored, ...]


class News(Struct, frozen=True, kw_only=True, tag="news"):
    """What the reader heard since his last letter, and where the game stands now."""

    length: int
    events: tuple[Event, ...]
    position: Position


class TableNews(Struct, frozen=True, kw_only=True, tag="table"):
    """Chairs, phase or rights have changed, and with them perhaps what the reader may see and do."""

    length: int
    table: TableInfo
    you: You
    position: Position


class Done(Struct, frozen=True, kw_only=True, tag="done"):
    """The order is on disk; said again when it is sent again."""

    nonce: str


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """The order changed nothing, and why; `nonce` is empty when the message was no order."""

    nonce: str
    why: Why


class Link(Struct, frozen=True, kw_only=True, tag="link"):
    """The one-time link to a chair: open `path` in the browser that is to sit there."""

    nonce: str
    seat: int
    path: str


class Beat(Struct, frozen=True, kw_only=True, tag="beat"):
    """Nothing new; the line is alive. Comes every 20 seconds of silence."""

    length: int


AnyLetter = Snapshot | News | TableNews | Done | Refused | Link | Beat

# Over HTTP


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. The rules are those of the `code`, or where it is empty those of the `preset` (where that is
    empty too, of the game's default), with `changes` as tokens; `bots` names the bot of each seat, empty for none;
    `seat` is the chair that the host takes as `name`, None to watch; `clock` the seconds for a move, 0 for none."""

    game: GameName = "raspisnoy"
    preset: GameName = ""
    code: Code = ""
    changes: Changes = {}
    name: Annotated[str, Meta(max_length=24)] = ""
    seat: Seat | None = None
    bots: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=MOST_SEATS)] = ()
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    start: bool = False


class Created(Struct, frozen=True):
    """The answer: the table's code; its page is /t/CODE."""

    code: str


class Problems(Struct, frozen=True):
    """Why the room did not do it: each fault in a host's words."""

    problems: tuple[str, ...]


class Running(Struct, frozen=True):
    """GET /api/tables lists the reader's tables: who sits there, how far it is, and whether it is his turn."""

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

    `hands` tells for each preset the numbers of seats that it can be played with, and the most cards each then.
    """

    name: str
    presets: dict[str, Rules]
    hands: dict[str, dict[int, int]]
    default: str


class Offer(Struct, frozen=True):
    """GET /api/room: what can be played here, against which bots, and the room's address in the local network."""

    games: tuple[GameOnOffer, ...]
    bots: tuple[str, ...]
    address: str | None
