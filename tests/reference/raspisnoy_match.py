"""A whole match of the naive raspisnoy, driven by the same texts as the engine.

It tells what happens, as tuples of plain words and numbers, and it remembers where every shuffled card went, so that
the proofs can tell what a seat may know.
"""

from dataclasses import dataclass, field
from typing import Any

from tests.reference import raspisnoy as naive
from tests.reference import raspisnoy_sheet as paper

Slot = tuple[str, int]
"""Where a card of a shuffle went: ("drew", seat), ("trump", -1), ("hand", seat), ("stock", -1)."""
Happened = tuple[Any, ...]

DEALER, OVER = -1, -3
FIRST_CARDS = 3
"""How many cards each lie there while a trump is named (GJ-14)."""


@dataclass
class Shuffled:
    """One shuffle of the log: its place there, the cards, where each went, and the deal it was for (-1: none)."""

    at: int
    cards: list[str]
    slots: list[Slot]
    deal: int = -1


@dataclass
class Deal:
    """A deal of the naive match, from the moment it is due; a list over seats is in seat order."""

    kind: str
    cards: int
    dealer: int
    ends_set: bool = False
    trump: str = ""
    first_trump: str = ""
    trump_card: str = ""
    order: list[str] = field(default_factory=list)
    named: bool = True
    dealt: list[list[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    said: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    trick: naive.Trick = field(default_factory=list)
    leader: int = 0
    played: list[list[str]] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def by_seat(self, seats: int) -> list[int | None]:
        """The bids in seat order, None for who has not bid."""
        bids: list[int | None] = [None] * seats
        for step, bid in enumerate(self.said):
            bids[(self.dealer + 1 + step) % seats] = bid
        return bids


class Match:
    """Tell it texts with `act`; ask it whose `turn` it is and what is `legal`."""

    def __init__(self, house: naive.House) -> None:
        self.house = house
        self.seats = int(house["seats"])
        self.pack = naive.pack(house)
        self.plan = paper.schedule(house)
        self.log: list[str] = []
        self.shuffles: list[Shuffled] = []
        self.drawing = list(range(self.seats))
        self.first_dealer: int | None = None
        self.streaks = [0] * self.seats
        self.totals = [0] * self.seats
        self.deals: list[Deal] = []
        self.lines: list[paper.Line] = []
        self.happened: list[Happened] = []

    # What comes next

    def stage(self) -> str:
        """lot, draw, bid, shuffle, name, play or over."""
        if self.first_dealer is None:
            return "lot" if self.house["first_dealer"] == "lot" else "draw"
        deal = self.deals[-1]
        if deal.points:
            return "over"
        if self.bidding() and deal.kind == "blind" and self.house["blind_bids"] == "before_deal":
            return "bid"
        if not deal.dealt:
            return "shuffle"
        if not deal.named:
            return "name"
        return "bid" if self.bidding() else "play"

    def bidding(self) -> bool:
        """Whether bids are still to be made in this deal, now or later."""
        deal = self.deals[-1]
        return deal.kind not in naive.UNBID and len(deal.said) < self.seats

    def turn(self) -> int:
        """Seat, DEALER or OVER."""
        match self.stage():
            case "lot" | "draw" | "shuffle":
                return DEALER
            case "over":
                return OVER
            case "bid":
                return (self.deals[-1].dealer + 1 + len(self.deals[-1].said)) % self.seats
            case "name":
                return (self.deals[-1].dealer + 1) % self.seats
            case _:
                return (self.deals[-1].leader + len(self.deals[-1].trick)) % self.seats

    def legal(self) -> set[str]:
        """Every text allowed now; the one word `shuffle` where any order of the pack is."""
        match self.stage():
            case "lot":
                return {f"lot {seat}" for seat in range(self.seats)}
            case "draw" | "shuffle":
                return {"shuffle"}
            case "name":
                return {f"name {word}" for word in (*naive.SUIT_NAMES, "none")}
            case "over":
                return set()
            case "bid":
                deal = self.deals[-1]
                free = naive.bids(self.house, deal.kind, deal.cards, deal.said, self.streaks[self.turn()])
                return {f"bid {bid}" for bid in free}
            case _:
                deal = self.deals[-1]
                return naive.plays(self.house, deal.hands[self.turn()], deal.trick, deal.trump, not any(deal.taken))

    # What is done

    def act(self, text: str) -> list[Happened]:
        """Do what `text` says; what happens is told, and stays in `happened`."""
        word, *rest = text.split()
        before = len(self.happened)
        match word:
            case "lot":
                self._first_dealer(int(rest[0]))
            case "shuffle":
                self._shuffle(rest)
            case "name":
                self._name(rest[0])
            case "bid":
                self._bid(int(rest[0]))
            case _:
                self._play(rest[0], " ".join(rest[1:]))
        self.log.append(text)
        return self.happened[before:]

    def _tell(self, *what: Any) -> None:
        self.happened.append(what)

    def _first_dealer(self, seat: int) -> None:
        self.first_dealer = seat
        self._tell("dealer", seat)
        self._next_deal()

    def _next_deal(self) -> None:
        """The deal passes clockwise (RP-14); a trump that goes round is known at once (OV-13)."""
        number = len(self.deals)
        if number == len(self.plan):
            return
        assert self.first_dealer is not None
        kind, cards, ends_set = self.plan[number]
        deal = Deal(kind, cards, (self.first_dealer + number) % self.seats, ends_set)
        if self._goes_round(deal):
            deal.trump = deal.first_trump = paper.circle_trump(self.house, number + 1, 0)
        deal.leader = (deal.dealer + 1) % self.seats
        deal.taken = [0] * self.seats
        self.deals.append(deal)

    def _goes_round(self, deal: Deal) -> bool:
        return self.house["trump"].startswith("circular") and paper.has_trump(self.house, deal.kind)

    def _open(self, deal: Deal) -> None:
        """Before the first action of a deal all hear what it is."""
        begun = ("begun", len(self.deals), deal.kind, deal.cards, deal.dealer)
        if begun in self.happened:
            return
        self._tell(*begun)
        if self._goes_round(deal):
            self._tell("trump", deal.trump, "")

    # Cards

    def _shuffle(self, cards: list[str]) -> None:
        shuffled = Shuffled(len(self.log), cards, [("stock", -1)] * len(cards))
        self.shuffles.append(shuffled)
        if self.first_dealer is None:
            self._draw_dealer(shuffled)
            return
        deal = self.deals[-1]
        self._open(deal)
        if self.from_full_pack(deal, "drawn") and not deal.trump_card:
            shuffled.slots[0] = ("trump", -1)
            self._show_trump(deal, cards[0])
            return
        shuffled.deal = len(self.deals) - 1
        self._deal(deal, shuffled)

    def _draw_dealer(self, shuffled: Shuffled) -> None:
        """The highest card deals, ties draw again, a joker beats all (RP-13, RP-A23); or the first ace (GJ-2)."""
        if self.house["first_dealer"] == "first_ace":
            place = next(place for place, card in enumerate(shuffled.cards) if card[0] == "A")
            seats = [at % self.seats for at in range(place + 1)]
            self.drawing = [seats[-1]]
        else:
            seats = self.drawing
            drawn = dict(zip(seats, shuffled.cards, strict=False))
            wild = naive.jokers(self.house)
            rank = {seat: 99 if card in wild else naive.strength(card) for seat, card in drawn.items()}
            self.drawing = [seat for seat in seats if rank[seat] == max(rank.values())]
        for place, seat in enumerate(seats):
            shuffled.slots[place] = ("drew", seat)
            self._tell("drew", seat, shuffled.cards[place])
        if len(self.drawing) == 1:
            self._first_dealer(self.drawing[0])

    def from_full_pack(self, deal: Deal, way: str) -> bool:
        """Whether the trump of a deal that leaves no stock is found in this way (RP-27, GJ-14)."""
        due = self.house["trump"] == "turned" and paper.has_trump(self.house, deal.kind)
        full = deal.cards * self.seats == len(self.pack)
        return due and full and bool(self.house["trump_full_deal"] == way)

    def _show_trump(self, deal: Deal, card: str) -> None:
        deal.trump_card = card
        deal.trump = deal.first_trump = "" if card in naive.jokers(self.house) else card[1]
        self._tell("trump", deal.trump, card)

    def _deal(self, deal: Deal, shuffled: Shuffled) -> None:
        """One card at a time from the dealer's left; where the trump is named, three each first (RP-25, GJ-14)."""
        used = deal.cards * self.seats
        deal.order = shuffled.cards[:used]
        for place in range(used):
            shuffled.slots[place] = ("hand", (deal.dealer + 1 + place) % self.seats)
        if self.from_full_pack(deal, "named"):
            deal.named = False
            self._give(deal, FIRST_CARDS)
            return
        if used < len(self.pack) and self.house["trump"] == "turned" and paper.has_trump(self.house, deal.kind):
            shuffled.slots[used] = ("trump", -1)
            self._show_trump(deal, shuffled.cards[used])
        if self.from_full_pack(deal, "last_card"):
            self._show_trump(deal, shuffled.cards[-1])
        self._give(deal, deal.cards)

    def _give(self, deal: Deal, each: int) -> None:
        deal.dealt = [[] for _ in range(self.seats)]
        for place, card in enumerate(deal.order[: each * self.seats]):
            deal.dealt[(deal.dealer + 1 + place) % self.seats].append(card)
        deal.hands = [list(hand) for hand in deal.dealt]
        deal.played = [[] for _ in range(self.seats)]
        if deal.kind == "forehead":
            all_shown = self.house["forehead_mode"] == "all_cards"
            self._tell("shown", [sorted(hand if all_shown else hand[:1]) for hand in deal.dealt])
        elif not (deal.kind == "blind" and self.bidding()):
            self._see(deal)

    def _see(self, deal: Deal) -> None:
        self._tell("seen", [sorted(hand) for hand in deal.dealt])

    def _name(self, word: str) -> None:
        deal, seat = self.deals[-1], self.turn()
        deal.trump = deal.first_trump = naive.SUIT_NAMES.get(word, "")
        deal.named = True
        self._tell("named", seat, deal.trump)
        self._give(deal, deal.cards)

    # Bids and tricks

    def _bid(self, bid: int) -> None:
        deal, seat = self.deals[-1], self.turn()
        self._open(deal)
        self.streaks[seat] = self.streaks[seat] + 1 if bid == 0 else 0
        deal.said.append(bid)
        self._tell("bid", seat, bid)
        if not self.bidding() and deal.dealt and deal.kind in ("blind", "forehead"):
            self._see(deal)

    def _play(self, card: str, said: str) -> None:
        deal, seat = self.deals[-1], self.turn()
        deal.hands[seat].remove(card)
        deal.played[seat].append(card)
        deal.trick.append((card, said))
        self._tell("played", seat, card, said)
        if len(deal.trick) < self.seats:
            return
        deal.leader = (deal.leader + naive.taker(self.house, deal.trick, deal.trump)) % self.seats
        deal.taken[deal.leader] += 1
        deal.trick = []
        self._tell("taken", deal.leader)
        if not any(deal.hands):
            self._score(deal)
        elif self.house["trump"] == "circular_trick" and self._goes_round(deal):
            deal.trump = paper.circle_trump(self.house, len(self.deals), sum(deal.taken))
            self._tell("trump", deal.trump, "")

    # The sheet

    def _score(self, deal: Deal) -> None:
        bids = deal.by_seat(self.seats)
        deal.points = [
            paper.points(self.house, deal.kind, deal.cards, bid, took)
            for bid, took in zip(bids, deal.taken, strict=True)
        ]
        self.lines.append(paper.Line(len(self.deals), bids, deal.taken, deal.points))
        self.totals = [total + more for total, more in zip(self.totals, deal.points, strict=True)]
        due = paper.premiums(self.house, self._set_lines()) if deal.ends_set else []
        for seat, _, more in due:
            self.totals[seat] += more
        dealt = (len(self.deals), deal.kind, deal.cards, deal.dealer, deal.first_trump, deal.trump_card)
        self._tell("row", *dealt, bids, deal.taken, deal.points, list(self.totals), due)
        if len(self.deals) < len(self.plan):
            self._next_deal()
            return
        money = paper.money(self.house, self.totals, deal.dealer)
        self._tell("ended", list(self.totals), paper.winners(self.house, self.totals), money)

    def _set_lines(self) -> list[paper.Line]:
        """The lines of the set that has just ended."""
        ends = [number for number, plan in enumerate(self.plan, 1) if plan.ends_set and number < len(self.deals)]
        return self.lines[max(ends, default=0) :]
