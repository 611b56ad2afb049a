"""A table for the tests of the rules: deals the cards that a test names, and speaks in the texts of actions."""

from collections.abc import Sequence
from random import Random
from typing import Any

from kozyr.games import load
from kozyr.games.raspisnoy.state import DealScored, TrickTaken
from kozyr.play.choices import Shuffle, every
from tests.reference.raspisnoy import PACK, pack_of

GAME: Any = load("raspisnoy")


def rules_of(preset: str = "classic", **tokens: str) -> Any:
    """The rules of a preset with fields changed by tokens; the first deal falls by lot unless a test says otherwise."""
    return GAME.rules(preset, {"first_dealer": "lot", **tokens})


def do(state: Any, *texts: str) -> Any:
    """The state after these actions."""
    for text in texts:
        state, _ = GAME.apply(state, GAME.parse(text))
    return state


def events(state: Any, *texts: str) -> list[Any]:
    """All that happens in these actions."""
    found: list[Any] = []
    for text in texts:
        state, caused = GAME.apply(state, GAME.parse(text))
        found += caused
    return found


def legal(state: Any) -> set[str]:
    """What may be done now, as texts; `shuffle` for any order of the pack."""
    choices = GAME.legal(state)
    if any(isinstance(choice, Shuffle) for choice in choices):
        return {"shuffle"}
    return {GAME.show(action) for action in every(choices)}


def cards(state: Any) -> set[str]:
    """The cards that may be played now, whatever the joker says."""
    return {text.split()[1] for text in legal(state)}


def bids(state: Any) -> list[int]:
    """The bids that may be made now."""
    return sorted(int(text.split()[1]) for text in legal(state))


def full_hands(hands: list[str], size: int, kept_out: str, pack: list[str], jokers: Sequence[str]) -> list[list[str]]:
    """Hands filled up with the cards that nobody named, the jokers last of all."""
    named = [hand.split() for hand in hands]
    gone = {card for hand in named for card in hand} | set(kept_out.split())
    spare = sorted((card for card in pack if card not in gone), key=lambda card: card in jokers)
    for hand in named:
        while len(hand) < size:
            hand.append(spare.pop(0))
    return named


def order(hands: list[list[str]], dealer: int, turned: str = "", pack: list[str] = PACK) -> str:
    """The shuffle that deals these hands one card at a time from the dealer's left, and then turns a card (RP-25)."""
    seats = len(hands)
    dealt = [hands[(dealer + 1 + place) % seats][place // seats] for place in range(seats * len(hands[0]))]
    if turned and turned not in dealt:
        dealt.append(turned)
    return shuffle(*dealt, pack=pack)


def shuffle(*first: str, pack: list[str] = PACK) -> str:
    """A shuffle with these cards on top."""
    return " ".join(["shuffle", *first, *(card for card in pack if card not in first)])


def one_deal(kind: str, size: int) -> dict[str, str]:
    """The tokens of a match that begins with deals of this kind and size, and has no others."""
    if kind == "plain":
        return {"schedule": "ladder", "ladder": str(size), "specials": "none"}
    tops = {"ladder_top": str(size), "forehead_hand": "max"}
    return {"schedule": "ladder", "ladder": "none", "specials": kind, **tops}


def dealt(
    hands: list[str], turned: str = "", *, size: int = 0, dealer: int = 0, kind: str = "plain", **tokens: str
) -> Any:
    """A match that begins with this deal, after the cards were given: `hands` in seat order, filled up to `size`.

    `turned` decides the trump: turned from the stock, drawn before a full deal, or shown as the dealer's last card.
    """
    seats, deck = len(hands), int(tokens.get("deck") or GAME.PRESETS[tokens.get("preset", "classic")].deck)
    size = size or (len(hands[0].split()) if kind == "plain" else deck // seats)
    rules = rules_of(**{"seats": str(seats), **one_deal(kind, size), **tokens})
    whole, pack, due = size * seats == deck, pack_of(deck), rules.trump == "turned" and kind != "no_trump"
    given = full_hands(hands, size, "" if whole else turned, pack, rules.jokers)
    state = do(GAME.start(rules), f"lot {dealer}")
    if whole and due and rules.trump_full_deal == "drawn":
        state = do(state, shuffle(turned, pack=pack))
    if whole and rules.trump_full_deal == "last_card" and turned:
        given[dealer].sort(key=lambda card: card == turned)
    return do(state, order(given, dealer, "" if whole else turned, pack))


def led(hands: list[str], turned: str = "", *said: str, **tokens: Any) -> Any:
    """A deal in which all have passed and seat 0 leads, after the plays `said` ("Qd", "7s highest hearts")."""
    state = dealt(hands, turned, **{"dealer": len(hands) - 1, **tokens})
    while legal(state) & {"bid 0"}:
        state = do(state, "bid 0")
    return do(state, *(f"play {text}" for text in said))


def winner(hands: list[str], turned: str, *said: str, **tokens: Any) -> int:
    """Who takes the first trick of that deal; seat 0 leads."""
    state = led(hands, turned, *said[:-1], **tokens)
    return next(event.seat for event in events(state, f"play {said[-1]}") if isinstance(event, TrickTaken))


def played_out(state: Any, rng: Random) -> DealScored:
    """How the deal on the table is scored after random play to its end."""
    while True:
        text = rng.choice(sorted(legal(state)))
        state, caused = GAME.apply(state, GAME.parse(text))
        for event in caused:
            if isinstance(event, DealScored):
                return event


def score(bid: int | None, took: int, size: int, *, kind: str = "plain", seats: int = 3, **tokens: str) -> int:
    """The points of a seat that bid and took so many in a deal of `size` cards; it leads, with hearts as trumps."""
    winners = ("7s " * (took == size) + "Ah Kh Qh Jh Th 9h 8h").split()[:took]
    losers = ["6s", "6c", "6d", "7c", "7d", "8c", "8d", "8s", "9s"][: size - took]
    hands = [" ".join(winners + losers), *([""] * (seats - 1))]
    tokens = {"three_passes": "no", "hook": "no", **tokens}
    state = dealt(hands, "" if kind == "no_trump" else "6h", size=size, dealer=seats - 1, kind=kind, **tokens)
    if bid is not None:
        state = do(state, f"bid {bid}")
    for seed in range(2000):
        row = played_out(state, Random(seed)).row
        if row.taken[0] == took:
            return int(row.points[0])
    raise AssertionError(f"nobody ever took {took} of {size} tricks")
