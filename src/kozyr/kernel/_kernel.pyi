"""What the compiled core offers; each function says the rest in its own help."""

from collections.abc import Sequence
from typing import Any

from kozyr.kernel.ranks import Core

abi: str

class Ranks(Core):
    def __new__(
        cls,
        cards: int,
        wild: int,
        ladder: bytes,
        low: bool,
        ace_plays_low: bool,
        bug: bool,
        natural_first: bool,
        error: type[Exception] = ...,
    ) -> Ranks: ...
    def tally(self, size: int, lowest: int, /) -> bytearray: ...

def equity_deals(
    ranks: Any, hands: bytes, draws: bytes, board: int, to_come: int, stub: int, first: int, last: int, /
) -> bytes: ...
def equity_can_by_ranks(ranks: Any, hands: bytes, draws: bytes, board: int, to_come: int, stub: int, /) -> bool: ...
def equity_ranks(ranks: Any, hands: bytes, draws: bytes, board: int, to_come: int, stub: int, /) -> bytes | None: ...
def equity_sample(
    ranks: Any,
    hands: bytes,
    draws: bytes,
    board: int,
    to_come: int,
    stub: int,
    choices: tuple[tuple[bytes, bytes] | None, ...],
    seed: int,
    piece: int,
    number: int,
    /,
) -> bytes: ...
def trick_rules(jokers: int, as_cards: int, switches: bytes, circle: bytes, /) -> bytes: ...
def trick_deal(
    rules: bytes, hands: Sequence[int], leader: int, trump: int, circle_at: int, taken: bytes, /
) -> bytes: ...
def trick_look(rules: bytes, deal: bytes, /) -> tuple[tuple[int, ...], tuple[int, ...], int, int, int, int]: ...
def trick_moves(rules: bytes, deal: bytes, /) -> list[int]: ...
def trick_play(rules: bytes, deal: bytes, moves: Sequence[int], /) -> bytes: ...
def trick_playouts(
    rules: bytes, deal: bytes, wanted: bytes | None, noise: int, times: int, seed: int, stream: int, /
) -> tuple[int, ...]: ...
def trick_script(rules: bytes, deal: bytes, wanted: bytes, /) -> int: ...
def trick_random_deals(
    rules: bytes, shape: bytes, points: bytes, times: int, seed: int, stream: int, /
) -> tuple[int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]: ...
def trick_deal_logs(
    rules: bytes, shape: bytes, times: int, seed: int, stream: int, /
) -> list[tuple[bytes, int, int, bytes, list[int]]]: ...
def worlds_count(cards: int, lacks: bytes, masks: bytes, /) -> float: ...
def worlds_draw(
    cards: int, lacks: bytes, masks: bytes, known: bytes, count: int, seed: int, stream: int, weights: bytes, /
) -> tuple[bytes, bytes] | None: ...
def trick_solve(
    rules: bytes, deal: bytes, points: bytes, most: int, entries: int, plain: bool, /
) -> tuple[int, int, list[tuple[int, tuple[int, ...]]]]: ...
def trick_force(rules: bytes, deal: bytes, seat: int, wanted: int, most: int, entries: int, /) -> tuple[int, int]: ...
def trick_search(
    rules: bytes,
    deal: bytes,
    points: bytes,
    worlds: bytes,
    places: int,
    weights: bytes,
    wanted: bytes | None,
    noise: int,
    times: int,
    ahead: int,
    most_visited: int,
    remembered: int,
    seed: int,
    first: int,
    /,
) -> tuple[float, float, int, list[tuple[int, tuple[tuple[float, float, float], ...]]]]: ...

class PokerHand:
    def turn(self) -> int: ...
    def waits(self) -> int: ...
    def bets(self) -> tuple[int, tuple[tuple[int, int], ...]]: ...
    def exchanges(self) -> tuple[tuple[int, int, int], ...]: ...
    def deck(self) -> int: ...
    def lot(self, seat: int, /) -> None: ...
    def shuffle(self, places: bytes, /) -> None: ...
    def bet(self, act: int, sum: int = 0, /) -> None: ...
    def exchange(self, cards: int, /) -> None: ...
    def look(self) -> tuple[Any, ...]: ...

def hand_rules(numbers: bytes, /) -> bytes: ...
def random_hands(
    numbers: bytes,
    aim: Any,
    other_aim: Any,
    stacks: Sequence[int],
    free_folds: bool,
    least: bool,
    seed: int,
    stream: int,
    first: int,
    hands: int,
    /,
) -> bytes: ...
