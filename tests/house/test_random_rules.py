"""Complete matches by random house rules, half of them unusual: `make test` plays 150, the long tests 2,000.

`python -m tests.house.run --rules 20000 --processes 2` plays 20,000 and prints the figures; `make prove` runs it.
"""

from collections import Counter
from random import Random

import pytest

from tests.house.draws import REASONS, draw_rules, kind_of
from tests.house.evening import secrecy
from tests.house.run import figures, play, run, told
from tests.scale import PROVE, runs

STEP = 100 if PROVE else 15
"""Matches of one test."""


@pytest.mark.parametrize("start", range(0, 2_000 if PROVE else 150, STEP))
def test_whatever_can_be_agreed_can_be_played_written_and_replayed(start: int) -> None:
    found = [play(number, leaks=10**9) for number in range(start, start + STEP)]
    assert not [failure for report in found for failure in report.failures]
    assert sum(report.counted["matches"] for report in found) == STEP


def test_no_seat_is_told_more_than_it_may_know_by_random_house_rules() -> None:
    counted: Counter[str] = Counter()
    for number in runs(8, 400):
        counted += secrecy(draw_rules(number)[0], Random(f"secrecy {number}"))
    assert counted["other worlds"] > 10 * len(runs(8, 400))


def test_every_reason_to_refuse_rules_is_reached_and_the_share_is_told() -> None:
    """RP-A53: of usual tables few are refused, of unusual ones about a third."""
    counted: Counter[str] = Counter()
    for number in runs(2_000, 20_000):
        counted += draw_rules(number)[1]
    assert {reason for reason in REASONS if not counted[reason]} == set()
    assert not {name for name in counted if name.startswith("house-fault")} - REASONS
    for kind, least, most in (("usual", 0.02, 0.15), ("unusual", 0.2, 0.5)):
        assert least < counted[f"refused {kind}"] / counted[f"drawn {kind}"] < most


def test_usual_and_unusual_rules_come_by_turns() -> None:
    assert [kind_of(number) for number in range(4)] == ["usual", "unusual", "usual", "unusual"]


def test_the_figures_count_what_was_played() -> None:
    found = figures(run(4, 1, leaks=1))
    assert (found["rules"], found["usual"], found["unusual"], found["failures"]) == (4, 2, 2, 0)
    assert found["batteries"] == 4
    assert found["deals"] > 4
    assert "4 rule sets, 2 usual and 2 unusual" in told(found)
