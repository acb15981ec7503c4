"""Positions laid out by hand: what :func:`position` takes and what it refuses."""

from typing import Any

import pytest

from valewright.kernel.errors import BadData
from valewright.mystic.position import position


def test_a_position_with_everything() -> None:
    state = position(
        [
            {"field": ["Blank + Plow/top"], "fresh_vales": ["Azure Lake"], "vales": ["World Tree"]},
            {"deck": ["Ashae"], "amulet": "Moon Stone", "workshop": ["Podlings/top"]},
            {"leader": "Taeda", "spoiled": True},
        ],
        options={"sets": ["base", "vale-of-magic"], "pool": 9},
        seed=3,
        phase="harvest",
    )
    first, second, third = state.view(0)["players"]
    assert first["vales"] == ["World Tree", "Azure Lake"]
    assert first["vale_marks"] == [0, 2]
    assert (second["leader"], second["amulet"]) == ("Ashae", "Moon Stone")
    assert second["workshop"] == ["Podlings/top"]
    assert (third["leader"], third["spoiled"]) == ("Taeda", True)
    assert state.view(0)["pool"] == 9


def test_dealt_decks_leave_out_what_the_position_shows() -> None:
    shown = ["Podlings/top", "Wayfinder/top", "Plow/top"]
    for seed in range(20):
        state = position(
            [{"field": ["Blank + Plow/top"], "vales": ["Skyhaven"]}, {}],
            seed=seed,
            commons=shown[:2],
            vales=["Talonthorn Den"],
        )
        t = state.table
        assert t.left == [len(deck) for deck in t.decks]
        assert not {piece.name for deck in t.decks for piece in deck} & set(shown)
        left = [vale.name for deck in t.vale_decks for vale in deck]
        assert not {"Skyhaven", "Talonthorn Den"} & set(left)


@pytest.mark.parametrize(
    ("player", "table", "message"),
    [
        ({"mana": 3}, {}, "player 1: 'mana' is not one of field"),
        ({"field": "Blank"}, {}, "player 1, field: must be a list of cards, not 'Blank'"),
        ({}, {"mana": 3}, "table: 'mana' is not one of commons"),
        ({}, {"options": {"mana": 3}}, "options: 'mana' is not one of sets"),
        ({}, {"advancement_decks": [[]]}, "advancement_decks: write three lists"),
        ({}, {"vale_decks": [[]]}, "vale_decks: write two lists"),
        ({}, {"soil": {"top": -1}}, "soil: must be a number from 0 up, not -1"),
    ],
)
def test_what_is_refused(player: dict[str, Any], table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        position([player, {}], **table)
