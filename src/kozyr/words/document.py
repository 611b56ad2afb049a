"""A text of several sections as a value: sentences by their ids, to be said in any language, on any screen."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Literal

from msgspec import Struct

from kozyr.words.sheaf import say


class Sentence(Struct, frozen=True, omit_defaults=True):
    """A message and what stands in it. A `detail` belongs under the sentence before it: an example, a row of a list."""

    id: str
    args: dict[str, str | int] = {}
    detail: bool = False


class Section(Struct, frozen=True):
    """A title's message id and the sentences under it; never without any."""

    id: str
    sentences: tuple[Sentence, ...]


def links_in(document: Sequence[Section], behind: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """For each refusal the first of the sentences `behind` it that the document has; without one it is left out."""
    told = {sentence.id for section in document for sentence in section.sentences}
    found = {why: next((rule for rule in rules if rule in told), None) for why, rules in behind.items()}
    return {why: rule for why, rule in found.items() if rule}


class Change(Struct, frozen=True):
    """A sentence that only one of two documents has: `+` the first, `-` the second; a blank marks one that both have,
    and under which a detail differs."""

    mark: Literal["+", "-", " "]
    sentence: Sentence


def difference(here: Sequence[Section], there: Sequence[Section]) -> tuple[tuple[str, tuple[Change, ...]], ...]:
    """What one document says and the other does not, by the id of the section; sections that agree are left out."""
    ours, theirs = ({section.id: section.sentences for section in document} for document in (here, there))
    titles = dict.fromkeys((*ours, *theirs))
    changes = ((title, tuple(_changes(ours.get(title, ()), theirs.get(title, ())))) for title in titles)
    return tuple((title, changed) for title, changed in changes if changed)


def _changes(here: Sequence[Sentence], there: Sequence[Sentence]) -> Iterator[Change]:
    """The changes in order, those of a detail under the sentence that it belongs to."""
    rule: Sentence | None = None
    for change in _marked(here, there):
        if change.mark == " ":
            rule = rule if change.sentence.detail else change.sentence
            continue
        if change.sentence.detail and rule is not None:
            yield Change(" ", rule)
        rule = None
        yield change


def _marked(here: Sequence[Sentence], there: Sequence[Sentence]) -> Iterator[Change]:
    before, after = ([repr(sentence) for sentence in side] for side in (there, here))
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from (Change(" ", sentence) for sentence in here[c:d])
        else:
            yield from (Change("-", sentence) for sentence in there[a:b])
            yield from (Change("+", sentence) for sentence in here[c:d])


def show_difference(lang: str, here: Sequence[Section], there: Sequence[Section], name: str) -> str:
    """How `here` differs from the document called `name`, in lines that begin with their mark."""
    changes = difference(here, there)
    if not changes:
        return say(lang, "rules-diff-none", name=name)
    lines = [say(lang, "rules-diff", name=name)]
    for title, changed in changes:
        lines += ["", f"## {say(lang, title)}", ""]
        lines += [_show_change(lang, change) for change in changed]
    return "\n".join(lines)


def _show_change(lang: str, change: Change) -> str:
    indent = "  " if change.sentence.detail else ""
    return f"{change.mark} {indent}{say(lang, change.sentence.id, **change.sentence.args)}"


def show(lang: str, document: Sequence[Section]) -> str:
    """The document in `lang` as Markdown that reads well as it stands."""
    return "\n".join(_show_section(lang, section) for section in document)


def _show_section(lang: str, section: Section) -> str:
    lines = [_show_sentence(lang, sentence) for sentence in section.sentences]
    return "\n".join([f"## {say(lang, section.id)}", "", *lines, ""])


def _show_sentence(lang: str, sentence: Sentence) -> str:
    indent = "  " if sentence.detail else ""
    return f"{indent}- {say(lang, sentence.id, **sentence.args)}"
