"""What a seat may know: views and heard events, built up from nothing (PP-30, PP-A13, PP-A14, PP-A20)."""

from msgspec import Struct
from msgspec.structs import replace

from kozyr.cards import Card
from kozyr.games.palace.battle import attack_refusal, raise_refusal
from kozyr.games.palace.camp import ORDER, cards, counted, price, standing, suit
from kozyr.games.palace.moves import legal, turn
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import (
    Answered,
    Attacked,
    BannerDealt,
    Battle,
    Bought,
    By,
    Captured,
    Closed,
    Discarded,
    Event,
    Fighter,
    Folded,
    Fought,
    Hand,
    How,
    Kept,
    PackRanOut,
    PalacesDealt,
    PileRenewed,
    Recruited,
    Stage,
    State,
    Stayed,
)
from kozyr.games.palace.turns import buy_refusal, discard_refusal, stay_refusal
from kozyr.play.choices import Choices
from kozyr.play.dealt import PotWon, Returned, Shown
from kozyr.play.evening import HALL_EVENTS, TableView, table_view
from kozyr.play.forced import Posted
from kozyr.play.game import WATCHER, Barred, Why
from kozyr.play.pots import Pot
from kozyr.play.ranking import MOST, rank
from kozyr.play.ranking.naming import named


class Against(Struct, frozen=True):
    """How a seat's own hand stands against an opponent: the cards that count, and what they are called (PP-32)."""

    seat: int
    counted: tuple[Card, ...]
    made: Why | None


class HandView(Struct, frozen=True):
    """The hand in progress, or the one that was paid last, as a seat sees it.

    `hand` are its own palace cards, None where it has none, `made` what they are called with banner and soldiers;
    `against` how they stand against each opponent. `prices` is what an attack costs each seat at least, 0 for who is
    not in; `pile` and `discards` are numbers of cards. `fought` is the last battle with what this seat has seen of it.
    `shown` are hands laid open, `won` the layers paid, `how` says why the hand ended.
    """

    number: int
    button: int
    seats: tuple[int, ...]
    stage: Stage
    live: tuple[bool, ...]
    stacks: tuple[int, ...]
    pots: tuple[Pot, ...]
    banners: tuple[Card | None, ...]
    soldiers: tuple[tuple[Card, ...], ...]
    prices: tuple[int, ...]
    aside: tuple[Card, ...]
    pile: int
    discards: int
    mover: int
    battle: Battle | None
    calm: tuple[bool, ...]
    hand: tuple[Card, ...] | None
    made: Why | None
    against: tuple[Against, ...]
    fought: Fought | None
    how: How | None
    shown: tuple[tuple[Card, ...] | None, ...]
    won: tuple[PotWon, ...]


class View(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="palace"):
    """A seat's knowledge of the evening; `hand` is None before the first one, `seat` WATCHER for one without a hand."""

    rules: Rules
    seat: int
    turn: int
    table: TableView
    hand: HandView | None
    legal: Choices = ()


def view(state: State, seat: int) -> View:
    """What `seat` (or WATCHER) may know now, with its legal choices when it is its turn."""
    mover = turn(state)
    return View(
        rules=state.rules,
        seat=seat,
        turn=mover,
        table=table_view(state, seat),
        hand=None if state.hand is None else _hand_view(state.rules, state.hand, seat),
        legal=legal(state) if mover == seat else (),
    )


def _hand_view(rules: Rules, hand: Hand, seat: int) -> HandView:
    holds = seat != WATCHER and bool(hand.palaces[seat])
    return HandView(
        number=hand.number,
        button=hand.button,
        seats=hand.seats,
        stage=hand.stage,
        live=hand.live,
        stacks=hand.stacks,
        pots=hand.pots,
        banners=hand.banners,
        soldiers=hand.soldiers,
        prices=tuple([price(rules, hand, each) if live else 0 for each, live in enumerate(hand.live)]),
        aside=hand.aside,
        pile=len(hand.pile),
        discards=len(hand.discards),
        mover=hand.mover,
        battle=hand.battle,
        calm=hand.calm,
        hand=hand.palaces[seat] if holds else None,
        made=_called(cards(hand, seat)) if holds else None,
        against=_against(hand, seat) if holds else (),
        fought=None if hand.fought is None else seen(hand.fought, seat),
        how=hand.how,
        shown=hand.shown,
        won=hand.won,
    )


def _called(held: tuple[Card, ...]) -> Why | None:
    """The name of a hand; None while soldiers are being chosen and there are more cards than a hand may have."""
    return named(rank(held, ORDER)) if len(held) <= MOST else None


def _against(hand: Hand, seat: int) -> tuple[Against, ...]:
    rivals = [other for other in standing(hand) if suit(hand, other) is not suit(hand, seat)]
    ours = {other: counted(hand, seat, other) for other in rivals}
    return tuple([Against(other, ours[other], _called(ours[other])) for other in rivals])


# Battles


def seen(fought: Fought, seat: int) -> Fought:
    """What `seat` has seen of a battle (PP-30, PP-A13).

    Who called sees the other's palace, and shows his own only to claim victory or a tie; nobody else sees either,
    unless the table agreed to see both.
    """
    sides = (fought.attacker, fought.defender)
    visible = [_sees(fought, seat, side, other) for side, other in (sides, sides[::-1])]
    attacker, defender = (side if sees else _open(side) for side, sees in zip(sides, visible, strict=True))
    by: By = "call" if fought.by in ("hand", "suit") and not all(visible) else fought.by
    return replace(fought, attacker=attacker, defender=defender, by=by)


def _sees(fought: Fought, seat: int, whose: Fighter, other: Fighter) -> bool:
    if fought.revealed or seat == whose.seat:
        return True
    if seat != other.seat or fought.caller < 0:
        return False
    return fought.caller == seat or fought.winner in (fought.caller, -1)


def _open(side: Fighter) -> Fighter:
    """What lies open of a side."""
    return Fighter(side.seat, side.banner, side.soldiers)


# Events


def hear(event: Event, seat: int) -> Event | None:
    """What `seat` (or WATCHER) learns from an event: all of it but the hidden cards of others."""
    match event:
        case PalacesDealt(palaces=palaces):
            return PalacesDealt(tuple([three if holder == seat else None for holder, three in enumerate(palaces)]))
        case Fought():
            return seen(event, seat)
        case (
            Posted()
            | BannerDealt()
            | PackRanOut()
            | Bought()
            | PileRenewed()
            | Recruited()
            | Kept()
            | Discarded()
            | Stayed()
            | Folded()
            | Attacked()
            | Answered()
            | Returned()
            | Captured()
            | Closed()
            | Shown()
            | PotWon()
        ):
            return event
        case _:
            assert isinstance(event, HALL_EVENTS)
            return event


def barred(state: State, seat: int) -> tuple[Barred, ...]:
    """What `seat`, on its turn, may not do, each with the reason: attacks by opponent, buy, discard, stay, raise."""
    if seat < 0 or turn(state) != seat:
        return ()
    rules, hand = state.rules, state.hand
    whys: dict[str, Why | None] = {}
    if hand.stage == "battle":
        whys["raise"] = raise_refusal(rules, hand, hand.battle)
    if hand.stage == "turn":
        rivals = [other for other in standing(hand) if other != seat]
        whys = {f"attack {other}": attack_refusal(rules, hand, other) for other in rivals}
        whys["buy"] = buy_refusal(rules, hand)
        whys["discard"] = discard_refusal(rules, hand)
        whys["stay"] = stay_refusal(rules, hand)
    return tuple(Barred(what, why) for what, why in whys.items() if why)
