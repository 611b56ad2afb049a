"""The log of a table: all that ever happened at it, one entry after another. Replaying it gives the table again.

Besides the game's own moves it holds who sat down, who plays for whom, and when the host stopped the table.
"""

from typing import Any, Literal

from msgspec import Struct, json


class HallTerms(Struct, frozen=True):
    """What was agreed about an evening: with how many chips a person comes, whether boxes may be ticked, and whether
    its record may be taken home, with every hand in it."""

    balance: int
    boxes: bool
    record: bool


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """The first entry: what is played here. `rules` is the whole rules value, `clock` the seconds for a move; `hall`
    stands only at an evening."""

    code: str
    game: str
    preset: str
    rules: dict[str, Any]
    clock: int
    hall: HallTerms | None = None


class Sat(Struct, frozen=True, tag="sat", omit_defaults=True):
    """A person took a chair, and left the one he had before; at an evening he buys in for `buying` chips."""

    seat: int
    name: str
    buying: int = 0


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
    """The result was read and the next deal began, with bids, as nothing is dealt before them (RP-A48); or the hall
    may let the next hand begin."""


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


class Closing(Struct, frozen=True, tag="closing"):
    """The host ends the evening after the hand in progress."""


class Continued(Struct, frozen=True, tag="continued"):
    """The match was over, and the same circle plays on at the table `code`."""

    code: str


# What nobody else may learn (HX-A6)

Box = Literal["", "check_fold", "fold", "raise_any"]
"""What a player has chosen in advance for one betting round (HX-3..HX-6); empty for nothing."""


class Ticked(Struct, frozen=True, tag="ticked"):
    """A box was ticked, or taken back."""

    seat: int
    box: Box


class BuyWished(Struct, frozen=True, tag="buy_wished"):
    """So many chips are to be added to the stack before the next hand."""

    seat: int
    amount: int


class AutoRebuySet(Struct, frozen=True, tag="auto_rebuy_set"):
    """AUTO REBUY was ticked, or taken back (HX-7)."""

    seat: int
    on: bool


class Rested(Struct, frozen=True, tag="rested"):
    """A person sits out from the next hand on."""

    seat: int


class GotUp(Struct, frozen=True, tag="got_up"):
    """Who sits there leaves after the hand, and folds at his next decision in it (HX-A8)."""

    seat: int


class Missed(Struct, frozen=True, tag="missed"):
    """The clock ran out for a person who was not there: he sits out until he is back."""

    seat: int


class Stayed(Struct, frozen=True, tag="stayed"):
    """A person neither rests nor leaves any more."""

    seat: int


Private = Ticked | BuyWished | AutoRebuySet | Rested | GotUp | Missed | Stayed
PRIVATE = (Ticked, BuyWished, AutoRebuySet, Rested, GotUp, Missed, Stayed)
"""Entries that do not count in the length of the log that readers are told, so that nobody sees that there was one."""

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
    | Closing
    | Private
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
