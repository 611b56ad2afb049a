"""What is not allowed is refused with its reason, and nothing changes (RP-A30)."""

from random import Random
from typing import Any

import msgspec
import pytest

from kozyr.cards import Card
from kozyr.errors import IllegalAction
from kozyr.play.choices import Shuffled
from kozyr.play.game import DEALER, OVER
from tests.games.raspisnoy.table import GAME, dealt, do, led, legal
from tests.reference.raspisnoy import PACK


def reason(state: Any, text: str) -> tuple[str, dict[str, Any]] | None:
    """The id and the arguments of the refusal of an action; None when it is allowed."""
    why = GAME.refusal(state, GAME.parse(text))
    return None if why is None else (why.id, dict(why.args))


def test_a_bid_against_the_hook_says_so() -> None:
    """RP-32."""
    state = do(dealt(["", "", ""], "Kd", size=9, trump_full_deal="none", dealer=0), "bid 5", "bid 3")
    assert reason(state, "bid 1") == ("why-hook", {"sum": 8, "cards": 9, "bid": 1})
    assert reason(state, "bid 2") is None


def test_a_third_pass_says_so() -> None:
    """RP-34."""
    state = dealt(["Ah", "Kh"], "9d", dealer=1, ladder="1,1,1", three_passes="yes")
    for _ in range(2):
        while GAME.turn(state) != DEALER:
            state = do(state, min(legal(state)))
        state = do(state, " ".join(["shuffle", *PACK]))
    assert reason(state, "bid 0") == ("why-three-passes", {})


@pytest.mark.parametrize("bid", ["bid 4", "bid 99"])
def test_a_bid_of_more_than_the_cards_says_so(bid: str) -> None:
    """RP-31."""
    assert reason(dealt(["", "", ""], "Kd", size=3), bid) == ("why-bid-range", {"cards": 3})


@pytest.mark.parametrize(
    ("hand", "turned", "lead", "text", "expected"),
    [
        ("Ah 6c", "9d", "Kh", "6c", ("why-must-follow", {"suit": "h"})),
        ("Ah 6d", "9d", "Kc", "Ah", ("why-must-trump", {"suit": "d"})),
        ("Ah 6h", "9d", "7s highest hearts", "6h", ("why-must-highest", {"suit": "h", "card": "Ah"})),
        ("Ah 6h", "9d", "7s highest hearts", "7s low", ("why-not-held", {"card": "7s"})),
        ("Ad 6d", "9d", "7s highest trumps", "6d", ("why-must-highest", {"suit": "d", "card": "Ad"})),
        ("Ah 6d", "9d", "7s highest clubs", "Ah", ("why-must-trump", {"suit": "d"})),
        ("7s 6h", "9d", "Kh", "7s", ("why-say-follow", {})),
        ("7s 6h", "9d", "Kh", "7s highest hearts", ("why-say-follow", {})),
        ("Ah 6h", "9d", "Kh", "6h high", ("why-say-none", {})),
        ("Ah 6h", "9d", "Kh", "Ks", ("why-not-held", {"card": "Ks"})),
    ],
)
def test_a_card_that_may_not_be_played_says_why(
    hand: str, turned: str, lead: str, text: str, expected: tuple[str, dict[str, Any]]
) -> None:
    """RP-37, RP-38, RP-50, RP-51, RP-A20."""
    state = led([lead.split()[0], hand, ""], turned, lead, size=2)
    assert reason(state, f"play {text}") == expected


def test_a_led_joker_without_its_command_says_so() -> None:
    """RP-A42."""
    state = led(["7s", "", ""], "9d")
    for text in ("play 7s", "play 7s high", "play 7s low"):
        assert reason(state, text) == ("why-say-lead", {})
    assert reason(state, "play 7s highest diamonds") == ("why-say-lead", {})


@pytest.mark.parametrize("text", ["play Ah", "lot 1", "bid 0"])
def test_what_is_out_of_its_time_says_so(text: str) -> None:
    """A card while bids are made, a lot after it has fallen, a bid while cards are played."""
    state = led(["Ah", "Kh"], "9d") if text.startswith("bid") else dealt(["Ah", "Kh"], "9d")
    assert reason(state, text) == ("why-not-now", {})


SHUFFLES = {
    "a card short": PACK[:35],
    "a card twice": [*PACK[:35], PACK[0]],
    "a strange card": [*PACK[:35], "X1"],
    "a card too many": [*PACK, "2c"],
    "no card": [],
}


@pytest.mark.parametrize("cards", SHUFFLES.values(), ids=SHUFFLES)
def test_a_shuffle_that_is_not_the_whole_pack_is_refused(cards: list[str]) -> None:
    """RP-6: 36 cards, each once."""
    state = GAME.start(GAME.rules("classic", {}))
    with pytest.raises(IllegalAction):
        GAME.apply(state, Shuffled(tuple(Card(card) for card in cards)))


def test_a_refused_action_names_its_reason_and_changes_nothing() -> None:
    state = led(["Kh", "Ah 6c", ""], "9d", "Kh", size=2)
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, "play 6c")
    assert caught.value.why == GAME.refusal(state, GAME.parse("play 6c"))
    assert "play 6c" in str(caught.value)
    assert msgspec.json.encode(state) == before


def test_after_the_end_nothing_is_allowed() -> None:
    state = led(["Ah", "Kh"], "9d", "Ah", "Kh")
    assert GAME.turn(state) == OVER
    assert legal(state) == set()
    for text in ("play Ah", "bid 0", "lot 0", " ".join(["shuffle", *PACK])):
        assert reason(state, text) == ("why-not-now", {})


# What the page crosses out


def test_a_barred_bid_and_a_barred_card_carry_their_reasons() -> None:
    """RP-32, RP-37."""
    state = do(dealt(["", "", ""], "Kd", size=9, dealer=0), "bid 5", "bid 3")
    assert [(one.what, one.why.id) for one in GAME.barred(state, 0)] == [("bid 1", "why-hook")]
    state = led(["Kh", "Ah 6c 7s", ""], "9d", "Kh", size=3)
    assert [(one.what, one.why.id) for one in GAME.barred(state, 1)] == [("6c", "why-must-follow")]
    assert GAME.barred(state, 0) == GAME.barred(state, 2) == ()


@pytest.mark.parametrize("seed", range(4))
def test_every_card_and_bid_of_the_mover_is_either_legal_or_barred(seed: int) -> None:
    """For everybody else nothing is barred, for it would tell of a hand."""
    rng = Random(seed)
    state = GAME.start(
        GAME.rules("hall", {"seats": "3", "ladder": "1,2,3,5", "specials": "blind", "hook_in_blind": "yes"})
    )
    while GAME.turn(state) != OVER:
        options, turn = sorted(legal(state)), GAME.turn(state)
        for seat in range(3):
            barred = {one.what for one in GAME.barred(state, seat)}
            if seat != turn:
                assert barred == set()
            elif options[0].startswith("bid"):
                assert barred == {f"bid {bid}" for bid in range(state.deal.cards + 1)} - set(options)
            else:
                held = {str(card) for card in GAME.view(state, seat).deal.hand}
                assert barred == held - {text.split()[1] for text in options}
        text = " ".join(["shuffle", *rng.sample(PACK, 36)]) if options == ["shuffle"] else rng.choice(options)
        state = do(state, text)
