"""Discard texts: cards that stay, and cards that go to the bottom of the deck (MV-ABILITY-09)."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic.cards import Card
from valewright.mystic.table import Player, Table
from valewright.mystic.zones import bury, keep, leave_field


def hatchery_mask(card: Card) -> int:
    """The texts of a card that keep it in the field."""
    if not card.discard_mask:
        return 0
    mask = 0
    for k in range(len(card.abilities)):
        if card.abilities[k].do == ab.KEEP:
            mask |= 1 << k
    return mask


def staying(p: Player) -> list[int]:
    """Argent Owl cards after a spoil: they are placed before all else."""
    return [i for i in range(len(p.field)) if p.field[i].stay_mask & ~p.used[i]]


def resolve(t: Table, seat: int, position: int, which: int) -> None:
    """One Discard text of the card at a position."""
    if t.players[seat].field[position].abilities[which].do == ab.BURY:
        bury(t, seat, leave_field(t, seat, position))
    else:
        keep(t, seat, position)
