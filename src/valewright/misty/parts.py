"""Moves taken apart: what a page needs to draw and to word them."""

from __future__ import annotations

from typing import Any, Final

from valewright.misty import frames as fr
from valewright.misty import moves as mv
from valewright.misty import notation
from valewright.misty.frames import Frame
from valewright.misty.hexes import NOWHERE, coordinates
from valewright.misty.placing import cell_of
from valewright.misty.table import NO_TILE, Table
from valewright.misty.tiles import ABILITIES, RESOURCES, TRIBES, first_patrol_of

Parts = dict[str, Any]

TILE_ACTS: Final[dict[int, str]] = {
    fr.D_TURN: "captain",
    fr.D_AFTER: "captain",
    fr.D_SMOKE: "target",
    fr.D_MISLEAD: "target",
    fr.D_SCROLL: "move-tile",
    fr.D_COUNTER: "move-tile",
    fr.D_GIVE: "give",
    fr.D_TAKE: "take",
}
SIDE_ACTS: Final[dict[int, str]] = {
    fr.D_FACING: "face",
    fr.D_COUNTER_FACING: "face",
    fr.D_WALL: "wall",
    fr.D_SCROLL_WALL: "wall",
    fr.D_SMOKE_SIDE: "smoke",
    fr.D_REINFORCE: "reinforce",
}
ALONE: Final = (
    "pass",
    "end-turn",
    "explore",
    "explore-stack",
    "meet",
    "patrol",
    "use",
    "turn-right",
    "turn-left",
    "tribe",
    "board-side",
    "place",
)
ACTS: Final = tuple(sorted({*TILE_ACTS.values(), *SIDE_ACTS.values(), *ALONE}))


def decision_id(t: Table) -> str:
    """What is decided, as one word: ``turn``, ``lay-patrol``; ``over`` at the end."""
    if not t.stack:
        return "over"
    return notation.decision_name(t.stack[-1]).replace(":", "").replace(" ", "-")


def move_parts(t: Table, move: int) -> Parts:
    """One move of the waiting decision, taken apart; parts that it has not are None."""
    frame = t.stack[-1]
    kind = frame[0]
    found: Parts = {
        "move": move,
        "words": notation.words(t, move),
        "act": "",
        "tile": None,
        "cell": None,
        "side": None,
        "ability": None,
        "tribe": None,
        "resource": None,
    }
    if move >= mv.CELL:
        found["act"] = "place"
        _tile(t, frame[2], found)
        found["cell"] = list(coordinates(cell_of(t.board, move)))
    elif move >= mv.TILE:
        found["act"] = TILE_ACTS[kind]
        _tile(t, move - mv.TILE, found)
    elif move >= mv.TRIBE:
        _tribe(t, frame, move - mv.TRIBE, found)
    elif move >= mv.TURN_RIGHT:
        found["act"] = "turn-right" if move == mv.TURN_RIGHT else "turn-left"
        _tile(t, frame[2], found)
    elif move >= mv.SIDE:
        found["act"] = SIDE_ACTS[kind]
        found["side"] = move - mv.SIDE
        _tile(t, frame[2], found)
        if kind in (fr.D_FACING, fr.D_COUNTER_FACING):
            found["cell"] = list(coordinates(frame[4]))
    elif move >= mv.ABILITY:
        found["act"] = "use"
        found["ability"] = ABILITIES[move - mv.ABILITY]
    elif move >= mv.PATROL:
        found["act"] = "patrol"
        _tile(t, first_patrol_of(t.players[frame[1]].tribe) + move - mv.PATROL, found)
    else:
        _plain(t, kind, move, found)
    return found


def _tile(t: Table, tile: int, found: Parts) -> None:
    """A tile by its name, its resource, and its cell where it lies on the board."""
    found["tile"] = t.catalogue.names[tile]
    resource = t.catalogue.resource[tile]
    found["resource"] = RESOURCES[resource] if resource >= 0 else None
    if t.board.cell[tile] != NOWHERE:
        found["cell"] = list(coordinates(t.board.cell[tile]))


def _tribe(t: Table, frame: Frame, which: int, found: Parts) -> None:
    found["act"] = "board-side" if frame[0] == fr.D_SIDE else "tribe"
    found["tribe"] = TRIBES[which // 2]
    if not t.options.light:
        found["side"] = which % 2


def _plain(t: Table, kind: int, move: int, found: Parts) -> None:
    if move == mv.STOP:
        found["act"] = "pass" if kind == fr.D_TURN else "end-turn"
    elif move == mv.MEET:
        found["act"] = "meet"
    elif move == mv.EXPLORE_STACK:
        found["act"] = "explore-stack"
    else:
        found["act"] = "explore"
        tile = t.display[move - mv.EXPLORE]
        if tile != NO_TILE:
            _tile(t, tile, found)
