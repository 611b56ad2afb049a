"""A second Palace Poker, naive on purpose: one hand as a heap of lists and dicts that is changed by texts.

It is written from the rulebook alone (PP-5..PP-41, PP-A1..PP-A26, D1, D2) and shares nothing with the engine.
"""

from typing import Any

from tests.reference.poker_hands import House, worth

DEALER, OVER = -1, -3
PACK = [rank + suit for suit in "scdh" for rank in "23456789TJQKA"]
STANDARD = House()


class Palace:
    """A hand after its antes; `chips`, `soldiers` and so on are dicts by seat, `seats` those who are in by turn."""

    def __init__(self, house: dict[str, Any], button: int, stacks: list[int]) -> None:
        self.house, self.table, self.button = house, len(stacks), button
        self.chips = {seat: stack for seat, stack in enumerate(stacks) if stack}
        self.seats = [seat for seat in self._round(button) if seat in self.chips]
        self.dealt_in = list(self.seats)
        self.banner: dict[int, str] = {}
        self.palace: dict[int, list[str]] = {}
        self.soldiers: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.pile: list[str] = []
        self.discards: list[str] = []
        self.layers: list[tuple[set[int], list[int]]] = []
        self.awaits, self.mover, self.keeper = "banners", button, -1
        self.battle: dict[str, Any] = {}
        self.calm: set[int] = set()
        self.left: list[list[int]] = []
        self.won: list[tuple[int, dict[int, int]]] = []
        self._antes()

    def _round(self, start: int) -> list[int]:
        """The seats of the table, from the left of one of them on."""
        return [(start + step) % self.table for step in range(1, self.table + 1)]

    # Chips (D2)

    def _antes(self) -> None:
        half = max(1, self.house["small_bet"] // 2)
        ante = half if self.house["ante"] == "half" else self.house["ante"]
        paid = {seat: min(ante, self.chips[seat]) for seat in self.seats}
        below = 0
        for level in sorted(set(paid.values())):
            sharers = {seat for seat in self.seats if paid[seat] >= level}
            self.layers.append((sharers, [level - below] * len(sharers)))
            below = level
        for seat in self.seats:
            self.chips[seat] -= paid[seat]

    def _lay(self, amount: int, sharers: set[int]) -> None:
        if amount == 0:
            return
        before = {seat for seat in self.layers[-1][0] if seat in self.seats}
        if before - sharers:
            self.layers.append((sharers, []))
        self.layers[-1][1].append(amount)

    def _rich(self) -> set[int]:
        return {seat for seat in self.seats if self.chips[seat] > 0}

    def _pay(self, amount: int) -> None:
        sharers = self._rich()
        self.chips[self.mover] -= amount
        self._lay(amount, sharers)

    # Who acts

    def who(self) -> int:
        """The seat that acts, DEALER or OVER."""
        if self.awaits in ("banners", "palaces", "renewal"):
            return DEALER
        if self.awaits == "battle":
            return int(self.battle["answers"])
        return {"turn": self.mover, "keep": self.keeper, "over": OVER}[self.awaits]

    def price(self, seat: int) -> int:
        """What an attack costs, and a call (PP-26)."""
        return int(self.house["small_bet"]) * (1 + len(self.soldiers[seat]))

    def to_shuffle(self) -> set[str]:
        """The cards that the dealer shuffles now."""
        return set(self.discards) if self.awaits == "renewal" else set(PACK) - set(self.banner.values())

    def allows(self, text: str) -> bool:
        """Whether this may be done now by whose turn it is."""
        verb, *words = text.split()
        if self.awaits == "keep":
            cards = [] if words == ["none"] else words
            held = self.soldiers[self.keeper]
            return verb == "keep" and set(cards) <= set(held) and len(cards) <= self.house["max_soldiers"]
        if self.awaits == "battle":
            return verb in ("fold", "call") or (verb == "raise" and self._may_raise(int(words[0])))
        return self.awaits == "turn" and self._may(verb, words)

    def _may(self, verb: str, words: list[str]) -> bool:
        me, chips = self.mover, self.chips[self.mover]
        pressed = len(self.seats) == 2 and chips >= self.price(me)
        match verb:
            case "fold":
                return True
            case "stay":
                return not pressed
            case "discard":
                cost = self.house["small_bet"] if self.house["discard_cost"] == "small_bet" else 0
                return len(self.seats) > 2 and chips >= cost and bool(words) and set(words) <= set(self.soldiers[me])
            case "buy":
                return chips >= self.house["small_bet"] and bool(self.pile or self.discards)
            case "attack":
                target, amount = map(int, words)
                if target == me or target not in self.seats or self.banner[target][1] == self.banner[me][1]:
                    return False
                most = chips if self.house["structure"] == "no_limit" else self.price(me)
                return chips >= self.price(me) and self.price(me) <= amount <= most
            case _:
                return False

    def _may_raise(self, amount: int) -> bool:
        battle, me = self.battle, self.battle["answers"]
        if (self.house["raise_cap"] == "3" and battle["raises"] == 3) or self.chips[battle["other"]] == 0:
            return False
        if self.chips[me] < battle["owed"] + amount:
            return False
        if self.house["structure"] == "no_limit":
            return bool(amount >= max(self.house["small_bet"], battle["last"]))
        return bool(amount == (self.house["big_bet"] if self.soldiers[me] else 2 * self.house["small_bet"]))

    # What is done

    def do(self, text: str) -> None:
        """Changes the hand by what is done."""
        verb, *words = text.split()
        if verb == "shuffle":
            self._shuffled(words)
        elif self.awaits == "battle":
            self._answer(verb, int(words[0]) if words else 0)
        else:
            self._turn(verb, words)

    def _shuffled(self, cards: list[str]) -> None:
        if self.awaits == "banners":
            self._banners(cards)
        elif self.awaits == "palaces":
            for _ in range(3):
                for seat in self.dealt_in:
                    self.palace.setdefault(seat, []).append(cards.pop(0))
            self.pile = cards
            self._next()
        else:
            self.pile, self.discards = cards, []
            self._recruit()

    def _banners(self, cards: list[str]) -> None:
        for place, seat in enumerate(self.dealt_in):
            group = self.dealt_in[place // 4 * 4 : place]
            while seat not in self.banner:
                if not cards:
                    return
                card = cards.pop(0)
                if card[1] not in [self.banner[other][1] for other in group]:
                    self.banner[seat] = card
        self.awaits = "palaces"

    def _recruit(self) -> None:
        self.soldiers[self.mover].append(self.pile.pop(0))
        self.awaits, self.keeper = "keep", self.mover

    def _turn(self, verb: str, words: list[str]) -> None:
        match verb:
            case "keep":
                self._put_off(self.keeper, [card for card in self.soldiers[self.keeper] if card not in words])
            case "discard":
                self._put_off(self.mover, words)
                self._pay(self.house["small_bet"] if self.house["discard_cost"] == "small_bet" else 0)
                self.calm.add(self.mover)
            case "stay":
                self.calm.add(self.mover)
            case "fold":
                self._out(self.mover)
            case "buy":
                self.calm = set()
                self._pay(self.house["small_bet"])
                if not self.pile:
                    self.awaits = "renewal"
                    return
                self._recruit()
                return
            case _:
                self._attack(*map(int, words))
                return
        self._next()

    def _put_off(self, seat: int, cards: list[str]) -> None:
        self.soldiers[seat] = [card for card in self.soldiers[seat] if card not in cards]
        self.discards += cards

    def _out(self, *seats: int) -> None:
        for seat in seats:
            self.discards += [*self.palace.pop(seat), *self.soldiers.pop(seat)]
            if seat in self.banner:
                self.discards.append(self.banner.pop(seat))
            self.seats.remove(seat)
            self.calm.discard(seat)
        self.left.append(list(seats))

    # Battles

    def _attack(self, target: int, amount: int) -> None:
        extra = amount - self.price(self.mover)
        self.calm = set()
        self.battle = {"paid": {self.mover: amount, target: 0}, "rich": self._rich(), "answers": target}
        self.battle |= {"other": self.mover, "owed": self.price(target) + extra, "open": extra, "last": 0, "raises": 0}
        self.chips[self.mover] -= amount
        self.awaits = "battle"

    def _answer(self, verb: str, amount: int) -> None:
        battle, me = self.battle, self.battle["answers"]
        other = battle["other"]
        if verb == "fold":
            self._give_back(other, battle["open"])
            self._settle(None)
            self._captured(other, me)
            return
        puts = min(battle["owed"] + amount, self.chips[me])
        self.chips[me] -= puts
        battle["paid"][me] += puts
        if verb == "raise":
            battle |= {"answers": other, "other": me, "owed": amount, "open": amount, "last": amount}
            battle["raises"] += 1
            return
        unmatched = min(battle["open"], battle["owed"] - puts)
        self._give_back(other, unmatched)
        self._settle(me if puts < battle["owed"] else None)
        self._judge(me, other)

    def _give_back(self, seat: int, amount: int) -> None:
        self.chips[seat] += amount
        self.battle["paid"][seat] -= amount

    def _settle(self, short: int | None) -> None:
        paid, rich = self.battle["paid"], self.battle["rich"]
        common = sum(paid.values())
        beyond = 0
        if short in rich:
            beyond = max(0, max(paid.values()) - paid[short]) if max(paid, key=lambda seat: paid[seat]) != short else 0
        self._lay(common - beyond, rich)
        self._lay(beyond, rich - {short})

    def _judge(self, one: int, other: int) -> None:
        best = self._better(one, other)
        if best is None:
            self._out(*sorted((one, other), key=lambda seat: seat != self.mover))
            self._next()
        else:
            self._captured(best, one if best == other else other)

    def _better(self, one: int, other: int) -> int | None:
        marks = []
        for seat, rival in ((one, other), (other, one)):
            held = [*self.palace[seat], self.banner[seat], *self.soldiers[seat]]
            counting = [card for card in held if card[1] != self.banner[rival][1]]
            marks.append((worth(counting, STANDARD), sum(card[1] == self.banner[seat][1] for card in held)))
        return None if marks[0] == marks[1] else one if marks[0] > marks[1] else other

    def _captured(self, winner: int, loser: int) -> None:
        booty = [*self.soldiers[loser], self.banner.pop(loser)]
        self.soldiers[loser] = []
        self._out(loser)
        self.soldiers[winner] += booty
        self.awaits, self.keeper = "keep", winner
        if self._ended_early():
            return

    # The end (PP-A21)

    def _ended_early(self) -> bool:
        left = len(self.seats)
        if left == 0:
            self._share(self.left[-1], None)
        elif left == 1 or (left <= 3 and len({self.banner[seat][1] for seat in self.seats}) == 1):
            self._share(self.seats, None)
        return self.awaits == "over"

    def _next(self) -> None:
        if self._ended_early():
            return
        self.awaits, self.keeper = "turn", -1
        self.mover = next(seat for seat in self._round(self.mover) if seat in self.seats)
        poor = all(self.chips[seat] < self.price(seat) for seat in self.seats)
        if (len(self.seats) == 2 and poor) or (len(self.seats) > 2 and self.calm == set(self.seats)):
            hands = {seat: [*self.palace[seat], self.banner[seat], *self.soldiers[seat]] for seat in self.seats}
            self._share(self.seats, {seat: worth(hand, STANDARD) for seat, hand in hands.items()})

    def _share(self, winners: list[int], worths: dict[int, Any] | None) -> None:
        for sharers, paid in self.layers:
            rivals = [seat for seat in winners if seat in sharers]
            if worths and rivals:
                best = max(worths[seat] for seat in rivals)
                rivals = [seat for seat in rivals if worths[seat] == best]
            for group in reversed(self.left):
                rivals = rivals or [seat for seat in group if seat in sharers]
            self._pay_out(sum(paid), rivals)
        self.awaits = "over"

    def _pay_out(self, amount: int, rivals: list[int]) -> None:
        by_turn = [seat for seat in self._round(self.button) if seat in rivals]
        for chip in range(amount):
            self.chips[by_turn[chip % len(by_turn)]] += 1

    def stacks(self) -> list[int]:
        """The chips of all seats of the table."""
        return [self.chips.get(seat, 0) for seat in range(self.table)]


def sizes(palace: Palace) -> list[tuple[int, ...]]:
    """The sums in the layers, and how many have a share: what two engines must agree on."""
    return [(sum(paid), *sorted(sharers)) for sharers, paid in palace.layers]
