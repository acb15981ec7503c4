"""What a seat may know as a row of bytes; :attr:`Observer.names` says what stands where.

Each tile of the box has its own place in the row, the own tribe's patrols before the rival's, so
that what is printed on a tile need not be told.
"""

from __future__ import annotations

from typing import Final

from valewright.kernel.decision import slug
from valewright.kernel.observation import ZERO, held, signed
from valewright.misty import scoring
from valewright.misty.board import open_cells
from valewright.misty.catalogue import Catalogue
from valewright.misty.control import explorers_at, strengths
from valewright.misty.decision import FRAMES, Decision
from valewright.misty.hexes import NOWHERE, ROW, SIDES
from valewright.misty.moves import MOST_CELLS
from valewright.misty.table import NO_TILE, REINFORCED, SMOKE, Table
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
        self.decisions: dict[int, bytes] = {}
        for kind in FRAMES.decisions():
            row = bytearray(len(self.decision_names))
            row[self.decision_names.index(slug(kind.name))] = 1
            self.decisions[kind.code] = bytes(row)
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
        acting = t.stack[-1].seat if t.stack else -1
        values = [
            held(t.number),
            1 if t.turn == seat else 0,
            1 if acting == seat else 0,
            1 if t.first == seat else 0,
            1 if t.main_done else 0,
            1 if t.special_done else 0,
            1 if t.ending and not t.last else 0,
            1 if t.last else 0,
            t.valley_left,
            t.encounters_left,
            t.tokens_left,
            0,
            0,
            1 if t.options.light else 0,
            1 if t.options.expansion else 0,
        ]
        for i in range(t.tokens_left):
            if t.tokens[i] == WALL:
                values[11] += 1
            elif t.tokens[i] == FLOWER:
                values[12] += 1
        rows = [bytes(values)]
        self._decision(t, seat, acting, rows)
        values = []
        _player(t, seat, values)
        _player(t, 1 - seat, values)
        order = _order(t, seat)
        _tiles(t, seat, order, values)
        _sites(t, seat, values)
        _sides(t, order, values)
        cells = open_cells(t.board)
        for cell in cells:
            values.append(1)
            _cell(cell, values)
        rows.append(bytes(values))
        rows.append(bytes(3 * (MOST_CELLS - len(cells))))
        return b"".join(rows)

    def _decision(self, t: Table, seat: int, acting: int, rows: list[bytes]) -> None:
        """What is being decided; what a decision carries is for the one who decides."""
        if acting < 0:
            rows.append(self.no_decision)
            return
        frame = t.stack[-1]
        rows.append(self.decisions[frame.code])
        fields = [ZERO, ZERO, ZERO]
        if acting == seat:
            data = frame.data(2 + FRAME_FIELDS)
            for i in range(FRAME_FIELDS):
                value = data[2 + i]
                fields[i] = signed(value if value < ROW else value % ROW - 64)
        rows.append(bytes(fields))


def _cell(cell: int, values: list[int]) -> None:
    if cell == NOWHERE:
        values.append(0)
        values.append(0)
    else:
        r = cell // ROW
        values.append(cell - r * ROW + 64)
        values.append(r + 64)


def _player(t: Table, seat: int, values: list[int]) -> None:
    p = t.players[seat]
    for tribe in range(len(TRIBES)):
        values.append(1 if p.tribe == tribe else 0)
    values.append(len(p.hand))
    values.append(p.left)
    values.append(p.banners)
    values.append(held(scoring.score(t, seat)))
    values.append(p.captain)
    markers = t.catalogue.markers[p.tribe] if p.tribe >= 0 and not t.options.light else []
    for ability in range(len(ABILITIES)):
        values.append(1 if ability in markers and not p.used >> ability & 1 else 0)


def _order(t: Table, seat: int) -> list[int]:
    """The tiles in the order of an observation: the own tribe's patrols before the rival's."""
    tribe = t.players[seat].tribe
    if tribe < 0:
        other = t.players[1 - seat].tribe
        tribe = 1 - other if other >= 0 else 0
    found = list(range(FIRST_PATROL))
    for which in (tribe, 1 - tribe):
        first = first_patrol_of(which)
        found += list(range(first, first + PATROLS))
    return found


def _tiles(t: Table, seat: int, order: list[int], values: list[int]) -> None:
    places = [0] * TILES
    board = t.board
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
    frame = t.stack[-1] if t.stack else None
    if isinstance(frame, Decision) and frame.in_the_air and frame.tile != NO_TILE:
        places[frame.tile] = AIR
    for tile in order:
        cell = board.cell[tile]
        values.append(BOARD if cell != NOWHERE else places[tile])
        _cell(cell, values)
        values.append(1 + board.facing[tile])


def _sites(t: Table, seat: int, values: list[int]) -> None:
    for tile in range(FIRST_VALLEY, FIRST_PATROL):
        owner = t.owner[tile]
        values.append(1 if owner == seat else 0)
        values.append(1 if owner == 1 - seat else 0)
        if t.board.cell[tile] == NOWHERE:
            values.append(0)
            values.append(0)
        else:
            first, second = strengths(t, tile)
            values.append(held(first if seat == 0 else second))
            values.append(held(second if seat == 0 else first))
        values.append(t.flowers >> tile & 1)


def _sides(t: Table, order: list[int], values: list[int]) -> None:
    """Explorers and markers of the patrols on the board, by side of the board."""
    for k in range(FIRST_PATROL, TILES):
        tile = order[k]
        if t.board.cell[tile] == NOWHERE:
            values += [0] * (len(SIDED) * SIDES)
            continue
        for side in range(SIDES):
            values.append(explorers_at(t, tile, side))
        for mark in (SMOKE, REINFORCED):
            for side in range(SIDES):
                printed = (side - t.board.facing[tile]) % SIDES
                values.append(1 if t.marks.get(tile * SIDES + printed, 0) & mark else 0)


_observers: dict[str, Observer] = {}


def observer_for(t: Table) -> Observer:
    """The observer of a table."""
    found = _observers.get(t.catalogue.source)
    if found is None or found.catalogue is not t.catalogue:
        found = Observer(t.catalogue)
        _observers[t.catalogue.source] = found
    return found
