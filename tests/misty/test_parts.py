"""Moves in parts: every one of them, complete and true to the board."""

import random
from collections import Counter

import pytest

from valewright.kernel.engine import decision_id
from valewright.misty import new_game
from valewright.misty.parts import ACTS, move_parts

TILE = {"tile"}
HAS: dict[str, set[str]] = {
    "pass": set(),
    "end-turn": set(),
    "explore-stack": set(),
    "meet": set(),
    "explore": {"tile", "resource"},
    "patrol": TILE,
    "use": {"ability"},
    "place": {"tile", "cell"},
    "face": {"tile", "cell", "side"},
    "wall": {"tile", "cell", "side"},
    "smoke": {"tile", "cell", "side"},
    "reinforce": {"tile", "cell", "side"},
    "turn-right": {"tile", "cell"},
    "turn-left": {"tile", "cell"},
    "captain": {"tile", "cell"},
    "target": {"tile", "cell"},
    "move-tile": {"tile", "cell"},
    "give": {"tile", "cell"},
    "take": {"tile", "cell"},
    "tribe": {"tribe"},
    "board-side": {"tribe", "side"},
}
MAY = {"resource", "side"}  # of a valley tile; of a tribe board


@pytest.mark.parametrize("light", [False, True])
def test_every_move_has_an_act_whose_parts_are_complete(light: bool) -> None:
    acts: Counter[str] = Counter()
    for seed in range(12):
        state = new_game(seed=seed, expansion=seed % 2 == 0, light=light, tribes="choose")
        rng = random.Random(seed)
        while not state.over:
            view = state.view(state.to_act)
            on_board = {tuple(tile["cell"]): tile["name"] for tile in view["board"]}
            free = {tuple(cell) for cell in view["open_cells"]}
            named = decision_id(state.table).replace("-", " ")
            assert named == state.decision.replace(":", "")
            for move in state.legal_moves():
                parts = move_parts(state.table, move)
                acts[parts["act"]] += 1
                given = {name for name, value in parts.items() if value is not None}
                given -= {"move", "words", "act"}
                assert HAS[parts["act"]] <= given <= HAS[parts["act"]] | MAY, parts
                assert parts["words"] == state.notation(move)
                cell = None if parts["cell"] is None else tuple(parts["cell"])
                if parts["act"] == "place":
                    assert cell in free
                elif cell is not None and parts["act"] != "face":
                    assert on_board[cell] == parts["tile"]
            state.play(rng.choice(state.legal_moves()))
        assert decision_id(state.table) == "over"
    assert set(acts) <= set(ACTS)
    if not light:
        assert set(acts) >= set(ACTS) - {"pass", "board-side", "tribe", "end-turn"}
