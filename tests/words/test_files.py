"""The Fluent files: they can be read, and every language says the same things."""

from __future__ import annotations

import re
from itertools import product

import pytest
from fluent.syntax import ast

from tests.words.messages import all_variables, areas_by_name, entries, messages, of_area
from valewright.words import Words, areas, languages

FILES = [(language, area) for language in languages() for area in areas(language)]
TRANSLATED = [
    (area, language)
    for area, written in areas_by_name().items()
    for language in written
    if "en" in written and language != "en"
]
KEBAB = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
# What a selector may be given: a name of each that some message tells apart, and numbers
GIVEN: tuple[int | str, ...] = (0, 1, 2, 5, "none", "top", "animal", "on_deck", "you", "A name")


@pytest.mark.parametrize(("language", "area"), FILES)
def test_a_file_has_no_junk(language: str, area: str) -> None:
    junk = [entry for entry in entries(areas(language)[area]) if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", languages())
def test_an_id_stands_once_and_in_kebab_case(language: str) -> None:
    names = [
        entry.id.name
        for text in areas(language).values()
        for entry in entries(text)
        if isinstance(entry, ast.Message)
    ]
    assert sorted(names) == sorted(set(names))
    assert [name for name in names if not KEBAB.fullmatch(name)] == []


@pytest.mark.parametrize("area", areas_by_name())
def test_an_area_is_in_all_the_languages_it_is_for(area: str) -> None:
    first = 1 if area.endswith("/cards") else 0  # the English cards are the card data
    assert areas_by_name()[area] == list(languages()[first:])


@pytest.mark.parametrize(("area", "language"), TRANSLATED)
def test_a_translation_has_the_same_messages(area: str, language: str) -> None:
    assert set(of_area(language, area)) == set(of_area("en", area))


@pytest.mark.parametrize(("area", "language"), TRANSLATED)
def test_a_translation_has_the_same_attributes_and_variables(area: str, language: str) -> None:
    for name, english in of_area("en", area).items():
        found = messages(language)[name]
        assert set(found.patterns) == set(english.patterns), name
        assert all_variables(language, name) == all_variables("en", name), name


@pytest.mark.parametrize("language", languages())
def test_what_a_message_refers_to_is_there(language: str) -> None:
    for name, message in messages(language).items():
        assert message.references <= set(messages(language)), name


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for name, message in messages(language).items():
        wanted = sorted(all_variables(language, name))
        for attribute, given in product(message.patterns, GIVEN if wanted else GIVEN[:1]):
            args = dict.fromkeys(wanted, given)
            said = words.say(f"{name}.{attribute}".rstrip("."), **args)
            assert said.strip() == said, name
            assert said, name
            assert "{" not in said, name


def test_each_plural_has_its_own_form() -> None:
    taken = {
        "en": ("Take 1 counter from pile 3", "Take 2 counters from pile 3"),
        "fr": ("Prendre 1 jeton dans le tas 3", "Prendre 2 jetons dans le tas 3"),
    }
    for language, (one, two) in taken.items():
        assert Words(language).say("nim-move-take", counters=1, pile=3) == one
        assert Words(language).say("nim-move-take", counters=2, pile=3) == two
    assert Words("fr").say("nim-move-take", counters=0, pile=3) == "Prendre 0 jeton dans le tas 3"
