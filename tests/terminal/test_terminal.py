"""The terminal game: every screen fits, every key does what it says, and nothing is lost."""

from itertools import cycle, product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from kozyr import games, records, terminal
from kozyr.cards import Suit
from kozyr.errors import KozyrError, NotationError
from kozyr.games.raspisnoy.state import Bid, Name, Play
from kozyr.play.choices import every
from kozyr.play.game import OVER
from kozyr.records import Record
from kozyr.terminal.attend import attend, sit
from kozyr.terminal.desk import ME, Desk, Hand, at_turn, held, is_bidding, names, press, reason, sayings
from kozyr.terminal.evening import Evening
from kozyr.terminal.screen import LEAST, screen, settled
from kozyr.words import LANGS, say
from tests.scale import PROVE

KEYS = ["enter"] * 20 + ["left", "right", "up", "down", "esc", "1", "2", "9", "s", "l", "?", "c", "pagedown"]


def evening(
    tmp_path: Path, seats: int = 4, ladder: str = "3,2", specials: str = "none", seed: int = 1, lang: str = "en"
) -> Evening:
    rules = games.load("raspisnoy").rules("hall", {"seats": str(seats), "ladder": ladder, "specials": specials})
    names = ("Me", *(f"bot {seat}" for seat in range(1, seats)))
    record = Record("raspisnoy", "hall", rules, names)
    return Evening(record, ("steady",) * (seats - 1), seed, lang, tmp_path / "game.kzr")


def come_to_turn(table: Evening) -> Desk:
    while table.mover not in (ME, OVER):
        table.step()
    return table.desk


def first_action(desk: Desk) -> Bid | Play:
    action: Bid | Play = next(every(desk.view.legal))
    return action


def play_bids(table: Evening) -> Desk:
    """Bids the first that is allowed, and waits for the first card that the person may play."""
    desk = come_to_turn(table)
    if is_bidding(desk):
        table.act(first_action(desk))
    return come_to_turn(table)


def texts(desk: Desk, hand: Hand, width: int = 80, height: int = 24) -> str:
    return "\n".join(line.plain for line in screen(desk, hand, width, height))


SIZES = [(80, 24), (120, 40), (160, 45), (60, 20)]


def press_anything(table: Evening, rng: Random) -> None:
    """Plays a match to its end with random keys; every screen on the way fills the terminal exactly."""

    def show(desk: Desk, hand: Hand) -> Hand:
        width, height = rng.choice(SIZES)
        settled_hand = settled(desk, hand, width, height)
        lines = screen(desk, settled_hand, width, height)
        assert len(lines) == height
        assert {line.cell_len for line in lines} == {width}
        return settled_hand

    def read(seconds: float) -> str:
        return rng.choice(KEYS)

    sit(table, read, show)
    assert records.verify(records.load(table.file)) is None


@pytest.mark.parametrize(("seats", "lang"), list(zip([2, 3, 4, 5, 6], cycle(LANGS), strict=False)))
def test_every_screen_of_a_match_fills_the_terminal_exactly_whatever_keys_are_pressed(
    tmp_path: Path, seats: int, lang: str
) -> None:
    most = 36 // seats
    specials = {2: "blind", 3: "golden", 4: "misere", 5: "no_trump", 6: "none"}[seats]
    press_anything(evening(tmp_path, seats, f"1,{most}", specials, seed=seats, lang=lang), Random(seats))


ODD_TABLES: list[dict[str, str]] = [
    {"seats": "2", "deck": "54", "jokers": "X1,X2", "joker_as_card": "yes", "trump": "circular_trick", "ladder": "27"},
    {
        "seats": "10",
        "deck": "53",
        "jokers": "X1",
        "specials": "forehead",
        "forehead_mode": "all_cards",
        "ladder": "5,5",
    },
    {"seats": "9", "deck": "54", "jokers": "X1,X2", "trump_full_deal": "named", "joker_demands": "first_trick"},
    {"seats": "3", "jokers": "6s,6c", "trump_full_deal": "named", "specials": "forehead", "forehead_hand": "max"},
    {"seats": "3", "jokers": "As", "joker_demands": "off", "blind_bids": "before_deal", "specials": "blind"},
    {"seats": "6", "schedule": "nines", "scoring": "georgian", "trump_full_deal": "named"},
]


IN_LANGUAGES = list(product(LANGS, ODD_TABLES) if PROVE else zip(cycle(LANGS), ODD_TABLES, strict=False))
"""Each odd table in every language, or in one of them where time is short."""


@pytest.mark.parametrize(("lang", "changes"), IN_LANGUAGES)
def test_every_screen_of_an_odd_table_fills_the_terminal_too(
    tmp_path: Path, lang: str, changes: dict[str, str]
) -> None:
    rules = games.load("raspisnoy").rules("hall", {"specials": "none", "ladder": "1", **changes})
    record = Record("raspisnoy", "hall", rules, ("Me", *(f"bot {seat}" for seat in range(1, rules.seats))))
    chairs = ("random",) * (rules.seats - 1)
    press_anything(Evening(record, chairs, 5, lang, tmp_path / "game.kzr"), Random(rules.seats))


def test_the_trump_of_a_full_deal_is_named_at_the_table(tmp_path: Path) -> None:
    """GJ-14."""
    rules = games.load("raspisnoy").rules("georgian", {})
    record = Record("raspisnoy", "georgian", rules, ("Me", "a", "b", "c"))
    table = Evening(record, ("random",) * 3, 1, "en", tmp_path / "game.kzr")
    desk = come_to_turn(table)
    while not names(desk):
        table.act(first_action(desk))
        desk = come_to_turn(table)
    hand = at_turn(desk, Hand())
    assert say("en", "term-prompt-name") in texts(desk, hand)
    assert say("en", "term-head-trump", suit="open") in texts(desk, hand)
    assert len(held(desk)) == 3
    hand = press(desk, press(desk, hand, "right").hand, "right").hand
    assert press(desk, hand, "enter").action == Name(Suit.DIAMONDS)
    assert press(desk, press(desk, at_turn(desk, Hand()), "left").hand, "enter").action == Name(None)


def test_the_record_is_kept_at_every_own_move_and_the_game_goes_on_from_it(tmp_path: Path) -> None:
    table = evening(tmp_path)
    desk = come_to_turn(table)
    keys = ["enter"]

    def read(seconds: float) -> str:
        return keys.pop() if keys else "q" if len(seen) % 2 else "enter"

    seen: list[Desk] = []

    def show(shown: Desk, hand: Hand) -> Hand:
        seen.append(shown)
        return hand

    sit(table, read, show)
    kept = records.load(table.file)
    assert kept.scores is None
    assert len(kept.actions) > len(desk.rows)
    again = Evening(kept, ("steady",) * 3, 1, "en", table.file)
    assert again.state == table.state
    assert again.desk.view == table.desk.view
    assert again.desk.rows == table.desk.rows


def test_the_same_seed_gives_the_same_cards_after_a_game_was_left_and_taken_up(tmp_path: Path) -> None:
    whole = evening(tmp_path, ladder="2,2", seed=7)
    while whole.mover != OVER:
        whole.act(first_action(whole.desk)) if whole.mover == ME else whole.step()
    half = replace(whole.record, actions=whole.record.actions[: len(whole.record.actions) // 2], scores=None)
    again = Evening(half, ("steady",) * 3, 7, "en", tmp_path / "again.kzr")
    while again.mover != OVER:
        again.act(first_action(again.desk)) if again.mover == ME else again.step()
    assert again.record == whole.record


def test_a_digit_points_at_its_bid_and_enter_makes_it(tmp_path: Path) -> None:
    desk = come_to_turn(evening(tmp_path, ladder="3"))
    hand = press(desk, at_turn(desk, Hand()), "2").hand
    assert hand.place == 2
    assert press(desk, hand, "enter").action == Bid(2)


def test_two_digits_make_a_bid_of_ten_and_more_where_there_are_so_many_cards(tmp_path: Path) -> None:
    desk = come_to_turn(evening(tmp_path, seats=2, ladder="18"))
    hand = at_turn(desk, Hand())
    for key in "15":
        hand = press(desk, hand, key).hand
    assert press(desk, hand, "enter").action == Bid(15)


def test_the_hooks_number_is_refused_in_a_sentence_and_nothing_is_done() -> None:
    for seed in range(50):
        table = evening(Path(), ladder="3", seed=seed)
        desk = come_to_turn(table)
        barred = [tricks for tricks in range(4) if reason(desk, f"bid {tricks}")]
        if barred:
            pressed = press(desk, Hand(place=barred[0]), "enter")
            assert pressed.action is None
            assert "as many as there are tricks" in pressed.hand.note
            assert pressed.hand.note.split()[0] in texts(desk, pressed.hand)
            return
    raise AssertionError("in fifty deals the person never dealt with a number barred")


def test_a_card_that_does_not_follow_suit_is_refused_in_a_sentence() -> None:
    for seed in range(50):
        desk = play_bids(evening(Path(), ladder="6", seed=seed))
        cards = held(desk)
        barred = next((place for place, card in enumerate(cards) if reason(desk, card.value)), None)
        if barred is not None:
            pressed = press(desk, Hand(place=barred), "enter")
            assert pressed.action is None
            assert pressed.hand.note == reason(desk, cards[barred].value)
            assert pressed.hand.note in texts(desk, pressed.hand)
            return
    raise AssertionError("in fifty deals every card was allowed")


def test_the_joker_is_played_with_what_its_owner_chooses_to_say_and_escape_puts_it_back() -> None:
    for seed in range(200):
        desk = play_bids(evening(Path(), ladder="6", seed=seed))
        words = sayings(desk)
        if words:
            place = len(held(desk)) - 1
            hand = press(desk, Hand(place=place), "enter").hand
            assert hand.says == 0
            assert say("en", "term-prompt-say") in texts(desk, hand)
            assert press(desk, hand, "esc").hand.says is None
            hand = press(desk, hand, "right").hand
            action = press(desk, hand, "enter").action
            assert isinstance(action, Play)
            assert action.says == words[1]
            return
    raise AssertionError("in two hundred deals the person never had the joker")


def test_a_blind_hand_lies_face_down_until_the_last_bid(tmp_path: Path) -> None:
    table = evening(tmp_path, ladder="none", specials="blind")
    desk = come_to_turn(table)
    assert is_bidding(desk)
    assert held(desk) == []
    assert "░░░░░" in texts(desk, at_turn(desk, Hand()))
    table.act(first_action(desk))
    assert "░" not in texts(come_to_turn(table), Hand())


def test_a_finished_trick_lies_on_the_table_until_it_is_gathered_in(tmp_path: Path) -> None:
    table = evening(tmp_path, ladder="3")
    desk = play_bids(table)
    desks = table.act(first_action(desk))
    while all(shown.moment != "trick" for shown in desks):
        desks = table.step()
    full = next(shown for shown in desks if shown.moment == "trick")
    assert len(full.trick) == 4
    assert full.taker is not None
    assert full.view.deal is not None
    assert sum(full.view.deal.taken) == 1
    assert desks[-1].trick == ()


def test_each_score_of_a_finished_deal_comes_with_its_reason(tmp_path: Path) -> None:
    table = evening(tmp_path, ladder="1,1")
    desks: list[Desk] = []
    while all(shown.moment != "scored" for shown in desks):
        desks = table.act(first_action(table.desk)) if table.mover == ME else table.step()
    scored = next(shown for shown in desks if shown.moment == "scored")
    assert scored.scored is not None
    shown = texts(scored, Hand())
    for why in scored.scored.because:
        assert say("en", why.id, **why.args) in shown


def test_a_small_window_says_how_large_it_must_be(tmp_path: Path) -> None:
    desk = come_to_turn(evening(tmp_path))
    assert f"{LEAST[0]} × {LEAST[1]}" in texts(desk, Hand(), 79, 24).replace("\n", " ").replace("  ", " ")


def test_a_look_at_the_rules_does_not_stop_the_clock_of_the_table_for_good(tmp_path: Path) -> None:
    desk = evening(tmp_path).desk
    keys = ["?", "esc"]
    pressed = attend(desk, Hand(), lambda _: keys.pop(0) if keys else None, lambda _, hand: hand, 0.01)
    assert pressed.goes_on
    assert pressed.hand.screen == "table"


def test_without_a_terminal_play_refuses_in_one_line() -> None:
    rules = games.load("raspisnoy").rules("hall", {})
    with pytest.raises(KozyrError, match="needs a terminal"):
        terminal.play("raspisnoy", "hall", rules, None, None, None)


def test_the_bots_of_the_chairs_are_one_for_all_or_one_for_each() -> None:
    assert terminal.chairs(None, 3) == ("steady", "steady")
    assert terminal.chairs(("random",), 3) == ("random", "random")
    assert terminal.chairs(("random", "steady"), 3) == ("random", "steady")
    with pytest.raises(NotationError, match="2 bots, but 3 chairs"):
        terminal.chairs(("random", "steady"), 4)


def test_a_new_game_never_writes_over_an_older_one(tmp_path: Path) -> None:
    (tmp_path / "raspisnoy-1.kzr").touch()
    assert terminal.free_name(tmp_path, "raspisnoy") == Path("raspisnoy-2.kzr")
