"""The table: head line, seats and trick, what happens, and the person's hand with his bids or the joker's words."""

from collections.abc import Sequence

from rich.text import Text

from kozyr.games.raspisnoy.joker import FOLLOWING, Say
from kozyr.games.raspisnoy.state import Play
from kozyr.games.raspisnoy.trick import suit_led
from kozyr.games.raspisnoy.view import DealView
from kozyr.play.choices import every
from kozyr.terminal.desk import ME, Desk, Hand, held, is_bidding, names, paper, reason, say_rows, sayings
from kozyr.terminal.faces import WIDTH, back, face, fan, index, pointer, said, sorted_hand, step
from kozyr.terminal.paint import FELT, HEAD, LAMP, LOSS, SOFT, Lines, blank, ends, filled, line, wrapped
from kozyr.terminal.seats import seats
from kozyr.words import say

HAND_LINES = 5
"""Four of cards and one of the mark under them."""
ROWS_SHOWN = 2
"""Of the joker's words, where there are more rows than the table has room for."""


def table_screen(desk: Desk, hand: Hand, width: int, height: int) -> Lines:
    """The whole table in `height` lines of `width` characters, at least 80 by 24."""
    top = [head(desk, width), *blank(width), *seats(desk, width, hand.four), *blank(width)]
    below = [*_hand(desk, hand, width), _keys(desk, hand, width)]
    middle = _middle(desk, hand, width)
    room = height - len(top) - len(below)
    loose = max(0, room - len(middle))
    return [*top, *blank(width, loose // 2), *filled(middle, width, room - loose // 2), *below]


def head(desk: Desk, width: int) -> Text:
    """Which deal this is, and the trump."""
    deal = desk.view.deal
    if deal is None:
        return line(f" {say(desk.lang, 'term-head-start' if not desk.rows else 'term-over')}", width, HEAD)
    number = say(desk.lang, "term-head", number=deal.number, deals=desk.view.deals, kind=deal.kind, cards=deal.cards)
    return ends(Text(f" {number}", style="bold"), Text(f"{_trump(desk, deal)} ", style=f"bold {HEAD}"), width, HEAD)


def _trump(desk: Desk, deal: DealView) -> str:
    undecided = deal.trump is None and desk.view.rules.trump == "turned" and not _is_dealt(deal)
    words = say(desk.lang, "term-head-trump", suit="open" if undecided else deal.trump or "none")
    shown = deal.trump_card
    return words if shown is None else f"{words} ({index(shown, desk.lang)})"


def _is_dealt(deal: DealView) -> bool:
    """Whether all cards are out: not so while a trump is being named, nor in a blind deal that is bid before them."""
    return bool(deal.hand_sizes) and sum(deal.hand_sizes) >= len(deal.bids) * (deal.cards - sum(deal.taken) - 1)


# The middle: what was heard, what is to be done


def _middle(desk: Desk, hand: Hand, width: int) -> Lines:
    lines = [*_heard(desk, width), *wrapped(_prompt(desk, hand), width, LAMP, "center")]
    if desk.moment == "turn" and hand.screen == "table":
        if hand.says is not None:
            lines += _joker_words(desk, hand.says, width)
        elif is_bidding(desk):
            lines += _bids(desk, hand, width)
        elif trumps := names(desk):
            labels = [say(desk.lang, "term-name", suit=name.trump or "none") for name in trumps]
            lines.append(_buttons(labels, hand.place, width))
    if hand.note:
        lines += wrapped(hand.note, width, LOSS, "center")
    return lines


def _heard(desk: Desk, width: int) -> Lines:
    """The last that was heard; while nobody sees his own cards in a forehead deal, those that the others show."""
    deal = desk.view.deal
    if deal is not None and deal.hand is None and any(deal.shown):
        return wrapped(_shown(desk, deal), width, SOFT)
    before = desk.heard[:-1] if desk.moment == "trick" else desk.heard
    return filled([line(Text(f"  {words}"), width, SOFT) for words in before[-2:]], width, 2)


def _shown(desk: Desk, deal: DealView) -> str:
    told = []
    for name, cards in zip(desk.names, deal.shown, strict=True):
        if cards:
            in_order = sorted_hand(cards, deal.trump, desk.view.rules.jokers)
            told.append(f"{name}: {' '.join(index(card, desk.lang) for card in in_order)}")
    return " · ".join(told)


def _prompt(desk: Desk, hand: Hand) -> str:
    deal, lang = desk.view.deal, desk.lang
    if desk.moment == "trick":
        return say(lang, "term-heard-my-trick") if desk.taker == ME else _taken(desk)
    if desk.moment != "turn" or deal is None:
        return say(lang, "term-waiting", name=desk.names[desk.view.turn]) if desk.view.turn >= 0 else ""
    if hand.says is not None:
        return say(lang, "term-prompt-say")
    if names(desk):
        return say(lang, "term-prompt-name")
    if is_bidding(desk):
        spoken = sum(bid for bid in deal.bids if bid is not None)
        name = "term-prompt-bid" if deal.hand is not None else "term-prompt-blind"
        return say(lang, name, sum=spoken, cards=deal.cards)
    return _prompt_to_play(desk, deal)


def _taken(desk: Desk) -> str:
    return "" if desk.taker is None else say(desk.lang, "term-heard-trick", name=desk.names[desk.taker])


def _prompt_to_play(desk: Desk, deal: DealView) -> str:
    if not deal.trick:
        return say(desk.lang, "term-prompt-lead")
    led = suit_led(deal.trick, deal.trump)
    assert led is not None
    return say(desk.lang, "term-prompt-follow", suit=led.value)


def _bids(desk: Desk, hand: Hand, width: int) -> Lines:
    """The numbers that may be bid, in as many rows as they need; a barred one is struck through."""
    deal = desk.view.deal
    assert deal is not None
    gap = " " if deal.cards < 16 else ""
    rows = [Text(style=FELT)]
    for tricks in range(deal.cards + 1):
        chosen, barred = tricks == hand.place, bool(reason(desk, f"bid {tricks}"))
        style = f"bold {'#b3261e' if barred else '#23262b'} on {'#f0c35a' if chosen else '#fbfaf4'}"
        label = f"[{tricks}]" if chosen else f" {tricks} "
        if rows[-1].cell_len + len(label) > width:
            rows.append(Text(style=FELT))
        rows[-1].append(label, style=f"{style}{' strike' if barred else ''}")
        rows[-1].append(gap, style=FELT)
    return [line(row, width, FELT, "center") for row in rows]


def _joker_words(desk: Desk, place: int, width: int) -> Lines:
    """The rows of what may be said around the chosen one, and what would come of it."""
    rows, lines, at, chosen = say_rows(sayings(desk)), [], 0, 0
    for number, row in enumerate(rows):
        if at <= place < at + len(row):
            chosen = number
        labels = [index(says.card, desk.lang) if says.card else said(says, desk.lang) for says in row]
        lines.append(_buttons(labels, place - at, width))
        at += len(row)
    first = max(0, min(chosen, len(rows) - ROWS_SHOWN))
    return lines[first : first + ROWS_SHOWN] + wrapped(told(desk, sayings(desk)[place]), width, FELT, "center")


def _buttons(labels: Sequence[str], chosen: int, width: int) -> Text:
    """Things to choose from, beside each other; where they are many, closer together."""
    gap = "  " if sum(map(len, labels)) + 4 * len(labels) <= width else ""
    row = Text(style=FELT)
    for place, label in enumerate(labels):
        row.append(_button(label, place == chosen))
        row.append(gap, style=FELT)
    return line(row, width, FELT, "center")


def _button(label: str, chosen: bool) -> Text:
    return Text(f"[{label}]" if chosen else f" {label} ", style=f"bold #23262b on {'#f0c35a' if chosen else '#fbfaf4'}")


def told(desk: Desk, says: Say) -> str:
    """What comes of a word of the joker's, in a sentence."""
    lang, deal, rules = desk.lang, desk.view.deal, desk.view.rules
    if says in FOLLOWING:
        return say(lang, f"term-told-{says.level}")
    if says.card is not None:
        return say(lang, "term-told-as", card=says.card.value)
    if says.suit is None:
        forced = says.level == "lowest" and rules.low_lead_forces_lowest
        return say(lang, f"term-told-{says.level}-trumps{'-forced' if forced else ''}")
    if deal is None or deal.trump is None:
        return say(lang, f"term-told-{says.level}-plain", suit=says.suit.value)
    beaten = says.level != "lowest" and rules.demand_beaten_by_trump
    return say(lang, f"term-told-{says.level}-suit{'-but' if beaten else ''}", suit=says.suit.value)


# The hand and the keys


def _hand(desk: Desk, hand: Hand, width: int) -> Lines:
    deal = desk.view.deal
    if deal is None or not deal.hand_sizes:
        return blank(width, HAND_LINES)
    if deal.hand is None:
        backs = [back() for _ in range(deal.hand_sizes[ME])]
        return [*fan(backs, [False] * len(backs), width), *blank(width)]
    cards, playing = held(desk), desk.moment == "turn" and not is_bidding(desk) and not names(desk)
    lawful = {action.card for action in every(desk.view.legal) if isinstance(action, Play)} if playing else set(cards)
    chosen = hand.place if playing else -1
    touching = step(len(cards), width) <= WIDTH
    grounds = ["chosen" if at == chosen else "lit" if card in lawful else "dim" for at, card in enumerate(cards)]
    faces = [
        face(card, paper(desk, hand.four), ground, touching and at > 0)
        for at, (card, ground) in enumerate(zip(cards, grounds, strict=True))
    ]
    raised = [playing and card in lawful for card in cards]
    mark = pointer(chosen, len(cards), width) if playing and cards else line("", width)
    return [*fan(faces, raised, width), mark]


def _keys(desk: Desk, hand: Hand, width: int) -> Text:
    left = "term-keys-wait"
    if desk.moment == "turn":
        left = "term-keys-say" if hand.says is not None else _keys_of(desk)
    keys = say(desk.lang, left)
    return ends(f" {keys}", f"{say(desk.lang, 'term-keys-more')} ", width, HEAD)


def _keys_of(desk: Desk) -> str:
    return "term-keys-bid" if is_bidding(desk) else "term-keys-name" if names(desk) else "term-keys-play"
