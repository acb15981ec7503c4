"""The chance that the next push spoils, where little or nothing is left to draw."""

from fractions import Fraction

import pytest

from tests.mystic.tiny import BLANK, CURSED, SOIL, do, harvest, on


@pytest.mark.parametrize(("decay", "odds"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_with_no_card_left_only_what_lies_there_counts(decay: int, odds: int) -> None:
    """MV-SPOIL-01, MV-PLANT-07: all 20 cards are out."""
    cards = [CURSED] * decay + [BLANK] * (19 - decay)
    assert harvest(*cards, on_deck=BLANK).spoil_odds(0) == odds


def test_with_no_card_on_deck_there_is_nothing_to_push() -> None:
    """MV-PLANT-05"""
    assert harvest(*[CURSED] * 6).spoil_odds(0) == 0


@pytest.mark.parametrize(("decay", "odds"), [(2, (0, 1)), (3, (1, 2)), (4, (1, 1))])
def test_the_discard_pile_is_what_comes_next(decay: int, odds: tuple[int, int]) -> None:
    """MV-PLANT-07: an empty deck is refilled from it."""
    cards = [CURSED] * decay + [BLANK] * (15 - decay)
    state = harvest(*cards, on_deck=BLANK, discard=[CURSED, BLANK, CURSED, BLANK])
    assert state.spoil_odds(0) == Fraction(*odds)
    assert state.view(0)["me"]["next_from"] == 4


def test_a_buried_card_comes_last() -> None:
    """MV-DECIDE-90: it is known to lie under the others, until they are gone."""
    amulet = {"token": "active", "amulet": "Deepriver Crystal"}
    cards = [CURSED, CURSED, CURSED, SOIL, *[BLANK] * 12]
    state = harvest(*cards, on_deck=BLANK, deck=[CURSED, BLANK, on("Podlings")], **amulet)
    assert state.spoil_odds(0) == Fraction(1, 3)
    do(state, "evoke Deepriver Crystal", "bury 4")
    assert state.spoil_odds(0) == Fraction(1, 3)
    assert state.view(0)["me"]["next_from"] == 3
