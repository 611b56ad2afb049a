"""Odd calls of the core: none ends it, none hurts it, and after a million of them it answers as before."""

from tests.kernel.calls import calls
from tests.kernel.odd import survive
from tests.scale import PROVE

from kozyr.kernel.core import core

MANY = 1_000_000 if PROVE else 20_000


def offered() -> set[str]:
    return {name for name in dir(core) if not name.startswith("_") and callable(getattr(core, name))}


def test_everything_the_core_offers_is_called() -> None:
    assert {call.name for call in calls()} == offered()


def test_no_odd_call_ends_or_hurts_the_core() -> None:
    good = calls()
    before = [call.on_the_core() for call in good]
    answered = survive(good, MANY, seed=1)
    assert [call.on_the_core() for call in good] == before
    assert all(answered.values()), answered
    assert sum(answered.values()) < MANY / 2
