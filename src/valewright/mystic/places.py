"""Where pieces may be sleeved: counting the places a field offers (MV-BUY-04, MV-DECIDE-30)."""

from __future__ import annotations

from valewright.mystic.cards import Card
from valewright.mystic.catalogue import (
    BITS,
    COUNT,
    ECLIPSE,
    ECLIPSE_AT,
    OPEN_AT,
    ORDINARY,
    TAKEN_AT,
    Piece,
)
from valewright.mystic.table import Table


def field_spots(field: list[Card]) -> int:
    """The packed count of all places in a field."""
    n = 0
    for card in field:
        n += card.spots
    return n


def needed(pending: list[Piece]) -> int:
    """The packed count of pieces that wait for a place: ordinary ones and eclipse ones."""
    n = 0
    for piece in pending:
        n += 1 << ((ECLIPSE_AT if piece.eclipse else OPEN_AT) + BITS * piece.slot)
    return n


def _slot_fits(spots: int, ordinary: int, eclipse: int, at: int) -> bool:
    """Ordinary pieces need an open slot or an eclipse piece to cover; eclipse ones only a card,
    for they lie under whatever is there."""
    coverable = (spots >> (OPEN_AT + at) & COUNT) + (spots >> (ECLIPSE_AT + at) & COUNT)
    if ordinary > coverable:
        return False
    return eclipse == 0 or coverable > 0 or spots >> (TAKEN_AT + at) & COUNT > 0


def fits(spots: int, need: int, piece: Piece) -> bool:
    """Whether one more piece finds a place together with all that wait."""
    at = BITS * piece.slot
    ordinary = need >> (OPEN_AT + at) & COUNT
    eclipse = need >> (ECLIPSE_AT + at) & COUNT
    if piece.eclipse:
        return _slot_fits(spots, ordinary, eclipse + 1, at)
    return _slot_fits(spots, ordinary + 1, eclipse, at)


def fitting(spots: int, need: int) -> int:
    """Which kinds of pieces (bits by ``Piece.kind``) would find a place with all that wait."""
    if not spots:
        return 0
    found = 0
    coverable = (spots >> OPEN_AT) + (spots >> ECLIPSE_AT)  # the sums of all slots at once
    for slot in range(3):
        free = coverable & COUNT
        if need:
            free -= need >> (OPEN_AT + BITS * slot) & COUNT
        if free > 0:
            found |= (ORDINARY | ECLIPSE) << slot
        elif free == 0:
            found |= ECLIPSE << slot
        coverable >>= BITS
    return found


def all_fit(field: list[Card], pending: list[Piece]) -> bool:
    """Whether every waiting piece finds a place in this field."""
    return not pending or have_places(field_spots(field), needed(pending))


def have_places(spots: int, need: int) -> bool:
    """Whether there are places for all that is needed."""
    for slot in range(3):
        at = BITS * slot
        ordinary = need >> (OPEN_AT + at) & COUNT
        eclipse = need >> (ECLIPSE_AT + at) & COUNT
        if not _slot_fits(spots, ordinary, eclipse, at):
            return False
    return True


def sleeving_change(card: Card, piece: Piece) -> int:
    """What sleeving a piece into a card that takes it adds to the packed count of places."""
    at = BITS * piece.slot
    if card.spots >> (OPEN_AT + at) & 1:
        return (1 << ((ECLIPSE_AT if piece.eclipse else TAKEN_AT) + at)) - (1 << (OPEN_AT + at))
    if piece.eclipse:
        return 0  # it lies under what is there
    return (1 << (TAKEN_AT + at)) - (1 << (ECLIPSE_AT + at))


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
