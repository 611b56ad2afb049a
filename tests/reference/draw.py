"""A second five-card draw, naive on purpose: one hand from its first ante, with all that the dealer did as a list.

It is written from the rulebook alone (FD-10..FD-36, FD-54..FD-56, FD-A2, FD-A3, FD-A12, FD-A18..FD-A26) and shares the
betting and the payment with the naive hold'em, and nothing with the engine.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple

from tests.reference import poker_hands
from tests.reference.holdem import Decision, Holdem
from tests.reference.poker_hands import RANKS, WORST_FIRST, House

DEALER = -1
LADDERS = {
    "high": WORST_FIRST,
    "deuce_seven": WORST_FIRST,
    "ace_five": [*WORST_FIRST[:4], "full_house", "four_of_a_kind"],
}


class Deal(NamedTuple):
    """The house rules as data, the button, the stacks, and the dealer's shuffles and lots in order."""

    house: dict[str, Any]
    button: int
    stacks: list[int]
    dealer: list[list[str] | int]


class AwaitsError(Exception):
    """The actions end here: somebody must act."""


class Draw(Holdem):
    """The hand after some actions: either a `decision` is awaited, or it is over and `won` says how.

    The dealer's decision has the cards that he is to shuffle, or the seats of a lot as texts.
    """

    deal: Any

    def __init__(self, deal: Deal, actions: list[str]) -> None:
        self.dealer = list(deal.dealer)
        self.hands: dict[int, list[str]] = {}
        self.away: dict[int, list[str]] = {}
        self.stub: list[str] = []
        self.aim, self.turned, self.redeals, self.again, self.number = deal.house["order"], "", 0, False, 0
        super().__init__(deal, actions)  # type: ignore[arg-type]  # of the same shape, but for the cards

    def _play(self) -> None:
        try:
            self._hand()
        except AwaitsError:
            return
        self._pay()

    # The course of the hand

    def _hand(self) -> None:
        house = self.deal.house
        price, first = self._forced()
        self.first_of_all = first
        while True:
            self._deal_cards()
            exchanges, before = house["max_draw"] != "0", house["draw_before_betting"]
            if exchanges and before:
                self._exchange(self._after(self.deal.button))
            if self._bet_and_see(price):
                continue
            if len(self._left()) == 1 or before or not exchanges:
                return
            self._exchange(self._first_drawer())
            self.number = 2
            self._bet(
                0, {"left": self._after(self.deal.button), "first_drawer": self.drew_first, "same": self.first_of_all}
            )
            return

    def _bet_and_see(self, price: int) -> bool:
        """The first round; True where the cards are dealt anew because nobody opened."""
        self.number = 1
        self._bet(price, None)
        house = self.deal.house
        while len(self._left()) > 1 and not price and self.last >= 0 and self.aggressor < 0:
            with_chips = [seat for seat in self._left() if self.chips[seat]]
            if house["all_check"] == "redeal" and self.redeals < house["max_redeals"] and len(with_chips) > 1:
                self.redeals += 1
                for seat in self._around(self._after(self.deal.button)):
                    self._pays(seat, house["ante"], live=False)
                return True
            if house["all_check"] != "lowball" or self.again:
                return False
            self.again, self.aim = True, house["lowball_order"]
            self._bet(0, None)
        return False

    def _bet(self, price: int, second: dict[str, int] | None) -> None:
        first = self.first_of_all if second is None else second[self.deal.house["second_round"]]
        if not self._round(self.number, price, first):
            raise AwaitsError
        self._take_back()

    def _first_drawer(self) -> int:
        if self.deal.house["draw_order"] == "left":
            return self._after(self.deal.button)
        return self._after(self.last) if self.last >= 0 else self.first_of_all

    # The dealer

    def _asks_dealer(self, what: list[str]) -> Any:
        if not self.dealer:
            self.decision = Decision(DEALER, what)
            raise AwaitsError
        return self.dealer.pop(0)

    def _pack(self) -> list[str]:
        house = self.deal.house
        ranks = RANKS if house["deck"] == 52 else RANKS[8:]
        joker = ["X1"] if house["wild"] in ("joker", "bug") else []
        return [rank + suit for suit in "scdh" for rank in ranks] + joker

    def _deal_cards(self) -> None:
        house = self.deal.house
        players = self._around(self._after(self.deal.button))
        if house["first_actor"] == "random":
            self.first_of_all = self._asks_dealer([str(seat) for seat in players])
        deck = list(self._asks_dealer(self._pack()))
        self.turned = deck.pop(0) if house["wild"] == "turned_rank" else ""
        self.hands = {seat: [] for seat in players}
        self.away = {seat: [] for seat in players}
        for _ in range(5):
            for seat in players:
                self.hands[seat].append(deck.pop(0))
        self.stub = deck

    # The exchange

    def _exchange(self, start: int) -> None:
        order = self._around(start)
        self.drew_first = order[0]
        for seat in order:
            hand = self.hands[seat]
            if not self.actions:
                self.decision = Decision(seat, self._ways_to_exchange(hand))
                raise AwaitsError
            text = self.actions.pop(0)
            away = [] if text == "pat" else text.split()[1:]
            assert sorted(away) in [sorted(way) for way in self._exchanges(hand)], text
            self.hands[seat] = [card for card in hand if card not in away]
            self.away[seat] = away
            for _ in away:
                if not self.stub:
                    self.stub = list(self._asks_dealer(self._used_by_others(seat)))
                self.hands[seat].append(self.stub.pop(0))

    def _used_by_others(self, drawer: int) -> list[str]:
        """What others have put away, and folded hands."""
        used = [card for seat, away in self.away.items() if seat != drawer for card in away]
        used += [card for seat, hand in self.hands.items() if seat in self.folded for card in hand]
        return [card for card in self._pack() if card in used]

    def _exchanges(self, hand: list[str]) -> list[list[str]]:
        house = self.deal.house
        few = house["max_draw"] == "3_or_4_with_ace"
        most = 3 if few else int(house["max_draw"])
        ways = [list(way) for size in range(most + 1) for way in combinations(hand, size)]
        wild = self._wild()
        aces = [card for card in hand if card[0] == "A" and card not in wild]
        ways += [[card for card in hand if card != ace] for ace in aces] if few else []
        return [way for way in ways if len(way) <= len(self.stub) or not house["limit_draw_by_stub"]]

    def _ways_to_exchange(self, hand: list[str]) -> list[str]:
        return [" ".join(["draw", *way]) if way else "pat" for way in self._exchanges(hand)]

    # Betting

    def _unit(self) -> int:
        house = self.deal.house
        return int(house["ante"] if house["forced"] == "ante" else 2 * house["small_blind"])

    def _forced(self) -> tuple[int, int]:
        house = self.deal.house
        order = self._around(self._after(self.deal.button))
        if house["forced"] != "blinds":
            for seat in order:
                self._pays(seat, house["ante"], live=False)
        if house["forced"] == "ante":
            return 0, order[0]
        small, big = (order[1], order[0]) if len(order) == 2 else (order[0], order[1])
        self._pays(small, house["small_blind"])
        self._pays(big, 2 * house["small_blind"])
        return 2 * house["small_blind"], order[(order.index(big) + 1) % len(order)]

    def _late(self, number: int) -> bool:
        house = self.deal.house
        return number == 2 or (house["draw_before_betting"] and house["max_draw"] != "0")

    def _is_capped(self) -> bool:
        house = self.deal.house
        return house["limit"] in ("limit", "spread") and house["raise_cap"] == "3" and len(self._left()) > 2

    def _least(self, number: int, step: int) -> int:
        house = self.deal.house
        if house["limit"] == "limit":
            return self._unit()
        least = house["spread"][self._late(number)][0] if house["limit"] == "spread" else self._unit()
        return max(int(least), step)

    def _sums(self, number: int, seat: int, price: int, least: int, everything: int) -> Iterable[int]:
        house, pot = self.deal.house, sum(self.total)
        match house["limit"]:
            case "limit":
                return [price + least, *([price + 2 * least] if self._late(number) else [])]
            case "spread":
                most = price + house["spread"][self._late(number)][1]
            case "pot":
                most = price + pot + (price - self.put[seat] if house["pot_rule"] == "after_call" else 0)
            case _:
                most = everything
        return range(price + least, max(most, price + least) + 1)

    def _may(self, number: int, seat: int, price: int, least: int, faced: dict[int, int], capped: bool) -> list[str]:
        may = super()._may(number, seat, price, least, faced, capped)
        return may if price or not self._needs_openers() or self._has_openers(seat) else may[:2]

    def _needs_openers(self) -> bool:
        house = self.deal.house
        ended = house["all_check"] == "redeal" and self.redeals >= house["max_redeals"]
        return house["openers"] != "none" and self.number == 1 and not self.again and not ended

    def _has_openers(self, seat: int) -> bool:
        place, tie = poker_hands.worth(self.hands[seat], self._house())
        pair, least = WORST_FIRST.index("pair"), "J" if self.deal.house["openers"] == "jacks" else "Q"
        return place > pair or (place == pair and tie[0] >= RANKS.index(least))

    # What hands are worth

    def _wild(self) -> list[str]:
        match self.deal.house["wild"]:
            case "deuces":
                return [card for card in self._pack() if card[0] == "2"]
            case "turned_rank":
                return [card for card in self._pack() if card[0] == self.turned[0] and card != self.turned]
            case "joker" | "bug":
                return ["X1"]
            case _:
                return []

    def _house(self) -> House:
        house = self.deal.house
        lowest = "T" if house["deck"] == 20 and self.aim == "high" else "2"
        low = "" if self.aim == "high" else self.aim
        return House(lowest, LADDERS[self.aim], self.aim == "high", tuple(self._wild()), house["wild"] == "bug", low)

    def _worth(self, seat: int) -> Any:
        told = self._house()
        natural = not set(self.hands[seat]) & set(told.wild)
        return poker_hands.worth(self.hands[seat], told), natural and self.deal.house["natural_beats_wild"]


def census(deal: Deal, actions: list[str] | None = None) -> tuple[int, list[int]]:
    """How many ways the hand can go, and the sum of what each seat wins in all of them; the dealer has one shuffle and
    one lot, which come again where he deals again, and makes a new stub in the order of the pack."""
    whole = next(each for each in deal.dealer if isinstance(each, list))
    lots = [each for each in deal.dealer if isinstance(each, int)]
    done, dealer = actions or [], list[list[str] | int]()
    hand = Draw(deal._replace(dealer=dealer), done)
    while hand.decision is not None and hand.decision.seat == DEALER:
        may = hand.decision.may
        dealer.append(lots[0] if len(may[0]) == 1 else whole if len(may) == len(whole) else may)
        hand = Draw(deal._replace(dealer=dealer), done)
    if hand.decision is None:
        return 1, hand.won
    leaves, sums = 0, [0 for _ in deal.stacks]
    for text in hand.decision.may:
        more, won = census(deal, [*done, text])
        leaves += more
        sums = [one + other for one, other in zip(sums, won, strict=True)]
    return leaves, sums
