"""Who controls a tile: explorers at its sides, captains, banners (MI-CONTROL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valewright.misty import log
from valewright.misty.board import CELLS, NEAR, NEAR_BITS
from valewright.misty.hexes import OPPOSITE, SIDES, STEPS
from valewright.misty.table import NO_TILE, NOBODY, REINFORCED, SMOKE, Table
from valewright.misty.tiles import FIRST_PATROL, START, tribe_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def explorers_at(t: Table, patrol: int, side: int) -> int:
    """The explorers that a patrol tile shows on one side of the board (MI-GRID-03)."""
    printed = side - t.board.facing[patrol]
    if printed < 0:
        printed += SIDES
    at = patrol * SIDES + printed
    shown = t.catalogue.explorers[at]
    if t.marks:
        mark = t.marks.get(at, 0)
        if mark & SMOKE:
            return 0  # MI-DECIDE-70: the reinforced ones too
        if mark & REINFORCED:
            shown += t.catalogue.extra_explorers
    return shown


def explorers_on(t: Table, tile: int) -> tuple[int, int]:
    """How many explorers of each seat count on a tile (MI-CONTROL-02)."""
    board = t.board
    near: i64 = board.around[tile]
    wall = board.facing[tile]
    mine = 0
    other = 0
    for side in range(SIDES):
        beside: int = (near & NEAR) - 1
        near >>= NEAR_BITS
        if beside < FIRST_PATROL or side == wall:
            continue
        shown = explorers_at(t, beside, OPPOSITE[side])
        if shown:
            if t.seat_of[tribe_of(beside)] == 0:
                mine += shown
            else:
                other += shown
    return mine, other


def strengths(t: Table, tile: int) -> tuple[int, int]:
    """Both seats' strength on a tile: explorers and captain (MI-CONTROL-03, MI-DECIDE-43)."""
    first, second = explorers_on(t, tile)
    if first and t.players[0].captain == tile:
        first += t.catalogue.captain_bonus
    if second and t.players[1].captain == tile:
        second += t.catalogue.captain_bonus
    return first, second


def evaluate(t: Table, tile: int) -> None:
    """Compare strengths on one valley or encounter tile and set its controller."""
    first, second = strengths(t, tile)
    if first > second:
        give(t, tile, 0)
    elif second > first:
        give(t, tile, 1)
    elif first == 0:
        give(t, tile, NOBODY)


def evaluate_around(t: Table, cell: int) -> None:
    """Evaluate the valley and encounter tiles beside a cell (MI-DECIDE-36)."""
    at = t.board.at
    here = at.get(CELLS[cell], NO_TILE)
    if here != NO_TILE:
        near: i64 = t.board.around[here]
        while near:
            beside: int = (near & NEAR) - 1
            near >>= NEAR_BITS
            if START < beside < FIRST_PATROL:
                evaluate(t, beside)
        return
    for side in range(SIDES):
        tile = at.get(CELLS[cell + STEPS[side]], START)
        if START < tile < FIRST_PATROL:
            evaluate(t, tile)


def give(t: Table, tile: int, seat: int) -> None:
    """Set a tile's controller: a banner is put, turned over or taken off (MI-CONTROL-05)."""
    before = t.owner[tile]
    if before == seat:
        return
    t.owner[tile] = seat
    if before == NOBODY:
        _take_banner(t, seat)
    elif seat == NOBODY:
        t.players[before].banners += 1  # MI-DECIDE-40
        log.note(t, log.LOST, before, tile, 0)
    if seat != NOBODY:
        log.note(t, log.TOOK, seat, tile, 0)
    if before != NOBODY and t.players[before].captain == tile:
        send_home(t, before)


def _take_banner(t: Table, seat: int) -> None:
    """From one's own supply, then the rival's, then the spare ones (MI-DECIDE-39)."""
    if t.players[seat].banners > 0:
        t.players[seat].banners -= 1
    elif t.players[1 - seat].banners > 0:
        t.players[1 - seat].banners -= 1
    else:
        t.spare -= 1


def send_home(t: Table, seat: int) -> None:
    """A captain goes back to the starting tile (MI-CAPTAIN-04, MI-CAPTAIN-05)."""
    log.note(t, log.CAPTAIN_HOME, seat, t.players[seat].captain, 0)
    t.players[seat].captain = START


def controlled(t: Table, seat: int) -> list[int]:
    """The tiles that carry a seat's banner."""
    return [tile for tile in range(1, FIRST_PATROL) if t.owner[tile] == seat]
