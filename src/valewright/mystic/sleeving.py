"""Sleeving what was bought, one piece at a time (MV-SLEEVE, MV-ECLIPSE, MV-DECIDE-88)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Meaning, Verb, for_seats
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import (
    Decision,
    Layering,
    Task,
    after_sleeving,
    card_subjects,
    piece_subjects,
    without_slots,
)
from valewright.mystic.places import all_fit, reserved
from valewright.mystic.symbols import SLOTS
from valewright.mystic.table import Table, without_at
from valewright.mystic.zones import change_card


class SleeveNext(Task):
    """The next piece is sleeved: declared ones, then ordinary ones, then eclipse ones."""

    code = 22

    def run(self, t: Table) -> None:
        if not t.pending:
            return
        best = 0
        if len(t.pending) > 1:
            for i in range(1, len(t.pending)):
                if _rank(t, i) < _rank(t, best):
                    best = i
        t.stack.append(self)
        t.stack.append(Sleeve(self.seat, best, 0) if best else SLEEVE_FIRST[self.seat])


SLEEVE_NEXT: Final = for_seats(SleeveNext)


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
    if len(t.pending) == 1:
        spots = piece.spots
        found: list[int] = []
        for k, card in enumerate(field):
            if card.spots & spots:
                found.append(k)
        return found
    if not all_fit(field, t.pending):
        return []
    return [
        k for k in range(len(field)) if field[k].takes(piece) and not reserved(t, k, piece.slot)
    ]


class Sleeve(Decision):
    """The card that a bought piece goes into; ``now`` is 1 outside the Discard Phase."""

    code = 36
    name = "sleeve"
    fields = ("pending", "now")
    on_card = Verb("sleeve", "sleeve")

    def __init__(self, seat: int, pending: int, now: int) -> None:
        super().__init__(seat)
        self.pending = pending
        self.now = now

    def data(self, width: int) -> list[int]:
        return [self.code, self.seat, self.pending, self.now]

    def legal(self, t: Table) -> list[int]:
        return [mv.CARD + k for k in targets(t, self.seat, self.pending)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        position = move - mv.CARD
        piece = t.pending[self.pending]
        if piece.longwise and t.players[self.seat].field[position].has_longwise_text(piece):
            t.stack.append(Layer(self.seat, self.pending, position))
        else:
            sleeve(t, self.seat, self.pending, position, False)

    def card_meaning(self, t: Table, position: int) -> Meaning:
        piece = t.pending[self.pending]
        about = {**card_subjects(t, self.seat, position), **piece_subjects(piece)}
        return Meaning(self.on_card, f"sleeve {piece.name} on {position + 1}", about)

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        piece = t.pending[self.pending]
        at = move - mv.CARD
        meaning.subjects["after"] = after_sleeving(t, self.seat, at, piece, False)

    def why_not_words(self, t: Table, words: str) -> str:
        words = words.casefold()
        if not words.startswith("sleeve "):
            return ""
        piece = t.pending[self.pending]
        for name in (piece.name, without_slots(piece.name)):
            if words.startswith(f"sleeve {name.casefold()} on "):
                return self._why_not_there(t, piece, words.rsplit(" ", 1)[1])
        return f"{piece.name} is to be sleeved now"

    def _why_not_there(self, t: Table, piece: Piece, where: str) -> str:
        field = t.players[self.seat].field
        if where == "on-deck":
            return "the on-deck card cannot be sleeved"
        if not where.isdigit() or not 1 <= int(where) <= len(field):
            return f"there is no card {where} in the field"
        card = field[int(where) - 1]
        if card.leader is not None:
            return "nothing can be sleeved on a leader"
        if not card.takes(piece):
            return f"the {SLOTS[piece.slot]} slot of card {where} is taken"
        return f"{piece.name} must go elsewhere so that every piece bought finds a place"


SLEEVE_FIRST: Final = for_seats(lambda seat: Sleeve(seat, 0, 0))


class Layer(Layering):
    """Over or under the long-wise text already there (MV-DECIDE-41)."""

    code = 37
    fields = ("pending", "position")

    def __init__(self, seat: int, pending: int, position: int) -> None:
        super().__init__(seat)
        self.pending = pending
        self.position = position

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        sleeve(t, self.seat, self.pending, self.position, move == mv.STOP)

    def layered(self, t: Table) -> tuple[Piece, int]:
        return t.pending[self.pending], self.position


def sleeve(t: Table, seat: int, i: int, position: int, under: bool) -> None:
    """Slide a pending piece into a card of the field."""
    piece = t.pending[i]
    t.pending = without_at(t.pending, i)
    t.bound = without_at(t.bound, i)
    log.note(t, log.SLEEVED, seat, piece.name, position + 1)
    p = t.players[seat]
    card = p.field[position]
    change_card(t, seat, position, t.book.sleeved(card, piece, under))


def sleevable_now(t: Table, seat: int) -> list[int]:
    """Places in pending of pieces that could be sleeved now, each different piece once."""
    found: list[int] = []
    for i in range(len(t.pending)):
        if t.pending.index(t.pending[i]) == i and targets(t, seat, i):
            found.append(i)
    return found
