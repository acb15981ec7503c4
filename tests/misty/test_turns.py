"""MI-TURN-07: a turn comes to its end, and no choice in it leads back to where it was."""

import json
import random
from collections.abc import Hashable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.turns import explored, restless
from tests.misty.test_properties import GAMES
from valewright.misty import State, new_game
from valewright.misty import moves as mv

# Both actions, the longest of each kind: a tile, its cell, its wall or rotation, an encounter
MOST_DECISIONS = 12
BESIDE_THE_POSITION = ("rng", "log", "log_base", "commitment", "options")


def turn(state: State) -> Hashable:
    """Which turn it is."""
    return state.table.number, state.table.turn


def whole(state: State) -> Hashable:
    """All that lies on the table, hidden or not: what the log tells and chance to come left out."""
    data = {k: v for k, v in state.data().items() if k not in BESIDE_THE_POSITION}
    data["players"] = [{**player, "log_mark": 0} for player in data["players"]]
    return hash(json.dumps(data, sort_keys=True))


def begun(options: dict[str, Any], choices: random.Random, moves: int) -> State:
    """A game some moves on, or where it ended."""
    state = new_game(**options)
    for _ in range(moves):
        if not state.over:
            state.play(choices.choice(state.legal_moves()))
    return state


@settings(max_examples=60)
@given(options=GAMES, choices=st.randoms(use_true_random=False), moves=st.integers(0, 150))
def test_no_way_back(options: dict[str, Any], choices: random.Random, moves: int) -> None:
    """MI-TURN-07: from any moment, no choices lead back to a position of the turn."""
    state = begun(options, choices, moves)
    if state.over:
        return
    found = explored(state, turn, whole, 300, choices)
    assert found.way_back == []
    assert found.longest <= MOST_DECISIONS


@settings(max_examples=60)
@given(options=GAMES, choices=st.randoms(use_true_random=False))
def test_a_turn_has_an_end(options: dict[str, Any], choices: random.Random) -> None:
    """MI-TURN-07: whoever never stops where the rules let one go on comes to the end too."""
    state = new_game(**options)
    while not state.over:
        assert restless(state, turn, mv.STOP, choices) <= MOST_DECISIONS


@settings(max_examples=20)
@given(options=GAMES, choices=st.randoms(use_true_random=False))
def test_no_position_of_a_turn_comes_twice(options: dict[str, Any], choices: random.Random) -> None:
    """MI-TURN-07: whole games by lot."""
    state = new_game(**options)
    seen: set[Hashable] = set()
    while not state.over:
        here = (turn(state), whole(state))
        assert here not in seen
        seen.add(here)
        state.play(choices.choice(state.legal_moves()))
