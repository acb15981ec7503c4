"""Any position of any kind of game, written as a scenario and read back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.misty.test_properties import GAMES
from tests.scenarios.reading_back import check_reads_back
from valewright.kernel.errors import Unwritable
from valewright.misty import State, catalogue, new_game
from valewright.misty.saving import table_data
from valewright.scenarios import ScenarioError, read_text, write
from valewright.scenarios.running import lay_out
from valewright.scenarios.writing import known


def essence(state: State) -> dict[str, Any]:
    """All that the seat to act knows and that the rules go on from, in a fixed order."""
    data = table_data(state.table)
    for history in ("log", "log_base", "rng", "commitment"):
        del data[history]
    data["valley"] = sorted(data["valley"] + data.pop("removed"))
    data["encounters"].sort()
    data["tokens"].sort()
    for seat, p in enumerate(data["players"]):
        del p["log_mark"]
        p["stack"].sort()
        if seat != state.to_act:
            p["hand"], p["stack"] = len(p["hand"]), sorted(p["hand"] + p["stack"])
    return data


@settings(max_examples=60)
@given(game=GAMES, moves=st.integers(0, 150))
def test_any_position_reads_back(game: dict[str, Any], moves: int) -> None:
    state = new_game(**game)
    rng = random.Random(game["seed"])
    for _ in range(moves):
        before = state.clone()
        state.play(rng.choice(state.legal_moves()))
        if state.over:
            state = before
            break
    check_reads_back(state, essence, rng)


def test_a_game_that_is_over_is_written_with_all_it_holds() -> None:
    state = new_game(seed=3, expansion=True)
    rng = random.Random(3)
    while not state.over:
        state.play(rng.choice(state.legal_moves()))
    again = lay_out(read_text(write(state))[0])
    assert (again.over, again.scores(), again.winners()) == (True, state.scores(), state.winners())
    assert known(again) == known(state)


def test_tile_values_of_ones_own_are_refused() -> None:
    with pytest.raises(Unwritable, match="tile values of its own"):
        write(new_game(seed=3, cards=catalogue("[scoring]\nunused_ability = 3\n")))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("air: acorn 1", "air: is for the middle of an action"),
        ("waiting: lay: tile acorn 1", "acorn 1 lies on the board and is not held"),
        ("waiting: lay: tile castle", "waiting: tile: there is no tile 'castle'"),
        ("waiting: lay: tile acorn 2\nair: acorn 3, flower", "air: write the tile that is held"),
        ("waiting: refill: gap 0", "waiting: a decision comes first"),
        ("waiting: counterorder-goal: tile Trailseekers fork, origin here", "'here' is not a cell"),
        ("waiting: smoke-bomb-side: tile -\nwaiting: refill: gap 9", "cannot go on from there"),
        ("valley-left: -1", "valley-left: must be a number from 0 to 100"),
        ("set-up: weather fine", "set-up: write tribes and first"),
        ("start: 3", "start: players are numbered 1 to 2, not 3"),
    ],
)
def test_what_does_not_fit_is_refused(lines: str, message: str) -> None:
    text = f"scenario: A\ngame: misty-valley\ntile: (1,0) acorn 1\n{lines}\nexpect over = no\n"
    with pytest.raises(ScenarioError) as caught:
        lay_out(read_text(text)[0])
    assert message in caught.value.said
