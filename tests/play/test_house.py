"""House rules as data: kinds of fields, what may stand in them, and their tokens."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from kozyr.errors import NotationError
from kozyr.play.house import (
    Factor,
    Flag,
    Kind,
    OneOf,
    Several,
    Whole,
    WordOrNumbers,
    field_problems,
    parse_token,
    problem,
    show_token,
)

KINDS: dict[str, tuple[Kind, tuple[Any, ...]]] = {
    "flag": (Flag(), (True, False)),
    "one of": (OneOf(("lot", "high_card"), later=("host",)), ("lot", "high_card")),
    "whole": (Whole(-5, 20), (-5, -1, 0, 7, 20)),
    "factor": (Factor((1, 1.5, 2)), (1, 1.5, 2)),
    "several": (Several(("a", "b", "c"), later=("d",)), ((), ("a",), ("c", "a"), ("b", "c", "a"))),
    "word or numbers": (WordOrNumbers(("full", "none"), 1, 9, 4), ("full", "none", (1,), (9, 1, 9, 9))),
}
STRANGE: list[Any] = [None, "", "x", 1.25, float("nan"), float("inf"), b"yes", [], {}, (), ((),), ([],), ("a", "a")]
FIELDS: dict[str, Kind] = {"hook": Flag(), "seats": Whole(2, 6), "dealer": OneOf(("lot",), later=("host",))}


class House(Struct, frozen=True):
    hook: Any = True
    seats: Any = 4
    dealer: Any = "lot"


@pytest.mark.parametrize(("kind", "values"), KINDS.values(), ids=KINDS)
def test_every_fitting_value_is_written_and_read_back(kind: Kind, values: tuple[Any, ...]) -> None:
    for value in values:
        assert problem(kind, value) is None
        assert parse_token(kind, show_token(value)) == value


@pytest.mark.parametrize(("kind", "values"), KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("value", STRANGE, ids=repr)
def test_a_value_of_another_kind_has_a_problem_in_words(kind: Kind, values: tuple[Any, ...], value: Any) -> None:
    assert isinstance(problem(kind, value), str) == (value not in values)


def test_true_is_no_number_and_one_is_no_flag() -> None:
    assert problem(Whole(0, 5), True) == "must be a whole number from 0 to 5"
    assert problem(Factor((1, 2)), True) == "must be one of 1, 2"
    assert problem(Flag(), 1) == "must be yes or no"
    assert problem(WordOrNumbers((), 0, 5, 9), (1, True)) is not None


def test_a_token_that_is_not_built_is_told_from_an_unknown_one() -> None:
    assert problem(OneOf(("lot",), later=("host",)), "host") == "host is not built yet"
    assert problem(OneOf(("lot",), later=("host",)), "guest") == "must be one of lot"
    assert problem(Several(("a",), later=("d",)), ("a", "d")) == "d is not built yet"


def test_a_list_may_be_empty_and_is_then_called_none() -> None:
    assert show_token(()) == "none"
    assert parse_token(Several(("a", "b")), "none") == ()


def test_a_list_keeps_its_order_and_names_nothing_twice() -> None:
    assert parse_token(Several(("a", "b")), "b,a") == ("b", "a")
    with pytest.raises(NotationError, match="names something twice, not 'a,a'"):
        parse_token(Several(("a", "b")), "a,a")


def test_a_list_of_numbers_has_a_greatest_length() -> None:
    kind = WordOrNumbers(("full",), 1, 9, 3)
    assert parse_token(kind, "1,2,3") == (1, 2, 3)
    with pytest.raises(NotationError, match="must have at most 3 numbers"):
        parse_token(kind, "1,2,3,4")


@pytest.mark.parametrize("text", ["", " 5", "5 ", "+5", "5.0", "1e1", "0x5", "٥", "five", "--5", "-", "9" * 5_000])
def test_only_plain_digits_make_a_number(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_token(Whole(-9, 10**6), text)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("kind", [kind for kind, _ in KINDS.values()], ids=KINDS)
@given(text=st.text(max_size=12) | st.text("0123456789-.,abcyesno", max_size=12))
def test_any_token_is_read_as_a_fitting_value_or_refused(kind: Kind, text: str) -> None:
    try:
        value = parse_token(kind, text)
    except NotationError:
        return
    assert problem(kind, value) is None
    assert parse_token(kind, show_token(value)) == value


def test_every_faulty_field_is_named() -> None:
    assert not field_problems(FIELDS, House())
    found = field_problems(FIELDS, House(hook="yes", seats=7, dealer="host"))
    assert list(found) == ["hook", "seats", "dealer"]
    assert found["hook"].startswith("hook must be yes or no")
    assert found["seats"].startswith("seats must be a whole number from 2 to 6")
    assert found["dealer"].startswith("dealer host is not built yet")
