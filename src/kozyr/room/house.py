"""House rules for the page: what may be asked, what was agreed, how it reads, and what is wrong with it. Pure."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from kozyr import games
from kozyr.errors import NotationError, RulesError
from kozyr.games import Asking
from kozyr.games.raspisnoy.paper import plan
from kozyr.play.game import Game, Why
from kozyr.play.house import (
    Fault,
    Flag,
    Kind,
    Number,
    OneOf,
    Ranges,
    Several,
    Whole,
    WordOrNumber,
    WordOrNumbers,
    differing,
    nearest,
    show_token,
    told_from,
)
from kozyr.records import code as codes
from kozyr.room.agreement import (
    Agreed,
    FieldKind,
    FormField,
    FormSection,
    Paper,
    PaperTable,
    RulesFault,
    RulesFaults,
    RulesForm,
    RulesWish,
    Tokens,
)
from kozyr.room.lobby import TableRules
from kozyr.room.manners import manner_of
from kozyr.room.wire import MOST_SEATS


def agreed(game: str, preset: str, code: str, changes: Mapping[str, str]) -> tuple[Game, str, Any]:
    """The game, the preset's name and the rules that are meant; RulesError for whatever is wrong with them. A code is
    told from the preset, or where there is none of that name from the one from which it differs least."""
    try:
        if code:
            game, rules = codes.parse(code)
        loaded = games.load(game)
    except NotationError as error:
        raise RulesError([str(error)]) from None
    if code and preset in loaded.PRESETS:
        changes = {**told_from(loaded.PRESETS[preset], rules), **changes}
    elif code:
        preset, own = nearest(loaded.PRESETS, rules)
        changes = {**own, **changes}
    name = preset or loaded.DEFAULT_PRESET
    return loaded, name, loaded.rules(name, dict(changes))


def answer(wish: RulesWish) -> Agreed:
    """All that the page shows about the rules that are wished for; RulesError for whatever is wrong with them."""
    game, preset, rules = agreed(wish.game, wish.preset, wish.code, wish.changes)
    words = games.words(game.NAME)
    document = words.document(rules)
    return Agreed(
        game=game.NAME,
        preset=preset,
        code=codes.show(game.NAME, rules),
        rules=rules,
        tokens=_tokens(game, rules),
        differs=tuple(differing(rules, game.PRESETS[preset])),
        idle=tuple(sorted(games.form(game.NAME).idle(rules))),
        cards=manner_of(game.NAME).cards(rules),
        document=document,
        schedule=manner_of(game.NAME).schedule(rules),
        links=words.links(document),
    )


def paper(preset: str, code: str) -> Paper:
    """What a scorekeeper needs for a match by these rules, for every number of players that they allow; RulesError for
    whatever is wrong with them, and for a code of rules that are not raspisnoy's."""
    game, name, rules = agreed("raspisnoy", preset, code, {})
    if game.NAME != "raspisnoy":
        raise RulesError([f"{game.NAME} is not scored on paper"])
    tables = {}
    for seats in range(2, MOST_SEATS + 1):
        try:
            tables[seats] = _on_paper(game.NAME, replace(rules, seats=seats))
        except RulesError:
            continue
    return Paper(tuple(game.PRESETS), name, rules.seats, tables)


def _on_paper(game: str, rules: Any) -> PaperTable:
    words = games.words(game)
    document = words.document(rules)
    return PaperTable(codes.show(game, rules), plan(rules), TableRules(document, words.links(document)))


def faults(error: RulesError) -> RulesFaults:
    """What is wrong, fault by fault, for a form."""
    placed = {fault.text: _placed(fault) for fault in error.faults}
    return RulesFaults(tuple(placed.get(text) or RulesFault((), text, None, {}) for text in error.problems))


def _placed(fault: Fault) -> RulesFault:
    return RulesFault(fault.fields, fault.text, Why(fault.id, fault.args), fault.remedy)


def form(name: str) -> RulesForm:
    """Every question about the rules of the game called `name`."""
    game, asking = games.load(name), games.form(name)
    sections = tuple(
        FormSection(id, tuple(_field(field, game.FIELDS[field], asking) for field in fields))
        for id, fields in asking.SECTIONS.items()
    )
    presets = {name: _tokens(game, rules) for name, rules in game.PRESETS.items()}
    return RulesForm(game.NAME, game.DEFAULT_PRESET, presets, sections)


def _tokens(game: Game, rules: Any) -> Tokens:
    values = {name: getattr(rules, name) for name in game.FIELDS}
    return {name: None if value is None else show_token(value) for name, value in values.items()}


def _field(name: str, kind: Kind, asking: Asking) -> FormField:
    match kind:
        case Flag():
            return _question(name, "flag")
        case OneOf(tokens=tokens, unset=unset):
            return _question(name, "choice", tokens, unset=unset)
        case Number(values=values):
            return _question(name, "choice", tuple(map(str, values)))
        case Whole(lo=lo, hi=hi, unset=unset):
            return _question(name, "number", lo=lo, hi=hi, unset=unset)
        case WordOrNumber(words=words, lo=lo, hi=hi):
            return _question(name, "choice_or_number", words, lo=lo, hi=hi)
        case WordOrNumbers(words=words, lo=lo, hi=hi, most=most):
            return _question(name, "choice_or_numbers", words, lo=lo, hi=hi, least=1, most=most)
        case Ranges(count=count, lo=lo, hi=hi):
            return _question(name, "ranges", lo=lo, hi=hi, least=count, most=count)
        case Several(tokens=tokens, least=least, most=most):
            how: FieldKind = "cards" if name in asking.CARDS else "set" if name in asking.UNORDERED else "order"
            return _question(name, how, tokens, least=least, most=min(most, len(tokens)))


def _question(
    name: str,
    kind: FieldKind,
    tokens: tuple[str, ...] = (),
    *,
    lo: int | None = None,
    hi: int | None = None,
    least: int = 0,
    most: int = 0,
    unset: bool = False,
) -> FormField:
    return FormField(name, kind, tuple(map(str, tokens)), lo, hi, least, most, unset)
