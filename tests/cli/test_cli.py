"""The one door: what it prints, what it returns, and that bad input gets one line and exit status 2."""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from kozyr import arguments, cli
from kozyr.arguments import COMMANDS
from kozyr.cli import main
from tests.records import shape
from tests.records.short import TEXT
from tests.records.test_replay import KEPT

HALL = str(next(file for file in KEPT if file.stem == "hall-4"))
SHORT = ["--seats", "3", "--set", "ladder=1,2", "--set", "specials=none"]


def said(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> str:
    """What a command line that ends with `status` prints on stdout."""
    assert main(list(words)) == status
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on stderr, and nothing on stdout, of a command line that is wrong."""
    try:
        status: object = main(list(words))
    except SystemExit as end:
        status = end.code
    out, err = capsys.readouterr()
    assert (status, out, err.count("\n")) == (2, "", 1), err
    assert err.startswith("kozyr")
    return err


BAD = [
    ("verfy x", "there is no command 'verfy'; did you mean verify?"),
    ("quux", "there is no command 'quux'; the commands are:"),
    ("sim", "GAME"),
    ("sim durak", "there is no game 'durak'; the games are: raspisnoy, draw, shortdeck"),
    ("sim raspisnoy --preset halls", "there is no preset 'halls'; the presets are: hall, classic"),
    ("sim raspisnoy --games 0", "--games: must be a whole number from 1 to 10000000, not '0'"),
    ("sim raspisnoy --games ten", "--games: must be a whole number"),
    ("sim raspisnoy --seed -1", "--seed"),
    ("sim raspisnoy --seed " + "9" * 30, "--seed"),
    ("sim raspisnoy --processes 0", "--processes"),
    ("sim raspisnoy --seats 9", "36 cards are enough for 6 players at most, not 9"),
    ("sim raspisnoy --seats 3 --set seats=3", "seats is set twice"),
    ("sim raspisnoy --set hook", "must be FIELD=TOKEN, not 'hook'"),
    ("sim raspisnoy --set hook=maybe", "hook must be yes or no, not 'maybe'"),
    ("sim raspisnoy --set deck=40 --set colour=red", "deck must be one of 36, 52, 53, 54, not '40'; colour is not a"),
    ("sim raspisnoy --bots stedy", "there is no bot 'stedy'"),
    ("sim raspisnoy --bots random,random", "2 bots for 4 seats"),
    ("sim raspisnoy --game 3", "unrecognized arguments: --game 3"),
    ("match raspisnoy --a random", "--b"),
    ("match raspisnoy --a random --b random --deals 1", "--deals"),
    ("match raspisnoy --a random --b random --sprt 1", "must be two numbers D0,D1, not '1'"),
    ("verify", "FILE|DIR"),
    ("verify /nowhere.kzr", "there is no file /nowhere.kzr"),
    ("show /nowhere.kzr", "/nowhere.kzr: No such file or directory"),
    ("show /", "/: Is a directory"),
    ("show RECORD --seat 4", "there is no seat 4: the seats are 0 to 3"),
    ("show RECORD --at 99999", "there is no action 99999"),
    ("show RECORD --at -1", "--at"),
    ("export RECORD", "--json"),
    ("export RECORD --json --csv", "not allowed with"),
    ("export RECORD --phh", "PHH is a notation of poker hands"),
    ("export TORN --json", "torn.kzr: line 6: the file is torn: its last line has no end: 'act'"),
    ("rules raspisnoy --lang de", "'de'"),
    ("rules raspisnoy --diff hell", "there is no preset 'hell'"),
    ("rules raspisnoy --diff hall --code", "not allowed with"),
    ("rules raspisnoy --from r1M1z", "the code 'r1M1z' is mistyped or cut short"),
    ("sim raspisnoy --from r1M1y --preset hall", "not allowed with"),
    ("sim raspisnoy --from r1A9i", "36 cards are enough for 6 players at most, not 9"),
    ("play raspisnoy", "needs a terminal"),
    ("room --port 70000", "--port"),
    ("room --db postgres://x", "postgres://x"),
    ("room --db=", "the database has no name"),
    ("room --origin cards.example.org", "--origin: must be http(s)://NAME or"),
    ("room --origin https://cards.example.org/t", "--origin"),
    ("sim raspisnoy --seats=", "seats must be a whole number from 2 to 10, not ''"),
    ("sim raspisnoy --preset=", "there is no preset ''"),
    ("rank", "CARDS"),
    ("rank Qd --order badugi", "there is no order 'badugi'; the orders are: standard, six_plus, six_plus_straight"),
    ("rank AsK", "'K' is no card"),
    ("census raspisnoy", "--deal"),
    ("census raspisnoy --deal x", "'x' is no clause of a deal"),
]


@pytest.mark.parametrize(("line", "words"), BAD, ids=[line[:40] for line, _ in BAD])
def test_bad_input_gets_one_line_that_names_it(
    line: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "torn.kzr"
    torn.write_text(TEXT[: TEXT.index("actions") + 3], "utf-8")
    places = {"RECORD": HALL, "TORN": str(torn)}
    assert words in complaint(capsys, *(places.get(word, word) for word in line.split()))


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], *([name, "--help"] for name in COMMANDS)):
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == 0
        assert "kozyr" in capsys.readouterr().out


def test_a_simulation_prints_one_json_value_and_its_records_are_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "raspisnoy", *SHORT, "--games", "5", "--seed", "3", "--records", str(tmp_path)]
    report = json.loads(said(capsys, *words, "--json"))
    assert (report["games"], report["seats"], report["seed"], len(report["mean"])) == (5, 3, 3, 3)
    assert said(capsys, "verify", str(tmp_path)) == "5 records, 5 ok\n"
    assert json.loads(said(capsys, "verify", str(tmp_path), "--json")) == {"files": 5, "ok": 5, "faults": []}


def test_a_seed_that_is_drawn_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (json.loads(said(capsys, "sim", "raspisnoy", *SHORT, "--json")) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(said(capsys, "sim", "raspisnoy", *SHORT, "--seed", str(first["seed"]), "--json"))
    assert again | {"seconds": 0} == first | {"seconds": 0}


def test_verify_names_file_and_line_and_returns_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cut.kzr"
    file.write_text("\n".join([*TEXT.splitlines()[:9], "]", ""]), "utf-8")
    assert said(capsys, "verify", str(file), status=1) == f"{file}:10: unfinished after 3 actions\n1 record, 0 ok\n"
    report = json.loads(said(capsys, "verify", str(file), "--json", status=1))
    assert report == {
        "files": 1,
        "ok": 0,
        "faults": [{"file": str(file), "line": 10, "fault": "unfinished after 3 actions"}],
    }


def test_a_record_is_shown_and_exported(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Deal 36: golden" in said(capsys, "show", HALL)
    assert "As steady 2 (seat 2)" in said(capsys, "show", HALL, "--seat", "2", "--at", "100")
    shape.check(json.loads(said(capsys, "export", HALL, "--json")))
    assert said(capsys, "export", HALL, "--csv").count("\n") == 1 + 36 * 4


def test_hands_are_ranked_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rank", "--order", "six_plus", "Qc Qd Qs 7h 6d", "As Kh Qs Js Ts", "Qc Qd Qh 7s 6s"]
    trips = {"category": "three_of_a_kind", "class": 6 + 72 + 120 + 72 + 3 * 28, "words": "three queens", "tied": True}
    report = json.loads(said(capsys, *words, "--json"))
    ranks = [hand.pop("rank") for hand in report["hands"]]
    assert ranks == sorted(ranks, reverse=True)
    assert report["order"] == "six_plus"
    assert report["hands"][0] == {"cards": "Qc Qd Qs 7h 6d", "best": "Qc Qd Qs 7h 6d", **trips}
    assert report["hands"][1] == {"cards": "Qc Qd Qh 7s 6s", "best": "Qc Qd Qh 7s 6s", **trips}
    assert report["hands"][2]["words"] == "straight, ace high"
    assert said(capsys, *words).splitlines() == [
        " 1= Qc Qd Qs 7h 6d  three queens",
        " 1= Qc Qd Qh 7s 6s  three queens",
        " 3  As Kh Qs Js Ts  straight, ace high",
    ]
    assert "тройка дам" in said(capsys, *words, "--lang", "ru")


def test_a_hand_that_is_none_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "rank", "Ah Ah 2c 3d 4s") == "kozyr: Ah is named twice\n"


def test_a_census_counts_leaves_and_sums(capsys: pytest.CaptureFixture[str]) -> None:
    # Two players, a card each, no trump. Seat 1 leads the queen, the joker follows high or low (RP-A20). The hook
    # leaves two courses of the bidding: pass and pass, 1 and 1 (RP-T4). High: 1 and 5, 10 and -10; low: 5 and 1, -10
    # and 10; so both have 1 + 10 + 5 - 10 = 6.
    words = ["census", "raspisnoy", "--deal", "hands 7s Qd"]
    assert json.loads(said(capsys, *words, "--json")) == {"leaves": 4, "sums": [6, 6]}
    assert said(capsys, *words) == "4 leaves; sums of scores 6 6\n"


def test_a_census_counts_the_ways_of_a_hand_of_holdem(capsys: pytest.CaptureFixture[str]) -> None:
    # The button has one chip behind his small blind, the other none behind his big one.
    words = ["census", "shortdeck", "--deal", "stacks 2 2; hands AsKd QhJs; board 6s7s8d9cTc"]
    found = json.loads(said(capsys, *words, "--json"))
    # Fold: -1. Call, which is all-in, and the board is dealt out: Q-J-10-9-8 beats 10-9-8-7-6, -2.
    assert found == {"leaves": 2, "sums": [-3, 3]}


@pytest.mark.parametrize("preset", ["six-plus", "straight-over-trips", "texas"])
def test_hands_of_short_deck_are_simulated_and_their_records_are_true(
    preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "shortdeck", "--preset", preset, "--seats", "3", "--seed", "4", "--records", str(tmp_path)]
    report = json.loads(said(capsys, *words, "--games", "6", "--bots", "steady,random,random", "--json"))
    assert (report["game"], report["preset"], report["games"], report["made"]) == ("shortdeck", preset, 6, [None] * 3)
    assert round(sum(report["mean"]), 2) == 0
    assert said(capsys, "verify", str(tmp_path)) == "6 records, 6 ok\n"
    assert "Hand 1:" in said(capsys, "show", str(tmp_path / "shortdeck-4-000001.kzr"), "--seat", "1")


def test_the_rules_of_short_deck_are_said_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = [said(capsys, "rules", "shortdeck", "--lang", lang) for lang in ("en", "ru", "hy", "mn")]
    assert ["36" in text for text in told] == [True] * 4
    assert len(set(told)) == 4


def test_a_match_of_bots_prints_the_promised_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "raspisnoy", "--a", "steady", "--b", "random", "--deals", "4", "--seed", "1", "--json"]
    found = json.loads(said(capsys, *words))
    assert set(found) >= {"a", "b", "deals", "mean", "ci95", "sprt", "made", "ms"}
    assert (found["a"], found["b"], found["deals"], found["sprt"]) == ("steady", "random", 4, None)


def test_the_house_rules_are_said_in_words_and_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert "3 players" in said(capsys, "rules", "raspisnoy", "--seats", "3")
    assert "козыр" in said(capsys, "rules", "raspisnoy", "--lang", "ru")
    assert "хишт" in said(capsys, "rules", "raspisnoy", "--preset", "georgian", "--lang", "ru").lower()
    rules = json.loads(said(capsys, "rules", "raspisnoy", "--preset", "classic", "--set", "price=5", "--json"))
    assert (rules["price"], rules["trump_full_deal"], rules["seats"]) == (5, "last_card", 4)


def test_only_what_differs_from_a_preset_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rules", "raspisnoy", "--set", "must_trump=no", "--diff", "hall"]
    marked = [line for line in said(capsys, *words).splitlines() if line.startswith(("+ ", "- "))]
    assert [line[:1] for line in marked] == ["-", "+"]
    assert json.loads(said(capsys, *words, "--json")) == {"must_trump": {"here": False, "there": True}}
    assert said(capsys, "rules", "raspisnoy", "--diff", "hall") == "These rules are the same as hall.\n"


def test_a_code_stands_for_the_rules_it_was_printed_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rules", "raspisnoy", "--preset", "home54", "--set", "hook=no"]
    code = said(capsys, *words, "--code").strip()
    assert json.loads(said(capsys, *words, "--code", "--json")) == code
    assert said(capsys, "rules", "raspisnoy", "--from", code, "--json") == said(capsys, *words, "--json")
    assert said(capsys, "rules", "raspisnoy", "--from", code, "--code") == code + "\n"


def test_rules_from_a_code_may_be_changed_further_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    short = ["--from", "r1M1y", "--seats", "3", "--set", "ladder=1,2", "--set", "specials=none"]
    rules = json.loads(said(capsys, "rules", "raspisnoy", *short, "--json"))
    assert (rules["trump_full_deal"], rules["seats"], rules["ladder"]) == ("last_card", 3, [1, 2])
    report = json.loads(said(capsys, "sim", "raspisnoy", *short, "--seed", "1", "--json"))
    assert (report["preset"], report["seats"]) == ("classic", 3)
    match = ["match", "raspisnoy", "--a", "steady", "--b", "random", "--deals", "4", "--seed", "1", "--json"]
    assert json.loads(said(capsys, *match, *short))["preset"] == "classic"


def test_without_a_command_the_room_opens_on_this_machine_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def room(wish: argparse.Namespace) -> int:
        asked.append((wish.host, wish.port, wish.db))
        return 0

    monkeypatch.setitem(cli.COMMANDS, "room", room)
    assert main([]) == 0
    assert asked == [("127.0.0.1", 8000, None)]


def test_a_site_is_named_as_browsers_name_it() -> None:
    assert arguments.read(["room", "--origin", "https://Cards.example.org/"]).origin == ["https://cards.example.org"]


def test_the_room_says_where_it_is_and_closes_in_order(tmp_path: Path) -> None:
    words = ["room", "--port", "0", "--db", str(tmp_path / "room.db")]
    with subprocess.Popen([*KOZYR, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as room:
        assert room.stdout is not None
        link = re.search(r"http://127\.0\.0\.1:\d+/", room.stdout.readline().decode())
        assert link
        with urllib.request.urlopen(link[0] + "api/room", timeout=30) as answer:
            assert b"raspisnoy" in answer.read()
        room.send_signal(signal.SIGTERM)
        assert room.wait(30) == 0


KOZYR = [sys.executable, "-c", "import sys; from kozyr.cli import main; sys.exit(main())"]


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen([*KOZYR, "show", HALL], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.readline()
        command.stdout.close()
        assert command.stderr.read() == b""
        assert command.wait(60) in (0, 141)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_ends_a_simulation_quietly(processes: str, tmp_path: Path) -> None:
    words = ["sim", "raspisnoy", "--games", "100000", "--records", str(tmp_path), "--processes", processes]
    with subprocess.Popen([*KOZYR, *words], stderr=subprocess.PIPE, start_new_session=True) as command:
        until = time.monotonic() + 60
        while not list(tmp_path.glob("*.kzr")) and time.monotonic() < until:
            time.sleep(0.05)
        try:
            os.killpg(command.pid, signal.SIGINT)
            assert (command.communicate(timeout=60)[1], command.returncode) == (b"", 130)
        finally:
            command.kill()
    assert main(["verify", str(tmp_path)]) == 0


def test_a_closed_output_is_no_error() -> None:
    done = subprocess.run(["sh", "-c", '"$@" >&-', "sh", *KOZYR, "verify", HALL], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*KOZYR, "verify", HALL], stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (2, b"kozyr: the system: No space left on device\n")


def test_names_that_a_terminal_cannot_write_are_replaced(tmp_path: Path) -> None:
    file = tmp_path / "match.kzr"
    file.write_text(TEXT, "utf-8")
    done = subprocess.run(
        [*KOZYR, "show", str(file)], env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Ann" in done.stdout
