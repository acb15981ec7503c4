"""Positions laid out by hand: what :func:`position` takes and what it refuses."""

from typing import Any

import pytest

from valewright.kernel.errors import BadData
from valewright.mystic import catalogue
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
        ({}, {"moon": 3}, "table: 'moon' is not one of commons"),
        ({}, {"options": {"mana": 3}}, "options: 'mana' is not one of sets"),
        ({}, {"advancement_decks": [[]]}, "advancement_decks: write three lists"),
        ({}, {"vale_decks": [[]]}, "vale_decks: write two lists"),
        ({}, {"soil": {"top": -1}}, "soil: must be a number from 0 up, not -1"),
        ({}, {"turn": 2}, "turn: seats are numbered 0 to 1, not 2"),
        ({}, {"start": -1}, "start: seats are numbered 0 to 1, not -1"),
        (
            {"field": ["Blank + Frostbane/top"]},
            {},
            "player 1, field: Frostbane is of the set 'mana-storm', and the sets are base",
        ),
        ({"workshop": ["Frostbane/top"]}, {}, "player 1, workshop: Frostbane is of the set"),
        ({}, {"commons": ["Frostbane/top"]}, "commons: Frostbane is of the set"),
        ({}, {"advancement_decks": [["Frostbane/top"], [], []]}, "deck_1: Frostbane is of the set"),
        ({"vales": ["Halo Mountain"]}, {}, "player 1, vales: Halo Mountain is of the set"),
        ({}, {"vales": ["Halo Mountain"]}, "vales: Halo Mountain is of the set 'mana-storm'"),
        ({}, {"vale_decks": [["Halo Mountain"], []]}, "vale_deck_1: Halo Mountain is of the set"),
        (
            {"field": ["Blank + Podlings/top"] * 2, "discard": ["Blank + Podlings/middle"] * 2},
            {},
            "player 1, discard: 4 times Podlings, but there are only 3",
        ),
        ({"deck": ["Blank + Podlings/top"] * 3}, {"commons": ["Podlings/top"]}, "4 times Podlings"),
        ({"fill": "Blank + Podlings/top"}, {}, "player 1, deck: 4 times Podlings"),
        ({"field": ["Blank + Fertile Soil/top"] * 19}, {}, "19 times Fertile Soil"),
        ({"vales": ["Skyhaven"]}, {"vales": ["Skyhaven"]}, "2 times Skyhaven, but there is only 1"),
        ({"field": ["Xanos", "Ashae"]}, {}, "player 1: a player has one leader, not Xanos and"),
        ({"field": ["Xanos"], "leader": "Ashae"}, {}, "player 1, leader: Ashae, but the card is"),
    ],
)
def test_what_is_refused(player: dict[str, Any], table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        position([player, {}], **table)


def test_seats_are_counted_from_0() -> None:
    state = position([{}, {}, {}], turn=2, start=1, phase="harvest")
    assert (state.to_act, state.view(0)["turn"], state.view(0)["start"]) == (2, 2, 1)
    assert position([{}, {}]).to_act == 0


def test_a_leader_and_an_amulet_belong_to_one_player() -> None:
    with pytest.raises(BadData, match="player 2, leader: 2 times Xanos, but there is only 1"):
        position([{"leader": "Xanos"}, {"field": ["Xanos"]}])
    with pytest.raises(BadData, match="player 2, amulet: 2 times Moon Stone"):
        position([{"amulet": "Moon Stone"}, {"amulet": "Moon Stone"}])


def test_conclaves_say_which_titles_there_are() -> None:
    names = list(catalogue().conclaves)[:6]
    inside = {title for name in names for title in catalogue().conclaves[name].advancements}
    starting = ("Cursed Land", "Fertile Soil")
    outside = next(n for n in catalogue().advancements if n not in inside and n not in starting)
    options = {"conclaves": names}
    position([{"field": [f"Blank + {min(inside)}/top"]}, {}], options=options)
    with pytest.raises(BadData, match=f"{outside} is not among the titles that this game uses"):
        position([{"field": [f"Blank + {outside}/top"]}, {}], options=options)


def test_whatever_is_dealt_beside_a_written_position_exists() -> None:
    """Commons, display and decks that are not written are dealt with what is left of the box."""
    for seed in range(30):
        players = [
            {"field": ["Blank + Plow/top"] * 3, "vales": ["Skyhaven", "World Tree", "World Tree"]},
            {"deck": ["Blank + Podlings/top + Podlings/middle", "Blank + Podlings/bottom"]},
        ]
        t = position(players, seed=seed, options={"stacked": seed % 2 == 0}).table
        shown = [piece.advancement.name for piece in t.commons if piece is not None]
        shown += [piece.advancement.name for deck in t.decks for piece in deck]
        assert not {"Plow", "Podlings"} & set(shown)
        assert None not in t.commons[::3]
        assert not {"Skyhaven", "World Tree"} & {vale.name for vale in t.display if vale}
        assert None not in t.display
