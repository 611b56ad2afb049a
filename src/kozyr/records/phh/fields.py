"""What stands around the actions of a hand in PHH: the variant, the forced bets, the stacks, and what is ours.

PHH has names for fixed-limit and no-limit hold'em and for no-limit short deck. All else, and a hand that goes a way in
which these variants cannot go, bears a name of ours. Fields that PHH does not know begin with an underscore.
"""

from typing import Any

from kozyr import games
from kozyr.games.draw import limits
from kozyr.games.shortdeck.rules import Rules as Holdem
from kozyr.play.choices import Shuffled
from kozyr.play.forced import Forced
from kozyr.records.phh.course import Course
from kozyr.records.phh.notation import DEALT_BY_CARDS, joined, lines
from kozyr.records.record import Record
from kozyr.records.writing import differing

OWN = "kozyr-"
"""A variant of ours is this and the game's name."""
MOST_BETS = 4
"""So many bets and raises has a round of FT at most; here a round that began with two players has no cap (SD-A9)."""


def standard(game: str, rules: Any) -> str | None:
    """The name that PHH has for a game by these rules; None for one that is ours."""
    if game != "shortdeck":
        return None
    match rules.deck, rules.ranking, rules.limit:
        case 52, "standard", "no_limit":
            return "NT"
        case 52, "standard", "limit":
            return "FT" if rules.raise_cap == "3" else None
        case 36, "straight_over_trips", "no_limit":
            return "NS" if rules.ace_low_straight else None
        case _:
            return None


def fields(record: Record, course: Course) -> dict[str, Any]:
    """A finished hand by field, in the order in which they are written."""
    seats, rules = course.seats, record.rules
    actions = [line for move in course.moves for line in lines(record.game, seats, move)]
    antes, blinds = _forced_bets(record, course)
    return {
        "variant": _variant(record, course, actions),
        "ante_trimming_status": True,
        "antes": antes,
        "blinds_or_straddles": blinds,
        **_bets(record.game, rules),
        "starting_stacks": [course.begun.stacks[seat] for seat in seats],
        "actions": actions,
        "hand": course.begun.number,
        "seats": [seat + 1 for seat in seats],
        "seat_count": rules.seats,
        "players": [record.players[seat] for seat in seats],
        "finishing_stacks": [course.ended.stacks[seat] for seat in seats],
        "_preset": record.preset,
        "_rules": differing(record.game, rules),
        "_table": list(record.players),
        "_before": _texts(record, course.before),
        **_undealt(record.game, course),
        **({"_after": _texts(record, course.after)} if course.after is not None else {}),
    }


def _texts(record: Record, actions: tuple[Any, ...]) -> list[str]:
    return [games.load(record.game).show(action) for action in actions]


def _variant(record: Record, course: Course, actions: list[str]) -> str:
    name = standard(record.game, record.rules)
    if name is None or _posts_otherwise(record.rules, course) or (name == "FT" and _most_bets(actions) > MOST_BETS):
        return OWN + record.game
    return name


def _posts_otherwise(rules: Holdem, course: Course) -> bool:
    """Whether somebody posted a blind late, or the live blind that makes the price is short (HX-A7)."""
    live = [post.amount for post in course.posted if post.what in ("big_blind", "button_blind")]
    return len(live) != 1 or live[0] < rules.unit


def _most_bets(actions: list[str]) -> int:
    streets = "\n".join(actions).split("d db")
    return max(street.count(" cbr ") for street in streets)


def _forced(game: str, rules: Any) -> Forced:
    match game:
        case "shortdeck":
            return rules.posted  # type: ignore[no-any-return]
        case "draw":
            return limits.forced(rules)
        case _:
            return Forced(ante=rules.ante_chips)


def _forced_bets(record: Record, course: Course) -> tuple[list[int], list[int]]:
    """Antes and blinds of each player; with two players PHH turns the blinds round, so that the button has the last."""
    forced, seats = _forced(record.game, record.rules), course.seats
    blinds = [0] * len(seats)
    for post in course.posted:
        if post.what == "big_blind":
            blinds[seats.index(post.seat)] = forced.big
    if forced.big:
        blinds[:2] = [forced.small, forced.big]
    if forced.button:
        blinds[0 if len(seats) == 2 else -1] = forced.button
    return [forced.ante] * len(seats), blinds


def _bets(game: str, rules: Any) -> dict[str, int]:
    if game == "palace":
        return {"small_bet": rules.small_bet, "big_bet": rules.big_bet}
    if rules.limit == "limit":
        return {"small_bet": rules.unit, "big_bet": 2 * rules.unit}
    return {"min_bet": rules.spread[0][0] if rules.limit == "spread" else rules.unit}


def _undealt(game: str, course: Course) -> dict[str, str]:
    """The order of the cards that nobody saw, where the shuffle is not written."""
    if game not in DEALT_BY_CARDS:
        return {}
    (stock,) = [move.action.cards for move in course.moves if isinstance(move.action, Shuffled)]
    told = [line.split()[-1] for move in course.moves for line in lines(game, course.seats, move) if line[0] == "d"]
    return {"_undealt": joined(stock[sum(map(len, told)) // 2 :])}
