"""Everything that Misty Valley can name has its words, and nothing more."""

from __future__ import annotations

import pytest

from tests.words.messages import of_area
from tests.words.test_python import names, with_prefix
from valewright import misty
from valewright.misty import tiles
from valewright.misty.log import KINDS as MISTY_KINDS
from valewright.misty.serving.shapes import MistyAct, MistyDecision, MistyScoreKind
from valewright.words import Words, languages

FOUR = languages()


@pytest.mark.parametrize(
    ("area", "prefix", "known"),
    [
        ("misty-valley/game", "misty-move-", names(MistyAct)),
        ("misty-valley/game", "misty-decision-", names(MistyDecision)),
        ("misty-valley/game", "misty-log-", set(MISTY_KINDS)),
        ("misty-valley/game", "misty-score-", names(MistyScoreKind)),
        ("misty-valley/game", "misty-resource-", set(tiles.RESOURCES)),
        ("misty-valley/game", "misty-amount-", set(tiles.RESOURCES)),
        ("misty-valley/game", "misty-tribe-", set(tiles.TRIBES)),
        ("misty-valley/game", "misty-ability-", set(tiles.ABILITIES)),
        ("misty-valley/game", "misty-side-", {str(side) for side in range(6)}),
        (
            "misty-valley/game",
            "misty-shape-",
            {shape for shape in misty.catalogue().shapes if shape},
        ),
        (
            "misty-valley/game",
            "misty-encounter-",
            set(misty.catalogue().ids[tiles.FIRST_ENCOUNTER : tiles.FIRST_PATROL]),
        ),
    ],
)
def test_what_python_knows_has_words(area: str, prefix: str, known: set[str]) -> None:
    assert with_prefix(area, prefix) == known


@pytest.mark.parametrize("language", FOUR)
def test_the_data_of_misty_valley_has_the_same_names(language: str) -> None:
    words, cat = Words(language), misty.catalogue()
    for i, tribe in enumerate(tiles.TRIBES):
        assert words.say(f"misty-tribe-{tribe}") == cat.tribe_names[i][language]
    for i, ability in enumerate(tiles.ABILITIES):
        assert words.say(f"misty-ability-{ability}") == cat.ability_names[i][language]
    for tile in range(tiles.FIRST_ENCOUNTER, tiles.FIRST_PATROL):
        said = words.say(f"misty-encounter-{cat.ids[tile]}")
        assert said == cat.tile_names[tile][language]


def test_reinforcements_are_as_many_as_the_words_say() -> None:
    assert misty.catalogue().extra_explorers == 2


@pytest.mark.parametrize("language", FOUR)
def test_a_tile_can_be_part_of_a_sentence(language: str) -> None:
    kinds = ("misty-resource-", "misty-encounter-", "misty-shape-", "misty-tile-")
    for name, message in of_area(language, "misty-valley/game").items():
        assert ("tile" in message.patterns) == name.startswith(kinds), name


def test_amounts_are_singular_and_plural() -> None:
    assert Words("ca").say("misty-amount-berry", n=1) == "1 rajola de mores"
    assert Words("es").say("misty-amount-berry", n=3) == "3 losetas de bayas"
