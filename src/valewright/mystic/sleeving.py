"""Sleeving what was bought, one piece at a time (MV-SLEEVE, MV-ECLIPSE, MV-DECIDE-88)."""

from __future__ import annotations

from valewright.mystic import frames as fr
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.frames import Frame
from valewright.mystic.places import field_spots, have_places, needed, reserved, sleeving_change
from valewright.mystic.table import Table
from valewright.mystic.zones import change_card


def run_sleeve(t: Table, frame: Frame) -> None:
    """Ask for the next piece: declared ones, then ordinary ones, then eclipse ones."""
    if not t.pending:
        return
    best = 0
    for i in range(1, len(t.pending)):
        if _rank(t, i) < _rank(t, best):
            best = i
    t.stack.append((fr.SLEEVE, frame[1], 0, 0))
    t.stack.append((fr.D_SLEEVE, frame[1], best, 0))


def _rank(t: Table, i: int) -> int:
    if t.bound[i] >= 0:
        return 0
    return 2 if t.pending[i].eclipse else 1


def targets(t: Table, seat: int, i: int) -> list[int]:
    """Field positions that take a pending piece and leave room for the others."""
    piece = t.pending[i]
    bound = t.bound[i]
    if bound >= 0:
        return [bound]
    field = t.players[seat].field
    others = t.pending[:i] + t.pending[i + 1 :]
    if not others:
        return [k for k in range(len(field)) if field[k].takes(piece)]
    spots = field_spots(field)
    need = needed(others)
    return [
        k
        for k in range(len(field))
        if field[k].takes(piece)
        and not reserved(t, k, piece.slot)
        and have_places(spots + sleeving_change(field[k], piece), need)
    ]


def legal_sleeve(t: Table, frame: Frame) -> list[int]:
    return [mv.CARD + k for k in targets(t, frame[1], frame[2])]


def play_sleeve(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    seat, i = frame[1], frame[2]
    position = move - mv.CARD
    piece = t.pending[i]
    if piece.longwise and t.players[seat].field[position].has_longwise_text(piece):
        t.stack.append((fr.D_LAYER, seat, i, position))
    else:
        sleeve(t, seat, i, position, False)


def play_layer(t: Table, frame: Frame, move: int) -> None:
    """Over (yes) or under the long-wise text already there (MV-DECIDE-41)."""
    t.stack.pop()
    sleeve(t, frame[1], frame[2], frame[3], move == mv.STOP)


def sleeve(t: Table, seat: int, i: int, position: int, under: bool) -> None:
    """Slide a pending piece into a card of the field."""
    piece = t.pending.pop(i)
    del t.bound[i]
    log.note(t, log.SLEEVED, seat, piece.name, position + 1)
    p = t.players[seat]
    card = p.field[position]
    change_card(t, seat, position, t.book.sleeved(card, piece, under))


# Darksoul Ember: one of the bought pieces is sleeved at once


def sleevable_now(t: Table, seat: int) -> list[int]:
    """Places in pending of pieces that could be sleeved now, each different piece once."""
    found: list[int] = []
    for i in range(len(t.pending)):
        if t.pending.index(t.pending[i]) == i and targets(t, seat, i):
            found.append(i)
    return found


def legal_sleeve_now(t: Table, frame: Frame) -> list[int]:
    return [mv.OPTION + i for i in sleevable_now(t, frame[1])] or [mv.STOP]


def play_sleeve_now(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move != mv.STOP:
        t.stack.append((fr.D_SLEEVE, frame[1], move - mv.OPTION, 1))
