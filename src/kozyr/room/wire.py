"""What browser and room say to each other: orders go in, letters come out, each a JSON object told apart by `type`.

docs/protocol.md explains them; the JSON Schema and the page's TypeScript types are printed from these very values by
`python -m kozyr.room.schema`. The room sends what is legal and why the rest is not, so the page needs no rule.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kozyr.cards import Card
from kozyr.games.raspisnoy.schedule import Slot
from kozyr.play.game import Barred, Why
from kozyr.play.hall import MOST_UNITS
from kozyr.records.code import LONGEST
from kozyr.room.log import Box
from kozyr.room.manners import Event, NextTrump, Row, View

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
Chips = Annotated[int, Meta(ge=0, le=MOST_UNITS)]
Rules = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyRules"})]
"""House rules of any game (manners.RULES)."""

# Orders


class Order(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every order carries: a `nonce`, new for each wish and kept when it is sent again, and the `length` of the
    log that the browser had `seen` when it was made."""

    nonce: Nonce
    seen: Length


class Act(Order, frozen=True, tag="act"):
    """Name the trump, bid or play, bet or exchange: a text of `choices`, or one that `amounts` or `picks` allow."""

    action: Annotated[str, Meta(max_length=80)]


class Next(Order, frozen=True, tag="next"):
    """The deal's result is read; let the next deal come."""


class Sit(Order, frozen=True, tag="sit"):
    """Take an empty chair, or move to it, before the match starts; at an evening take one at any time, for the next
    hand, with `buy` chips (0: to be bought later)."""

    seat: Seat
    name: Name
    buy: Chips = 0


class Leave(Order, frozen=True, tag="leave"):
    """Get up. Once a match has started the chair stays, and a bot plays for it; at an evening one folds at one's next
    decision, and the chair is free after the hand (HX-A8)."""


class Return(Order, frozen=True, tag="return"):
    """Take one's cards back from the bot; at an evening be dealt in again, and stay."""


class Rest(Order, frozen=True, tag="rest"):
    """At an evening: sit out from the next hand on, until `return`."""


class Buy(Order, frozen=True, tag="buy"):
    """At an evening: so many chips from the balance to the stack, before the next hand (FD-15); 0 takes it back."""

    amount: Chips


class AutoRebuy(Order, frozen=True, tag="auto_rebuy"):
    """At an evening: before every hand fill the stack up to the most, within the balance, or no longer (HX-7)."""

    on: bool


class TickBox(Order, frozen=True, tag="box"):
    """At an evening: choose in advance, one of `boxes`, or take it back."""

    box: Box


class NameDealer(Order, frozen=True, tag="dealer"):
    """The host: who deals first, where the rules leave it to him (FD-8)."""

    seat: Seat


class Rename(Order, frozen=True, tag="rename"):
    """Be called otherwise."""

    name: Name


class Claim(Order, frozen=True, tag="claim"):
    """Take the chair that a one-time link frees; the `key` is the link's."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name


class Start(Order, frozen=True, tag="start"):
    """The host: begin the match, when every chair is taken; an evening at any time."""


class AddBot(Order, frozen=True, tag="add_bot"):
    """The host: set a bot on an empty chair before the match starts, at an evening at any time."""

    seat: Seat
    bot: BotName


class Clear(Order, frozen=True, tag="clear"):
    """The host: empty a chair before the match starts; at an evening at any time, as if who sits there left."""

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
    """The host: end the match where it stands; an evening after the hand in progress."""


class Again(Order, frozen=True, tag="again"):
    """The host, when the match is over: play another one, the same people and bots by the same rules."""


AnyOrder = (
    Act
    | Next
    | Sit
    | Leave
    | Return
    | Rest
    | Buy
    | AutoRebuy
    | TickBox
    | Rename
    | Claim
    | Start
    | NameDealer
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
"""Before the start; in a deal or hand; between two of them; stopped; ended."""


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


class Stakes(Struct, frozen=True):
    """What a stack is after buying, from `least` to `most` chips (FD-15), and with how many a person comes (HX-8)."""

    least: int
    most: int
    balance: int


class HallInfo(Struct, frozen=True):
    """What an evening adds to a table: its stakes, whether boxes may be ticked, whether its record may be taken home
    afterwards (with every hand), and whether it ends with this hand."""

    stakes: Stakes
    boxes: bool
    record: bool
    closing: bool


class TableInfo(Struct, frozen=True):
    """The table as all see it; `schedule` has the deals of the match in order, `rules_code` is the code of its rules,
    and `differs` the fields in which they are not as in the preset. `hall` is None but at an evening.

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
    hall: HallInfo | None = None


class You(Struct, frozen=True):
    """Who the reader is: his seat, or WATCHER (-4), and whether he may do what the host does."""

    seat: int
    host: bool
    name: str


class AmountChoice(Struct, frozen=True):
    """A whole number of chips from `lo` to `hi` in steps of `step`: the action is `verb` and the number, `raise 40`,
    `attack 3 15`."""

    verb: str
    lo: int
    hi: int
    step: int


class CardsChoice(Struct, frozen=True):
    """From `least` to `most` of the cards `of`: the action is `verb` and the cards, `draw 7h 2c`. Without any cards it
    is the text `bare`, which is empty where some must be named."""

    verb: str
    of: tuple[Card, ...]
    least: int
    most: int
    bare: str


class Mine(Struct, frozen=True):
    """What the reader alone knows about his evening.

    `balance` is what he has outside the table. `buy` is the least and the greatest amount that he may add to his stack,
    None for nothing; `buying` is what he adds before the next hand. `rests` and `leaves` tell that he sits out, or
    goes, after this hand. `box` is what he has ticked, `boxes` what he may tick now.
    """

    balance: int
    buy: tuple[int, int] | None
    buying: int
    auto_rebuy: bool
    rests: bool
    leaves: bool
    box: Box
    boxes: tuple[Box, ...]


class Position(Struct, frozen=True, kw_only=True):
    """The game as the reader may know it: his view, the actions he may take now as texts (`choices`), as `amounts` and
    as `picks` of cards, and what is barred.

    `next_trump` is None where the trump does not go round, and in the last trick of the match. `mine` is None for a
    watcher, and but at an evening. `seconds` is how long until the table goes on by itself: the next deal, or the move
    of HX-A9 for a person whose clock runs out; None when it waits.
    """

    view: View
    choices: tuple[str, ...]
    amounts: tuple[AmountChoice, ...] = ()
    picks: tuple[CardsChoice, ...] = ()
    barred: tuple[Barred, ...]
    next_trump: NextTrump | None = None
    mine: Mine | None = None
    seconds: float | None


class Snapshot(Struct, frozen=True, kw_only=True, tag="snapshot"):
    """Everything, for a browser that comes new: `sheet` has the finished deals with the reasons of their points, or the
    hands with what was won; `hand` what the reader has heard of the hand in progress at an evening."""

    length: int
    table: TableInfo
    you: You
    position: Position
    sheet: tuple[Row, ...]
    hand: tuple[Event, ...] = ()


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
