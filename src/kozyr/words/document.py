"""A text of several sections as a value: sentences by their ids, to be said in any language, on any screen."""

from collections.abc import Sequence

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


def show(lang: str, document: Sequence[Section]) -> str:
    """The document in `lang` as Markdown that reads well as it stands."""
    return "\n".join(_show_section(lang, section) for section in document)


def _show_section(lang: str, section: Section) -> str:
    lines = [_show_sentence(lang, sentence) for sentence in section.sentences]
    return "\n".join([f"## {say(lang, section.id)}", "", *lines, ""])


def _show_sentence(lang: str, sentence: Sentence) -> str:
    indent = "  " if sentence.detail else ""
    return f"{indent}- {say(lang, sentence.id, **sentence.args)}"
