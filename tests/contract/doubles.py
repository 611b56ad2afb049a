"""Games with a planted fault: each wraps the true one and breaks one promise, for the battery to bite on."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from kozyr.cards import cards_of
from kozyr.games import load
from kozyr.games.raspisnoy.joker import Say
from kozyr.games.raspisnoy.state import Bid, CardsShown, DealScored, HandsSeen, Play, TrickTaken
from kozyr.play.choices import allows, ones
from kozyr.play.game import WATCHER

TRUE: Any = load("raspisnoy")


class Double:
    """The true game but for the functions given."""

    def __init__(self, **faulty: Callable[..., Any]) -> None:
        self.faulty = faulty

    def __getattr__(self, name: str) -> Any:
        return self.faulty.get(name) or getattr(TRUE, name)


# Leaks


def hands_heard_by_all() -> Double:
    """Who takes up his cards hears everybody's."""
    return Double(hear=lambda event, seat: event if isinstance(event, HandsSeen) else TRUE.hear(event, seat))


def _shown(seat_shown: Callable[[Any, int], int | None]) -> Double:
    def view(state: Any, seat: int) -> Any:
        true = TRUE.view(state, seat)
        shown = seat_shown(state, seat)
        if true.deal is None or shown is None or not state.deal.hands:
            return true
        return structs.replace(true, deal=structs.replace(true.deal, hand=cards_of(state.deal.hands[shown])))

    return Double(view=view)


def watcher_sees_a_hand() -> Double:
    """A watcher looks over the shoulder of the player to move."""
    return _shown(lambda state, seat: TRUE.turn(state) if seat == WATCHER and TRUE.turn(state) >= 0 else None)


def blind_hand_seen_too_early() -> Double:
    """In a blind deal a seat's own hand lies open while it bids."""
    return _shown(lambda state, seat: seat if seat != WATCHER else None)


def forehead_seen_in_a_mirror() -> Double:
    """In a forehead deal each hears of all cards that are shown, his own too."""
    return Double(hear=lambda event, seat: event if isinstance(event, CardsShown) else TRUE.hear(event, seat))


def stock_seen_while_naming() -> Double:
    """Who names the trump sees the last card of those not dealt yet."""

    def view(state: Any, seat: int) -> Any:
        true = TRUE.view(state, seat)
        if true.deal is None or not state.deal.stock or seat != TRUE.turn(state):
            return true
        return structs.replace(true, deal=structs.replace(true.deal, trump_card=state.deal.stock[-1]))

    return Double(view=view)


def foreheads_forgotten() -> Double:
    """What one saw on the others' foreheads is in no view."""

    def view(state: Any, seat: int) -> Any:
        true = TRUE.view(state, seat)
        return true if true.deal is None else structs.replace(true, deal=structs.replace(true.deal, shown=()))

    return Double(view=view)


def neighbour_can_be_counted() -> Double:
    """The number of legal choices of whoever moves is told to all, which tells of his hand."""

    def view(state: Any, seat: int) -> Any:
        return structs.replace(TRUE.view(state, seat), deals=len(TRUE.legal(state)))

    return Double(view=view)


def stranger_offered_the_choices() -> Double:
    """Every seat is offered the legal choices of whoever moves."""
    return Double(view=lambda state, seat: structs.replace(TRUE.view(state, seat), legal=TRUE.legal(state)))


def own_hand_not_shown() -> Double:
    """Nobody sees his own hand."""

    def view(state: Any, seat: int) -> Any:
        true = TRUE.view(state, seat)
        return true if true.deal is None else structs.replace(true, deal=structs.replace(true.deal, hand=None))

    return Double(view=view)


# Rule faults


def _allowing(more: Callable[[Any], list[Any]]) -> Double:
    """The true game, where `more` actions are on offer and are done without a question."""

    def legal(state: Any) -> Any:
        true = TRUE.legal(state)
        return true + ones([action for action in more(state) if not allows(true, action)])

    def refusal(state: Any, action: Any) -> Any:
        return None if allows(legal(state), action) else TRUE.refusal(state, action)

    def apply(state: Any, action: Any) -> Any:
        free = structs.replace(state, rules=structs.replace(state.rules, hook=False, three_passes=False))
        if refusal(state, action) is None and TRUE.refusal(state, action) is not None:
            after, events = TRUE.apply(free, action)
            return structs.replace(after, rules=state.rules), events
        return TRUE.apply(state, action)

    def view(state: Any, seat: int) -> Any:
        offered = legal(state) if TRUE.turn(state) == seat else ()
        return structs.replace(TRUE.view(state, seat), legal=offered)

    return Double(legal=legal, refusal=refusal, apply=apply, view=view)


def hook_forgotten() -> Double:
    """The dealer may make the bids add up to the cards."""

    def more(state: Any) -> list[Any]:
        bidding = any(isinstance(choice.action, Bid) for choice in TRUE.legal(state) if hasattr(choice, "action"))
        return [Bid(tricks) for tricks in range(state.deal.cards + 1)] if bidding else []

    return _allowing(more)


def low_joker_wins() -> Double:
    """A joker that follows low takes the trick all the same."""

    def apply(state: Any, action: Any) -> Any:
        low = isinstance(action, Play) and action.says is Say.LOW
        return TRUE.apply(state, structs.replace(action, says=Say.HIGH) if low else action)

    return Double(apply=apply)


def trick_to_the_leader() -> Double:
    """Whoever leads takes the trick."""

    def apply(state: Any, action: Any) -> Any:
        after, events = TRUE.apply(state, action)
        took = next((event.seat for event in events if isinstance(event, TrickTaken)), None)
        if took is None or after.deal is None or after.deal.number != state.deal.number:
            return after, events
        leader = state.deal.leader
        taken = list(after.deal.taken)
        taken[took] -= 1
        taken[leader] += 1
        deal = structs.replace(after.deal, leader=leader, taken=tuple(taken))
        told = tuple(TrickTaken(leader) if isinstance(event, TrickTaken) else event for event in events)
        return structs.replace(after, deal=deal), told

    return Double(apply=apply)


def point_too_many() -> Double:
    """The first seat gets a point too many in every deal."""

    def apply(state: Any, action: Any) -> Any:
        after, events = TRUE.apply(state, action)
        if not any(isinstance(event, DealScored) for event in events):
            return after, events
        row = after.sheet[-1]
        wrong = structs.replace(row, totals=(row.totals[0] + 1, *row.totals[1:]))
        return structs.replace(after, sheet=(*after.sheet[:-1], wrong)), events

    return Double(apply=apply)


def declaration_unwritten() -> Double:
    """The text of a joker loses what its owner said."""

    def show(action: Any) -> str:
        text = str(TRUE.show(action))
        return " ".join(text.split()[:2]) if isinstance(action, Play) else text

    return Double(show=show)


def remembers_other_matches() -> Double:
    """The module counts every action ever done, and now and then lets it change the match."""
    done = [0]

    def apply(state: Any, action: Any) -> Any:
        done[0] += 1
        after, events = TRUE.apply(state, action)
        if done[0] % 7 == 0 and after.deal is not None:
            after = structs.replace(after, deal=structs.replace(after.deal, trump=None))
        return after, events

    return Double(apply=apply)


def anything_goes() -> Double:
    """What is not allowed is passed over in silence instead of being refused."""

    def apply(state: Any, action: Any) -> Any:
        return TRUE.apply(state, action) if TRUE.refusal(state, action) is None else (state, ())

    return Double(apply=apply)


def never_ends() -> Double:
    """The last deal is played again and again."""

    def apply(state: Any, action: Any) -> Any:
        after, events = TRUE.apply(state, action)
        return (state, ()) if TRUE.turn(after) == -3 else (after, events)

    return Double(apply=apply)
