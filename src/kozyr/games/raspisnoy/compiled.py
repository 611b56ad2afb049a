"""Rules and deals of raspisnoy as the plain numbers that the core plays tricks with, and the way back.

The engine is the law and the core a fast copy of it (tests/kernel/test_tricks.py holds it to that). Every house rule of
the play of tricks has its place in the core, so that nothing here is an approximation.
"""

from functools import lru_cache

from kozyr.cards import Suit, mask_of, pack
from kozyr.cards.mask import CARD_BY_PLACE
from kozyr.games.raspisnoy.bidding import BIDDING_KINDS
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.joker import FOLLOWING, Say, named_suit
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.schedule import Slot, schedule
from kozyr.games.raspisnoy.scoring import score
from kozyr.games.raspisnoy.state import Deal, Play
from kozyr.games.raspisnoy.trump import NO_TRUMP_STEP, goes_round, is_due
from kozyr.kernel import tricks
from kozyr.kernel.tricks import ANY_TRICK, NO_CIRCLE, NO_SUIT, PackedDeal, PackedRules, PackedShape, Said

DEMANDS = {"any_lead": ANY_TRICK, "first_trick": 1, "off": 0}
LEVELS = {"highest": Said.HIGHEST, "high": Said.HIGH_OF, "lowest": Said.LOWEST}
SAID_LEVELS = {said: level for level, said in LEVELS.items()}
FOLLOWED = {"high": Said.HIGH, "low": Said.LOW}
SUITS = tuple(Suit)
WAYS = {"drawn": tricks.TURNED, "last_card": tricks.LAST, "named": tricks.NAMED, "none": NO_SUIT}
"""How a deal that uses the whole pack gets its trump."""


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> PackedRules:
    """The rules of play as the core takes them."""
    by_tricks = rules.trump == "circular_trick"
    return tricks.pack_rules(
        jokers=mask_of(rules.jokers),
        as_cards=mask_of(card for card in pack(rules.deck) if card.suit) if rules.joker_as_card else 0,
        must_trump=rules.must_trump,
        must_overtrump=rules.must_overtrump,
        must_head=rules.must_head,
        void_only=rules.joker_follows == "void_only",
        demands=DEMANDS[rules.joker_demands],
        lowest_trump=rules.joker_lowest_trump,
        lowest_asked=rules.low_lead_forces_lowest,
        beaten_by_trump=rules.demand_beaten_by_trump,
        first_joker=rules.two_jokers == "first",
        circle=[_step(step) for step in rules.circular_order] if by_tricks else (),
    )


def _step(step: str) -> int:
    return NO_SUIT if step == NO_TRUMP_STEP else Suit(step).place


def compile_deal(rules: Rules, deal: Deal) -> PackedDeal:
    """A deal in play: the hands as they were before the trick on the table, and then its cards played."""
    packed = compile_rules(rules)
    hands = list(deal.hands)
    for played in deal.plays:
        hands[played.seat] |= played.card.bit
    trump, at = place_of(deal.trump), _circle_at(rules, deal)
    before = tricks.start(packed, hands, deal.leader, trump, at, deal.taken)
    return tricks.play(packed, before, [move_of(Play(played.card, played.says), deal.trump) for played in deal.plays])


def _circle_at(rules: Rules, deal: Deal) -> int:
    if rules.trump != "circular_trick" or not goes_round(rules, deal):
        return NO_CIRCLE
    return (deal.number - 1 + sum(deal.taken)) % len(rules.circular_order)


def place_of(suit: Suit | None) -> int:
    """A suit as the core names it."""
    return NO_SUIT if suit is None else suit.place


def move_of(play: Play, trump: Suit | None) -> int:
    """A play as a move of the core; `trump` is that of its trick."""
    place, say = play.card.bit.bit_length() - 1, play.says
    if say is None:
        return place
    if say in FOLLOWING:
        return tricks.said_move(place, FOLLOWED[say.level])
    if say.card:
        return tricks.said_move(place, Said.AS, say.card.bit.bit_length() - 1)
    return tricks.said_move(place, LEVELS[say.level], place_of(named_suit(say, trump)))


def play_of(move: int, trump: Suit | None) -> Play:
    """A move of the core as a play under this trump."""
    place, said, named = tricks.split_move(move)
    return Play(CARD_BY_PLACE[place], _say_of(said, named, trump))


def _say_of(said: Said, named: int, trump: Suit | None) -> Say | None:
    match said:
        case Said.NOTHING:
            return None
        case Said.LOW | Said.HIGH:
            return Say(said.name.lower())
        case Said.AS:
            return Say(f"as {CARD_BY_PLACE[named]}")
        case Said.HIGHEST | Said.HIGH_OF | Said.LOWEST:
            suit = "trumps" if SUITS[named] is trump else SUITS[named].name.lower()
            return Say(f"{SAID_LEVELS[said]} {suit}")


def compile_shape(rules: Rules, number: int) -> PackedShape:
    """Deal `number` of the schedule as the core deals and bids it at random. The dealer is any seat, nobody passed
    before, and a player who names a trump does so at random."""
    deal = undealt(rules, number, 0)
    hook = rules.hook and (deal.kind != "blind" or rules.hook_in_blind)
    places = [card.bit.bit_length() - 1 for card in pack(rules.deck)]
    bids = deal.kind in BIDDING_KINDS
    return tricks.pack_shape(
        places, rules.seats, deal.cards, _way(rules, deal), _circle_at(rules, deal), bids=bids, hook=hook
    )


def _way(rules: Rules, deal: Deal) -> int:
    """How the trump comes about (RP-26 to RP-28, GJ-14, OV-13)."""
    if not is_due(rules, deal):
        return place_of(deal.trump)
    if deal.cards * rules.seats < rules.deck:
        return tricks.TURNED
    return WAYS[rules.trump_full_deal]


def prices(rules: Rules, number: int) -> tuple[tuple[int, ...], ...]:
    """What a seat scores in deal `number` for each bid (rows) and tricks taken; without bids all rows are alike."""
    slot = schedule(rules)[number - 1]
    bids = slot.kind in BIDDING_KINDS
    every = range(slot.cards + 1)
    return tuple(tuple(score(rules, slot, bid if bids else None, took).points for took in every) for bid in every)


def points(rules: Rules, deal: Deal) -> tuple[tuple[int, ...], ...]:
    """For each seat what it scores for taking 0, 1, ... all tricks, when the bids are in; premiums are not in it."""
    slot = Slot(deal.kind, deal.cards)
    return tuple(tuple(score(rules, slot, bid, took).points for took in range(deal.cards + 1)) for bid in deal.bids)
