"""The Discard Phase: sleeve, Discard abilities, clear the field, replenish (MV-DISCARD)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import evoking, log, using
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card
from valewright.mystic.frames import Frame
from valewright.mystic.replenishing import replenish
from valewright.mystic.table import DISCARD, Player, Table
from valewright.mystic.zones import bury, leave_field


def start(t: Table, frame: Frame) -> None:
    """Lay out the steps of the phase."""
    seat = frame[1]
    t.phase = DISCARD
    t.stack.append((fr.DISCARD_FIELD, seat, 0, 0))
    t.stack.append((fr.DISCARD_TEXTS, seat, 0, 0))
    if t.pending:
        t.stack.append((fr.SLEEVE, seat, 0, 0))


def _hatchery_mask(card: Card) -> int:
    if not card.discard_mask:
        return 0
    mask = 0
    for k in range(len(card.abilities)):
        if card.abilities[k].do == ab.KEEP:
            mask |= 1 << k
    return mask


def _staying(p: Player) -> list[int]:
    """Argent Owl cards after a spoil: they are placed before all else."""
    return [i for i in range(len(p.field)) if p.field[i].stay_mask & ~p.used[i]]


def run_texts(t: Table, frame: Frame) -> None:
    """Ask for the next Discard ability, or resolve the only thing that must happen."""
    seat = frame[1]
    p = t.players[seat]
    if p.field and not frame[2]:
        # Sleeving is done and no card has left: Hatchery looks at this field (MV-DECIDE-22)
        p.used[0] |= _hatchery_mask(p.field[0])
    choices = legal_discard_phase(t, (fr.D_DISCARD_PHASE, seat, 0, 0))
    if len(choices) == 1 and choices[0] == mv.STOP:
        return
    t.stack.append((fr.DISCARD_TEXTS, seat, 1, 0))
    if mv.STOP not in choices and _all_alike(p, choices):
        _resolve(t, seat, choices[0])
    else:
        t.stack.append((fr.D_DISCARD_PHASE, seat, 0, 0))


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


def legal_discard_phase(t: Table, frame: Frame) -> list[int]:
    seat = frame[1]
    p = t.players[seat]
    owls = _staying(p) if p.spoiled else []
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
    for i in range(len(p.field)):
        bits = p.field[i].discard_mask & ~p.used[i]
        k = 0
        while bits:
            if bits & 1:
                found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
                if p.field[i].abilities[k].do == ab.BURY:
                    must = True
            bits >>= 1
            k += 1
    if p.vales and p.field:
        for vale in using.ready_vales(p, ab.DISCARD):
            found.append(mv.OWN_VALE + vale.code)
    if p.amulet is not None and evoking.in_discard(t, p):
        found.append(mv.EVOKE)
    if not must:
        found.insert(0, mv.STOP)
    return found


def play_discard_phase(t: Table, frame: Frame, move: int) -> None:
    t.stack.pop()
    if move == mv.STOP:
        t.stack.pop()  # no further Discard abilities: drop the DISCARD_TEXTS below
        return
    _resolve(t, frame[1], move)


def _resolve(t: Table, seat: int, move: int) -> None:
    if move == mv.EVOKE:
        evoking.evoke(t, seat)
        return
    if move < mv.TEXT:
        using.use_vale(t, seat, move - mv.OWN_VALE)
        return
    at = move - mv.TEXT
    position = at // mv.TEXTS_PER_CARD
    text = t.players[seat].field[position].abilities[at % mv.TEXTS_PER_CARD]
    if text.do == ab.BURY:
        bury(t, seat, leave_field(t, seat, position))
    else:
        keep(t, seat, position)


def keep(t: Table, seat: int, position: int) -> None:
    """A card stays: it will be the leftmost of those kept so far (MV-DECIDE-22)."""
    card = leave_field(t, seat, position)
    t.players[seat].kept.insert(0, card)
    log.note(t, log.KEPT, seat, card.name, 0)


def legal_keep_any(t: Table, frame: Frame) -> list[int]:
    n = len(t.players[frame[1]].field)
    return [mv.STOP] + [mv.CARD + i for i in range(n)]


def play_keep_any(t: Table, frame: Frame, move: int) -> None:
    """Pool of Visions: any field card, or none (MV-DECIDE-81)."""
    t.stack.pop()
    if move != mv.STOP:
        keep(t, frame[1], move - mv.CARD)


def clear_field(t: Table, frame: Frame) -> None:
    """Field to the discard pile, kept cards to the new field, then replenish."""
    seat = frame[1]
    p = t.players[seat]
    for card in p.field:
        p.discard.append(card.plain)
    p.field = p.kept
    p.used = [0] * len(p.field)
    p.kept = []
    replenish(t)


# Choices of a card that several abilities share


def legal_cancel(t: Table, frame: Frame) -> list[int]:
    return [mv.CARD + i for i in using.cancel_targets(t.players[frame[1]], frame[2])] or [mv.STOP]


def play_cancel(t: Table, frame: Frame, move: int) -> None:
    """Aether Tree, Bramble Spire: cancel decay on one card."""
    t.stack.pop()
    if move == mv.STOP:
        return
    p = t.players[frame[1]]
    cancel = 1 if frame[2] == ab.NOT_CURSED_LAND else 2
    at = move - mv.CARD
    if at == fr.ON_DECK_AT:
        if p.on_deck is not None:
            p.on_deck = t.book.cancelled(p.on_deck, cancel)
    else:
        p.field[at] = t.book.cancelled(p.field[at], cancel)
