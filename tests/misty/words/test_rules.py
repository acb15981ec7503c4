"""The rules for players are true to the data."""

from __future__ import annotations

import re

import pytest

from tests.words.test_rules import rows
from valewright import misty
from valewright.words import languages, rules


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
