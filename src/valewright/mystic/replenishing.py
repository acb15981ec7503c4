"""Refilling the commons and the vale display, falling through to higher levels (MV-REPLENISH)."""

from __future__ import annotations

from valewright.mystic import log
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.table import Table, counted_on, show_piece, show_vale


def _from_deck(left: list[int], level: int) -> int:
    """The deck of a level, or of the next level up that has a card left, or -1."""
    for k in range(level - 1, len(left)):
        if left[k]:
            return k
    return -1


def lay_out(t: Table) -> None:
    """Lay out the commons and the vale display of a new table, which nobody has seen or cloned."""
    for spot in range(8):
        k = _from_deck(t.vale_left, spot // 4 + 1)
        if k >= 0:
            t.vale_left[k] -= 1
            t.display[spot] = t.vale_decks[k][t.vale_left[k]]
    if t.options.stacked:
        for spot in range(9):
            fill_commons(t, spot, spot // 3 + 1)
        t.log = []
        return
    for spot in range(9):
        k = _from_deck(t.left, spot // 3 + 1)
        if k >= 0:
            t.left[k] -= 1
            t.commons[spot * 3] = t.decks[k][t.left[k]]


def draw_piece(t: Table, level: int) -> Piece | None:
    """The next advancement of a level, or of the next level up that has one."""
    k = _from_deck(t.left, level)
    if k < 0:
        return None
    t.left = counted_on(t.left, k, -1)
    return t.decks[k][t.left[k]]


def fill_commons(t: Table, spot: int, level: int) -> None:
    """Fill one empty spot; the variant lays a title already shown on its twin (MV-VARIANT-05)."""
    while True:
        piece = draw_piece(t, level)
        if piece is None:
            return
        log.note(t, log.REPLENISHED, t.turn, piece.name, spot)
        if t.options.stacked and _stacked(t, piece):
            continue
        show_piece(t, spot * 3, piece)
        return


def _stacked(t: Table, piece: Piece) -> bool:
    for other in range(9):
        first = t.commons[other * 3]
        if first is not None and first.advancement is piece.advancement:
            for k in range(other * 3 + 1, other * 3 + 3):
                if t.commons[k] is None:
                    show_piece(t, k, piece)
                    return True
    return False


def draw_vale(t: Table, level: int) -> Vale | None:
    k = _from_deck(t.vale_left, level)
    if k < 0:
        return None
    t.vale_left = counted_on(t.vale_left, k, -1)
    if k == 0 and t.vale_known_top:
        t.vale_known_top -= 1
    return t.vale_decks[k][t.vale_left[k]]


def fill_display(t: Table, spot: int, level: int) -> None:
    """Fill one empty vale spot."""
    vale = draw_vale(t, level)
    show_vale(t, spot, vale)
    if vale is not None:
        log.note(t, log.REPLENISHED, t.turn, vale.name, spot)


def replenish(t: Table) -> None:
    """Vales first, then advancements, each from the level of what left (MV-DECIDE-31)."""
    if t.vale_gaps:
        for gap in t.vale_gaps:
            fill_display(t, gap // 4, gap % 4)
        t.vale_gaps = []
    if t.gaps:
        for gap in t.gaps:
            fill_commons(t, gap // 4, gap % 4)
        t.gaps = []
