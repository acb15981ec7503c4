"""Silver Tree and Deepriver Crystal: a card of the own choice goes."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import frames as fr
from valewright.mystic import moves as mv
from valewright.mystic.frames import Frame
from valewright.mystic.places import may_leave
from valewright.mystic.table import USED, Player, Table
from valewright.mystic.zones import bury, discard_from_field, discard_on_deck, leave_field


def _leaving(t: Table, seat: int) -> list[int]:
    n = len(t.players[seat].field)
    return [mv.CARD + i for i in range(n) if may_leave(t, seat, i)]


def legal_discard_any(t: Table, frame: Frame) -> list[int]:
    found = [mv.STOP, *_leaving(t, frame[1])]
    if t.players[frame[1]].on_deck is not None:
        found.append(mv.CARD + fr.ON_DECK_AT)
    return found


def play_discard_any(t: Table, frame: Frame, move: int) -> None:
    """Silver Tree: the on-deck card or a field card (MV-DECIDE-47)."""
    t.stack.pop()
    if move == mv.STOP:
        _not_used(t.players[frame[1]])
    elif move == mv.CARD + fr.ON_DECK_AT:
        discard_on_deck(t, frame[1])
    else:
        discard_from_field(t, frame[1], move - mv.CARD)


def _not_used(p: Player) -> None:
    """A Tree that was declined may be used when the token is evoked again (MV-DECIDE-93)."""
    for i in range(len(p.vales)):
        text = p.vales[i].ability
        if text is not None and text.do == ab.DISCARD_ANY and p.vale_marks[i] == USED:
            p.vale_marks[i] = 0
            return


def legal_bury_any(t: Table, frame: Frame) -> list[int]:
    return _leaving(t, frame[1]) or [mv.STOP]


def play_bury_any(t: Table, frame: Frame, move: int) -> None:
    """Deepriver Crystal: a field card goes to the bottom of the deck."""
    t.stack.pop()
    if move != mv.STOP:
        bury(t, frame[1], leave_field(t, frame[1], move - mv.CARD))
