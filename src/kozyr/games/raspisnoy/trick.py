"""One trick: what a seat may play to it and who takes it (RP-36..RP-52, RP-A43)."""

from collections.abc import Sequence
from functools import cache

from kozyr.cards import BySuit, Suit, highest
from kozyr.games.raspisnoy.joker import FOLLOWING, Say, leading, named_suit
from kozyr.games.raspisnoy.rules import JOKER, Rules
from kozyr.games.raspisnoy.state import Deal, Play, Played
from kozyr.play.choices import Choices, One, ones
from kozyr.play.game import Why
from kozyr.play.tricks import may_follow, strength

NATURAL_PLAYS = BySuit(lambda card: One(Play(card)))


def suit_led(plays: Sequence[Played], trump: Suit | None) -> Suit | None:
    """The suit that the others must follow: that of the card led, or the one that a led joker names (RP-A38)."""
    lead = plays[0]
    return lead.card.suit if lead.says is None else named_suit(lead.says, trump)


def playable(rules: Rules, deal: Deal, hand: int) -> int:
    """The cards of `hand` that may be played now, as a mask; the joker may always be (RP-46, RP-A45)."""
    if not deal.plays:
        return hand
    return _duty(rules, deal, hand & ~JOKER.bit) | hand & JOKER.bit


def _duty(rules: Rules, deal: Deal, natural: int) -> int:
    led = suit_led(deal.plays, deal.trump)
    assert led is not None
    demand = _is_demand(deal.plays[0].says)
    if demand and (own := natural & led.bits):
        return highest(own).bit
    return may_follow(natural, led, deal.trump, rules.must_trump or demand)


def _is_demand(says: Say | None) -> bool:
    """Highest of a suit is asked of everybody, and who has none must trump (RP-50, RP-51)."""
    return says is not None and says.level == "highest"


def legal_plays(rules: Rules, deal: Deal, hand: int) -> Choices:
    """Every play open to the holder of `hand`, the joker once for each thing that may be said with it."""
    cards = playable(rules, deal, hand)
    plays = NATURAL_PLAYS.of(cards & ~JOKER.bit)
    return plays + _joker_plays(not deal.plays, deal.trump) if cards & JOKER.bit else plays


@cache
def _joker_plays(leads: bool, trump: Suit | None) -> Choices:
    return ones([Play(JOKER, say) for say in (leading(trump) if leads else FOLLOWING)])


def play_refusal(rules: Rules, deal: Deal, hand: int, play: Play) -> Why | None:
    """Why the holder of `hand` may not make this play; None when he may."""
    if not hand & play.card.bit:
        return Why("why-not-held", {"card": play.card.value})
    if play.card is JOKER:
        return _say_refusal(deal, play.says)
    if play.says is not None:
        return Why("why-say-none")
    return None if playable(rules, deal, hand) & play.card.bit else _duty_refusal(deal, hand & ~JOKER.bit)


def _say_refusal(deal: Deal, says: Say | None) -> Why | None:
    if deal.plays:
        return None if says in FOLLOWING else Why("why-say-follow")
    return None if says in leading(deal.trump) else Why("why-say-lead")


def _duty_refusal(deal: Deal, natural: int) -> Why:
    led = suit_led(deal.plays, deal.trump)
    assert led is not None
    if not natural & led.bits:
        assert deal.trump is not None
        return Why("why-must-trump", {"suit": deal.trump.value})
    if _is_demand(deal.plays[0].says):
        return Why("why-must-highest", {"suit": led.value, "card": highest(natural & led.bits).value})
    return Why("why-must-follow", {"suit": led.value})


def trick_winner(plays: Sequence[Played], trump: Suit | None) -> int:
    """The seat that takes a full trick: a high joker, else the highest trump, else the highest card of the suit led,
    else a joker led as lowest (RP-A43)."""
    led = suit_led(plays, trump)
    winner, best = plays[0].seat, -1
    for played in plays:
        if played.says is None:
            power = strength(played.card, led, trump)
            if power > best:
                winner, best = played.seat, power
        elif played.says.level in ("high", "highest"):
            return played.seat
    return winner
