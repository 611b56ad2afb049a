"""What is common to all questions: the games, the house rules that matter, and cards as text."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from kozyr.cards import Card, cards_of, mask_of, parse_card
from kozyr.errors import NotationError, RulesError
from kozyr.games import draw, form, shortdeck
from kozyr.play.ranking import Order

GAMES: dict[str, tuple[Any, str]] = {
    "texas": (shortdeck, "texas"),
    "shortdeck": (shortdeck, "six-plus"),
    "draw": (draw, "home"),
}
"""The games with equities: whose rules they are played by, and the preset to start from."""
FIELDS = {
    "texas": ("deck", "ranking", "ace_low_straight"),
    "shortdeck": ("deck", "ranking", "ace_low_straight"),
    "draw": ("deck", "order", "wild", "natural_beats_wild", "max_draw"),
}
"""The house rules on which equities depend."""
MOST_HANDS = {"texas": 10, "shortdeck": 10, "draw": 8}


def rules(game: str, hands: Sequence[str], preset: str | None, changes: Mapping[str, str]) -> Any:
    """The rules for so many hands; NotationError for a game without equities or too many hands, RulesError for rules
    that cannot be or that change no equity."""
    if game not in GAMES:
        raise NotationError(f"there are no equities in {game[:40]!r}; the games are: {', '.join(GAMES)}")
    module, default = GAMES[game]
    if not 2 <= len(hands) <= MOST_HANDS[game]:
        raise NotationError(f"equities in {game} are those of 2 to {MOST_HANDS[game]} hands, not {len(hands)}")
    if strangers := [field for field in changes if field not in FIELDS[game]]:
        known = ", ".join(FIELDS[game])
        raise RulesError([f"{field[:40]} changes no equity in {game}; these do: {known}" for field in strangers])
    agreed = module.rules(default if preset is None else preset, {**changes, "seats": str(len(hands))})
    if unheard := sorted(form(module.NAME).idle(agreed) & changes.keys()):
        raise RulesError([f"{field} changes nothing in {game} by the other rules" for field in unheard])
    return agreed


def cards(text: str, where: str, order: Order) -> int:
    """The cards written in a text, with or without blanks; NotationError names one that is none, is not in the pack or
    stands there twice."""
    found = 0
    for card in split(text):
        if not card.bit & order.cards:
            raise NotationError(f"{card.value} in {where} is not in the pack of {order.cards.bit_count()} cards")
        if card.bit & found:
            raise NotationError(f"{card.value} is named twice in {where}")
        found |= card.bit
    return found


def split(text: str) -> list[Card]:
    """The cards of a text one by one.

    >>> [card.value for card in split("AsKd Qc")]
    ['As', 'Kd', 'Qc']
    """
    return [parse_card(word) for word in re.findall(r"..?", "".join(text.split()))]


def no_card_twice(places: Sequence[tuple[str, int]]) -> int:
    """All the cards that lie in these places; NotationError for one that lies in two."""
    taken: dict[Card, str] = {}
    for where, held in places:
        for card in cards_of(held):
            if card in taken:
                raise NotationError(f"{card.value} is named twice: in {taken[card]} and in {where}")
            taken[card] = where
    return mask_of(taken)
