"""Everything in a simulation follows from its seed."""

from pathlib import Path

import pytest
from msgspec import structs

from kozyr import games
from kozyr.bots import BotError
from kozyr.errors import NotationError
from kozyr.play.choices import Shuffled
from kozyr.records import load, verify
from kozyr.sim.run import Plan, chairs, names, play, record_name, report, run, tell
from kozyr.sim.run import hands as hands_asked
from kozyr.sim.tally import add, nothing

RULES = games.load("raspisnoy").rules("hall", {"seats": "3", "ladder": "1,2,3", "specials": "blind"})
PLAN = Plan("raspisnoy", "hall", RULES, ("random", "steady", "random"), 12, 7)


def written(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_the_same_seed_gives_the_same_records_and_tallies_at_any_number_of_processes(tmp_path: Path) -> None:
    alone, three = tmp_path / "alone", tmp_path / "deep" / "three"
    tallies = [run(structs.replace(PLAN, records=str(at)), number) for at, number in ((alone, 1), (three, 3))]
    assert tallies[0] == tallies[1]
    assert written(alone) == written(three)
    assert sorted(written(alone)) == [f"raspisnoy-7-{number:06d}.kzr" for number in range(1, 13)]


def test_a_match_does_not_depend_on_how_many_are_played() -> None:
    few = structs.replace(PLAN, games=1)
    assert play(few, 9) == play(PLAN, 9)
    assert play(few, 9) != play(few, 8)
    assert play(structs.replace(few, seed=8), 9) != play(few, 9)


def test_other_bots_get_the_same_shuffles() -> None:
    others = structs.replace(PLAN, bots=("steady", "random", "steady"))
    shuffles = [
        [action for action in play(plan, 3).record.actions if isinstance(action, Shuffled)] for plan in (PLAN, others)
    ]
    assert shuffles[0] == shuffles[1]


def test_records_of_a_simulation_are_true_and_name_the_bots(tmp_path: Path) -> None:
    run(structs.replace(PLAN, records=str(tmp_path), games=3), 1)
    for number in (1, 2, 3):
        record = load(tmp_path / record_name(PLAN, number))
        assert verify(record) is None
        assert record.players == ("random 0", "steady", "random 2")


def test_a_report_has_the_promised_shape_and_means_of_the_scores() -> None:
    scores = [play(PLAN, number).record.scores or () for number in range(1, 13)]
    told = report(PLAN, 1)
    assert list(told) == [
        *(
            "game",
            "preset",
            "seats",
            "seed",
            "games",
            "hands",
            "bots",
            "mean",
            "stderr",
            "made",
            "seconds",
            "decisions",
        ),
        "records",
    ]
    assert told["bots"] == ["random", "steady", "random"]
    assert told["mean"] == [round(sum(points) / 12, 3) for points in zip(*scores, strict=True)]
    assert all(0 <= share <= 1 for share in told["made"])
    assert told["decisions"] == 12 * 3 * (6 + 1 + 2 + 3 + 3 * 12)
    assert told["records"] is None
    assert "12 matches of raspisnoy, hall rules, 3 seats, seed 7" in tell(told)


def test_the_error_of_a_mean_is_that_of_a_sample_and_none_for_one_match() -> None:
    one, other = (structs.replace(nothing(2), matches=1, points=points) for points in ((10, 0), (20, 0)))
    one, other = (structs.replace(tally, squares=tuple(x * x for x in tally.points)) for tally in (one, other))
    assert one.stderr() == [None, None]
    assert add(one, other).mean() == [15, 0]
    assert add(one, other).stderr() == [5, 0]


def test_where_nobody_bids_there_is_no_share_of_bids_made() -> None:
    rules = structs.replace(RULES, ladder="none", specials=("golden",))
    assert report(structs.replace(PLAN, rules=rules, games=1))["made"] == [None, None, None]


def test_one_bot_may_be_named_for_all_chairs_or_one_for_each() -> None:
    assert chairs(("steady",), 3) == ("steady", "steady", "steady")
    assert chairs(("a", "b", "c"), 3) == ("a", "b", "c")
    with pytest.raises(BotError, match="2 bots for 3 seats"):
        chairs(("a", "b"), 3)


def test_bots_are_told_apart_by_their_seats_only_where_they_share_a_name() -> None:
    assert names(("steady", "random", "random")) == ("steady", "random 1", "random 2")


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_is_named_and_no_record_of_its_match_is_left(tmp_path: Path, processes: int) -> None:
    plan = structs.replace(PLAN, bots=("random", "tests.sim.test_run:broken", "random"), records=str(tmp_path))
    with pytest.raises(BotError, match=r"bot tests\.sim\.test_run:broken failed as seat 1 .*ZeroDivisionError"):
        run(plan, processes)
    assert written(tmp_path) == {}


def broken(view: object, rng: object) -> object:
    """A bot that fails."""
    return 1 / 0


HOME = games.load("draw").rules("home", {"seats": "3"})


@pytest.mark.parametrize(("hands", "told"), [(1, "5 hands of draw"), (4, "5 evenings of draw")])
def test_poker_counts_hands_or_evenings_and_chips_that_add_up_to_nothing(hands: int, told: str) -> None:
    found = report(Plan("draw", "home", HOME, ("random",) * 3, 5, 7, hands=hands), 1)
    assert abs(sum(found["mean"])) < 0.01
    assert found["made"] == [None] * 3
    assert told in tell(found)
    assert ("chips a hand" if hands == 1 else "chips an evening") in tell(found)


def test_an_evening_has_so_many_hands_and_the_broke_buy_again() -> None:
    played = play(Plan("draw", "home", HOME, ("random",) * 3, 1, 7, hands=40), 1)
    texts = [games.load("draw").show(action) for action in played.record.actions]
    assert texts.count("deal") == 40
    assert texts[-1] == "end"
    assert sum(text.startswith("buy") for text in texts) > 3
    assert sum(played.record.scores or ()) == 0


def test_an_evening_is_for_poker() -> None:
    assert (hands_asked("draw", None), hands_asked("draw", 7)) == (1, 7)
    with pytest.raises(NotationError, match="--evening is for poker"):
        hands_asked("raspisnoy", 3)
