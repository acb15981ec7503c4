"""The valley in SVG, as the page shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, radians, sin, sqrt
from typing import Any, Final

from valewright.kernel.drawing import GOLD, GROUND, INK, SERIF, SOFT, Canvas, art
from valewright.misty.board import Board
from valewright.misty.catalogue import Catalogue
from valewright.misty.catalogue import catalogue as read_catalogue
from valewright.misty.hexes import coordinates
from valewright.misty.table import Table
from valewright.misty.tiles import (
    OTHER_ENCOUNTER,
    REQUIREMENTS,
    RESOURCES,
    START,
    TILES,
    TRIBES,
    is_patrol,
    is_valley,
    tribe_of,
)
from valewright.misty.view import View, build_view

# The map of the page: cells with a corner on top, sides clockwise from the upper right
SIZE: Final = 50
APOTHEM: Final = SIZE * sqrt(3) / 2
SIDES: Final = range(6)
MARGIN: Final = 16
COLUMN: Final = 380  # beside the map
HEADING: Final = 40  # above it
COLOURS: Final = {"trailseekers": "#e2604a", "berrygnawers": "#5aa0f2"}
GROUNDS: Final = {"trailseekers": "#5a231c", "berrygnawers": "#1c3560"}
CLOTHS: Final = {"trailseekers": "M-8-14 12-7-8 0Z", "berrygnawers": "M-8-14H12L7-7 12 0H-8Z"}
HATS: Final = {"trailseekers": "M-8-6 0-19 8-6Z", "berrygnawers": "M-8-6A8 9 0 0 1 8-6Z"}
CLIP: Final = "vw-misty-hex"

Tile = dict[str, Any]


def middle(cell: Sequence[int]) -> tuple[float, float]:
    """Where a cell lies in the drawing.

    >>> middle((0, 2))
    (86.60254037844386, 150.0)
    """
    q, r = cell
    return 2 * APOTHEM * (q + r / 2), 1.5 * SIZE * r


def _corner(side: int, size: float) -> tuple[float, float]:
    """The corner where a side begins, clockwise."""
    at = radians(60 * side - 90)
    return size * cos(at), size * sin(at)


def outline(size: float) -> str:
    """A hexagon around a point, as points of a polygon."""
    corners = [_corner(side, size) for side in SIDES]
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)


class Drawing(Canvas):
    """A picture with tiles of Misty Valley."""

    def __init__(self, cat: Catalogue, players: list[dict[str, Any]]) -> None:
        super().__init__(art("misty"))
        self._ids = {cat.names[tile]: cat.ids[tile] for tile in range(TILES)}
        self._tribes = [player["tribe"] for player in players]
        self.add(f'<clipPath id="{CLIP}"><polygon points="{outline(48)}"/></clipPath>')

    def tile(self, tile: Tile, x: float, y: float) -> None:
        """A tile around a point."""
        self.add(f'<g transform="translate({x:.2f} {y:.2f})"><title>{_words(tile)}</title>')
        tribe = tile.get("tribe")
        owner = tile.get("owner")
        holder = tribe or (None if owner is None else self._tribes[owner])
        ground = GROUNDS[tribe] if tribe else "#29483a"
        self.add(f'<polygon points="{outline(49)}" fill="{ground}" stroke="#000a"/>')
        shows = tribe or tile.get("resource") or self._ids.get(tile["name"], "start")
        self.add(f'<g clip-path="url(#{CLIP})">')
        self.picture(f"tile/{shows}", -SIZE, -SIZE, 2 * SIZE, 2 * SIZE)
        self.add("</g>")
        rim = COLOURS[holder] if holder else "#fff3"
        wide = 4 if holder else 1.5
        self.add(
            f'<polygon points="{outline(46)}" fill="{"#0b151180" if tribe else "none"}" '
            f'stroke="{rim}" stroke-width="{wide}"/>'
        )
        if tile["kind"] == "patrol":
            self._explorers(tile)
        elif tile["kind"] in ("valley", "encounter"):
            self._land(tile, holder)
        else:
            self.text(0, 40, "start", 12, INK, 'text-anchor="middle"')
        for seat in tile.get("captains", ()):
            self.captain(self._tribes[seat], 24 if seat else -24, 16)
        self.add("</g>")

    def _explorers(self, tile: Tile) -> None:
        for side, n in enumerate(tile["explorers"]):
            turn = 60 * side - 60
            far = 0.7 * APOTHEM
            x, y = far * cos(radians(turn)), far * sin(radians(turn))
            self.add(f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn + 90})">')
            apart = 8.5 if n > 3 else 11
            for i in range(n):
                at = (i - (n - 1) / 2) * apart
                self.add(
                    f'<g transform="translate({at:g} 0)" fill="#fff4dc" stroke="#0009">'
                    '<path d="M-5 7Q-5-1 0-2Q5-1 5 7Z"/><circle cy="-6" r="4"/></g>'
                )
            if side in tile.get("smoke", ()):
                cloud = "M-15 6a7 7 0 0 1 2-13a9 9 0 0 1 16-3a8 8 0 0 1 12 8a6 6 0 0 1-4 8z"
                self.add(f'<path d="{cloud}" fill="#b9bfc4" stroke="#2b3035"/>')
            if side in tile.get("reinforced", ()):
                self.add(f'<path d="M-20 9h40" stroke="{GOLD}" stroke-width="3.5"/>')
            self.add("</g>")

    def _land(self, tile: Tile, holder: str | None) -> None:
        if tile["kind"] == "valley":
            self.symbol(tile["resource"], 0, -28, 26)
            if tile["footprints"]:
                self.symbol("footprints", -27, 14, 18)
            if tile.get("flower"):
                self.symbol("flower", 0, 31, 19)
            if tile.get("wall") is not None:
                (ax, ay), (bx, by) = (_corner(tile["wall"] + i, 44) for i in (0, 1))
                line = f'x1="{ax:.2f}" y1="{ay:.2f}" x2="{bx:.2f}" y2="{by:.2f}"'
                self.add(f'<line {line} stroke="#d9cbb0" stroke-width="8"/>')
        else:
            count = len(tile["requires"])
            for i, what in enumerate(tile["requires"]):
                name = "people" if what == REQUIREMENTS[OTHER_ENCOUNTER] else what
                self.symbol(name, (i - (count - 1) / 2) * 22, 28, 19)
        if holder:
            pole = '<path d="M-8-14V12" stroke="#f3e6c8" stroke-width="2.5"/>'
            cloth = f'<path d="{CLOTHS[holder]}" fill="{COLOURS[holder]}" stroke="#10140f"/>'
            self.add(f'<g transform="translate(24 -14)">{pole}{cloth}</g>')
        strengths = tile.get("strengths", (0, 0))
        if any(strengths):
            self.rect(-19, -6, 38, 21, "#08100cd9", 'rx="10"')
            said = f"{strengths[0]}:{strengths[1]}"
            self.text(0, 10, said, 15, "#fff", 'text-anchor="middle" font-weight="700"')

    def captain(self, tribe: str, x: float, y: float) -> None:
        """A tribe's captain."""
        body = '<path d="M-9 13C-9 3-5 0 0 0S9 3 9 13Z"/>'
        face = '<circle cy="-4" r="5.5" fill="#fbe8c8"/>'
        place = f'transform="translate({x:g} {y:g})" fill="{COLOURS[tribe]}" stroke="#10140f"'
        self.add(f'<g {place}>{body}{face}<path d="{HATS[tribe]}"/></g>')


def _words(tile: Tile) -> str:
    name = escape(str(tile["name"]))
    return f"{name} ({tile['cell'][0]},{tile['cell'][1]})" if "cell" in tile else name


def view_svg(view: View) -> str:
    """The valley as a seat sees it, with its hand."""
    return _valley_svg(view, ())


def table_svg(t: Table) -> str:
    """The whole valley, with every hand and the order of the stacks."""
    seat = max(0, t.stack[-1].seat) if t.stack else 0
    names = t.catalogue.names
    hidden = []
    for i, p in enumerate(t.players, 1):
        hand = ", ".join(names[tile] for tile in p.hand) or "empty"
        stack = ", ".join(names[tile] for tile in reversed(p.stack[: p.left])) or "empty"
        hidden.append(f"Player {i}'s hand: {hand}; stack, from the top: {stack}")
    valley = ", ".join(names[tile] for tile in reversed(t.valley[: t.valley_left]))
    hidden.append(f"Valley tiles, from the top: {valley or 'none'}")
    return _valley_svg(build_view(t, seat, ()), hidden)


def _valley_svg(view: View, hidden: Iterable[str]) -> str:
    cat = read_catalogue(getattr(view, "card_data", ""))
    drawing = Drawing(cat, view["players"])
    title = f"Misty Valley, turn {view['number']}"
    last = ", last turn" if view["last_turn"] else ""
    drawing.text(MARGIN, 34, title + last, 20, INK, f'font-family="{SERIF}"')
    tiles = [_with_captains(tile, view["players"]) for tile in view["board"]]
    width, height = _map(drawing, tiles, view["open_cells"], HEADING)
    beside = _beside(drawing, cat, view, width + MARGIN)
    y = drawing.lines(MARGIN, max(height, beside) + 20, hidden, 130)
    return drawing.svg(width + COLUMN, y, title, GROUND)


def _with_captains(tile: Tile, players: list[dict[str, Any]]) -> Tile:
    """A tile with the captains on it: the view tells those on the start with their players."""
    if tile["kind"] != "start":
        return tile
    here = [p["seat"] for p in players if p["captain"] == [0, 0] and p["tribe"]]
    return {**tile, "captains": here}


def _map(
    drawing: Drawing, tiles: list[Tile], room: list[list[int]], top: float
) -> tuple[float, float]:
    """Tiles where they lie, and the open cells around them; how large the map is."""
    points = [middle(cell) for cell in [*room, *(tile["cell"] for tile in tiles)]]
    left = min(x for x, _ in points) - APOTHEM - MARGIN
    above = min(y for _, y in points) - SIZE - MARGIN - top
    drawing.add(f'<g transform="translate({-left:.2f} {-above:.2f})">')
    for cell in room:
        x, y = middle(cell)
        place = f'transform="translate({x:.2f} {y:.2f})"'
        drawing.add(
            f'<polygon {place} points="{outline(45)}" fill="none" stroke="{SOFT}" '
            'stroke-opacity=".4" stroke-dasharray="6 6"/>'
        )
    for tile in tiles:
        drawing.tile(tile, *middle(tile["cell"]))
    drawing.add("</g>")
    width = max(x for x, _ in points) - left + APOTHEM + MARGIN
    return width, max(y for _, y in points) - above + SIZE + MARGIN


def board_svg(board: Board) -> str:
    """The tiles of a board by themselves: who controls them is not known here.

    >>> from valewright.misty import new_game
    >>> "START" in board_svg(new_game(seed=7).table.board).upper()
    True
    """
    cat = read_catalogue()
    drawing = Drawing(cat, [])
    tiles = [_laid(cat, board, tile) for tile in board.at.values()]
    width, height = _map(drawing, tiles, [], 0)
    return drawing.svg(width, height, f"{len(tiles)} tiles of Misty Valley", GROUND)


def _laid(cat: Catalogue, board: Board, tile: int) -> Tile:
    """A tile on a board."""
    cell = list(coordinates(board.cell[tile]))
    name, facing = cat.names[tile], board.facing[tile]
    if tile == START:
        return {"kind": "start", "name": name, "cell": cell}
    if not is_patrol(tile):
        wall = facing if facing >= 0 else None
        return {**_face(cat, name), "cell": cell, "wall": wall}
    printed = cat.explorers[tile * len(SIDES) : (tile + 1) * len(SIDES)]
    explorers = [printed[(side - facing) % len(SIDES)] for side in SIDES]
    tribe = TRIBES[tribe_of(tile)]
    return {"kind": "patrol", "name": name, "cell": cell, "tribe": tribe, "explorers": explorers}


def _beside(drawing: Drawing, cat: Catalogue, view: dict[str, Any], x: float) -> float:
    """The display, the players and the own hand, beside the map; how far down they go."""
    drawing.text(x, 58, "Display", 14, SOFT, f'font-family="{SERIF}"')
    for i, name in enumerate(view["display"]):
        if name is not None:
            drawing.tile(_face(cat, name), x + 50 + i % 3 * 104, 122 + i // 3 * 110)
    y = 190.0 + (len(view["display"]) - 1) // 3 * 110
    left = f"{view['valley_left']} in the stack, {view['encounters_left']} encounters left"
    y = drawing.lines(x, y, [left], 52) + 12
    for player in view["players"]:
        y = _player(drawing, view, player, x, y)
    if view["in_the_air"]:
        y = drawing.lines(x, y, [f"In the air: {view['in_the_air']['name']}"], 52) + 12
    hand = view["me"]["hand"]
    tribe = view["players"][view["seat"]]["tribe"]
    if hand and tribe:
        drawing.text(x, y, "Hand", 14, SOFT, f'font-family="{SERIF}"')
        for i, held in enumerate(hand):
            drawing.tile({**held, "kind": "patrol", "tribe": tribe}, x + 50 + i * 104, y + 64)
        y += 120
    return y


def _player(
    drawing: Drawing, view: dict[str, Any], player: dict[str, Any], x: float, y: float
) -> float:
    seat = player["seat"]
    tribe = player["tribe"]
    who = f"Player {seat + 1}" + (" (you)" if seat == view["seat"] else "")
    who += ", to act" if seat == view["to_act"] else ""
    drawing.text(x, y, who, 14, COLOURS[tribe] if tribe else INK, 'font-weight="700"')
    unused = ", ".join(found["name"] for found in player["abilities"] if not found["used"])
    said = (
        f"{tribe or 'no tribe yet'}, {player['score']} points, hand {player['hand_size']}, "
        f"stack {player['stack_size']}, banners {player['banners']}"
    )
    lines = [said, f"unused: {unused}"] if unused else [said]
    return drawing.lines(x, y + 18, lines, 52) + 12


def _face(cat: Catalogue, name: str) -> Tile:
    """A tile on display, by its name."""
    tile = cat.names.index(name)
    if is_valley(tile):
        return {
            "kind": "valley",
            "name": name,
            "resource": RESOURCES[cat.resource[tile]],
            "footprints": cat.footprints[tile],
        }
    requires = [REQUIREMENTS[what] for what in cat.requires[tile]]
    return {"kind": "encounter", "name": name, "requires": requires}
