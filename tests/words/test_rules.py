"""The players' rules: complete in every language."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tests.games import BUILT_IN
from valewright.words import languages, rules

PAGES = list(product(BUILT_IN, languages()))


def outline(page: str) -> list[str]:
    """The shape of a page: headings by depth, tables by columns, lists by kind."""
    found = []
    for line in page.splitlines():
        if match := re.match(r"(#+) ", line):
            found.append(match[1])
        elif line.startswith("|"):
            found.append(f"|{line.count('|')}")
        elif match := re.match(r"(- |\d+\. )", line):
            found.append(match[1])
    return found


def rows(page: str) -> list[list[str]]:
    """The cells of all tables."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page.splitlines()
        if line.startswith("|")
    ]


def test_every_language_has_a_page_of_its_own() -> None:
    assert len({rules(game, language) for game, language in PAGES}) == len(PAGES)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_has_the_shape_of_the_english_one(game: str, language: str) -> None:
    assert outline(rules(game, language)) == outline(rules(game, "en"))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_is_neither_short_nor_long(game: str, language: str) -> None:
    assert 1500 <= len(rules(game, language).split()) <= 3000


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_page_uses_only_what_the_page_can_draw(game: str, language: str) -> None:
    page = rules(game, language)
    assert len(re.findall(r"^# ", page, re.MULTILINE)) == 1
    assert not re.search(r"^#{4,} |^>|^    |[`<>\[\]_]|!\[|(?<!\*)\*(?!\*)", page, re.MULTILINE)
    for paragraph in page.split("\n\n"):
        assert paragraph.count("**") % 2 == 0, paragraph


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_headings_of_a_page_differ(game: str, language: str) -> None:
    heads = re.findall(r"^#+ (.+)$", rules(game, language), re.MULTILINE)
    sections = re.split(r"^## ", rules(game, language), flags=re.MULTILINE)
    for section in sections:
        inside = re.findall(r"^### (.+)$", section, re.MULTILINE)
        assert len(inside) == len(set(inside))
    assert len(heads) > 15
