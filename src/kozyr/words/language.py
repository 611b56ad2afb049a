"""Which languages there are, and which of them a browser asks for."""

LANGS = ("en", "ru", "hy", "mn")
FALLBACK = "en"
LONGEST = 1000
"""No honest Accept-Language header is longer; the rest is not read."""


def negotiate(accept_language: str | None) -> str:
    """The language that an Accept-Language header likes best among ours; English when it names none of them.

    >>> negotiate("ka, ru-RU;q=0.9, en;q=0.8")
    'ru'
    """
    wishes = (accept_language or "")[:LONGEST].split(",")
    weighed = [(_weight(wish), _tongue(wish)) for wish in wishes]
    known = [(weight, tongue) for weight, tongue in weighed if tongue in LANGS and weight > 0]
    return max(known, key=lambda wish: wish[0])[1] if known else FALLBACK


def _tongue(wish: str) -> str:
    return wish.partition(";")[0].strip().partition("-")[0].lower()


def _weight(wish: str) -> float:
    """The q of a wish, from 0 to 1; 1 when it gives none, 0 when it makes no sense."""
    name, _, value = wish.partition(";")[2].strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip().lower() == "q" and 0 <= weight <= 1 else 0.0
