"""How a bot is had and asked: every error names the bot, and what is wrong with it."""

from pathlib import Path
from random import Random

import pytest

from kozyr import bots
from kozyr.play.choices import allows
from tests.bots.seats import GAME, bidding


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("grandmaster", "there is no bot 'grandmaster'; the bots are: random, steady, sampling, or module:function"),
        ("nowhere_at_all:choose", "bot 'nowhere_at_all:choose': there is no module 'nowhere_at_all'"),
        ("tests.bots.own:missing", "the module 'tests.bots.own' has no 'missing'"),
        ("tests.bots.own:NUMBER", "'NUMBER' in 'tests.bots.own' is int, not a function"),
        ("tests.bots.own:", "there is no bot 'tests.bots.own:'"),
        (":choose", "there is no bot ':choose'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_named_with_what_is_wrong(spec: str, fault: str) -> None:
    with pytest.raises(bots.BotError) as caught:
        bots.load(spec)
    assert fault in str(caught.value)


def test_a_bot_in_the_folder_where_kozyr_was_called_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_first_bot.py").write_text("def choose(view, rng):\n    return view.legal[0].action\n")
    monkeypatch.chdir(tmp_path)
    assert callable(bots.load("my_first_bot:choose"))


def test_a_bot_whose_module_breaks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_broken_bot.py").write_text("1 / 0\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(bots.BotError, match=r"my_broken_bot.*ZeroDivisionError"):
        bots.load("my_broken_bot:choose")


@pytest.mark.parametrize(
    ("spec", "fault"),
    [
        ("tests.bots.own:overbid", "bot tests.bots.own:overbid answered 'bid 99', which is not allowed"),
        ("tests.bots.own:silent", "bot tests.bots.own:silent answered None, which is not allowed"),
        ("tests.bots.own:stumble", "bot tests.bots.own:stumble failed"),
    ],
)
def test_an_answer_that_is_not_allowed_names_bot_action_and_position(spec: str, fault: str) -> None:
    view = bidding("Ah 6c", None)
    with pytest.raises(bots.BotError) as caught:
        bots.ask(GAME, spec, bots.load(spec), view, Random(1))
    assert fault in str(caught.value)
    assert "as seat 0 in deal 1 (hand 6c Ah; on the table nothing), where it may: 'bid 0', 'bid 1'" in str(caught.value)


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_of_the_house_answers_what_is_allowed(name: str) -> None:
    view = bidding("Ah 6c", None)
    assert allows(view.legal, bots.ask(GAME, name, bots.load(name), view, Random(1)))


def test_steady_says_which_game_it_does_not_play() -> None:
    with pytest.raises(bots.BotError, match=r"steady failed.*steady does not play"):
        bots.ask(GAME, "steady", bots.load("steady"), Foreign(), Random(1))


class Foreign:
    """The view of a game that does not exist."""

    seat = 0
    legal = ()
