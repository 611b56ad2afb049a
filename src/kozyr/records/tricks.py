"""One deal of a record on a screen of characters: the hands, the bids, each trick, and how the points came about."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Played
from kozyr.records.ink import KINDS, card_sign, suit_sign
from kozyr.records.tale import Told
from kozyr.words import say


def deal_page(deal: Told, rules: Rules, players: Sequence[str]) -> RenderableType:
    """A deal as far as it went."""
    parts: list[RenderableType] = [_title(deal, rules, players), *_hands(deal, rules, players)]
    if deal.bids:
        parts.append(Text("Bids: " + ", ".join(f"{players[seat]} {bid or 'pass'}" for seat, bid in deal.bids)))
    if deal.tricks or deal.table:
        parts.append(_tricks(deal, rules, players))
    parts += [
        Text(f"{name}: {say('en', why.id, **why.args)}") for name, why in zip(players, deal.because, strict=False)
    ]
    return Group(*parts, *_premiums(deal, players))


def _title(deal: Told, rules: Rules, players: Sequence[str]) -> Text:
    kind = "" if deal.kind == "plain" else f" {KINDS[deal.kind]},"
    each = "1 card" if deal.cards == 1 else f"{deal.cards} cards"
    title = Text(f"Deal {deal.number}:{kind} {each} each, {players[deal.dealer]} deals", style="bold")
    if deal.trump_card is not None:
        return title + Text(", ") + card_sign(deal.trump_card, rules.jokers) + Text(" shows: ") + _trump(deal.trump)
    if deal.named is not None:
        return title + Text(f", {players[deal.named]} names ") + _trump(deal.trump)
    return title + Text(", in turn: ") + _trump(deal.trump) if deal.trump else title


def _trump(trump: Suit | None) -> Text:
    return Text("no trump") if trump is None else Text("trump ") + suit_sign(trump)


def _hands(deal: Told, rules: Rules, players: Sequence[str]) -> Iterator[Text]:
    for name, cards in zip(players, deal.shown, strict=False):
        if cards is not None:
            yield Text(f"{name} shows ") + _cards(cards, rules)
    if not deal.hands:
        yield Text("Nobody has seen his cards yet.")
    for name, hand in zip(players, deal.hands, strict=False):
        if hand is not None:
            yield Text(f"{name} holds ") + _cards(hand, rules)


def _cards(cards: Sequence[Card], rules: Rules) -> Text:
    return Text(" ").join(card_sign(card, rules.jokers) for card in cards)


def _tricks(deal: Told, rules: Rules, players: Sequence[str]) -> Table:
    """The tricks, under their trump where it changes from one to the next."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False)
    table.add_column("trick", justify="right")
    if changing := rules.trump == "circular_trick":
        table.add_column(" ")
    for name in players:
        table.add_column(name, overflow="ellipsis", min_width=6)
    rows = [(trick.plays, trick.winner, trick.trump) for trick in deal.tricks]
    if deal.table:
        rows.append((deal.table, -1, deal.now))
    for number, (plays, winner, trump) in enumerate(rows, 1):
        cells = _row(plays, rules, len(players), winner)
        table.add_row(str(number), *([suit_sign(trump)] if changing else []), *cells)
    return table


def _row(plays: tuple[Played, ...], rules: Rules, seats: int, winner: int) -> list[Text]:
    cells = [Text()] * seats
    for place, play in enumerate(plays):
        sign = Text("" if place else ">") + card_sign(play.card, rules.jokers, play.says)
        cells[play.seat] = sign + Text("*", style="bold") if play.seat == winner else sign
    return cells


def _premiums(deal: Told, players: Sequence[str]) -> Iterator[Text]:
    """What the end of a set brought and cost (GJ-11)."""
    for premium in deal.row.premiums if deal.row else ():
        name = "score-premium-doubled" if premium.points > 0 else "score-premium-struck"
        words = say("en", name, number=premium.number, points=premium.points)
        yield Text(f"{players[premium.seat]}: {words}")
