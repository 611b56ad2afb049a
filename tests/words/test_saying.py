"""Saying one message: languages, numbers, cards, and what happens when something is missing."""

import pytest

from kozyr.words import LANGS, WordsWarning, negotiate, say


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("ru", "ru"),
        ("RU-ru", "ru"),
        ("ka, ru-RU;q=0.9, en;q=0.8", "ru"),
        ("hy-AM, ru;q=0.9", "hy"),
        ("mn-MN", "mn"),
        ("en;q=0.3,ru;q=0.7", "ru"),
        ("en-GB,ru", "en"),
        ("ru;q=0, en;q=0.1", "en"),
        ("ka,*;q=0.5", "en"),
        ("ru;q=nonsense", "en"),
        ("ru;q=2, en;q=0.1", "en"),
        (",;q=;;" * 1000, "en"),
    ],
)
def test_the_language_is_the_one_that_the_browser_likes_best(header: str | None, lang: str) -> None:
    assert negotiate(header) == lang


def test_numbers_carry_no_grouping_marks_in_any_language() -> None:
    assert say("en", "rules-money-price", price=1234567) == "A point is worth 1234567."
    assert say("ru", "rules-money-price", price=1234567) == "Очко стоит 1234567."


def test_points_lost_carry_a_minus() -> None:
    lost = {"bid": 3, "took": 1, "missing": 2, "unit": 1000, "points": -2000}
    assert say("en", "score-under", **lost) == "bid 3, took 1: 2 under, 2 × -1000 = -2000"
    assert say("ru", "score-under", **lost) == "заказ 3, взято 1: недобор 2, 2 × -1000 = -2000"


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("7s", "7♠", "7♠"),
        ("Th", "10♥", "10♥"),
        ("Jc", "J♣", "В♣"),
        ("Qd", "Q♦", "Д♦"),
        ("Kh", "K♥", "К♥"),
        ("As", "A♠", "Т♠"),
    ],
)
def test_a_card_is_named_by_the_letters_of_the_language(card: str, english: str, russian: str) -> None:
    assert say("en", "why-not-held", card=card) == f"{english} is not in your hand."
    assert say("ru", "why-not-held", card=card) == f"Карты {russian} у тебя в руке нет."


@pytest.mark.parametrize(
    ("lang", "letters"), [("en", "J Q K A"), ("ru", "В Д К Т"), ("hy", "Վ Ա Թ Տ"), ("mn", "Б Х Н Т")]
)
def test_the_court_and_the_ace_have_letters_in_every_language(lang: str, letters: str) -> None:
    assert [say(lang, "card-name", card=rank + "h") for rank in "JQKA"] == [f"{one}♥" for one in letters.split()]


def test_a_second_card_is_named_like_the_first() -> None:
    assert say("en", "rules-cards-jokers", card="6s", other="Tc").startswith("The 6♠ and the 10♣ are jokers")
    assert say("ru", "rules-cards-jokers", card="Ks", other="Qc").startswith("К♠ и Д♣ — джокеры")


def test_a_printed_joker_is_called_a_joker() -> None:
    assert say("en", "why-not-held", card="X2") == "joker is not in your hand."
    assert say("ru", "why-not-held", card="X2") == "Карты джокер у тебя в руке нет."


@pytest.mark.parametrize(("suit", "russian"), [("s", "пику ♠"), ("c", "трефу ♣"), ("d", "бубну ♦"), ("h", "черву ♥")])
def test_a_suit_stands_in_the_case_of_its_sentence(suit: str, russian: str) -> None:
    assert f"старшую {russian}," in say("ru", "why-must-highest", suit=suit, card="A" + suit)


SUITS = [
    ("hy", "ղառը ♠", "խաչը ♣", "քյափը ♦", "սիրտը ♥"),
    ("mn", "гилийг ♠", "цэцгийг ♣", "дөрвөлжинг ♦", "бундыг ♥"),
]


@pytest.mark.parametrize(("lang", "forms"), [(lang, forms) for lang, *forms in SUITS])
def test_a_suit_that_the_joker_demands_has_its_ending(lang: str, forms: list[str]) -> None:
    for suit, form in zip("scdh", forms, strict=True):
        assert form in say(lang, "why-must-highest", suit=suit, card="A" + suit)


def test_what_stands_in_a_message_is_not_wrapped_in_invisible_marks() -> None:
    assert say("en", "why-no-bot", bot="steady").isprintable()


def test_a_missing_message_is_said_by_its_id_and_warned_of() -> None:
    with pytest.warns(WordsWarning, match="has no message why-nonsense"):
        assert say("ru", "why-nonsense") == "why-nonsense"


def test_an_unknown_language_falls_back_to_english_with_a_warning() -> None:
    with pytest.warns(WordsWarning):
        assert say("xx", "why-over") == say("en", "why-over")


@pytest.mark.parametrize("lang", LANGS)
def test_a_missing_argument_is_warned_of_and_stops_nothing(lang: str) -> None:
    with pytest.warns(WordsWarning, match="why-bid-range"):
        assert say(lang, "why-bid-range")


def test_a_mistake_is_an_error_in_the_tests() -> None:
    with pytest.raises(WordsWarning):
        say("en", "why-nonsense")
