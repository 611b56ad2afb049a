"""What follows an action: the next turn, or the end of the hand and who wins what (PP-38..PP-41, PP-A21)."""

from msgspec.structs import replace

from kozyr.cards import mask_of
from kozyr.games.palace.camp import ORDER, can_pay, cards, one_suit, standing
from kozyr.games.palace.dealing import order
from kozyr.games.palace.layers import awards
from kozyr.games.palace.rules import Rules
from kozyr.games.palace.state import Closed, Hand, How, Step
from kozyr.play.dealt import PotWon, Shown
from kozyr.play.pots import received
from kozyr.play.ranking import rank, strength
from kozyr.play.ranking.naming import named
from kozyr.play.seats import clockwise


def proceed(rules: Rules, hand: Hand) -> Step:
    """The checks after every action and battle, in their order, and then the next turn (PP-A21, PP-A8)."""
    left = standing(hand)
    if not left:
        return finish(hand, "tie", hand.gone[-1])
    if len(left) == 1:
        return finish(hand, "last", left)
    if len(left) <= 3 and one_suit(hand):
        return finish(hand, "same_suit", left)
    if hand.stage != "turn":
        return hand, ()
    hand = replace(hand, mover=clockwise(hand.mover + 1, hand.live)[0])
    if _rests(rules, hand, left):
        return finish(hand, "showdown", left)
    return hand, ()


def _rests(rules: Rules, hand: Hand, left: tuple[int, ...]) -> bool:
    """Whether nobody goes on: of two neither can pay an attack, or all of more have let their turns pass (PP-A10,
    PP-A9, PP-41)."""
    if len(left) == 2:
        return not any(can_pay(rules, hand, seat) for seat in left)
    return all(hand.calm[seat] for seat in left)


def finish(hand: Hand, how: How, left: tuple[int, ...]) -> Step:
    """The pots go to those who are left, by their hands in a showdown without exclusions (PP-41, PP-A7), and in equal
    shares at any other end."""
    showdown = how == "showdown"
    values = {seat: strength(mask_of(cards(hand, seat)), ORDER) if showdown else 0 for seat in left}
    paid = awards(hand, values)
    stacks = tuple([sum(pair) for pair in zip(hand.stacks, received(paid, len(hand.live)), strict=True)])
    shown = tuple([cards(hand, seat) if showdown and live else None for seat, live in enumerate(hand.live)])
    won = tuple([PotWon(number, pot.amount, pot.winners, pot.shares) for number, pot in enumerate(paid)])
    laid_open = [show(hand, seat) for seat in order(hand) if showdown]
    after = replace(hand, stage="over", stacks=stacks, pots=(), keeper=-1, mover=-1, how=how, shown=shown, won=won)
    return after, (Closed(how, left), *laid_open, *won)


def show(hand: Hand, seat: int) -> Shown:
    """A hand laid open."""
    made = rank(cards(hand, seat), ORDER)
    return Shown(seat, made.cards, named(made), made.best)
