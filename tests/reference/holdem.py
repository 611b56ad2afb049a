"""A second hold'em, naive on purpose: lists of texts, one loop, nothing shared with the engine.

It is written from the rulebook alone (SD-4..SD-13, SD-A3..SD-A10, FD-38, FD-A7, FD-A20, FD-A26, HX-A7) and answers two
questions about a hand of which all cards are known: what may be done after some actions, and what everybody has won.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tests.reference import poker_hands
from tests.reference.poker_hands import SHORT_DECK, SHORT_DECK_STRAIGHT, WORST_FIRST, House

LADDERS = {"trips_over_straight": SHORT_DECK, "straight_over_trips": SHORT_DECK_STRAIGHT, "standard": WORST_FIRST}
BOARD = [0, 3, 4, 5]


class Deal(NamedTuple):
    """The house rules as data, the button, the stacks, two cards for each seat, and the five of the board."""

    house: dict[str, Any]
    button: int
    stacks: list[int]
    holes: list[list[str]]
    board: list[str]


class Decision(NamedTuple):
    """Who is to act, and the texts of all that he may do."""

    seat: int
    may: list[str]


class Holdem:
    """The hand after some actions: either a `decision` is awaited, or it is over and `won` says how."""

    def __init__(self, deal: Deal, actions: list[str]) -> None:
        self.deal, self.actions = deal, list(actions)
        self.seats = range(len(deal.stacks))
        self.chips = list(deal.stacks)
        self.total, self.put = [0 for _ in self.seats], [0 for _ in self.seats]
        self.folded = {seat for seat in self.seats if not deal.stacks[seat]}
        self.decision: Decision | None = None
        self.last = self.aggressor = -1
        self.won: list[int] = []
        self._play()

    def _play(self) -> None:
        price, first = self._forced()
        for street in range(4):
            if not self._round(street, price, first):
                return
            self._take_back()
            if len(self._left()) == 1:
                break
            price, first = 0, self._after(self.deal.button)
        self._pay()

    def _left(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.folded]

    def _after(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    def _around(self, first: int) -> list[int]:
        """The seats that are in, clockwise."""
        seats = [(first + place) % len(self.seats) for place in self.seats]
        return [seat for seat in seats if seat not in self.folded]

    def _pays(self, seat: int, amount: int, live: bool = True) -> None:
        amount = min(amount, self.chips[seat])
        self.chips[seat] -= amount
        self.total[seat] += amount
        self.put[seat] += amount if live else 0

    def _unit(self) -> int:
        house = self.deal.house
        return int(house["ante"] if house["forced"] == "antes" else 2 * house["small_blind"])

    def _forced(self) -> tuple[int, int]:
        """The price of the first round, and who begins it."""
        order = self._around(self._after(self.deal.button))
        unit = self._unit()
        if self.deal.house["forced"] == "antes":
            for seat in order:
                self._pays(seat, unit, live=False)
            self._pays(order[-1], unit)
            return unit, order[0]
        small, big = (order[1], order[0]) if len(order) == 2 else (order[0], order[1])
        self._pays(small, unit // 2)
        self._pays(big, unit)
        return unit, order[(order.index(big) + 1) % len(order)]

    def _round(self, street: int, price: int, first: int) -> bool:
        """One betting round; False where the actions end in it."""
        capped = self._is_capped()
        step, bets, faced = 0, int(price > 0), dict[int, int]()
        seat, self.last, self.aggressor = first, -1, -1
        while len(self._left()) > 1:
            waiting = [other for other in self._around(seat) if self._must_act(other, price, faced)]
            if not waiting:
                break
            seat = waiting[0]
            least = self._least(street, step)
            may = self._may(street, seat, price, least, faced, capped and bets > 3)
            if not self.actions:
                self.decision = Decision(seat, may)
                return False
            text = self.actions.pop(0)
            assert text in may, f"{text} is not one of {may}"
            if text == "fold":
                self.folded.add(seat)
            elif text == "call":
                self._pays(seat, price - self.put[seat])
            elif text != "check":
                amount = int(text.split()[1])
                if amount - price >= least:
                    step, bets = amount - price, bets + 1
                price, self.aggressor = amount, seat
                self._pays(seat, amount - self.put[seat])
            faced[seat], self.last = price, seat
            seat = self._after(seat)
        self.put = [0 for _ in self.seats]
        return True

    def _must_act(self, seat: int, price: int, faced: dict[int, int]) -> bool:
        """Who has chips and has not answered the price; nobody where no other can be bet at and nobody owes."""
        if not self.chips[seat]:
            return False
        others = [other for other in self._left() if other != seat]
        if not any(self.chips[other] for other in others) and self.put[seat] >= max(
            self.put[other] for other in others
        ):
            return False
        return faced.get(seat, -1) < price

    def _is_capped(self) -> bool:
        house = self.deal.house
        return house["limit"] == "limit" and house["raise_cap"] == "3" and len(self._left()) > 2

    def _least(self, street: int, step: int) -> int:
        """By how much a full bet or raise goes up."""
        if self.deal.house["limit"] == "limit":
            return self._unit() * (2 if street >= 2 else 1)
        return max(self._unit(), step)

    def _may(self, street: int, seat: int, price: int, least: int, faced: dict[int, int], capped: bool) -> list[str]:
        owes = self.put[seat] < price
        may = ["fold", "call" if owes else "check"]
        everything = self.put[seat] + self.chips[seat]
        reopened = seat not in faced or price - faced[seat] >= least
        rivals = [other for other in self._left() if other != seat and self.put[other] + self.chips[other] > price]
        if capped or not reopened or not rivals or everything <= price:
            return may
        verb = "raise" if price else "bet"
        sums = dict.fromkeys(min(amount, everything) for amount in self._sums(street, seat, price, least, everything))
        return may + [f"{verb} {amount}" for amount in sums]

    def _sums(self, street: int, seat: int, price: int, least: int, everything: int) -> Iterable[int]:
        """What may be bet or raised to, were the stack as great as need be."""
        match self.deal.house["limit"]:
            case "no_limit":
                most = everything
            case "pot":
                most = price + sum(self.total) + price - self.put[seat]
            case _:
                most = price + least
        return range(price + least, max(most, price + least) + 1)

    def _take_back(self) -> None:
        """What nobody has called goes back to its owner."""
        most = max(self.total)
        owner = self.total.index(most)
        second = sorted(self.total)[-2]
        if most > second and owner not in self.folded:
            self.total[owner] = second
            self.chips[owner] += most - second

    def _pay(self) -> None:
        """Chip by chip from the bottom: each layer goes to the best of those who are in and have paid for it."""
        pots: list[tuple[list[int], int]] = []
        for level in range(1, max(self.total) + 1):
            paid = [seat for seat in self.seats if self.total[seat] >= level]
            entitled = [seat for seat in paid if seat not in self.folded] or pots[-1][0]
            if pots and pots[-1][0] == entitled:
                pots[-1] = (entitled, pots[-1][1] + len(paid))
            else:
                pots.append((entitled, len(paid)))
        for entitled, amount in pots:
            self._share(entitled, amount)
        self.won = [chips - began for chips, began in zip(self.chips, self.deal.stacks, strict=True)]

    def _share(self, entitled: list[int], amount: int) -> None:
        best = [seat for seat in self._around(self._after(self.deal.button)) if seat in entitled]
        if len(self._left()) > 1:
            worths = {seat: self._worth(seat) for seat in best}
            best = [seat for seat in best if worths[seat] == max(worths.values())]
        for place, seat in enumerate(best):
            self.chips[seat] += amount // len(best) + (place < amount % len(best))

    def _worth(self, seat: int) -> Any:
        house = self.deal.house
        short = house["deck"] == 36
        ace_low = house["ace_low_straight"] or not short
        told = House("6" if short else "2", LADDERS[house["ranking"]], ace_low)
        return poker_hands.worth(self.deal.holes[seat] + self.deal.board, told)


def census(deal: Deal, actions: list[str] | None = None) -> tuple[int, list[int]]:
    """How many ways the hand can go, and the sum of what each seat wins in all of them."""
    hand = Holdem(deal, actions or [])
    if hand.decision is None:
        return 1, hand.won
    leaves, sums = 0, [0 for _ in deal.stacks]
    for text in hand.decision.may:
        more, won = census(deal, [*(actions or []), text])
        leaves += more
        sums = [one + other for one, other in zip(sums, won, strict=True)]
    return leaves, sums
