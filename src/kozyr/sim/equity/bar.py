"""A bar for work that takes a while, with an estimate of what is left; on stderr, and only on a terminal."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic

from kozyr.sim.equity.work import Progress

PATIENCE = 0.5
"""What is done in so many seconds needs no bar."""


@contextmanager
def bar() -> Iterator[Progress | None]:
    """Something to tell which share of the work is done; None where nobody would see the bar."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    began, drawn = monotonic(), list[Progress]()
    with ExitStack() as stack:

        def tell(share: float) -> None:
            if not drawn and monotonic() - began > PATIENCE:
                drawn.append(stack.enter_context(_drawn()))
            for show in drawn:
                show(share)

        yield tell


@contextmanager
def _drawn() -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import BarColumn, TaskProgressColumn, TimeRemainingColumn
    from rich.progress import Progress as Shown

    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Shown(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=1.0)
        yield lambda share: shown.update(task, completed=share)
