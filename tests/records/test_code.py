"""The code of a rule set: one for equal rules, the same for ever, and never read when it is mistyped."""

from random import Random

import pytest

from kozyr import games
from kozyr.cards import JOKERS, pack
from kozyr.errors import NotationError, RulesError
from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules
from kozyr.play.house import Flag, Kind, Number, OneOf, Ranges, Several, Whole, WordOrNumber, WordOrNumbers, show_token
from kozyr.records.code import CHECKS, LETTERS, LONGEST, SYMBOLS, check, parse, show
from kozyr.records.frozen import DEFAULTS, FORMAT
from tests.house_rules import random_rules
from tests.scale import runs

CODES = {
    "hall": "r1D1H3-0-2-1R1g15h15i50j1p05",
    "classic": "r1M1y",
    "home54": "r1B3C52-53b1u",
    "midspecials": "r1C4J1T0W1g10h",
    "circular": "r1D1H3-0-2-1L1R1g15h15i50j1p0C",
    "georgian": "r1C4-17D2E1HM3a1f1z",
    "oh-hell": "r1B1CD1F-1HT0f24",
}
"""Links with these codes are out in the world."""

GIVEN = """
A seats number
B deck 36 52 53 54
C jokers cards
D first_dealer high_card lot first_ace
E schedule ladder sets nines
F ladder full up max none
G ladder_top deck seats
H specials blind golden misere no_trump forehead
J specials_position after before_descent
K specials_without_trump blind golden misere forehead
L trump turned circular_deal circular_trick none
M trump_full_deal drawn last_card none named
N circular_order s c d h -
P hook flag
Q hook_in_blind flag
R three_passes flag
S blind_bids unseen before_deal
T must_trump flag
U must_overtrump flag
V must_head flag
W joker_follows any_time void_only
X joker_demands any_lead first_trick off
Y joker_lowest_trump flag
Z low_lead_forces_lowest flag
a demand_beaten_by_trump flag
b joker_as_card flag
c two_jokers later first
d forehead_mode one_card all_cards
e forehead_hand max 1
f scoring raspisnoy georgian oh_hell oh_hell_penalty
g golden_per_trick number
h misere_per_trick number
i misere_clean number
j special_multiplier 1 1.5 2 3
k multiplier_scope units everything
m special_pass number
n special_over number
p all_tricks both reward off
q all_tricks_in_specials flag
r all_tricks_from number
s khishti 200 300 500 1000 0
t premium double_and_strike double strike off
u premium_excludes_last flag
v pairs flag
w review own none last all
x price number
y settlement winner pairwise
"""
"""Which letter a field was given, and in which order its tokens are counted: to be added to, never to be changed."""


def given() -> dict[str, tuple[str, list[str]]]:
    """Letter and tokens by field."""
    return {name: (letter, tokens) for letter, name, *tokens in map(str.split, GIVEN.strip().splitlines())}


def tokens(kind: Kind) -> list[str]:
    match kind:
        case Flag():
            return ["flag"]
        case Whole():
            return ["number"]
        case Number(values=values):
            return [str(value) for value in values]
        case Several(tokens=names) if names == (*pack(52), *JOKERS):
            return ["cards"]
        case OneOf(tokens=names) | Several(tokens=names):
            return list(names)
        case WordOrNumber(words=words) | WordOrNumbers(words=words):
            return list(words)
        case Ranges():
            raise AssertionError("raspisnoy has no ranges")


def sealed(body: str) -> str:
    return body + check(body)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_code_of_a_preset_is_what_it_always_was(preset: str) -> None:
    assert show("raspisnoy", PRESETS[preset]) == CODES[preset]
    assert parse(CODES[preset]) == ("raspisnoy", PRESETS[preset])


def test_the_rules_without_any_change_have_the_shortest_code() -> None:
    assert show("raspisnoy", Rules()) == sealed("r1")
    assert parse(sealed("r1")) == ("raspisnoy", Rules())


def test_no_letter_and_no_choice_ever_gets_another_place() -> None:
    for name, (letter, names) in given().items():
        assert LETTERS["raspisnoy"][name] == letter
        assert tokens(FIELDS[name])[: len(names)] == names, name


def test_cards_are_counted_by_suits_from_the_two_up_and_the_printed_jokers_come_last() -> None:
    kind = FIELDS["jokers"]
    assert isinstance(kind, Several)
    places = {card: kind.tokens.index(card) for card in ("2s", "As", "2c", "Ah", "X1", "X2")}
    assert places == {"2s": 0, "As": 12, "2c": 13, "Ah": 51, "X1": 52, "X2": 53}


def test_every_field_has_a_letter_of_its_own() -> None:
    assert set(LETTERS["raspisnoy"]) == set(FIELDS) == set(DEFAULTS[FORMAT]["raspisnoy"])
    letters = LETTERS["raspisnoy"].values()
    assert len(set(letters)) == len(letters)
    assert set("".join(letters)) <= set(SYMBOLS)


def test_a_code_is_read_as_the_rules_that_it_was_made_of() -> None:
    seen: dict[str, Rules] = {}
    for seed in runs(400, 20_000):
        rules = random_rules(Random(f"code {seed}"))
        if isinstance(rules, Rules):
            code = show("raspisnoy", rules)
            assert parse(code) == ("raspisnoy", rules)
            assert set(code) <= set(SYMBOLS + CHECKS)
            assert seen.setdefault(code, rules) == rules
    assert len(seen) > 100


def test_equal_rules_have_the_same_code_however_they_were_said() -> None:
    game = games.load("raspisnoy")
    by_preset = game.rules("hall", {"jokers": "6c,6s", "trump_full_deal": "last_card"})
    values = {name: getattr(by_preset, name) for name in FIELDS}
    field_by_field = {name: show_token(value) for name, value in values.items() if value is not None}
    by_hand = game.rules("georgian", {**field_by_field, "jokers": "6s,6c"})
    assert by_hand == by_preset
    assert show("raspisnoy", by_hand) == show("raspisnoy", by_preset)


def test_unset_fields_empty_lists_and_negative_numbers_are_told_apart() -> None:
    changes = {"jokers": "none", "specials": "none", "misere_clean": "-50", "ladder": "1,2,27", "ladder_top": "3"}
    rules = games.load("raspisnoy").rules("classic", {**changes, "seats": "2", "deck": "54", "jokers": "X1,X2"})
    assert parse(show("raspisnoy", rules)) == ("raspisnoy", rules)
    assert show("raspisnoy", rules) == sealed("r1A2B3C52-53F1-2-27G3HM1i-50")


def test_any_single_mistake_is_noticed() -> None:
    code = CODES["hall"]
    for place in range(len(code)):
        for symbol in SYMBOLS:
            wrong = code[:place] + symbol + code[place + 1 :]
            if wrong != code:
                with pytest.raises(NotationError):
                    parse(wrong)


def test_two_characters_that_changed_places_are_noticed() -> None:
    for code in CODES.values():
        for place in range(len(code) - 1):
            wrong = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
            if wrong != code:
                with pytest.raises(NotationError):
                    parse(wrong)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", "'' is no code of house rules"),
        ("hello world", "'hello world' is no code of house rules"),
        ("r1M1", "'r1M1' is mistyped or cut short"),
        ("r1" + "F1-" * LONGEST, "is no code of house rules"),
        (sealed("r2"), "was made by a later version"),
        (sealed("q1"), "was made by a later version"),
        (sealed("r1zA1"), "has a rule 'zA' that this version does not know"),
        (sealed("r1M4"), "has no value after M: '4'"),
        (sealed("r1M"), "has no value after M: ''"),
        (sealed("r1M-1"), "has no value after M: '-1'"),
        (sealed("r1M1-1"), "has no value after M: '1-1'"),
        (sealed("r1P2"), "has no value after P: '2'"),
        (sealed("r1F-4"), "has no value after F: '-4'"),
        (sealed("r1F1--2"), "has no value after F"),
        (sealed("r1g"), "has no value after g"),
        (sealed("r1g" + "9" * 30), "has no value after g"),
        (sealed("r1g0"), "has after g what must be a whole number from 1 to 1000"),
        (sealed("r1C1-1"), "has after C what names something twice"),
        (sealed("r1C1-2-3"), "has after C what names more than 2"),
        (sealed("r1N"), "has after N what names nothing"),
        (sealed("r1M0"), "needlessly: write r1"),
        (sealed("r1M1M1"), "write r1M1y"),
        (sealed("r1g15B1"), "write r1B1g15"),
        (sealed("r1g015"), "write r1g15"),
        (sealed("r01M1"), "write r1M1y"),
        (sealed("r1C17-4"), "write r1C4-17"),
    ],
)
def test_what_is_no_code_is_refused_and_named(code: str, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(code)
    assert fault in str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_code_of_rules_that_contradict_each_other_is_refused_as_such() -> None:
    with pytest.raises(RulesError, match="36 cards are enough for 6 players"):
        parse(sealed("r1A9"))


def test_blanks_around_a_code_do_no_harm() -> None:
    assert parse(f" {CODES['hall']}\n") == ("raspisnoy", PRESETS["hall"])
