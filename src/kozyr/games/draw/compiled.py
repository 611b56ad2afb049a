"""The house rules of five-card draw as the plain numbers by which the core plays whole hands.

The engine is the law and the core a fast copy of it (tests/kernel/test_poker.py holds it to that). Every house rule of
a hand has its place in the core, but for who shows and who mucks, which moves no chip (FD-A27).
"""

from functools import lru_cache

from kozyr.cards import mask_of
from kozyr.games.draw.dealing import FIVE
from kozyr.games.draw.limits import draws_first, forced, has_two_rounds, most_raises, sizes
from kozyr.games.draw.orders import least_opening, order_of_view
from kozyr.games.draw.rules import Rules
from kozyr.kernel.poker import Checked, HandRules, Later, Street, pack_rules
from kozyr.play.packed import limit_of, pack_order, street_of
from kozyr.play.ranking import Order

CHECKED = {"continue": Checked.GO_ON, "redeal": Checked.DEAL_AGAIN, "lowball": Checked.OTHER_AIM}
LATER = {"left": Later.LEFT, "first_drawer": Later.FIRST_DRAWER, "same": Later.SAME}


def aims(rules: Rules) -> tuple[Order, Order]:
    """What is played for, and what after all have checked where that changes it (FD-A21); before a card is turned."""
    return order_of_view(rules, rules.order, None), order_of_view(rules, rules.lowball_order, None)


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> HandRules:
    """The rules of a hand as the core takes them; LacksError for what it lacks."""
    posted, (order, low) = forced(rules), aims(rules)
    with_ace = rules.max_draw == "3_or_4_with_ace"
    return pack_rules(
        pack=mask_of(rules.cards),
        own=FIVE,
        aims=(pack_order(order), pack_order(low)),
        streets=_streets(rules),
        turned=rules.wild == "turned_rank",
        lot=rules.first_actor == "random",
        ante=posted.ante,
        small=posted.small,
        big=posted.big,
        limit=limit_of(sizes(rules, 1)),
        cap=most_raises(rules),
        most_away=3 if with_ace else rules.most_drawn,
        four_with_ace=with_ace,
        within_stub=rules.limit_draw_by_stub,
        after_last=rules.draw_order == "after_last_actor",
        later_first=LATER[rules.second_round],
        when_checked=CHECKED[rules.all_check],
        most_redeals=rules.max_redeals,
        opener=0 if rules.openers == "none" else least_opening(rules, order),
    )


def _streets(rules: Rules) -> tuple[Street, ...]:
    """A round before the exchange and one after it; or one alone, after the exchange or without (FD-A17, FD-A23)."""
    first = street_of(sizes(rules, 1), exchange=draws_first(rules))
    return (first, street_of(sizes(rules, 2), exchange=True)) if has_two_rounds(rules) else (first,)
