"""Whom a move would give control of what, before it is played.

Nothing here changes a table. What is hidden plays no part: a wall that a valley tile might bring
lies on a side without a neighbour and so changes nothing yet (MI-EXPANSION-03).
"""

from __future__ import annotations

from valewright.kernel.decision import waiting
from valewright.misty import moves as mv
from valewright.misty.abilities.counterorder import CounterorderFacing, CounterorderGoal
from valewright.misty.abilities.diplomacy import Take
from valewright.misty.abilities.magic_scroll import MagicScrollWall
from valewright.misty.abilities.mislead import MisleadTurn
from valewright.misty.abilities.reinforcements import Reinforcements
from valewright.misty.abilities.smoke_bomb import SmokeBombSide
from valewright.misty.abilities.targets import printed_side
from valewright.misty.board import lift, put
from valewright.misty.captains import move_captain
from valewright.misty.control import evaluate, evaluate_around
from valewright.misty.decision import Decision
from valewright.misty.exploring import Wall
from valewright.misty.hexes import SIDES
from valewright.misty.patrols import Send, SendFacing, lay
from valewright.misty.placing import cell_of
from valewright.misty.table import REINFORCED, SMOKE, Table
from valewright.misty.tiles import FIRST_PATROL
from valewright.misty.turn import After, Turn

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
    frame = waiting(t)
    assert isinstance(frame, Decision)
    found: list[Preview] = []
    for move in legal:
        for side, changes in _tried(trial, frame, move):
            if changes:
                found.append((move, side, changes))
    return found


def _tried(trial: Trial, frame: Decision, move: int) -> list[tuple[int, list[Change]]]:
    """A move's changes, for each side that may be chosen next where that matters."""
    seat, tile = frame.seat, frame.tile
    t = trial.t
    if move >= mv.CELL:
        return _laid(trial, frame, cell_of(t.board, move))
    if isinstance(frame, SendFacing):
        return [(ANY_SIDE, _patrol(trial, tile, frame.cell, move - mv.SIDE))]
    if isinstance(frame, CounterorderFacing):
        side = move - mv.SIDE
        return [(ANY_SIDE, _moved_patrol(trial, frame.origin, tile, frame.cell, side))]
    if isinstance(frame, Wall | MagicScrollWall):
        return [(ANY_SIDE, _walled(trial, tile, move - mv.SIDE))]
    if isinstance(frame, SmokeBombSide):
        return [(ANY_SIDE, _marked(trial, tile, move - mv.SIDE, SMOKE))]
    if isinstance(frame, Reinforcements):
        return [(ANY_SIDE, _marked(trial, tile, move - mv.SIDE, REINFORCED))]
    if isinstance(frame, MisleadTurn):
        return [(ANY_SIDE, _turned(trial, tile, 1 if move == mv.TURN_RIGHT else 5))]
    if isinstance(frame, Take):
        t.owner[tile] = 1 - seat
        t.owner[move - mv.TILE] = seat
        return [(ANY_SIDE, trial.take_back())]
    if isinstance(frame, Turn | After) and move >= mv.TILE:
        move_captain(t, seat, move)
        return [(ANY_SIDE, trial.take_back())]
    return []


def _laid(trial: Trial, frame: Decision, cell: int) -> list[tuple[int, list[Change]]]:
    """The tile in the air, laid into a cell."""
    tile = frame.tile
    if isinstance(frame, Send):
        return [(side, _patrol(trial, tile, cell, side)) for side in range(SIDES)]
    if isinstance(frame, CounterorderGoal):
        origin = frame.origin
        return [(side, _moved_patrol(trial, origin, tile, cell, side)) for side in range(SIDES)]
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
