"""What happens in a hand of poker, each event as a line for a page: those of all games, and the own ones of each."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args

from rich.text import Text

from kozyr.cards import Card
from kozyr.games.draw import state as draw
from kozyr.games.palace import state as palace
from kozyr.games.palace.telling import tell
from kozyr.games.shortdeck import state as shortdeck
from kozyr.play import betting, dealt, evening, forced, hall
from kozyr.records.ink import card_sign
from kozyr.words import say

Names = Sequence[str]
Line = Callable[[Any, Names], Text]

POSTS = {
    "ante": "posts an ante of",
    "small_blind": "posts the small blind of",
    "big_blind": "posts the big blind of",
    "button_blind": "posts the button blind of",
}
CHAIRS = {
    "sit": "sits down",
    "buy": "buys in for",
    "out": "sits out",
    "back": "is back",
    "leave": "leaves",
}


def cards_signs(cards: Iterable[Card]) -> Text:
    """Cards as they stand on their faces."""
    return Text(" ").join(map(card_sign, cards))


def _chair(event: hall.ChairChanged, names: Names) -> Text:
    return Text(f"{names[event.seat]} {CHAIRS[event.what]}" + (f" {event.amount}" if event.amount else ""))


def _posted(event: forced.Posted, names: Names) -> Text:
    return Text(f"{names[event.seat]} {POSTS[event.what]} {event.amount}")


def _acted(event: dealt.Acted, names: Names) -> Text:
    name, done = names[event.seat], event.action
    match done:
        case betting.Fold():
            said = "folds"
        case betting.Check():
            said = "checks"
        case betting.Call():
            said = f"calls {event.paid}"
        case betting.Bet(amount=amount):
            said = f"bets {amount}"
        case betting.Raise(amount=amount):
            said = f"raises to {amount}"
    return Text(f"{name} {said}" + (" and is all-in" if event.paid and not event.left else ""))


def _held(hands: Sequence[tuple[Card, ...] | None], names: Names) -> Text:
    """A line for each hand that may be seen."""
    seen = [(name, cards) for name, cards in zip(names, hands, strict=True) if cards]
    return Text("\n").join(Text(f"{name} holds ") + cards_signs(cards) for name, cards in seen)


def _shown(event: dealt.Shown, names: Names) -> Text:
    made = say("en", event.made.id, **event.made.args)
    line = Text(f"{names[event.seat]} shows ") + cards_signs(event.cards) + Text(f": {made}")
    return line if set(event.best) == set(event.cards) else line + Text(" (") + cards_signs(event.best) + Text(")")


def _won(event: dealt.PotWon, names: Names) -> Text:
    pot = "the pot" if event.number == 0 else f"side pot {event.number}"
    if len(event.winners) == 1:
        return Text(f"{names[event.winners[0]]} wins {event.amount}, {pot}", style="bold")
    shares = zip(event.winners, event.shares, strict=True)
    got = ", ".join(f"{names[seat]} {share}" for seat, share in shares)
    return Text(f"Shared, {pot} of {event.amount}: {got}", style="bold")


def _exchanged(event: draw.Exchanged, names: Names) -> Text:
    if not event.count:
        return Text(f"{names[event.seat]} stands pat")
    line = Text(f"{names[event.seat]} exchanges {event.count}")
    if event.away is None:
        return line
    return line + Text(": ") + cards_signs(event.away) + Text(" for ") + cards_signs(event.got or ())


def _received(event: draw.Received, names: Names) -> Text:
    line = Text(f"{names[event.seat]} gets {event.count} more")
    return line if event.got is None else line + Text(": ") + cards_signs(event.got)


def _palace(event: Any, names: Names) -> Text:
    """Palace Poker tells its own events; red cards are red as elsewhere."""
    lines = Text("\n").join(map(Text, tell("en", event, names)))
    lines.highlight_regex(r"\w+[♦♥]", "red")
    return lines


def _ended(event: evening.HandEnded, names: Names) -> Text:
    won = [f"{name} {chips:+d}" for name, chips in zip(names, event.won, strict=True) if chips]
    return Text("Result: " + (", ".join(won) or "nobody won or lost"))


def _begun(event: evening.HandBegun, names: Names) -> Text:
    stacks = ", ".join(f"{name} {stack}" for name, stack in zip(names, event.stacks, strict=True) if stack)
    title = f"Hand {event.number}: {names[event.button]} has the button"
    return Text(title, style="bold") + Text(f"\nStacks: {stacks}")


LINES: dict[type, Line] = {
    hall.ChairChanged: _chair,
    evening.DrewForDeal: lambda event, names: Text(f"{names[event.seat]} draws ") + card_sign(event.card),
    evening.HandBegun: _begun,
    evening.HandEnded: _ended,
    evening.EveningEnded: lambda event, names: Text("The evening is over."),
    forced.Posted: _posted,
    dealt.RoundBegun: lambda event, names: Text(f"Round {event.number}, pot {event.pot}"),
    dealt.Acted: _acted,
    dealt.Returned: lambda event, names: Text(f"{names[event.seat]} takes back {event.amount} that nobody called"),
    dealt.Shown: _shown,
    dealt.Mucked: lambda event, names: Text(f"{names[event.seat]} mucks"),
    dealt.PotWon: _won,
    shortdeck.HolesDealt: lambda event, names: _held(event.cards, names),
    shortdeck.BoardDealt: lambda event, names: Text("Board: ") + cards_signs(event.cards),
    draw.CardsDealt: lambda event, names: _held(event.hands, names),
    draw.FirstActor: lambda event, names: Text(f"The lot falls on {names[event.seat]} to act first"),
    draw.Turned: lambda event, names: card_sign(event.card) + Text(" is turned up: the others of its rank are wild"),
    draw.Exchanged: _exchanged,
    draw.Received: _received,
    draw.StubRenewed: lambda event, names: Text(f"{event.count} cards put away are shuffled into a new stub"),
    draw.Redealt: lambda event, names: Text(f"Nobody opens: deal {event.number + 1}"),
    draw.LowNow: lambda event, names: Text("Nobody opens: the hand is played for low"),
    **dict.fromkeys(get_args(palace.OwnEvent), _palace),
}
"""How each event reads."""

RUNNING: tuple[type, ...] = (forced.Posted, dealt.Acted, draw.Exchanged, hall.ChairChanged, evening.DrewForDeal)
"""Events of a kind that follow each other stand in one line."""


def told(event: Any, names: Names) -> Text:
    """The line of an event."""
    return LINES[type(event)](event, names)
