"""One deal of Oh Hell played here and in OpenSpiel side by side.

OpenSpiel decides chance by single cards dealt round from seat 0; here a shuffle is one action and the cards go round
from the dealer's left. The cards that each seat and the trump get are carried over, everything else must agree.
"""

from collections import Counter
from random import Random
from typing import Any

import pyspiel

from kozyr import games
from kozyr.cards import Card, cards_of, mask_of, pack
from kozyr.games.raspisnoy.state import Bid, Lot, Play
from kozyr.play.choices import Shuffled, every

GAME = games.load("raspisnoy")
SUITS = "cdsh"
RANKS = "23456789TJQKA"


class Table:
    """A configuration: players, cards in the pack (36 or 52), scoring, and the names of the cards in OpenSpiel."""

    def __init__(self, seats: int, deck: int, scoring: str) -> None:
        self.seats, self.deck, self.scoring = seats, deck, scoring
        ranks = deck // 4
        self.peer = pyspiel.load_game(
            "oh_hell",
            {"players": seats, "num_cards_per_suit": ranks, "off_bid_penalty": scoring == "oh_hell_penalty"},
        )
        low = len(RANKS) - ranks
        names = [Card(RANKS[low + place // 4] + SUITS[place % 4]) for place in range(deck)]
        self.card_of = dict(enumerate(names))
        self.place_of = {card: place for place, card in self.card_of.items()}

    def rules(self, cards: int) -> Any:
        """The rules of a match of one deal of `cards` each."""
        changes = {"seats": self.seats, "deck": self.deck, "scoring": self.scoring, "ladder": cards}
        return GAME.rules("oh-hell", {name: str(value) for name, value in changes.items()})


def play_deal(table: Table, rng: Random) -> Counter[str]:
    """Play one random deal on both sides and count the decisions compared; AssertionError where they differ."""
    theirs = table.peer.new_initial_state()
    cards = rng.choice(theirs.legal_actions())
    theirs.apply_action(cards)
    dealer = rng.choice(theirs.legal_actions())
    theirs.apply_action(dealer)
    dealt = []
    while theirs.is_chance_node():
        action = rng.choice(theirs.legal_actions())
        dealt.append(table.card_of[action])
        theirs.apply_action(action)
    ours = _dealt(table, cards, dealer, dealt)
    seen: Counter[str] = Counter()
    while not theirs.is_terminal():
        ours = _decide(table, ours, theirs, rng, seen)
    assert GAME.turn(ours) < 0, "the match is over on both sides"
    assert list(GAME.scores(ours)) == theirs.returns()
    seen["deals"] += 1
    return seen


def _dealt(table: Table, cards: int, dealer: int, dealt: list[Card]) -> Any:
    hands = [dealt[seat : table.seats * cards : table.seats] for seat in range(table.seats)]
    order = [hands[(dealer + 1 + place) % table.seats][place // table.seats] for place in range(table.seats * cards)]
    order.append(dealt[-1])
    rest = cards_of(mask_of(pack(table.deck)) & ~mask_of(order))
    state, _ = GAME.apply(GAME.start(table.rules(cards)), Lot(dealer))
    state, _ = GAME.apply(state, Shuffled((*order, *rest)))
    return state


def _decide(table: Table, ours: Any, theirs: Any, rng: Random, seen: Counter[str]) -> Any:
    assert GAME.turn(ours) == theirs.current_player()
    options = {_number(table, action): action for action in every(GAME.legal(ours))}
    assert sorted(options) == theirs.legal_actions()
    chosen = rng.choice(theirs.legal_actions())
    theirs.apply_action(chosen)
    seen["bids" if isinstance(options[chosen], Bid) else "cards"] += 1
    return GAME.apply(ours, options[chosen])[0]


def _number(table: Table, action: Bid | Play) -> int:
    """OpenSpiel numbers cards first, then bids from 0."""
    return table.deck + action.tricks if isinstance(action, Bid) else table.place_of[action.card]
