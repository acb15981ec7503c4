"""The translated cards: every one is there, none is of a text that has changed since."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.words.messages import Message, glossary, of_area
from valewright.mystic import catalogue
from valewright.mystic.catalogue import Catalogue
from valewright.words import Words, card_slug, languages

TRANSLATED = languages()[1:]
GLOSSARY = glossary("mystic-vale")
# What the log says where a card could stand
BESIDES = {"Blank", "Cursed Land", "Fertile Soil", "symbols", "the mana token"}


def texts(cat: Catalogue) -> dict[str, dict[str, str]]:
    """The English texts of every component, by title and by attribute."""
    found: dict[str, dict[str, str]] = {title: {} for title in cat.conclaves}
    printed = [(a.name, a.ability) for a in cat.advancements.values()]
    printed += [(v.name, v.ability) for v in cat.vales.values()]
    printed += [(a.name, a.ability) for a in cat.amulets.values()]
    for title, text in printed:
        found[title] = {} if text is None else {"text": text.text}
    for leader in cat.leaders.values():
        sides = (("text", leader.start.ability), ("upgraded", leader.upgraded.ability))
        found[leader.name] = {which: side.text for which, side in sides if side is not None}
    return found


ENGLISH = texts(catalogue())
EVERY_TEXT = [(title, which) for title, found in ENGLISH.items() for which in found]


def cards(language: str) -> dict[str, Message]:
    """The messages that name the cards in a language."""
    return of_area(language, "mystic-vale/cards")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_component_has_a_name_and_nothing_else_has(language: str) -> None:
    titles = {*ENGLISH, *BESIDES, *(f"{leader} upgraded" for leader in catalogue().leaders)}
    assert {f"card-{card_slug(title)}" for title in titles} == set(cards(language))


def test_no_two_titles_share_a_message() -> None:
    titles = [*ENGLISH, *BESIDES]
    assert len({card_slug(title) for title in titles}) == len(set(titles))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", ENGLISH)
def test_a_card_has_exactly_the_texts_it_has_in_english(title: str, language: str) -> None:
    wanted = {"", *ENGLISH[title]}
    if title in catalogue().leaders:
        wanted.add("title")
    assert set(cards(language)[f"card-{card_slug(title)}"].patterns) == wanted


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("title", "which"), EVERY_TEXT)
def test_a_translation_is_of_the_text_that_the_card_has_now(
    title: str, which: str, language: str
) -> None:
    comment = cards(language)[f"card-{card_slug(title)}"].comment.splitlines()
    assert f"{which}: {ENGLISH[title][which]}" in comment


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("title", "which"), EVERY_TEXT)
def test_a_translation_has_the_same_numbers(title: str, which: str, language: str) -> None:
    english = ENGLISH[title][which]
    translated = Words(language).card_text(title, english, which)
    assert translated != english
    assert Counter(re.findall(r"\d+", translated)) == Counter(re.findall(r"\d+", english))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("title", "which"), EVERY_TEXT)
def test_a_translation_uses_the_terms_of_the_glossary(
    title: str, which: str, language: str
) -> None:
    english = ENGLISH[title][which]
    translated = Words(language).card_text(title, english, which).casefold()
    for term, wanted in GLOSSARY["terms"].items():
        if re.search(rf"\b{term}", english, re.IGNORECASE if term.islower() else 0):
            assert wanted[language].casefold() in translated, term


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_same_text_has_the_same_translation(language: str) -> None:
    words = Words(language)
    said: dict[str, set[str]] = {}
    for title, which in EVERY_TEXT:
        english = ENGLISH[title][which]
        said.setdefault(english, set()).add(words.card_text(title, english, which))
    assert {english: found for english, found in said.items() if len(found) > 1} == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_is_of_whole_sentences(language: str) -> None:
    for title, which in EVERY_TEXT:
        assert Words(language).card_text(title, "", which).endswith((".", ")")), title


@pytest.mark.parametrize("language", TRANSLATED)
def test_names_are_those_of_the_glossary(language: str) -> None:
    words = Words(language)
    assert set(GLOSSARY["cards"]) == {*ENGLISH, "Blank", "Cursed Land", "Fertile Soil"}
    for title, wanted in GLOSSARY["cards"].items():
        assert words.card_name(title) == wanted[language]
    for leader, wanted in GLOSSARY["titles"].items():
        assert words.card_text(leader, "", "title") == wanted[language]
    assert set(GLOSSARY["titles"]) == set(catalogue().leaders)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_two_components_have_the_same_name(language: str) -> None:
    said = Counter(wanted[language].casefold() for wanted in GLOSSARY["cards"].values())
    assert [name for name, times in said.items() if times > 1] == []


def test_a_changed_leader_side_is_named() -> None:
    assert Words("fr").card_name("GinGan upgraded") == "GinGan (face améliorée)"
    assert Words("es").card_name("GinGan upgraded") == "GinGan (cara mejorada)"
