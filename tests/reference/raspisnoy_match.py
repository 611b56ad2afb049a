"""A whole match of the naive raspisnoy, driven by the same texts as the engine.

It also remembers where every shuffled card went, so that the proofs can tell what a seat may know.
"""

from dataclasses import dataclass, field

from tests.reference import raspisnoy as naive

Slot = tuple[str, int]
"""Where a card of a shuffle went: ("drew", seat), ("trump", -1), ("hand", seat), ("stock", -1)."""


@dataclass
class Shuffled:
    """One shuffle of the log: its place there, the cards, and where each went."""

    at: int
    cards: list[str]
    slots: list[Slot]
    deal: int = -1


@dataclass
class Deal:
    """A deal of the naive match, finished or not; a list over seats is in seat order."""

    kind: str
    cards: int
    dealer: int
    trump: str = ""
    trump_card: str = ""
    dealt: list[list[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    said: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    trick: naive.Trick = field(default_factory=list)
    leader: int = 0
    played: list[list[str]] = field(default_factory=list)
    takers: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def by_seat(self, seats: int) -> list[int | None]:
        """The bids in seat order, None for who has not bid."""
        bids: list[int | None] = [None] * seats
        for step, bid in enumerate(self.said):
            bids[(self.dealer + 1 + step) % seats] = bid
        return bids


DEALER, OVER = -1, -3


class Match:
    """Tell it texts with `act`; ask it whose `turn` it is and what is `legal`."""

    def __init__(self, house: naive.House) -> None:
        self.house = house
        self.seats = int(house["seats"])
        self.plan = naive.schedule(house)
        self.log: list[str] = []
        self.shuffles: list[Shuffled] = []
        self.drawing = list(range(self.seats))
        self.first_dealer: int | None = None
        self.drawn_trump: str | None = None
        self.streaks = [0] * self.seats
        self.totals = [0] * self.seats
        self.deals: list[Deal] = []
        self.playing = False

    def turn(self) -> int:
        """Seat, DEALER or OVER."""
        if not self.playing:
            return OVER if len(self.deals) == len(self.plan) else DEALER
        deal = self.deals[-1]
        if self.bidding():
            return (deal.dealer + 1 + len(deal.said)) % self.seats
        return (deal.leader + len(deal.trick)) % self.seats

    def bidding(self) -> bool:
        """Whether bids are still to be made in the deal that lies on the table."""
        deal = self.deals[-1]
        return deal.kind not in ("golden", "misere") and len(deal.said) < self.seats

    def legal(self) -> set[str]:
        """Every text allowed now; the one word `shuffle` where any order of the pack is."""
        turn = self.turn()
        if turn == OVER:
            return set()
        if turn == DEALER:
            lot = self.first_dealer is None and self.house["first_dealer"] == "lot"
            return {f"lot {seat}" for seat in range(self.seats)} if lot else {"shuffle"}
        deal = self.deals[-1]
        if self.bidding():
            free = naive.bids(self.house, deal.kind, deal.cards, deal.said, self.streaks[turn])
            return {f"bid {bid}" for bid in free}
        return naive.plays(deal.hands[turn], deal.trick, deal.trump, self.house["must_trump"])

    def act(self, text: str) -> None:
        """Do what `text` says."""
        word, *rest = text.split()
        if word == "lot":
            self.first_dealer = int(rest[0])
        elif word == "shuffle":
            self._shuffle(rest)
        elif word == "bid":
            self._bid(int(rest[0]))
        else:
            self._play(rest[0], " ".join(rest[1:]))
        self.log.append(text)

    def _shuffle(self, cards: list[str]) -> None:
        shuffled = Shuffled(len(self.log), cards, [("stock", -1)] * 36)
        self.shuffles.append(shuffled)
        if self.first_dealer is None:
            self._draw_dealer(shuffled)
        elif self._draws_trump() and self.drawn_trump is None:
            self.drawn_trump = cards[0]
            shuffled.slots[0] = ("trump", -1)
        else:
            self._deal(shuffled)

    def _draw_dealer(self, shuffled: Shuffled) -> None:
        """The highest card deals, ties draw again, the joker beats all (RP-13, RP-A23); or the first ace (GJ-2)."""
        if self.house["first_dealer"] == "first_ace":
            place = next(place for place, card in enumerate(shuffled.cards) if card[0] == "A")
            shuffled.slots[: place + 1] = [("drew", at % self.seats) for at in range(place + 1)]
            self.first_dealer = place % self.seats
            return
        drawn = dict(zip(self.drawing, shuffled.cards, strict=False))
        shuffled.slots[: len(drawn)] = [("drew", seat) for seat in self.drawing]
        rank = {seat: 99 if card == naive.JOKER else naive.strength(card) for seat, card in drawn.items()}
        self.drawing = [seat for seat in self.drawing if rank[seat] == max(rank.values())]
        if len(self.drawing) == 1:
            self.first_dealer = self.drawing[0]

    def _draws_trump(self) -> bool:
        kind, cards = self.plan[len(self.deals)]
        full = cards * self.seats == 36
        return kind != "no_trump" and full and bool(self.house["trump_full_deal"] == "drawn")

    def _deal(self, shuffled: Shuffled) -> None:
        kind, cards = self.plan[len(self.deals)]
        assert self.first_dealer is not None
        dealer = (self.first_dealer + len(self.deals)) % self.seats
        deal = Deal(kind, cards, dealer)
        deal.dealt = [[] for _ in range(self.seats)]
        for place in range(cards * self.seats):
            seat = (dealer + 1 + place) % self.seats
            deal.dealt[seat].append(shuffled.cards[place])
            shuffled.slots[place] = ("hand", seat)
        deal.trump_card = self._trump_card(deal, shuffled)
        deal.trump = "" if deal.trump_card in ("", naive.JOKER) else deal.trump_card[1]
        deal.hands = [list(hand) for hand in deal.dealt]
        deal.played = [[] for _ in range(self.seats)]
        deal.taken = [0] * self.seats
        deal.leader = (dealer + 1) % self.seats
        shuffled.deal = len(self.deals)
        self.deals.append(deal)
        self.playing = True

    def _trump_card(self, deal: Deal, shuffled: Shuffled) -> str:
        """Turned from the stock, drawn before, shown by the dealer's last card, or none (RP-26, RP-27, RP-A48)."""
        if deal.kind == "no_trump":
            return ""
        used = deal.cards * self.seats
        if used < 36:
            shuffled.slots[used] = ("trump", -1)
            return shuffled.cards[used]
        drawn, self.drawn_trump = self.drawn_trump, None
        if self.house["trump_full_deal"] == "last_card":
            return shuffled.cards[-1]
        return drawn or ""

    def _bid(self, bid: int) -> None:
        seat = self.turn()
        self.streaks[seat] = self.streaks[seat] + 1 if bid == 0 else 0
        self.deals[-1].said.append(bid)

    def _play(self, card: str, said: str) -> None:
        deal, seat = self.deals[-1], self.turn()
        deal.hands[seat].remove(card)
        deal.played[seat].append(card)
        deal.trick.append((card, said))
        if len(deal.trick) < self.seats:
            return
        deal.leader = (deal.leader + naive.taker(deal.trick, deal.trump)) % self.seats
        deal.taken[deal.leader] += 1
        deal.takers.append(deal.leader)
        deal.trick = []
        if not any(deal.hands):
            self._score(deal)

    def _score(self, deal: Deal) -> None:
        bids = deal.by_seat(self.seats)
        deal.points = [
            naive.points(self.house, deal.kind, deal.cards, bid, took)
            for bid, took in zip(bids, deal.taken, strict=True)
        ]
        self.totals = [total + more for total, more in zip(self.totals, deal.points, strict=True)]
        self.playing = False
