"""A simple player for playouts, who knows his own cards, the trick on the table and how many tricks he wants.

He is the script of the core (native/playouts.c), which plays in his place where it is there.
"""

from collections.abc import Sequence

from kozyr.cards import Card, Suit
from kozyr.games.raspisnoy.joker import stays_high
from kozyr.games.raspisnoy.moves import player
from kozyr.games.raspisnoy.rules import Rules
from kozyr.games.raspisnoy.state import Deal, Play, Played
from kozyr.games.raspisnoy.trick import legal_plays, trick_winner
from kozyr.play.choices import every


def wanted(deal: Deal) -> tuple[int, ...]:
    """The tricks that each seat wants in all: its bid; in golden every one, in misère none (RP-63, RP-65)."""
    without = deal.cards if deal.kind == "golden" else 0
    return tuple(without if bid is None else bid for bid in deal.bids)


def scripted_play(rules: Rules, deal: Deal, wanted: Sequence[int]) -> Play:
    """What the seat in turn plays. A leader who wants tricks leads his strongest card, another his weakest. A follower
    who wants the trick takes it, cheaply when he is the last; who does not throws his strongest card that does not take
    it. A joker is for who has no other card that does what he wants."""
    seat = player(deal)
    plays: list[Play] = list(every(legal_plays(rules, deal, deal.hands[seat])))
    cards = [play.card for play in plays if play.says is None]
    jokers, wants = plays[len(cards) :], deal.taken[seat] < wanted[seat]
    if deal.plays:
        return _followed(rules, deal, cards, jokers, wants)
    if not cards:
        return jokers[0 if wants else len(Suit)]
    return Play(_strongest(cards, deal.trump) if wants else _weakest(cards, deal.trump))


def _followed(rules: Rules, deal: Deal, cards: list[Card], jokers: list[Play], wants: bool) -> Play:
    trump, last = deal.trump, len(deal.plays) == rules.seats - 1
    takers = [card for card in cards if _takes(rules, deal, card)]
    others = [card for card in cards if card not in takers]
    if wants and takers:
        return Play(_weakest(takers, trump) if last else _strongest(takers, trump))
    if not wants and others:
        return Play(_strongest(others, trump))
    if jokers and not (cards and wants and _in_vain(rules, deal)):
        return jokers[0 if wants else 1]
    if wants:
        return Play(_weakest(others, trump))
    return Play(_strongest(takers, trump) if last else _weakest(takers, trump))


def _takes(rules: Rules, deal: Deal, card: Card) -> bool:
    """Whether a card would now be the best of the trick."""
    seat = player(deal)
    return trick_winner(rules, (*deal.plays, Played(seat, card)), deal.trump) == seat


def _in_vain(rules: Rules, deal: Deal) -> bool:
    """Whether a high joker lies that another does not beat (RP-A19)."""
    return rules.two_jokers == "first" and any(stays_high(played.says) for played in deal.plays)


def _strongest(cards: Sequence[Card], trump: Suit | None) -> Card:
    """A trump before any other, by rank; of equal ranks the first in the numbering."""
    return max(cards, key=lambda card: (card.suit is trump, card.rank))


def _weakest(cards: Sequence[Card], trump: Suit | None) -> Card:
    return min(cards, key=lambda card: (card.suit is trump, card.rank))
