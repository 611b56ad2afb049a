"""The table: head line, seats and trick, what happens, and the person's hand with his bids or the joker's words."""

from rich.text import Text

from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.state import Play
from kozyr.games.raspisnoy.trick import suit_led
from kozyr.games.raspisnoy.view import DealView
from kozyr.play.choices import every
from kozyr.terminal.desk import ME, Desk, Hand, held, is_bidding, reason, sayings
from kozyr.terminal.faces import back, face, fan, index, pointer, said
from kozyr.terminal.paint import FELT, HEAD, LAMP, LOSS, SOFT, Lines, blank, ends, filled, line, wrapped
from kozyr.terminal.seats import seats
from kozyr.words import say

HAND_LINES = 5
"""Four of cards and one of the mark under them."""
KEYS_LINES = 1


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
    words = say(desk.lang, "term-head-trump", suit=deal.trump or "none")
    shown = deal.trump_card
    return words if shown is None else f"{words} ({index(shown, desk.lang)})"


# The middle: what was heard, what is to be done


def _middle(desk: Desk, hand: Hand, width: int) -> Lines:
    before = desk.heard[:-1] if desk.moment == "trick" else desk.heard
    heard = [line(Text(f"  {words}"), width, SOFT) for words in before[-2:]]
    lines = [*filled(heard, width, 2), *wrapped(_prompt(desk, hand), width, LAMP, "center")]
    if desk.moment == "turn" and hand.screen == "table":
        if hand.says is not None:
            lines += _joker_words(desk, hand, hand.says, width)
        elif is_bidding(desk):
            lines.append(_bids(desk, hand, width))
    if hand.note:
        lines += wrapped(hand.note, width, LOSS, "center")
    return lines


def _prompt(desk: Desk, hand: Hand) -> str:
    deal, lang = desk.view.deal, desk.lang
    if desk.moment == "trick":
        return say(lang, "term-heard-my-trick") if desk.taker == ME else _taken(desk)
    if desk.moment != "turn" or deal is None:
        return say(lang, "term-waiting", name=desk.names[desk.view.turn]) if desk.view.turn >= 0 else ""
    if hand.says is not None:
        return say(lang, "term-prompt-say")
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


def _bids(desk: Desk, hand: Hand, width: int) -> Text:
    """The numbers that may be bid; a barred one is struck through."""
    deal = desk.view.deal
    assert deal is not None
    row = Text(style=FELT)
    for tricks in range(deal.cards + 1):
        chosen, barred = tricks == hand.place, bool(reason(desk, f"bid {tricks}"))
        style = f"bold {'#b3261e' if barred else '#23262b'} on {'#f0c35a' if chosen else '#fbfaf4'}"
        label = f"[{tricks}]" if chosen else f" {tricks} "
        row.append(label, style=f"{style}{' strike' if barred else ''}")
        row.append(" " if deal.cards < 16 else "", style=FELT)
    return line(row, width, FELT, "center")


def _joker_words(desk: Desk, hand: Hand, place: int, width: int) -> Lines:
    words = sayings(desk)
    half = len(words) // 2 if len(words) > 2 else len(words)
    rows = [words[:half], words[half:]] if half < len(words) else [words]
    lines, at = [], 0
    for part in rows:
        row = Text(style=FELT)
        for says in part:
            row.append(_button(said(says, desk.lang), at == place))
            row.append("  ", style=FELT)
            at += 1
        lines.append(line(row, width, FELT, "center"))
    return lines + wrapped(told(desk, words[place]), width, FELT, "center")


def _button(label: str, chosen: bool) -> Text:
    return Text(f"[{label}]" if chosen else f" {label} ", style=f"bold #23262b on {'#f0c35a' if chosen else '#fbfaf4'}")


def told(desk: Desk, says: Say) -> str:
    """What comes of a word of the joker's, in a sentence."""
    if says.level in ("high", "low"):
        return say(desk.lang, f"term-told-{says.level}")
    if says.suit is None:
        return say(desk.lang, f"term-told-{says.level}-trumps")
    deal = desk.view.deal
    trump = deal is not None and deal.trump is not None
    return say(desk.lang, f"term-told-{says.level}-{'suit' if trump else 'plain'}", suit=says.suit.value)


# The hand and the keys


def _hand(desk: Desk, hand: Hand, width: int) -> Lines:
    deal = desk.view.deal
    if deal is None or not deal.hand_sizes:
        return blank(width, HAND_LINES)
    if deal.hand is None:
        backs = [back() for _ in range(deal.hand_sizes[ME])]
        return [*fan(backs, [False] * len(backs), width), *blank(width)]
    cards, playing = held(desk), desk.moment == "turn" and not is_bidding(desk)
    lawful = {action.card for action in every(desk.view.legal) if isinstance(action, Play)} if playing else set(cards)
    chosen = hand.place if playing else -1
    faces = [
        face(card, desk.lang, "chosen" if at == chosen else "lit" if card in lawful else "dim", deal.trump, hand.four)
        for at, card in enumerate(cards)
    ]
    raised = [playing and card in lawful for card in cards]
    mark = pointer(chosen, len(cards), width) if playing and cards else line("", width)
    return [*fan(faces, raised, width), mark]


def _keys(desk: Desk, hand: Hand, width: int) -> Text:
    left = "term-keys-wait"
    if desk.moment == "turn":
        left = "term-keys-say" if hand.says is not None else "term-keys-bid" if is_bidding(desk) else "term-keys-play"
    keys = say(desk.lang, left)
    return ends(f" {keys}", f"{say(desk.lang, 'term-keys-more')} ", width, HEAD)
