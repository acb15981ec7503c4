"""A table as plain data and back: what pickles, comparisons and scenarios use."""

from __future__ import annotations

from typing import Any

from valewright.kernel.engine import attributes, saved, set_attributes
from valewright.kernel.rng import restored
from valewright.misty import log
from valewright.misty.board import Board, put
from valewright.misty.catalogue import Catalogue
from valewright.misty.decision import FRAMES, WIDTH
from valewright.misty.hexes import NOWHERE, coordinates, packed
from valewright.misty.options import checked
from valewright.misty.table import Player, Table
from valewright.misty.tiles import TILES

PLAIN_PLAYER = ("tribe", "side", "hand", "left", "captain", "used", "banners", "log_mark")
PLAIN_TABLE = (
    "seat_of",
    "owner",
    "flowers",
    "spare",
    "first",
    "turn",
    "number",
    "main_done",
    "special_done",
    "sent",
    "ending",
    "last",
    "display",
    "removed",
    "valley_left",
    "encounters_left",
    "tokens_left",
    "commitment",
    "log_base",
)


def _player_data(p: Player) -> dict[str, Any]:
    data = attributes(p, PLAIN_PLAYER)
    data["stack"] = p.stack[: p.left]
    return data


def board_data(board: Board) -> list[list[int]]:
    """Every tile on the board with its q, r and facing, by number."""
    found: list[list[int]] = []
    for tile in range(TILES):
        if board.cell[tile] != NOWHERE:
            q, r = coordinates(board.cell[tile])
            found.append([tile, q, r, board.facing[tile]])
    return found


def table_data(t: Table) -> dict[str, Any]:
    """The whole table as plain data: equal tables give equal data."""
    data = saved(t, PLAIN_TABLE, WIDTH)
    data["board"] = board_data(t.board)
    data["facing"] = t.board.facing[:]  # also of a tile in the air
    data["players"] = [_player_data(p) for p in t.players]
    data["marks"] = [[at, t.marks[at]] for at in sorted(t.marks)]
    data["valley"] = t.valley[: t.valley_left]
    data["encounters"] = t.encounters[: t.encounters_left]
    data["tokens"] = t.tokens[: t.tokens_left]
    return data


def _restore_player(data: dict[str, Any]) -> Player:
    p = Player(None)
    set_attributes(p, PLAIN_PLAYER, data)
    p.stack = list(data["stack"])
    return p


def restore_table(cat: Catalogue, data: dict[str, Any]) -> Table:
    """A table from the data that :func:`table_data` gave."""
    options = checked(**data["options"])
    t = Table(cat, options, restored(data["rng"]), Board(None), None)
    set_attributes(t, PLAIN_TABLE, data)
    for tile, q, r, _ in data["board"]:
        put(t.board, tile, packed(q, r))
    t.board.facing = list(data["facing"])
    t.players = [_restore_player(p) for p in data["players"]]
    t.marks = dict(data["marks"])
    t.valley = list(data["valley"])
    t.encounters = list(data["encounters"])
    t.tokens = list(data["tokens"])
    t.stack = [FRAMES.restored(frame) for frame in data["stack"]]
    log.written(t, [(e[0], e[1], e[2], e[3]) for e in data["log"]])
    return t
