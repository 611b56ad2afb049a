"""The words of the table: every text that people read, in their language, from the Fluent files beside this one.

The page reads the same files, and web/src/words/prepared.ts treats their arguments in the same way.
"""

from kozyr.words.document import Section, Sentence, difference, links_in, show, show_difference
from kozyr.words.language import FALLBACK, LANGS, negotiate
from kozyr.words.sheaf import WordsWarning, say, sheaf

__all__ = [
    "FALLBACK",
    "LANGS",
    "Section",
    "Sentence",
    "WordsWarning",
    "difference",
    "links_in",
    "negotiate",
    "say",
    "sheaf",
    "show",
    "show_difference",
]
