"""The proofs that every game passes. Each check plays the game through its contract and raises AssertionError.

A game's hook (such as tests/contract/raspisnoy.py) says what the battery cannot know: rules to draw, the sums of the
scores, and the other worlds in which a seat would know just as much.
"""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import msgspec

from kozyr.errors import IllegalAction, NotationError
from kozyr.play.choices import Amount, Choice, Choices, Shuffle, allows, draw, every
from kozyr.play.game import DEALER, HALL, OVER, WATCHER, Game, Why
from tests.scale import PROVE

MOST_LISTED = 60
"""Of longer ranges of amounts only some are tried."""


class Hook(Protocol):
    """What a game tells the battery about itself."""

    LASTING: tuple[str, ...]

    def act(self, game: Game, state: Any, rng: Random) -> Any: ...
    def most_actions(self, rules: Any) -> int: ...
    def check_sums(self, rules: Any, log: list[str], scores: tuple[int, ...]) -> None: ...
    def other_world(self, rules: Any, log: list[str], seat: int, rng: Random) -> list[str]: ...
    def entitled(self, rules: Any, log: list[str], seat: int, rng: Random) -> list[tuple[str, list[str]]]: ...


def seats_of(game: Game, state: Any) -> range:
    """The seats of a match."""
    return range(len(game.scores(state)))


def played(game: Game, hook: Hook, rules: Any, rng: Random) -> list[str]:
    """A random match to its end, as texts; AssertionError when it does not end within the most actions there can be."""
    state, log, most = game.start(rules), list[str](), hook.most_actions(rules)
    while game.turn(state) != OVER:
        assert len(log) < most, f"no end after {most} actions"
        action = hook.act(game, state, rng)
        state, _ = game.apply(state, action)
        log.append(game.show(action))
    return log


def opening(game: Game, hook: Hook, rules: Any, rng: Random, most: int = 60) -> list[str]:
    """The first `most` actions of a random match: what is re-dealt again and again should be short."""
    state, log = game.start(rules), list[str]()
    while game.turn(state) != OVER and len(log) < most:
        action = hook.act(game, state, rng)
        state, _ = game.apply(state, action)
        log.append(game.show(action))
    return log


def states(game: Game, rules: Any, log: list[str]) -> list[Any]:
    """Every state of a match from the start on."""
    found = [game.start(rules)]
    for text in log:
        found.append(game.apply(found[-1], game.parse(text))[0])
    return found


def as_bytes(value: Any) -> bytes:
    """A view or an event as it would go over the wire."""
    return msgspec.json.encode(value)


# 1. Random play


def check_random_play(game: Game, hook: Hook, rules: Any, rng: Random) -> None:
    """Random play ends, every action on offer is taken, every other refused, and the scores obey the sums."""
    state, log = game.start(rules), list[str]()
    strange = [game.parse(text) for text in played(game, hook, rules, Random(rng.random()))]
    while game.turn(state) != OVER:
        _check_offers(game, state, rng)
        _check_refusals(game, state, rng.sample(strange, min(4, len(strange))))
        action = hook.act(game, state, rng)
        state, _ = game.apply(state, action)
        log.append(game.show(action))
        assert len(log) <= hook.most_actions(rules), "the match does not end"
    assert not game.legal(state), "something may be done after the end"
    hook.check_sums(rules, log, game.scores(state))


def _check_offers(game: Game, state: Any, rng: Random) -> None:
    turn, choices = game.turn(state), game.legal(state)
    assert choices, "somebody must act and nothing is allowed"
    assert turn in (DEALER, HALL) or turn in seats_of(game, state), f"turn of {turn}"
    for seat in (*seats_of(game, state), WATCHER):
        offered = game.view(state, seat).legal
        assert offered == (choices if seat == turn else ()), f"seat {seat} is offered {offered} in the turn of {turn}"
    for action in rng.sample(offered := _some(choices, rng), min(3, len(offered))):
        assert game.refusal(state, action) is None, f"{game.show(action)} is offered and refused"
        game.apply(state, action)


def _some(choices: Choices, rng: Random) -> list[Any]:
    """All that is on offer; of a shuffle, of wide ranges and of many subsets a few drawn by chance."""
    narrow = tuple(choice for choice in choices if not _is_wide(choice))
    wide = tuple(choice for choice in choices if _is_wide(choice))
    return [*every(narrow), *(draw((choice,), rng) for choice in wide for _ in range(3))]


def _is_wide(choice: Choice) -> bool:
    return isinstance(choice, Shuffle) or (isinstance(choice, Amount) and choice.hi - choice.lo > MOST_LISTED)


def _check_refusals(game: Game, state: Any, actions: list[Any]) -> None:
    before = as_bytes(state)
    for action in actions:
        if allows(game.legal(state), action):
            continue
        assert isinstance(game.refusal(state, action), Why), f"no reason against {game.show(action)}"
        try:
            game.apply(state, action)
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{game.show(action)} is not allowed and was done")
    assert as_bytes(state) == before, "a refused action changed something"


# 2. Replay, cut and resume


def check_replay(game: Game, hook: Hook, rules: Any, rng: Random) -> None:
    """The record gives the same states, texts and scores, twice and beside another match."""
    log, other = played(game, hook, rules, rng), played(game, hook, rules, rng)
    first, beside, alone = [game.start(rules)], [game.start(rules)], states(game, rules, other)
    for place, text in enumerate(log):
        action = game.parse(text)
        assert game.show(action) == text, f"{text} became {game.show(action)}"
        first.append(game.apply(first[-1], action)[0])
        if place < len(other):
            beside.append(game.apply(beside[-1], game.parse(other[place]))[0])
    assert [as_bytes(state) for state in first] == [as_bytes(state) for state in states(game, rules, log)]
    assert [as_bytes(state) for state in beside] == [as_bytes(state) for state in alone[: len(beside)]]
    assert game.turn(first[-1]) == OVER


def check_resume(game: Game, hook: Hook, rules: Any, rng: Random) -> None:
    """A record cut anywhere resumes: its state, and what it is good for, are those of the whole match there."""
    log = played(game, hook, rules, rng)
    whole = states(game, rules, log)
    for cut in sorted(rng.sample(range(len(log)), min(5, len(log)))):
        resumed = states(game, rules, log[:cut])[-1]
        assert as_bytes(resumed) == as_bytes(whole[cut]), f"cut after {cut} actions"
        assert game.legal(resumed) == game.legal(whole[cut])
        for text in log[cut:]:
            resumed, _ = game.apply(resumed, game.parse(text))
        assert game.scores(resumed) == game.scores(whole[-1])


# 3. No leak, and entitlement


def knowledge(game: Game, rules: Any, log: list[str], seat: int) -> list[bytes] | None:
    """All that a seat is told: its view after each action and what it heard of it; None when `log` is not legal."""
    state = game.start(rules)
    told = [as_bytes(game.view(state, seat))]
    for text in log:
        with suppress(IllegalAction):
            state, events = game.apply(state, game.parse(text))
            heard = [said for event in events if (said := game.hear(event, seat)) is not None]
            told += [as_bytes(heard), as_bytes(game.view(state, seat))]
            continue
        return None
    return told


def _onlookers(game: Game, rules: Any, rng: Random) -> tuple[int, ...]:
    """Who is asked what he knows: a watcher and three seats, or all of them in the long runs."""
    seats = seats_of(game, game.start(rules))
    return (*(seats if PROVE else rng.sample(seats, min(3, len(seats)))), WATCHER)


def _cuts(log: list[str], cuts: int, rng: Random) -> list[int]:
    """Where the log is cut: after the first shuffle, before which there are no cards to know."""
    shuffled = next((place for place, text in enumerate(log) if text.startswith("shuffle")), 0)
    places = range(shuffled + 1, len(log) + 1)
    return rng.sample(places, min(cuts, len(places)))


def check_no_leak(game: Game, hook: Hook, rules: Any, rng: Random, cuts: int = 4) -> Counter[str]:
    """In every other world that a seat cannot tell from this one it is told the same, byte for byte.

    Returns how many worlds were `dealt`, `replayed` and were truly `other`.
    """
    log = opening(game, hook, rules, rng)
    counted: Counter[str] = Counter()
    for cut in _cuts(log, cuts, rng):
        for seat in _onlookers(game, rules, rng):
            told = knowledge(game, rules, log[:cut], seat)
            for _ in range(3):
                world = hook.other_world(rules, log[:cut], seat, rng)
                retold = knowledge(game, rules, world, seat)
                counted["dealt"] += 1
                if retold is not None:
                    counted["replayed"] += 1
                    counted["other"] += world != log[:cut]
                    assert retold == told, f"seat {seat} can tell {world} from {log[:cut]}"
    return counted


def check_entitled(game: Game, hook: Hook, rules: Any, rng: Random, cuts: int = 4) -> Counter[str]:
    """A seat is told of each card that it may see: where that card is another, so is what it is told.

    Returns how many worlds replayed, by what the changed card was.
    """
    log = opening(game, hook, rules, rng)
    counted: Counter[str] = Counter()
    for cut in _cuts(log, cuts, rng):
        for seat in _onlookers(game, rules, rng):
            told = knowledge(game, rules, log[:cut], seat)
            for what, world in hook.entitled(rules, log[:cut], seat, rng):
                retold = knowledge(game, rules, world, seat)
                if retold is not None:
                    use = what.split()[0]
                    counted[use] += 1
                    assert retold != told, f"seat {seat} is not told of {what} in {log[:cut]}"
                    lost = told is not None and retold[-1] == told[-1] and use in hook.LASTING
                    assert not lost, f"seat {seat} forgets {what} in {log[:cut]}"
    return counted


# 4. Texts


def check_texts(game: Game, hook: Hook, rules: Any, rng: Random) -> None:
    """parse(show(action)) is the action, for every action on offer; a bent text is refused as notation or read back."""
    state = game.start(rules)
    for text in played(game, hook, rules, rng):
        for action in _some(game.legal(state), rng):
            assert game.parse(game.show(action)) == action, f"{game.show(action)} is read as another action"
        _check_bent(game, text, rng)
        state, _ = game.apply(state, game.parse(text))


def _check_bent(game: Game, text: str, rng: Random) -> None:
    place = rng.randrange(len(text))
    for bent in (text[:place] + text[place + 1 :], text + " ", text.upper(), text[:place] + "?" + text[place:]):
        with suppress(NotationError):
            assert game.show(game.parse(bent)) == bent, f"{bent!r} is read and written as something else"


Check = Callable[[Game, Hook, Any, Random], Any]
CHECKS: dict[str, Check] = {
    "random play": check_random_play,
    "replay": check_replay,
    "resume": check_resume,
    "no leak": check_no_leak,
    "entitlement": check_entitled,
    "texts": check_texts,
}
