"""Previews of control are what the moves then lead to, and show nothing that is hidden."""

import random
from collections.abc import Iterator

import pytest

from valewright.misty import new_game
from valewright.misty.previews import ANY_SIDE, previews
from valewright.misty.state import State
from valewright.misty.tiles import FIRST_PATROL

ROTATED = ("lay patrol", "counterorder goal", "magic scroll goal")
Owners = list[tuple[int, int]]


def walked(seed: int, **options: bool) -> Iterator[State]:
    """Every decision of a game played by lot, special actions more often than by chance."""
    state = new_game(seed=seed, expansion=options.get("expansion", False))
    rng = random.Random(seed)
    while not state.over:
        yield state
        moves = state.legal_moves()
        special = [move for move in moves if state.notation(move).startswith(("use", "captain"))]
        state.play(rng.choice(special if special and rng.random() < 0.3 else moves))


def changed(before: State, after: State) -> Owners:
    """The cells whose tiles have another controller than before."""
    old, new = before.table, after.table
    return [
        (new.board.cell[tile], new.owner[tile])
        for tile in range(1, FIRST_PATROL)
        if old.owner[tile] != new.owner[tile]
    ]


def outcomes(state: State, move: int) -> dict[int, Owners]:
    """What a move leads to in truth, by the side that is chosen next where there is one."""
    first = state.clone()
    asked = state.decision
    first.play(move)
    if first.decision == "wall":
        first.play(first.legal_moves()[0])
    turning = first.decision in ("facing", "counterorder facing", "magic scroll wall")
    if asked not in ROTATED or not turning:
        return {ANY_SIDE: changed(state, first)}
    found = {}
    for side, facing in enumerate(first.legal_moves()):
        second = first.clone()
        second.play(facing)
        found[side] = changed(state, second)
    return found


@pytest.mark.parametrize("expansion", [False, True])
def test_every_preview_comes_true(expansion: bool) -> None:
    seen: dict[str, int] = {}
    for seed in range(5):
        for state in walked(seed, expansion=expansion):
            told: dict[int, dict[int, Owners]] = {}
            for move, side, owners in previews(state.table, state.legal_moves()):
                told.setdefault(move, {})[side] = owners
                seen[state.decision] = seen.get(state.decision, 0) + 1
            for move in state.legal_moves():
                real = {side: owners for side, owners in outcomes(state, move).items() if owners}
                assert told.get(move, {}) == real, (seed, state.decision, state.notation(move))
    assert {"lay patrol", "facing", "lay valley tile", "smoke bomb side"} <= set(seen)
    assert {"counterorder goal", "mislead turn", "magic scroll goal", "diplomacy: take"} <= set(
        seen
    )


def test_previews_change_nothing() -> None:
    for state in walked(9, expansion=True):
        before = state.clone()
        previews(state.table, state.legal_moves())
        assert state == before
