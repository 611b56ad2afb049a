"""The tables beside other libraries say what was measured, whose answer was asked for, and what is not there."""

import pytest

from bench.peers.page import put, row
from bench.peers.timing import Contest, Line, Pace, Side, alone, figure, held, mean, near

PACE = Pace(3, 0.0)


def busy(steps: int) -> Side:
    return Side("a" if steps < 1000 else "b", lambda: sum(range(steps)) * 0 + 7, 10)


def test_the_faster_side_is_told_how_much_faster_it_is() -> None:
    line = held(Contest("a sum", "sums", busy(10), busy(100_000), 2, near(0)), PACE)
    assert line.times is not None
    assert line.times > 2
    assert line.met
    slower = held(Contest("a sum", "sums", busy(100_000), busy(10), 2, near(0)), PACE)
    assert slower.met is False


def test_nothing_is_timed_that_is_answered_otherwise() -> None:
    with pytest.raises(AssertionError, match="a sum: 7 here, 8 by c"):
        held(Contest("a sum", "sums", busy(10), Side("c", lambda: 8), 2, near(0.5)), PACE)


def test_a_library_that_is_not_installed_is_said_to_be_so() -> None:
    line = held(Contest("a sum", "sums", busy(10), "nowhere", 2, near(0)), PACE)
    assert (line.peer, line.theirs, line.times, line.met) == ("nowhere", "not installed", None, None)
    assert mean("all", [line], 2).met is None


def test_a_line_without_a_peer_has_a_bar_of_its_own() -> None:
    assert alone("a sum", busy(10), "sums", 1, PACE).met
    assert alone("a sum", busy(10), "sums", 1e12, PACE).met is False


def test_the_mean_of_ratios_is_the_geometric_one() -> None:
    lines = [Line("", "", "b", "", times, "", None) for times in (2.0, 8.0)]
    assert mean("all", lines, 5).times == pytest.approx(4)
    assert mean("all", lines, 5).met is False


@pytest.mark.parametrize(
    ("rate", "unit", "text"),
    [
        (12_345_678, "hands", "12.3 million hands/s"),
        (590e6, "hands", "590 million hands/s"),
        (850, "ms", "1.18 ms"),
        (67_700.4, "deals", "67,700 deals/s"),
    ],
)
def test_speeds_are_written_for_people(rate: float, unit: str, text: str) -> None:
    assert figure(rate, unit) == text


def test_a_row_says_whether_the_bar_is_met() -> None:
    assert row(Line("what", "1 ms", "b", "2 ms", 2.0, "1.5", True)) == "| what | 1 ms | b | 2 ms | 2 | 1.5 | yes |"
    assert row(Line("what", "1 ms", "b", "", 2100.0, "", None)) == "| what | 1 ms | b |  | 2,100 |  |  |"


def test_the_section_takes_the_place_of_the_one_before_it() -> None:
    page, new = "# A\n\n## Beside other libraries\n\nold\n\n## B\n", "## Beside other libraries\n\nnew\n"
    assert put(page, new) == "# A\n\n## Beside other libraries\n\nnew\n\n## B\n"
    assert put("# A\n", new) == "# A\n\n## Beside other libraries\n\nnew\n"
    assert put(put("# A\n", new), new) == put("# A\n", new)
