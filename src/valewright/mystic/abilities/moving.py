"""Wayfarer Portal: one sleeved advancement moves to another field card (MV-DECIDE-82)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card, Outputs
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import (
    Decision,
    Layering,
    after_sleeving,
    piece_subjects,
    place,
)
from valewright.mystic.gains import credit_rise, given_by, record_given, shared, turn_spirits
from valewright.mystic.places import field_room, have_places, needed, reserved
from valewright.mystic.table import Table
from valewright.mystic.zones import carried

POSITIONS: Final = 32  # more than a field ever has


def movable(t: Table, seat: int, position: int) -> list[Piece]:
    """Sleeved pieces of a card that have somewhere to go."""
    card = t.players[seat].field[position]
    found: list[Piece] = []
    for stack in card.stacks:
        for piece in stack:
            if not piece.printed and destinations(t, seat, position, piece):
                found.append(piece)
    return found


def sources(t: Table, seat: int) -> list[int]:
    """Positions of cards that have a piece to move."""
    n = len(t.players[seat].field)
    return [i for i in range(n) if movable(t, seat, i)]


def has_sources(t: Table, seat: int) -> bool:
    """Whether any card has a piece to move."""
    for i in range(len(t.players[seat].field)):
        if movable(t, seat, i):
            return True
    return False


def destinations(t: Table, seat: int, position: int, piece: Piece) -> list[int]:
    """Other field cards that take the piece and leave room for what was bought."""
    field = t.players[seat].field
    found: list[int] = []
    for i in range(len(field)):
        if i != position and field[i].takes(piece) and not reserved(t, i, piece.slot):
            found.append(i)
    if found and t.pending:
        left = t.book.without(field[position], piece)
        room = field_room(field) + left.room - field[position].room
        if not have_places(room, needed(t.pending) + piece.need):
            return []
    return found


class MoveFrom(Decision):
    """The card whose advancement moves."""

    code = 55
    name = "move from"
    on_card = Verb("move-from", "move from")

    def legal(self, t: Table) -> list[int]:
        return [mv.CARD + i for i in sources(t, self.seat)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        t.stack.append(MovePiece(self.seat, move - mv.CARD))


class MovePiece(Decision):
    """The advancement that moves."""

    code = 56
    name = "move piece"
    fields = ("source",)
    on_option = Verb("move-piece", "move")

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def legal(self, t: Table) -> list[int]:
        return [mv.OPTION + k for k in range(len(movable(t, self.seat, self.source)))]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        t.stack.append(MoveTo(self.seat, self.source, move - mv.OPTION))

    def option_meaning(self, t: Table, i: int) -> Meaning:
        piece = movable(t, self.seat, self.source)[i]
        about = piece_subjects(piece)
        about["place"] = place("option", i)
        about["card"] = t.players[self.seat].field[self.source].name
        return Meaning(self.on_option, f"{self.on_option.words} {piece.name}", about)


class MoveTo(Decision):
    """The card that it moves to; ``which`` counts among the movable pieces of its card."""

    code = 57
    name = "move to"
    fields = ("source", "which")
    on_card = Verb("move-to", "move to")

    def __init__(self, seat: int, source: int, which: int) -> None:
        super().__init__(seat)
        self.source = source
        self.which = which

    def piece(self, t: Table) -> Piece:
        """The advancement that moves."""
        return movable(t, self.seat, self.source)[self.which]

    def legal(self, t: Table) -> list[int]:
        found = destinations(t, self.seat, self.source, self.piece(t))
        return [mv.CARD + i for i in found]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        piece = self.piece(t)
        to = move - mv.CARD
        if piece.longwise and t.players[self.seat].field[to].has_longwise_text(piece):
            t.stack.append(MoveLayer(self.seat, self.source, self.which * POSITIONS + to))
        else:
            move_piece(t, self.seat, self.source, piece, to, False)

    def card_meaning(self, t: Table, position: int) -> Meaning:
        found = super().card_meaning(t, position)
        found.subjects.update(piece_subjects(self.piece(t)))
        return found

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        at = move - mv.CARD
        meaning.subjects["after"] = after_sleeving(t, self.seat, at, self.piece(t), False)


class MoveLayer(Layering):
    """Over or under the text there; ``way`` is POSITIONS * piece + the position it goes to."""

    code = 82
    fields = ("source", "way")

    def __init__(self, seat: int, source: int, way: int) -> None:
        super().__init__(seat)
        self.source = source
        self.way = way

    def layered(self, t: Table) -> tuple[Piece, int]:
        pieces = movable(t, self.seat, self.source)
        return pieces[self.way // POSITIONS], self.way % POSITIONS

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        piece, to = self.layered(t)
        move_piece(t, self.seat, self.source, piece, to, move == mv.STOP)


def move_piece(t: Table, seat: int, source: int, piece: Piece, to: int, under: bool) -> None:
    """Move a piece with what it has given and used (MV-DECIDE-27)."""
    p = t.players[seat]
    old_from, old_to = p.field[source], p.field[to]
    new_from = t.book.without(old_from, piece)
    new_to = t.book.sleeved(old_to, piece, under)
    given_from, given_to = given_by(t, seat, source), given_by(t, seat, to)
    p.used[source] = carried(t, old_from, new_from, p.used[source])
    p.used[to] = carried(t, old_to, new_to, p.used[to])
    p.field[source] = new_from
    p.field[to] = new_to
    _turn_spirits(t, piece.number, (old_from, old_to), (new_from, new_to))
    stays, goes = _split(given_from, piece.number)
    record_given(t, seat, source, credit_rise(t, stays, new_from))
    record_given(t, seat, to, credit_rise(t, tuple(sorted([*given_to, *goes])), new_to))
    log.note(t, log.MOVED, seat, piece.name, to + 1)


def _split(rows: Outputs, number: int) -> tuple[Outputs, Outputs]:
    """What a card gave without one of its pieces, and what that piece gave."""
    stays = tuple([row for row in rows if row[0] != number])
    goes = tuple([row for row in rows if row[0] == number])
    return stays, goes


def _turn_spirits(t: Table, number: int, old: tuple[Card, Card], new: tuple[Card, Card]) -> None:
    """Spirits that are on another card now, or on one with or without Wind Whisperer now."""
    to_wild = [0, 0, 0]
    back = [0, 0, 0]
    stays, goes = _split(old[0].outputs(), number)
    rest, come = _split(new[1].outputs(), number)
    for was, now, before, after in (
        (stays, new[0].outputs(), old[0].all_wild, new[0].all_wild),
        (old[1].outputs(), rest, old[1].all_wild, new[1].all_wild),
        (goes, come, old[0].all_wild, new[1].all_wild),
    ):
        if before != after:
            kinds = shared(was, now)
            for k in range(3):
                if after:
                    to_wild[k] += kinds[k]
                else:
                    back[k] += kinds[k]
    turn_spirits(t, to_wild, back)
