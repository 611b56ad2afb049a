"""What is no hand of PHH, or is played otherwise than it says, is refused with its line; nothing ever crashes."""

import re
from pathlib import Path
from random import Random

import pytest

from kozyr.cli import main
from kozyr.records import RecordError, load, phh, verify
from tests.records.poker_hands import evening, presets
from tests.records.test_phh import FOREIGN
from tests.scale import runs

HAND = phh.show(evening("shortdeck", "texas", seed=5, seats="3"))
EVENING = phh.show(evening("shortdeck", "texas", seed=4, hands=3, seats="3"))
OURS = phh.show(evening("draw", seed=5, seats="3"))


def line_of(text: str, part: str) -> int:
    """The first line in which a part of the text stands."""
    return 1 + next(number for number, line in enumerate(text.splitlines()) if part in line)


def refused(text: str, line: int, fault: str) -> None:
    with pytest.raises(RecordError) as error:
        phh.parse(text)
    assert re.search(fault, error.value.fault), error.value
    assert error.value.line == line


FAULTS = [
    ("variant = 'NT'", "variant = 'PO'", "variant", "'PO' is not played here; NT, FT, NS, kozyr-draw, kozyr-shortdeck"),
    ("variant = 'NT'", "variant = 'kozyr-raspisnoy'", "variant", "'kozyr-raspisnoy' is not played here"),
    ("variant = 'NT'", "variant = 'kozyr-draw'", "variant", "has its rules in _rules"),
    ("variant = 'NT'", "variant = 7", "variant", "must be a text"),
    ("[0, 0.0, 0]", "[0, 5, 0]", "antes", "antes are the same for all, or none"),
    ("[0, 0.0, 0]", "[0, 0.5, 0]", "antes", "must be in whole chips, not 0.5"),
    ("[50, 100, 0]", "[50, 150, 0]", "blinds", "the big blind is twice the small one"),
    ("[50, 100, 0]", "[]", "blinds", "must be a list of 3 whole numbers"),
    ("[50, 100, 0]", "[0, 0, 0]", "blinds", "not played here: small_blind must be a whole number from 1"),
    ("[0, 0.0, 0]", "[5, 5, 5]", "blinds", "beside antes the button puts as much"),
    ("[10000, 9000, 4000]", "[10000]", "starting_stacks", "at least two play a hand"),
    ("min_bet = 100", "min_bet = 200", "min_bet", "200 is written, but what was played gives 100"),
    ("9000", "-9000", "starting_stacks", "must be in whole chips, not -9000"),
    ("9000", "inf", "starting_stacks", "must be in whole chips, not inf"),
    ("9000", "0", "starting_stacks", "seat 2 has 0 chips"),
    ("9000", "99", "starting_stacks", "not allowed: buy 1 99"),
    (", 4000]", "]", "antes", "must be a list of 2 whole numbers"),
    ("'d dh p2 7h7d'", "'d dh p2 7h'", "actions", "p2 is dealt 1 cards"),
    ("'d dh p2 7h7d'", "'d dh p2 7hAs'", "actions", "As is dealt twice"),
    ("'d dh p2 7h7d'", "'d dh p2 ????'", "actions", r"a card is not known \(\?\)"),
    ("'d dh p2 7h7d'", "'d dh p2 7h1d'", "actions", "'1d' is no card"),
    ("'d dh p2 7h7d'", "'d dh p9 7h7d'", "actions", "'d dh p9 7h7d' deals nothing"),
    ("p3 cbr 4000 #", "p2 cbr 4000 #", "actions", "it is the turn of p3, not of 'p2'"),
    ("p3 cbr 4000 #", "p3 cbr 150 #", "actions", "not allowed to Dee: raise 150"),
    ("p3 cbr 4000 #", "p3 pb #", "actions", "'pb' is no action"),
    ("p3 cbr 4000 #", "p3 cbr 40.5 #", "actions", "'40.5' is no number"),
    ("'p2 f', ", "", "actions", "the hand is not finished: somebody must act yet to seat 2"),
    ("'d db 2s'", "'d db 2s', 'p1 f'", "d db 2s", "the hand is over, but here stands 'p1 f'"),
    ("'d db 3s4d', ", "", "d db 2s", "must stand"),
    ("'p1 sm AsKs'", "'p1 sm AsKd'", "p1 sm", "p1 was not dealt 'AsKd'"),
    ("players = ['Bob', '', 'Dee']", "players = ['Bob', 'Dee']", "players", "players"),
    ("players = ['Bob', '', 'Dee']", "players = ['', '', \"D\\te\"]", "players", "players"),
    ("venue = 'somewhere'", "seats = [1, 1, 2]", "seats", "two or more different seats"),
    ("venue = 'somewhere'", "seats = [1, 2, 11]", "blinds", "seats must be a whole number from 2 to 10"),
    ("venue = 'somewhere'", "seats = [2, 1, 3]", "seats", "the button would lie elsewhere"),
    ("venue = 'somewhere'", "finishing_stacks = [1, 2, 3]", "finishing", "what was played gives .14100, 8900, 0"),
    ("venue = 'somewhere'", "_undealt = '2s'", "_undealt", "the cards of the pack that were not dealt"),
    ("venue = 'somewhere'", "_before = ['deal']", "_before", "not allowed: deal: "),
    ("venue = 'somewhere'", "_before = ['jump']", "_before", "'jump' is no action"),
    ("venue = 'somewhere'", "_before = []", "_before", "do not begin the hand"),
    ("venue = 'somewhere'", "_after = ['deal']", "_after", "another hand begins here"),
    ("venue = 'somewhere'", "_rules = { colour = 1 }", "_rules", "colour is no"),
    ("venue = 'somewhere'", "_rules = { }", "variant", "'NT' is not what was played"),
    ("venue = 'somewhere'", "_table = ['Bob']", "_table", "must have 3 names"),
    ("venue = 'somewhere'", "venue = somewhere", "somewhere", "not written as TOML"),
    ("venue = 'somewhere'", "a.b.c.d.e = 1", "a.b.c", "too many parts"),
    ("venue = 'somewhere'", "venue = '\u202e'", "venue", r"cannot be seen, U\+202E"),
]


@pytest.mark.parametrize(("part", "other", "place", "fault"), FAULTS, ids=[other[:40] for _, other, _, _ in FAULTS])
def test_a_broken_hand_is_refused_with_the_line_of_the_fault(part: str, other: str, place: str, fault: str) -> None:
    assert part in FOREIGN
    text = FOREIGN.replace(part, other, 1)
    refused(text, line_of(text, place), fault)


def test_the_line_of_an_action_is_its_own_line_in_the_hand_of_an_evening() -> None:
    lines = EVENING.splitlines()
    number = max(index for index, line in enumerate(lines) if " cbr " in line or " cc" in line)
    spoiled = "\n".join([*lines[:number], '    "p9 f",', *lines[number + 1 :]])
    refused(spoiled, number + 1, "it is the turn of")


def test_hands_that_do_not_follow_one_on_the_other_are_refused() -> None:
    first, *_ = (part for part in re.split(r"\[\d\]\n", EVENING) if part)
    twice = f"[1]\n{first}[2]\n{first}"
    refused(twice, line_of(twice, "[2]") + line_of(first, "_before"), "not allowed: sit 0")
    again = "".join(line for line in first.splitlines(keepends=True) if not line.startswith("_"))
    with pytest.raises(RecordError, match=r"the button would lie elsewhere|chips here"):
        phh.parse(f"[1]\n{again}[2]\n{again}")


def test_a_shuffle_of_ours_that_deals_other_cards_than_are_told_is_refused() -> None:
    number = line_of(OURS, "d dh p2")
    line = OURS.splitlines()[number - 1]
    cards = line.split()[-1].rstrip('",')
    refused(OURS.replace(cards, cards[2:] + cards[:2]), number, f"here 'd dh p2 {cards}' must stand")


def test_what_is_no_phh_is_refused() -> None:
    refused("", 1, "this is no PHH")
    refused("[1]\nx = 1\n[2]\n", 1, "must be a text")
    refused("x = 1\n", 1, "this is no PHH")
    refused("x = " + 5000 * "[\n", 1, "nested too deeply")
    refused("x = '" + 20_000 * "a" + "'", 1, "more than 16384 characters")
    refused("\n".join(f"[{number}]" for number in range(10_001)), 1, "more than 10000 hands")
    refused("x = " + 5000 * "1", 1, "not written as TOML")


def test_a_huge_file_or_one_of_bytes_is_refused(tmp_path: Path) -> None:
    for name, data, fault in (
        ("huge.phhs", b"#" * ((16 << 20) + 1), "larger than 16 MiB, too large for PHH"),
        ("bytes.phh", b"x = 1\n\xff", "not UTF-8"),
    ):
        file = tmp_path / name
        file.write_bytes(data)
        with pytest.raises(RecordError, match=fault):
            load(file)


def test_the_door_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.phh", tmp_path / "bad.phh"
    good.write_text(HAND, "utf-8")
    bad.write_text(HAND.replace("d db", "d xx"), "utf-8")
    assert main(["verify", str(tmp_path)]) == 1
    assert f"{bad}:{line_of(HAND, 'd db')}: actions: 'd xx" in capsys.readouterr().out
    assert main(["show", str(bad)]) == 2
    assert f"{bad}: line " in capsys.readouterr().err
    assert main(["export", str(good), "--kzr"]) == 0
    kept = tmp_path / "good.kzr"
    kept.write_text(capsys.readouterr().out, "utf-8")
    assert main(["export", str(kept), "--phh"]) == 0
    assert capsys.readouterr().out == HAND
    assert main(["play", "shortdeck", "--resume", str(good)]) == 2


def test_a_spoiled_hand_is_read_truly_or_refused_and_never_crashes() -> None:
    texts = [FOREIGN, *(phh.show(evening(*names, seed=3, hands=2, seats="3")) for names in presets())]
    refusals = 0
    for seed in runs(150, 20_000):
        rng = Random(seed)
        text = spoiled(rng.choice(texts), rng)
        line = complaint(text)
        refusals += line > 0
        assert line <= text.count("\n") + 1
    assert refusals > 50


def complaint(text: str) -> int:
    """The line that is refused, or 0 where the text is read, and then truly."""
    try:
        fault = verify(phh.parse(text))
    except RecordError as error:
        return error.line
    assert fault is None or fault.fault.startswith("unfinished")
    return 0


def spoiled(text: str, rng: Random) -> str:
    """The text with something small wrong in it."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2))):
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        line, column = lines[place], rng.randrange(len(lines[place]) + 1)
        match rng.randrange(6):
            case 0:
                lines[place] = ""
            case 1:
                lines[place] = lines[other]
            case 2:
                lines[place], lines[other] = lines[other], lines[place]
            case 3:
                lines[place] = line[:column] + rng.choice("0123456789\"'[]{}=,.# pdfAKs-?xé") + line[column + 1 :]
            case 4:
                lines[place] = re.sub(
                    r"\d+", rng.choice(("0", "1", "-1", "inf", "2.5", "99999999999999")), line, count=1
                )
            case _:
                values = ("[]", "{}", "''", "3", "true", "1979-05-27", "['p1 f']", "[1, 2, 3]", "[[1]]")
                lines[place] = re.sub(r" = .*", f" = {rng.choice(values)}", line)
    return "\n".join(lines)
