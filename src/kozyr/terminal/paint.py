"""Colours and the laying out of lines: a screen is a list of Rich texts, each as wide as the terminal."""

from collections.abc import Sequence

from rich.text import Text

FELT = "#dfe8e1 on #1d4433"
SOFT = "#a9c0b2 on #1d4433"
HEAD = "#fbfaf4 on #10261d"
PAPER = "#23262b on #fbfaf4"
PAPER_SOFT = "#5c6470 on #fbfaf4"
INK = "#1d3f8f on #fbfaf4"
LAMP = "bold #f0c35a on #1d4433"
GAIN = "#7fd6a2 on #1d4433"
LOSS = "#ff8a80 on #1d4433"
PAPER_GAIN = "#1b6b3a on #fbfaf4"
PAPER_LOSS = "#b3261e on #fbfaf4"

Lines = list[Text]


def line(text: str | Text, width: int, style: str = FELT, align: str = "left") -> Text:
    """One line exactly `width` characters wide."""
    made = Text(text, style=style) if isinstance(text, str) else _grounded(text, style)
    made.no_wrap = True
    made.truncate(width, overflow="ellipsis")
    if align == "center":
        made.pad_left((width - made.cell_len) // 2)
    elif align == "right":
        made.pad_left(width - made.cell_len)
    made.pad_right(width - made.cell_len)
    return made


def _grounded(text: Text, style: str) -> Text:
    """The text over the ground of `style`, in its own colours."""
    grounded = Text(style=style)
    grounded.append_text(text)
    return grounded


def ends(left: str | Text, right: str | Text, width: int, style: str = FELT) -> Text:
    """A line with something at both ends; the left gives way where it is narrow."""
    last = right if isinstance(right, Text) else Text(right, style=style)
    first = line(left, max(0, width - last.cell_len - 1), style)
    return first + Text(" ", style=style) + last


def wrapped(text: str, width: int, style: str = FELT, align: str = "left") -> Lines:
    """A text over as many lines as it needs."""
    pieces = _wrap(text, max(1, width))
    return [line(piece, width, style, align) for piece in pieces]


def _wrap(text: str, width: int) -> list[str]:
    lines, current = [], ""
    for word in text.split():
        longer = f"{current} {word}".strip()
        if current and Text(longer).cell_len > width:
            lines.append(current)
            current = word
        else:
            current = longer
    return [*lines, current]


def beside(blocks: Sequence[Lines], gap: int = 1, style: str = FELT) -> Lines:
    """Blocks of lines side by side; each must be one width throughout, and lower ones are filled up below."""
    height = max(map(len, blocks), default=0)
    space = Text(" " * gap, style=style)
    rows = []
    for row in range(height):
        parts = [block[row] if row < len(block) else Text(" " * block[0].cell_len, style=style) for block in blocks]
        rows.append(space.join(parts))
    return rows


def blank(width: int, count: int = 1, style: str = FELT) -> Lines:
    """Empty lines."""
    return [line("", width, style) for _ in range(count)]


def filled(lines: Lines, width: int, height: int, style: str = FELT) -> Lines:
    """Exactly `height` lines: cut below, or filled up."""
    return [*lines[:height], *blank(width, height - len(lines), style)]
