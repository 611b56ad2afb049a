"""Actions as text: `fold`, `raise 12`, `shuffle Qd 6s ...`, and those of the hall, `sit 2 400` (play.spoken)."""

from kozyr.games.shortdeck.state import Action
from kozyr.play import spoken


def show(action: Action) -> str:
    """An action as text.

    >>> from kozyr.play.betting import Raise
    >>> show(Raise(12))
    'raise 12'
    """
    return spoken.show(action)


def parse(text: str) -> Action:
    """The action that `show` writes as `text`; NotationError when there is none.

    >>> parse("bet 6")
    Bet(amount=6)
    """
    return spoken.read(text, (), spoken.parse, show)  # type: ignore[no-any-return]
