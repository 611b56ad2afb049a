"""What the battery must know about raspisnoy: rules to draw, the sums of its scores, and who may know which card.

Knowledge is told from the log of actions alone, through the naive raspisnoy; the engine is not asked.
"""

from random import Random
from typing import Any

from msgspec import structs

from kozyr.errors import RulesError
from kozyr.play.choices import draw
from kozyr.play.game import WATCHER, Game
from tests.house_rules import random_rules
from tests.reference import raspisnoy_sheet as paper
from tests.reference.raspisnoy_match import FIRST_CARDS, Match, Shuffled
from tests.reference.side_by_side import play_side_by_side

SEATS = {"home54": range(2, 11), "georgian": range(3, 7), "oh-hell": range(3, 8)}
"""The numbers of players of a preset; 2 to 6 where none are given."""
LEAST_SHARE = 0.3
"""Of the worlds that a seat cannot tell apart; the others fail because somebody followed suit or did not."""
LASTING: tuple[str, ...] = ("hand", "exposed", "shown")
"""What a view goes on showing as long as it is not played."""


def seats(preset: str) -> range:
    """How many players may play by a preset."""
    return SEATS.get(preset, range(2, 7))


def least_entitled(preset: str) -> dict[str, int]:
    """How many worlds at least change a card that a seat sees: of its hand, and of the trump where a card shows it."""
    return {"hand": 10} if preset == "circular" else {"hand": 10, "trump": 2}


def some_rules(game: Game, rng: Random) -> Any:
    """Random house rules with at most a dozen deals, small and full hands among them."""
    while True:
        drawn = random_rules(rng)
        if not isinstance(drawn, RulesError):
            return shortened(drawn, rng)


def shortened(rules: Any, rng: Random) -> Any:
    """The rules for a few ordinary deals, some of them full, and one kind of special deals at most."""
    most = paper.most_cards(structs.asdict(rules))
    ladder = tuple(max(1, min(most, rng.choice((1, 2, 3, 4, 5, most - 1, most)))) for _ in range(rng.randint(1, 4)))
    specials = tuple(rng.sample(rules.specials, min(len(rules.specials), rng.randint(0, 1))))
    top = rules.ladder_top if rules.schedule == "ladder" else "deck"
    return structs.replace(rules, schedule="ladder", ladder=ladder, ladder_top=top, specials=specials)


def full_rules(game: Game, preset: str, seats: int) -> Any:
    """A preset as it stands, with `seats` players."""
    return game.rules(preset, {"seats": str(seats)})


def short_rules(game: Game, preset: str, seats: int) -> list[Any]:
    """A preset with few deals: small and full ordinary ones, and each of its special deals right after one card.

    The game with two printed jokers tries what it is known for and has to be agreed: foreheads and blind bids before
    the deal; the Georgian game has its chosen trump in the full deals.
    """
    rules = full_rules(game, preset, seats)
    top = paper.most_cards(structs.asdict(rules))
    tables = [{"ladder": f"{top},3", "specials": "none"}]
    tables += [{"ladder": "1", "specials": kind} for kind in rules.specials] or [{"ladder": "3,2", "specials": "none"}]
    if preset == "home54":
        tables += [{"ladder": "1", "specials": "forehead", "forehead_mode": mode} for mode in ("one_card", "all_cards")]
        tables += [{"ladder": "1", "specials": "blind", "blind_bids": "before_deal"}]
        tables += [{"ladder": "1", "specials": "forehead", "forehead_hand": "max", "forehead_mode": "all_cards"}]
    return [game.rules(preset, {"seats": str(seats), "schedule": "ladder", **table}) for table in tables]


def act(game: Game, state: Any, rng: Random) -> Any:
    """Any legal action."""
    return draw(game.legal(state), rng)


def most_actions(rules: Any) -> int:
    """No match has more: shuffles, a name, bids and cards of each deal, and many ties for the first deal."""
    seats = int(rules.seats)
    return 100 + sum(3 + seats + seats * cards for _, cards, _ in paper.schedule(structs.asdict(rules)))


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
    hidden = [place for place in range(len(cards)) if not seen(match, shuffled, place, seat)]
    closed = [cards[place] for place in hidden]
    rng.shuffle(closed)
    for place, card in zip(hidden, closed, strict=True):
        cards[place] = card
    for other in range(match.seats):
        if other != seat or _forgets_order(match, shuffled):
            _stir(match, shuffled, other, seat, cards, rng)
    return cards


def _forgets_order(match: Match, shuffled: Shuffled) -> bool:
    """In a forehead deal one does not even know in which order one's own hand came, and so which card was shown."""
    if shuffled.deal < 0 or match.house["trump_full_deal"] == "named":
        return False
    return match.deals[shuffled.deal].kind == "forehead"


def _stir(match: Match, shuffled: Shuffled, other: int, seat: int, cards: list[str], rng: Random) -> None:
    """Nobody knows the order of another hand, but for a card that shows the trump or was shown on a forehead."""
    places = [place for place, slot in enumerate(shuffled.slots) if slot == ("hand", other)]
    places = [place for place in places if not _exposed(match, shuffled, place)]
    if seat not in (other, WATCHER):
        places = [place for place in places if not _on_forehead(match, shuffled, place)]
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
    if owner != seat:
        return seat != WATCHER and _is_dealt(match, shuffled, place) and _on_forehead(match, shuffled, place)
    return _is_dealt(match, shuffled, place) and not _unseen_own(match, shuffled.deal)


def _is_dealt(match: Match, shuffled: Shuffled, place: int) -> bool:
    """While a trump is being named only three cards each have been dealt (GJ-14)."""
    return match.deals[shuffled.deal].named or place < FIRST_CARDS * match.seats


def _on_forehead(match: Match, shuffled: Shuffled, place: int) -> bool:
    """Whether all but its owner were shown this card of a forehead deal: one of each hand, or all (RP-A47)."""
    if match.deals[shuffled.deal].kind != "forehead":
        return False
    return match.house["forehead_mode"] == "all_cards" or place < match.seats


def _unseen_own(match: Match, deal: int) -> bool:
    """In a blind and in a forehead deal nobody knows his own hand before the last bid (RP-61, RP-69)."""
    return match.deals[deal].kind in ("blind", "forehead") and len(match.deals[deal].said) < match.seats


def _exposed(match: Match, shuffled: Shuffled, place: int) -> bool:
    """The dealer's last card that shows the trump of a full deal is seen by all (RP-27, RP-A5)."""
    last = shuffled.deal >= 0 and place == len(match.pack) - 1
    return last and match.from_full_pack(match.deals[shuffled.deal], "last_card")


def entitled(rules: Any, log: list[str], seat: int, rng: Random) -> list[tuple[str, list[str]]]:
    """Worlds in which one card that `seat` knows, and that no play depends on, is another: (which card, the log)."""
    match = told(rules, log)
    found = []
    for shuffled in match.shuffles:
        here = shuffled.deal == len(match.deals) - 1 or shuffled.deal == -1
        known = [place for place in range(len(match.pack)) if here and seen(match, shuffled, place, seat)]
        unplayed = [place for place in known if not _settled(match, shuffled, place)]
        hidden = [place for place in range(len(match.pack)) if not seen(match, shuffled, place, seat)]
        hidden = [place for place in hidden if not _settled(match, shuffled, place)]
        if unplayed and hidden:
            one, other = rng.choice(unplayed), rng.choice(hidden)
            cards = list(shuffled.cards)
            cards[one], cards[other] = cards[other], cards[one]
            world = list(log)
            world[shuffled.at] = " ".join(["shuffle", *cards])
            use = _use(match, shuffled, one, seat)
            found.append((f"{use} {shuffled.cards[one]}", world))
    return found


def _use(match: Match, shuffled: Shuffled, place: int, seat: int) -> str:
    use, owner = shuffled.slots[place]
    if _exposed(match, shuffled, place):
        return "exposed"
    return "shown" if use == "hand" and owner != seat else use


def _settled(match: Match, shuffled: Shuffled, place: int) -> bool:
    """Whether the log has played this card, so that it cannot be another."""
    use, owner = shuffled.slots[place]
    return use == "hand" and shuffled.cards[place] in match.deals[shuffled.deal].played[owner]
