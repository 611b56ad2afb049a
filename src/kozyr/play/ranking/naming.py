"""A hand by its name, for people: "full house, kings over tens" (the messages of hand.ftl)."""

from kozyr.cards import RANKS
from kozyr.play.game import Why
from kozyr.play.ranking.hand import Hand
from kozyr.play.ranking.order import Category

IDS = {category: f"hand-{category}".replace("_", "-") for category in Category}
TWO_RANKS = (Category.FULL_HOUSE, Category.TWO_PAIR)


def named(hand: Hand) -> Why:
    """The message that names a hand, and the one or two ranks that it is named after.

    A low hand without a pair goes by its two highest cards, "eight-six low"; a rank of 0 says that there is no second.
    """
    first, *others = [RANKS[rank] for rank in hand.ranks]
    low = hand.order.wish == "low" and hand.category is Category.HIGH_CARD
    id = "hand-low" if low else IDS[hand.category]
    if low or hand.category in TWO_RANKS:
        return Why(id, {"rank": first, "other-rank": others[0] if others else 0})
    return Why(id, {"rank": first})


def words(hand: Hand, lang: str = "en") -> str:
    """The name of a hand in a language.

    >>> from kozyr.play.ranking import rank
    >>> words(rank("Ks Kd Kc Ts Th")), words(rank("8s 6d 4c 2s Ah", "ace_five"))
    ('full house, kings over tens', 'eight-six low')
    """
    from kozyr.words import say  # Fluent is loaded only where something is said

    name = named(hand)
    return say(lang, name.id, **name.args)
