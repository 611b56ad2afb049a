"""`kozyr equity`: what it prints, its bar, and what Ctrl-C leaves."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

import kozyr
from kozyr.cli import main
from kozyr.kernel import core
from kozyr.sim.equity import bar as drawing
from tests.cli.test_cli import complaint, said

RUN = "import sys; from kozyr.cli import main; sys.exit(main())"
HEADS_UP = ["equity", "texas", "AsKs", "QdQh", "--board", "2s7s9d"]


def test_it_says_what_each_hand_gets(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, *HEADS_UP).splitlines()
    assert lines[0] == "AsKs  54.1414%  wins 54.1414%  ties  0.0000%"
    assert lines[2] == "every one of 990 deals"
    sampled = said(capsys, *HEADS_UP, "--samples", "1000", "--seed", "7").splitlines()
    assert "±" in sampled[0]
    assert sampled[2] == "1,000 deals, seed 7"


def test_as_json_it_is_one_value_in_the_agreed_shape(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(said(capsys, *HEADS_UP, "--exact", "--json"))
    assert (report["game"], report["method"], report["boards"]) == ("texas", "exact", 990)
    assert report["hands"][0] == {
        "hand": "AsKs",
        "equity": 268 / 495,
        "win": 268 / 495,
        "tie": 0.0,
        "stderr": 0.0,
        "fraction": "268/495",
    }
    sampled = json.loads(said(capsys, *HEADS_UP, "--samples", "1000", "--json"))
    assert sampled["seed"] >= 0
    again = json.loads(said(capsys, *HEADS_UP, "--samples", "1000", "--json", "--seed", str(sampled["seed"])))
    assert again == sampled
    assert 0 < sampled["hands"][0]["stderr"] < 0.02


def test_house_rules_count(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ["equity", "shortdeck", "Ts9s", "AdAh", "--board", "8s7cAc", "--json"]
    trips = json.loads(said(capsys, *hands))
    straight = json.loads(said(capsys, *hands, "--set", "ranking=straight_over_trips"))
    assert trips["hands"][0]["equity"] != straight["hands"][0]["equity"]


def test_discards_of_draw_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ["equity", "draw", "As Ac Ad Kh Kd /", "9s 8s 7s 6s / 2h"]
    lines = said(capsys, *hands).splitlines()
    assert lines[0].endswith("throws nothing")
    assert lines[1].endswith("throws 2h")
    report = json.loads(said(capsys, *hands, "--json"))
    assert [hand["discards"] for hand in report["hands"]] == ["", "2h"]
    assert report["settled"] is True


BAD = [
    (["equity"], "GAME"),
    (["equity", "durak", "AsKs", "QdQh"], "there are no equities in 'durak'"),
    (["equity", "texas", "AsKs"], "2 to 10 hands"),
    (["equity", "texas", "AsKs", "AsQs"], "As is named twice: in AsKs and in AsQs"),
    (["equity", "texas", "AsKs", "QQ+x"], "'QQ+x' is no hand and no range"),
    (["equity", "texas", "AsKs", "QQ", "--exact", "--samples", "5"], "not allowed with"),
    (["equity", "texas", "AsKs", "QQ", "--precision", "0"], "must be a number between 0 and 1"),
    (["equity", "texas", "AsKs", "QQ", "--precision", "0.0_1"], "must be a number between 0 and 1"),
    (["equity", "texas", "AsKs", "QQ", "--precision", "٠.١"], "must be a number between 0 and 1"),
    (["equity", "texas", "AsKs", "QQ", "--set", "ace_low_straight=no"], "ace_low_straight changes nothing in texas"),
    (["equity", "texas", "AsKs", "QQ", "--preset", ""], "there is no preset ''"),
    (["equity", "texas", "AsKs", "QQ", "--set", "ante=5"], "ante changes no equity in texas"),
    (["equity", "texas", "AsKs", "QQ", "--set", "deck=52", "--set", "deck=36"], "deck is set twice"),
    (["equity", "texas", "random", "random", "random", "--exact"], "would take about"),
    (["equity", "draw", "As Ad Kc 7h", "Qh Jh Th 9h 3c"], "a hand of draw has 5 cards"),
]


@pytest.mark.parametrize(("words", "fault"), BAD, ids=[fault for _, fault in BAD])
def test_bad_input_gets_one_line_that_names_it(
    words: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fault in complaint(capsys, *words)


def test_a_long_range_leaves_room_for_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    suited = ",".join(f"{high}{low}s" for high in "AKQ" for low in "98765432")
    lines = said(capsys, "equity", "texas", suited, "QQ", "--board", "2s7s9d", "--samples", "100").splitlines()
    assert lines[0].startswith("A9s,A8s,A7s,A6s,A5s,A4s,A3s,A2s,K9s,K...  ")
    assert lines[1].startswith("QQ" + 38 * " " + "  ")


def test_a_single_deal_is_told_as_one_and_tells_little(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, *HEADS_UP, "--samples", "1", "--seed", "7").splitlines()
    assert all("± 100.000" in line for line in lines[:2])
    assert lines[2] == "1 deal, seed 7"
    assert said(capsys, "equity", "texas", "AsKs", "QdQh", "--board", "2s7s9d 3c 4h").endswith("\nthe only deal\n")


@pytest.mark.parametrize(("words", "status"), [(HEADS_UP, 0), (["equity", "texas", "AsKs", "zz"], 2)])
def test_who_closed_the_error_output_is_told_nothing_there(words: list[str], status: int) -> None:
    command = ["sh", "-c", 'exec "$@" 2>&-', "sh", sys.executable, "-c", RUN, *words]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, "deals" in run.stdout, run.stderr) == (status, status == 0, "")


@pytest.mark.parametrize(
    ("error", "fault"),
    [("MemoryError()", "not enough memory"), ("NoThreadError('no more threads')", "no more threads")],
)
def test_what_the_machine_lacks_is_said_in_a_line(error: str, fault: str) -> None:
    lacking = f"""
import sys
from kozyr.cli import main
from kozyr.kernel.pieces import NoThreadError
from kozyr.sim.equity import work
def sample(*_):
    raise {error}
work.sample = sample
sys.exit(main())
"""
    command = [sys.executable, "-c", lacking, *HEADS_UP, "--samples", "9"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert fault in run.stderr


def test_a_bar_is_drawn_on_a_terminal_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 0.0)
    words = [*HEADS_UP, "--samples", "3000", "--seed", "1"]
    assert said(capsys, *words)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert "deals, seed 1" in out
    assert "100%" in err


@pytest.mark.skipif(core is None, reason="without the core a piece takes too long")
def test_ctrl_c_leaves_what_is_there_and_says_so() -> None:
    run = "import sys; from kozyr.cli import main; import kozyr.sim.equity; print(flush=True); sys.exit(main())"
    command = [sys.executable, "-c", run, *HEADS_UP, "--samples", str(10**12), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ)) as running:
        assert running.stdout is not None
        running.stdout.readline()
        try:
            time.sleep(2)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert (running.returncode, err) == (130, b"")
    report = json.loads(out)
    assert report["partial"] is True
    assert report["boards"] > 0


def test_the_library_has_it_at_its_door() -> None:
    found = kozyr.equity("texas", ["AsKs", "QdQh"], board="2s7s9d")
    assert found.boards == 990
