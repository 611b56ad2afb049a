"""Random house rules of raspisnoy for property tests: half of them usual, half of them unusual.

Usual ones are a preset with a few changes. Unusual ones have about half of their fields drawn anew, so that things meet
which no circle ever put together. Every draw is made of tokens, as a host would type them, and may be refused: the
refusal is then what comes back, for a test that looks at those too.

    for seed in runs(100, 10_000):
        rules = random_rules(Random(seed))
        if isinstance(rules, RulesError):
            continue
        ...
"""

from random import Random

from kozyr.cards import JOKERS, pack
from kozyr.errors import RulesError
from kozyr.games.raspisnoy.rules import FIELDS, PRESETS, Rules, rules
from kozyr.play.house import Flag, Kind, Number, OneOf, Ranges, Several, Whole, WordOrNumber, WordOrNumbers, show_token

MOST_CHANGES = 4
"""Changes of a usual table, besides the number of players."""
LONGEST_LIST = 8
"""Deals of a ladder of one's own."""
CARELESS = 0.1
"""How often an unusual table takes its jokers from any pack, and so mostly from a wrong one."""


def random_rules(rng: Random) -> Rules | RulesError:
    """House rules drawn by `rng`, or what is wrong with those that were drawn."""
    preset = rng.choice(sorted(PRESETS))
    tokens = usual_tokens(rng) if rng.random() < 0.5 else unusual_tokens(rng, preset)
    try:
        return rules(preset, tokens)
    except RulesError as error:
        return error


def usual_tokens(rng: Random) -> dict[str, str]:
    """A few changes to a preset, and often another number of players."""
    names = rng.sample(sorted(FIELDS.keys() - {"seats"}), rng.randint(0, MOST_CHANGES))
    tokens = {name: random_token(FIELDS[name], rng) for name in names}
    if rng.random() < 0.5:
        tokens["seats"] = str(rng.randint(2, 6))
    return tokens


def unusual_tokens(rng: Random, preset: str) -> dict[str, str]:
    """About half of all fields drawn anew; the jokers fit the pack, but for a few careless tables."""
    tokens = {name: random_token(kind, rng) for name, kind in FIELDS.items() if rng.random() < 0.5}
    if rng.random() >= CARELESS:
        deck = int(tokens.get("deck", PRESETS[preset].deck))
        tokens["jokers"] = show_token(_fitting_jokers(deck, rng))
    return tokens


def _fitting_jokers(deck: int, rng: Random) -> tuple[str, ...]:
    if deck > 52:
        return JOKERS[: deck - 52]
    return tuple(rng.sample(pack(deck), rng.randint(0, 2)))


def random_token(kind: Kind, rng: Random) -> str:
    """Any token of a field of `kind`; of long ranges the small and the outermost numbers more often."""
    match kind:
        case Flag():
            return rng.choice(("yes", "no"))
        case OneOf(tokens=tokens):
            return rng.choice(tokens)
        case Number(values=values):
            return str(rng.choice(values))
        case Whole(lo=lo, hi=hi):
            return str(_number(lo, hi, rng))
        case Several(tokens=tokens, least=least, most=most):
            size = rng.randint(least, min(most, len(tokens)))
            return ",".join(rng.sample(tokens, size)) or "none"
        case WordOrNumber(words=words, lo=lo, hi=hi):
            return rng.choice((*words, str(_small(lo, hi, rng))))
        case WordOrNumbers(words=words, lo=lo, hi=hi, most=most):
            sizes = [_small(lo, hi, rng) for _ in range(rng.randint(1, min(most, LONGEST_LIST)))]
            return rng.choice((*words, ",".join(map(str, sizes))))
        case Ranges(count=count, lo=lo, hi=hi):
            return ",".join(_range(lo, hi, rng) for _ in range(count))


def _range(lo: int, hi: int, rng: Random) -> str:
    least = _small(lo, min(hi, 40), rng)
    return f"{least}-{_small(least, min(hi, 60), rng)}"


def _number(lo: int, hi: int, rng: Random) -> int:
    if hi - lo < 30:
        return rng.randint(lo, hi)
    return rng.choice((lo, hi, rng.randint(lo, hi), max(lo, rng.randint(0, 30))))


def _small(lo: int, hi: int, rng: Random) -> int:
    return min(rng.randint(lo, hi) for _ in range(3))
