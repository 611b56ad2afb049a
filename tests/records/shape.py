"""A checker of the exported JSON that uses none of the program's code: it knows the shape and the arithmetic."""

import re
from typing import Any

CARD = re.compile(r"[2-9TJQKA][scdh]|X[12]")
LED = re.compile(r"(highest|high|lowest) (spades|clubs|diamonds|hearts|trumps)")
KINDS = ("plain", "no_trump", "blind", "misere", "golden", "forehead")
BIDS = ("plain", "no_trump", "blind", "forehead")
SUITS = (None, "s", "c", "d", "h")


def check(match: Any) -> None:
    """AssertionError where a match is not of the shape, or does not add up."""
    rules = match["rules"]
    assert match["format"] == 1
    assert match["game"] == "raspisnoy"
    assert isinstance(match["preset"], str)
    seats = len(match["players"])
    assert rules["seats"] == seats
    assert all(isinstance(name, str) for name in match["players"])
    assert match.get("pairs") == ([[0, 2], [1, 3]] if rules["pairs"] else None)
    totals = [0] * seats
    for deal in match["deals"]:
        check_deal(deal, rules)
        totals = [total + points for total, points in zip(totals, deal["points"], strict=True)]
        for premium in deal.get("premium", ()):
            check_premium(premium, match["deals"])
            totals[premium["seat"]] += premium["points"]
        assert deal["totals"] == totals
    assert match["totals"] == totals


def check_premium(premium: Any, deals: Any) -> None:
    """A deal is doubled or struck out for just the points that it brought."""
    points = deals[premium["deal"] - 1]["points"][premium["seat"]]
    assert points > 0
    assert premium["points"] in (points, -points)


def check_deal(deal: Any, rules: Any) -> None:
    cards, seats = deal["cards"], rules["seats"]
    assert deal["kind"] in KINDS
    assert deal["dealer"] in range(seats)
    check_trump(deal, rules)
    assert [len(hand) for hand in deal["hands"]] == [cards] * seats
    dealt = [card for hand in deal["hands"] for card in hand]
    assert all(CARD.fullmatch(card) for card in dealt)
    assert len(set(dealt)) == len(dealt)
    assert ("shown" in deal) == (deal["kind"] == "forehead")
    assert all(set(shown) <= set(hand) for shown, hand in zip(deal.get("shown", ()), deal["hands"], strict=False))
    assert len(deal["bids"]) == seats
    for bid in deal["bids"]:
        assert bid in range(cards + 1) if deal["kind"] in BIDS else bid is None
    check_tricks(deal, rules)
    assert all(type(points) is int for points in [*deal["points"], *deal["totals"]])
    assert len(deal["points"]) == seats


def check_trump(deal: Any, rules: Any) -> None:
    """A card decides the trump by its suit, a joker decides none."""
    card = deal["trump_card"]
    assert deal["trump"] in SUITS
    if card is not None:
        assert CARD.fullmatch(card)
        assert deal["trump"] == (None if card in rules["jokers"] else card[1])


def check_tricks(deal: Any, rules: Any) -> None:
    seats = rules["seats"]
    assert len(deal["tricks"]) == deal["cards"]
    leader, taken, hands = (deal["dealer"] + 1) % seats, [0] * seats, [set(hand) for hand in deal["hands"]]
    for number, trick in enumerate(deal["tricks"]):
        assert trick["leader"] == leader
        assert ("trump" in trick) == (rules["trump"] == "circular_trick")
        trump = trick.get("trump", deal["trump"])
        assert trump in SUITS
        assert number or trump == deal["trump"]
        assert [play["seat"] for play in trick["plays"]] == [(leader + place) % seats for place in range(seats)]
        for place, play in enumerate(trick["plays"]):
            hands[play["seat"]].remove(play["card"])
            check_say(play, place == 0, trump, rules)
        leader = trick["winner"]
        taken[leader] += 1
    assert deal["taken"] == taken


def check_say(play: Any, leads: bool, trump: str | None, rules: Any) -> None:
    """`as` stands on every joker and on nothing else, and a led joker names the trump suit only as trumps."""
    assert ("as" in play) == (play["card"] in rules["jokers"])
    if "as" not in play:
        return
    if CARD.fullmatch(play["as"]):
        assert rules["joker_as_card"]
        return
    if not leads:
        assert play["as"] in ("high", "low")
        return
    named = LED.fullmatch(play["as"])
    assert named
    assert named[2][0] != trump
    assert named[2] != "trumps" or trump is not None
