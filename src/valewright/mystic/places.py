"""Where pieces may be sleeved: counting the places a field offers (MV-BUY-04, MV-DECIDE-30)."""

from __future__ import annotations

from valewright.mystic.cards import Card
from valewright.mystic.catalogue import EVEN, ONE_CARD, ONE_EACH, PLACES, Piece
from valewright.mystic.table import Table


def field_room(field: list[Card]) -> int:
    """The packed count of all places in a field."""
    n = 0
    for card in field:
        n += card.room
    return n


def needed(pending: list[Piece]) -> int:
    """The packed count of pieces that wait for a place: ordinary ones and eclipse ones."""
    n = 0
    for piece in pending:
        n += piece.need
    return n


def fitting(field: list[Card], pending: list[Piece]) -> int:
    """Which pieces (by the bits of ``Piece.fit``) would find a place with all that wait.

    Ordinary pieces need an open slot or an eclipse piece to cover; eclipse ones only a card, for
    they lie under whatever is there.
    """
    room = field_room(field)
    if not room:
        return 0
    # Each counter begins halfway up, so that it can fall: below, what waits has no place itself
    free = room & PLACES | EVEN
    if pending:
        free -= needed(pending) & PLACES
    return free - ONE_EACH & EVEN | (free & EVEN) >> 1


def fits(field: list[Card], pending: list[Piece], piece: Piece) -> bool:
    """Whether one more piece finds a place together with all that wait."""
    return fitting(field, pending) & piece.fit != 0


def all_fit(field: list[Card], pending: list[Piece]) -> bool:
    """Whether every waiting piece finds a place in this field."""
    return not pending or have_places(field_room(field), needed(pending))


def have_places(room: int, need: int) -> bool:
    """Whether there are places for all that is needed."""
    if need >= ONE_CARD and room < ONE_CARD:
        return False
    return (room & PLACES | EVEN) - (need & PLACES) & EVEN == EVEN


def may_leave(t: Table, seat: int, position: int) -> bool:
    """Whether a field card may go without stranding a piece bought this turn."""
    if seat != t.turn or not t.pending:
        return True
    if position in t.bound:
        return False
    field = t.players[seat].field
    return all_fit(field[:position] + field[position + 1 :], t.pending)


def reserved(t: Table, position: int, slot: int) -> bool:
    """Whether a piece was declared for this very place (Earthchant Chorus)."""
    for i in range(len(t.bound)):
        if t.bound[i] == position and t.pending[i].slot == slot:
            return True
    return False


def homes(t: Table, seat: int, piece: Piece) -> list[int]:
    """Field positions that would take a piece and leave room for all that was bought."""
    field = t.players[seat].field
    found: list[int] = []
    for k in range(len(field)):
        if not field[k].takes(piece) or reserved(t, k, piece.slot):
            continue
        if t.pending:
            after = field[:]
            after[k] = t.book.sleeved(field[k], piece, False)
            if not all_fit(after, t.pending):
                continue
        found.append(k)
    return found
