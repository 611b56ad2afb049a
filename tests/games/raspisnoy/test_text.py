"""Actions as text (design: text first)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import Card, Suit
from kozyr.errors import NotationError
from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.state import Bid, Lot, Name, Play
from kozyr.play.choices import Shuffled
from tests.games.raspisnoy.table import GAME
from tests.reference.raspisnoy import PACK, pack_of

ACTIONS = st.one_of(
    st.builds(Lot, st.integers(0, 9)),
    st.builds(Bid, st.integers(0, 36)),
    st.builds(Play, st.sampled_from([Card(card) for card in PACK]), st.none() | st.sampled_from(Say)),
    st.builds(Name, st.none() | st.sampled_from(Suit)),
    st.builds(lambda cards: Shuffled(tuple(map(Card, cards))), st.permutations(PACK) | st.permutations(pack_of(54))),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("lot 2", Lot(2)),
        ("bid 0", Bid(0)),
        ("bid 12", Bid(12)),
        ("play Qd", Play(Card("Qd"))),
        ("play 7s high", Play(Card("7s"), Say("high"))),
        ("play 7s low", Play(Card("7s"), Say("low"))),
        ("play 7s highest hearts", Play(Card("7s"), Say("highest hearts"))),
        ("play 7s lowest trumps", Play(Card("7s"), Say("lowest trumps"))),
        ("play X1 high spades", Play(Card("X1"), Say("high spades"))),
        ("play X2 as Kh", Play(Card("X2"), Say("as Kh"))),
        ("name hearts", Name(Suit.HEARTS)),
        ("name none", Name(None)),
        ("shuffle 7s Qd", Shuffled((Card("7s"), Card("Qd")))),
    ],
)
def test_an_action_is_written_as_people_say_it(text: str, action: object) -> None:
    assert GAME.parse(text) == action
    assert GAME.show(action) == text


@given(ACTIONS)
def test_an_action_is_read_back_from_its_text(action: object) -> None:
    assert GAME.parse(GAME.show(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "bid",
        "bid -1",
        "bid 01",
        "bid 1 ",
        "bid  1",
        "bid one",
        "bid ١",
        "bid 1000000000000",
        "Bid 1",
        "lot",
        "play",
        "play 10h",
        "play qd",
        "play Qd Kd",
        "play 7s HIGH",
        "play 7s highest",
        "play 7s highest Hearts",
        "shuffle 7s 7s",
        "shuffle  7s",
        "pass",
        "name",
        "name h",
        "name no",
        "name trumps",
        "name Hearts",
        "play X1 as X2",
        "play X1 as",
        "play X1 as 1h",
        "play X3",
        "play Qd\n",
        "play Qd\x00",
        "x" * 100_000,
    ],
)
def test_what_is_no_action_is_refused_as_notation(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text)
    assert len(str(caught.value)) < 300


@given(st.text(max_size=60) | st.text("bidlotpayshufe 0123456789QdsX", max_size=40))
def test_any_text_is_read_exactly_or_refused_as_notation(text: str) -> None:
    try:
        action = GAME.parse(text)
    except NotationError:
        return
    assert GAME.show(action) == text
