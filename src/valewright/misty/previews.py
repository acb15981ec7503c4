"""Whom a move would give control of what, before it is played.

Nothing here changes a table. What is hidden plays no part: a wall that a valley tile might bring
lies on a side without a neighbour and so changes nothing yet (MI-EXPANSION-03).
"""

from __future__ import annotations

from valewright.misty import frames as fr
from valewright.misty import moves as mv
from valewright.misty.abilities.targets import printed_side
from valewright.misty.board import lift, put
from valewright.misty.captains import move_captain
from valewright.misty.control import evaluate, evaluate_around
from valewright.misty.frames import Frame
from valewright.misty.hexes import SIDES
from valewright.misty.patrols import lay
from valewright.misty.placing import cell_of
from valewright.misty.table import REINFORCED, SMOKE, Table
from valewright.misty.tiles import FIRST_PATROL

ANY_SIDE = -1
Change = tuple[int, int]  # a cell, and the seat that would control its tile, or NOBODY
Preview = tuple[int, int, list[Change]]  # a move, a side that is chosen next or ANY_SIDE, changes


class Trial:
    """A copy of a table on which moves are tried, each from where the table stands."""

    def __init__(self, t: Table) -> None:
        self.t = t.clone()
        self.owner = t.owner[:]
        self.captains = [t.players[0].captain, t.players[1].captain]

    def changes(self) -> list[Change]:
        """What differs now, in the order of the tiles."""
        cell = self.t.board.cell
        owner = self.t.owner
        return [
            (cell[tile], owner[tile])
            for tile in range(1, FIRST_PATROL)
            if owner[tile] != self.owner[tile]
        ]

    def take_back(self) -> list[Change]:
        """What differs now; then control is as it was."""
        found = self.changes()
        self.t.owner = self.owner[:]
        self.t.players[0].captain = self.captains[0]
        self.t.players[1].captain = self.captains[1]
        return found


def previews(t: Table, legal: tuple[int, ...]) -> list[Preview]:
    """Every legal move that would change who controls a tile, and how."""
    trial = Trial(t)
    found: list[Preview] = []
    for move in legal:
        for side, changes in _tried(trial, t.stack[-1], move):
            if changes:
                found.append((move, side, changes))
    return found


def _tried(trial: Trial, frame: Frame, move: int) -> list[tuple[int, list[Change]]]:
    """A move's changes, for each side that may be chosen next where that matters."""
    kind, seat, tile = frame[0], frame[1], frame[2]
    t = trial.t
    if move >= mv.CELL:
        return _laid(trial, frame, cell_of(t.board, move))
    if kind == fr.D_FACING:
        return [(ANY_SIDE, _patrol(trial, tile, frame[4], move - mv.SIDE))]
    if kind == fr.D_COUNTER_FACING:
        return [(ANY_SIDE, _moved_patrol(trial, frame[3], tile, frame[4], move - mv.SIDE))]
    if kind in (fr.D_WALL, fr.D_SCROLL_WALL):
        return [(ANY_SIDE, _walled(trial, tile, move - mv.SIDE))]
    if kind == fr.D_SMOKE_SIDE:
        return [(ANY_SIDE, _marked(trial, tile, move - mv.SIDE, SMOKE))]
    if kind == fr.D_REINFORCE:
        return [(ANY_SIDE, _marked(trial, tile, move - mv.SIDE, REINFORCED))]
    if kind == fr.D_MISLEAD_TURN:
        return [(ANY_SIDE, _turned(trial, tile, 1 if move == mv.TURN_RIGHT else 5))]
    if kind == fr.D_TAKE:
        t.owner[tile] = 1 - seat
        t.owner[move - mv.TILE] = seat
        return [(ANY_SIDE, trial.take_back())]
    if kind in (fr.D_TURN, fr.D_AFTER) and move >= mv.TILE:
        move_captain(t, seat, move)
        return [(ANY_SIDE, trial.take_back())]
    return []


def _laid(trial: Trial, frame: Frame, cell: int) -> list[tuple[int, list[Change]]]:
    """The tile in the air, laid into a cell."""
    kind, tile = frame[0], frame[2]
    if kind == fr.D_SEND:
        return [(side, _patrol(trial, tile, cell, side)) for side in range(SIDES)]
    if kind == fr.D_COUNTER_TO:
        return [(side, _moved_patrol(trial, frame[3], tile, cell, side)) for side in range(SIDES)]
    board = trial.t.board
    put(board, tile, cell)
    wall = board.facing[tile]
    sides = [ANY_SIDE] if wall < 0 else list(range(SIDES))
    found = [(side, _walled(trial, tile, side)) for side in sides]
    board.facing[tile] = wall
    lift(board, tile)
    return found


def _walled(trial: Trial, tile: int, side: int) -> list[Change]:
    """A valley or encounter tile where it lies, its wall on a side."""
    trial.t.board.facing[tile] = side
    evaluate(trial.t, tile)
    return trial.take_back()


def _patrol(trial: Trial, tile: int, cell: int, facing: int) -> list[Change]:
    return _moved_patrol(trial, cell, tile, cell, facing)


def _moved_patrol(trial: Trial, origin: int, tile: int, cell: int, facing: int) -> list[Change]:
    """A patrol tile laid into a cell, its old surroundings looked at first."""
    t = trial.t
    before = t.board.facing[tile]
    lay(t, tile, cell, facing)
    if origin != cell:
        evaluate_around(t, origin)
    evaluate_around(t, cell)
    lift(t.board, tile)
    t.board.facing[tile] = before
    return trial.take_back()


def _marked(trial: Trial, tile: int, side: int, mark: int) -> list[Change]:
    """A marker on one side of a patrol tile."""
    t = trial.t
    at = printed_side(t, tile, side)
    before = t.marks.get(at, 0)
    t.marks[at] = before | mark
    evaluate_around(t, t.board.cell[tile])
    t.marks[at] = before
    return trial.take_back()


def _turned(trial: Trial, tile: int, step: int) -> list[Change]:
    t = trial.t
    before = t.board.facing[tile]
    t.board.facing[tile] = (before + step) % SIDES
    evaluate_around(t, t.board.cell[tile])
    t.board.facing[tile] = before
    return trial.take_back()
