"""The library's call for equities: what is asked is read, the way to count it is chosen, and the answer is told."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import SystemRandom
from typing import NamedTuple

from msgspec.structs import replace

from kozyr.errors import NotationError
from kozyr.kernel import core
from kozyr.kernel.equities import Ranking
from kozyr.kernel.pieces import threads_of
from kozyr.kernel.showdowns import Choice, Showdown
from kozyr.sim.equity import draws, holdem, work
from kozyr.sim.equity.answer import Equity, shares, stderr
from kozyr.sim.equity.draws import Draw
from kozyr.sim.equity.holdem import Holdem
from kozyr.sim.equity.rankings import ranking
from kozyr.sim.equity.work import Case, Found, Progress

SAMPLES = {True: 10_000_000, False: 100_000}
"""So many deals are sampled where nobody says how many, with the core and without it."""
MOST_SEED = 2**63 - 1
EASY = 4.0
"""What takes one thread so many seconds is counted in full without being asked for."""
MOST_HOURS = 1.0
"""What takes longer is not counted in full."""
AT_ONCE = 0.1
"""When discards are chosen, a showdown that takes less is counted in full, others are looked at by chance."""
LOOKS = {True: (1 << 16, 1 << 20), False: (1 << 11, 1 << 14)}
DOUBT = 3.0
"""So many standard errors are beyond doubt."""


class Way(NamedTuple):
    """How it is to be counted: exactly (None: as it fits), or from so many deals at most, to what standard error."""

    exact: bool | None
    samples: int | None
    precision: float | None
    seed: int | None
    threads: int | None
    progress: Progress | None


def equity(
    game: str,
    hands: Sequence[str],
    *,
    preset: str | None = None,
    changes: Mapping[str, str] | None = None,
    board: str = "",
    dead: str = "",
    turned: str | None = None,
    exact: bool | None = None,
    samples: int | None = None,
    precision: float | None = None,
    seed: int | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Equity:
    """How much of the pot each hand gets on average in `texas`, `shortdeck` or `draw`, if all of them show down.

    Hands of hold'em may be ranges (sim.equity.ranges), with a `board` and `dead` cards; hands of draw are five cards,
    with what they throw away after a slash, or without one, and then each finds its best discards (sim.equity.draws).
    `changes` are house rules by field and token, `turned` is the card whose rank is wild with wild=turned_rank. Exact
    equities are ratios of whole numbers, from 0 to 1; others come by chance from a `seed`, with their standard errors,
    and end where these are within the `precision`. Without a wish what is quick is exact. `threads` (None: as there are
    cores) change nothing but the time; `progress` is told the share that is done; Ctrl-C gives a partial answer.
    NotationError or RulesError names what is wrong.

    >>> found = equity("texas", ["AsKs", "QdQh"], board="2s 7s 9d", exact=True)
    >>> [f"{hand.equity} {float(hand.equity):.4f}" for hand in found.hands]
    ['268/495 0.5414', '227/495 0.4586']
    >>> found = equity("draw", ["As Ad Ks Qs Tc", "Kh Kd Jh Th Qc"], changes={"deck": "20"})
    >>> [hand.discards for hand in found.hands]
    ['Ks Qs Tc', 'Th Qc']
    """
    way = _way(exact, samples, precision, seed, threads, progress)
    if game == "draw":
        if board:
            raise NotationError(f"there is no board in draw, but {board[:40]!r} is given")
        return _of_draw(draws.ask(hands, preset, changes or {}, dead, turned), way)
    if turned is not None:
        raise NotationError(f"no card is turned in {game[:40]}, but {turned[:20]!r} is given")
    return _of_holdem(game, holdem.ask(game, hands, preset, changes or {}, board, dead), way)


def _way(
    exact: bool | None,
    samples: int | None,
    precision: float | None,
    seed: int | None,
    threads: int | None,
    progress: Progress | None,
) -> Way:
    if exact and (samples is not None or precision is not None):
        raise NotationError("exact results have neither samples nor a precision")
    if samples is not None and not 1 <= samples <= work.MOST_SAMPLES:
        raise NotationError(f"samples are a number from 1 to {work.MOST_SAMPLES}, not {samples}")
    if precision is not None and not 0 < precision < 1:
        raise NotationError(f"a precision is a standard error between 0 and 1, not {precision}")
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise NotationError(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    if threads is not None and not 1 <= threads <= work.MOST_THREADS:
        raise NotationError(f"threads are a number from 1 to {work.MOST_THREADS}, not {threads}")
    chance = samples is not None or precision is not None
    return Way(False if chance else exact, samples, precision, seed, threads, progress)


def _of_holdem(game: str, question: Holdem, way: Way) -> Equity:
    many = holdem.least_cases(question)
    texts = [seat.text for seat in question.seats]
    how = ranking(question.order)
    first = next(holdem.cases(question))
    if _is_exact(work.seconds(how, first, many), way):
        found = work.count(how, holdem.cases(question), many, way.threads, way.progress)
        return Equity(game, "exact", found.deals, shares(texts, found.tally, "exact"), partial=found.partial)
    return _sampled(game, texts, how, *holdem.chances(question), way)


def _is_exact(seconds: float, way: Way) -> bool:
    """Whether all is to be counted, which takes one thread so long; NotationError where that is asked for and is too
    much. What nobody decides does not depend on the number of threads."""
    hours = seconds / threads_of(way.threads) / 3600
    if way.exact and hours > MOST_HOURS:
        raise NotationError(
            f"to count every deal would take about {hours:,.0f} hours: give samples or a precision instead"
        )
    return seconds <= EASY if way.exact is None else way.exact


def _sampled(
    game: str, texts: Sequence[str], how: Ranking, showdown: Showdown, choices: tuple[Choice | None, ...], way: Way
) -> Equity:
    seed = SystemRandom().randrange(10**9) if way.seed is None else way.seed
    most = way.samples or (work.MOST_SAMPLES if way.precision else SAMPLES[core is not None])
    try:
        found = work.sample(how, showdown, choices, seed, most, way.precision, way.threads, way.progress)
    except ValueError as error:
        raise NotationError(str(error)) from None
    told = shares(texts, found.tally, "sampled")
    return Equity(game, "sampled", found.deals, told, seed=seed, partial=found.partial)


def _of_draw(question: Draw, way: Way) -> Equity:
    seed = SystemRandom().randrange(10**9) if way.seed is None else way.seed
    how = ranking(question.order)
    free = any(seat.free for seat in question.seats)
    question, settled = draws.settle(question, _payoff(how, seed, way.threads))
    showdown = draws.showdown(question)
    texts = [seat.text for seat in question.seats]
    if _is_exact(work.seconds(how, Case(showdown), 1), way):
        found = work.count(how, [Case(showdown)], 1, way.threads, way.progress)
        told = shares(texts, found.tally, "exact")
        answer = Equity("draw", "exact", found.deals, told, seed if free else None, found.partial)
    else:
        answer = _sampled("draw", texts, how, showdown, (None,) * len(texts), way._replace(seed=seed))
    thrown = [draws.thrown(seat) for seat in question.seats]
    hands = tuple(replace(hand, discards=text) for hand, text in zip(answer.hands, thrown, strict=True))
    return replace(answer, hands=hands, settled=settled)


def _payoff(how: Ranking, seed: int, threads: int | None) -> draws.Payoff:
    """What seats get, for the choice of discards. KeyboardInterrupt ends it, for a part of it says nothing."""

    @cache
    def payoff(showdown: Showdown, seat: int, look: int) -> tuple[float, float]:
        quick = work.seconds(how, Case(showdown), 1) < AT_ONCE
        if quick:
            found = work.count(how, [Case(showdown)], 1, threads, None)
        else:
            nobody = (None,) * len(showdown.hands)
            found = work.sample(how, showdown, nobody, seed, LOOKS[core is not None][look], wanted=threads)
        if found.partial:
            raise KeyboardInterrupt
        return _equity(found, seat), 0.0 if quick else DOUBT * stderr(seat, found.tally)

    return payoff


def _equity(found: Found, seat: int) -> float:
    return float(shares([""] * (seat + 1), found.tally, "exact")[seat].equity)
