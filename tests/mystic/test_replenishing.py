"""Commons, stacks and the vale display after the Discard Phase, from decks that are written out."""

from typing import Any

import pytest

from tests.mystic.tiny import BLANK, do, game, rich
from valewright.mystic import State

VALES_1 = ["Azure Lake", "Blooming Arbor", "Exodus Road", "Ley Line Nexus"]
VALES_2 = ["Feral Grove", "Skyhaven", "Pool of Light", "Fungal Forest"]
NEXT_1, NEXT_2 = ["World Tree", "Sunstone Aerie"], ["Stream of Vigor", "Verdant Valley"]
COMMONS = [
    "Podlings/top",
    "Wayfinder/top",
    "Seedling/top",
    "Plow/top",
    "Feral Chieftain/top",
    "Burrow Wurm/top",
    "Stag/top",
    "Magic Seed/top",
    "Calm Weather/top",
]


def laid(**table: Any) -> State:
    """A harvest with everything on offer and money for it."""
    table.setdefault("commons", COMMONS)
    table.setdefault("vales", [*VALES_1, *VALES_2])
    table.setdefault("vale_decks", [NEXT_1, NEXT_2])
    table.setdefault("advancement_decks", [["Giant Toad/top"], ["Hive Swarm/top"], ["Aurora/top"]])
    return rich(game({"field": [BLANK] * 4}, phase="harvest", **table))


def bought(state: State, *names: str) -> State:
    """Buy, end the harvest and sleeve in any way."""
    for name in names:
        do(state, f"buy {name}")
        while state.decision == "pay":
            state.play(state.legal_moves()[0])
    do(state, "end harvest")
    while state.decision in ("sleeve", "over or under"):
        state.play(state.legal_moves()[0])
    return state


@pytest.mark.parametrize("spot", range(8))
def test_a_vale_is_replaced_on_its_own_spot(spot: int) -> None:
    """MV-REPLENISH-01, MV-DECIDE-31: from the deck of its own level."""
    display = [*VALES_1, *VALES_2]
    state = bought(laid(), display[spot])
    display[spot] = (NEXT_1 if spot < 4 else NEXT_2)[0]
    assert state.view(0)["vales"] == display
    assert state.view(0)["vales_left"] == ([1, 2] if spot < 4 else [2, 1])


def test_two_vales_are_replaced_in_the_order_of_purchase() -> None:
    """MV-DECIDE-31"""
    state = bought(laid(), VALES_1[3], VALES_1[0])
    assert state.view(0)["vales"] == [NEXT_1[1], *VALES_1[1:3], NEXT_1[0], *VALES_2]


def test_vales_fall_through_to_level_2_and_no_further() -> None:
    """MV-REPLENISH-02, MV-REPLENISH-03: once both decks are empty, the spot stays empty."""
    state = bought(laid(vale_decks=[[], NEXT_2[:1]]), VALES_1[1], VALES_2[0])
    assert state.view(0)["vales"] == [VALES_1[0], NEXT_2[0], *VALES_1[2:], None, *VALES_2[1:]]


@pytest.mark.parametrize("spot", range(9))
def test_an_advancement_is_replaced_on_its_own_spot(spot: int) -> None:
    """MV-REPLENISH-01: from the deck of its own level."""
    state = bought(laid(), COMMONS[spot])
    expected = [[name] for name in COMMONS]
    expected[spot] = [["Giant Toad/top"], ["Hive Swarm/top"], ["Aurora/top"]][spot // 3]
    assert state.view(0)["commons"] == expected


def test_advancements_fall_through_to_higher_levels() -> None:
    """MV-REPLENISH-02: level 1 is replaced from level 2, then 3, then not at all."""
    state = laid(advancement_decks=[[], ["Hive Swarm/top"], ["Aurora/top"]])
    bought(state, COMMONS[0], COMMONS[1])
    assert state.view(0)["commons"][:2] == [["Hive Swarm/top"], ["Aurora/top"]]
    assert state.view(0)["advancements_left"] == [0, 0, 0]
    state = bought(laid(advancement_decks=[[], [], []]), COMMONS[0])
    assert state.view(0)["commons"][0] == []


def test_a_twin_is_laid_on_the_title_that_is_shown() -> None:
    """MV-VARIANT-05: second and third below the first, in order; the spot is filled in the end."""
    twins = ["Wayfinder/middle", "Wayfinder/bottom", "Giant Toad/top"]
    decks = [twins, ["Hive Swarm/top"], ["Aurora/top"]]
    state = bought(laid(options={"stacked": True}, advancement_decks=decks), COMMONS[0])
    shown = state.view(0)["commons"]
    assert shown[:3] == [["Giant Toad/top"], ["Wayfinder/top", *twins[:2]], ["Seedling/top"]]
    assert state.view(0)["advancements_left"] == [0, 1, 1]


def test_without_the_variant_twins_lie_side_by_side() -> None:
    """MV-VARIANT-05: only the variant stacks."""
    decks = [["Wayfinder/middle"], ["Hive Swarm/top"], ["Aurora/top"]]
    state = bought(laid(advancement_decks=decks), COMMONS[0])
    assert state.view(0)["commons"][:2] == [["Wayfinder/middle"], ["Wayfinder/top"]]


def test_buying_from_a_stack_leaves_the_others_there() -> None:
    """MV-VARIANT-05: nothing is replaced until the spot is empty."""
    stack = ["Podlings/top", "Podlings/middle", "Podlings/bottom"]
    commons = [stack, *COMMONS[1:]]
    state = bought(laid(options={"stacked": True}, commons=commons), "Podlings/middle")
    assert state.view(0)["commons"][0] == ["Podlings/top", "Podlings/bottom"]
    assert state.view(0)["advancements_left"][0] == 1


def test_what_comes_up_is_told() -> None:
    """MV-REPLENISH-01: vales first, then advancements (MV-DECIDE-31)."""
    state = bought(laid(), COMMONS[0], VALES_1[0])
    lines = [line for line in state.view(1)["log"] if line.endswith("comes up")]
    assert lines == ["World Tree comes up", "Giant Toad/top comes up"]
