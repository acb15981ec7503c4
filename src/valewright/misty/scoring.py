"""What tiles, abilities and flowers are worth, and who wins (MI-SCORE, MI-TIE)."""

from __future__ import annotations

from typing import Literal

from valewright.misty.expansion import flower_winner
from valewright.misty.table import Table
from valewright.misty.tiles import (
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    OTHER_ENCOUNTER,
    RESOURCES,
)

ScoreKind = Literal["valley", "encounter", "ability", "flowers"]
Line = tuple[ScoreKind, str, int]  # kind, name, points


def holdings(t: Table, seat: int) -> list[int]:
    """How many tiles of each resource a seat controls; then its encounter tiles."""
    found = [0, 0, 0, 0, 0, 0]
    for tile in range(FIRST_VALLEY, FIRST_ENCOUNTER):
        if t.owner[tile] == seat:
            found[t.catalogue.resource[tile]] += 1
    for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
        if t.owner[tile] == seat:
            found[OTHER_ENCOUNTER] += 1
    return found


def is_met(t: Table, tile: int, held: list[int]) -> bool:
    """Whether all requirements of a controlled encounter tile are met (MI-SCORE-05)."""
    for what in t.catalogue.requires[tile]:
        needed = 2 if what == OTHER_ENCOUNTER else 1  # itself and another
        if held[what] < needed:
            return False
    return True


def encounter_points(t: Table, tile: int, held: list[int]) -> int:
    """The points of a controlled encounter tile."""
    if is_met(t, tile, held):
        return t.catalogue.encounter_met[len(t.catalogue.requires[tile]) - 1]
    return t.catalogue.encounter_unmet


def unused_abilities(t: Table, seat: int) -> list[int]:
    """The abilities a seat has never used; none in the lighter game (MI-LIGHT-02)."""
    p = t.players[seat]
    if t.options.light or p.tribe < 0:
        return []
    return [ability for ability in t.catalogue.markers[p.tribe] if not p.used >> ability & 1]


def score(t: Table, seat: int) -> int:
    """A seat's total as it would be scored now."""
    cat = t.catalogue
    held = holdings(t, seat)
    total = 0
    for resource in range(OTHER_ENCOUNTER):
        total += cat.valley_set[held[resource]]
    if held[OTHER_ENCOUNTER]:
        for tile in range(FIRST_ENCOUNTER, FIRST_PATROL):
            if t.owner[tile] == seat:
                total += encounter_points(t, tile, held)
    total += cat.unused_ability * len(unused_abilities(t, seat))
    if t.flowers and flower_winner(t) == seat:
        total += cat.flower_majority
    return total


def score_lines(t: Table, seat: int) -> list[Line]:
    """A seat's score line by line: kind, name, points."""
    cat = t.catalogue
    held = holdings(t, seat)
    lines: list[Line] = []
    for resource, name in enumerate(RESOURCES):
        if held[resource]:
            lines.append(("valley", f"{held[resource]} {name}", cat.valley_set[held[resource]]))
    lines += [
        ("encounter", cat.names[tile], encounter_points(t, tile, held))
        for tile in range(FIRST_ENCOUNTER, FIRST_PATROL)
        if t.owner[tile] == seat
    ]
    lines += [
        ("ability", cat.abilities[ability], cat.unused_ability)
        for ability in unused_abilities(t, seat)
    ]
    if t.flowers and flower_winner(t) == seat:
        lines.append(("flowers", "most flowers", cat.flower_majority))
    return lines


def winners(t: Table) -> list[int]:
    """The winner of a finished game; nobody when even the hands are equal (MI-DECIDE-94)."""
    first, second = score(t, 0), score(t, 1)
    if first == second:
        first, second = len(t.players[0].hand), len(t.players[1].hand)
    if first == second:
        return []
    return [0] if first > second else [1]
