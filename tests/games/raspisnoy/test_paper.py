"""The plan of a match on paper: what it says, and that a page that looks up and adds scores as the engine does."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kozyr.cards import Suit
from kozyr.errors import RulesError
from kozyr.games.raspisnoy.bidding import bid_refusal, bidder, is_bidding, legal_bids
from kozyr.games.raspisnoy.dealing import undealt
from kozyr.games.raspisnoy.paper import plan
from kozyr.games.raspisnoy.rules import PRESETS, Rules, rules
from kozyr.games.raspisnoy.schedule import schedule
from kozyr.games.raspisnoy.scoring import score
from kozyr.games.raspisnoy.sheet import closing, write_row
from kozyr.games.raspisnoy.state import Deal, State
from kozyr.records import code as codes
from tests.house_rules import random_rules
from tests.scale import runs

ROOT = Path(__file__).resolve().parents[3]
TIMID = 0.4
"""How often a bid is the lowest one, so that third passes and khishti come up."""


def tables(seed: int) -> list[Rules]:
    """Every preset, for any number of players that it takes, the Georgian game with pairs, and random rules."""
    rng = Random(f"paper {seed}")
    drawn = [random_rules(rng) for _ in range(4)]
    priced = [replace(one, price=rng.choice((0, 1, 7))) for one in drawn if isinstance(one, Rules)]
    pairs = replace(PRESETS["georgian"], pairs=True, premium_excludes_last=rng.random() < 0.5)
    return priced + [replace(_seated(one, rng), price=3) for one in (*PRESETS.values(), pairs)]


def _seated(preset: Rules, rng: Random) -> Rules:
    try:
        return replace(preset, seats=rng.randint(2, 10))
    except RulesError:
        return preset


def scored(agreed: Rules, rng: Random) -> dict[str, Any]:
    """A match of random bids and tricks as a scorekeeper hears it, and what the engine makes of it."""
    first, steps, events = rng.randrange(agreed.seats), [], []
    state = State(agreed, (), undealt(agreed, 1, first), ())
    keen = rng.randrange(agreed.seats)
    while state.deal:
        deal = replace(state.deal, dealt=(0,) * agreed.seats)
        while is_bidding(agreed, deal):
            steps.append(bid_step(state, deal, rng))
            deal = replace(deal, bids=(*deal.bids[: bidder(deal)], steps[-1]["bid"], *deal.bids[bidder(deal) + 1 :]))
        taken = tricks(deal, keen, rng)
        steps.append({"taken": taken})
        events.append(write_row(agreed, replace(deal, taken=taken), state.sheet))
        last = deal.number == len(schedule(agreed))
        following = None if last else undealt(agreed, deal.number + 1, (deal.dealer + 1) % agreed.seats)
        state = replace(state, deal=following, sheet=(*state.sheet, events[-1].row))
    return {
        "rules": codes.show("raspisnoy", agreed),
        "plan": plan(agreed),
        "first": first,
        "steps": steps,
        "sheet": [replace(one, row=replace(one.row, trump=None, trump_card=None)) for one in events],
        "ended": closing(agreed, state.sheet[-1]),
    }


def bid_step(state: State, deal: Deal, rng: Random) -> dict[str, Any]:
    legal = legal_bids(state, deal)
    refused = [(tricks, bid_refusal(state, deal, tricks)) for tricks in range(deal.cards + 1)]
    barred = [{"bid": tricks, "why": why} for tricks, why in refused if why]
    bid = legal[0] if rng.random() < TIMID else rng.choice(legal)
    return {"seat": bidder(deal), "allowed": legal, "barred": barred, "bid": bid}


def tricks(deal: Deal, keen: int, rng: Random) -> tuple[int, ...]:
    """Who took how many; the keen player takes what he bid, so that sets are closed with premiums."""
    taken = [0] * len(deal.bids)
    taken[keen] = deal.bids[keen] or 0
    for _ in range(deal.cards - taken[keen]):
        taken[rng.choice([seat for seat in range(len(taken)) if seat != keen])] += 1
    return tuple(taken)


def test_the_page_asks_bars_scores_and_pays_as_the_engine_does(tmp_path: Path) -> None:
    matches = [scored(agreed, Random(seed)) for seed in runs(12, 200) for agreed in tables(seed)]
    assert len(matches) > 90
    reasons = {barred["why"].id for match in matches for step in match["steps"] for barred in step.get("barred", ())}
    assert reasons == {"why-hook", "why-three-passes"}
    premiums = [premium.points for match in matches for event in match["sheet"] for premium in event.row.premiums]
    assert min(premiums) < 0 < max(premiums)
    assert {match["plan"].settlement for match in matches} == {"winner", "pairwise", "pairs"}
    file = tmp_path / "matches.json"
    file.write_bytes(msgspec.json.encode(matches))
    vitest = (sys.executable, str(ROOT / "build_backend" / "kozyr_page.py"), "run", "vitest", "run", "--reporter=dot")
    told = subprocess.run(vitest, env={**os.environ, "KOZYR_MATCHES": str(file)}, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-2000:]
    assert f"{len(matches)} passed" in told.stdout


@pytest.mark.parametrize("preset", PRESETS)
def test_every_line_has_the_points_and_the_reason_of_the_engine(preset: str) -> None:
    agreed = PRESETS[preset]
    told = plan(agreed)
    for deal, slot in zip(told.deals, schedule(agreed), strict=True):
        assert (deal.kind, deal.cards) == (slot.kind, slot.cards)
        bids = range(slot.cards + 1) if deal.bidding != "none" else [None]
        assert len(deal.lines) == len(bids)
        for bid, line in zip(bids, deal.lines, strict=True):
            for took in range(slot.cards + 1):
                assert told.lines[line][took] == score(agreed, slot, bid, took)


def test_the_plan_says_where_each_deal_has_its_trump_from() -> None:
    def trumps(preset: str, **changes: str) -> list[str]:
        agreed = rules(preset, {"ladder": "1,9", "specials": "no_trump", **changes})
        return [deal.trump for deal in plan(agreed).deals[:3]]

    assert trumps("hall") == ["turned", "drawn", "none"]
    assert trumps("classic") == ["turned", "last_card", "none"]
    assert trumps("circular") == ["circular_deal", "circular_deal", "none"]
    assert trumps("hall", trump="none") == ["none", "none", "none"]
    assert plan(PRESETS["georgian"]).deals[8].trump == "named"
    assert [deal.suit for deal in plan(PRESETS["circular"]).deals[:4]] == list(map(Suit, "scdh"))


def test_the_plan_says_what_the_bidders_have_seen_and_when_the_dealer_is_bound() -> None:
    changes = {"ladder": "2,2,2,2", "specials": "blind,forehead,golden", "forehead_mode": "all_cards"}
    deals = plan(rules("hall", {**changes, "blind_bids": "before_deal"})).deals
    assert [(deal.kind, deal.bidding, deal.hook) for deal in deals[::4]] == [
        ("plain", "seen", True),
        ("blind", "before_deal", False),
        ("forehead", "all_cards", True),
        ("golden", "none", False),
    ]


def test_the_plan_knows_sets_premiums_and_partners() -> None:
    told = plan(rules("georgian", {"pairs": "yes", "premium_excludes_last": "yes"}))
    assert told.sides == (0, 1, 0, 1)
    assert told.settlement == "pairs"
    assert [deal.set for deal in told.deals][7:9] == [1, 2]
    closing = next(deal for deal in told.deals if deal.due)
    assert closing.due is not None
    assert closing.due.deals == tuple(range(1, 9))
    assert closing.due.best_of == tuple(range(1, 8))
    assert not any(deal.due for deal in plan(rules("georgian", {"premium": "off"})).deals)
