"""One deal of a record on a screen of characters: the hands, the bids, each trick, and how the points came about."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kozyr.games.raspisnoy.state import Played
from kozyr.records.ink import KINDS, card_sign, suit_sign
from kozyr.records.tale import Told
from kozyr.words import say


def deal_page(deal: Told, players: Sequence[str]) -> RenderableType:
    """A deal as far as it went."""
    parts: list[RenderableType] = [_title(deal, players), *_hands(deal, players)]
    if deal.bids:
        parts.append(Text("Bids: " + ", ".join(f"{players[seat]} {bid or 'pass'}" for seat, bid in deal.bids)))
    if deal.tricks or deal.table:
        parts.append(_tricks(deal, players))
    parts += [
        Text(f"{name}: {say('en', why.id, **why.args)}") for name, why in zip(players, deal.because, strict=False)
    ]
    return Group(*parts)


def _title(deal: Told, players: Sequence[str]) -> Text:
    kind = "" if deal.kind == "plain" else f" {KINDS[deal.kind]},"
    each = "1 card" if deal.cards == 1 else f"{deal.cards} cards"
    title = Text(f"Deal {deal.number}:{kind} {each} each, {players[deal.dealer]} deals", style="bold")
    if deal.trump_card is not None:
        title += Text(", ") + card_sign(deal.trump_card) + Text(" shows: ")
        title += Text("no trump") if deal.trump is None else Text("trump ") + suit_sign(deal.trump)
    return title


def _hands(deal: Told, players: Sequence[str]) -> list[Text]:
    if not deal.hands:
        return [Text("Nobody has seen his cards yet.")]
    return [
        Text(f"{name} holds ") + Text(" ").join(map(card_sign, hand))
        for name, hand in zip(players, deal.hands, strict=True)
        if hand is not None
    ]


def _tricks(deal: Told, players: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("trick", justify="right")
    for name in players:
        table.add_column(name, overflow="ellipsis", min_width=6)
    for number, trick in enumerate(deal.tricks, 1):
        table.add_row(str(number), *_row(trick.plays, len(players), trick.winner))
    if deal.table:
        table.add_row(str(len(deal.tricks) + 1), *_row(deal.table, len(players), None))
    return table


def _row(plays: tuple[Played, ...], seats: int, winner: int | None) -> list[Text]:
    cells = [Text()] * seats
    for place, play in enumerate(plays):
        sign = Text("" if place else ">") + card_sign(play.card, play.says)
        cells[play.seat] = sign + Text("*", style="bold") if play.seat == winner else sign
    return cells
