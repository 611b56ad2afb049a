"""Plays a match of the engine and the naive raspisnoy side by side and says where they part."""

from collections import Counter
from random import Random
from typing import Any

from msgspec import structs

from kozyr.games.raspisnoy.state import DealScored, MatchEnded, TrickTaken, TrumpShown
from kozyr.play.choices import Shuffle, every
from kozyr.play.game import Game
from tests.reference import raspisnoy as naive
from tests.reference.raspisnoy_match import Match


def house(rules: Any) -> naive.House:
    """The rules value as the naive raspisnoy reads it."""
    return structs.asdict(rules)


def texts(game: Game, state: Any) -> set[str]:
    """The legal actions as texts; the one word `shuffle` where any order of the pack is one."""
    choices = game.legal(state)
    if any(isinstance(choice, Shuffle) for choice in choices):
        assert [sorted(choice.cards) for choice in choices if isinstance(choice, Shuffle)] == [sorted(naive.PACK)]
        return {"shuffle"}
    shown = [game.show(action) for action in every(choices)]
    assert len(shown) == len(set(shown)), f"an action is offered twice: {sorted(shown)}"
    return set(shown)


def joker_loving(match: Match, rng: Random) -> str:
    """A random action that leads and plays the joker, and deals it to the leader, far more often than chance."""
    options = sorted(match.legal())
    if options == ["shuffle"]:
        cards = rng.sample(naive.PACK, 36)
        place = cards.index(naive.JOKER)
        target = rng.choice([0, 0, 1, place, place])
        cards[target], cards[place] = cards[place], cards[target]
        return " ".join(["shuffle", *cards])
    spoken = [text for text in options if text.startswith(f"play {naive.JOKER}")]
    return rng.choice(spoken if spoken and rng.random() < 0.4 else options)


def play_side_by_side(game: Game, rules: Any, rng: Random, choose: Any = joker_loving) -> Counter[str]:
    """Plays one match on both; AssertionError with the log where they differ; counts the positions compared."""
    state, match = game.start(rules), Match(house(rules))
    counted: Counter[str] = Counter()
    while True:
        where = f"after {match.log} by {structs.asdict(rules)}"
        assert game.turn(state) == match.turn(), f"turn {game.turn(state)}, naively {match.turn()}, {where}"
        legal, expected = texts(game, state), match.legal()
        assert legal == expected, f"legal {sorted(legal)}, naively {sorted(expected)}, {where}"
        if not expected:
            break
        counted.update(_kind(match))
        text = choose(match, rng)
        state, events = game.apply(state, game.parse(text))
        before = _progress(match)
        match.act(text)
        _compare(match, before, events, where)
    assert list(game.scores(state)) == match.totals
    return counted


def _kind(match: Match) -> list[str]:
    """What sort of position this is, for the counts that show that the test is not empty."""
    if not match.playing:
        return ["chance"]
    if match.bidding():
        return ["bid"]
    trick = match.deals[-1].trick
    if not trick:
        holds = naive.JOKER in match.deals[-1].hands[match.turn()]
        return ["play", "lead with the joker in hand" if holds else "lead"]
    return ["play", *([f"under {trick[0][1].split()[0]}"] if trick[0][0] == naive.JOKER else [])]


def _progress(match: Match) -> tuple[int, int, int]:
    deal = match.deals[-1] if match.deals else None
    return len(match.deals), len(deal.takers) if deal else 0, len(deal.points) if deal else 0


def _compare(match: Match, before: tuple[int, int, int], events: tuple[Any, ...], where: str) -> None:
    deals, tricks, points = before
    deal = match.deals[-1] if match.deals else None
    taken = [event.seat for event in events if isinstance(event, TrickTaken)]
    rows = [event.row for event in events if isinstance(event, DealScored)]
    shown = [(event.suit or "", str(event.card)) for event in events if isinstance(event, TrumpShown)]
    ended = [event for event in events if isinstance(event, MatchEnded)]
    begun = deal is not None and len(match.deals) > deals
    assert taken == (deal.takers[tricks:] if deal and not begun else []), f"trick to {taken}, {where}"
    assert len(rows) == (1 if deal and deal.points and (begun or not points) else 0), f"rows {rows}, {where}"
    for row in rows:
        assert deal
        _compare_row(match, row, where)
    for suit, card in shown:
        assert match.drawn_trump == card or (deal and (suit, card) == (deal.trump, deal.trump_card)), f"{card} {where}"
    assert len(ended) == (1 if rows and match.turn() == -3 else 0), f"ended {ended}, {where}"
    for event in ended:
        assert deal
        assert list(event.totals) == match.totals
        assert list(event.winners) == naive.winners(match.totals)
        assert list(event.money) == naive.money(match.house, match.totals, deal.dealer), f"{event} {where}"


def _compare_row(match: Match, row: Any, where: str) -> None:
    deal = match.deals[-1]
    mine = (deal.kind, deal.cards, deal.dealer, deal.trump, deal.trump_card, deal.by_seat(match.seats))
    its = (row.kind, row.cards, row.dealer, row.trump or "", row.trump_card or "", list(row.bids))
    assert its == mine, f"row {its}, naively {mine}, {where}"
    mine_counted = (deal.taken, deal.points, match.totals, len(match.deals))
    its_counted = (list(row.taken), list(row.points), list(row.totals), row.number)
    assert its_counted == mine_counted, f"counted {its_counted}, naively {mine_counted}, {where}"
