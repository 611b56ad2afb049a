"""A whole match by given house rules, and everything that must hold of it whatever the rules are."""

from collections import Counter
from random import Random
from typing import Any

from msgspec import structs

from kozyr.cards import cards_of
from kozyr.games import load
from kozyr.games.raspisnoy.bidding import is_bidding
from kozyr.games.raspisnoy.moves import is_playing
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Action, State
from kozyr.play.choices import draw, every
from kozyr.play.game import DEALER, OVER
from kozyr.records import Record, parse, show, verify
from kozyr.records import code as codes
from tests.contract import battery
from tests.contract import raspisnoy as hook
from tests.reference.raspisnoy_sheet import schedule

GAME: Any = load("raspisnoy")
NAMES = ("Ani", "Bat", "Vera", "Gia", "Dima", "Ene", "Zara", "Ilya", "Kote", "Lia")


def evening(rules: Rules, rng: Random) -> Counter[str]:
    """Plays a random match by `rules` to its end and proves it; AssertionError or an error of the program if not.

    Counts the matches, deals, decisions and cards or bids whose reasons were looked at.
    """
    counted = Counter({"matches": 1})
    state, actions = GAME.start(rules), list[Action]()
    while (seat := GAME.turn(state)) != OVER:
        choices = GAME.legal(state)
        assert choices, "somebody must act and nothing is allowed"
        if seat != DEALER and rng.random() < 0.05:
            counted["barred"] += _check_barred(state, seat)
        actions.append(draw(choices, rng))
        state, _ = GAME.apply(state, actions[-1])
        counted["decisions"] += seat != DEALER
    assert len(state.sheet) == len(schedule(structs.asdict(rules))), "a deal is missing or too many"
    assert not GAME.legal(state), "something may be done after the end"
    counted["deals"] += len(state.sheet)
    _check_texts(rules, actions, GAME.scores(state))
    return counted


def _check_barred(state: State, seat: int) -> int:
    """All that the mover holds or might bid is either allowed or barred, and never both."""
    deal = state.deal
    assert deal is not None
    barred = {one.what for one in GAME.barred(state, seat)}
    if is_bidding(state.rules, deal):
        wishes = {f"bid {tricks}" for tricks in range(deal.cards + 1)}
        allowed = {GAME.show(action) for action in every(GAME.legal(state))}
    elif is_playing(state.rules, deal):
        wishes = {str(card) for card in cards_of(deal.hands[seat])}
        allowed = {str(action.card) for action in every(GAME.legal(state))}
    else:
        wishes, allowed = set(), set()
    assert barred | allowed == wishes, f"barred {barred}, allowed {allowed} of {wishes}"
    assert not barred & allowed, f"{barred & allowed} is barred and allowed"
    return len(wishes)


def _check_texts(rules: Rules, actions: list[Action], scores: tuple[int, ...]) -> None:
    """Actions, record and code are read back from their texts, and the record replays to its scores."""
    for action in actions:
        assert GAME.parse(GAME.show(action)) == action, f"{GAME.show(action)} is read as another action"
    record = Record("raspisnoy", "house", rules, NAMES[: rules.seats], tuple(actions), scores)
    text = show(record)
    read = parse(text)
    assert read == record, "the record is read as another one"
    assert show(read) == text, "the record is written in two ways"
    fault = verify(read)
    assert fault is None, f"the record does not replay: {fault}"
    code = codes.show("raspisnoy", rules)
    assert codes.parse(code) == ("raspisnoy", rules), f"{code} is the code of other rules"


def secrecy(rules: Rules, rng: Random) -> Counter[str]:
    """The battery against leaks, by these rules in a few deals; counts the worlds that were compared."""
    counted = battery.check_no_leak(GAME, hook, hook.shortened(rules, rng), rng, cuts=2)
    return Counter({"worlds": counted["replayed"], "other worlds": counted["other"]})
