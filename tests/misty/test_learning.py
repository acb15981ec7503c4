"""What programs that learn are told of this game's moves and of its display."""

from __future__ import annotations

import random
from typing import Any

from valewright import games, misty
from valewright.rl import MoveFeatures


def _told(features: MoveFeatures, row: Any) -> dict[str, int]:
    return {features.names[i]: int(row[i]) for i in row.nonzero()[0]}


def test_patrols_are_those_of_the_own_tribe() -> None:
    """A patrol in hand is told as in hand, whichever tribe one has."""
    game = games.game("misty-valley")
    features = MoveFeatures("misty-valley")
    rng = random.Random(1)
    tribes = set()
    for seed in range(6):
        state = game.start({}, seed)
        while not state.over:
            for move, row in zip(state.legal_moves(), features.of_state(state), strict=True):
                told = _told(features, row)
                if told.get("verb tile") and state.notation(move).startswith("patrol"):
                    assert told["tile: place"] > 0
                if told.get("verb patrol"):
                    assert told["tile: place"] == 3
                    tribes.add(state.view(state.to_act)["players"][state.to_act]["tribe"])
            state.play(rng.choice(state.legal_moves()))
    assert len(tribes) == 2


def test_a_tile_is_told_as_it_lies() -> None:
    """Tiles that are chosen on the board are on the board in their features, rivals' ones too."""
    game = games.game("misty-valley")
    features = MoveFeatures("misty-valley")
    rng = random.Random(2)
    told = 0
    for seed in range(20):
        state = game.start({}, seed)
        while not state.over:
            for move, row in zip(state.legal_moves(), features.of_state(state), strict=True):
                found = _told(features, row)
                if not found.get("verb tile"):
                    continue
                subjects = dict(game.about(state, move).subjects)
                if "cell" in subjects:
                    told += 1
                    assert found["tile: place"] == 1, (seed, state.notation(move), found)
            state.play(rng.choice(state.legal_moves()))
    assert told


def test_which_gap_a_tile_lies_at_is_told() -> None:
    """Moves name the two gaps of the display, so it matters which tile lies where."""
    state = misty.new_game(seed=7)
    first, second = state.table.display
    assert state.notation(1) == f"explore {state.table.catalogue.names[first]}"
    before = state.observation(0).tobytes()
    state.table.display = [second, first]
    assert state.observation(0).tobytes() != before
