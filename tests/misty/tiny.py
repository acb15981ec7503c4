"""Short words for tests: lay out a board, play phrases, ask who controls what."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from valewright.misty import State, new_game
from valewright.misty.hexes import coordinates
from valewright.misty.position import position

RED, BLUE = 0, 1  # seats: in written positions player 1 has the Trailseekers

# Five tiles that make the cell (1,0) a hole, together with the starting tile
RING = [
    "(1,-1) mushroom 2",
    "(2,-1) acorn 1",
    "(2,0) acorn 2",
    "(1,1) acorn 3",
    "(0,1) mushroom 3",
]

# The layout of the worked example of control, before blue's patrol (MI-CONTROL-11)
MARTA = [
    "(0,0) start",
    "(1,0) mushroom 1",
    "(-1,0) water 1",
    "(0,1) Troubadour Cat",
    "(0,-1) acorn 1",
    "(1,-2) Trailseekers tripod facing 1",
    "(2,-2) crystal 1",
]

__all__ = ["BLUE", "MARTA", "RED", "RING", "position"]


def play(state: State, *phrases: str) -> State:
    """Play phrases such as "patrol fork at (1,-1) facing 0", one after another."""
    for phrase in phrases:
        for move in state.phrase(phrase):
            state.play(move)
    return state


def words(state: State) -> list[str]:
    """The legal moves in words."""
    return [state.notation(move) for move in state.legal_moves()]


def cells(state: State) -> set[str]:
    """The cells that the legal moves name."""
    return {text.partition(" ")[2] for text in words(state) if text[:3] in ("at ", "to ")}


def tile(state: State, name: str) -> dict[str, Any]:
    """A tile on the board, as everybody sees it."""
    for found in state.view(0)["board"]:
        if found["name"] == name:
            return dict(found)
    raise AssertionError(f"{name} is not on the board")


def on_board(state: State, name: str) -> bool:
    return any(found["name"] == name for found in state.view(0)["board"])


def owner(state: State, name: str) -> int | None:
    """The seat whose banner lies on a tile."""
    found: int | None = tile(state, name)["owner"]
    return found


def strengths(state: State, name: str) -> tuple[int, int]:
    first, second = tile(state, name)["strengths"]
    return first, second


def captain(state: State, seat: int) -> tuple[int, int]:
    """The cell of a captain."""
    return coordinates(state.table.board.cell[state.table.players[seat].captain])


def unused(state: State, seat: int) -> list[str]:
    """The abilities that a seat has not used."""
    shown = state.view(0)["players"][seat]["abilities"]
    return [ability["name"] for ability in shown if not ability["used"]]


def random_states(seed: int, **options: Any) -> Iterator[State]:
    """Every position of a random game; the same object, moved on."""
    state = new_game(seed=seed, **options)
    rng = random.Random(seed)
    yield state
    while not state.over:
        state.play(rng.choice(state.legal_moves()))
        yield state
