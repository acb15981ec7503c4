"""Observations are put together from parts that are kept: they must be as if made anew."""

import random
from typing import Any

import pytest

from tests.misty.options import EACH
from tests.misty.tiny import RED, play, position
from valewright.games import game
from valewright.kernel.observation import ZERO
from valewright.misty import State, new_game
from valewright.misty.observing import Observer
from valewright.misty.saving import restore_table, table_data


@pytest.mark.parametrize("options", EACH, ids=str)
def test_kept_parts_are_as_new(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    for seed in range(3):
        state = game("misty-valley").start(options, seed)
        assert isinstance(state, State)
        while not state.over:
            for seat in range(state.players):
                assert made_anew(state, seat) == state.observed(seat)
            state.play(rng.choice(state.legal_moves()))


def made_anew(state: State, seat: int) -> bytes:
    """What a seat may know, by an observer and of a table that have kept nothing."""
    table = restore_table(state.table.catalogue, table_data(state.table))
    return Observer(table.catalogue).observe(table, seat)


def test_a_reinforced_patrol_in_the_air_shows_its_explorers_nowhere() -> None:
    """They and their marker are told side by side of the board, and the tile lies on none."""
    board = ["(1,0) water 1", "(2,0) Trailseekers ring facing 0, reinforced 4"]
    state = position(board, turn=RED)
    assert sides(state)
    play(state, "use Counterorder, move Trailseekers ring")
    assert not sides(state)


def test_where_tiles_and_open_cells_lie_is_told() -> None:
    """By their coordinates, the middle being ZERO."""
    state = position(["(1,0) water 1", "(0,-1) crystal 1"])
    told = everything(state)
    assert (told["water-1: q"] - ZERO, told["water-1: r"] - ZERO) == (1, 0)
    assert (told["crystal-1: q"] - ZERO, told["crystal-1: r"] - ZERO) == (0, -1)
    for i, (q, r) in enumerate(state.view(RED)["open_cells"], 1):
        assert (told[f"open cell {i}: q"] - ZERO, told[f"open cell {i}: r"] - ZERO) == (q, r)


def test_the_variants_are_told() -> None:
    lighter, walled = new_game(light=True), new_game(expansion=True)
    assert [everything(state)["lighter game"] for state in (lighter, walled)] == [1, 0]
    assert [everything(state)["walls and flowers"] for state in (lighter, walled)] == [0, 1]


def everything(state: State) -> dict[str, int]:
    """What the first player is told, by the names of the legend."""
    _, names = state.legend()
    return dict(zip(names, state.observed(RED), strict=True))


def sides(state: State) -> list[str]:
    """What the first player is told of the sides of the own patrols."""
    told = everything(state).items()
    return [name for name, n in told if n and name.startswith("my patrol") and " at side " in name]
