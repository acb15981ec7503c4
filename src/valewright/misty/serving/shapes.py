"""What the server tells of a table of Misty Valley."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from valewright.misty import log, scoring
from valewright.misty.parts import ACTS, DECISIONS
from valewright.server.shapes.common import Happened, Scored, Shape, Shapes

Cell = TypeAliasType("Cell", tuple[int, int])
MistyLogKind = TypeAliasType("MistyLogKind", log.Kind)
MistyScoreKind = TypeAliasType("MistyScoreKind", scoring.ScoreKind)
Resource = TypeAliasType("Resource", Literal["acorn", "mushroom", "crystal", "berry", "water"])
Requirement = TypeAliasType(
    "Requirement",
    Literal["acorn", "mushroom", "crystal", "berry", "water", "other-encounter"],
)
Tribe = TypeAliasType("Tribe", Literal["trailseekers", "berrygnawers"])
MistyAbility = TypeAliasType(
    "MistyAbility",
    Literal[
        "spyglass",
        "smoke-bomb",
        "mislead",
        "reinforcements",
        "magic-scroll",
        "horn-of-calling",
        "counterorder",
        "diplomacy",
    ],
)
if TYPE_CHECKING:
    MistyAct = str
    MistyDecision = str
else:  # as the decisions of the rules declare them
    MistyAct = TypeAliasType("MistyAct", Literal[*ACTS])
    MistyDecision = TypeAliasType("MistyDecision", Literal[*DECISIONS])


class MistyMove(Shape):
    """A legal move in parts; those that it has not are null."""

    move: int = Field(description="what `play` sends")
    words: str = Field(description="the move in English, as records have it")
    act: MistyAct
    tile: str | None = Field(description="the tile's name")
    cell: Cell | None
    side: int | None = Field(description="of the board, 0 upper right, clockwise; a tribe board's")
    ability: MistyAbility | None
    tribe: Tribe | None
    resource: Resource | None


class Preview(Shape):
    """What control a move would change: the cells, and who would have each, or nobody.

    Where a rotation is chosen after the cell, there is one preview for each ``side``.
    """

    move: int
    side: int | None
    owners: list[tuple[Cell, int | None]]


class StartTile(Shape):
    kind: Literal["start"]
    cell: Cell
    name: str


class PatrolTile(Shape):
    kind: Literal["patrol"]
    cell: Cell
    name: str
    tribe: Tribe
    shape: str
    facing: int
    explorers: list[int] = Field(description="by side of the board")
    smoke: list[int]
    reinforced: list[int]


class ValleyTile(Shape):
    kind: Literal["valley"]
    cell: Cell
    name: str
    resource: Resource
    footprints: bool
    wall: int | None
    flower: bool
    owner: int | None
    strengths: tuple[int, int]
    captains: list[int]


class EncounterTile(Shape):
    kind: Literal["encounter"]
    cell: Cell
    name: str
    requires: list[Requirement]
    owner: int | None
    strengths: tuple[int, int]
    captains: list[int]


BoardTile = TypeAliasType(
    "BoardTile",
    Annotated[StartTile | PatrolTile | ValleyTile | EncounterTile, Field(discriminator="kind")],
)


class InTheAir(Shape):
    """The tile that is being placed or moved; ``explorers`` are a patrol tile's, as printed."""

    name: str
    cell: Cell | None
    explorers: list[int] | None


class MistyOptions(Shape):
    """What a table was set up with."""

    players: int
    expansion: bool
    light: bool
    tribes: str
    first: str


class Marker(Shape):
    """An ability of a tribe: used at most once."""

    id: MistyAbility
    name: str
    used: bool


class MistyPlayer(Shape):
    """What everyone knows of a seat."""

    seat: int
    tribe: Tribe | None
    color: str | None
    side: Literal["A", "B"]
    hand_size: int
    stack_size: int
    captain: Cell | None
    abilities: list[Marker]
    banners: int
    score: int


class HandTile(Shape):
    """A patrol tile in the hand, its explorers by printed side."""

    name: str
    shape: str
    explorers: list[int]


class MistyMe(Shape):
    """What only the seat itself knows."""

    hand: list[HandTile]
    stack: list[str]


class Unseen(Shape):
    """What is still to come up, in no order; ``rival`` is in the rival's hand and stack."""

    valley: list[str]
    encounters: list[str]
    rival: list[str]
    walls: int
    flowers: int


class MistyView(Shape):
    """A table of Misty Valley as one seat sees it; onlookers have no seat."""

    game: Literal["misty-valley"]
    options: MistyOptions
    seat: int | None
    number: int = Field(description="of the turn")
    first: int
    turn: int
    to_act: int
    decision: str
    main_done: bool
    special_done: bool
    last_turn_next: bool
    last_turn: bool
    over: bool
    board: list[BoardTile]
    lines: list[str]
    open_cells: list[Cell]
    in_the_air: InTheAir | None
    display: list[str | None]
    valley_left: int
    encounters_left: int
    tokens_left: int
    removed: list[str] | None
    players: list[MistyPlayer]
    me: MistyMe | None
    unseen: Unseen | None
    previews: list[Preview]


class Named(Shape):
    """A component with its names in all languages there are."""

    id: str
    name: str
    names: dict[str, str]


class ValleyTileData(Named):
    resource: Resource
    footprints: bool


class EncounterTileData(Named):
    requires: list[Requirement]


class PatrolTileData(Named):
    tribe: Tribe
    shape: str
    explorers: list[int] = Field(description="by printed side")


class TribeData(Named):
    color: str
    abilities: list[MistyAbility]


class MistyScoring(Shape):
    valley_set: list[int]
    encounter_met: list[int]
    encounter_unmet: int
    unused_ability: int
    flower_majority: int


class MistyCatalogue(Shape):
    """Every component of Misty Valley."""

    game: Literal["misty-valley"]
    valley_tiles: list[ValleyTileData]
    encounter_tiles: list[EncounterTileData]
    patrol_tiles: list[PatrolTileData]
    tribes: list[TribeData]
    abilities: list[Named]
    captain_bonus: int
    extra_explorers: int
    walls: int
    flowers: int
    scoring: MistyScoring


class MistyLogLine(Happened):
    """One thing that happened in Misty Valley."""

    cell: Cell | None
    other: str | None = Field(description="the tile that was taken for it")
    kind: MistyLogKind


class MistyScoreLine(Scored):
    """One line of the final scoring of Misty Valley."""

    kind: MistyScoreKind


SHAPES = Shapes(
    view=MistyView,
    decision=MistyDecision,
    move=MistyMove,
    log_line=MistyLogLine,
    score_line=MistyScoreLine,
    catalogue=MistyCatalogue,
)
