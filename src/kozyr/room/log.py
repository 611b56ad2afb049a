"""The log of a table: all that ever happened at it, one entry after another. Replaying it gives the table again.

Besides the game's own moves it holds who sat down, who plays for whom, and when the host stopped the table.
"""

from typing import Any

from msgspec import Struct, json


class Opened(Struct, frozen=True, tag="opened"):
    """The first entry: what is played here. `rules` is the whole rules value, `clock` the seconds for a move."""

    code: str
    game: str
    preset: str
    rules: dict[str, Any]
    clock: int


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a chair, and left the one he had before."""

    seat: int
    name: str


class BotSat(Struct, frozen=True, tag="bot_sat"):
    """A bot was set on a chair."""

    seat: int
    bot: str


class Cleared(Struct, frozen=True, tag="cleared"):
    """A chair is empty again."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """The match began, `at` seconds of Unix time; 0 in logs that did not say."""

    at: int = 0


class Moved(Struct, frozen=True, tag="moved"):
    """An action of the game, as its text: of a seat or of the dealer."""

    action: str


class Readied(Struct, frozen=True, tag="readied"):
    """A seat has read the deal's result."""

    seat: int


class Begun(Struct, frozen=True, tag="begun"):
    """The result was read and the next deal began, with bids: nothing is dealt before them (RP-A48)."""


class StoodIn(Struct, frozen=True, tag="stood_in"):
    """A bot plays for the person of a seat: until he comes back, or, if he `must_ask`, until he says so."""

    seat: int
    bot: str
    must_ask: bool


class TookBack(Struct, frozen=True, tag="took_back"):
    """The person of a seat plays again."""

    seat: int


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person is called otherwise."""

    seat: int
    name: str


class KeyMade(Struct, frozen=True, tag="key_made"):
    """A one-time link to a chair was made."""

    seat: int
    key: str


class Claimed(Struct, frozen=True, tag="claimed"):
    """A person took a chair with its one-time link, whoever had it before."""

    seat: int
    name: str


class Paused(Struct, frozen=True, tag="paused"):
    """The host stopped the table."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The table goes on."""


class Ended(Struct, frozen=True, tag="ended"):
    """The host ended the match where it stood."""


class Continued(Struct, frozen=True, tag="continued"):
    """The match was over, and the same circle plays on at the table `code`."""

    code: str


Happening = (
    Opened
    | Sat
    | BotSat
    | Cleared
    | Started
    | Moved
    | Readied
    | Begun
    | StoodIn
    | TookBack
    | Renamed
    | KeyMade
    | Claimed
    | Paused
    | Resumed
    | Ended
    | Continued
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """What happened, by which person's order; both empty for what came by itself."""

    what: Happening
    by: str = ""
    nonce: str = ""


read = json.Decoder(Entry).decode
"""An entry from its bytes; msgspec.ValidationError when they are none."""

write = json.Encoder().encode
"""An entry as bytes."""
