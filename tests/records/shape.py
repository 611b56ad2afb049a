"""A checker of the exported JSON that uses none of the program's code: it knows the shape and the arithmetic."""

import re
from typing import Any

CARD = re.compile(r"[6-9TJQKA][scdh]")
LED = re.compile(r"(highest|lowest) (spades|clubs|diamonds|hearts|trumps)")
KINDS = ("plain", "no_trump", "blind", "misere", "golden")
BIDS = ("plain", "no_trump", "blind")
JOKER = "7s"


def check(match: Any) -> None:
    """AssertionError where a match is not of the shape, or does not add up."""
    assert match["format"] == 1
    assert match["game"] == "raspisnoy"
    assert isinstance(match["preset"], str)
    assert isinstance(match["rules"], dict)
    seats = len(match["players"])
    assert match["rules"]["seats"] == seats
    assert all(isinstance(name, str) for name in match["players"])
    totals = [0] * seats
    for deal in match["deals"]:
        check_deal(deal, seats)
        totals = [total + points for total, points in zip(totals, deal["points"], strict=True)]
        assert deal["totals"] == totals
    assert match["totals"] == totals


def check_deal(deal: Any, seats: int) -> None:
    cards, trump = deal["cards"], deal["trump"]
    assert deal["kind"] in KINDS
    assert deal["dealer"] in range(seats)
    assert trump in (None, "s", "c", "d", "h")
    assert deal["trump_card"] is None or CARD.fullmatch(deal["trump_card"])
    assert trump == (None if deal["trump_card"] in (None, JOKER) else deal["trump_card"][1])
    assert [len(hand) for hand in deal["hands"]] == [cards] * seats
    dealt = [card for hand in deal["hands"] for card in hand]
    assert all(CARD.fullmatch(card) for card in dealt)
    assert len(set(dealt)) == len(dealt)
    assert len(deal["bids"]) == seats
    for bid in deal["bids"]:
        assert bid in range(cards + 1) if deal["kind"] in BIDS else bid is None
    check_tricks(deal, seats)
    assert all(type(points) is int for points in [*deal["points"], *deal["totals"]])
    assert len(deal["points"]) == seats


def check_tricks(deal: Any, seats: int) -> None:
    assert len(deal["tricks"]) == deal["cards"]
    leader, taken, hands = (deal["dealer"] + 1) % seats, [0] * seats, [set(hand) for hand in deal["hands"]]
    for trick in deal["tricks"]:
        assert trick["leader"] == leader
        assert [play["seat"] for play in trick["plays"]] == [(leader + place) % seats for place in range(seats)]
        for place, play in enumerate(trick["plays"]):
            hands[play["seat"]].remove(play["card"])
            check_say(play, place == 0, deal["trump"])
        leader = trick["winner"]
        taken[leader] += 1
    assert deal["taken"] == taken


def check_say(play: Any, leads: bool, trump: str | None) -> None:
    """`as` stands on every joker and on nothing else, and a led joker names the trump suit only as trumps."""
    assert ("as" in play) == (play["card"] == JOKER)
    if "as" not in play:
        return
    if not leads:
        assert play["as"] in ("high", "low")
        return
    named = LED.fullmatch(play["as"])
    assert named
    assert named[2][0] != trump
    assert named[2] != "trumps" or trump is not None
