"""How tiles, tribes and abilities are numbered: the same in every game."""

from __future__ import annotations

from typing import Final

# Every tile has one number: the starting tile, valley tiles, encounter tiles, patrols by tribe
START: Final = 0
FIRST_VALLEY: Final = 1
FIRST_ENCOUNTER: Final = 16
FIRST_PATROL: Final = 24
TILES: Final = 42
VALLEYS: Final = FIRST_ENCOUNTER - FIRST_VALLEY
ENCOUNTERS: Final = FIRST_PATROL - FIRST_ENCOUNTER
PATROLS: Final = 9  # of each tribe

RESOURCES: Final = ("acorn", "mushroom", "crystal", "berry", "water")
OTHER_ENCOUNTER: Final = 5
REQUIREMENTS: Final = (*RESOURCES, "other-encounter")

TRAILSEEKERS: Final = 0
BERRYGNAWERS: Final = 1
TRIBES: Final = ("trailseekers", "berrygnawers")
BOARD_SIDES: Final = ("A", "B")

SPYGLASS: Final = 0
SMOKE_BOMB: Final = 1
MISLEAD: Final = 2
REINFORCEMENTS: Final = 3
MAGIC_SCROLL: Final = 4
HORN_OF_CALLING: Final = 5
COUNTERORDER: Final = 6
DIPLOMACY: Final = 7
ABILITIES: Final = (
    "spyglass",
    "smoke-bomb",
    "mislead",
    "reinforcements",
    "magic-scroll",
    "horn-of-calling",
    "counterorder",
    "diplomacy",
)
MARKERS: Final = 5  # of each tribe

# Expansion tokens
WALL: Final = 0
FLOWER: Final = 1
TOKENS: Final = ("wall", "flower")


def is_valley(tile: int) -> bool:
    return FIRST_VALLEY <= tile < FIRST_ENCOUNTER


def is_encounter(tile: int) -> bool:
    return FIRST_ENCOUNTER <= tile < FIRST_PATROL


def is_patrol(tile: int) -> bool:
    return tile >= FIRST_PATROL


def tribe_of(patrol: int) -> int:
    """The tribe a patrol tile belongs to (MI-COMPONENT-05)."""
    return BERRYGNAWERS if patrol >= FIRST_PATROL + PATROLS else TRAILSEEKERS


def first_patrol_of(tribe: int) -> int:
    """The first patrol tile of a tribe; the other eight follow it."""
    return FIRST_PATROL + PATROLS * tribe
