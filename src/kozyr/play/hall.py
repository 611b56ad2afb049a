"""The hall's side of an evening: who sits where, with which chips, and what it may do between hands (HX-A7).

A person brings units to his seat and keeps them outside the table as a balance; buying in moves some to the stack.
Nothing is ever made or lost: what was brought is balance and stack, and what others won or lost.
"""

from msgspec import Struct
from msgspec.structs import replace

from kozyr.errors import NotationError
from kozyr.play.choices import Amount, Choice, One
from kozyr.play.game import Why

MOST_UNITS = 1_000_000_000
"""Nobody brings more."""


class Sit(Struct, frozen=True, tag="sit"):
    """A person takes a free seat and brings so many units, enough for the least buy-in; all of them lie outside the
    table at first (HX-8)."""

    seat: int
    amount: int


class BuyIn(Struct, frozen=True, tag="buy"):
    """So many units go from the balance to the stack: a buy-in, a rebuy or an auto rebuy (FD-15, HX-7)."""

    seat: int
    amount: int


class Out(Struct, frozen=True, tag="out"):
    """A person is not dealt in until he is back."""

    seat: int


class Back(Struct, frozen=True, tag="back"):
    """A person who sat out plays again from the next hand."""

    seat: int


class Leave(Struct, frozen=True, tag="leave"):
    """A person goes; his stack goes with his balance, and the seat is free."""

    seat: int


class Dealer(Struct, frozen=True, tag="dealer"):
    """The host names who deals first (FD-8)."""

    seat: int


class Deal(Struct, frozen=True, tag="deal"):
    """The next hand begins."""


class End(Struct, frozen=True, tag="end"):
    """The evening ends."""


HallAction = Sit | BuyIn | Out | Back | Leave | Dealer | Deal | End
HALL_ACTIONS = (Sit, BuyIn, Out, Back, Leave, Dealer, Deal, End)


class Chair(Struct, frozen=True):
    """A seat of the table.

    `taken` by a person who has `balance` outside the table, `stack` at it and has `brought` so much in all; he is `out`
    or dealt in; `played` says that he was in the hand before. `gone` is what people who left this seat won or lost.
    """

    taken: bool = False
    balance: int = 0
    stack: int = 0
    brought: int = 0
    out: bool = False
    played: bool = False
    gone: int = 0

    @property
    def plays(self) -> bool:
        """Whether he is dealt in (HX-A7)."""
        return self.taken and not self.out and self.stack > 0

    @property
    def won(self) -> int:
        """What all who sat here have won so far, less what they lost."""
        return self.gone + self.balance + self.stack - self.brought


class BuyIns(Struct, frozen=True):
    """The least and the greatest stack after buying, in chips (FD-15, HX-A10)."""

    least: int
    most: int

    def amounts(self, chair: Chair) -> tuple[int, int] | None:
        """How much a person may add to his stack, from least to most; None when nothing."""
        least, most = max(1, self.least - chair.stack), min(self.most - chair.stack, chair.balance)
        return (least, most) if chair.taken and least <= most else None

    def top_up(self, chair: Chair) -> int:
        """What AUTO REBUY adds before a hand: up to the most, within the balance; 0 for nothing (HX-7, FD-T6)."""
        amounts = self.amounts(chair)
        return amounts[1] if amounts else 0


# Events


class ChairChanged(Struct, frozen=True, tag="chair_changed"):
    """A person sat down, bought in, went out, came back or left; `what` is the action's word, `amount` of a buy-in."""

    seat: int
    what: str
    stack: int
    amount: int = 0


HallStep = tuple[Chair, ChairChanged]


def offers(chair: Chair, seat: int, buyins: BuyIns) -> tuple[Choice, ...]:
    """What the hall may do about a chair between hands."""
    if not chair.taken:
        return (Amount(Sit(seat, 0), buyins.least, MOST_UNITS),)
    amounts = buyins.amounts(chair)
    buying = (Amount(BuyIn(seat, 0), *amounts),) if amounts else ()
    return (*buying, One(Back(seat) if chair.out else Out(seat)), One(Leave(seat)))


def refusal(chairs: tuple[Chair, ...], action: HallAction, buyins: BuyIns) -> Why:
    """Why the hall may not do this now."""
    match action:
        case BuyIn(seat=seat) if 0 <= seat < len(chairs) and chairs[seat].taken:
            if amounts := buyins.amounts(chairs[seat]):
                return Why("why-buy-between", {"least": amounts[0], "most": amounts[1]})
            return Why("why-buy-nothing", {"least": buyins.least, "most": buyins.most})
        case Deal():
            return Why("why-deal-few")
        case _:
            return Why("why-not-now")


def change(chair: Chair, action: Sit | BuyIn | Out | Back | Leave) -> HallStep:
    """A chair after a legal action of the hall, and what all hear of it."""
    what = str(action.__struct_config__.tag)
    match action:
        case Sit(seat=seat, amount=amount):
            after = Chair(taken=True, balance=amount, brought=amount, gone=chair.gone)
            return after, ChairChanged(seat, what, 0)
        case BuyIn(seat=seat, amount=amount):
            after = replace(chair, balance=chair.balance - amount, stack=chair.stack + amount)
            return after, ChairChanged(seat, what, after.stack, amount)
        case Out(seat=seat) | Back(seat=seat):
            return replace(chair, out=isinstance(action, Out)), ChairChanged(seat, what, chair.stack)
        case Leave(seat=seat):
            return Chair(gone=chair.won), ChairChanged(seat, what, 0)


# Text

WORDS = {str(kind.__struct_config__.tag): kind for kind in HALL_ACTIONS}
MOST_DIGITS = 10


def show(action: HallAction) -> str:
    """An action of the hall as text.

    >>> show(Sit(2, 5000)), show(Deal())
    ('sit 2 5000', 'deal')
    """
    fields = [str(getattr(action, name)) for name in action.__struct_fields__]
    return " ".join([str(action.__struct_config__.tag), *fields])


def parse(verb: str, rest: str) -> HallAction:
    """The action of the hall with this verb of WORDS; NotationError where the rest does not fit."""
    kind, words = WORDS[verb], rest.split(" ") if rest else []
    if len(words) != len(kind.__struct_fields__):
        raise NotationError(f"{verb} is followed by {' and '.join(kind.__struct_fields__) or 'nothing'}")
    return kind(*map(number, words))


def number(text: str) -> int:
    """A whole number of chips, or of a seat; NotationError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and str(int(text)) == text):
        raise NotationError(f"{text[:20]!r} is no number of chips or seat")
    return int(text)
