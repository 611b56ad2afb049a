"""Hands of poker flattened for other tools: the JSON of `kozyr export`, one shape for all poker games.

Its shape is a promise, described in docs/records.md: keys may be added, none changes.
"""

import csv
import io
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from kozyr import games
from kozyr.games.draw.state import CardsDealt, Exchanged, Received
from kozyr.games.palace.state import Answered, BannerDealt, Captured, Fought, Kept, PalacesDealt, Recruited
from kozyr.games.shortdeck.state import BoardDealt, HolesDealt
from kozyr.play.dealt import Acted, PotWon, RoundBegun
from kozyr.play.evening import HandBegun, HandEnded
from kozyr.play.game import Game
from kozyr.records.frozen import FORMAT
from kozyr.records.record import Record
from kozyr.records.replay import Step, finished, steps

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes what begins with one of these for a formula, and might do what it says."""


class Told(Struct, frozen=True):
    """A hand with what happened in it: events, and what the seats did."""

    begun: HandBegun
    events: tuple[Any, ...] = ()
    actions: tuple[dict[str, Any], ...] = ()


def flatten(record: Record) -> dict[str, Any]:
    """The finished hands of a record as plain values for JSON; RecordError for a record that is false.

    All are in `hands`; where there is but one, its keys stand beside the others as well.
    """
    over = finished(record)
    game = games.load(record.game)
    hands = [_hand(hand) for hand in _hands(record, game) if any(isinstance(event, HandEnded) for event in hand.events)]
    return {
        "format": FORMAT,
        "game": record.game,
        "preset": record.preset,
        "rules": to_builtins(record.rules),
        "players": list(record.players),
        "finished": over,
        **(hands[0] if len(hands) == 1 else {}),
        "hands": hands,
        "totals": [sum(hand["payoffs"][seat] for hand in hands) for seat in range(len(record.players))],
    }


COLUMNS = ("row", "hand", "round", "seat", "player", "action", "target", "amount", "cards")
"""Those of every row; after them come the stack and the winnings of each seat, in the rows of hands."""


def table(record: Record) -> str:
    """The finished hands as CSV, a row for each hand and under it a row for each action; errors as in `flatten`.

    The row of a hand has the button, the chips in all pots, the board, and what each seat began with and won.
    """
    evening = flatten(record)
    names = [plain(name) for name in evening["players"]]
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\n")
    by_seat = [f"{what} {seat}" for what in ("stack", "won") for seat in range(len(names))]
    sheet.writerow((*COLUMNS, *by_seat))
    for number, hand in enumerate(evening["hands"], 1):
        button, pot = hand["button"], sum(pot["amount"] for pot in hand["pots"])
        about = ["hand", number, None, button, names[button], None, None, pot, " ".join(hand["deal"]["board"])]
        sheet.writerow([*about, *hand["stacks"], *hand["payoffs"]])
        sheet.writerows(_row(number, names, action, len(by_seat)) for action in hand["actions"])
    return written.getvalue()


def _row(hand: int, names: list[str], action: dict[str, Any], empty: int) -> list[Any]:
    said = [action.get(name) for name in ("target", "amount")]
    who = [action["seat"], names[action["seat"]], action["action"]]
    return ["action", hand, action.get("round"), *who, *said, " ".join(action.get("cards", ())), *[None] * empty]


def plain(name: str) -> str:
    """A name that a spreadsheet does not take for a formula: one that begins like it has an apostrophe before it."""
    return f"'{name}" if name.startswith(FORMULAS) else name


def _hands(record: Record, game: Game) -> Iterator[Told]:
    hand: Told | None = None
    before: Any = None
    for number, step in enumerate(steps(record)):
        begun = next((event for event in step.events if isinstance(event, HandBegun)), None)
        if begun is not None:
            if hand is not None:
                yield hand
            hand = Told(begun)
        if hand is not None:
            done = (_action(game, hand, before, record.actions[number - 1], step),) if game.turn(before) >= 0 else ()
            hand = replace(hand, events=hand.events + step.events, actions=hand.actions + done)
        before = step.state
    if hand is not None:
        yield hand


def _action(game: Game, hand: Told, before: Any, action: Any, step: Step) -> dict[str, Any]:
    """Who did what in which round of betting, with the fields of the action; what a call cost stands beside it."""
    verb = game.show(action).split()[0]
    fields = {"target" if name == "seat" else name: getattr(action, name) for name in action.__struct_fields__}
    paid = next((event.paid for event in step.events if isinstance(event, Acted | Answered)), None)
    amount = {"amount": paid} if paid and "amount" not in fields else {}
    begun = sum(isinstance(event, RoundBegun) for event in hand.events)
    round = {"round": begun} if begun else {}
    return {"seat": game.turn(before), "action": verb, **amount, **to_builtins(fields), **round}


def _hand(hand: Told) -> dict[str, Any]:
    won = sorted((event for event in hand.events if isinstance(event, PotWon)), key=lambda pot: pot.number)
    payoffs = next(event.won for event in hand.events if isinstance(event, HandEnded))
    return {
        "button": hand.begun.button,
        "stacks": list(hand.begun.stacks),
        "deal": _deal(hand),
        **_palace(hand),
        "actions": list(hand.actions),
        "pots": [{"amount": pot.amount, "winners": list(pot.winners), "shares": list(pot.shares)} for pot in won],
        "payoffs": list(payoffs),
    }


def _deal(hand: Told) -> dict[str, Any]:
    """The hidden cards by seat as they were dealt, the last time; the board; and what was exchanged."""
    holes: tuple[tuple[Any, ...] | None, ...] = ()
    board: list[Any] = []
    draws: list[dict[str, Any]] = []
    for event in hand.events:
        match event:
            case HolesDealt(cards=dealt) | CardsDealt(hands=dealt) | PalacesDealt(palaces=dealt):
                holes = dealt
            case BoardDealt(cards=cards):
                board += cards
            case Exchanged(seat=seat, away=away, got=got):
                draws.append({"seat": seat, "away": list(away or ()), "got": list(got or ())})
            case Received(got=got):
                draws[-1]["got"] += list(got or ())
            case _:
                pass
    return {"holes": [list(cards or ()) for cards in holes], "board": board, "draws": draws}


def _palace(hand: Told) -> dict[str, Any]:
    """Of Palace Poker the banners by seat, every change of somebody's soldiers, and the battles."""
    banners: list[Any] = [None] * len(hand.begun.stacks)
    soldiers: list[dict[str, Any]] = []
    battles: list[dict[str, Any]] = []
    for event in hand.events:
        match event:
            case BannerDealt(seat=seat, card=card):
                banners[seat] = card
            case Recruited(seat=seat, card=card):
                soldiers.append({"seat": seat, "bought": card})
            case Captured(seat=seat, loser=loser, cards=cards):
                soldiers.append({"seat": seat, "captured": list(cards), "from": loser})
            case Kept(seat=seat, soldiers=kept):
                soldiers.append({"seat": seat, "kept": list(kept)})
            case Fought():
                battles.append(_battle(event))
            case _:
                pass
    return {"banners": banners, "soldiers": soldiers, "battles": battles} if any(banners) else {}


def _battle(fought: Fought) -> dict[str, Any]:
    """Seats, null for a caller after a fold and for a winner after a full tie."""
    sides = {name: getattr(fought, name).seat for name in ("attacker", "defender")}
    seats = {name: getattr(fought, name) if getattr(fought, name) >= 0 else None for name in ("caller", "winner")}
    return {**sides, **seats, "by": fought.by}
