"""Every random hand ends, and no chip or card is made or lost (PP-A9, PP-A10, D2)."""

from tests.games.palace.run import run
from tests.scale import PROVE

HANDS = 100_000 if PROVE else 600


def test_every_random_hand_ends_and_keeps_its_chips_and_cards() -> None:
    report = run(HANDS, 2 if PROVE else 1)
    assert report.counted["hands"] == HANDS
    assert report.longest > 40
    for what in ("last", "same_suit", "showdown"):
        assert report.counted[f"ended by {what}"] > 5
    for what in ("Fought", "Captured", "Returned", "Bought", "Discarded", "PileRenewed", "PackRanOut"):
        assert report.counted[what], f"no hand has {what}"
    assert report.counted["layers: 4"]
