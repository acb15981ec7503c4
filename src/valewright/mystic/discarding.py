"""The Discard Phase: sleeve, Discard abilities, clear the field, replenish (MV-DISCARD)."""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Verb, for_seats
from valewright.mystic import ability as ab
from valewright.mystic import moves as mv
from valewright.mystic.abilities import amulets, discard, vales
from valewright.mystic.cards import Card
from valewright.mystic.decision import Decision, Task
from valewright.mystic.replenishing import replenish
from valewright.mystic.sleeving import SLEEVE_NEXT
from valewright.mystic.table import DISCARD, Player, Table


class StartDiscard(Task):
    """The steps of the Discard Phase."""

    code = 6

    def run(self, t: Table) -> None:
        t.phase = DISCARD
        if not t.pending and not _has_texts(t.players[self.seat]):
            clear_field(t, self.seat)
            return
        t.stack.append(CLEAR_FIELD[self.seat])
        t.stack.append(DISCARD_TEXTS[self.seat])
        if t.pending:
            SLEEVE_NEXT[self.seat].run(t)


class DiscardTexts(Task):
    """Discard abilities one by one; ``asked`` is 1 once the first was asked for."""

    code = 7
    fields = ("asked",)

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(seat)
        self.asked = asked

    def run(self, t: Table) -> None:
        """Ask for the next Discard ability, or resolve the only thing that must happen."""
        seat = self.seat
        p = t.players[seat]
        if not _has_texts(p):
            return
        if p.field and not self.asked:
            # Sleeving is done and no card has left: Hatchery looks at this field (MV-DECIDE-22)
            p.used[0] |= discard.hatchery_mask(p.field[0])
        choices = legal_discard_phase(t, seat)
        if len(choices) == 1 and choices[0] == mv.STOP:
            return
        t.stack.append(MORE_DISCARD_TEXTS[seat])
        if mv.STOP not in choices and _all_alike(p, choices):
            _resolve(t, seat, choices[0])
        else:
            t.stack.append(DiscardPhase(seat))


def _has_texts(p: Player) -> bool:
    """Whether a seat has anything that could work in the Discard Phase."""
    if p.vales or p.amulet is not None:
        return True
    for card in p.field:
        if card.discard_mask or (p.spoiled and card.stay_mask):
            return True
    return False


def _all_alike(p: Player, choices: list[int]) -> bool:
    """Whether the choices are the same text on equal cards, so that order means nothing."""
    first: Card | None = None
    which = -1
    for move in choices:
        if move < mv.TEXT:
            return False
        card = p.field[(move - mv.TEXT) // mv.TEXTS_PER_CARD].plain
        k = (move - mv.TEXT) % mv.TEXTS_PER_CARD
        if first is None:
            first = card
            which = k
        elif card is not first or k != which:
            return False
    return True


def legal_discard_phase(t: Table, seat: int) -> list[int]:
    p = t.players[seat]
    owls = discard.staying(p) if p.spoiled else []
    found: list[int] = []
    if owls:
        for i in owls:
            for k in range(len(p.field[i].abilities)):
                if p.field[i].stay_mask >> k & 1 or (
                    p.field[i].abilities[k].do == ab.BURY and not p.used[i] >> k & 1
                ):
                    found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
        return found
    must = False
    field = p.field
    for i in range(len(field)):
        bits = field[i].discard_mask
        if not bits:
            continue
        bits &= ~p.used[i]
        k = 0
        while bits:
            if bits & 1:
                found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
                if p.field[i].abilities[k].do == ab.BURY:
                    must = True
            bits >>= 1
            k += 1
    if p.vales and p.field:
        for vale in vales.ready_vales(p, ab.DISCARD):
            found.append(mv.OWN_VALE + vale.code)
    if p.amulet is not None and amulets.in_discard(t, p):
        found.append(mv.EVOKE)
    if not must:
        found.insert(0, mv.STOP)
    return found


class DiscardPhase(Decision):
    """A Discard ability, or on with the phase."""

    code = 46
    name = "discard phase"
    stop = Verb("go-on", "go on")

    def legal(self, t: Table) -> list[int]:
        return legal_discard_phase(t, self.seat)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            t.stack.pop()  # no further Discard abilities: drop the DiscardTexts below
        else:
            _resolve(t, self.seat, move)


def _resolve(t: Table, seat: int, move: int) -> None:
    if move == mv.EVOKE:
        amulets.evoke(t, seat)
        return
    if move < mv.TEXT:
        vales.use_vale(t, seat, move - mv.OWN_VALE)
        return
    at = move - mv.TEXT
    position = at // mv.TEXTS_PER_CARD
    discard.resolve(t, seat, position, at % mv.TEXTS_PER_CARD)


class ClearField(Task):
    """Field to the discard pile, kept cards to the new field, then replenish."""

    code = 8

    def run(self, t: Table) -> None:
        clear_field(t, self.seat)


def clear_field(t: Table, seat: int) -> None:
    p = t.players[seat]
    changed = False
    for card in p.field:
        if card.changed_from is not None:
            changed = True
    p.discard += [card.plain for card in p.field] if changed else p.field
    if p.kept:
        p.field = p.kept[:]
        p.used = [0] * len(p.field)
        p.kept = []
    else:
        p.field = []
        p.used = []
    replenish(t)


START_DISCARD: Final = for_seats(StartDiscard)
CLEAR_FIELD: Final = for_seats(ClearField)
DISCARD_TEXTS: Final = for_seats(lambda seat: DiscardTexts(seat, 0))
MORE_DISCARD_TEXTS: Final = for_seats(lambda seat: DiscardTexts(seat, 1))
