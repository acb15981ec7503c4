"""What a seat may know as a row of bytes; :attr:`Observer.names` says what stands where.

Each tile of the box has its own place in the row, the own tribe's patrols before the rival's, so
that what is printed on a tile need not be told.
"""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import Frame, slug
from valewright.kernel.observation import ZERO, flags, held, one, pair, signed
from valewright.misty import scoring
from valewright.misty.board import open_cells
from valewright.misty.catalogue import Catalogue
from valewright.misty.control import explorers_at, strengths
from valewright.misty.decision import FRAMES, Decision
from valewright.misty.hexes import NOWHERE, ROW, SIDES
from valewright.misty.kept import Kept, Standing
from valewright.misty.moves import MOST_CELLS
from valewright.misty.table import NO_TILE, NOBODY, REINFORCED, SMOKE, Table
from valewright.misty.tiles import (
    ABILITIES,
    FIRST_PATROL,
    FIRST_VALLEY,
    FLOWER,
    PATROLS,
    TILES,
    TRIBES,
    WALL,
    first_patrol_of,
)

VERSION: Final = 1

# Where a tile is
BOARD: Final = 1
DISPLAY: Final = 2
HAND: Final = 3
UNSEEN: Final = 4  # in a stack, or in the rival's hand
AIR: Final = 5
PLACES: Final = ("gone", "on the board", "on display", "in hand", "unseen", "in the air")

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
NO_PLACES: Final[list[int]] = [0] * TILES
NO_CELLS: Final[list[bytes]] = [bytes(3 * n) for n in range(MOST_CELLS + 1)]
NO_SITE: Final = bytes(len(SITE))
NO_SIDES: Final = bytes(len(SIDED) * SIDES)
NO_FIELDS: Final = bytes([ZERO] * FRAME_FIELDS)
NO_MORE_FIELDS: Final = bytes([ZERO] * (FRAME_FIELDS - 1))
NO_MARKS: Final = bytes((len(SIDED) - 1) * SIDES)


def _order(tribe: int) -> list[int]:
    """The tiles in the order of an observation, a tribe's patrols before the other's."""
    found = list(range(FIRST_PATROL))
    for which in (tribe, 1 - tribe):
        first = first_patrol_of(which)
        found += list(range(first, first + PATROLS))
    return found


ORDERS: Final[list[list[int]]] = [_order(tribe) for tribe in range(len(TRIBES))]


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
        tiles = [self.catalogue.ids[tile] or f"tile {tile}" for tile in range(FIRST_PATROL)]
        tiles += [f"{who} patrol {i + 1}" for who in ("my", "rival's") for i in range(PATROLS)]
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
        rows.append(_player(t, seat, kept.standings[seat]))
        rows.append(_player(t, 1 - seat, kept.standings[1 - seat]))
        sight = kept.sights[seat]
        board = t.board
        tribe = _first_tribe(t, seat)
        captains = [t.players[0].captain, t.players[1].captain]
        moved = sight.tribe != tribe or sight.cell != board.cell or sight.facing != board.facing
        if (
            moved
            or sight.owner != t.owner
            or sight.captains != captains
            or sight.flowers != t.flowers
            or sight.marks != t.marks
        ):
            sight.tribe = tribe
            sight.cell = board.cell[:]
            sight.facing = board.facing[:]
            sight.owner = t.owner[:]
            sight.captains = captains
            sight.flowers = t.flowers
            sight.marks = t.marks.copy()
            sight.sites = _sites(t, seat)
            sight.sides = self._sides(t, tribe)
        places = _places(t, seat, air)
        if moved or sight.places != places:
            sight.places = places
            sight.tiles = _tiles(t, tribe, places)
        rows.append(sight.tiles)
        rows.append(sight.sites)
        rows.append(sight.sides)
        spots = open_cells(board)
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

    def _sides(self, t: Table, tribe: int) -> bytes:
        """Explorers and markers of the patrols on the board, by side of the board."""
        marked = 0
        for at in t.marks:
            marked |= 1 << at // SIDES
        board = t.board
        rows: list[bytes] = []
        for which in (tribe, 1 - tribe):
            first = first_patrol_of(which)
            for tile in range(first, first + PATROLS):
                if board.cell[tile] == NOWHERE:
                    rows.append(NO_SIDES)
                elif marked >> tile & 1:
                    rows.append(_marked_sides(t, tile))
                else:
                    at = (tile - FIRST_PATROL) * FACINGS + 1 + board.facing[tile]
                    rows.append(self.sides[at] or self._plain_sides(t, tile, at))
        return b"".join(rows)

    def _plain_sides(self, t: Table, tile: int, at: int) -> bytes:
        shown = [held(explorers_at(t, tile, side)) for side in range(SIDES)]
        found = bytes(shown) + NO_MARKS
        self.sides[at] = found
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


def _player(t: Table, seat: int, kept: Standing) -> bytes:
    p = t.players[seat]
    if (
        kept.hand != len(p.hand)
        or kept.left != p.left
        or kept.banners != p.banners
        or kept.captain != p.captain
        or kept.used != p.used
        or kept.tribe != p.tribe
        or kept.flowers != t.flowers
        or kept.owner != t.owner
    ):
        kept.hand = len(p.hand)
        kept.left = p.left
        kept.banners = p.banners
        kept.captain = p.captain
        kept.used = p.used
        kept.tribe = p.tribe
        kept.flowers = t.flowers
        kept.owner = t.owner[:]
        kept.row = _player_row(t, seat)
    return kept.row


def _player_row(t: Table, seat: int) -> bytes:
    p = t.players[seat]
    values = [1 if p.tribe == tribe else 0 for tribe in range(len(TRIBES))]
    values += [len(p.hand), p.left, p.banners, held(scoring.score(t, seat)), p.captain]
    markers = t.catalogue.markers[p.tribe] if p.tribe >= 0 and not t.options.light else []
    for ability in range(len(ABILITIES)):
        values.append(1 if ability in markers and not p.used >> ability & 1 else 0)
    return bytes(values)


def _first_tribe(t: Table, seat: int) -> int:
    """Whose patrols come first in an observation: the own tribe's, before the rival's."""
    tribe = t.players[seat].tribe
    if tribe < 0:
        other = t.players[1 - seat].tribe
        tribe = 1 - other if other >= 0 else 0
    return tribe


def _places(t: Table, seat: int, air: int) -> list[int]:
    """Where each tile is that does not lie on the board."""
    places = NO_PLACES[:]
    for tile in t.display:
        if tile != NO_TILE:
            places[tile] = DISPLAY
    for i in range(t.valley_left):
        places[t.valley[i]] = UNSEEN
    if t.stack:
        for tile in t.removed:
            places[tile] = UNSEEN
    for i in range(t.encounters_left):
        places[t.encounters[i]] = UNSEEN
    mine = t.players[seat]
    for i in range(mine.left):
        places[mine.stack[i]] = UNSEEN
    for tile in mine.hand:
        places[tile] = HAND
    rival = t.players[1 - seat]
    for i in range(rival.left):
        places[rival.stack[i]] = UNSEEN
    for tile in rival.hand:
        places[tile] = UNSEEN
    if air != NO_TILE:
        places[air] = AIR
    return places


def _tiles(t: Table, tribe: int, places: list[int]) -> bytes:
    board = t.board
    rows: list[bytes] = []
    for tile in ORDERS[tribe]:
        cell = board.cell[tile]
        facing = 1 + board.facing[tile]
        if cell == NOWHERE:
            rows.append(ASIDE[places[tile] * FACINGS + facing])
        else:
            found = LAID[cell]
            if not found:
                found = _laid_rows(cell)
            rows.append(found[facing])
    return b"".join(rows)


def _sites(t: Table, seat: int) -> bytes:
    mine = 0
    other = 0
    rows: list[bytes] = []
    for tile in range(FIRST_VALLEY, FIRST_PATROL):
        flower = t.flowers >> tile & 1
        owner = t.owner[tile]
        laid = t.board.cell[tile] != NOWHERE
        if not laid and owner == NOBODY and not flower:
            rows.append(NO_SITE)
            continue
        rows.append(pair(1 if owner == seat else 0, 1 if owner == 1 - seat else 0))
        if not laid:
            mine = other = 0
        elif seat == 0:
            mine, other = strengths(t, tile)
        else:
            other, mine = strengths(t, tile)
        rows.append(pair(mine, other))
        rows.append(one(flower))
    return b"".join(rows)


def _marked_sides(t: Table, tile: int) -> bytes:
    values = [held(explorers_at(t, tile, side)) for side in range(SIDES)]
    for mark in (SMOKE, REINFORCED):
        for side in range(SIDES):
            printed = (side - t.board.facing[tile]) % SIDES
            values.append(1 if t.marks.get(tile * SIDES + printed, 0) & mark else 0)
    return bytes(values)


_observers: dict[str, Observer] = {}


def observer_for(t: Table) -> Observer:
    """The observer of a table."""
    found = _observers.get(t.catalogue.source)
    if found is None or found.catalogue is not t.catalogue:
        found = Observer(t.catalogue)
        _observers[t.catalogue.source] = found
    return found
