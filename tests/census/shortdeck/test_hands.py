"""The leaves and sums of small hands of hold'em: the engine, the naive hold'em and the file agree on every one."""

from random import Random

import pytest
from msgspec import structs

from kozyr.errors import NotationError
from kozyr.games.shortdeck import hand as hands
from kozyr.games.shortdeck.rules import Rules
from kozyr.games.shortdeck.text import parse, show
from kozyr.play.choices import every
from kozyr.play.game import OVER
from kozyr.sim import census as engine
from kozyr.sim import census_poker
from tests.census.positions import Position, positions
from tests.census.shortdeck.hands import HERE, deal, rules_of
from tests.reference.holdem import Deal, Holdem
from tests.reference.holdem import census as naive_census
from tests.scale import runs

ALL = [position for path in sorted(HERE.glob("*.txt")) for position in positions(path)]
NAMES = [position.title for position in ALL]
QUICK = 700
"""The naive hold'em begins every course anew; positions with more leaves are counted by it in the long runs."""


@pytest.mark.parametrize("position", ALL, ids=NAMES)
def test_the_engine_finds_the_leaves_and_sums_of_the_file(position: Position) -> None:
    found = engine.census(engine.parse(position.deal, rules_of(position)))
    assert (found.leaves, found.sums) == (position.leaves, position.sums)


@pytest.mark.parametrize("position", [each for each in ALL if each.leaves <= len(runs(QUICK, 1_000_000))])
def test_the_file_holds_what_the_naive_holdem_counts(position: Position) -> None:
    leaves, sums = naive_census(deal(position))
    assert (position.leaves, list(position.sums)) == (leaves, sums)


def test_the_positions_are_many_and_all_chips_stay() -> None:
    assert len(ALL) >= 20
    assert len(set(NAMES)) == len(NAMES)
    assert sum(position.leaves for position in ALL) > 10_000
    assert all(sum(position.sums) == 0 for position in ALL)


NOTICED = [
    ("ranking", "straight_over_trips", "three of a kind against a straight"),
    ("ranking", "standard", "a full house against a flush with 36 cards"),
    ("ace_low_straight", "no", "the ace low where it may be"),
    ("limit", "pot", "two players, no limit"),
    ("limit", "limit", "two players, no limit"),
    ("forced", "antes", "two players, no limit"),
    ("small_blind", "2", "two players, no limit"),
    ("ante", "2", "antes and the button blind, two players"),
    ("raise_cap", "none", "fixed limit, three players, a bet and three raises"),
]


@pytest.mark.parametrize(("field", "token", "title"), NOTICED)
def test_a_census_notices_another_token_of_a_field(field: str, token: str, title: str) -> None:
    position = ALL[NAMES.index(title)]
    rules = rules_of(position._replace(changes={**position.changes, field: token}))
    found = engine.census(engine.parse(position.deal, rules))
    assert (found.leaves, found.sums) != (position.leaves, position.sums)


def some_position(rng: Random) -> tuple[str, Rules]:
    """A random hand of 2 to 6 players with few chips or many, by any rules."""
    rules = Rules(
        deck=36 if rng.random() < 0.5 else 52,
        ranking=rng.choice(("trips_over_straight", "straight_over_trips", "standard")),
        ace_low_straight=rng.random() < 0.7,
        limit=rng.choice(("no_limit", "pot", "limit")),
        forced=rng.choice(("blinds", "antes")),
        small_blind=rng.choice((1, 2, 5)),
        ante=rng.choice((1, 2, 5)),
        raise_cap=rng.choice(("3", "none")),
    )
    seats = rng.randint(2, 6)
    cards = rng.sample(rules.cards, 2 * seats + 5)
    holes = " ".join(cards[at] + cards[at + 1] for at in range(5, len(cards), 2))
    stacks = " ".join(str(rng.choice((1, 3, rng.randint(1, 20), rng.randint(1, 120)))) for _ in range(seats))
    return f"button {rng.randrange(seats)}; stacks {stacks}; hands {holes}; board {''.join(cards[:5])}", rules


@pytest.mark.parametrize("seed", runs(150, 5_000))
def test_random_hands_go_alike_in_both_engines(seed: int) -> None:
    rng = Random(seed)
    text, rules = some_position(rng)
    position = engine.parse(text, rules)
    assert isinstance(position, census_poker.Position)
    told = Position("", "six-plus", {}, text, 0, ())
    naive = deal(told)._replace(house=structs.asdict(rules))
    follow(position, naive, rng)


def follow(position: census_poker.Position, naive: Deal, rng: Random) -> None:
    """A random course of the betting: the same turns, the same choices, and the same chips at the end."""
    shuffle = census_poker.by_dealer(position, hands.legal(position.rules, position.hand))
    hand, done = hands.apply(position.rules, position.hand, shuffle)[0], list[str]()
    while hands.turn(position.rules, hand) != OVER:
        other = Holdem(naive, done)
        assert other.decision is not None, f"over after {done}"
        may = [show(action) for action in every(hands.legal(position.rules, hand))]
        assert (hands.turn(position.rules, hand), may) == (other.decision.seat, other.decision.may), f"after {done}"
        text = rng.choice((rng.choice(may), rng.choice(may[:3]), may[1]))
        hand, _ = hands.apply(position.rules, hand, parse(text))
        done.append(text)
    won = [after - before for after, before in zip(hands.stacks(hand), position.stacks, strict=True)]
    assert Holdem(naive, done).won == won, f"after {done}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hands AsKd QhJs; board 6s7s8d9cTc", "from 2 to 10 stacks"),
        ("stacks 4 4; hands AsKd; board 6s7s8d9cTc", "two cards for each of 2 seats"),
        ("stacks 4 4; hands AsKd QhJs; board 6s7s8d", "the board has 5 cards, not 3"),
        ("stacks 4 4; hands AsKd QhAs; board 6s7s8d9cTc", "As is dealt twice"),
        ("stacks 4 4; hands AsKd QhJs; board 5s7s8d9cTc", "5s is not in a pack of 36 cards"),
        ("button 2; stacks 4 4; hands AsKd QhJs; board 6s7s8d9cTc", "the button is a seat from 0 to 1, not 2"),
        ("dealer 0; stacks 4 4", "'dealer' is no clause of a deal: write button, stacks, hands, board"),
        ("stacks 4 x; hands AsKd QhJs", "'x' is no number of chips or seat"),
    ],
)
def test_a_text_that_is_no_hand_is_refused(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        engine.parse(text, Rules())
