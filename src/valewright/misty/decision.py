"""The decisions and tasks of this game: what they share, and what their moves are about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from valewright.kernel import decision as kernel
from valewright.kernel.decision import NO_VERB, Meaning, Verb
from valewright.kernel.engine import Frames
from valewright.misty import hexes
from valewright.misty import moves as mv
from valewright.misty.board import open_cells
from valewright.misty.hexes import NOWHERE, coordinates
from valewright.misty.placing import back_down, cell_of
from valewright.misty.table import NO_TILE, Table
from valewright.misty.tiles import ABILITIES, RESOURCES, first_patrol_of

# What a move can be about
SUBJECTS: Final = ("tile", "cell", "side", "ability", "tribe", "resource")
WIDTH: Final = 5  # numbers of a saved frame


class Task(kernel.Task):
    """Something that runs by itself."""

    def run(self, t: Table) -> None:
        raise NotImplementedError


class Decision(kernel.Decision):
    """A choice of a seat, mostly about a tile.

    The verbs are by the kind of move; a decision names those that it has.
    """

    stop: ClassVar[Verb] = NO_VERB
    on_tile: ClassVar[Verb] = NO_VERB
    on_side: ClassVar[Verb] = NO_VERB
    at: ClassVar[Verb] = Verb("place", "at")
    explore: ClassVar[Verb] = Verb("explore", "explore")
    explore_stack: ClassVar[Verb] = Verb("explore-stack", "explore stack")
    meet: ClassVar[Verb] = Verb("meet", "meet an encounter")
    patrol: ClassVar[Verb] = Verb("patrol", "patrol")
    use: ClassVar[Verb] = Verb("use", "use")
    in_the_air: ClassVar[bool] = False  # the tile is held, not on the board

    def __init__(self, seat: int, tile: int = NO_TILE) -> None:
        super().__init__(seat)
        self.tile = tile

    def legal(self, t: Table) -> list[int]:
        raise NotImplementedError

    def play(self, t: Table, move: int) -> None:
        raise NotImplementedError

    def meaning(self, t: Table, move: int) -> Meaning:
        if move >= mv.CELL:
            cell = cell_of(t.board, move)
            about = {**tile_subjects(t, self.tile), "cell": list(coordinates(cell))}
            return Meaning(self.at, f"{self.at.words} {hexes.words(cell)}", about)
        if move >= mv.TILE:
            tile = move - mv.TILE
            words = f"{self.on_tile.words} {t.catalogue.names[tile]}"
            return Meaning(self.on_tile, words, tile_subjects(t, tile))
        if move >= mv.SIDE:
            side = move - mv.SIDE
            about = {**tile_subjects(t, self.tile), "side": side}
            return Meaning(self.on_side, f"{self.on_side.words} {side}", about)
        if move >= mv.ABILITY:
            ability = move - mv.ABILITY
            words = f"{self.use.words} {t.catalogue.abilities[ability]}"
            return Meaning(self.use, words, {"ability": ABILITIES[ability]})
        if move >= mv.PATROL:
            tile = first_patrol_of(t.players[self.seat].tribe) + move - mv.PATROL
            words = f"{self.patrol.words} {t.catalogue.shapes[tile]}"
            return Meaning(self.patrol, words, tile_subjects(t, tile))
        return self._source(t, move)

    def _source(self, t: Table, move: int) -> Meaning:
        """Stopping, or where a tile comes from."""
        if move == mv.STOP:
            return Meaning(self.stop, self.stop.words, {})
        if move == mv.MEET:
            return Meaning(self.meet, self.meet.words, {})
        if move == mv.EXPLORE_STACK:
            return Meaning(self.explore_stack, self.explore_stack.words, {})
        tile = t.display[move - mv.EXPLORE]
        words = f"{self.explore.words} {t.catalogue.names[tile]}"
        return Meaning(self.explore, words, tile_subjects(t, tile))

    def aliases(self, t: Table, move: int) -> list[str]:
        """Such as "explore acorn", "patrol 7", "(1,-2)"."""
        if mv.PATROL <= move < mv.ABILITY:
            return [f"{self.patrol.words} {move - mv.PATROL + 1}"]
        if move in (mv.EXPLORE, mv.EXPLORE + 1):
            return [self.meaning(t, move).words.rstrip("0123456789 ")]
        if move >= mv.CELL:
            return [hexes.words(cell_of(t.board, move))]
        return []

    def why_not_words(self, t: Table, words: str) -> str:
        """What is wrong with the cell that the words name."""
        start, end = words.find("("), words.find(")")
        if not self.in_the_air or start < 0 or end < start:
            return ""
        cell = hexes.parsed(words[start : end + 1])
        return "" if cell == NOWHERE else self.why_not_cell(t, cell)

    def why_not_cell(self, t: Table, cell: int) -> str:
        """The rule of placing that a cell breaks, or ''."""
        where = hexes.words(cell)
        if cell in t.board.at:
            return f"{t.catalogue.names[t.board.at[cell]]} lies at {where}"
        if cell not in t.board.edge:
            return f"{where} touches no tile"
        if cell not in open_cells(t.board):
            return f"{where} is a hole: all six cells around it are occupied"
        return ""


class Facing(Decision):
    """The rotation of a patrol tile that has its cell."""

    on_side = Verb("face", "facing")
    in_the_air = True

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        super().__init__(seat, tile)
        self.cell = cell

    def legal(self, t: Table) -> list[int]:
        return mv.SIDE_MOVES

    def meaning(self, t: Table, move: int) -> Meaning:
        found = super().meaning(t, move)
        found.subjects["cell"] = list(coordinates(self.cell))
        return found

    def why_not_words(self, t: Table, words: str) -> str:
        return ""


class Goal(Decision):
    """The cell where a tile that was lifted is set down again."""

    fields = ("tile", "origin")
    at = Verb("place", "to")
    in_the_air = True

    def __init__(self, seat: int, tile: int, origin: int) -> None:
        super().__init__(seat, tile)
        self.origin = origin

    def data(self, width: int) -> list[int]:
        return [self.code, self.seat, self.tile, self.origin, 0]

    def legal(self, t: Table) -> list[int]:
        return back_down(t.board, self.origin)

    def why_not_cell(self, t: Table, cell: int) -> str:
        why = super().why_not_cell(t, cell)
        where = hexes.words(cell)
        if not why and cell == self.origin:
            return f"{where} is where the tile came from"
        return why or f"a tile at {where} would leave the board in parts"


FRAMES: Final = Frames((Task, Decision))


def tile_subjects(t: Table, tile: int) -> dict[str, Any]:
    """A tile by its name, its resource, and its cell where it lies on the board."""
    resource = t.catalogue.resource[tile]
    found: dict[str, Any] = {
        "tile": t.catalogue.names[tile],
        "resource": RESOURCES[resource] if resource >= 0 else None,
    }
    if t.board.cell[tile] != NOWHERE:
        found["cell"] = list(coordinates(t.board.cell[tile]))
    return found
