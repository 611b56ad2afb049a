"""One text for a record, and a fault of a text is named with its line."""

import tomllib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from kozyr import games
from kozyr.errors import NotationError
from kozyr.games.raspisnoy import PRESETS, Rules
from kozyr.records import Record, RecordError, load, parse, save, show
from kozyr.records.frozen import DEFAULTS
from kozyr.records.record import FIRST_ACTION, MOST_ACTIONS, MOST_BYTES
from tests.house_rules import random_rules
from tests.records.short import LINES, PLAYERS, TEXT, match
from tests.scale import runs


def with_line(number: int, line: str) -> str:
    """The text with another line in the place of one, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def fault(text: str) -> tuple[int, str]:
    """The line and the words of the error that a text brings."""
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert isinstance(caught.value, RecordError)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.fault}"
    return caught.value.line, caught.value.fault


def test_a_record_is_read_back_as_it_was_written() -> None:
    assert parse(TEXT) == match()
    assert show(parse(TEXT)) == TEXT


def test_a_record_without_actions_is_read_back() -> None:
    empty = structs.replace(match(), actions=(), scores=None)
    assert parse(show(empty)) == empty
    assert show(empty).endswith("actions = [\n]\n")


def test_any_reader_of_toml_understands_a_record() -> None:
    read = tomllib.loads(TEXT)
    assert list(read) == ["format", "game", "preset", "rules", "players", "actions", "scores"]
    assert read["players"] == list(PLAYERS)
    assert len(read["actions"]) == len(match().actions)
    assert read["rules"]["special_multiplier"] == 1.5


def test_the_last_line_holds_the_scores_and_each_action_has_a_line() -> None:
    assert LINES[-1].startswith("scores = [")
    assert LINES[FIRST_ACTION - 1].startswith('    "lot ')
    assert len(LINES) == FIRST_ACTION - 1 + len(match().actions) + 2


def test_a_record_writes_only_rules_that_differ_from_the_frozen_defaults() -> None:
    plain = structs.replace(match(), rules=Rules(seats=3), actions=(), scores=None)
    assert show(plain).splitlines()[3] == "rules = { seats = 3 }"
    assert parse(show(plain)).rules == Rules(seats=3)


def test_the_frozen_defaults_of_format_1_are_those_of_the_rulebook_and_name_every_rule() -> None:
    assert DEFAULTS[1]["raspisnoy"] == structs.asdict(Rules())


def test_every_game_has_frozen_defaults() -> None:
    assert set(DEFAULTS[1]) == set(games.NAMES)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(3, 7))
def test_every_preset_is_read_back(preset: str, seats: int) -> None:
    rules = structs.replace(PRESETS[preset], seats=seats)
    record = structs.replace(
        match(), preset=preset, rules=rules, players=tuple("abcdef"[:seats]), actions=(), scores=None
    )
    assert parse(show(record)) == record


def test_every_house_rule_is_read_back() -> None:
    for seed in runs(200, 20_000):
        rules = random_rules(Random(f"read {seed}"))
        if isinstance(rules, Rules):
            record = Record("raspisnoy", "house", rules, tuple("abcdefghij"[: rules.seats]))
            assert parse(show(record)) == record


SPOILT = [
    ("a newer format", with_line(1, "format = 2"), 1, "format 1, not '2'"),
    ("a format in quotes", with_line(1, 'format = "1"'), 1, "format 1"),
    ("a format that is true", with_line(1, "format = true"), 1, "write it as format = 1"),
    ("no format", "\n".join(LINES[1:]) + "\n", 1, "here format should stand"),
    ("an unknown game", with_line(2, 'game = "durak"'), 2, "there is no game 'durak'"),
    ("a game that is a number", with_line(2, "game = 3"), 2, "must be a text"),
    ("a key twice", with_line(3, 'game = "raspisnoy"'), 3, "game is written twice"),
    ("an unknown key", with_line(3, 'date = "today"'), 3, "'date' is no key"),
    ("an empty preset", with_line(3, 'preset = ""'), 3, "preset '' is empty"),
    ("an endless preset", with_line(3, f'preset = "{"x" * 65}"'), 3, "more than 64"),
    ("rules that are a list", with_line(4, "rules = []"), 4, "inline table"),
    ("an unknown rule", with_line(4, "rules = { seats = 3, colour = 1 }"), 4, "colour is not a rule"),
    ("a card twice in a list", with_line(4, 'rules = { jokers = ["6s", "6s"] }'), 4, "jokers names something twice"),
    ("a joker out of the pack", with_line(4, 'rules = { jokers = ["2s"] }'), 4, "2s is not in a pack of 36"),
    ("a rule twice", with_line(4, "rules = { seats = 3, seats = 3 }"), 4, "rules is not written as TOML"),
    ("a rule of a wrong type", with_line(4, 'rules = { seats = "3" }'), 4, "seats must be a whole number from 2 to 10"),
    ("a rule that is a date", with_line(4, "rules = { price = 2024-01-01 }"), 4, "price must be a whole number"),
    ("a rule that is no number", with_line(4, "rules = { special_multiplier = nan }"), 4, "special_multiplier must be"),
    ("a rule that is a table", with_line(4, "rules = { ladder = { a = 1 } }"), 4, "ladder must be one of"),
    ("a list in a list", with_line(4, "rules = { ladder = [[1]] }"), 4, "ladder must be one of"),
    (
        "rules that contradict",
        with_line(4, "rules = { ladder = [18] }"),
        4,
        "18 cards, but 36 cards give 4 players 9",
    ),
    (
        "a default written out",
        with_line(4, "rules = { seats = 3, hook = true }"),
        4,
        "write it as rules = { seats = 3 }",
    ),
    ("a deep nest", with_line(4, "rules = { ladder = " + "[" * 2000 + "]" * 2000 + " }"), 4, "nested too deeply"),
    ("a deep nest of tables", with_line(4, "rules = " + "{a=" * 900 + "1" + "}" * 900), 4, "nested too deeply"),
    ("an endless number", with_line(4, f"rules = {{ price = {'9' * 4000} }}"), 4, "price must be a whole number"),
    ("an endless line", with_line(4, "rules = { price = " + "9" * 5000 + " }"), 4, "more than 4096"),
    ("too few players", with_line(5, 'players = ["Ann"]'), 5, "list of 3 names"),
    ("players that are a text", with_line(5, 'players = "Ann"'), 5, "list of 3 names"),
    ("a player that is a number", with_line(5, 'players = ["Ann", "Bob", 3]'), 5, "the player's name must be a text"),
    ("a nameless player", with_line(5, 'players = ["Ann", "Bob", " "]'), 5, "is empty or has blanks"),
    ("a player of escapes", with_line(5, 'players = ["Ann", "Bob", "\\u001b[31m"]'), 5, "cannot be seen"),
    ("a player who turns the text", with_line(5, 'players = ["Ann", "Bob", "\u202eyC"]'), 5, "U+202E"),
    ("actions that are a number", with_line(6, "actions = 3"), 6, "write it as actions = ["),
    ("actions on one line", with_line(6, 'actions = ["lot 1"]'), 6, "write it as actions = ["),
    ("an action that is none", with_line(7, '    "fold",'), 7, "'fold' is no action"),
    ("an action that is a number", with_line(7, "    7,"), 7, "an action is written as"),
    ("an action in other quotes", with_line(7, "    'lot 1',"), 7, "an action is written as"),
    ("an action with an escape", with_line(7, '    "lot \\u0031",'), 7, "an action is written as"),
    ("an action with blanks", with_line(7, '    "lot  1",'), 7, "is no number"),
    ("a card that is none", with_line(9, '    "play Qx",'), 9, "'Qx' is no card"),
    ("a text in three quotes", with_line(7, '    """lot 1""",'), 7, "is no action"),
    ("an empty line", with_line(7, ""), 7, "an action is written as"),
    ("a comment", with_line(7, "    # then"), 7, "an action is written as"),
    ("scores of too few", with_line(len(LINES), "scores = [1, 2]"), len(LINES), "list of 3 whole numbers"),
    ("scores with a point", with_line(len(LINES), "scores = [1.0, 2, 3]"), len(LINES), "list of 3 whole numbers"),
    ("scores that are true", with_line(len(LINES), "scores = [true, 2, 3]"), len(LINES), "list of 3 whole numbers"),
    ("endless scores", with_line(len(LINES), f"scores = [{'9' * 40}, 2, 3]"), len(LINES), "list of 3 whole numbers"),
    ("scores in another hand", with_line(len(LINES), "scores = [ 1, 2, 3 ]"), len(LINES), "write it as scores"),
    ("scores twice", TEXT + LINES[-1] + "\n", len(LINES) + 1, "nothing follows the scores"),
    (
        "junk at the end",
        TEXT + "and so on\n",
        len(LINES) + 1,
        "nothing follows the scores, but here stands 'and so on'",
    ),
    ("a table at the end", TEXT + "[more]\n", len(LINES) + 1, "nothing follows the scores"),
    ("an empty line at the end", TEXT + "\n", len(LINES) + 1, "nothing follows the scores"),
    ("lines of another system", TEXT.replace("\n", "\r\n"), 1, "carriage return"),
    ("a byte order mark", "\ufeff" + TEXT, 1, "byte order mark"),
    ("a NUL", with_line(8, LINES[7] + "\0"), 8, "U+0000"),
    ("a tabulator", with_line(8, "\t" + LINES[7]), 8, "U+0009"),
    ("a line separator", with_line(8, LINES[7] + "\u2028"), 8, "U+2028"),
    ("nothing", "", 1, "the file is empty"),
    ("one empty line", "\n", 1, "here format should stand"),
]


@pytest.mark.parametrize(("text", "line", "words"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT])
def test_a_spoilt_record_is_refused_with_its_line(text: str, line: int, words: str) -> None:
    found, said = fault(text)
    assert (found, words in said) == (line, True), said
    assert len(said) < 700
    assert "\n" not in said


def test_a_record_torn_anywhere_is_refused_or_is_the_unfinished_match() -> None:
    for end in range(1, len(TEXT)):
        torn = TEXT[:end]
        if torn.endswith("\n]\n"):
            assert parse(torn).scores is None
            continue
        line, said = fault(torn)
        assert line == torn.count("\n") + (not torn.endswith("\n"))
        assert "torn" in said


def test_more_actions_than_a_record_may_have_are_refused() -> None:
    text = "\n".join([*LINES[:6], *['    "bid 1",'] * (MOST_ACTIONS + 1), "]"]) + "\n"
    assert fault(text)[0] == FIRST_ACTION + MOST_ACTIONS


def test_a_text_larger_than_a_record_is_refused() -> None:
    assert "too large" in fault("x" * (MOST_BYTES + 1))[1]


def test_a_file_larger_than_a_record_is_not_read_whole(tmp_path: Path) -> None:
    huge = tmp_path / "huge.kzr"
    with huge.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(RecordError, match="too large"):
        load(huge)


def test_a_file_that_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bytes.kzr"
    file.write_bytes(TEXT.encode().replace(b'"raspisnoy"', b'"\xff"'))
    with pytest.raises(RecordError, match="line 2: the byte ff is not UTF-8"):
        load(file)


def test_a_saved_record_is_the_same_in_every_byte_and_nothing_else_is_left(tmp_path: Path) -> None:
    file = tmp_path / "match.kzr"
    save(file, match())
    assert file.read_bytes() == TEXT.encode()
    assert load(file) == match()
    assert list(tmp_path.iterdir()) == [file]


def accepted_or_refused(text: str) -> None:
    """Any text is a record, and then written back as it is, or is refused with a line that it has."""
    record, refused = None, None
    try:
        record = parse(text)
    except RecordError as error:
        refused = error
    if refused is None:
        assert record is not None
        assert show(record) == text
    else:
        assert 1 <= refused.line <= text.count("\n") + 1
        assert len(str(refused)) < 1000


@settings(max_examples=200)
@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    accepted_or_refused(text)


@settings(max_examples=150)
@given(st.binary(max_size=300), st.integers(0, len(TEXT)))
def test_any_bytes_are_a_record_or_refused(data: bytes, at: int) -> None:
    raw = TEXT.encode()
    accepted_or_refused((raw[:at] + data + raw[at:]).decode(errors="surrogateescape"))


PIECES = st.sampled_from(
    [
        *(
            "\n",
            "]",
            "[",
            '"',
            ",",
            " ",
            "=",
            "\\",
            "{",
            "}",
            "#",
            "'''",
            "\r",
            "\0",
            "7s",
            "1",
            "-",
            "1e999",
            "0x10",
            "+1",
        ),
        *("bid 1", "scores = [1]\n", "play 7s highest trumps", "actions = [\n", "__import__('os')", "\u202e", "é"),
    ]
)


@settings(max_examples=500)
@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 30), PIECES | st.just("")), min_size=1, max_size=4))
def test_any_mutation_of_a_record_is_a_record_or_refused(cuts: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for at, length, piece in cuts:
        text = text[:at] + piece + text[at + length :]
    accepted_or_refused(text)


@settings(max_examples=150)
@given(st.data())
def test_lines_in_another_order_are_a_record_or_refused(data: st.DataObject) -> None:
    lines = data.draw(st.lists(st.sampled_from(LINES), max_size=20) | st.permutations(LINES))
    accepted_or_refused("".join(line + "\n" for line in lines))
