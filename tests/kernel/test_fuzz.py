"""Odd calls of the core: none ends it, none hurts it, and after a million of them it answers as before."""

from os import environ

import pytest

from kozyr.kernel import core
from tests.kernel.calls import Call, calls, offered
from tests.kernel.odd import survive
from tests.scale import PROVE

pytestmark = pytest.mark.skipif(core is None, reason="the compiled core is not there")
MANY = 1_000_000 if PROVE else 20_000 if "KOZYR_SANITIZED" in environ else 50_000


def answer(call: Call) -> str:
    """The answer as a text, without where in the memory an object lies."""
    return repr(call()).partition(" at 0x")[0]


def test_everything_the_core_offers_is_called() -> None:
    assert {call.name for call in calls()} == offered()


def test_no_odd_call_ends_or_hurts_the_core() -> None:
    good = calls()
    before = [answer(call) for call in good]
    answered = survive(good, MANY, seed=1)
    assert [answer(call) for call in good] == before
    assert all(answered[call.name] for call in good if call.arguments), answered
    assert sum(answered.values()) < MANY / 2
