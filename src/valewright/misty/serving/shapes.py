"""What the server tells of a table of Misty Valley."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from valewright.misty import log, scoring
from valewright.misty.parts import ACTS, DECISIONS
from valewright.misty.tiles import ABILITIES, REQUIREMENTS, RESOURCES, TRIBES
from valewright.server.shapes.common import Happened, Scored, Shape, Shapes

Cell = TypeAliasType("Cell", tuple[int, int])
MistyScoreKind = TypeAliasType("MistyScoreKind", scoring.ScoreKind)
if TYPE_CHECKING:
    Resource = str
    Requirement = str
    Tribe = str
    MistyAbility = str
    MistyAct = str
    MistyDecision = str
    MistyLogKind = str
else:  # as the rules declare them
    Resource = TypeAliasType("Resource", Literal[*RESOURCES])
    Requirement = TypeAliasType("Requirement", Literal[*REQUIREMENTS])
    Tribe = TypeAliasType("Tribe", Literal[*TRIBES])
    MistyAbility = TypeAliasType("MistyAbility", Literal[*ABILITIES])
    MistyAct = TypeAliasType("MistyAct", Literal[*ACTS])
    MistyDecision = TypeAliasType("MistyDecision", Literal[*DECISIONS])
    MistyLogKind = TypeAliasType("MistyLogKind", Literal[*log.KINDS])


class Preview(Shape):
    """What control a move would change: the cells, and who would have each, or nobody.

    Where a rotation is chosen after the cell, there is one preview for each ``side``.
    """

    move: int
    side: int | None
    owners: list[tuple[Cell, int | None]]


class StartFace(Shape):
    """The tile in the middle."""

    kind: Literal["start"]
    id: str


class PatrolFace(Shape):
    """A patrol tile as printed."""

    kind: Literal["patrol"]
    id: str
    tribe: Tribe
    shape: str
    explorers: list[int] = Field(description="by printed side; by side of the board on the board")


class ValleyFace(Shape):
    """A valley tile as printed."""

    kind: Literal["valley"]
    id: str
    resource: Resource
    footprints: bool


class EncounterFace(Shape):
    """An encounter tile as printed."""

    kind: Literal["encounter"]
    id: str
    requires: list[Requirement]


TileFace = TypeAliasType(
    "TileFace",
    Annotated[StartFace | PatrolFace | ValleyFace | EncounterFace, Field(discriminator="kind")],
)


class StartTile(StartFace):
    cell: Cell


class PatrolTile(PatrolFace):
    cell: Cell
    facing: int
    smoke: list[int]
    reinforced: list[int]


class ValleyTile(ValleyFace):
    cell: Cell
    wall: int | None
    flower: bool
    owner: int | None
    strengths: tuple[int, int]
    captains: list[int]


class EncounterTile(EncounterFace):
    cell: Cell
    owner: int | None
    strengths: tuple[int, int]
    captains: list[int]


BoardTile = TypeAliasType(
    "BoardTile",
    Annotated[StartTile | PatrolTile | ValleyTile | EncounterTile, Field(discriminator="kind")],
)


class InTheAir(Shape):
    """The tile that is being placed or moved, and where, once that is chosen."""

    tile: TileFace
    cell: Cell | None


class MistyMove(Shape):
    """A legal move in parts; those that it has not are null."""

    move: int = Field(description="what `play` sends")
    words: str = Field(description="the move in English, as records have it")
    act: MistyAct
    tile: TileFace | None
    cell: Cell | None
    side: int | None = Field(description="of the board, 0 upper right, clockwise; a tribe board's")
    ability: MistyAbility | None
    tribe: Tribe | None


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


class MistyMe(Shape):
    """What only the seat itself knows."""

    hand: list[PatrolFace]
    stack: list[str] = Field(description="shapes, in no order")


class Unseen(Shape):
    """What is still to come up, in no order: ids of tiles; ``rival`` has shapes of patrols."""

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
    display: list[ValleyFace | None]
    valley_left: int
    encounters_left: int
    tokens_left: int
    removed: list[str] | None = Field(description="ids of tiles")
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

    tile: TileFace | None
    other: TileFace | None = Field(description="the tile that was taken for it")
    cell: Cell | None
    tribe: Tribe | None
    ability: MistyAbility | None
    kind: MistyLogKind


class MistyScoreLine(Scored):
    """One line of the final scoring of Misty Valley."""

    tile: TileFace | None
    ability: MistyAbility | None
    resource: Resource | None
    n: int = Field(description="of a resource, how many tiles")
    kind: MistyScoreKind


SHAPES = Shapes(
    view=MistyView,
    decision=MistyDecision,
    move=MistyMove,
    log_line=MistyLogLine,
    score_line=MistyScoreLine,
    catalogue=MistyCatalogue,
)
