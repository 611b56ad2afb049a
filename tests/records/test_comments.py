"""What is said about the positions of a record stands in its text, and changes nothing of the match."""

import io
import tomllib

import pytest
from msgspec.structs import replace
from rich.console import Console

from kozyr.errors import NotationError
from kozyr.records import Comment, Record, RecordError, parse, show, verify
from kozyr.records.export import flatten
from kozyr.records.page import page
from kozyr.records.record import FIRST_ACTION, MOST_IN_COMMENT
from kozyr.words import say
from tests.records.short import TEXT, match

MADE = (
    Comment(0, "Before anything."),
    Comment(3, 'A "quote", a \\ and a козырь.'),
    Comment(len(match().actions), "The end."),
)


def commented() -> Record:
    return replace(match(), comments=MADE)


OPENING = FIRST_ACTION + len(match().actions) + 1
"""The line `comments = [`."""


def printed(record: Record, seat: int | None = None, at: int | None = None) -> str:
    screen = io.StringIO()
    Console(file=screen, width=100, highlight=False, emoji=False, markup=False).print(page(record, 100, seat, at))
    return screen.getvalue()


def with_comments(*lines: str) -> str:
    """The record with other lines where its comments stand."""
    before, _, after = show(commented()).partition("comments = [\n")
    return before + "".join(f"{line}\n" for line in lines) + after.partition("]\n")[2]


def test_comments_are_read_back_as_they_were_written_and_the_scores_stay_in_the_last_line() -> None:
    text = show(commented())
    assert parse(text) == commented()
    assert tomllib.loads(text)["comments"] == [[made.after, made.text] for made in MADE]
    assert text.splitlines()[-1].startswith("scores = [")
    assert replace(parse(text), comments=()) == match()


def test_a_record_without_comments_has_the_text_that_it_always_had() -> None:
    assert "comments" not in TEXT


def test_comments_change_nothing_of_the_match() -> None:
    assert verify(commented()) is None
    assert flatten(commented()) == flatten(match())


def test_a_fault_at_the_end_is_named_with_its_line_behind_the_comments() -> None:
    closing = OPENING + len(MADE) + 1
    unwritten = verify(replace(commented(), scores=None))
    wrong = verify(replace(commented(), scores=(0, 0, 1)))
    assert unwritten is not None
    assert wrong is not None
    assert (unwritten.line, wrong.line) == (closing, closing + 1)


SPOILT = [
    ("none", ["comments = [", "]"], 0, "left out then"),
    ("not closed", ["comments = [", '    [0, "x"],'], 2, "a comment is written as"),
    ("on one line", ['comments = [[0, "x"]]', "]"], 0, "write it as comments = ["),
    ("out of order", ["comments = [", '    [2, "x"],', '    [1, "y"],', "]"], 2, "in the order of the actions"),
    ("twice on a position", ["comments = [", '    [2, "x"],', '    [2, "y"],', "]"], 2, "one after each at most"),
    ("after the end", ["comments = [", '    [999, "x"],', "]"], 1, "there is no position after 999 actions"),
    ("before the start", ["comments = [", '    [-1, "x"],', "]"], 1, "a comment is written as"),
    ("a number for a text", ["comments = [", "    [1, 2],", "]"], 1, "a comment is written as"),
    ("other blanks", ["comments = [", '    [1,"x"],', "]"], 1, "a comment is written as"),
    ("an empty text", ["comments = [", '    [1, " "],', "]"], 1, "is empty or has blanks"),
    ("an endless text", ["comments = [", f'    [1, "{"x" * (MOST_IN_COMMENT + 1)}"],', "]"], 1, "more than 1000"),
    ("an escape that shows nothing", ["comments = [", '    [1, "\\u001b[31m"],', "]"], 1, "cannot be seen"),
    ("an escape that is none", ["comments = [", '    [1, "\\q"],', "]"], 1, "not written as TOML"),
    ("another spelling", ["comments = [", '    [1, "\\u0041"],', "]"], 1, "write it as"),
    ("a deep nest", ["comments = [", "    " + "[" * 4000, "]"], 1, "a comment is written as"),
]


@pytest.mark.parametrize(("lines", "below", "words"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_a_spoilt_comment_is_refused_with_its_line(lines: list[str], below: int, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(with_comments(*lines))
    assert isinstance(caught.value, RecordError)
    assert (caught.value.line, words in caught.value.fault) == (OPENING + below, True), caught.value


def test_comments_that_are_torn_are_refused() -> None:
    text = show(commented())
    begin = text.index("comments = [")
    for end in range(begin + 1, text.index("]\n", begin) + 1):
        with pytest.raises(RecordError, match="torn"):
            parse(text[:end])


def test_a_page_prints_the_comments_on_what_it_shows() -> None:
    whole = printed(commented())
    assert [made.text in whole for made in MADE] == [True] * 3
    assert [made.text in printed(commented(), at=3) for made in MADE] == [True, True, False]


def test_a_page_for_one_seat_prints_none_since_whoever_wrote_them_may_have_known_every_card() -> None:
    assert "Before anything." not in printed(commented(), seat=1)


def test_a_comment_of_a_lesson_is_printed_in_words() -> None:
    text = printed(
        replace(match(), comments=(Comment(0, "lesson-follow-suit"), Comment(1, "lesson-nothing-of-the-kind")))
    )
    assert "lesson-follow-suit" not in text
    assert say("en", "lesson-follow-suit")[:40] in text
    assert "lesson-nothing-of-the-kind" in text
