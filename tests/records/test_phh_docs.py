"""What docs/phh.md says is so."""

import re
import tomllib
from pathlib import Path
from random import Random

from kozyr import games
from kozyr.records import phh, verify
from kozyr.records.phh.source import MOST_BYTES, MOST_HANDS, MOST_IN_LINE
from tests.records.poker_hands import POKER, changed, evening

DOCS = Path(__file__).parents[2] / "docs" / "phh.md"
TEXT = DOCS.read_text("utf-8")


def test_the_hand_in_the_docs_becomes_a_true_record_and_is_written_like_that() -> None:
    found = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert found
    record = phh.parse(found[1])
    assert verify(record) is None
    again = tomllib.loads(phh.show(record))
    assert {name: value for name, value in again.items() if name[0] != "_"} == tomllib.loads(found[1])


def test_every_word_and_field_of_ours_is_in_the_docs() -> None:
    words, fields = set[str](), set[str]()
    for game in POKER:
        rng = Random(game)
        for seed in range(40):
            text = phh.show(evening(game, None, seed, 1, **changed(game, rng)))
            hand = tomllib.loads(text)
            fields |= {name for name in hand if name[0] == "_"}
            words |= {line.split()[1] for line in hand["actions"]}
            assert hand["variant"] in TEXT
    told = set(re.findall(r"`(_\w+)`", TEXT))
    assert fields == told
    ours = {match[1] for match in re.finditer(r"`(?:d|p1) (\w+)", TEXT)}
    assert words - {"f", "cc", "cbr", "sm"} <= ours
    assert ours - {"dh", "db"} <= words


def test_the_bounds_in_the_docs_are_those_that_hold() -> None:
    bounds = (f"{MOST_BYTES >> 20} MiB", f"{MOST_IN_LINE:,} characters", f"{MOST_HANDS:,} hands")
    assert [bound for bound in bounds if bound not in TEXT] == []


def test_the_games_of_ours_are_all_in_the_docs() -> None:
    names = [f"`kozyr-{name}`" for name in games.NAMES if name != "raspisnoy"]
    assert [name for name in names if name not in TEXT] == []
