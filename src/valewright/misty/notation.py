"""Moves in words: "patrol fork", "at (1,-2)", "facing 3", "explore acorn 2", "use Spyglass"."""

from __future__ import annotations

from typing import Final

from valewright.misty import frames as fr
from valewright.misty import hexes
from valewright.misty import moves as mv
from valewright.misty.frames import Frame
from valewright.misty.placing import cell_of
from valewright.misty.table import Table
from valewright.misty.tiles import first_patrol_of

BOARD_SIDES: Final = ("A", "B")

NAMES: Final[dict[int, str]] = {
    fr.D_TURN: "turn",
    fr.D_AFTER: "special action",
    fr.D_LAY: "lay valley tile",
    fr.D_WALL: "wall",
    fr.D_ENCOUNTER: "lay encounter tile",
    fr.D_SEND: "lay patrol",
    fr.D_FACING: "facing",
    fr.D_SPYGLASS: "spyglass",
    fr.D_SMOKE: "smoke bomb",
    fr.D_SMOKE_SIDE: "smoke bomb side",
    fr.D_MISLEAD: "mislead",
    fr.D_MISLEAD_TURN: "mislead turn",
    fr.D_REINFORCE: "reinforcements",
    fr.D_SCROLL: "magic scroll",
    fr.D_SCROLL_TO: "magic scroll goal",
    fr.D_SCROLL_WALL: "magic scroll wall",
    fr.D_HORN: "horn of calling",
    fr.D_COUNTER: "counterorder",
    fr.D_COUNTER_TO: "counterorder goal",
    fr.D_COUNTER_FACING: "counterorder facing",
    fr.D_GIVE: "diplomacy: give",
    fr.D_TAKE: "diplomacy: take",
    fr.D_TRIBE: "choose tribe",
    fr.D_SIDE: "choose side",
}

TILE_VERBS: Final[dict[int, str]] = {
    fr.D_TURN: "captain to",
    fr.D_AFTER: "captain to",
    fr.D_SMOKE: "target",
    fr.D_MISLEAD: "target",
    fr.D_SCROLL: "move",
    fr.D_COUNTER: "move",
    fr.D_GIVE: "give",
    fr.D_TAKE: "take",
}

SIDE_VERBS: Final[dict[int, str]] = {
    fr.D_FACING: "facing",
    fr.D_COUNTER_FACING: "facing",
    fr.D_WALL: "wall on",
    fr.D_SCROLL_WALL: "wall on",
    fr.D_SMOKE_SIDE: "smoke on",
    fr.D_REINFORCE: "reinforce",
}


def decision_name(frame: Frame) -> str:
    """What a decision is called."""
    return NAMES[frame[0]]


def words(t: Table, move: int) -> str:
    """One move of the waiting decision in words."""
    frame = t.stack[-1]
    kind = frame[0]
    if move >= mv.CELL:
        verb = "to" if kind in (fr.D_SCROLL_TO, fr.D_COUNTER_TO) else "at"
        return f"{verb} {hexes.words(cell_of(t.board, move))}"
    if move >= mv.TILE:
        return f"{TILE_VERBS[kind]} {t.catalogue.names[move - mv.TILE]}"
    if move >= mv.TRIBE:
        return _tribe(t, kind, move - mv.TRIBE)
    if move >= mv.TURN_RIGHT:
        return "turn right" if move == mv.TURN_RIGHT else "turn left"
    if move >= mv.SIDE:
        return f"{SIDE_VERBS[kind]} {move - mv.SIDE}"
    if move >= mv.ABILITY:
        return f"use {t.catalogue.abilities[move - mv.ABILITY]}"
    if move >= mv.PATROL:
        first = first_patrol_of(t.players[frame[1]].tribe)
        return f"patrol {t.catalogue.shapes[first + move - mv.PATROL]}"
    return _plain(t, kind, move)


def _plain(t: Table, kind: int, move: int) -> str:
    if move == mv.STOP:
        return "pass" if kind == fr.D_TURN else "end turn"
    if move == mv.MEET:
        return "meet an encounter"
    if move == mv.EXPLORE_STACK:
        return "explore stack"
    return f"explore {t.catalogue.names[t.display[move - mv.EXPLORE]]}"


def _tribe(t: Table, kind: int, which: int) -> str:
    side = f"side {BOARD_SIDES[which % 2]}"
    if kind == fr.D_SIDE:
        return side
    name = t.catalogue.tribes[which // 2]
    return f"choose {name}" if t.options.light else f"choose {name}, {side}"


def plain(text: str) -> str:
    """Words as they are compared: one space, no capitals, cells without spaces.

    >>> plain("At  (1, \u22122)")
    'at (1,-2)'
    """
    text = " ".join(text.split()).casefold().replace("\u2212", "-")
    return text.replace("( ", "(").replace(" )", ")").replace(" ,", ",").replace(", ", ",")


def loose(t: Table, move: int) -> list[str]:
    """Other words for a move: "explore acorn", "patrol 7", "(1,-2)", "at (1,-2) facing 3"."""
    frame = t.stack[-1]
    text = plain(words(t, move))
    if mv.PATROL <= move < mv.ABILITY:
        return [f"patrol {move - mv.PATROL + 1}"]
    if move in (mv.EXPLORE, mv.EXPLORE + 1):
        return [text.rstrip("0123456789 ")]
    if move >= mv.CELL:
        return [text.partition(" ")[2]]
    if frame[0] == fr.D_FACING:
        return [f"at {hexes.words(frame[4])} {text}"]
    return []
