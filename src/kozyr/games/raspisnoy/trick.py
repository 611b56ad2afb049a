"""One trick: what a seat may play to it and who takes it (RP-36..RP-55, RP-A42..RP-A46)."""

from collections.abc import Sequence
from functools import cache

from kozyr.cards import BySuit, Card, Suit, cards_of, highest, lowest
from kozyr.games.raspisnoy.joker import LOWEST_TRUMPS, Powers, is_demand, named_suit, sayings, stays_high
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Deal, Play, Played
from kozyr.play.choices import Choices, One, ones
from kozyr.play.game import Why
from kozyr.play.tricks import higher, strength

NATURAL_PLAYS = BySuit(lambda card: One(Play(card)))


def suit_led(plays: Sequence[Played], trump: Suit | None) -> Suit:
    """The suit that the others must follow: that of the card led, or the one that a led joker names (RP-A38)."""
    lead = plays[0]
    suit = lead.card.suit if lead.says is None else named_suit(lead.says, trump)
    assert suit is not None, "a lead has a suit"
    return suit


def face(played: Played) -> Card | None:
    """The card that lies there: a joker played as a card is that card, any other joker none (RP-A21, RP-A46)."""
    return played.card if played.says is None else played.says.card


# What may be played


def playable(rules: Rules, deal: Deal, hand: int) -> int:
    """The cards of `hand` that may be played now, as a mask (RP-37..RP-41, RP-46, RP-A45)."""
    if not deal.plays:
        return hand
    natural, jokers = hand & ~deal.jokers, hand & deal.jokers
    led = suit_led(deal.plays, deal.trump)
    own = natural & led.bits
    owed = _with_suit(rules, deal, own, led) if own else _void(rules, deal, natural)
    if jokers and (rules.joker_follows == "any_time" or not own):
        return owed | jokers
    return owed


def _with_suit(rules: Rules, deal: Deal, own: int, led: Suit) -> int:
    """What is owed by who has the suit led: any, the highest or lowest on command, or one that heads the trick."""
    if is_demand(deal.plays[0].says):
        return highest(own).bit
    if _forces_lowest(rules, deal):
        return lowest(own).bit
    if rules.must_head and not _high_joker_lies(deal) and not _is_trumped(deal, led):
        return higher(own, led, _faces(deal))
    return own


def _void(rules: Rules, deal: Deal, natural: int) -> int:
    """What is owed by who has none of the suit: a trump where that is a duty, a higher one where it can be (RP-A44)."""
    trump = deal.trump
    if trump is None or not (trumps := natural & trump.bits):
        return natural
    demand = is_demand(deal.plays[0].says)
    plain = natural & ~trump.bits
    if rules.must_overtrump and not demand and not _high_joker_lies(deal):
        trumps = higher(trumps, trump, _faces(deal))
    return trumps if rules.must_trump or demand else trumps | plain


def _forces_lowest(rules: Rules, deal: Deal) -> bool:
    """Whether a joker led as the lowest trump asks everybody's lowest trump (RP-A16)."""
    return rules.low_lead_forces_lowest and deal.plays[0].says is LOWEST_TRUMPS


def _faces(deal: Deal) -> list[Card]:
    return [card for played in deal.plays if (card := face(played))]


def _high_joker_lies(deal: Deal) -> bool:
    return any(stays_high(played.says) for played in deal.plays)


def _is_trumped(deal: Deal, led: Suit) -> bool:
    return led is not deal.trump and any(card.suit is deal.trump for card in _faces(deal))


def legal_plays(rules: Rules, deal: Deal, hand: int) -> Choices:
    """Every play open to the holder of `hand`, a joker once for each thing that may be said with it."""
    cards = playable(rules, deal, hand)
    plays = NATURAL_PLAYS.of(cards & ~deal.jokers)
    if jokers := cards & deal.jokers:
        return plays + _joker_plays(jokers, _powers(rules, deal))
    return plays


@cache
def _joker_plays(jokers: int, powers: Powers) -> Choices:
    return ones([Play(joker, say) for joker in cards_of(jokers) for say in sayings(powers)])


def _powers(rules: Rules, deal: Deal) -> Powers:
    """What may be said now; demands may be off, or for the first trick only (RP-55, RP-A42)."""
    demands = rules.joker_demands == "any_lead" or (rules.joker_demands == "first_trick" and not deal.tricks)
    return Powers(
        leads=not deal.plays,
        trump=deal.trump,
        demands=demands,
        lowest_trump=rules.joker_lowest_trump,
        as_card_of=rules.deck if rules.joker_as_card else 0,
    )


# Why something may not be played


def play_refusal(rules: Rules, deal: Deal, hand: int, play: Play) -> Why | None:
    """Why the holder of `hand` may not make this play; None when he may."""
    if not hand & play.card.bit:
        return Why("why-not-held", {"card": play.card.value})
    if not playable(rules, deal, hand) & play.card.bit:
        return _duty_refusal(rules, deal, hand, play.card)
    if not play.card.bit & deal.jokers:
        return None if play.says is None else Why("why-say-none")
    if play.says in sayings(_powers(rules, deal)):
        return None
    return Why("why-say-follow" if deal.plays else "why-say-lead")


def _duty_refusal(rules: Rules, deal: Deal, hand: int, card: Card) -> Why:
    led, trump, natural = suit_led(deal.plays, deal.trump), deal.trump, hand & ~deal.jokers
    own = natural & led.bits
    if card.bit & deal.jokers:
        return Why("why-joker-when-void", {"suit": led.value})
    if not own:
        assert trump is not None, "who is void owes nothing but a trump"
        return Why("why-must-overtrump" if card.suit is trump else "why-must-trump", {"suit": trump.value})
    if is_demand(deal.plays[0].says):
        return Why("why-must-highest", {"suit": led.value, "card": highest(own).value})
    if _forces_lowest(rules, deal):
        return Why("why-must-lowest", {"suit": led.value, "card": lowest(own).value})
    return Why("why-must-head" if card.suit is led else "why-must-follow", {"suit": led.value})


# Who takes it


def trick_winner(rules: Rules, plays: Sequence[Played], trump: Suit | None) -> int:
    """The seat that takes a full trick: a high joker, else the highest trump, else the highest card of the suit led,
    else a joker led as lowest (RP-A43)."""
    high = [played for played in plays if stays_high(played.says)]
    if high and high[0] is plays[0] and _beaten_by_trump(rules, plays, trump):
        high = high[1:]
    if high:
        return high[-1 if rules.two_jokers == "later" else 0].seat
    led = suit_led(plays, trump)
    winner, best = plays[0].seat, -1
    for played in plays:
        card = face(played)
        if card is not None and (power := strength(card, led, trump)) > best:
            winner, best = played.seat, power
    return winner


def _beaten_by_trump(rules: Rules, plays: Sequence[Played], trump: Suit | None) -> bool:
    """Whether a trump beats a joker led high in a plain suit, where the table plays so (RP-51)."""
    if not rules.demand_beaten_by_trump or trump is None or suit_led(plays, trump) is trump:
        return False
    return any((card := face(played)) is not None and card.suit is trump for played in plays)
