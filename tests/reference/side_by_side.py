"""Plays a match of the engine and the naive raspisnoy side by side and says where they part."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import structs

from kozyr.games.raspisnoy import state as engine
from kozyr.play.choices import Shuffle, every
from kozyr.play.game import Game
from tests.reference import raspisnoy as naive
from tests.reference.raspisnoy_match import Happened, Match


def house(rules: Any) -> naive.House:
    """The rules value as the naive raspisnoy reads it."""
    return structs.asdict(rules)


def texts(game: Game, state: Any) -> set[str]:
    """The legal actions as texts; the one word `shuffle` where any order of the pack is one."""
    choices = game.legal(state)
    if any(isinstance(choice, Shuffle) for choice in choices):
        whole = sorted(naive.pack(house(state.rules)))
        assert [sorted(choice.cards) for choice in choices if isinstance(choice, Shuffle)] == [whole]
        return {"shuffle"}
    shown = [game.show(action) for action in every(choices)]
    assert len(shown) == len(set(shown)), f"an action is offered twice: {sorted(shown)}"
    return set(shown)


def joker_loving(match: Match, rng: Random) -> str:
    """A random action that leads and plays jokers, and deals them to who plays first, far more often than chance."""
    options = sorted(match.legal())
    if options == ["shuffle"]:
        return " ".join(["shuffle", *_dealt_well(match, rng)])
    spoken = [text for text in options if len(text.split()) > 2 and " as " not in text]
    exact = [text for text in options if " as " in text]
    chance = rng.random()
    if spoken and chance < 0.4:
        return rng.choice(spoken)
    return rng.choice(exact if exact and chance < 0.5 else options)


def _dealt_well(match: Match, rng: Random) -> list[str]:
    cards = rng.sample(match.pack, len(match.pack))
    for joker in naive.jokers(match.house):
        place = cards.index(joker)
        target = rng.choice([0, 0, 1, place, place])
        cards[target], cards[place] = cards[place], cards[target]
    return cards


def play_side_by_side(game: Game, rules: Any, rng: Random, choose: Any = joker_loving) -> Counter[str]:
    """Plays one match on both; AssertionError with the log where they differ; counts the positions compared."""
    state, match = game.start(rules), Match(house(rules))
    counted: Counter[str] = Counter()
    while True:
        assert game.turn(state) == match.turn(), _parted("turn", game.turn(state), match.turn(), match)
        legal, expected = texts(game, state), match.legal()
        assert legal == expected, _parted("legal", sorted(legal), sorted(expected), match)
        if not expected:
            break
        counted.update(_kind(match))
        text = choose(match, rng)
        state, events = game.apply(state, game.parse(text))
        told, expected_told = _told(events), match.act(text)
        assert told == expected_told, _parted(f"{text} brings", told, expected_told, match)
    assert list(game.scores(state)) == match.totals
    counted["matches"] += 1
    return counted


def _parted(what: str, engine_says: Any, naive_says: Any, match: Match) -> str:
    deal = match.deals[-1] if match.deals else None
    return f"{what} {engine_says}, naively {naive_says}, in {deal} after {match.log} by {dict(match.house)}"


def _kind(match: Match) -> list[str]:
    """What sort of position this is, for the counts that show that the test is not empty."""
    stage = match.stage()
    if stage != "play":
        return ["position", stage]
    deal = match.deals[-1]
    if not deal.trick:
        holds = any(card in naive.jokers(match.house) for card in deal.hands[match.turn()])
        return ["position", "play", "lead with a joker in hand" if holds else "lead"]
    said = deal.trick[0][1].split()
    return ["position", "play", *([f"under {said[0]}"] if said else [])]


# What the engine tells, in the words of the naive match


def _told(events: Iterable[engine.Event]) -> list[Happened]:
    return [_plain(event) for event in events]


def _plain(event: engine.Event) -> Happened:
    match event:
        case engine.Drew(seat=seat, card=card):
            return "drew", seat, str(card)
        case engine.DealerChosen(seat=seat):
            return "dealer", seat
        case engine.DealBegun(number=number, kind=kind, cards=cards, dealer=dealer):
            return "begun", number, kind, cards, dealer
        case engine.TrumpShown(suit=suit, card=card):
            return "trump", suit or "", card or ""
        case engine.TrumpNamed(seat=seat, suit=suit):
            return "named", seat, suit or ""
        case engine.CardsShown(cards=hands):
            return "shown", _sets(hands)
        case engine.HandsSeen(hands=hands):
            return "seen", _sets(hands)
        case engine.BidMade(seat=seat, tricks=tricks):
            return "bid", seat, tricks
        case engine.CardPlayed(seat=seat, card=card, says=says):
            return "played", seat, str(card), says or ""
        case engine.TrickTaken(seat=seat):
            return "taken", seat
        case engine.DealScored() | engine.MatchEnded():
            return _counted(event)


def _counted(event: engine.DealScored | engine.MatchEnded) -> Happened:
    if isinstance(event, engine.DealScored):
        return _plain_row(event.row)
    return "ended", list(event.totals), list(event.winners), list(event.money)


def _sets(hands: tuple[Any, ...]) -> list[list[str]]:
    return [sorted(str(card) for card in hand) for hand in hands]


def _plain_row(row: engine.Row) -> Happened:
    dealt = (row.number, row.kind, row.cards, row.dealer, row.trump or "", row.trump_card or "")
    premiums = [(premium.seat, premium.number, premium.points) for premium in row.premiums]
    return "row", *dealt, list(row.bids), list(row.taken), list(row.points), list(row.totals), premiums
