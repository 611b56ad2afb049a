"""All benchmarks, and the page that keeps their figures: docs/performance.md.

python -m bench
"""

import os
from textwrap import indent

from bench import engine, poker, room
from bench.machine import machine
from bench.page import PAGE
from bench.peers.__main__ import measure as measure_peers
from bench.peers.page import section, write
from bench.peers.timing import STEADY
from tests.house import run as house

TABLES, SECONDS = 100, 10
RULES = 20_000


def main() -> None:
    where, beside_others = machine(), section(measure_peers(STEADY))
    speeds, moves = engine.measure(), room.measure(TABLES, SECONDS)
    evenings = house.told(house.figures(house.run(RULES, os.cpu_count() or 1)))
    rows = [
        f"| {name} | {one.decisions:,.0f} ({one.slowest:,.0f} to {one.fastest:,.0f}) | {one.matches:.1f} |"
        for name, one in speeds.items()
    ]
    beside = poker.rows(poker.measure())
    load = [f"| {bot} | {moves[bot]:,.0f} | {moves[bot] / moves['single_commits']:.1f} |" for bot in room.BOTS]
    written = {
        "rows": "\n".join(rows),
        "beside": "\n".join(beside),
        "load": "\n".join(load),
        "evenings": indent(evenings, " " * 4),
    }
    PAGE.write_text(TEXT.format(machine=where, tables=TABLES, repeats=poker.REPEATS, **written, **moves))
    write(beside_others)
    print(PAGE.read_text())


TEXT = """# Performance

Measured on: {machine} before it began. `python -m bench` measures anew and writes this page; `make prove` does so at
its end.

## The engine

Whole matches of raspisnoy (hall rules, 4 seats, 36 deals, 1120 decisions) by random players, in one process: a match to
warm up, then the median of 7 repeats of 20 matches, with the slowest and the fastest. Time is that of the processor.

    python -m bench.engine

| | decisions a second | matches a second |
|---|---|---|
{rows}

`plain` asks for the legal choices, draws one and applies it. `with views` also builds the view of the seat that
decides, as bots and the room need it.

## Hands of poker

Six seats with stacks of 200, blinds 1 and 2, no limit; each player folds, calls or makes the least raise, all as
likely, and in draw puts each card away with a chance of 0.4. PokerKit, in the same run, does by itself all that it can.
Runs here and there take turns; the medians of {repeats} of them, in time of the processor.

    python -m bench.poker

| hands a second | PokerKit | engine | times | with checks | times | core, by moves | times | core, in runs | times |
|---|---|---|---|---|---|---|---|---|---|
{beside}

A hand trusts an action that was chosen from what it offered: it is the evening around it that asks `refusal` first.
PokerKit checks each action itself, so `with checks` does so here too. `Core, by moves` is a hand in the core that
Python asks at each turn what is allowed; most of its time goes to Python's shuffle and choices. `Core, in runs` leaves
chance to the core as well (`kozyr.sim.hands`, one thread); in draw all sets of cards to put away are as likely there.

## The room

{tables} tables of four bots that take no time to think, each with a watcher at a socket, in one process; the watchers
run beside it on the same machine. A move counts when its letter has reached the watcher: by then it is on disk (SQLite,
`synchronous=FULL`). One by one the same disk does {single_commits:,.0f} commits a second; the room commits together
what has gathered meanwhile.

    python -m bench.room

| bots | durable moves a second | for each single commit |
|---|---|---|
{load}

## House rules

Random rule sets, half of them a preset with a few changes and half with about half of all fields drawn anew. By each a
complete match of random players is played; its record is written, read and replayed to the same scores; of one in
twenty the battery against leaks is run. `make test` plays 150 of them, this run more:

    python -m tests.house.run --rules 20000 --processes 2

It found:

{evenings}
"""

if __name__ == "__main__":
    main()
