"""What the battery must know about any poker game: how the hall fills an evening, and which cards a seat may know.

A world is the log of an evening in which all cards that a seat cannot know have other names: one exchange of names for
each deal, so that whoever put a card away still holds it. Where what all see would be different (another hand wins,
a hand is shown that was not), the world is no other world but another evening, and is not used.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from kozyr.cards import Card
from kozyr.errors import IllegalAction, RulesError
from kozyr.play.choices import Amount, One, Shuffled, draw
from kozyr.play.evening import Evening
from kozyr.play.game import HALL, WATCHER, Game
from kozyr.play.hall import Back, BuyIn, Deal, End, Leave, Out, Sit
from tests.house_rules import random_token

CARDS = {card.value: card for card in Card}
HANDS = 3
"""An evening of the battery ends after so many hands."""
Known = Callable[[Any, int], dict[Card, str]]
"""The cards that a seat may know at some moment of a hand, by what they are: `hand`, `away`, `turned`, `shown`."""


class Segment:
    """The part of a log between two shuffles of the whole pack: where it begins and ends, and what is known of it."""

    def __init__(self, begins: int, cards: tuple[Card, ...]) -> None:
        self.begins, self.ends, self.cards = begins, begins + 1, cards
        self.known: dict[Card, str] = {}


class PokerHook:
    """A poker game's hook: its name, the seats to try, and what may be known in a hand."""

    LASTING: tuple[str, ...] = ("hand", "shown", "turned")
    TRIES = 8
    """How often another world is drawn until all that lies open in it is the same."""

    def __init__(self, name: str, seats: Callable[[str], tuple[int, ...]], known: Known, least_share: float) -> None:
        self.name, self.seats, self.known, self.LEAST_SHARE = name, seats, known, least_share

    def least_entitled(self, preset: str) -> dict[str, int]:
        return {"hand": 4}

    def full_rules(self, game: Game, preset: str, seats: int) -> Any:
        return game.rules(preset, {"seats": str(seats)})

    def short_rules(self, game: Game, preset: str, seats: int) -> list[Any]:
        return [self.full_rules(game, preset, seats)]

    def some_rules(self, game: Game, rng: Random) -> Any:
        while True:
            names = rng.sample(sorted(game.FIELDS), rng.randint(0, len(game.FIELDS) // 2))
            try:
                return game.rules(
                    rng.choice(sorted(game.PRESETS)), {name: random_token(game.FIELDS[name], rng) for name in names}
                )
            except RulesError:
                continue

    def most_actions(self, rules: Any) -> int:
        """Of no-limit raises there may be many, and of redeals a hundred."""
        return 30_000

    def act(self, game: Game, state: Evening, rng: Random) -> Any:
        """Any action of a seat or the dealer; a hall in which most people sit down, and play."""
        choices = game.legal(state)
        if game.turn(state) != HALL or state.drawing:
            return draw(choices, rng)
        if state.number >= HANDS or (state.number and rng.random() < 0.02):
            return End()
        sits = [choice for choice in choices if isinstance(choice, Amount) and isinstance(choice.make, Sit)]
        buys = [choice for choice in choices if isinstance(choice, Amount) and isinstance(choice.make, BuyIn)]
        broke = [choice for choice in buys if not state.chairs[choice.make.seat].stack]
        if sits and rng.random() < 0.9:
            return Sit(sits[0].make.seat, rng.randint(sits[0].lo, 30 * sits[0].lo))
        if broke and rng.random() < 0.9:
            return BuyIn(broke[0].make.seat, rng.randint(broke[0].lo, min(broke[0].hi, broke[0].lo * 40)))
        moves = [
            choice for choice in choices if isinstance(choice, One) and isinstance(choice.action, Out | Back | Leave)
        ]
        if moves and rng.random() < 0.1:
            return rng.choice(moves).action
        return (
            Deal() if One(Deal()) in choices else draw(tuple(choice for choice in choices if choice != One(End())), rng)
        )

    def check_sums(self, rules: Any, log: list[str], scores: tuple[int, ...]) -> None:
        assert sum(scores) == 0, f"chips were made or lost: {scores}"

    # Who knows which card

    def _segments(self, game: Game, rules: Any, log: list[str], seat: int) -> tuple[list[Segment], Evening]:
        state, found = game.start(rules), list[Segment]()
        for place, text in enumerate(log):
            action, before = game.parse(text), state
            state, _ = game.apply(state, action)
            if isinstance(action, Shuffled) and self.deals_anew(before, action):
                found.append(Segment(place, action.cards))
                if before.drawing:
                    found[-1].known |= dict.fromkeys(action.cards[: len(before.drawing)], "drew")
            if found and not before.drawing:
                found[-1].ends = place + 1
                found[-1].known |= (
                    self.known(state.hand, seat) if state.hand and state.hand.number == state.number else {}
                )
        return found, state

    def deals_anew(self, before: Evening, action: Shuffled) -> bool:
        """Whether nothing that was known before says anything of these cards."""
        return bool(before.drawing) or len(action.cards) == len(before.rules.cards)

    def other_world(self, rules: Any, log: list[str], seat: int, rng: Random) -> list[str]:
        game = _game(self.name)
        segments, _ = self._segments(game, rules, log, seat)
        for _ in range(self.TRIES):
            world = list(log)
            for segment in segments:
                hidden = [card for card in segment.cards if card not in segment.known]
                _rename(world, segment, dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True)))
            if self._looks_alike(game, rules, world, log):
                return world
        return log

    def _looks_alike(self, game: Game, rules: Any, world: list[str], log: list[str]) -> bool:
        """Whether all that lies open comes out as in the log, or the world cannot be replayed at all."""
        pairs = zip(self._outcomes(game, rules, world), self._outcomes(game, rules, log), strict=False)
        return all(here == there for here, there in pairs)

    def _outcomes(self, game: Game, rules: Any, log: list[str]) -> Iterator[Any]:
        """After each action who is to move, what all have won, and what lies open; up to one that is illegal."""
        state = game.start(rules)
        for text in log:
            try:
                state, _ = game.apply(state, game.parse(text))
            except IllegalAction:
                return
            yield game.turn(state), game.scores(state), () if state.hand is None else self.lies_open(state.hand)

    def lies_open(self, hand: Any) -> Any:
        """What all see of a hand and what follows from hidden cards: which hands are shown."""
        return tuple(cards is None for cards in hand.shown)

    def entitled(self, rules: Any, log: list[str], seat: int, rng: Random) -> list[tuple[str, list[str]]]:
        game = _game(self.name)
        segments, end = self._segments(game, rules, log, seat)
        if not segments or end.hand is None or not self.known(end.hand, seat):
            return []
        segment = segments[-1]
        now = self.known(end.hand, seat)
        found = []
        hidden = [card for card in segment.cards if card not in segment.known]
        for use in sorted(set(now.values())):
            if hidden:
                one, other = rng.choice([card for card, what in now.items() if what == use]), rng.choice(hidden)
                world = list(log)
                _rename(world, segment, {one: other, other: one})
                found.append((f"{use} {one}", world))
        return found


def _game(name: str) -> Game:
    from kozyr.games import load

    return load(name)


def _rename(world: list[str], segment: Segment, names: dict[Card, Card]) -> None:
    for place in range(segment.begins, segment.ends):
        words = world[place].split(" ")
        world[place] = " ".join(names.get(CARDS[word], word) if word in CARDS else word for word in words)


def watches(seat: int) -> bool:
    """Whether a seat is without a hand."""
    return seat == WATCHER
