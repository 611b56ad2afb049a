"""The ranks of the core in arrays, threads and interpreters, and where there is no core."""

import os
import pickle
import subprocess
import sys
from array import array
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copy import deepcopy
from random import Random
from threading import Barrier, Event

import pytest

from kozyr import ranks
from kozyr.errors import NotationError
from kozyr.kernel import core
from kozyr.kernel.ranks import PIECE
from kozyr.play.ranking import ORDERS, Order, Ranks, rank, strength
from kozyr.play.ranking.law import strength_by_law
from kozyr.play.ranking.slow import SlowRanks
from tests.kernel.orders import in_core, some_masks

pytestmark = pytest.mark.skipif(core is None, reason="the compiled core is not there")


def hands(order: Order, many: int, seed: int = 0) -> "array[int]":
    return array("Q", some_masks(order, many, Random(seed)))


def test_an_array_comes_out_the_same_however_many_threads_share_it() -> None:
    standard = ranks()
    masks = hands(standard.order, 3_000) * (3 * PIECE // 3_000)
    one = standard.places(masks)
    assert one == standard.places(masks, threads=3)
    assert one[:3_000] == array("H", [standard.place(mask) for mask in masks[:3_000]])
    assert standard.strengths(masks, threads=2) == standard.strengths(masks)


def test_results_go_into_an_array_that_is_there_already() -> None:
    masks = hands(ORDERS["standard"], 100)
    into = array("H", bytes(200))
    assert ranks().places(masks, into) is into
    assert into == ranks().places(masks)
    view = memoryview(bytearray(400)).cast("I")
    ranks().strengths(masks, view)
    assert view.tolist() == [strength(mask, ORDERS["standard"]) for mask in masks]
    assert len(ranks().places(array("Q"))) == 0


@pytest.mark.parametrize("standard", [ranks(), ranks()._replace(core=SlowRanks(ORDERS["standard"]))])
def test_an_array_may_have_several_dimensions_or_nothing_in_it(standard: Ranks) -> None:
    masks = hands(ORDERS["standard"], 6)
    table = memoryview(masks).cast("B").cast("Q", (2, 3))
    assert standard.places(table) == standard.places(masks) == array("H", map(ranks().place, masks))
    assert standard.strengths(array("Q")) == array("I")


def test_an_array_that_changes_while_it_is_ranked_hurts_nobody() -> None:
    """What comes out is then anybody's guess: places, or a refusal."""
    standard, masks = ranks(), hands(ORDERS["standard"], 2_000) * 50
    view, stop, rng = memoryview(masks), Event(), Random(3)

    def change() -> None:
        while not stop.is_set():
            at = rng.randrange(len(view))
            view[at] = rng.choice((0, 2**64 - 1, 1 << 15, 0x1F00, view[at - 1]))

    with ThreadPoolExecutor(2) as pool:
        changing = pool.submit(change)
        for _ in range(40):
            with suppress(NotationError):
                assert len(standard.places(masks)) == len(masks)
        stop.set()
        changing.result()


@pytest.mark.parametrize(
    ("masks", "into", "error"),
    [
        (array("Q", [1] * 3), array("H", [0] * 2), ValueError),
        (array("I", [1] * 4), array("H", [0] * 4), TypeError),
        (array("d", [1] * 4), array("H", [0] * 4), TypeError),
        (array("Q", [1] * 4), array("I", [0] * 4), TypeError),
        (array("Q", [1] * 4), bytes(8), (TypeError, BufferError)),
        (array("Q", [1] * 4), memoryview(bytes(8)).cast("H"), (TypeError, BufferError)),
        (memoryview(array("Q", [1] * 8))[::2], array("H", [0] * 4), (TypeError, BufferError)),
        ([1, 2], array("H", [0] * 2), TypeError),
        (memoryview(bytearray(33))[1:].cast("Q"), array("H", [0] * 4), TypeError),
    ],
)
def test_arrays_of_another_shape_are_refused(
    masks: object, into: object, error: type[Exception] | tuple[type[Exception], ...]
) -> None:
    with pytest.raises(error):
        ranks().places(masks, into)  # type: ignore[arg-type]


@pytest.mark.parametrize("piece", [(-1, 2), (0, 5), (3, 2), (5, 5)])
def test_a_piece_lies_within_its_array(piece: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="4 masks"):
        in_core(ORDERS["standard"]).places(array("Q", [1] * 4), array("H", [0] * 4), *piece)


def test_many_threads_may_be_the_first_to_ask() -> None:
    order = ORDERS["deuce_seven"]
    fresh, masks, gate = in_core(order), hands(order, 2_000), Barrier(8)

    def ask(_: int) -> "tuple[list[int], array[int]]":
        gate.wait()
        found = array("H", bytes(2 * len(masks)))
        single = [fresh.place(mask) for mask in masks[:200]]
        fresh.places(masks, found, 0, len(masks))
        return single, found

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(8)))
    single, found = answers[0]
    assert list(found[:200]) == single
    assert all(answer == answers[0] for answer in answers)


def test_an_order_in_the_core_never_changes() -> None:
    fresh = in_core(ORDERS["standard"])
    with pytest.raises((AttributeError, TypeError)):
        fresh.place = len
    with pytest.raises((AttributeError, TypeError)):
        type(fresh).place = len
    with pytest.raises(AttributeError):
        ranks().order = ORDERS["joker"]  # type: ignore[misc]
    masks = hands(ORDERS["standard"], 50)
    before = masks[:]
    ranks().places(masks)
    assert masks == before


@pytest.mark.parametrize("order", [ORDERS["standard"], ORDERS["bug"]])
def test_orders_hands_and_ranks_go_to_another_process(order: Order) -> None:
    hand = rank("As Ks Qs Js Ts", order)
    assert pickle.loads(pickle.dumps(hand)) == deepcopy(hand) == hand
    assert deepcopy(order).core is not order.core
    there = pickle.loads(pickle.dumps(ranks(order)))
    assert there.order == order
    assert there.place("As Ks") == ranks(order).place("As Ks")


def test_an_order_that_the_core_does_not_know_is_ranked_by_the_law() -> None:
    order = ORDERS["standard"]._replace(wild=1 << 13)
    assert order.core is None
    assert strength(0x1F00, order) == strength_by_law(0x1F00, order)


RANK_THERE = """
from kozyr import ranks
assert ranks().place("As Ks Qs Js Ts 2d 2c") == ranks().core.place("AsKsQsJsTs")
assert ranks("joker").category("X1 As Ad Ac Ah").name == "FIVE_OF_A_KIND"
"""


def test_other_interpreters_of_the_process_rank_as_well() -> None:
    """At once, and since Python 3.12 each with a lock of its own."""
    interpreters = pytest.importorskip("_interpreters" if sys.version_info >= (3, 13) else "_xxsubinterpreters")
    run = interpreters.exec if sys.version_info >= (3, 13) else interpreters.run_string
    others = [interpreters.create() for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(lambda other: run(other, RANK_THERE), others)) == [None] * 3
    for other in others:
        interpreters.destroy(other)
    exec(RANK_THERE, {})


def test_without_the_core_python_ranks_alike_and_says_so_once() -> None:
    code = f"""
import warnings
from array import array
warnings.simplefilter("always")
with warnings.catch_warnings(record=True) as told:
    from kozyr import rank, ranks
    assert ranks().core.__class__.__name__ == "SlowRanks"
    ranks("twenty")
assert len(told) == 1 and "work of the C core" in str(told[0].message), told
print(rank("As Ks Qs Js Ts").rank, list(ranks().places(array("Q", {list(hands(ORDERS["standard"], 20))}))))
"""
    environment = os.environ | {"KOZYR_KERNEL": "off"}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    masks = hands(ORDERS["standard"], 20)
    assert told.stdout == f"{ranks().strength('AsKsQsJsTs')} {list(ranks().places(masks))}\n", told.stderr
