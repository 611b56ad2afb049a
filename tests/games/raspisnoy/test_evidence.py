"""What a seat can tell about unseen cards: never wrong, and all that the rules make certain."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from kozyr.cards import Suit, mask_of, pack
from kozyr.cards.mask import parse_cards
from kozyr.errors import IllegalAction, RulesError
from kozyr.games import raspisnoy
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.evidence import Evidence, evidence, excluded, remembered
from kozyr.games.raspisnoy.rules import Rules, rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.state import Deal, Event, Play, Played, Row, State
from kozyr.games.raspisnoy.text import parse
from kozyr.kernel.worlds import count_worlds, draw_worlds
from kozyr.play.choices import draw
from kozyr.play.game import WATCHER
from tests.house_rules import random_rules
from tests.scale import runs

pytestmark = pytest.mark.timeout(1800)

Heard = dict[int, list[Event]]
Moment = tuple[State, Heard]


def rules_drawn(rng: Random) -> Rules:
    """House rules at which a table can play."""
    while isinstance(drawn := random_rules(rng), RulesError):
        pass
    return drawn


def any_deal(rules: Rules, rng: Random) -> State:
    """A deal of the schedule, before anything is done in it."""
    number, blank = rng.randint(1, len(schedule(rules))), (0,) * rules.seats
    rows = [Row(n, "plain", 1, 0, None, None, (None,) * rules.seats, blank, blank, blank) for n in range(1, number)]
    return State(rules, (), undealt(rules, number, rng.randrange(rules.seats)), tuple(rows))


def moments(state: State, rng: Random) -> Iterator[Moment]:
    """Every state of a random deal, with what each seat and a watcher have heard by then."""
    seats = (*range(state.rules.seats), WATCHER)
    heard: Heard = {seat: [] for seat in seats}
    number = deal_of(state).number
    while state.deal is not None and state.deal.number == number:
        yield state, heard
        state, events = raspisnoy.apply(state, draw(raspisnoy.legal(state), rng))
        for seat in seats:
            heard[seat] += [told for event in events if (told := raspisnoy.hear(event, seat))]


def deal_of(state: State) -> Deal:
    assert state.deal is not None
    return state.deal


def truth(state: State, known: Evidence, tricks_known: int) -> list[int]:
    """Where the cards really lie: each hand, the stock, and the tricks that were forgotten."""
    rules, deal = state.rules, deal_of(state)
    hands = list(deal.hands or (0,) * rules.seats)
    fallen = mask_of(play.card for trick in deal.tricks for play in trick.plays)
    lie = mask_of(play.card for play in deal.plays)
    stock = mask_of(pack(rules.deck)) & ~sum(hands) & ~fallen & ~lie
    gone = known.cards & fallen
    assert gone.bit_count() == (len(deal.tricks) - tricks_known) * rules.seats
    return [*hands, stock, gone]


def check_truth(state: State, known: Evidence, tricks_known: int) -> None:
    """The real world is one of those that fit."""
    for place, cards in zip(known.places, truth(state, known, tricks_known), strict=True):
        hidden = cards & ~place.holds
        assert cards & place.holds == place.holds
        assert hidden.bit_count() == place.lacks
        assert not hidden & ~place.may_hold


def replays(rules: Rules, deal: Deal, hands: list[int]) -> bool:
    """Whether the deal's plays would all have been legal with these cards left in the hands."""
    tricks = [*[trick.plays for trick in deal.tricks], deal.plays]
    plays = [play for trick in tricks for play in trick]
    for play in plays:
        hands[play.seat] |= play.card.bit
    leader = plays[0].seat if plays else deal.leader
    trump = deal.tricks[0].trump if deal.tricks else deal.trump
    begun = replace(deal, hands=tuple(hands), taken=(0,) * rules.seats, tricks=(), plays=(), leader=leader, trump=trump)
    state = State(rules, (), begun, ())
    try:
        for play in plays:
            assert deal_of(state).leader == play.seat or deal_of(state).plays
            state, _ = raspisnoy.apply(state, Play(play.card, play.says))
    except IllegalAction:
        return False
    return True


def test_the_real_cards_are_always_among_the_worlds_under_any_house_rules() -> None:
    seen = Counter[str]()
    for seed in runs(100, 3000):
        rng = Random(f"evidence {seed}")
        rules = rules_drawn(rng)
        for state, heard in moments(any_deal(rules, rng), rng):
            seat = rng.choice(list(heard))
            view = raspisnoy.view(state, seat)
            tricks = remembered(heard[seat])
            assert tricks == deal_of(state).tricks
            looked, whole = evidence(view), evidence(view, tricks)
            check_truth(state, looked, len(view.deal.review if view.deal else ()))
            check_truth(state, whole, len(tricks))
            seen["forgotten"] += looked.places[-1].lacks > 0
            seen["told"] += any(place.lacks and place.may_hold & whole.cards != whole.cards for place in whole.places)
            seen["watched"] += seat == WATCHER
            seen["own hand unseen"] += seat != WATCHER and whole.places[seat].lacks > 0
            seen["stock"] += whole.places[-2].lacks > 0
    assert min(seen.values()) > 20, seen


def all_worlds(cards: int, lacks: list[int]) -> Iterator[list[int]]:
    """Every way to lay the cards into places that lack so many, whatever may lie where."""
    card = cards & -cards
    if not card:
        yield [0] * len(lacks)
        return
    for at, lacking in enumerate(lacks):
        if lacking:
            left = [lack - (other == at) for other, lack in enumerate(lacks)]
            for world in all_worlds(cards ^ card, left):
                world[at] |= card
                yield world


def test_the_worlds_that_fit_are_just_those_in_which_the_deal_could_have_been_played() -> None:
    told = Counter[bool]()
    for seed in runs(120, 4000):
        rng = Random(f"exact {seed}")
        rules = rules_drawn(rng)
        for state, heard in moments(any_deal(rules, rng), rng):
            deal, seat = deal_of(state), rng.choice(list(heard))
            if not (deal.tricks or deal.plays) or rng.random() < 0.5:
                continue
            known = evidence(raspisnoy.view(state, seat), remembered(heard[seat]))
            bare = Evidence(known.cards, tuple(place._replace(may_hold=known.cards) for place in known.places))
            if not 1 < count_worlds(*bare) < 150:
                continue
            for world in all_worlds(known.cards, [place.lacks for place in known.places]):
                fits = not any(hand & ~place.may_hold for hand, place in zip(world, known.places, strict=True))
                hands = [hand | place.holds for hand, place in zip(world, known.places, strict=True)][: rules.seats]
                assert fits == replays(rules, deal, hands), (rules, deal, seat, world)
                told[fits] += 1
    assert min(told.values()) > 300, told


def test_drawn_worlds_replay_what_was_seen() -> None:
    replayed = 0
    for seed in runs(50, 2000):
        rng = Random(f"replay {seed}")
        rules = rules_drawn(rng)
        for state, heard in moments(any_deal(rules, rng), rng):
            deal, seat = deal_of(state), rng.choice(list(heard))
            if not (deal.tricks or deal.plays) or rng.random() < 0.7:
                continue
            known = evidence(raspisnoy.view(state, seat), remembered(heard[seat]))
            for world in draw_worlds(*known, 4, seed=seed):
                assert replays(rules, deal, list(world[: rules.seats]))
                replayed += 1
    assert replayed > 500


# Each duty, by hand

ASKED = [
    (
        "none of the suit led by not following",
        "hall",
        {},
        "0 9h, 1 6c",
        "d",
        "6h 7h 8h 9h Th Jh Qh Kh Ah 6d Ad",
        "6s As",
    ),
    ("no trump needed where trumping is free", "midspecials", {}, "0 9h, 1 6c", "d", "6h Ah", "6d Ad"),
    ("nothing where he follows", "hall", {}, "0 9h, 1 6h", "d", "", "Ah Th 6d"),
    ("nothing higher by not heading", "hall", {"must_head": "yes"}, "0 9h, 1 6h", "d", "Th Jh Qh Kh Ah", "8h 7h 6d"),
    ("nothing about heading once it was headed", "hall", {"must_head": "yes"}, "0 9h, 1 Th", "d", "", "Jh Ah 6h"),
    (
        "none higher by not overtrumping",
        "hall",
        {"must_overtrump": "yes"},
        "0 9h, 1 8d, 2 6d",
        "d",
        "9d Ad 6h Ah",
        "7d",
    ),
    ("no higher card under a demand", "hall", {}, "0 7s highest_hearts, 1 9h", "d", "Th Jh Qh Kh Ah", "8h 6h Ad"),
    ("no suit and no trump under a demand", "midspecials", {}, "0 6s highest_hearts, 1 9c", "d", "6h Ah 6d Ad", "7s"),
    (
        "no lower trump where the lowest is asked",
        "hall",
        {"low_lead_forces_lowest": "yes"},
        "0 7s lowest_trumps, 1 9d",
        "d",
        "6d 7d 8d",
        "Td Ad 6h",
    ),
    ("no suit led by a joker that waits for a void", "midspecials", {}, "0 9h, 1 6s low", "d", "7h Ah", "7d Ad 7s"),
    ("nothing by a joker that goes any time", "hall", {}, "0 9h, 1 7s low", "d", "", "6h Ah 6d"),
]


@pytest.mark.parametrize(("preset", "changes", "played", "trump", "not_held", "may_hold"), [case[1:] for case in ASKED])
def test_a_play_tells_what_its_player_does_not_hold(
    preset: str, changes: dict[str, str], played: str, trump: str, not_held: str, may_hold: str
) -> None:
    table = rules(preset, changes)
    *before, last = [_played(text) for text in played.split(", ")]
    shut = excluded(table, Suit(trump), tuple(before), last)
    assert shut & mask_of(parse_cards(not_held)) == mask_of(parse_cards(not_held))
    assert not shut & mask_of(parse_cards(may_hold))
    assert bool(shut) == bool(not_held)


def _played(text: str) -> Played:
    seat, _, play = text.partition(" ")
    action = parse(f"play {play.replace('_', ' ')}")
    assert isinstance(action, Play)
    return Played(int(seat), action.card, action.says)
