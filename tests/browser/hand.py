"""How somebody plays in the browser: what the page asks of him, and the tap or key that answers it.

All that a test knows about the page's making is here: the places it looks at and the words it clicks, in two languages.
"""

from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect

WORDS = {
    "en": {
        "play now": "Play now",
        "make": "Make a table",
        "name": "Your name",
        "own length": "Your own",
        "ladder": "Cards in each deal",
        "sit and play": "Sit down and play",
        "next": "Next deal",
        "who won": "Who has won?",
        "people": "People",
        "rules": "Rules of this table",
        "sheet": "Score sheet",
        "over": "The match is over.",
    },
    "ru": {
        "play now": "Играть сейчас",
        "make": "Собрать стол",
        "name": "Твоё имя",
        "own length": "Своя",
        "ladder": "Карт в каждом коне",
        "sit and play": "Сесть и играть",
        "next": "Следующий кон",
        "who won": "Кто победил?",
        "people": "Люди",
        "rules": "Правила этого стола",
        "sheet": "Пулька",
        "over": "Партия сыграна.",
    },
}
PATIENCE = 60.0
"""Seconds after which a test gives up on what it waits for."""
CORNER = Position(x=10, y=12)
QUICK = 1500


def lay_short_table(page: Page, language: str, ladder: str) -> str:
    """From the lobby through the form to a table with three bots; the table's code."""
    words = WORDS[language]
    page.get_by_role("link", name=words["make"]).click()
    page.get_by_label(words["name"]).fill("Ann")
    page.get_by_role("radio", name=words["own length"], exact=True).check()
    page.get_by_label(words["ladder"]).fill(ladder)
    page.get_by_role("button", name=words["sit and play"]).click()
    expect(page.locator(".table")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def bids(page: Page) -> Locator:
    """The numbers that may be bid now."""
    return page.locator(".bids button[aria-disabled=false]")


def cards(page: Page) -> Locator:
    """The cards that may be played now."""
    return page.locator(".fan button.held[aria-disabled=false]")


def held(page: Page) -> Locator:
    """All cards of the hand."""
    return page.locator(".fan button.held")


def ways(page: Page) -> Locator:
    """What the joker may be declared as, while the page asks."""
    return page.locator(".pad button.way, .pad button.suit")


def trumps(page: Page) -> Locator:
    """What may be named as trump, while the page asks: four suits and none."""
    return page.locator(".ask section.pad button")


def trick(page: Page) -> Locator:
    """The cards in the middle."""
    return page.locator(".trick .laid")


def is_over(page: Page) -> bool:
    """Whether the page shows who has won."""
    return page.locator("#match-end").count() > 0


def asked(page: Page, language: str = "en") -> tuple[str, Locator] | None:
    """What the page asks for now and where to press; None where it asks nothing."""
    words = WORDS[language]
    places = {word: page.get_by_role("button", name=words[word], exact=True) for word in ("next", "who won")}
    places |= {"joker": ways(page), "name": trumps(page), "bid": bids(page), "card": cards(page)}
    return next(((what, buttons.first) for what, buttons in places.items() if buttons.count()), None)


def move(page: Page, language: str = "en", *, touch: bool = False) -> str | None:
    """Answer what the page asks for: what was done, or None where it asks nothing (any more)."""
    ask = asked(page, language)
    return ask[0] if ask and press(ask[1], touch=touch, twice=ask[0] == "card") else None


def press(button: Locator, *, touch: bool = False, twice: bool = False) -> bool:
    """A real click, or a tap, at the upper left corner, which no neighbour covers; False when it went away meanwhile.

    `twice`: in a dense hand the first tap only lifts the card.
    """
    try:
        if not touch:
            button.click(position=CORNER, timeout=QUICK)
            return True
        button.tap(position=CORNER, timeout=QUICK)
        lifted = button.page.locator(".fan button.lifted[aria-disabled=false]")
        if twice and lifted.count():
            lifted.tap(position=CORNER, timeout=QUICK)
        return True
    except TimeoutError:
        return False


def play_until(page: Page, done: Callable[[], object], language: str = "en", *, touch: bool = False) -> list[str]:
    """Answer whatever the page asks until `done` holds; what was done, in order."""
    return play_together((page,), done, language, touch=touch)


def play_together(
    pages: Sequence[Page], done: Callable[[], object], language: str = "en", *, touch: bool = False
) -> list[str]:
    """Answer whatever the pages ask until `done` holds, which is tried before every answer: no moment is missed."""
    until, acts = monotonic() + PATIENCE, list[str]()
    while True:
        for page in pages:
            ask = asked(page, language)
            if done():
                return acts
            if ask and press(ask[1], touch=touch, twice=ask[0] == "card"):
                acts.append(ask[0])
        pages[0].wait_for_timeout(40)
        told = pages[0].locator("body").inner_text()[:400]
        assert monotonic() < until, f"after {acts[-3:]} the page asks nothing any more: {told}"
