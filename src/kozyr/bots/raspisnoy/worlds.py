"""The play that does best over many worlds: every legal one is tried in the same deals of the unseen cards."""

from random import Random

from msgspec.structs import replace

from kozyr.bots.raspisnoy.playing import play_worths
from kozyr.bots.raspisnoy.sight import sight
from kozyr.games.raspisnoy.compiled import compile_deal, compile_rules, play_of, points
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.evidence import evidence
from kozyr.games.raspisnoy.state import Deal, Play
from kozyr.games.raspisnoy.view import DealView, View
from kozyr.kernel.search import Candidate, Judging, search
from kozyr.kernel.worlds import draw_worlds

WORLDS = 300
AHEAD = 1
"""Tricks that all play by max^n before the script takes over."""
MOST_VISITED, MOST_MOVES = 30_000, 9_500_000
"""Positions of max^n in a world, and moves and positions of a decision at most: where a joker may be any card, fewer
worlds are tried."""
OPINION = 2.0
"""What a point that `steady` expects of a play weighs beside one that it brought in the worlds."""


def best_play(view: View, rng: Random) -> Play:
    """The play that leaves the seat most ahead of the others in the mean; it is the seat's turn to play."""
    rules, deal, seed = view.rules, view.deal, rng.getrandbits(64)
    assert deal is not None
    worlds = draw_worlds(*evidence(view), WORLDS, seed=seed)
    supposed = deal_in(view, deal, worlds[0])
    packed, table = compile_deal(rules, supposed), points(rules, supposed)
    judging = Judging(wanted(deal), ahead=AHEAD, most_visited=MOST_VISITED)
    found = search(compile_rules(rules), packed, table, worlds, judging, seed=seed, most_moves=MOST_MOVES)
    plays = [play_of(candidate.move, deal.trump) for candidate in found.candidates]
    expected = play_worths(view, deal, sight(view, deal), plays)
    worths = [
        _ahead(candidate, view.seat) + OPINION * opinion
        for candidate, opinion in zip(found.candidates, expected, strict=True)
    ]
    return plays[worths.index(max(worths))]


def deal_in(view: View, deal: DealView, world: tuple[int, ...]) -> Deal:
    """The deal as it stands in a world, without its finished tricks, which are not all known."""
    return replace(
        undealt(view.rules, deal.number, deal.dealer),
        kind=deal.kind,
        cards=deal.cards,
        trump=deal.trump,
        hands=world[: view.rules.seats],
        bids=deal.bids,
        taken=deal.taken,
        leader=deal.leader,
        plays=deal.trick,
    )


def wanted(deal: DealView) -> tuple[int, ...]:
    """How many tricks each seat plays for: in golden all it can get, in misère none (RP-63, RP-65)."""
    if deal.kind == "golden":
        return (deal.cards,) * len(deal.bids)
    return tuple([bid or 0 for bid in deal.bids])


def _ahead(candidate: Candidate, seat: int) -> float:
    """Its own points less the mean of the others'."""
    own = candidate.means[seat]
    return own - (sum(candidate.means) - own) / (len(candidate.means) - 1)
