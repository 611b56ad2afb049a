"""A storm of malformed and hostile messages changes nothing, crashes nothing and leaks nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from kozyr.cards import pack
from kozyr.room import wire
from tests.room.house import GENEROUS, open_house
from tests.room.people import Person, Visit, play_on
from tests.room.truth import CARD, leaks, log_of

MESSAGES = 10_000
VOLLEY = 20
CARDS = [card.value for card in pack(36)]
ODD: list[Any] = [None, True, -1, 0, 3, 6, 2**64, 1e308, "", "x" * 41, "\u0000", [], {}, [[[]]], {"a": {"b": []}}]
RAW: list[str | bytes] = [
    "",
    "null",
    "[]",
    "42",
    "{",
    '{"type":',
    '{"type":"act","type":"pause"}',
    "[" * 3000,
    '{"a":' * 600,
    '"' + "é" * 1000,
    b"\xff\xfe\x00",
    b"\x00" * 4096,
    "NaN",
    '{"type":"act","nonce":"\ud83d","seen":1,"action":"bid 0"}'.encode("utf-8", "replace"),
]
NOT_MINE = ("start", "pause", "resume", "end", "next")
WITH_SEAT = ("clear", "free", "replace", "add_bot", "sit")


def storm(rng: Random, seen: int, is_seated: bool) -> Iterator[str | bytes]:
    """Messages of which none may have an effect, whether Bob (seated, never in turn) or Eve (a watcher) sends it."""
    while True:
        order = _order(rng, seen, is_seated)
        match rng.randrange(5):
            case 0:
                yield rng.choice(RAW)
            case 1:
                order[rng.choice(list(order))] = rng.choice(ODD)
                order.setdefault("extra", 1)
                yield _text(order)
            case 2:
                text = _text(order)
                cut = rng.randrange(len(text))
                yield text[:cut] + rng.choice('{}[]",:x\\') + text[cut + rng.randrange(1, 3) :] + "~"
            case _:
                yield _text(order)


def _order(rng: Random, seen: int, is_seated: bool) -> dict[str, Any]:
    order: dict[str, Any] = {"nonce": f"n{rng.getrandbits(60)}", "seen": rng.choice([0, 1, seen - 1, seen, seen + 7])}
    match rng.randrange(4):
        case 0:
            return order | {"type": "act", "action": _action(rng)}
        case 1:
            return order | {"type": rng.choice(NOT_MINE)}
        case 2:
            kind, seat = rng.choice(WITH_SEAT), rng.choice([0, 2, 3, 5])
            more = {"bot": rng.choice(["steady", "os:system"])} if kind in ("replace", "add_bot") else {}
            return order | {"type": kind, "seat": seat} | more | ({"name": "Mallory"} if kind == "sit" else {})
        case _ if is_seated:
            return order | {"type": "rename", "name": rng.choice(["\n", " x", "\u202eevil", "", "y" * 25])}
        case _:
            kind = rng.choice(["rename", "leave", "return", "claim"])
            fields = {"rename": {"name": "Eve"}, "claim": {"key": "guess", "name": "Eve"}}
            return order | {"type": kind} | fields.get(kind, {})


def _action(rng: Random) -> str:
    card = rng.choice(CARDS)
    words = (
        f"play {card}",
        f"bid {rng.randrange(10)}",
        f"shuffle {card}",
        "lot 1",
        f"play {card} high",
        "play 7s",
        "x",
    )
    return rng.choice(words)


def _text(order: dict[str, Any]) -> str:
    return msgspec.json.encode(order).decode()


async def attack(visit: Visit, messages: int, rng: Random) -> list[wire.AnyLetter]:
    """Send the messages, a volley at a time, and read the answer to each."""
    source = storm(rng, visit.length, is_seated=visit.you.seat >= 0)
    letters: list[wire.AnyLetter] = []
    while len(letters) < messages:
        for _ in range(VOLLEY):
            await visit.socket.send(next(source))
        answers = len(letters) + VOLLEY
        while len(letters) < answers:
            letter = await visit.letter()
            letters += [] if isinstance(letter, wire.Beat) else [letter]
    return letters


async def flood(person: Person, code: str, times: int) -> None:
    """Messages that are far too long; each costs its sender the socket."""
    for _ in range(times):
        async with person.visit(code) as visit:
            await visit.socket.send("x" * 200_000)
            try:
                while True:
                    await visit.letter()
            except ConnectionClosed:
                pass


def test_ten_thousand_hostile_messages_change_nothing_crash_nothing_and_leak_nothing(tmp_path: Path) -> None:
    async def work(url: str) -> tuple[str, list[Visit]]:
        people = [Person(url) for _ in range(3)]
        changes = {"ladder": "9", "specials": "none"}
        code = await people[0].open_table(changes=changes, name="Ann", seat=0, bots=("", "", "steady", "steady"))
        async with AsyncExitStack() as stack:
            ann, bob, eve = visits = [await stack.enter_async_context(person.visit(code)) for person in people]
            await bob.ask("sit", seat=1, name="Bob")
            await ann.ask("start")
            await asyncio.gather(*(play_on(tab, lambda tab: tab.position.view.turn == 0) for tab in visits))
            before = log_of(tmp_path, code)
            half = MESSAGES // 2
            answers = await asyncio.gather(attack(bob, half, Random(1)), attack(eve, half, Random(2)))
            letters = [letter for each in answers for letter in each]
            assert len(letters) == MESSAGES
            assert {type(letter) for letter in letters} == {wire.Refused}
            assert len({letter.why.id for letter in letters if isinstance(letter, wire.Refused)}) >= 8
            assert log_of(tmp_path, code) == before
            await flood(eve.person, code, 20)
            assert log_of(tmp_path, code) == before
            await asyncio.gather(*(play_on(tab) for tab in visits))
        return code, visits

    with open_house(tmp_path, limits=GENEROUS) as house:
        code, visits = asyncio.run(work(house.url))
        assert house.process.poll() is None
        said = house.close()
    for seat, visit in zip((0, 1, -4), visits, strict=True):
        assert leaks(tmp_path, code, visit.frames, seat) == []
        refusals = [frame for frame in visit.frames if '"type":"refused"' in frame]
        assert not CARD.search("".join(refusals))
    assert not CARD.search(said)
    assert "Traceback" not in said
