"""The players' rules: complete in every language, and true to the data."""

from __future__ import annotations

import re
from itertools import product

import pytest

from valewright import misty, mystic
from valewright.words import languages, rules

PAGES = list(product(("mystic-vale", "misty-valley"), languages()))


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


@pytest.mark.parametrize("language", languages())
def test_the_setup_of_mystic_vale_is_that_of_the_data(language: str) -> None:
    cat = mystic.catalogue()
    found = rows(rules("mystic-vale", language))
    players = range(2, 7)
    tables = [row[1:] for row in found if len(row) == 6 and row[1].isdigit()]
    assert tables == [
        [str(n) for n in players],
        [str(cat.level_1_cards[n]) for n in players],
        [str(cat.vp_pool[n]) for n in players],
    ]


@pytest.mark.parametrize("language", languages())
def test_the_scores_of_misty_valley_are_those_of_the_data(language: str) -> None:
    cat = misty.catalogue()
    page = rules("misty-valley", language)
    found = rows(page)
    sets = next(row for row in found if len(row) == 4 and row[1] == "2")
    assert [int(n) for n in sets[1:]] == cat.valley_set[1:]
    encounters = [int(row[1]) for row in found if len(row) == 2 and row[1].isdigit()]
    assert encounters == [*cat.encounter_met, cat.encounter_unmet]
    assert re.search(rf"\*\*{cat.unused_ability}\s", page)
    assert re.search(rf"\*\*{cat.flower_majority}\s", page)


@pytest.mark.parametrize("language", languages())
def test_the_tribes_have_the_abilities_of_the_data(language: str) -> None:
    cat = misty.catalogue()
    found = {row[0]: row[1] for row in rows(rules("misty-valley", language)) if len(row) == 2}
    for tribe, markers in enumerate(cat.markers):
        abilities = ", ".join(cat.ability_names[ability][language] for ability in markers)
        assert found[cat.tribe_names[tribe][language]] == abilities
