"""What a seat may know as a row of bytes; :attr:`Observer.names` says what stands where.

Each tile of the box has its own place in the row, the own tribe's patrols before the rival's, so
that what is printed on a tile need not be told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valewright.kernel.decision import Frame, slug
from valewright.kernel.observation import ZERO, flags, held, one, pair, signed
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

# Rows that are made once
FACINGS: Final = 1 + SIDES
ASIDE: Final[list[bytes]] = [
    bytes([place, 0, 0, facing]) for place in range(len(PLACES)) for facing in range(FACINGS)
]
LAID: Final[list[list[bytes]]] = [[]] * (ROW * ROW)  # by cell, then by facing; once asked for
OPEN: Final[list[bytes]] = [b""] * (ROW * ROW)  # by cell, likewise
TURN_FLAGS: Final[list[bytes]] = flags(7)  # those that follow the turn's number
GROUND_PLACES: Final[list[int]] = [0] * FIRST_PATROL
PATROL_PLACES: Final[list[int]] = [0] * PATROLS
TRIBE_ROWS: Final[list[bytes]] = [
    bytes([int(tribe == k) for k in range(len(TRIBES))]) for tribe in range(-1, len(TRIBES))
]
# Of a site where neither is stronger than this: by owner, both strengths and flower
STRONGEST: Final = 16
SITE_ROWS: Final[list[bytes]] = [
    bytes([int(owner == 1), int(owner == 2), mine, other, flower])
    for owner in range(3)
    for mine in range(STRONGEST)
    for other in range(STRONGEST)
    for flower in range(2)
]
NO_CELLS: Final[list[bytes]] = [bytes(3 * n) for n in range(MOST_CELLS + 1)]
# Masks of tiles, written out: numbers that are worked out are looked up at every use
GROUND: Final = 0xFFFFFF
PATROL_MASKS: Final[list[int]] = [0x1FF << 24, 0x1FF << 33]
NO_SITE: Final = bytes(len(SITE))
NO_SIDES: Final = bytes(len(SIDED) * SIDES)
NO_FIELDS: Final = bytes([ZERO] * FRAME_FIELDS)
NO_MORE_FIELDS: Final = bytes([ZERO] * (FRAME_FIELDS - 1))
NO_MARKS: Final = bytes((len(SIDED) - 1) * SIDES)


def tile_names(cat: Catalogue) -> list[str]:
    """What the tiles are called in the legend, in its order: own patrols before the rival's."""
    names = [cat.ids[tile] or f"tile {tile}" for tile in range(FIRST_PATROL)]
    return names + [f"{who} patrol {i + 1}" for who in ("my", "rival's") for i in range(PATROLS)]


class Kind:
    """A kind of decision: its elements, and what it carries."""

    def __init__(self, row: bytes, kind: type[Decision]) -> None:
        self.row = row
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
        self.no_abilities = bytes(len(ABILITIES))
        for kind in FRAMES.decisions():
            row = bytearray(len(self.decision_names))
            row[self.decision_names.index(slug(kind.name))] = 1
            assert issubclass(kind, Decision)
            self.kinds[kind] = Kind(bytes(row), kind)
        self.no_decision = bytes(len(self.decision_names) + FRAME_FIELDS)
        self.names = self._names()
        self.size = len(self.names)

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
        kept = t.observed
        if kept is None:
            kept = Kept()
            t.observed = kept
        rows: list[bytes] = []
        acting = t.stack[-1].seat if t.stack else -1
        _table(t, seat, acting, rows)
        air = self._decision(t, seat, acting, rows)
        rows.append(self._player(t, seat, kept.standings[seat]))
        rows.append(self._player(t, 1 - seat, kept.standings[1 - seat]))
        _look_around(t, kept)
        sight = kept.sights[seat]
        tribe = _first_tribe(t, seat)
        if sight.tribe != tribe:
            sight.tribe = tribe
            sight.stale = ALL_TILES
        rows.append(_ground(t, kept, air))
        rows.append(_patrols(t, seat, tribe, air, sight))
        rows.append(_patrols(t, seat, 1 - tribe, air, sight))
        if sight.stale:
            self._renew(t, seat, tribe, sight)
            sight.stale = 0
        rows.append(sight.site_row)
        rows.append(sight.side_row)
        spots = open_cells(t.board)
        if kept.spots is not spots:
            kept.spots = spots
            kept.cells = _cells(spots)
        rows.append(kept.cells)
        return b"".join(rows)

    def _decision(self, t: Table, seat: int, acting: int, rows: list[bytes]) -> int:
        """What is being decided; what a decision carries is for the one who decides.

        Gives the tile that is in the air.
        """
        if acting < 0:
            rows.append(self.no_decision)
            return NO_TILE
        frame = t.stack[-1]
        kind = self.kinds[type(frame)]
        rows.append(kind.row)
        assert isinstance(frame, Decision)
        if acting != seat or not kind.carries:
            rows.append(NO_FIELDS)
        elif kind.only_tile:
            rows.append(one(signed(_field(frame.tile))))
            rows.append(NO_MORE_FIELDS)
        else:
            data = frame.data(2 + FRAME_FIELDS)
            rows.append(bytes([signed(_field(data[2 + i])) for i in range(FRAME_FIELDS)]))
        return frame.tile if kind.in_the_air else NO_TILE

    def _renew(self, t: Table, seat: int, tribe: int, sight: Sight) -> None:
        """Put together again what is told of sites and of the sides of patrols."""
        stale: i64 = sight.stale
        sites = sight.sites
        for tile in range(FIRST_VALLEY, FIRST_PATROL):
            if stale & TILE_BITS[tile]:
                sites[tile] = _site(t, seat, tile)
        sight.site_row = b"".join(sites)
        sides = sight.sides
        at = 0
        for which in (tribe, 1 - tribe):
            first = first_patrol_of(which)
            for tile in range(first, first + PATROLS):
                if stale & TILE_BITS[tile]:
                    sides[at] = self._patrol_sides(t, tile)
                at += 1
        sight.side_row = b"".join(sides)

    def _patrol_sides(self, t: Table, tile: int) -> bytes:
        """Explorers and markers of a patrol on the board, by side of the board."""
        if t.board.cell[tile] == NOWHERE:
            return NO_SIDES
        if t.marks:
            for at in range(tile * SIDES, (tile + 1) * SIDES):
                if at in t.marks:
                    return _marked_sides(t, tile)
        at = (tile - FIRST_PATROL) * FACINGS + 1 + t.board.facing[tile]
        return self.sides[at] or self._plain_sides(t, tile, at)

    def _plain_sides(self, t: Table, tile: int, at: int) -> bytes:
        shown = [held(explorers_at(t, tile, side)) for side in range(SIDES)]
        found = bytes(shown) + NO_MARKS
        self.sides[at] = found
        return found

    def _player(self, t: Table, seat: int, kept: Standing) -> bytes:
        p = t.players[seat]
        if (
            kept.hand == len(p.hand)
            and kept.left == p.left
            and kept.banners == p.banners
            and kept.captain == p.captain
            and kept.used == p.used
            and kept.tribe == p.tribe
            and kept.flowers == t.flowers
            and kept.owner == t.owner
        ):
            return kept.row
        if (
            kept.used != p.used
            or kept.tribe != p.tribe
            or kept.flowers != t.flowers
            or kept.owner != t.owner
        ):
            kept.score = scoring.score(t, seat)
            kept.owner = t.owner[:]
        kept.hand = len(p.hand)
        kept.left = p.left
        kept.banners = p.banners
        kept.captain = p.captain
        kept.used = p.used
        kept.tribe = p.tribe
        kept.flowers = t.flowers
        rows = [TRIBE_ROWS[1 + p.tribe], pair(len(p.hand), p.left), pair(p.banners, kept.score)]
        rows.append(one(p.captain))
        if p.tribe >= 0 and not t.options.light:
            at = p.tribe << len(ABILITIES) | p.used
            rows.append(self.unused[at] or self._unused(p.tribe, p.used, at))
        else:
            rows.append(self.no_abilities)
        kept.row = b"".join(rows)
        return kept.row

    def _unused(self, tribe: int, used: int, at: int) -> bytes:
        markers = self.catalogue.markers[tribe]
        found = bytes([int(k in markers and not used >> k & 1) for k in range(len(ABILITIES))])
        self.unused[at] = found
        return found


def _table(t: Table, seat: int, acting: int, rows: list[bytes]) -> None:
    bits = 1 if t.turn == seat else 0
    if acting == seat:
        bits |= 2
    if t.first == seat:
        bits |= 4
    if t.main_done:
        bits |= 8
    if t.special_done:
        bits |= 16
    if t.last:
        bits |= 64
    elif t.ending:
        bits |= 32
    walls = 0
    flowers = 0
    for i in range(t.tokens_left):
        if t.tokens[i] == WALL:
            walls += 1
        elif t.tokens[i] == FLOWER:
            flowers += 1
    rows.append(one(t.number))
    rows.append(TURN_FLAGS[bits])
    rows.append(pair(t.valley_left, t.encounters_left))
    rows.append(pair(t.tokens_left, walls))
    rows.append(one(flowers))
    rows.append(pair(1 if t.options.light else 0, 1 if t.options.expansion else 0))


def _field(value: int) -> int:
    """What a decision carries; of a cell, its place in its row."""
    return value if value < ROW else value % ROW - 64


def _coordinates(cell: int) -> list[int]:
    r = cell // ROW
    return [cell - r * ROW + 64, r + 64]


def _cells(spots: list[int]) -> bytes:
    rows: list[bytes] = []
    for cell in spots:
        rows.append(OPEN[cell] or _open_row(cell))
    rows.append(NO_CELLS[MOST_CELLS - len(spots)])
    return b"".join(rows)


def _open_row(cell: int) -> bytes:
    found = bytes([1, *_coordinates(cell)])
    OPEN[cell] = found
    return found


def _laid_rows(cell: int) -> list[bytes]:
    found = [bytes([BOARD, *_coordinates(cell), facing]) for facing in range(FACINGS)]
    LAID[cell] = found
    return found


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
    if kept.facing != board.facing:
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
    captains = [t.players[0].captain, t.players[1].captain]
    if kept.captains != captains:
        for tile in kept.captains:
            stale |= TILE_BITS[tile]
        for tile in captains:
            stale |= TILE_BITS[tile]
        kept.captains = captains
    if kept.owner != t.owner:
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
    if (t.marks or kept.marks) and kept.marks != t.marks:
        kept.marks = t.marks.copy()
        stale = ALL_TILES
    if stale:
        kept.stale |= stale
        kept.sights[0].stale |= stale
        kept.sights[1].stale |= stale


def _ground(t: Table, kept: Kept, air: int) -> bytes:
    """Where the tiles are that are no patrols."""
    if air >= FIRST_PATROL:
        air = NO_TILE
    over = not t.stack
    if (
        kept.stale & GROUND
        or kept.air != air
        or kept.valley_left != t.valley_left
        or kept.encounters_left != t.encounters_left
        or kept.display != t.display
        or kept.over != over
        or kept.removed is not t.removed
    ):
        kept.air = air
        kept.valley_left = t.valley_left
        kept.encounters_left = t.encounters_left
        kept.display = t.display[:]
        kept.over = over
        kept.removed = t.removed
        places = GROUND_PLACES[:]
        for gap in range(len(t.display)):
            tile = t.display[gap]
            if tile != NO_TILE:
                places[tile] = DISPLAY if gap == 0 else DISPLAY_2
        for i in range(t.valley_left):
            places[t.valley[i]] = UNSEEN
        if not over:
            for tile in t.removed:
                places[tile] = UNSEEN
        for i in range(t.encounters_left):
            places[t.encounters[i]] = UNSEEN
        if air != NO_TILE:
            places[air] = AIR
        kept.ground = _tiles(t, START, places)
    kept.stale = 0
    return kept.ground


def _patrols(t: Table, seat: int, tribe: int, air: int, sight: Sight) -> bytes:
    """Where a tribe's patrols are."""
    first = first_patrol_of(tribe)
    if not first <= air < first + PATROLS:
        air = NO_TILE
    kept = sight.patrols[tribe]
    whose = t.seat_of[tribe]
    if whose < 0:
        if kept.left != 0 or sight.stale & PATROL_MASKS[tribe] or kept.air != air:
            kept.left = 0
            kept.air = air
            kept.row = _tiles(t, first, PATROL_PLACES)
        return kept.row
    p = t.players[whose]
    if (
        sight.stale & PATROL_MASKS[tribe]
        or kept.air != air
        or kept.left != p.left
        or kept.hand != p.hand
    ):
        kept.air = air
        kept.left = p.left
        kept.hand = p.hand[:]
        places = PATROL_PLACES[:]
        for i in range(p.left):
            places[p.stack[i] - first] = UNSEEN
        for tile in p.hand:
            places[tile - first] = HAND if whose == seat else UNSEEN
        if air != NO_TILE:
            places[air - first] = AIR
        kept.row = _tiles(t, first, places)
    return kept.row


def _tiles(t: Table, first: int, places: list[int]) -> bytes:
    """The rows of tiles from one on, by their places where they do not lie on the board."""
    board = t.board
    rows: list[bytes] = []
    for k in range(len(places)):
        cell = board.cell[first + k]
        facing = 1 + board.facing[first + k]
        if cell == NOWHERE:
            rows.append(ASIDE[places[k] * FACINGS + facing])
        else:
            found = LAID[cell]
            if not found:
                found = _laid_rows(cell)
            rows.append(found[facing])
    return b"".join(rows)


def _site(t: Table, seat: int, tile: int) -> bytes:
    flower = t.flowers >> tile & 1
    owner = t.owner[tile]
    laid = t.board.cell[tile] != NOWHERE
    if not laid and owner == NOBODY and not flower:
        return NO_SITE
    mine = other = 0
    if laid:
        mine, other = strengths(t, tile)
        if seat == 1:
            mine, other = other, mine
    whose = 0 if owner == NOBODY else 1 if owner == seat else 2
    if mine < STRONGEST and other < STRONGEST:
        return SITE_ROWS[((whose * STRONGEST + mine) * STRONGEST + other) * 2 + flower]
    return bytes([int(whose == 1), int(whose == 2), held(mine), held(other), flower])


def _marked_sides(t: Table, tile: int) -> bytes:
    values = [held(explorers_at(t, tile, side)) for side in range(SIDES)]
    for mark in (SMOKE, REINFORCED):
        for side in range(SIDES):
            printed = (side - t.board.facing[tile]) % SIDES
            values.append(1 if t.marks.get(tile * SIDES + printed, 0) & mark else 0)
    return bytes(values)


class Last:
    """The observer that was asked for last: most tables of a program are alike."""

    def __init__(self) -> None:
        self.observer: Observer | None = None


_observers: dict[str, Observer] = {}
_last = Last()


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
