"""A table of five-card draw whose cards and stacks are given, to be played by texts: `bet 10; call; pat`."""

from collections.abc import Sequence
from typing import Any

from kozyr.cards import Card, parse_cards
from kozyr.games import draw
from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import Hand, State
from kozyr.play.choices import Amount, Cards, Shuffle, every
from kozyr.play.game import DEALER

GAME = draw


def rules(preset: str = "home", **changes: object) -> Rules:
    """A preset with changes; the first dealer is found by lot, so that a test can say who."""
    return draw.rules(preset, {"first_dealer": "lot", **{name: str(value) for name, value in changes.items()}})


def seated(house: Rules, stacks: Sequence[int], button: int) -> State:
    """All with these stacks (0: an empty seat), the button lying there; the next action is the dealer's."""
    state = draw.start(house)
    texts = []
    for seat, stack in enumerate(stacks):
        if stack:
            texts += [f"sit {seat} {max(stack, house.buyin_min * house.unit)}", f"buy {seat} {stack}"]
    return play(state, *texts, "deal", f"lot {button}")


def play(state: State, *texts: str) -> State:
    """The state after these actions, several in a text with `;` between."""
    for text in "; ".join(texts).split("; "):
        state, _ = draw.apply(state, draw.parse(text))
    return state


def events(state: State, text: str) -> tuple[Any, ...]:
    """What happens by the last of these actions."""
    *before, last = text.split("; ")
    return draw.apply(play(state, *before) if before else state, draw.parse(last))[1]


def dealt(state: State, *hands: str, stub: str = "", turned: str = "") -> State:
    """The state after a shuffle that gives these hands, from the button's left on, and this stub."""
    hand: Hand = state.hand
    players = [seat for seat in hand.seats if hand.live[seat]]
    assert len(hands) <= len(players)
    given = [parse_cards(cards) for cards in hands]
    named = [*parse_cards(turned), *(card for cards in given for card in cards), *parse_cards(stub)]
    spare = [card for card in state.rules.cards if card not in named]
    given += [tuple(spare[place * 5 : place * 5 + 5]) for place in range(len(players) - len(hands))]
    spare = spare[(len(players) - len(hands)) * 5 :]
    deck = [*parse_cards(turned), *(cards[place] for place in range(5) for cards in given), *parse_cards(stub), *spare]
    return play(state, "shuffle " + " ".join(deck))


def table(
    house: Rules, *hands: str, stacks: Sequence[int] = (), button: int = -1, stub: str = "", turned: str = ""
) -> State:
    """A table after the deal; the button is the last seat, so that the hands are those of seats 0, 1, 2 and so on."""
    stacks = stacks or (house.buyin_max * house.unit,) * house.seats
    state = seated(house, stacks, len(stacks) - 1 if button < 0 else button)
    return dealt(state, *hands, stub=stub, turned=turned)


def offered(state: State) -> list[str]:
    """All that may be done now, a range of amounts by its ends, an exchange by its greatest number of cards."""
    found = []
    for choice in draw.legal(state):
        match choice:
            case Amount(make=make, lo=lo, hi=hi):
                found += [f"{draw.show(make).split()[0]} {lo}..{hi}"]
            case Cards(most=most, of=of):
                found += [f"draw {most} of {len(of)}"]
            case _:
                found += [draw.show(action) for action in every((choice,))]
    return found


def why(state: State, text: str) -> str | None:
    """Why an action is refused; None when it is not."""
    refused = draw.refusal(state, draw.parse(text))
    return refused.id if refused else None


def won(state: State) -> tuple[int, ...]:
    """What each seat has won."""
    return draw.scores(state)


def at_dealer(state: State) -> bool:
    """Whether the dealer acts now."""
    return draw.turn(state) == DEALER


def shuffled(state: State) -> tuple[Card, ...]:
    """The cards that the dealer is to shuffle now, as they come."""
    (choice,) = draw.legal(state)
    assert isinstance(choice, Shuffle)
    return choice.cards


def cards(text: str) -> tuple[Card, ...]:
    """Cards as a tuple."""
    return parse_cards(text)
