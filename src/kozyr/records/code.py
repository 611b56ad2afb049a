"""House rules as a short text that fits a link: `r1D1J2-3-1-0...`.

A code is a letter for the game, the number of the format, what differs from the defaults frozen by that format (a
letter for each field, then its value), and a last character that is reckoned from all others, so that a mistyped code
is refused. Equal rules have one code. A letter, once given, is never given to another field, and a new field or choice
takes its place at an end; so no code ever changes its meaning.
"""

import re
from typing import Any

from msgspec import structs

from kozyr import games
from kozyr.errors import NotationError
from kozyr.play.house import Flag, Kind, Number, OneOf, Ranges, Several, Whole, WordOrNumber, WordOrNumbers, problem
from kozyr.records.frozen import DEFAULTS, FORMAT

SYMBOLS = "-0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz"
"""Whatever stands in a code; none that looks like another. Their number is a prime, so that one wrong character, or two
that changed places, always give another check."""
CHECKS = "o" + SYMBOLS[1:]
"""The last character; no sign, which a link would lose at its end."""
LONGEST = 1000
GAMES = {"r": "raspisnoy", "d": "draw", "s": "shortdeck", "p": "palace"}
LETTERS: dict[str, dict[str, str]] = {
    "raspisnoy": {
        "seats": "A",
        "deck": "B",
        "jokers": "C",
        "first_dealer": "D",
        "schedule": "E",
        "ladder": "F",
        "ladder_top": "G",
        "specials": "H",
        "specials_position": "J",
        "specials_without_trump": "K",
        "trump": "L",
        "trump_full_deal": "M",
        "circular_order": "N",
        "hook": "P",
        "hook_in_blind": "Q",
        "three_passes": "R",
        "blind_bids": "S",
        "must_trump": "T",
        "must_overtrump": "U",
        "must_head": "V",
        "joker_follows": "W",
        "joker_demands": "X",
        "joker_lowest_trump": "Y",
        "low_lead_forces_lowest": "Z",
        "demand_beaten_by_trump": "a",
        "joker_as_card": "b",
        "two_jokers": "c",
        "forehead_mode": "d",
        "forehead_hand": "e",
        "scoring": "f",
        "golden_per_trick": "g",
        "misere_per_trick": "h",
        "misere_clean": "i",
        "special_multiplier": "j",
        "multiplier_scope": "k",
        "special_pass": "m",
        "special_over": "n",
        "all_tricks": "p",
        "all_tricks_in_specials": "q",
        "all_tricks_from": "r",
        "khishti": "s",
        "premium": "t",
        "premium_excludes_last": "u",
        "pairs": "v",
        "review": "w",
        "price": "x",
        "settlement": "y",
    },
    "draw": {
        "seats": "A",
        "limit": "B",
        "spread": "C",
        "pot_rule": "D",
        "raise_cap": "E",
        "forced": "F",
        "ante": "G",
        "small_blind": "H",
        "first_dealer": "J",
        "first_actor": "K",
        "draw_order": "L",
        "second_round": "M",
        "max_draw": "N",
        "limit_draw_by_stub": "P",
        "draw_before_betting": "Q",
        "all_check": "R",
        "max_redeals": "S",
        "openers": "T",
        "order": "U",
        "lowball_order": "V",
        "wild": "W",
        "natural_beats_wild": "X",
        "deck": "Y",
        "buyin_min": "Z",
        "buyin_max": "a",
        "show": "b",
    },
    "shortdeck": {
        "seats": "A",
        "deck": "B",
        "ranking": "C",
        "ace_low_straight": "D",
        "limit": "E",
        "forced": "F",
        "small_blind": "G",
        "ante": "H",
        "raise_cap": "J",
        "buyin_min": "K",
        "buyin_max": "L",
        "show": "M",
    },
    "palace": {
        "seats": "A",
        "structure": "B",
        "small_bet": "C",
        "big_bet": "D",
        "ante": "E",
        "max_soldiers": "F",
        "raise_cap": "G",
        "discard_cost": "H",
        "reveal_battle": "J",
        "buyin_min": "K",
        "buyin_max": "L",
    },
}
"""The letter of each field, for ever. Where the single letters are all given, the next fields get `zA`, `zB`, ..."""

SHAPE = re.compile(r"([A-Za-z])([0-9]{1,4})((?:z?[A-Za-y][-0-9]*)*)")
PART = re.compile(r"(z?[A-Za-y])([-0-9]*)")
NUMBERS = re.compile(r"[0-9]{1,9}(?:-[0-9]{1,9})*")
ONE = re.compile(r"-?[0-9]{1,9}")


def show(game: str, rules: Any) -> str:
    """The code of a game's rules.

    >>> from kozyr.games.raspisnoy import PRESETS
    >>> show("raspisnoy", PRESETS["classic"])
    'r1M1y'
    """
    return _coded(game, rules, FORMAT)


def parse(text: str) -> tuple[str, Any]:
    """The game of a code and its rules; NotationError for a text that is no code, or is mistyped, RulesError for a code
    of rules that cannot be played."""
    code = text.strip()
    shape = SHAPE.fullmatch(code[:-1]) if len(code) <= LONGEST else None
    if shape is None:
        raise NotationError(f"{_short(code)} is no code of house rules: those look like r1M1y")
    if check(code[:-1]) != code[-1]:
        raise NotationError(f"the code {_short(code)} is mistyped or cut short: its last character does not fit")
    letter, number, parts = shape.groups()
    game, format = GAMES.get(letter), int(number)
    if game is None or format not in DEFAULTS:
        raise NotationError(f"the code {_short(code)} was made by a later version of this program")
    rules = _rules(code, game, format, PART.findall(parts))
    if _coded(game, rules, format) != code:
        raise NotationError(f"the code {_short(code)} says something twice or needlessly: write {show(game, rules)}")
    return game, rules


def check(body: str) -> str:
    """The last character of a code that begins with `body`."""
    total = 1
    for symbol in body:
        total = (2 * total + SYMBOLS.find(symbol)) % len(SYMBOLS)
    return CHECKS[total]


def _coded(game: str, rules: Any, format: int) -> str:
    letters, fields, defaults = LETTERS[game], games.load(game).FIELDS, DEFAULTS[format][game]
    letter = next(letter for letter, name in GAMES.items() if name == game)
    values = structs.asdict(rules)
    differing = [name for name in letters if values[name] != defaults[name]]
    body = f"{letter}{format}" + "".join(letters[name] + _number(fields[name], values[name]) for name in differing)
    return body + check(body)


def _rules(code: str, game: str, format: int, parts: list[tuple[str, str]]) -> Any:
    loaded = games.load(game)
    names = {letter: name for name, letter in LETTERS[game].items()}
    values = dict(DEFAULTS[format][game])
    for letter, digits in parts:
        if letter not in names:
            raise NotationError(f"the code {_short(code)} has a rule {letter!r} that this version does not know")
        values[names[letter]] = _value(code, loaded.FIELDS[names[letter]], letter, digits)
    return type(loaded.PRESETS[loaded.DEFAULT_PRESET])(**values)


def _number(kind: Kind, value: Any) -> str:
    """A field's value in digits: the place of a token among the tokens, or the number itself; a word beside numbers has
    a dash before it. Nothing for an empty list, and for what is left unset."""
    match kind:
        case _ if value is None:
            return ""
        case Flag() | Whole():
            return str(int(value))
        case OneOf(tokens=tokens):
            return str(tokens.index(value))
        case Number(values=values):
            return str(values.index(value))
        case Several(tokens=tokens):
            return "-".join(str(tokens.index(item)) for item in value)
        case WordOrNumber(words=words) | WordOrNumbers(words=words) if isinstance(value, str):
            return f"-{words.index(value)}"
        case WordOrNumber():
            return str(value)
        case WordOrNumbers():
            return "-".join(map(str, value))
        case Ranges():
            return "-".join(str(end) for each in value for end in each)


def _value(code: str, kind: Kind, letter: str, digits: str) -> Any:
    """The value that `_number` wrote; NotationError where there is none."""
    try:
        value = _read(kind, digits)
    except (ValueError, IndexError):
        raise NotationError(f"the code {_short(code)} has no value after {letter}: {_short(digits)}") from None
    if fault := problem(kind, value):
        raise NotationError(f"the code {_short(code)} has after {letter} what {fault}")
    return value


def _read(kind: Kind, digits: str) -> Any:
    """ValueError or IndexError where the digits name nothing."""
    match kind:
        case OneOf(unset=True) | Whole(unset=True) if not digits:
            return None
        case Flag():
            return (False, True)[_place(digits)]
        case OneOf(tokens=tokens):
            return tokens[_place(digits)]
        case Number(values=values):
            return values[_place(digits)]
        case Several(tokens=tokens):
            return tuple(tokens[place] for place in _places(digits)) if digits else ()
        case WordOrNumber(words=words) | WordOrNumbers(words=words) if digits.startswith("-"):
            return words[_place(digits[1:])]
        case Whole() | WordOrNumber():
            return int(_matched(ONE, digits))
        case WordOrNumbers():
            return _places(digits)
        case Ranges():
            ends = _places(digits)
            return tuple(zip(ends[::2], ends[1::2], strict=True))


def _place(digits: str) -> int:
    (place,) = _places(digits)
    return place


def _places(digits: str) -> tuple[int, ...]:
    return tuple(map(int, _matched(NUMBERS, digits).split("-")))


def _matched(pattern: re.Pattern[str], digits: str) -> str:
    if pattern.fullmatch(digits):
        return digits
    raise ValueError


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
