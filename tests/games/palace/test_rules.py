"""House rules, their texts, and evenings (PP-A17, PP-A18, PP-A26, axes.md)."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from kozyr.cards import parse_cards
from kozyr.errors import IllegalAction, NotationError, RulesError
from kozyr.games import palace
from kozyr.games.palace import form, hand, words
from kozyr.games.palace.rules import FIELDS, PRESETS, Rules, rules
from kozyr.games.palace.state import Answered, Attack, Buy, Discard, Keep, OwnEvent, Raise, Stay
from kozyr.games.palace.telling import cards_in, tell
from kozyr.games.palace.text import parse, show
from kozyr.play.betting import Fold
from kozyr.play.choices import Shuffled, draw
from kozyr.play.evening import Evening, HandBegun
from kozyr.play.forced import Seating
from kozyr.play.game import DEALER, HALL, OVER, WATCHER
from kozyr.play.hall import BuyIn, BuyIns, Deal, End, Out, Sit
from kozyr.play.house import Whole
from kozyr.records import code
from kozyr.words import LANGS, say, sheaf
from kozyr.words import show as told
from tests.house_rules import random_token
from tests.scale import runs

HERE = Path(__file__).parent


def test_pp_a18_the_big_bet_is_twice_the_small_one_and_the_ante_half_of_it() -> None:
    agreed = Rules()
    assert (agreed.small_bet, agreed.big_bet, agreed.ante_chips) == (10, 20, 5)


def test_pp_2_two_to_ten_may_play() -> None:
    assert FIELDS["seats"] == Whole(2, 10)
    for seats in ("1", "11"):
        with pytest.raises(RulesError):
            rules("palace", {"seats": seats})


def test_the_defaults_are_those_of_the_table_of_options() -> None:
    assert {"palace": Rules(4, "limit", 10, 20, "half", 5, "3", "free", "fighters", 20, 100)} == PRESETS


def test_contradictions_are_refused_all_at_once_each_with_its_remedy() -> None:
    with pytest.raises(RulesError) as refused:
        rules("palace", {"small_bet": "30", "buyin_min": "50", "buyin_max": "40", "structure": "pot", "x": "1"})
    assert [fault.fields for fault in refused.value.faults] == [("structure",), ("buyin_min", "buyin_max")]
    assert len(refused.value.problems) == 3
    with pytest.raises(RulesError) as refused:
        rules("palace", {"small_bet": "30"})
    (fault,) = refused.value.faults
    assert (fault.id, fault.remedy) == ("house-fault-big-bet", {"big_bet": "60"})
    assert rules("palace", {"small_bet": "30", **fault.remedy}).big_bet == 60
    assert rules("palace", {"small_bet": "30", "structure": "no_limit"}).small_bet == 30, "there it is never used"


def test_hx_a10_a_buy_in_is_20_to_100_small_bets() -> None:
    assert hand.buyins(Rules()) == BuyIns(200, 1000)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Buy(), "buy"),
        (BuyIn(2, 300), "buy 2 300"),
        (Stay(), "stay"),
        (Keep(()), "keep none"),
        (Keep(parse_cards("7s Qd")), "keep 7s Qd"),
        (Discard(parse_cards("7s")), "discard 7s"),
        (Attack(3, 15), "attack 3 15"),
        (Raise(10), "raise 10"),
    ],
)
def test_actions_are_read_as_they_are_written(action: palace.state.Action, text: str) -> None:
    assert show(action) == text
    assert parse(text) == action


@pytest.mark.parametrize(
    "text",
    ["attack", "attack 1", "attack 1 5 6", "raise x", "keep", "stay 1", "buy 1", "discard 7x", "attack 01 5", "zz"],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


# Evenings


def evening(seats: int = 3, stack: int = 500) -> Evening:
    state = palace.start(Rules(seats=seats))
    sits: list[Sit | BuyIn] = [Sit(seat, 5000) for seat in range(seats)]
    for action in (*sits, *(BuyIn(seat, stack) for seat in range(seats))):
        state, _ = palace.apply(state, action)
    return state


def finished(state: Evening, seed: int = 1) -> Evening:
    """The evening after one more hand."""
    rng = Random(seed)
    state, _ = palace.apply(state, Deal())
    while palace.turn(state) != HALL:
        state, _ = palace.apply(state, draw(palace.legal(state), rng))
    return state


def test_pp_a17_the_next_dealer_is_the_next_clockwise() -> None:
    state = finished(evening())
    button = state.button
    state = finished(state, 2)
    assert state.button == (button + 1) % 3
    out, _ = palace.apply(state, Out((state.button + 1) % 3))
    assert finished(out, 3).button == (state.button + 2) % 3


def test_pp_a26_a_seat_without_chips_is_not_dealt_in() -> None:
    begun, _ = hand.begin(Rules(seats=4), Seating(1, 0, (100, 0, 50, 60)))
    assert begun.seats == (2, 3, 0)
    assert begun.live == (True, False, True, True)
    rng = Random(4)
    while hand.turn(Rules(seats=4), begun) == DEALER:
        begun, _ = hand.apply(Rules(seats=4), begun, draw(hand.legal(Rules(seats=4), begun), rng))
    assert begun.palaces[1] == ()
    assert hand.turn(Rules(seats=4), begun) == 2


def test_an_evening_ends_and_its_results_add_up_to_nothing() -> None:
    state = finished(finished(evening(5)), 9)
    state, _ = palace.apply(state, End())
    assert palace.turn(state) == OVER
    assert sum(palace.scores(state)) == 0


def test_what_is_not_allowed_changes_nothing_and_says_why() -> None:
    state = evening()
    with pytest.raises(IllegalAction) as refused:
        palace.apply(state, Stay())
    assert refused.value.why.id == "why-not-now"
    state, events = palace.apply(finished(state), Deal())
    assert any(isinstance(event, HandBegun) for event in events)
    with pytest.raises(IllegalAction):
        palace.apply(state, Shuffled(()))


# Words, form and code


def tables() -> list[Rules]:
    """Tables with every token of every field, and random ones."""
    found = [Rules(seats=seats) for seats in range(2, 11)]
    found += [Rules(structure="no_limit"), Rules(raise_cap="none"), Rules(discard_cost="small_bet")]
    found += [Rules(reveal_battle="table"), Rules(small_bet=5, big_bet=20)]
    for seed in runs(60, 2000):
        rng = Random(f"palace words {seed}")
        names = rng.sample(sorted(FIELDS), 4)
        try:
            found.append(rules("palace", {name: random_token(FIELDS[name], rng) for name in names}))
        except RulesError:
            continue
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_of_any_table_can_be_read(lang: str) -> None:
    for agreed in tables():
        text = told(lang, words.document(agreed))
        assert "rules-" not in text
        assert not re.search(r"\{|\}|None", text)


def test_every_sentence_of_the_rules_is_told_at_some_table() -> None:
    said = {sentence.id for agreed in tables() for section in words.document(agreed) for sentence in section.sentences}
    said |= {section.id for agreed in tables() for section in words.document(agreed)}
    text = (Path(words.__file__).parents[2] / "words" / "en" / "palace.ftl").read_text("utf-8")
    assert set(re.findall(r"^(rules-[a-z-]+) =", text, re.MULTILINE)) <= said


def test_a_refusal_leads_to_the_sentence_behind_it() -> None:
    links = words.links(words.document(Rules(seats=10)))
    assert links["why-palace-same-suit"] == "rules-palace-attack"
    assert links["why-palace-two-left"] == "rules-palace-two"
    assert links["why-palace-two-left-discard"] == "rules-palace-two"
    assert "why-palace-discard-short" not in links


def test_pp_a10_the_rules_close_the_discard_to_both_of_the_last_two() -> None:
    assert "nobody may discard, and who can pay for an attack must not stay" in say("en", "rules-palace-two")


def test_what_changes_the_game_changes_its_words_and_what_is_idle_changes_neither() -> None:
    others = {
        "seats": 6,
        "structure": "no_limit",
        "small_bet": 7,
        "big_bet": 30,
        "ante": 6,
        "max_soldiers": 3,
        "raise_cap": "none",
        "discard_cost": "small_bet",
        "reveal_battle": "table",
        "buyin_min": 5,
        "buyin_max": 200,
    }
    assert others.keys() == FIELDS.keys()
    for name, value in others.items():
        assert words.document(Rules(**{name: value})) != words.document(Rules()), name  # type: ignore[arg-type]
    free = Rules(structure="no_limit")
    assert form.idle(free) == {"big_bet"}
    assert words.document(Rules(structure="no_limit", big_bet=30)) == words.document(free)
    assert form.idle(Rules()) == frozenset()


def test_the_form_asks_for_every_field_once() -> None:
    assert [name for names in form.SECTIONS.values() for name in names] == sorted(
        FIELDS, key=[name for names in form.SECTIONS.values() for name in names].index
    )


def test_house_rules_have_a_code() -> None:
    for agreed in tables():
        assert code.parse(code.show("palace", agreed)) == ("palace", agreed)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_against_an_action_can_be_said(lang: str) -> None:
    text = "\n".join(path.read_text("utf-8") for path in Path(palace.__file__).parent.glob("*.py"))
    whys = set(re.findall(r'"(why-[a-z-]+)"', text))
    assert len(whys) > 15
    for why in whys:
        args: dict[str, str | int] = {"suit": "s", "price": 10, "stack": 4, "least": 1, "most": 5, "amounts": "10"}
        assert say(lang, why, **args) != why


# Every item of the rulebook has its test


def test_every_example_and_decision_of_the_rulebook_has_a_test_by_its_name() -> None:
    names = set()
    for path in HERE.glob("test_*.py"):
        names |= set(re.findall(r"^def test_(\w+)", path.read_text("utf-8"), re.MULTILINE))
    ids = {found for name in names for found in re.findall(r"pp_[axt]\d+(?![0-9])", name)}
    wanted = {f"pp_x{number}" for number in range(1, 4)} | {f"pp_t{number}" for number in range(1, 10)}
    wanted |= {f"pp_a{number}" for number in range(1, 27)}
    assert wanted - ids == set()


@pytest.mark.parametrize("lang", LANGS)
def test_the_questions_that_only_palace_asks_have_words(lang: str) -> None:
    own = ("structure", "small_bet", "big_bet", "max_soldiers", "discard_cost", "reveal_battle")
    ids = {"house-preset-palace", "house-preset-palace-help", "house-ante-is-half"}
    for name in own:
        label = f"house-{name.replace('_', '-')}"
        tokens = getattr(FIELDS[name], "tokens", ())
        ids |= {label, f"{label}-help", *(f"{label}-is-{token.replace('_', '-')}" for token in tokens)}
    assert {id for id in ids if not sheaf(lang).has_message(id)} == set()


def one_hand(seed: int) -> Iterator[tuple[Evening, Any]]:
    """A random hand of five: each event of the game's own, as a watcher hears it, with the state after it."""
    state, rng = evening(5), Random(f"told {seed}")
    state, _ = palace.apply(state, Deal())
    while palace.turn(state) != HALL:
        state, events = palace.apply(state, draw(palace.legal(state), rng))
        for event in events:
            if isinstance(event, get_args(OwnEvent)):
                yield state, palace.hear(event, WATCHER)


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_happens_is_told_in_words_and_hidden_cards_to_nobody(lang: str) -> None:
    """Who bought, who put off how many, who fought whom with what result."""
    names, kinds = ("Ann", "Bob", "Cy", "Dee", "Eve"), set()
    for state, event in (heard for seed in range(12) for heard in one_hand(seed)):
        words = " ".join(tell(lang, event, names)).split()
        assert words or (isinstance(event, Answered) and event.action == Fold()), "its battle tells that"
        assert not any(word.startswith("heard-") for word in words)
        hidden = [card for three in state.hand.palaces for card in three if state.hand.how is None]
        assert not {cards_in(lang, (card,)) for card in hidden} & set(words)
        kinds.add(type(event).__name__)
    assert kinds >= {
        "BannerDealt",
        "PalacesDealt",
        "Bought",
        "Kept",
        "Stayed",
        "Folded",
        "Attacked",
        "Fought",
        "Closed",
    }
