"""The French cards: every one is there, none is of a text that has changed since."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.words.messages import GLOSSARY, messages, of_area
from valewright.mystic import catalogue
from valewright.mystic.catalogue import Catalogue
from valewright.words import Words, card_slug

CARDS = of_area("fr", "mystic-vale/cards")
# What the log says where a card could stand
BESIDES = {"Blank", "Cursed Land", "Fertile Soil", "symbols", "the mana token"}
FR = Words("fr")


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


def test_every_component_has_a_name_and_nothing_else_has() -> None:
    titles = {*ENGLISH, *BESIDES, *(f"{leader} upgraded" for leader in catalogue().leaders)}
    assert {f"card-{card_slug(title)}" for title in titles} == set(CARDS)


def test_no_two_titles_share_a_message() -> None:
    titles = [*ENGLISH, *BESIDES]
    assert len({card_slug(title) for title in titles}) == len(set(titles))


@pytest.mark.parametrize("title", ENGLISH)
def test_a_card_has_exactly_the_texts_it_has_in_english(title: str) -> None:
    wanted = {"", *ENGLISH[title]}
    if title in catalogue().leaders:
        wanted.add("title")
    assert set(CARDS[f"card-{card_slug(title)}"].patterns) == wanted


@pytest.mark.parametrize(("title", "which"), EVERY_TEXT)
def test_a_translation_is_of_the_text_that_the_card_has_now(title: str, which: str) -> None:
    comment = CARDS[f"card-{card_slug(title)}"].comment.splitlines()
    assert f"{which}: {ENGLISH[title][which]}" in comment


@pytest.mark.parametrize(("title", "which"), EVERY_TEXT)
def test_a_translation_has_the_same_numbers(title: str, which: str) -> None:
    english = ENGLISH[title][which]
    french = FR.card_text(title, english, which)
    assert french != english
    assert Counter(re.findall(r"\d+", french)) == Counter(re.findall(r"\d+", english))


@pytest.mark.parametrize(("title", "which"), EVERY_TEXT)
def test_a_translation_uses_the_terms_of_the_rulebook(title: str, which: str) -> None:
    english = ENGLISH[title][which]
    french = FR.card_text(title, english, which).casefold()
    for term, wanted in GLOSSARY["terms"].items():
        if re.search(rf"\b{term}", english, re.IGNORECASE if term.islower() else 0):
            assert wanted.casefold() in french, term


def test_a_translation_speaks_to_the_player_as_all_do() -> None:
    for title, which in EVERY_TEXT:
        french = FR.card_text(title, "", which)
        assert not re.search(r"\b(tu|ton|ta|tes)\b", french), title
        assert french.endswith((".", ")")), title


def test_names_are_those_of_the_glossary() -> None:
    assert set(GLOSSARY["cards"]) == {*ENGLISH, "Blank", "Cursed Land", "Fertile Soil"}
    for title, french in GLOSSARY["cards"].items():
        assert FR.card_name(title) == french
    for leader, french in GLOSSARY["titles"].items():
        assert FR.card_text(leader, "", "title") == french
    assert set(GLOSSARY["titles"]) == set(catalogue().leaders)


@pytest.mark.parametrize("part", ["mystic", "misty"])
def test_terms_are_those_of_the_glossary(part: str) -> None:
    for name, wanted in GLOSSARY[part].items():
        for language, term in wanted.items():
            assert Words(language).say(name).casefold() == term.casefold(), name


def test_a_changed_leader_side_is_named() -> None:
    assert FR.card_name("GinGan upgraded") == "GinGan (face améliorée)"
    assert "card-gingan" in messages("fr")
