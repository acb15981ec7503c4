"""The rules for players are true to the data."""

from __future__ import annotations

import pytest

from tests.words.test_rules import rows
from valewright import mystic
from valewright.words import languages, rules


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
