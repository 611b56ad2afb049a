"""The text of a deal, and the counting of everything that can become of it."""

import pytest
from msgspec import structs

from kozyr import games
from kozyr.cards import Suit
from kozyr.errors import NotationError, RulesError
from kozyr.games.raspisnoy import PRESETS, Rules
from kozyr.games.raspisnoy.state import State
from kozyr.play.choices import every
from kozyr.play.game import OVER
from kozyr.sim.census import Census, Position, census, parse

FOUR = "kind plain; dealer 0; trump h; hands 7sQd 6h8c KhTs 9c9d"


def state_of(text: str, rules: Rules) -> State:
    """The state in which the deal that is described begins."""
    position = parse(text, rules)
    assert isinstance(position, Position)
    return position.state


def counted(text: str) -> Census:
    return census(parse(text, PRESETS["hall"]))


def test_clauses_may_stand_in_any_order_and_those_with_a_usual_value_may_be_left_out() -> None:
    assert parse("hands Qd 7s", PRESETS["hall"]) == parse(
        "bids - -; trump none; hands Qd 7s; kind plain; dealer 0", PRESETS["hall"]
    )


def test_the_ways_of_all_bids_are_those_of_each_bid_together() -> None:
    whole = counted(FOUR)
    parts = [counted(f"{FOUR}; bids - {bid} - -") for bid in range(3)]
    assert sum(part.leaves for part in parts) == whole.leaves
    assert tuple(map(sum, zip(*(part.sums for part in parts), strict=True))) == whole.sums


def test_a_course_in_which_a_given_bid_is_forbidden_has_no_leaves() -> None:
    # The hook: after passes the dealer may not bid the two tricks there are (RP-32).
    assert counted(f"{FOUR}; bids 2 0 0 0") == Census(0, (0, 0, 0, 0))
    assert counted(f"{FOUR}; bids 1 0 0 0").leaves > 0


def test_the_leaves_are_the_ends_of_all_matches_of_the_deal() -> None:
    game = games.load("raspisnoy")
    ends, open_states = [], [state_of("kind golden; trump s; hands 7sAs 6h8h KsTs", PRESETS["hall"])]
    while open_states:
        state = open_states.pop()
        if game.turn(state) == OVER:
            ends.append(game.scores(state))
        else:
            open_states += [game.apply(state, action)[0] for action in every(game.legal(state))]
    found = counted("kind golden; trump s; hands 7sAs 6h8h KsTs")
    assert found == Census(len(ends), tuple(map(sum, zip(*ends, strict=True))))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "'' is no clause"),
        ("trump h", "from 2 to 10 hands, not 0"),
        ("hands 7s", "from 2 to 10 hands, not 1"),
        ("hands 6s 7s 8s 9s Ts Js Qs Ks As 6h 7h", "from 2 to 10 hands, not 11"),
        ("hands 7s 8sQd", "all hands of a deal have as many cards, not 1, 2"),
        ("hands 7s 7s", "7s is dealt twice"),
        ("hands 7s 2s", "2s is not in a pack of 36"),
        ("hands 7 8s", "'7' is no card"),
        ("hands 7s 8s; hands 7s 8s", "hands stands twice"),
        ("hands 7s 8s; colour red", "'colour' is no clause"),
        ("hands 7s 8s; kind open", "'open' is no kind of deal"),
        ("hands 7s 8s; dealer 2", "a seat from 0 to 1, not '2'"),
        ("hands 7s 8s; dealer Ann", "a seat from 0 to 1, not 'Ann'"),
        ("hands 7s 8s; trump x", "s, c, d, h or none, not 'x'"),
        ("hands 7s 8s; kind no_trump; trump h", "a no_trump deal has no trump"),
        ("hands 7s 8s; kind golden; bids 1 0", "a golden deal has no bids"),
        ("hands 7s 8s; bids 1", "one for each seat or -, not 1"),
        ("hands 7s 8s; bids 2 0", "from 0 to 1 or -, not '2'"),
    ],
)
def test_a_wrong_text_of_a_deal_is_refused_by_name(text: str, words: str) -> None:
    with pytest.raises(NotationError) as caught:
        counted(text)
    assert words in str(caught.value)


def test_more_seats_than_the_table_allows_are_refused_by_its_rules() -> None:
    with pytest.raises(RulesError, match="36 cards are enough for 6 players"):
        parse("hands 6s 7s 8s 9s Ts Js Qs", PRESETS["hall"])


def test_a_trump_that_goes_round_begins_with_the_first_step_whatever_the_kind_of_the_deal() -> None:
    """OV-13."""
    rules = structs.replace(PRESETS["hall"], trump="circular_trick", circular_order=("d", "s", "h"))
    for kind in ("plain", "blind", "golden"):
        deal = state_of(f"kind {kind}; hands 7sAs 6h8h KsTs", rules).deal
        assert deal is not None
        assert deal.trump is Suit.DIAMONDS
    with pytest.raises(NotationError, match="goes round at this table"):
        parse("trump h; hands 7sAs 6h8h", rules)


@pytest.mark.parametrize(
    ("clauses", "sums"),
    [
        ("bids 1 1", (10, -10)),
        ("kind no_trump; bids 1 1", (15, -15)),
        ("kind forehead; bids 1 1", (15, -15)),
        ("kind blind; bids 1 0", (15, 5)),
        ("kind golden", (15, 0)),
        ("kind misere", (-15, 50)),
    ],
)
def test_a_deal_pays_as_its_kind_pays(clauses: str, sums: tuple[int, int]) -> None:
    """RP-X17, RP-X18, RP-62: in the blind deal the dealer's bid is free."""
    assert counted(f"{clauses}; hands Ah 6h") == Census(1, sums)


def test_two_jokers_and_other_packs_are_counted() -> None:
    """RP-A43: of two high jokers the later takes the trick."""
    rules = structs.replace(PRESETS["home54"], joker_as_card=False, specials=(), hook=False)
    found = census(parse("hands X1 X2; bids 1 1", rules))
    assert found.leaves > 0
    first = structs.replace(rules, two_jokers="first")
    assert census(parse("hands X1 X2; bids 1 1", first)).sums != found.sums
