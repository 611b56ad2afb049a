"""Lessons are true records, told in every language, and show the learner's seat what it may know and no more."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from kozyr import games, lessons
from kozyr.cards import Card
from kozyr.errors import NotationError
from kozyr.games.raspisnoy import PRESETS
from kozyr.games.raspisnoy.state import Bid, DealScored, Play, State
from kozyr.lessons import COURSE, LEARNER
from kozyr.play.choices import Shuffled, allows
from kozyr.records import SUFFIX, Record, check, parse, replay, show
from kozyr.records.page import said
from kozyr.room.lessons import ASKED, Lesson, LessonStep, lesson, points_of, told
from kozyr.words import LANGS, say, sheaf
from kozyr.words.sheaf import sources
from tests.room.house import open_house
from tests.room.truth import cards_in

GAME = games.load("raspisnoy")
FOLDER = Path(lessons.__file__).parent
PLAYED = [name for name in COURSE if name != "sheet"]


def states(name: str) -> list[State]:
    return list(replay(lessons.load(name)))


def stops(course: Lesson) -> list[int]:
    """The steps at which the learner is to find a move."""
    return [number for number, step in enumerate(course.steps) if step.move]


def test_every_record_of_a_lesson_is_true_and_belongs_to_the_course() -> None:
    assert check.check([FOLDER]) == {"files": len(COURSE), "ok": len(COURSE), "faults": []}
    assert {file.stem for file in FOLDER.glob(f"*{SUFFIX}")} == set(COURSE)


@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_is_short_and_has_the_rules_of_the_hall(name: str) -> None:
    rules = lessons.load(name).rules
    lengths = {"seats": 3, "ladder": rules.ladder, "ladder_top": rules.ladder_top, "specials": rules.specials}
    assert rules == replace(PRESETS["hall"], **lengths)
    cards = sum(slot.cards for slot in lesson(name).table.schedule)
    assert 5 <= cards <= 12


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", COURSE)
def test_all_that_a_lesson_says_is_said_in_every_language(name: str, lang: str) -> None:
    taught = lesson(name)
    ids = [step.note for step in taught.steps if step.note] + [step.why for step in taught.steps if step.why]
    assert len(ids) >= 8
    ids += [f"lesson-{name}-title", f"lesson-{name}-about"]
    assert [id for id in ids if not sheaf(lang).has_message(id)] == []
    assert all(len(say(lang, id)) <= 320 for id in ids), "a note must fit over the cards of a phone"


def test_every_note_and_reason_that_is_written_is_said_somewhere() -> None:
    used = {id for name in COURSE for step in lesson(name).steps for id in (step.note, step.why)}
    heads = {f"lesson-{name}-{what}" for name in COURSE for what in ("title", "about")}
    (text,) = [text for file, text in sources("en") if file == "lessons.ftl"]
    written = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("lesson-")}
    ours = {id for id in written if id.startswith(tuple(f"lesson-{name}-" for name in COURSE))}
    assert ours == (used | heads) - {""}


@pytest.mark.parametrize("name", PLAYED)
def test_the_move_to_be_found_is_legal_and_stands_among_the_choices_that_the_learner_sees(name: str) -> None:
    taught, whole = lesson(name), states(name)
    assert len(stops(taught)) >= 4
    for number in stops(taught):
        step, state = taught.steps[number], whole[number]
        assert GAME.turn(state) == LEARNER
        assert allows(GAME.legal(state), GAME.parse(step.move))
        assert step.move in step.position.choices
        assert (step.why != "") == (len(step.position.choices) > 1)


@pytest.mark.parametrize("name", COURSE)
def test_nothing_can_be_done_where_nothing_is_asked(name: str) -> None:
    quiet = [step.position for step in lesson(name).steps if not step.move]
    assert [position for position in quiet if position.choices or position.barred or position.view.legal] == []


@pytest.mark.parametrize("name", PLAYED)
def test_what_may_not_be_done_has_its_reason(name: str) -> None:
    taught = lesson(name)
    reasons = {barred.why.id for number in stops(taught) for barred in taught.steps[number].position.barred}
    assert reasons >= {"bid": {"why-hook", "why-must-follow"}, "follow": {"why-must-follow", "why-must-trump"}}.get(
        name, {"why-must-follow"}
    )


def known(record: Record, done: int) -> set[str]:
    """What seat 0 may have seen after so many actions: its own cards of this deal, the one turned up, what was played.

    Told from the text of the record alone: the cards of a shuffle go round from the dealer's left (RP-25).
    """
    cards: set[str] = set()
    dealer, deal, seats = -1, 0, record.rules.seats
    for action in record.actions[:done]:
        match action:
            case Shuffled(cards=order):
                dealer, deal = dealer + 1, deal + 1
                each = lesson_hands(record)[deal - 1]
                mine = (seats - (first_dealer(record) + dealer) % seats - 1) % seats
                cards = {order[at].value for at in range(mine, each * seats, seats)} | {order[each * seats].value}
            case Play(card=card):
                cards = cards | {card.value}
            case _:
                pass
    return cards


def first_dealer(record: Record) -> int:
    return int(GAME.show(record.actions[0]).removeprefix("lot "))


def lesson_hands(record: Record) -> list[int]:
    """How many cards each has in each deal, from the moves: every card that was played, by the number of seats."""
    hands: list[int] = []
    for action in record.actions:
        if isinstance(action, Shuffled):
            hands.append(0)
        elif isinstance(action, Play):
            hands[-1] += 1
    return [played // record.rules.seats for played in hands]


def foreign(step: LessonStep, record: Record, done: int) -> set[str]:
    """The cards in a step that the learner cannot know by then; the reasons of the sheet name no card."""
    return cards_in(msgspec.json.encode(step).decode()) - known(record, done)


@pytest.mark.parametrize("name", COURSE)
def test_no_step_holds_a_card_that_the_learner_has_not_seen_by_then(name: str) -> None:
    record, taught = lessons.load(name), lesson(name)
    assert len(taught.steps) == len(record.actions) + 1
    for done, step in enumerate(taught.steps):
        assert foreign(step, record, done) == set(), done
    seen = [cards_in(msgspec.json.encode(step).decode()) for step in taught.steps]
    assert sum(map(len, seen)) > 50, "the steps do name cards"


def test_a_step_with_a_card_too_early_would_be_noticed() -> None:
    record, taught = lessons.load("follow"), lesson("follow")
    later = next(step for step in taught.steps if any(type(event).__name__ == "CardPlayed" for event in step.events))
    assert foreign(later, record, 2)


@pytest.mark.parametrize("name", COURSE)
def test_what_lies_in_the_stock_changes_nothing_of_what_is_told(name: str) -> None:
    """Deal the stock in another order: the lesson is the same in every byte."""
    record = lessons.load(name)
    hands = iter(lesson_hands(record))
    other = replace(record, actions=tuple(_restocked(action, hands, record) for action in record.actions))
    assert other != record
    texts = [msgspec.json.encode(list(told(one))) for one in (record, other)]
    assert texts[0] == texts[1]


def _restocked(action: Any, hands: Iterator[int], record: Record) -> Any:
    if not isinstance(action, Shuffled):
        return action
    out = next(hands) * record.rules.seats + 1
    return Shuffled((*action.cards[:out], *reversed(action.cards[out:])))


def test_every_question_has_its_answer_from_the_match_among_figures_that_differ() -> None:
    asked = [(step, state) for step, state in zip(lesson("sheet").steps, states("sheet"), strict=True) if step.question]
    assert [step.note for step, _ in asked] == list(ASKED)
    for step, state in asked:
        question, row = step.question, state.sheet[-1]
        assert question is not None
        assert question.right in question.figures
        assert 3 <= len(set(question.figures)) == len(question.figures)
        if question.of == "points":
            assert question.right == row.points[question.seat]
            assert any(isinstance(event, DealScored) for event in step.events)
        else:
            assert row.totals[question.right] == max(row.totals)
            assert row.totals.count(max(row.totals)) == 1


def test_the_questions_are_about_a_bid_that_was_made_one_over_one_under_and_a_pass() -> None:
    rows = states("sheet")[-1].sheet
    made, over, under, passed = rows[0], rows[1], rows[2], rows[3]
    assert made.bids[0] == made.taken[0] != 0  # RP-70
    assert over.taken[1] > (over.bids[1] or 0) > 0  # RP-72
    assert under.taken[2] < (under.bids[2] or 0)  # RP-73
    assert (passed.bids[0], passed.taken[0], passed.points[0]) == (0, 0, 5)  # RP-71


def test_figures_to_choose_from_hold_the_right_one_whatever_the_row() -> None:
    row = states("bid")[-1].sheet[-1]
    for seat in range(3):
        question = points_of(row, seat)
        assert question.right == row.points[seat]
        assert question.right in question.figures


def moves_with(name: str, note: str) -> tuple[State, object]:
    """The position of a note, and the move of the record there."""
    record = lessons.load(name)
    after = next(comment.after for comment in record.comments if comment.text == note)
    return states(name)[after], record.actions[after]


def test_the_lessons_show_what_they_say() -> None:
    state, move = moves_with("follow", "lesson-follow-trump")  # RP-38, RP-41: a trump is owed, a higher one is not
    deal = state.deal
    assert deal is not None
    assert move == Play(Card("6c"))
    assert deal.plays[-1].card == Card("Tc")
    assert allows(GAME.legal(state), Play(Card("Jc")))
    assert not allows(GAME.legal(state), Play(Card("7h")))
    state, move = moves_with("bid", "lesson-bid-dealer")  # RP-32
    assert move == Bid(2)
    assert not allows(GAME.legal(state), Bid(1))
    rows = states("bid")[-1].sheet
    assert [row.points[LEARNER] for row in rows] == [10, 20]
    assert (rows[0].bids[2], rows[0].taken[2], rows[0].points[2]) == (0, 1, 1)  # RP-72
    assert rows[1].points[2] == -10  # RP-73
    says = [GAME.show(moves_with("joker", f"lesson-joker-{word}")[1]) for word in ("high", "low", "highest", "lowest")]
    assert says == ["play 7s high", "play 7s low", "play 7s highest trumps", "play 7s lowest spades"]  # RP-47 to RP-52
    assert all(row.bids[LEARNER] == row.taken[LEARNER] for row in states("joker")[-1].sheet)
    assert [row.points[LEARNER] for row in states("misere")[-1].sheet] == [50, 50, -15]  # RP-66, RP-67


def test_a_comment_of_a_lesson_is_said_by_kozyr_show() -> None:
    assert all(said(comment.text) != comment.text for name in COURSE for comment in lessons.load(name).comments)


@pytest.mark.parametrize("name", COURSE)
def test_a_lesson_is_written_as_any_record_is(name: str) -> None:
    text = (FOLDER / f"{name}{SUFFIX}").read_text("utf-8")
    assert show(parse(text)) == text


def test_the_room_tells_its_lessons_and_knows_no_other(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        assert httpx.get(f"{house.url}/api/lessons").json() == {"lessons": list(COURSE)}
        for name in COURSE:
            answer = httpx.get(f"{house.url}/api/lessons/{name}")
            assert msgspec.json.decode(answer.content) == msgspec.json.decode(msgspec.json.encode(lesson(name)))
        lost = httpx.get(f"{house.url}/api/lessons/poker")
        assert (lost.status_code, "there is no lesson 'poker'" in lost.text) == (404, True)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(NotationError, match="the lessons are: follow, bid, joker, misere, sheet"):
        lesson("poker")
