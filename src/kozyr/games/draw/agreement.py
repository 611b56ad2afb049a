"""Which rules of five-card draw contradict each other, told in a host's words (FD-A28)."""

from collections.abc import Callable, Iterator, Set
from typing import TYPE_CHECKING

from kozyr.play.house import Fault

if TYPE_CHECKING:
    from kozyr.games.draw.rules import Rules


def contradictions(rules: "Rules", faulty: Set[str]) -> list[Fault]:
    """Every reason why a table cannot play by `rules`, as far as it can be told without the fields `faulty`."""
    return [fault for fields, check in CHECKS if not fields & faulty for fault in check(rules)]


def _blinds(rules: "Rules") -> Iterator[Fault]:
    """Blinds are bets: somebody has always opened."""
    if rules.forced == "ante":
        return
    remedy = {"forced": "ante"}
    if rules.openers != "none":
        text = f"forced {rules.forced} and openers {rules.openers} contradict: the blinds have opened already"
        yield Fault(("forced", "openers"), text, "house-fault-blinds-openers", {}, remedy)
    if rules.all_check != "continue":
        text = f"forced {rules.forced} and all_check {rules.all_check} contradict: with blinds not all can check"
        yield Fault(("forced", "all_check"), text, "house-fault-blinds-check", {}, remedy)
    if rules.first_actor == "random":
        text = f"forced {rules.forced} and first_actor random contradict: the first to act sits left of the big blind"
        yield Fault(("forced", "first_actor"), text, "house-fault-blinds-random", {}, remedy)


def _low(rules: "Rules") -> Iterator[Fault]:
    if rules.order == "high":
        return
    remedy = {"order": "high"}
    if rules.openers != "none":
        text = f"openers {rules.openers} and order {rules.order} contradict: a pair does not open a game for low hands"
        yield Fault(("openers", "order"), text, "house-fault-openers-low", {}, remedy)
    if rules.all_check == "lowball":
        text = f"all_check lowball and order {rules.order} contradict: the hand is played for low already"
        yield Fault(("all_check", "order"), text, "house-fault-lowball-low", {}, remedy)


def _small_pack(rules: "Rules") -> Iterator[Fault]:
    if rules.deck == 20 and rules.wild in ("deuces", "joker", "bug"):
        text = f"wild {rules.wild} is not for a pack of 20 cards"
        yield Fault(("wild", "deck"), text, "house-fault-wild-pack", {}, {"wild": "none"})


def in_play(rules: "Rules") -> int:
    """How many cards can come to the players: one turned for its rank is out of play (FD-A12)."""
    return rules.deck + (rules.wild in ("joker", "bug")) - (rules.wild == "turned_rank")


def _enough(rules: "Rules") -> Iterator[Fault]:
    left = in_play(rules) - 5 * rules.seats
    args: dict[str, str | int] = {"cards": in_play(rules), "seats": rules.seats}
    if left < 0:
        text = f"{in_play(rules)} cards are not enough for {rules.seats} players with five each"
        yield Fault(("seats", "deck"), text, "house-fault-five-each", args, {"deck": "52"})
    elif left < 5 and rules.max_draw != "0":
        text = f"{in_play(rules)} cards leave {rules.seats} players too few to exchange: max_draw must be 0"
        yield Fault(("seats", "deck", "max_draw"), text, "house-fault-no-draw", args, {"max_draw": "0"})


def _buyin(rules: "Rules") -> Iterator[Fault]:
    if rules.buyin_max < rules.buyin_min:
        text = f"buyin_max {rules.buyin_max} is less than buyin_min {rules.buyin_min}"
        remedy = {"buyin_max": str(rules.buyin_min)}
        args: dict[str, str | int] = {"least": rules.buyin_min, "most": rules.buyin_max}
        yield Fault(("buyin_min", "buyin_max"), text, "house-fault-buyin", args, remedy)


CHECKS: tuple[tuple[frozenset[str], Callable[["Rules"], Iterator[Fault]]], ...] = (
    (frozenset({"forced", "openers", "all_check", "first_actor"}), _blinds),
    (frozenset({"order", "openers", "all_check"}), _low),
    (frozenset({"deck", "wild"}), _small_pack),
    (frozenset({"deck", "wild", "seats", "max_draw"}), _enough),
    (frozenset({"buyin_min", "buyin_max"}), _buyin),
)
"""Each check with the fields that it reads."""
