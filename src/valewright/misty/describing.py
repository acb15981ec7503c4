"""The board in lines that a person can read and write (see :mod:`valewright.misty.position`)."""

from __future__ import annotations

from valewright.misty import hexes
from valewright.misty.expansion import has_flower
from valewright.misty.table import NOBODY, REINFORCED, SMOKE, Table
from valewright.misty.tiles import START, is_patrol


def marked_sides(t: Table, patrol: int, mark: int) -> list[int]:
    """The sides of the board on which a patrol tile bears a marker."""
    facing = t.board.facing[patrol]
    return sorted(
        (at % 6 + facing) % 6 for at, marks in t.marks.items() if at // 6 == patrol and marks & mark
    )


def tile_line(t: Table, tile: int) -> str:
    """One tile on the board: "(1,-2) Trailseekers fork facing 1, smoke 2"."""
    board = t.board
    text = f"{hexes.words(board.cell[tile])} {t.catalogue.names[tile]}"
    if is_patrol(tile):
        text += f" facing {board.facing[tile]}"
        text += "".join(f", smoke {side}" for side in marked_sides(t, tile, SMOKE))
        return text + "".join(f", reinforced {side}" for side in marked_sides(t, tile, REINFORCED))
    if board.facing[tile] >= 0:
        text += f", wall {board.facing[tile]}"
    if has_flower(t, tile):
        text += ", flower"
    if tile == START or t.owner[tile] == NOBODY:
        return text
    owner = t.players[t.owner[tile]]
    text += f", banner {t.catalogue.tribes[owner.tribe]}"
    return text + ", captain" if owner.captain == tile else text


def board_lines(t: Table) -> list[str]:
    """Every tile on the board, in reading order."""
    at = t.board.at
    return [tile_line(t, at[cell]) for cell in sorted(at)]
