"""What a table of draw puts in before the cards, how many rounds it has, and within which limits (FD-11, FD-32)."""

from kozyr.games.draw.rules import Rules
from kozyr.games.draw.state import Hand
from kozyr.play.betting import NoLimit, PotLimit, Sizes, Spread, Steps
from kozyr.play.forced import Forced


def forced(rules: Rules) -> Forced:
    """Antes, blinds, or both."""
    ante = 0 if rules.forced == "blinds" else rules.ante
    small = 0 if rules.forced == "ante" else rules.small_blind
    return Forced(ante=ante, small=small, big=2 * small)


def has_exchange(rules: Rules) -> bool:
    """Whether cards are exchanged at all."""
    return rules.most_drawn > 0


def draws_first(rules: Rules) -> bool:
    """Whether the exchange comes before the only round of betting (FD-A23)."""
    return rules.draw_before_betting and has_exchange(rules)


def has_two_rounds(rules: Rules) -> bool:
    """Whether there is a round of betting before the exchange and one after it."""
    return has_exchange(rules) and not rules.draw_before_betting


def sizes(rules: Rules, number: int) -> Sizes:
    """What may be bet and raised in a round; after an exchange the limits are those of the second (FD-26, FD-A23)."""
    late = number == 2 or draws_first(rules)
    match rules.limit:
        case "limit":
            return Steps((rules.unit, 2 * rules.unit) if late else (rules.unit,))
        case "spread":
            return Spread(*rules.spread[late])
        case "pot":
            return PotLimit(rules.unit, rules.pot_rule == "current_pot")
        case "no_limit":
            return NoLimit(rules.unit)


def cap(rules: Rules, hand: Hand) -> int | None:
    """How many raises may follow a bet: in limit as agreed, none counted between two (FD-A26)."""
    return most_raises(rules) if sum(hand.live) > 2 else None


def most_raises(rules: Rules) -> int | None:
    """How many raises may follow a bet where more than two play; None for any number."""
    capped = rules.limit in ("limit", "spread") and rules.raise_cap != "none"
    return int(rules.raise_cap) if capped else None
