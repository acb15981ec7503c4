"""Why a cell may not take the tile that is in the air, in words."""

from __future__ import annotations

import re
from typing import Final

from valewright.misty import frames as fr
from valewright.misty import hexes
from valewright.misty.board import open_cells
from valewright.misty.table import Table
from valewright.misty.tiles import START

MOVING: Final = (fr.D_SCROLL_TO, fr.D_COUNTER_TO)
PLACING: Final = (fr.D_LAY, fr.D_ENCOUNTER, fr.D_SEND, *MOVING)
_CELL = re.compile(r"\([^)]*\)")


def why_not_words(t: Table, text: str) -> str:
    """What is wrong with the cell that the words name, or ''."""
    found = _CELL.search(text)
    frame = t.stack[-1]
    if found is None or frame[0] not in PLACING:
        return ""
    cell = hexes.parsed(found[0])
    if cell == hexes.NOWHERE:
        return ""
    return why_not_cell(t, cell)


def why_not_cell(t: Table, cell: int) -> str:
    """The rule of placing that a cell breaks, or ''."""
    where = hexes.words(cell)
    frame = t.stack[-1]
    kind = frame[0]
    if cell in t.board.at:
        return f"{t.catalogue.names[t.board.at[cell]]} lies at {where}"
    if cell not in t.board.edge:
        return f"{where} touches no tile"
    if cell not in open_cells(t.board):
        return f"{where} is a hole: all six cells around it are occupied"
    if kind == fr.D_ENCOUNTER and frame[3] != START:
        return f"{where} does not touch {t.catalogue.names[frame[3]]}"
    if kind in MOVING:
        if cell == frame[3]:
            return f"{where} is where the tile came from"
        return f"a tile at {where} would leave the board in parts"
    return ""
