"""Several hands beside each other: `kozyr rank`."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kozyr.play.ranking.hand import class_of, rank
from kozyr.play.ranking.naming import words
from kozyr.play.ranking.order import order


def compare(hands: Sequence[str], by: str, lang: str) -> dict[str, Any]:
    """The hands from the best down, equal ones in the order given, in the shape of `kozyr rank --json`; NotationError
    names an order or a card that is none."""
    how = order(by)
    ranked = sorted((rank(hand, how) for hand in hands), key=lambda hand: -hand.rank)
    times = Counter(hand.rank for hand in ranked)
    told = [
        {
            "cards": " ".join(hand.cards),
            "category": str(hand.category),
            "class": class_of(hand),
            "rank": hand.rank,
            "words": words(hand, lang),
            "best": " ".join(hand.best),
            "tied": times[hand.rank] > 1,
        }
        for hand in ranked
    ]
    return {"order": how.name, "hands": told}


def tell(report: dict[str, Any]) -> str:
    """The hands in lines: place, cards, name, and which five count where there are more; equal hands share a place."""
    hands = report["hands"]
    width = max(len(hand["cards"]) for hand in hands)
    lines = []
    for hand in hands:
        place = 1 + sum(other["rank"] > hand["rank"] for other in hands)
        five = f" ({hand['best']})" if len(hand["best"]) < len(hand["cards"]) else ""
        lines.append(f"{place:>2}{'=' if hand['tied'] else ' '} {hand['cards']:<{width}}  {hand['words']}{five}")
    return "\n".join(lines)
