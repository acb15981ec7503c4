"""What a seat may know as a row of bytes; :attr:`Observer.names` says what stands where.

Each tile of the box has its own place in the row, the own tribe's patrols before the rival's, so
that what is printed on a tile need not be told. It is written straight into the row, but for what
takes long to work out and seldom changes, see :mod:`valewright.misty.kept`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valewright.kernel.decision import Frame, slug
from valewright.kernel.observation import ZERO, held
from valewright.kernel.rows import alike, clear, item, lay, lay_row, put, put_4, put_packed
from valewright.misty import scoring
from valewright.misty.board import ALL_TILES, NEAR, NEAR_BITS, TILE_BITS, open_cells
from valewright.misty.catalogue import Catalogue
from valewright.misty.control import explorers_at, strengths
from valewright.misty.decision import FRAMES, Decision
from valewright.misty.hexes import NOWHERE, ROW, SIDES
from valewright.misty.kept import Kept, Sight, Standing
from valewright.misty.moves import MOST_CELLS
from valewright.misty.table import NO_TILE, NOBODY, REINFORCED, SMOKE, Table
from valewright.misty.tiles import (
    ABILITIES,
    FIRST_PATROL,
    FIRST_VALLEY,
    FLOWER,
    PATROLS,
    START,
    TILES,
    TRIBES,
    WALL,
    first_patrol_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = 2

# Where a tile is
BOARD: Final = 1
DISPLAY: Final = 2  # at the first gap; DISPLAY_2 at the second
HAND: Final = 3
UNSEEN: Final = 4  # in a stack, or in the rival's hand
AIR: Final = 5
DISPLAY_2: Final = 6
PLACES: Final = (
    "gone",
    "on the board",
    "on display",
    "in hand",
    "unseen",
    "in the air",
    "on display at the second gap",
)

TABLE: Final = (
    "turn",
    "my turn",
    "I decide",
    "I went first",
    "main action done",
    "special action done",
    "last turn next",
    "last turn",
    "valley tiles left",
    "encounter tiles left",
    "tokens left",
    "walls left",
    "flowers left",
    "lighter game",
    "walls and flowers",
)
PLAYER: Final = (
    *[f"tribe {tribe}" for tribe in TRIBES],
    "hand",
    "stack",
    "banners",
    "score",
    "captain's tile",
    *[f"{ability} unused" for ability in ABILITIES],
)
SITE: Final = ("mine", "the rival's", "my strength", "the rival's strength", "flower")
SIDED: Final = ("explorers", "smoke", "reinforced")
FRAME_FIELDS: Final = 3

# What is laid out below, written out: numbers that are worked out are looked up at every use
TABLE_SIZE: Final = 15
PLAYER_SIZE: Final = 15
TILE_SIZE: Final = 4
SITE_SIZE: Final = 5
SIDED_SIZE: Final = 18
CELL_SIZE: Final = 3
ROW_BITS: Final = 7  # of a cell, those that are its place in its row
IN_ROW: Final = 127
HALF: Final = 64

# Rows that are made once
FACINGS: Final = 1 + SIDES
NO_SIDES: Final = bytes(len(SIDED) * SIDES)
NO_MARKS: Final = bytes((len(SIDED) - 1) * SIDES)


def tile_names(cat: Catalogue) -> list[str]:
    """What the tiles are called in the legend, in its order: own patrols before the rival's."""
    names = [cat.ids[tile] or f"tile {tile}" for tile in range(FIRST_PATROL)]
    return names + [f"{who} patrol {i + 1}" for who in ("my", "rival's") for i in range(PATROLS)]


class Kind:
    """A kind of decision: its place among their names, and what it carries."""

    def __init__(self, number: int, kind: type[Decision]) -> None:
        self.number: i64 = number
        self.carries: bool = len(kind.fields) > 0
        self.only_tile: bool = kind.fields == ("tile",)
        self.in_the_air: bool = kind.in_the_air


class Observer:
    """Writes the observations of games with one catalogue.

    >>> from valewright.misty import new_game
    >>> state = new_game(seed=7)
    >>> observer = observer_for(state.table)
    >>> len(observer.observe(state.table, 0)) == len(observer.names)
    True
    """

    def __init__(self, cat: Catalogue) -> None:
        self.catalogue = cat
        self.decision_names = sorted({slug(kind.name) for kind in FRAMES.decisions()})
        self.kinds: dict[type[Frame], Kind] = {}
        self.sides: list[bytes] = [b""] * (2 * PATROLS * FACINGS)  # by patrol and facing
        # Which abilities are unused, by tribe and those used; once asked for
        self.unused: list[bytes] = [b""] * (len(TRIBES) << len(ABILITIES))
        for kind in FRAMES.decisions():
            assert issubclass(kind, Decision)
            self.kinds[kind] = Kind(self.decision_names.index(slug(kind.name)), kind)
        # Where parts begin
        self.at_fields: i64 = TABLE_SIZE + len(self.decision_names)
        self.at_players: i64 = self.at_fields + FRAME_FIELDS
        self.at_tiles: i64 = self.at_players + 2 * PLAYER_SIZE
        self.at_sites: i64 = self.at_tiles + TILES * TILE_SIZE
        self.at_sides: i64 = self.at_sites + (FIRST_PATROL - FIRST_VALLEY) * SITE_SIZE
        self.at_cells: i64 = self.at_sides + 2 * PATROLS * SIDED_SIZE
        self.names = self._names()
        self.size: i64 = len(self.names)

    def _names(self) -> list[str]:
        names = list(TABLE)
        names += [f"decision {name}" for name in self.decision_names]
        names += [f"decision: field {i + 1}" for i in range(FRAME_FIELDS)]
        for who in ("me", "rival"):
            names += [f"{who}: {what}" for what in PLAYER]
        tiles = tile_names(self.catalogue)
        for tile in tiles:
            names += [f"{tile}: {what}" for what in ("place", "q", "r", "facing")]
        for tile in tiles[FIRST_VALLEY:FIRST_PATROL]:
            names += [f"{tile}: {what}" for what in SITE]
        for tile in tiles[FIRST_PATROL:]:
            names += [f"{tile}: {what} at side {i}" for what in SIDED for i in range(SIDES)]
        for i in range(MOST_CELLS):
            names += [f"open cell {i + 1}: {what}" for what in ("there", "q", "r")]
        return names

    def observe(self, t: Table, seat: int) -> bytes:
        """All that a seat may know of a table."""
        row = bytearray(self.size)
        self.write(t, seat, row, 0)
        return bytes(row)

    def write(self, t: Table, seat: int, row: bytearray, at: i64) -> None:
        """Write the same into a row, from an element on."""
        kept = t.observed
        if kept is None:
            kept = Kept()
            t.observed = kept
        clear(row, at, self.size)
        _look_around(t, kept)
        acting = t.stack[-1].seat if t.stack else -1
        _table(t, seat, acting, row, at)
        air = self._decision(t, seat, acting, row, at)
        to = at + self.at_players
        self._player(t, seat, kept.standings[seat], row, to)
        self._player(t, 1 - seat, kept.standings[1 - seat], row, to + PLAYER_SIZE)
        sight = kept.sights[seat]
        tribe = _first_tribe(t, seat)
        if sight.tribe != tribe:
            sight.tribe = tribe
            sight.stale = ALL_TILES
        to = at + self.at_tiles
        _ground(t, air, row, to)
        to += FIRST_PATROL * TILE_SIZE
        _patrols(t, seat, tribe, air, row, to)
        _patrols(t, seat, 1 - tribe, air, row, to + PATROLS * TILE_SIZE)
        if sight.stale:
            self._renew(t, seat, tribe, kept.marked, sight)
            sight.stale = 0
        lay_row(row, at + self.at_sites, sight.sites)
        lay_row(row, at + self.at_sides, sight.sides)
        to = at + self.at_cells
        for cell in open_cells(t.board):
            put_packed(row, to, CELL_SIZE, 1 | _coordinates(cell) << 8)
            to += CELL_SIZE

    def _decision(self, t: Table, seat: int, acting: int, row: bytearray, at: i64) -> int:
        """What is being decided; what a decision carries is for the one who decides.

        Gives the tile that is in the air.
        """
        if acting < 0:
            return NO_TILE
        frame = t.stack[-1]
        kind = self.kinds[type(frame)]
        put(row, at + TABLE_SIZE + kind.number, 1)
        assert isinstance(frame, Decision)
        to = at + self.at_fields
        if acting != seat or not kind.carries:
            put_packed(row, to, FRAME_FIELDS, 0x808080)
        elif kind.only_tile:
            put_packed(row, to, FRAME_FIELDS, 0x808080)
            put(row, to, _field(frame.tile))
        else:
            data = frame.data(2 + FRAME_FIELDS)
            for i in range(FRAME_FIELDS):
                put(row, to + i, _field(data[2 + i]))
        return frame.tile if kind.in_the_air else NO_TILE

    def _renew(self, t: Table, seat: int, tribe: int, marked: i64, sight: Sight) -> None:
        """Work out again what is told of sites and of the sides of patrols."""
        stale: i64 = sight.stale >> FIRST_VALLEY
        for tile in range(FIRST_VALLEY, FIRST_PATROL):
            if stale & 1:
                _site(t, seat, tile, sight.sites)
            stale >>= 1
        self._renew_sides(t, first_patrol_of(tribe), marked, sight, 0)
        self._renew_sides(t, first_patrol_of(1 - tribe), marked, sight, PATROLS * SIDED_SIZE)

    def _renew_sides(self, t: Table, first: i64, marked: i64, sight: Sight, to: i64) -> None:
        stale: i64 = sight.stale >> first
        with_marks: i64 = marked >> first
        for tile in range(first, first + PATROLS):
            if stale & 1:
                if with_marks & 1 and t.board.cell[tile] != NOWHERE:
                    _marked_sides(t, tile, sight.sides, to)
                else:
                    lay(sight.sides, to, self._patrol_sides(t, tile))
            stale >>= 1
            with_marks >>= 1
            to += SIDED_SIZE

    def _patrol_sides(self, t: Table, tile: int) -> bytes:
        """Explorers of a patrol without markers, by side of the board."""
        if t.board.cell[tile] == NOWHERE:
            return NO_SIDES
        at = (tile - FIRST_PATROL) * FACINGS + 1 + t.board.facing[tile]
        return self.sides[at] or self._plain_sides(t, tile, at)

    def _plain_sides(self, t: Table, tile: int, at: int) -> bytes:
        shown = [held(explorers_at(t, tile, side)) for side in range(SIDES)]
        found = bytes(shown) + NO_MARKS
        self.sides[at] = found
        return found

    def _player(self, t: Table, seat: int, standing: Standing, row: bytearray, at: i64) -> None:
        p = t.players[seat]
        if p.tribe >= 0:
            put(row, at + p.tribe, 1)
        put(row, at + 2, len(p.hand))
        put(row, at + 3, p.left)
        put(row, at + 4, p.banners)
        if standing.stale or standing.used != p.used or standing.tribe != p.tribe:
            standing.stale = False
            standing.used = p.used
            standing.tribe = p.tribe
            standing.score = scoring.score(t, seat)
        put(row, at + 5, standing.score)
        put(row, at + 6, p.captain)
        if p.tribe >= 0 and not t.options.light:
            which = p.tribe << len(ABILITIES) | p.used
            lay(row, at + 7, self.unused[which] or self._unused(p.tribe, p.used, which))

    def _unused(self, tribe: int, used: int, at: int) -> bytes:
        markers = self.catalogue.markers[tribe]
        found = bytes([int(k in markers and not used >> k & 1) for k in range(len(ABILITIES))])
        self.unused[at] = found
        return found


def _table(t: Table, seat: int, acting: int, row: bytearray, at: i64) -> None:
    """What TABLE names."""
    put_4(row, at, t.number, t.turn == seat, acting == seat, t.first == seat)
    put(row, at + 4, t.main_done)
    put(row, at + 5, t.special_done)
    if t.last:
        put(row, at + 7, 1)
    else:
        put(row, at + 6, t.ending)
    put(row, at + 8, t.valley_left)
    put(row, at + 9, t.encounters_left)
    if t.tokens_left:
        put(row, at + 10, t.tokens_left)
        walls = 0
        flowers = 0
        for i in range(t.tokens_left):
            if t.tokens[i] == WALL:
                walls += 1
            elif t.tokens[i] == FLOWER:
                flowers += 1
        put(row, at + 11, walls)
        put(row, at + 12, flowers)
    put(row, at + 13, t.options.light)
    put(row, at + 14, t.options.expansion)


def _field(value: int) -> int:
    """What a decision carries as an element; of a cell, its place in its row."""
    return (value if value < ROW else value % ROW - HALF) + ZERO


def _coordinates(cell: i64) -> i64:
    """Both coordinates of a cell as elements, packed."""
    return (cell & IN_ROW) + HALF | (cell >> ROW_BITS) + HALF << 8


def _first_tribe(t: Table, seat: int) -> int:
    """Whose patrols come first in an observation: the own tribe's, before the rival's."""
    tribe = t.players[seat].tribe
    if tribe < 0:
        other = t.players[1 - seat].tribe
        tribe = 1 - other if other >= 0 else 0
    return tribe


def _look_around(t: Table, kept: Kept) -> None:
    """Find out which tiles are not as they were when the table was last observed."""
    board = t.board
    stale: i64 = board.stale
    board.stale = 0
    if kept.board is not board:
        kept.board = board
        kept.facing = board.facing[:]
        stale = ALL_TILES
    if not alike(kept.facing, board.facing):
        for tile in range(TILES):
            if kept.facing[tile] != board.facing[tile]:
                stale |= TILE_BITS[tile]
                near: i64 = board.around[tile]
                while near:
                    beside: i64 = (near & NEAR) - 1
                    near >>= NEAR_BITS
                    if beside >= 0:
                        stale |= TILE_BITS[beside]
        kept.facing = board.facing[:]
    for seat in range(2):
        captain = t.players[seat].captain
        if kept.captains[seat] != captain:
            stale |= TILE_BITS[kept.captains[seat]] | TILE_BITS[captain]
            kept.captains[seat] = captain
    if not alike(kept.owner, t.owner):
        _stale_scores(kept)
        if len(kept.owner) != len(t.owner):
            stale = ALL_TILES
        else:
            for tile in range(FIRST_PATROL):
                if kept.owner[tile] != t.owner[tile]:
                    stale |= TILE_BITS[tile]
        kept.owner = t.owner[:]
    if kept.flowers != t.flowers:
        kept.flowers = t.flowers
        stale = ALL_TILES
        _stale_scores(kept)
    if (t.marks or kept.marks) and kept.marks != t.marks:
        kept.marks = t.marks.copy()
        stale = ALL_TILES
        kept.marked = 0
        for marked_side in t.marks:
            kept.marked |= TILE_BITS[marked_side // SIDES]
    if stale:
        kept.sights[0].stale |= stale
        kept.sights[1].stale |= stale


def _stale_scores(kept: Kept) -> None:
    kept.standings[0].stale = True
    kept.standings[1].stale = True


def _ground(t: Table, air: int, row: bytearray, at: i64) -> None:
    """Where the tiles are that are no patrols."""
    for gap in range(len(t.display)):
        tile = t.display[gap]
        if tile != NO_TILE:
            put(row, at + tile * TILE_SIZE, DISPLAY if gap == 0 else DISPLAY_2)
    for i in range(t.valley_left):
        put(row, at + t.valley[i] * TILE_SIZE, UNSEEN)
    if t.stack:
        for tile in t.removed:
            put(row, at + tile * TILE_SIZE, UNSEEN)
    for i in range(t.encounters_left):
        put(row, at + t.encounters[i] * TILE_SIZE, UNSEEN)
    if START <= air < FIRST_PATROL:
        put(row, at + air * TILE_SIZE, AIR)
    _tiles(t, START, FIRST_PATROL, row, at)


def _patrols(t: Table, seat: int, tribe: int, air: int, row: bytearray, at: i64) -> None:
    """Where a tribe's patrols are."""
    first = first_patrol_of(tribe)
    whose = t.seat_of[tribe]
    if whose >= 0:
        p = t.players[whose]
        for i in range(p.left):
            put(row, at + (p.stack[i] - first) * TILE_SIZE, UNSEEN)
        place = HAND if whose == seat else UNSEEN
        for tile in p.hand:
            put(row, at + (tile - first) * TILE_SIZE, place)
        if first <= air < first + PATROLS:
            put(row, at + (air - first) * TILE_SIZE, AIR)
    _tiles(t, first, first + PATROLS, row, at)


def _tiles(t: Table, first: i64, end: i64, row: bytearray, at: i64) -> None:
    """Where tiles lie on the board, and how they are turned."""
    cells = t.board.cell
    facings = t.board.facing
    for tile in range(first, end):
        cell = item(cells, tile)
        facing = item(facings, tile) + 1
        if cell == NOWHERE:
            put(row, at + 3, facing)
        else:
            put_packed(row, at, TILE_SIZE, BOARD | _coordinates(cell) << 8 | facing << 24)
        at += TILE_SIZE


def _site(t: Table, seat: int, tile: int, row: bytearray) -> None:
    at: i64 = (tile - FIRST_VALLEY) * SITE_SIZE
    owner = t.owner[tile]
    theirs = owner != seat and owner != NOBODY
    mine = other = 0
    if t.board.cell[tile] != NOWHERE:
        mine, other = strengths(t, tile)
    if seat != 0:
        mine, other = other, mine
    put_4(row, at, owner == seat, theirs, mine, other)
    put(row, at + 4, t.flowers >> tile & 1)


def _marked_sides(t: Table, tile: int, row: bytearray, at: i64) -> None:
    """Explorers and markers of a patrol on the board, by side of the board."""
    for side in range(SIDES):
        printed = side - t.board.facing[tile]
        if printed < 0:
            printed += SIDES
        mark = t.marks.get(tile * SIDES + printed, 0)
        put(row, at + side, explorers_at(t, tile, side))
        put(row, at + SIDES + side, mark & SMOKE != 0)
        put(row, at + 2 * SIDES + side, mark & REINFORCED != 0)


class Last:
    """The observer that was asked for last: most tables of a program are alike."""

    def __init__(self) -> None:
        self.observer: Observer | None = None


_observers: Final[dict[str, Observer]] = {}
_last: Final = Last()


def observer_for(t: Table) -> Observer:
    """The observer of a table."""
    last = _last.observer
    if last is not None and last.catalogue is t.catalogue:
        return last
    found = _observers.get(t.catalogue.source)
    if found is None or found.catalogue is not t.catalogue:
        found = Observer(t.catalogue)
        _observers[t.catalogue.source] = found
    _last.observer = found
    return found
