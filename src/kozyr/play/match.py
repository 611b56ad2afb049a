"""What surrounds the deals of any game: who deals first and next, who has won, and who pays whom."""

from collections.abc import Sequence

from kozyr.cards import RANKS, Card


def highest_drawers(drawn: Sequence[tuple[int, Card]], jokers: Sequence[Card]) -> tuple[int, ...]:
    """The seats that drew the highest card; a joker ranks above all (RP-13, RP-A23)."""
    ranks = {seat: len(RANKS) if card in jokers else card.rank for seat, card in drawn}
    top = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == top)


def deal_round(cards: Sequence[Card], first: int, seats: int) -> list[tuple[int, Card]]:
    """Cards dealt one at a time clockwise from the seat `first`, as (seat, card)."""
    return [((first + place) % seats, card) for place, card in enumerate(cards)]


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total: one, or several joint winners (RP-77, RP-A25)."""
    top = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == top)


def settle_winner(totals: Sequence[int], price: int, last_dealer: int) -> tuple[int, ...]:
    """What each seat receives when every loser pays his difference to the winner (RP-78).

    Joint winners share; odd units go one each from the left of the last dealer (RP-A25, RP-A51).
    """
    top, best = max(totals), winners(totals)
    money = [(total - top) * price for total in totals]
    share, odd = divmod(-sum(money), len(best))
    by_turn = sorted(best, key=lambda seat: (seat - last_dealer - 1) % len(totals))
    for place, seat in enumerate(by_turn):
        money[seat] = share + (place < odd)
    return tuple(money)


def settle_pairwise(totals: Sequence[int], price: int) -> tuple[int, ...]:
    """What each seat receives when every pair settles its difference (RP-A26)."""
    return tuple((len(totals) * total - sum(totals)) * price for total in totals)


def settle_pairs(sums: Sequence[int], price: int) -> tuple[int, ...]:
    """What each of four seats receives when the losing pair pays; `sums` holds each seat's pair (GJ-16).

    Each loser pays the player at his left, so partners win or lose the same.
    """
    return tuple((sums[seat] - sums[(seat + 1) % 4]) * price for seat in range(4))
