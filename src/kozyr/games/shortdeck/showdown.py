"""The end of a hand: the last player takes the pot, or the best hand wins, equal ones share (SD-11, SD-12, SD-A5)."""

from collections.abc import Mapping

from msgspec.structs import replace

from kozyr.cards import mask_of
from kozyr.games.shortdeck.rules import Rules
from kozyr.games.shortdeck.state import Hand, Result, Step
from kozyr.play import pots
from kozyr.play.dealt import Mucked, Shown, paid_out
from kozyr.play.pots import Pot
from kozyr.play.ranking import rank, strength
from kozyr.play.ranking.naming import named
from kozyr.play.seats import clockwise


def last_player(hand: Hand) -> Step:
    """All others have folded: the last one wins without showing (FD-A14)."""
    winner = hand.round.live.index(True)
    return _paid(hand, (Pot(sum(hand.paid), (winner,)),), {winner: 0}, frozenset())


def showdown(rules: Rules, hand: Hand) -> Step:
    """All who are left show or muck, and each pot goes to the best hand of those who may win it."""
    board, order = mask_of(hand.board), rules.order
    turns, layers = _turns(hand), pots.layers(hand.paid, hand.round.live)
    values = {seat: strength(board | mask_of(hand.holes[seat]), order) for seat in turns}
    opened = (True,) * len(turns) if rules.show == "all" else pots.shown_in_turn(turns, layers, values)
    faces = dict(zip(turns, opened, strict=True))
    told = tuple([_shown(rules, hand, seat) if faces[seat] else Mucked(seat) for seat in turns])
    after, won = _paid(hand, layers, values, frozenset(seat for seat in turns if faces[seat]))
    return after, told + won


def _turns(hand: Hand) -> tuple[int, ...]:
    """In which order hands are shown: from who bet or raised last on the river, else from the button's left (FD-53)."""
    aggressor = hand.round.aggressor
    return clockwise(aggressor if aggressor >= 0 else hand.button + 1, hand.round.live)


def _shown(rules: Rules, hand: Hand, seat: int) -> Shown:
    made = rank((*hand.holes[seat], *hand.board), rules.order)
    return Shown(seat, hand.holes[seat], named(made), made.best)


def _paid(hand: Hand, layers: tuple[Pot, ...], values: Mapping[int, int], open: frozenset[int]) -> Step:
    stacks, won = paid_out(layers, values, hand.button, hand.round.stacks)
    shown = tuple([hole if seat in open else None for seat, hole in enumerate(hand.holes)])
    return replace(hand, paid=(0,) * len(stacks), result=Result(stacks, shown, won)), won
