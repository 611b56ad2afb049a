"""A second raspisnoy, naive on purpose: lists of texts, no masks, nothing shared with the engine.

It is written from the rulebook alone and answers the questions that matter: what may be played, who takes the trick,
what may be bid, what a deal scores, which deals a match has, and who pays whom. Cards are texts such as `Qd`; a trick
is a list of (card, what its player said); a trump is a suit letter or "" for none.
"""

from collections.abc import Mapping
from typing import Any

RANKS = "6789TJQKA"
PACK = [rank + suit for suit in "scdh" for rank in RANKS]
JOKER = "7s"
SUIT_NAMES = {"spades": "s", "clubs": "c", "diamonds": "d", "hearts": "h"}

House = Mapping[str, Any]
Trick = list[tuple[str, str]]


def strength(card: str) -> int:
    """Ace high, six low (RP-8)."""
    return RANKS.index(card[0])


def naturals(cards: list[str], suit: str) -> list[str]:
    """The cards of a suit; the joker is no card of its printed suit (RP-A18, RP-A45)."""
    return [card for card in cards if card != JOKER and card[1] == suit]


def suit_led(trick: Trick, trump: str) -> str:
    """The suit of the first card, or the one that the led joker named (RP-A38)."""
    card, said = trick[0]
    if card != JOKER:
        return card[1]
    name = said.split()[1]
    return trump if name == "trumps" else SUIT_NAMES[name]


def plays(hand: list[str], trick: Trick, trump: str, must_trump: bool) -> set[str]:
    """Every text that the player to move may say."""
    if not trick:
        return _leads(hand, trump)
    free = {f"play {JOKER} high", f"play {JOKER} low"} if JOKER in hand else set()
    return free | {f"play {card}" for card in _owed(hand, trick, trump, must_trump)}


def _leads(hand: list[str], trump: str) -> set[str]:
    texts = {f"play {card}" for card in hand if card != JOKER}
    if JOKER in hand:
        names = [name for name, suit in SUIT_NAMES.items() if suit != trump]
        if trump:
            names.append("trumps")
        texts |= {f"play {JOKER} {level} {name}" for level in ("highest", "lowest") for name in names}
    return texts


def _owed(hand: list[str], trick: Trick, trump: str, must_trump: bool) -> list[str]:
    """The natural cards that a follower may play (RP-37..RP-40, RP-50..RP-52, RP-A42)."""
    led = suit_led(trick, trump)
    demanded = trick[0][1].startswith("highest")
    of_suit = naturals(hand, led)
    if of_suit:
        best = max(of_suit, key=strength)
        return [best] if demanded else of_suit
    trumps = naturals(hand, trump) if trump else []
    if trumps and (must_trump or demanded):
        return trumps
    return [card for card in hand if card != JOKER]


def taker(trick: Trick, trump: str) -> int:
    """The place in the trick of the play that wins it (RP-42, RP-A43, RP-A15)."""
    for place, (card, said) in enumerate(trick):
        if card == JOKER and said.split()[0] in ("high", "highest"):
            return place
    cards = [card for card, _ in trick]
    for suit in (trump, suit_led(trick, trump)):
        rivals = naturals(cards, suit) if suit else []
        if rivals:
            return cards.index(max(rivals, key=strength))
    return 0


def bids(house: House, kind: str, cards: int, said: list[int], streak: int) -> list[int]:
    """The bids open to the next bidder; `said` are those before him, `streak` his passes in a row (RP-31..RP-34)."""
    hooked = house["hook"] and (kind != "blind" or house["hook_in_blind"])
    barred = cards - sum(said) if hooked and len(said) == house["seats"] - 1 else None
    free = [bid for bid in range(cards + 1) if bid != barred]
    if house["three_passes"] and streak >= 2:
        proud = [bid for bid in free if bid != 0]
        return proud or free
    return free


def points(house: House, kind: str, cards: int, bid: int | None, took: int) -> int:
    """What one seat scores in a deal (RP-63..RP-67, RP-70..RP-75)."""
    if kind == "golden":
        return int(house["golden_per_trick"]) * took
    if kind == "misere":
        return int(house["misere_clean"]) if took == 0 else -int(house["misere_per_trick"]) * took
    assert bid is not None
    if took > bid:
        return took
    if bid == 0:
        return 5
    unit = 10 * (1 if kind == "plain" else house["special_multiplier"])
    reward, loss = unit, unit
    scope = kind == "plain" or house["all_tricks_in_specials"]
    if bid == cards and cards >= house["all_tricks_from"] and scope:
        reward *= 2 if house["all_tricks"] in ("both", "reward") else 1
        loss *= 2 if house["all_tricks"] == "both" else 1
    return int(reward * bid if took == bid else -loss * (bid - took))


def schedule(house: House) -> list[tuple[str, int]]:
    """Kind and cards of each deal (RP-15..RP-22, RP-A49)."""
    seats, shape = house["seats"], house["ladder"]
    top = 36 // seats
    up, down = list(range(1, top)), list(range(top - 1, 0, -1))
    if isinstance(shape, str):
        sizes = {"full": up + [top] * seats + down, "up": up + [top] * seats, "max": [top] * seats, "none": []}[shape]
    else:
        sizes = list(shape)
    specials = [(kind, top) for kind in house["specials"] for _ in range(seats)]
    return [("plain", size) for size in sizes] + specials


def winners(totals: list[int]) -> list[int]:
    """Who has most, jointly in a tie (RP-77, RP-A25)."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def money(house: House, totals: list[int], last_dealer: int) -> list[int]:
    """What each seat receives (RP-78, RP-A25, RP-A26, RP-A51)."""
    seats, price = len(totals), house["price"]
    if house["settlement"] == "pairwise":
        return [price * sum(mine - other for other in totals) for mine in totals]
    best, first = max(totals), winners(totals)
    received = [-price * (best - total) for total in totals]
    pool = -sum(received)
    in_order = [(last_dealer + step) % seats for step in range(1, seats + 1)]
    for turn, seat in enumerate(seat for seat in in_order if seat in first):
        received[seat] += pool // len(first) + (1 if turn < pool % len(first) else 0)
    return received
