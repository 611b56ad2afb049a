"""Play and the joker in words: what must be played, who takes the trick, what may be said with a joker."""

from collections.abc import Iterator

from kozyr.games.raspisnoy.occasions import most_tricks, with_trump
from kozyr.games.raspisnoy.rules import Rules
from kozyr.words import Sentence


def play(rules: Rules) -> Iterator[Sentence]:
    """Leading, following, trumping, and who takes the trick (RP-36..RP-43, RP-A43, RP-A44)."""
    yield Sentence("rules-play-lead")
    yield Sentence("rules-play-follow")
    if not with_trump(rules):
        yield Sentence("rules-play-throw")
    else:
        yield Sentence("rules-play-trump-must" if rules.must_trump else "rules-play-trump-may")
    yield from _heights(rules)
    yield Sentence("rules-play-winner" if with_trump(rules) else "rules-play-winner-plain")
    if rules.jokers:
        yield Sentence("rules-play-winner-joker-but" if _may_be_trumped(rules) else "rules-play-winner-joker")


def _heights(rules: Rules) -> Iterator[Sentence]:
    """Whether one must play higher than the cards on the table; with two players nobody can be overtrumped."""
    trumping = bool(with_trump(rules)) and rules.seats > 2
    overtrumps = trumping and rules.must_overtrump
    if not rules.must_head and not overtrumps:
        yield Sentence("rules-play-smallest")
        return
    if rules.must_head:
        yield Sentence("rules-play-head")
        if trumping:
            yield Sentence("rules-play-head-trumped", detail=True)
        yield from _until_joker(rules)
    else:
        yield Sentence("rules-play-any-card")
    if overtrumps:
        yield Sentence("rules-play-overtrump")
        yield from _until_joker(rules)
    elif trumping:
        yield Sentence("rules-play-any-trump")


def _until_joker(rules: Rules) -> Iterator[Sentence]:
    if rules.jokers:
        yield Sentence("rules-play-until-joker", detail=True)


def _may_be_trumped(rules: Rules) -> bool:
    """Whether a trump can beat a joker led high in another suit (RP-51)."""
    return rules.demand_beaten_by_trump and bool(with_trump(rules))


def joker(rules: Rules) -> Iterator[Sentence]:
    """When a joker may be played and what its owner says (RP-46..RP-58, RP-A42..RP-A46)."""
    if not rules.jokers:
        return
    yield Sentence("rules-joker-any" if rules.joker_follows == "any_time" else "rules-joker-void")
    yield Sentence("rules-joker-follow")
    yield from _led(rules)
    if rules.joker_as_card:
        yield Sentence("rules-joker-as-card")
    if len(rules.jokers) > 1:
        yield Sentence(f"rules-joker-two-{rules.two_jokers}")


def demands(rules: Rules) -> str:
    """When a led joker may demand cards; the first trick is all there is where nobody has a second card."""
    return "any_lead" if rules.joker_demands == "first_trick" and most_tricks(rules) == 1 else rules.joker_demands


LEADS = {"any_lead": "rules-joker-lead", "first_trick": "rules-joker-lead-first", "off": "rules-joker-lead-high"}


def _led(rules: Rules) -> Iterator[Sentence]:
    """A level and a suit (RP-A42), and what each level asks of the others."""
    when, trumps = demands(rules), bool(with_trump(rules))
    yield Sentence(LEADS[when] + ("" if trumps else "-plain"))
    if when != "off":
        yield from _highest(rules)
    if when != "any_lead":
        yield Sentence("rules-joker-high-but" if _may_be_trumped(rules) else "rules-joker-high", detail=True)
    yield Sentence("rules-joker-lowest", detail=True)
    yield Sentence("rules-joker-alone" if trumps else "rules-joker-alone-plain", detail=True)
    if trumps and not rules.joker_lowest_trump:
        yield Sentence("rules-joker-no-lowest-trumps", detail=True)
    elif trumps and rules.low_lead_forces_lowest:
        yield Sentence("rules-joker-forces-lowest", detail=True)


def _highest(rules: Rules) -> Iterator[Sentence]:
    if not with_trump(rules):
        yield Sentence("rules-joker-highest-plain", detail=True)
        return
    yield Sentence("rules-joker-highest-trumps", detail=True)
    yield Sentence("rules-joker-highest-but" if _may_be_trumped(rules) else "rules-joker-highest-suit", detail=True)
