"""Which abilities a seat can use now, and their use (MI-SPECIAL)."""

from __future__ import annotations

from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.abilities import (
    counterorder,
    diplomacy,
    horn_of_calling,
    magic_scroll,
    mislead,
    reinforcements,
    smoke_bomb,
    spyglass,
)
from valewright.misty.table import NO_TILE, Table
from valewright.misty.tiles import (
    COUNTERORDER,
    HORN_OF_CALLING,
    MAGIC_SCROLL,
    MISLEAD,
    REINFORCEMENTS,
    SMOKE_BOMB,
    SPYGLASS,
)


def usable_abilities(t: Table, seat: int) -> list[int]:
    """The moves that use an ability: its marker is unused and it has a target (MI-DECIDE-55)."""
    p = t.players[seat]
    return [
        mv.ABILITY + ability
        for ability in t.catalogue.markers[p.tribe]
        if not p.used >> ability & 1 and _has_target(t, seat, ability)
    ]


def can_use_ability(t: Table, seat: int) -> bool:
    """Whether a seat can use any ability now."""
    p = t.players[seat]
    for ability in t.catalogue.markers[p.tribe]:
        if not p.used >> ability & 1 and _has_target(t, seat, ability):
            return True
    return False


def _has_target(t: Table, seat: int, ability: int) -> bool:
    if ability == REINFORCEMENTS:
        return reinforcements.usable(t)
    if ability == HORN_OF_CALLING:
        return horn_of_calling.usable(t, seat)
    if ability == COUNTERORDER:
        return counterorder.usable(t, seat)
    if ability == SPYGLASS:
        return spyglass.usable(t)
    if ability == SMOKE_BOMB:
        return smoke_bomb.usable(t, seat)
    if ability == MISLEAD:
        return mislead.usable(t, seat)
    if ability == MAGIC_SCROLL:
        return magic_scroll.usable(t)
    return diplomacy.usable(t, seat)


def use_ability(t: Table, seat: int, ability: int) -> None:
    """Use up the marker and ask for what the ability needs (MI-SPECIAL-02)."""
    t.players[seat].used |= 1 << ability
    log.note(t, log.USED, seat, NO_TILE, ability)
    if ability == REINFORCEMENTS:
        reinforcements.use(t, seat)
    elif ability == HORN_OF_CALLING:
        horn_of_calling.use(t, seat)
    elif ability == COUNTERORDER:
        counterorder.use(t, seat)
    elif ability == SPYGLASS:
        spyglass.use(t, seat)
    elif ability == SMOKE_BOMB:
        smoke_bomb.use(t, seat)
    elif ability == MISLEAD:
        mislead.use(t, seat)
    elif ability == MAGIC_SCROLL:
        magic_scroll.use(t, seat)
    else:
        diplomacy.use(t, seat)
