"""A page of paper over the table: a title, lines to scroll through, and a foot with the keys."""

from msgspec import Struct
from rich.text import Text

from kozyr.terminal.paint import HEAD, PAPER, Lines, blank, ends, filled, line

MARGIN = 2
FRAME = 4
"""Title, foot and a blank line at each."""


class Page(Struct, frozen=True):
    """A page; `above` and `below` stay while the body is scrolled, and `from_end` shows its end first."""

    title: str
    body: tuple[Text, ...]
    foot: str
    from_end: bool = False
    above: tuple[Text, ...] = ()
    below: tuple[Text, ...] = ()

    def lines(self, scroll: int, width: int, height: int) -> Lines:
        """The page at a scroll that is settled, in `height` lines."""
        room, most = self._room(height), self._most(height)
        start = most + scroll if self.from_end else scroll
        body = [*self.above, *self.body[start : start + room], *self.below]
        shown = filled(body, width, height - FRAME, PAPER)
        head = line(Text(f"  {self.title}", style="bold"), width, HEAD)
        arrows = f"{'▲' if start else ' '} {'▼' if start < most else ' '} "
        edge = blank(width, 1, PAPER)
        return [head, *edge, *shown, *edge, ends(f" {self.foot}", arrows, width, HEAD)]

    def settled(self, scroll: int, height: int) -> int:
        """A scroll no further than there is something to see: 0 is where the page opens."""
        most = self._most(height)
        return max(-most, min(0, scroll)) if self.from_end else max(0, min(most, scroll))

    def _most(self, height: int) -> int:
        return max(0, len(self.body) - self._room(height))

    def _room(self, height: int) -> int:
        return height - FRAME - len(self.above) - len(self.below)
