"""What the battery must know about raspisnoy: rules to draw, the sums of its scores, and who may know which card.

Knowledge is told from the log of actions alone, through the naive raspisnoy; the engine is not asked.
"""

from itertools import combinations, product
from random import Random
from typing import Any

from msgspec import structs

from kozyr.play.game import WATCHER, Game
from tests.reference import raspisnoy as naive
from tests.reference.raspisnoy_match import Match, Shuffled
from tests.reference.side_by_side import play_side_by_side

TOKENS: dict[str, tuple[str, ...]] = {
    "seats": ("2", "3", "4", "5", "6"),
    "first_dealer": ("high_card", "lot", "first_ace"),
    "trump_full_deal": ("drawn", "last_card", "none"),
    "hook": ("yes", "yes", "yes", "no"),
    "hook_in_blind": ("yes", "no"),
    "three_passes": ("yes", "no"),
    "must_trump": ("yes", "no"),
    "golden_per_trick": ("10", "15", "20", "30", "7"),
    "misere_per_trick": ("10", "15", "20", "30", "1"),
    "misere_clean": ("0", "50", "-5"),
    "special_multiplier": ("1", "1.5", "2", "3"),
    "all_tricks": ("both", "reward", "off"),
    "all_tricks_in_specials": ("yes", "no"),
    "all_tricks_from": ("1", "2", "4"),
    "review": ("own", "none", "last", "all"),
    "price": ("0", "1", "7"),
    "settlement": ("winner", "pairwise"),
    "ladder": ("1,2", "3,3,3", "max"),
    "specials": ("none", "blind", "golden,misere", "no_trump"),
}
SEATS = (2, 3, 4, 5, 6)
LEAST_SHARE = 0.4
"""Of the worlds that a seat cannot tell apart; the others fail because somebody followed suit or did not."""
LEAST_ENTITLED = {"hand": 20, "trump": 5}
LASTING: tuple[str, ...] = ("hand", "exposed")
"""What a view goes on showing as long as it is not played."""
SPECIALS = ("blind", "golden", "misere", "no_trump")


def some_rules(game: Game, rng: Random) -> Any:
    """Random house rules with at most a dozen deals, small and full hands among them."""
    tokens = {name: rng.choice(values) for name, values in TOKENS.items()}
    seats = int(tokens["seats"])
    top = 36 // seats
    sizes = [str(rng.choice((1, 2, 3, 4, 5, top - 1, top))) for _ in range(rng.randint(1, 4))]
    tokens["ladder"] = ",".join(size if int(size) <= top else str(top) for size in sizes)
    specials = rng.sample(SPECIALS, rng.choice((0, 0, 1, 2) if seats > 3 else (0, 0, 0, 1)))
    tokens["specials"] = ",".join(specials) or "none"
    return game.rules(rng.choice(sorted(game.PRESETS)), tokens)


def every_pair(game: Game, rng: Random) -> list[Any]:
    """Rules in which every token of an option meets every token of every other option (a covering array)."""
    names = sorted(TOKENS)
    wanted = {
        ((one, first), (other, second))
        for one, other in combinations(names, 2)
        for first, second in product(TOKENS[one], TOKENS[other])
    }
    found = []
    while wanted:
        start = min(wanted)
        tries = [{**{name: rng.choice(TOKENS[name]) for name in names}, **dict(start)} for _ in range(30)]
        best = max(tries, key=lambda tokens: len(wanted & _met(tokens)))
        wanted -= _met(best)
        found.append(game.rules(game.DEFAULT_PRESET, best))
    return found


def _met(tokens: dict[str, str]) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    return set(combinations(sorted(tokens.items()), 2))


def full_rules(game: Game, preset: str, seats: int) -> Any:
    """A preset as it stands, with `seats` players."""
    return game.rules(preset, {"seats": str(seats)})


def short_rules(game: Game, preset: str, seats: int) -> list[Any]:
    """A preset with few deals: small and full ordinary ones, and each of its special deals right after one card."""
    top, preset_rules = 36 // seats, game.rules(preset, {})
    ladders = [(f"{top},3", "none"), *(("1", kind) for kind in preset_rules.specials)]
    return [game.rules(preset, {"seats": str(seats), "ladder": ladder, "specials": kind}) for ladder, kind in ladders]


def most_actions(rules: Any) -> int:
    """No match has more: shuffles, bids and cards of each deal, and many ties for the first deal."""
    seats = int(rules.seats)
    return 100 + sum(2 + seats + seats * cards for _, cards in naive.schedule(structs.asdict(rules)))


def check_sums(rules: Any, log: list[str], scores: tuple[int, ...]) -> None:
    """The scores are those of the deals' sums, told by the naive raspisnoy from bids and tricks alone."""
    match = told(rules, log)
    assert match.turn() == -3, "the match is over and deals are missing"
    for deal in match.deals:
        assert sum(deal.taken) == deal.cards
        _check_deal(rules, match, deal)
    assert list(scores) == match.totals, f"scores {scores}, by the deals {match.totals}"


def _check_deal(rules: Any, match: Match, deal: Any) -> None:
    clean = sum(took == 0 for took in deal.taken)
    if deal.kind == "golden":
        assert sum(deal.points) == rules.golden_per_trick * deal.cards  # RP-T5
    elif deal.kind == "misere":
        assert sum(deal.points) == rules.misere_clean * clean - rules.misere_per_trick * deal.cards  # RP-T5
    elif rules.hook and (deal.kind != "blind" or rules.hook_in_blind):
        assert sum(deal.said) != deal.cards, "the hook was broken (RP-32)"
        assert deal.by_seat(match.seats) != deal.taken, "everybody made his bid in spite of the hook (RP-T7)"


def check_independent(game: Game, rules: Any, rng: Random) -> None:
    """The engine and the naive raspisnoy agree, move by move."""
    play_side_by_side(game, rules, rng)


def told(rules: Any, log: list[str]) -> Match:
    """The naive match after `log`."""
    match = Match(structs.asdict(rules))
    for text in log:
        match.act(text)
    return match


# Who knows which card. A world is the log with other shuffles; what the seat knows stays where it is.


def other_world(rules: Any, log: list[str], seat: int, rng: Random) -> list[str]:
    """The log with the cards that `seat` (or WATCHER) cannot know after it dealt anew."""
    match = told(rules, log)
    world = list(log)
    for shuffled in match.shuffles:
        world[shuffled.at] = " ".join(["shuffle", *_redealt(match, shuffled, seat, rng)])
    return world


def _redealt(match: Match, shuffled: Shuffled, seat: int, rng: Random) -> list[str]:
    """Played cards stay with their players, in any place of the hand; all other hidden cards change places."""
    cards = list(shuffled.cards)
    hidden = [place for place in range(36) if not seen(match, shuffled, place, seat)]
    closed = [cards[place] for place in hidden]
    rng.shuffle(closed)
    for place, card in zip(hidden, closed, strict=True):
        cards[place] = card
    for other in range(match.seats):
        if other != seat:
            _stir(match, shuffled, other, cards, rng)
    return cards


def _stir(match: Match, shuffled: Shuffled, other: int, cards: list[str], rng: Random) -> None:
    """Nobody knows in which order another hand came, but for the dealer's last card when it shows the trump."""
    places = [place for place, slot in enumerate(shuffled.slots) if slot == ("hand", other)]
    if places and _exposed(match, shuffled, places[-1]):
        places.pop()
    hand = [cards[place] for place in places]
    rng.shuffle(hand)
    for place, card in zip(places, hand, strict=True):
        cards[place] = card


def seen(match: Match, shuffled: Shuffled, place: int, seat: int) -> bool:
    """Whether `seat` knows by now the card at this place of a shuffle."""
    use, owner = shuffled.slots[place]
    if use in ("drew", "trump"):
        return True
    if use == "stock":
        return False
    deal = match.deals[shuffled.deal]
    if shuffled.cards[place] in deal.played[owner] or _exposed(match, shuffled, place):
        return True
    return owner == seat != WATCHER and not _unseen_own(match, shuffled.deal)


def _unseen_own(match: Match, deal: int) -> bool:
    """In a blind deal nobody knows his own hand before the last bid (RP-61)."""
    return match.deals[deal].kind == "blind" and len(match.deals[deal].said) < match.seats


def _exposed(match: Match, shuffled: Shuffled, place: int) -> bool:
    """The dealer's last card that shows the trump of a full deal is seen by all (RP-27, RP-A5)."""
    if shuffled.deal < 0:
        return False
    deal = match.deals[shuffled.deal]
    shows = match.house["trump_full_deal"] == "last_card" and deal.kind != "no_trump"
    return shows and place == 35 and deal.cards * match.seats == 36


def entitled(rules: Any, log: list[str], seat: int, rng: Random) -> list[tuple[str, list[str]]]:
    """Worlds in which one card that `seat` knows, and that no play depends on, is another: (which card, the log)."""
    match = told(rules, log)
    found = []
    for shuffled in match.shuffles:
        here = shuffled.deal == len(match.deals) - 1 or shuffled.deal == -1
        known = [place for place in range(36) if here and seen(match, shuffled, place, seat)]
        unplayed = [place for place in known if not _settled(match, shuffled, place)]
        hidden = [place for place in range(36) if not seen(match, shuffled, place, seat)]
        hidden = [place for place in hidden if not _settled(match, shuffled, place)]
        if unplayed and hidden:
            one, other = rng.choice(unplayed), rng.choice(hidden)
            cards = list(shuffled.cards)
            cards[one], cards[other] = cards[other], cards[one]
            world = list(log)
            world[shuffled.at] = " ".join(["shuffle", *cards])
            use = "exposed" if _exposed(match, shuffled, one) else shuffled.slots[one][0]
            found.append((f"{use} {shuffled.cards[one]}", world))
    return found


def _settled(match: Match, shuffled: Shuffled, place: int) -> bool:
    """Whether the log has played this card, so that it cannot be another."""
    use, owner = shuffled.slots[place]
    return use == "hand" and shuffled.cards[place] in match.deals[shuffled.deal].played[owner]
