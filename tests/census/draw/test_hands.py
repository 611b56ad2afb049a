"""The leaves and sums of small hands of draw: the engine, the naive draw and the file agree on every one."""

import pytest

from kozyr.errors import NotationError, RulesError
from kozyr.games.draw.rules import Rules
from kozyr.sim import census as engine
from tests.census.draw.hands import HERE, deal, rules_of
from tests.census.positions import Position, positions
from tests.reference.draw import census as naive_census
from tests.scale import runs

ALL = [position for path in sorted(HERE.glob("*.txt")) for position in positions(path)]
NAMES = [position.title for position in ALL]
QUICK = 500
"""The naive draw begins every course anew; positions with more leaves are counted by it in the long runs."""


@pytest.mark.parametrize("position", ALL, ids=NAMES)
def test_the_engine_finds_the_leaves_and_sums_of_the_file(position: Position) -> None:
    found = engine.census(engine.parse(position.deal, rules_of(position)))
    assert (found.leaves, found.sums) == (position.leaves, position.sums)


@pytest.mark.parametrize("position", [each for each in ALL if each.leaves <= len(runs(QUICK, 1_000_000))])
def test_the_file_holds_what_the_naive_draw_counts(position: Position) -> None:
    leaves, sums = naive_census(deal(position))
    assert (position.leaves, list(position.sums)) == (leaves, sums)


def test_the_positions_are_many_and_all_chips_stay() -> None:
    assert len(ALL) >= 25
    assert len(set(NAMES)) == len(NAMES)
    assert sum(position.leaves for position in ALL) > 10_000
    assert all(sum(position.sums) == 0 for position in ALL)


NOTICED = [
    ("limit", "pot", "one round of betting without an exchange"),
    ("limit", "limit", "one round of betting without an exchange"),
    ("spread", "1-2,1-2", "spread limit"),
    ("pot_rule", "after_call", "pot limit as the pot lies"),
    ("raise_cap", "3", "limit without a cap"),
    ("forced", "ante", "blinds, two players"),
    ("ante", "2", "one round of betting without an exchange"),
    ("small_blind", "2", "blinds, two players"),
    ("first_actor", "random", "an odd chip"),
    ("draw_order", "left", "two rounds, the last to act draws first"),
    ("max_draw", "3", "jacks or better to open"),
    ("max_draw", "5", "all-in by the ante, only the exchange is left"),
    ("draw_before_betting", "no", "the exchange before the betting"),
    ("all_check", "continue", "redeal where all check"),
    ("max_redeals", "1", "redeal where all check"),
    ("openers", "none", "jacks or better to open"),
    ("order", "high", "ace to five"),
    ("lowball_order", "ace_five", "deuce to seven where all check"),
    ("wild", "none", "deuces wild"),
    ("wild", "bug", "the joker makes three kings"),
    ("natural_beats_wild", "no", "a natural hand against its equal"),
]


@pytest.mark.parametrize(("field", "token", "title"), NOTICED)
def test_a_census_notices_another_token_of_a_field(field: str, token: str, title: str) -> None:
    position = ALL[NAMES.index(title)]
    rules = rules_of(position._replace(changes={**position.changes, field: token}))
    found = engine.census(engine.parse(position.deal, rules))
    assert (found.leaves, found.sums) != (position.leaves, position.sums)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("stacks 4; hands AsAh7c4d2s", "from 2 to 10 stacks"),
        ("stacks 4 4; hands AsAh7c4d2s KsKh7d4c", "five cards for each of 2 seats"),
        ("stacks 4 4; hands AsAh7c4d2s KsKh7d4c2s", "2s is dealt twice"),
        ("stacks 4 4; hands AsAh7c4d2s KsKh7d4cX1", "X1 is not in a pack of 52 cards"),
        ("stacks 4 4; hands AsAh7c4d2s KsKh7d4c3s; turned 9s", "one turned card where its rank is wild"),
        ("stacks 4 4; hands AsAh7c4d2s KsKh7d4c3s; first 2", "the first is a seat from 0 to 1, not 2"),
        ("stacks 4 4; board 7s8s9s", "'board' is no clause of a deal: write button, stacks, hands, stub, turned"),
    ],
)
def test_a_text_that_is_no_hand_is_refused(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        engine.parse(text, Rules())


def test_more_players_than_the_pack_has_cards_for_are_refused() -> None:
    nine = " ".join(["4"] * 9)
    with pytest.raises((RulesError, NotationError)):
        engine.parse(f"stacks {nine}; hands " + " ".join(["AsAh7c4d2s"] * 9), Rules())
