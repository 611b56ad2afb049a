"""How much of the pot a hand would win on average, were the board dealt out against hands drawn by chance."""

from random import Random

from kozyr.cards import mask_of
from kozyr.games.shortdeck.rules import BOARD, RIVER
from kozyr.games.shortdeck.view import HandView, View
from kozyr.play.ranking import strength

SAMPLES = 100
MOST_RIVALS = 3
"""More of them make no other decision, and take longer."""


def share(view: View, hand: HandView, rivals: int, rng: Random) -> float:
    """The mean share of the pot against so many rivals, from what the seat can see; ties share."""
    assert hand.hand is not None
    own, board, order = mask_of(hand.hand), mask_of(hand.board), view.rules.order
    unseen = [card.bit for card in view.rules.cards if not card.bit & (own | board)]
    to_come, rivals = BOARD[RIVER] - len(hand.board), min(rivals, MOST_RIVALS)
    won = 0.0
    for _ in range(SAMPLES):
        drawn = rng.sample(unseen, to_come + 2 * rivals)
        whole = board | sum(drawn[:to_come])
        mine = strength(own | whole, order)
        others = [strength(whole | drawn[at] | drawn[at + 1], order) for at in range(to_come, len(drawn), 2)]
        best = max(others)
        if mine >= best:
            won += 1 / (1 + others.count(mine))
    return won / SAMPLES
