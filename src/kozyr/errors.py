"""The errors of the table, named by their culprit: what was written, what was agreed, what was done."""

from collections.abc import Sequence
from typing import Any


class KozyrError(Exception):
    """Anything that a person outside the program can put right."""


class NotationError(KozyrError):
    """A text that is no card, action, rule or record; the message quotes what was written."""


class RulesError(KozyrError):
    """House rules that cannot be played; `problems` lists every fault in a host's words, `faults` those of them whose
    fields are known (play.house.Fault), for a form."""

    def __init__(self, problems: Sequence[str], faults: Sequence[Any] = ()) -> None:
        super().__init__("; ".join(problems))
        self.problems, self.faults = tuple(problems), tuple(faults)


class IllegalAction(KozyrError):
    """An action that the rules do not allow now; nothing has changed. `why` is a reason for people (play.game.Why)."""

    def __init__(self, message: str, why: Any) -> None:
        super().__init__(message)
        self.why = why
