"""`kozyr play` at a table of poker, line by line."""

from pathlib import Path
from random import Random

import pytest
from rich.text import Text

from kozyr import games, records
from kozyr.cards import parse_cards
from kozyr.games.palace.state import Attack, Discard, Keep, Stay
from kozyr.play.choices import Amount, Cards, One, draw
from kozyr.play.game import OVER
from kozyr.records import Record, load, verify
from kozyr.terminal.poker import FINISH, LEAVE, Table, attend, told_choice
from kozyr.words import say
from tests.terminal.test_at_a_terminal import PATIENCE, at_terminal

POKER = ("draw", "shortdeck", "palace")


def table(game: str, file: Path, lang: str = "en", seats: int = 3) -> Table:
    rules = games.load(game).rules(games.load(game).DEFAULT_PRESET, {"seats": str(seats)})
    players = ("You", *(f"Bot {seat}" for seat in range(1, seats)))
    return Table(Record(game, "p", rules, players), ("random",) * (seats - 1), 3, lang, file)


class Person:
    """Somebody who types legal actions by chance, and ends the evening after some hands."""

    def __init__(self, table: Table, hands: int) -> None:
        self.table, self.hands, self.rng = table, hands, Random(1)
        self.seen: list[str] = []

    def ask(self, prompt: str) -> str:
        self.seen.append(prompt)
        if prompt == say(self.table.lang, "term-poker-next"):
            return FINISH if self.table.hands >= self.hands else ""
        return self.table.game.show(draw(self.table.game.legal(self.table.state), self.rng))

    def tell(self, line: Text) -> None:
        self.seen.append(line.plain)


@pytest.mark.parametrize("lang", ["en", "ru", "hy", "mn"])
@pytest.mark.parametrize("game", POKER)
def test_an_evening_is_played_to_its_end_and_its_record_is_true(game: str, lang: str, tmp_path: Path) -> None:
    sitting = table(game, tmp_path / "x.kzr", lang)
    person = Person(sitting, 4)
    attend(sitting, person.ask, person.tell)
    assert sitting.game.turn(sitting.state) == OVER
    assert verify(load(tmp_path / "x.kzr")) is None
    assert "term-" not in " ".join(person.seen)


def test_what_is_wrong_is_said_and_asked_again(tmp_path: Path) -> None:
    sitting = table("palace", tmp_path / "x.kzr")
    answers, seen = iter(["zz", "attack 0 10", LEAVE]), list[str]()
    attend(sitting, lambda prompt: next(answers), lambda line: seen.append(line.plain))
    assert any("is no action" in line for line in seen)
    assert {say("en", "why-palace-target"), say("en", "why-not-now")} & set(seen), "in a battle nobody attacks"
    fault = verify(load(tmp_path / "x.kzr"))
    assert fault is not None
    assert "unfinished" in fault.fault


def test_an_evening_goes_on_where_it_was_left(tmp_path: Path) -> None:
    sitting = table("palace", tmp_path / "x.kzr")
    attend(sitting, lambda prompt: LEAVE, lambda line: None)
    left = load(tmp_path / "x.kzr")
    again = Table(left, ("random",) * 2, 3, "en", tmp_path / "x.kzr")
    assert again.state == sitting.state
    person = Person(again, 2)
    attend(again, person.ask, person.tell)
    assert load(tmp_path / "x.kzr").actions[: len(left.actions)] == left.actions
    assert verify(load(tmp_path / "x.kzr")) is None


def test_nobody_elses_hidden_cards_are_told(tmp_path: Path) -> None:
    sitting = table("palace", tmp_path / "x.kzr")
    seen = list[str]()
    attend(sitting, lambda prompt: LEAVE, lambda line: seen.append(line.plain))
    holders = [line for line in seen if " holds " in line]
    assert holders
    assert all(line.splitlines()[-1].startswith("Guest holds") for line in holders)


def test_choices_are_told_as_they_may_be_typed() -> None:
    show = games.load("palace").show
    cards = parse_cards("7s Qd 2c")
    assert told_choice(show, One(Stay())) == "stay"
    assert told_choice(show, Amount(Attack(2, 0), 10, 200)) == "attack 2 10..200"
    assert told_choice(show, Cards(Keep(()), cards, 0, 2)) == "keep none | keep 1..2 of 7s Qd 2c"
    assert told_choice(show, Cards(Discard(()), cards, 1, 3)) == "discard 1..3 of 7s Qd 2c"


def test_a_hand_of_palace_is_played_at_a_terminal(tmp_path: Path) -> None:
    with at_terminal(tmp_path, "palace", "--seed", "4") as seat:
        seat.until("Your turn")
        seat.press("fold\n")
        seat.until("Enter for the next hand")
        seat.press("end\n")
        seat.until("palace-1.kzr")
        assert seat.process.wait(PATIENCE) == 0
    assert records.verify(records.load(tmp_path / "palace-1.kzr")) is None
