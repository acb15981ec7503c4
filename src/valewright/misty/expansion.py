"""Walls and Flowers: the tokens that come with valley tiles (MI-EXPANSION)."""

from __future__ import annotations

from valewright.misty import log
from valewright.misty.table import Table
from valewright.misty.tiles import FIRST_ENCOUNTER, FIRST_VALLEY, FLOWER


def draw_token(t: Table, seat: int, tile: int) -> bool:
    """Turn up a token for a valley tile: a flower lies down, a wall asks for a side (true)."""
    if t.tokens_left == 0:
        return False
    t.tokens_left -= 1
    t.commitment += 1
    if t.tokens[t.tokens_left] == FLOWER:
        t.flowers |= 1 << tile
        log.note(t, log.FLOWERED, seat, tile, 0)
        return False
    return True


def flowers_of(t: Table, seat: int) -> int:
    """How many valley tiles with flowers a seat controls."""
    return sum(
        1
        for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER)
        if t.flowers >> tile & 1 and t.owner[tile] == seat
    )


def has_flower(t: Table, tile: int) -> bool:
    return t.flowers >> tile & 1 == 1


def flower_winner(t: Table) -> int:
    """The seat that controls more flowers, or -1 (MI-EXPANSION-06, MI-DECIDE-102)."""
    first, second = flowers_of(t, 0), flowers_of(t, 1)
    if first == second:
        return -1
    return 0 if first > second else 1
