"""House rules as data: kinds of fields, what may stand in them, and their tokens."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from kozyr.errors import NotationError
from kozyr.play.house import (
    Flag,
    Kind,
    Number,
    OneOf,
    Several,
    Whole,
    WordOrNumber,
    WordOrNumbers,
    field_problems,
    in_order,
    nearest,
    parse_token,
    problem,
    show_token,
)

KINDS: dict[str, tuple[Kind, tuple[Any, ...]]] = {
    "flag": (Flag(), (True, False)),
    "one of": (OneOf(("lot", "high_card")), ("lot", "high_card")),
    "whole": (Whole(-5, 20), (-5, -1, 0, 7, 20)),
    "number": (Number((1, 1.5, 2)), (1, 1.5, 2)),
    "several": (Several(("a", "b", "c")), ((), ("a",), ("c", "a"), ("b", "c", "a"))),
    "some": (Several(("b", "c", "-"), least=1, most=2), (("-",), ("c", "-"))),
    "word or number": (WordOrNumber(("deck", "seats"), 1, 9), ("deck", "seats", 1, 9)),
    "word or numbers": (WordOrNumbers(("full", "none"), 1, 9, 4), ("full", "none", (1,), (9, 1, 9, 9))),
}
STRANGE: list[Any] = [None, "", "x", 1.25, float("nan"), float("inf"), b"yes", [], {}, (), ((),), ([],), ("a", "a")]
FIELDS: dict[str, Kind] = {"hook": Flag(), "seats": Whole(2, 6), "dealer": OneOf(("lot",))}


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
    assert problem(Number((1, 2)), True) == "must be one of 1, 2"
    assert problem(Number((1, 2)), 2.0) == "must be one of 1, 2"
    assert problem(WordOrNumber((), 0, 5), True) == "must be one of , or a whole number from 0 to 5"
    assert problem(Flag(), 1) == "must be yes or no"
    assert problem(WordOrNumbers((), 0, 5, 9), (1, True)) is not None


def test_only_a_field_that_may_stay_unset_may_have_no_value() -> None:
    """None is then the value, and no token names it."""
    for kind in (OneOf(("max", "1"), unset=True), Whole(7, 8, unset=True)):
        assert problem(kind, None) is None
        with pytest.raises(NotationError):
            parse_token(kind, "None")
    for kind in (OneOf(("max", "1")), Whole(7, 8)):
        assert problem(kind, None) is not None


def test_a_list_has_a_least_and_a_greatest_length() -> None:
    kind = Several(("b", "c", "-"), least=1, most=2)
    assert problem(kind, ()) == "names nothing"
    assert problem(kind, ("b", "c", "-")) == "names more than 2"


def test_a_list_whose_order_means_nothing_is_kept_in_the_order_of_its_tokens() -> None:
    assert in_order(Several(("a", "b", "c")), ("c", "a")) == ("a", "c")
    assert in_order(Several(("a", "b", "c")), ()) == ()


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
    found = field_problems(FIELDS, House(hook="yes", seats=7, dealer="guest"))
    assert list(found) == ["hook", "seats", "dealer"]
    assert found["hook"].text.startswith("hook must be yes or no")
    assert found["seats"].text.startswith("seats must be a whole number from 2 to 6")
    assert found["dealer"].text.startswith("dealer must be one of lot")
    assert [fault.fields for fault in found.values()] == [("hook",), ("seats",), ("dealer",)]
    assert found["seats"].args == {"lo": 2, "hi": 6}


def test_the_nearest_preset_is_the_one_with_the_fewest_changes_and_the_first_of_two() -> None:
    presets = {"usual": House(), "small": House(seats=3), "odd": House(hook=False, seats=3, dealer="high_card")}
    assert nearest(presets, House(seats=3)) == ("small", {})
    assert nearest(presets, House(seats=5)) == ("usual", {"seats": "5"})
    assert nearest(presets, House(hook=False, seats=2)) == ("usual", {"hook": "no", "seats": "2"})
    assert nearest(presets, House(hook=False, seats=3, dealer="lot")) == ("small", {"hook": "no"})
