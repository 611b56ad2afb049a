"""The house rules of short deck as the plain numbers by which the core plays whole hands.

The engine is the law and the core a fast copy of it (tests/kernel/test_poker.py holds it to that). Every house rule of
a hand has its place in the core, but for who shows and who mucks, which moves no chip (FD-A27).
"""

from functools import lru_cache
from itertools import pairwise

from kozyr.cards import mask_of
from kozyr.games.shortdeck.rules import BOARD, PREFLOP, Rules
from kozyr.kernel.poker import HandRules, pack_rules
from kozyr.play.packed import limit_of, pack_order, street_of
from kozyr.play.ranking import Order

HOLES, MANY = 2, 3
"""Cards for each; players among whom raises are counted (SD-A9)."""


def aims(rules: Rules) -> tuple[Order, ...]:
    """What is played for."""
    return (rules.order,)


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> HandRules:
    """The rules of a hand as the core takes them; LacksError for what it lacks."""
    posted, order = rules.posted, pack_order(rules.order)
    dealt = (0, *(after - before for before, after in pairwise(BOARD)))
    return pack_rules(
        pack=mask_of(rules.cards),
        own=HOLES,
        aims=(order, order),
        streets=[street_of(rules.sizes(street), board) for street, board in enumerate(dealt)],
        ante=posted.ante,
        small=posted.small,
        big=posted.big,
        button=posted.button,
        limit=limit_of(rules.sizes(PREFLOP)),
        cap=rules.cap(MANY),
    )
