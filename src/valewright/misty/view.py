"""What a seat may know, as plain data, and how it prints (MI-DECIDE-105, MI-DECIDE-106)."""

from __future__ import annotations

from typing import Any

from valewright.kernel.decision import waiting
from valewright.kernel.engine import words
from valewright.misty import describing, expansion, log, scoring
from valewright.misty.board import open_cells
from valewright.misty.control import explorers_at, strengths
from valewright.misty.decision import Decision, Facing
from valewright.misty.hexes import SIDES, coordinates
from valewright.misty.table import NO_TILE, NOBODY, REINFORCED, SMOKE, Player, Table
from valewright.misty.tiles import (
    ABILITIES,
    BOARD_SIDES,
    FLOWER,
    REQUIREMENTS,
    RESOURCES,
    START,
    TRIBES,
    WALL,
    is_encounter,
    is_patrol,
    is_valley,
    tribe_of,
)


class View(dict[str, Any]):
    """A plain dictionary that prints as a readable table and draws itself in a notebook."""

    card_data: str  # what rebuilds the components, where they are not as shipped

    def __str__(self) -> str:
        return render(self)

    def _repr_svg_(self) -> str:
        from valewright.misty.drawing import view_svg

        return view_svg(self)


def build_view(t: Table, seat: int, legal: tuple[int, ...]) -> View:
    """Everything the seat may know and nothing else."""
    cat = t.catalogue
    frame = waiting(t) if t.stack else None
    over = frame is None
    view = View(
        game="misty-valley",
        options=t.options.plain(),
        seat=seat,
        number=t.number,
        first=t.first,
        turn=t.turn,
        to_act=-1 if frame is None else frame.seat,
        decision="over" if frame is None else frame.name,
        main_done=t.main_done,
        special_done=t.special_done,
        last_turn_next=t.ending and not t.last,
        last_turn=t.last,
        over=over,
        board=[_tile(t, t.board.at[cell]) for cell in sorted(t.board.at)],
        lines=describing.board_lines(t),
        open_cells=[list(coordinates(cell)) for cell in open_cells(t.board)],
        in_the_air=_in_the_air(t),
        display=[None if tile == NO_TILE else cat.names[tile] for tile in t.display],
        valley_left=t.valley_left,
        encounters_left=t.encounters_left,
        tokens_left=t.tokens_left,
        removed=sorted(cat.names[tile] for tile in t.removed) if over else None,
        players=[_public(t, i) for i in range(2)],
        me=_private(t, t.players[seat]),
        unseen=_unseen(t, seat),
        legal=[[move, words(t, move)] for move in legal],
        log=[log.words(cat, event) for event in t.told(t.players[seat].log_mark)],
    )
    view.card_data = cat.source
    return view


def _tile(t: Table, tile: int) -> dict[str, Any]:
    """One tile on the board."""
    q, r = coordinates(t.board.cell[tile])
    found: dict[str, Any] = {"cell": [q, r], "kind": "start", "name": t.catalogue.names[tile]}
    if is_patrol(tile):
        found["kind"] = "patrol"
        found["tribe"] = TRIBES[tribe_of(tile)]
        found["shape"] = t.catalogue.shapes[tile]
        found["facing"] = t.board.facing[tile]
        found["explorers"] = [explorers_at(t, tile, side) for side in range(SIDES)]
        found["smoke"] = describing.marked_sides(t, tile, SMOKE)
        found["reinforced"] = describing.marked_sides(t, tile, REINFORCED)
        return found
    if tile == START:
        return found
    if is_valley(tile):
        found["kind"] = "valley"
        found["resource"] = RESOURCES[t.catalogue.resource[tile]]
        found["footprints"] = t.catalogue.footprints[tile]
        wall = t.board.facing[tile]
        found["wall"] = wall if wall >= 0 else None
        found["flower"] = expansion.has_flower(t, tile)
    elif is_encounter(tile):
        found["kind"] = "encounter"
        found["requires"] = [REQUIREMENTS[what] for what in t.catalogue.requires[tile]]
    found["owner"] = t.owner[tile] if t.owner[tile] != NOBODY else None
    found["strengths"] = list(strengths(t, tile))
    found["captains"] = [i for i in range(2) if t.players[i].captain == tile]
    return found


def _in_the_air(t: Table) -> dict[str, Any] | None:
    """The tile that is being placed or moved: everybody sees it (MI-DECIDE-18)."""
    frame = t.stack[-1] if t.stack else None
    if not isinstance(frame, Decision) or not frame.in_the_air:
        return None
    tile = frame.tile
    found: dict[str, Any] = {"name": t.catalogue.names[tile], "cell": None}
    if is_patrol(tile):
        found["explorers"] = t.catalogue.explorers[tile * SIDES : (tile + 1) * SIDES]
    if isinstance(frame, Facing):
        found["cell"] = list(coordinates(frame.cell))
    return found


def _public(t: Table, seat: int) -> dict[str, Any]:
    """What everyone knows of a seat."""
    p = t.players[seat]
    captain = t.board.cell[p.captain]
    markers = t.catalogue.markers[p.tribe] if p.tribe >= 0 and not t.options.light else []
    return {
        "seat": seat,
        "tribe": TRIBES[p.tribe] if p.tribe >= 0 else None,
        "color": t.catalogue.colors[p.tribe] if p.tribe >= 0 else None,
        "side": BOARD_SIDES[p.side],
        "hand_size": len(p.hand),
        "stack_size": p.left,
        "captain": None if t.options.light else list(coordinates(captain)),
        "abilities": [
            {
                "id": ABILITIES[ability],
                "name": t.catalogue.abilities[ability],
                "used": p.used >> ability & 1 == 1,
            }
            for ability in markers
        ],
        "banners": p.banners,
        "score": scoring.score(t, seat),
    }


def _private(t: Table, p: Player) -> dict[str, Any]:
    """What only the seat itself knows; the stack's order is not part of it."""
    cat = t.catalogue
    return {
        "hand": [
            {
                "name": cat.names[tile],
                "shape": cat.shapes[tile],
                "explorers": cat.explorers[tile * SIDES : (tile + 1) * SIDES],
            }
            for tile in p.hand
        ],
        "stack": [cat.shapes[tile] for tile in sorted(p.stack[: p.left])],
    }


def _unseen(t: Table, seat: int) -> dict[str, Any]:
    """What is still to come up, in an order that says nothing."""
    cat = t.catalogue
    rival = t.players[1 - seat]
    tokens = t.tokens[: t.tokens_left]
    valley = sorted(t.valley[: t.valley_left] + t.removed)
    return {
        "valley": [] if not t.stack else [cat.names[tile] for tile in valley],
        "encounters": [cat.names[tile] for tile in sorted(t.encounters[: t.encounters_left])],
        "rival": [cat.shapes[tile] for tile in sorted(rival.stack[: rival.left] + rival.hand)],
        "walls": tokens.count(WALL),
        "flowers": tokens.count(FLOWER),
    }


# Printing


def render(view: View) -> str:
    """The table in words: a map of the board, then what is on it."""
    lines = [f"Misty Valley  turn {view['number']}" + ("  LAST TURN" if view["last_turn"] else "")]
    lines += _map(view)
    lines += [f"  {line}" for line in view["lines"]]
    shown = ", ".join(name or "-" for name in view["display"])
    lines.append(
        f"Display: {shown}; {view['valley_left']} in the stack, "
        f"{view['encounters_left']} encounters"
    )
    for p in view["players"]:
        lines += _render_player(view, p)
    if view["in_the_air"]:
        lines.append(f"In the air: {view['in_the_air']['name']}")
    if view["legal"]:
        lines.append("Moves: " + "; ".join(words for _, words in view["legal"]))
    return "\n".join(lines)


def _code(view: View, tile: dict[str, Any]) -> str:
    """A tile in at most seven characters."""
    if tile["kind"] == "start":
        return "START"
    if tile["kind"] == "patrol":
        return f"{tile['tribe'][0].upper()}{tile['shape'][:4]}{tile['facing']}"
    owner = (
        "" if tile["owner"] is None else f":{view['players'][tile['owner']]['tribe'][0].upper()}"
    )
    if tile["kind"] == "valley":
        return f"{tile['resource'][:3]}{tile['name'][-1]}{owner}"
    return f"{tile['name'][:5]}{owner}"


def _map(view: View) -> list[str]:
    """The board as staggered rows; a dot is a cell that may take a tile."""
    shown: dict[tuple[int, int], str] = {}
    for q, r in view["open_cells"]:
        shown[q, r] = "."
    for tile in view["board"]:
        q, r = tile["cell"]
        shown[q, r] = _code(view, tile)
    left = min(2 * q + r for q, r in shown)
    rows: list[str] = []
    for row in range(min(r for _, r in shown), max(r for _, r in shown) + 1):
        line = ""
        for q in sorted(q for q, r in shown if r == row):
            line = line.ljust(4 * (2 * q + row - left)) + shown[q, row]
        rows.append(line)
    return rows


def _render_player(view: View, p: dict[str, Any]) -> list[str]:
    mine = p["seat"] == view["seat"]
    who = f"Player {p['seat'] + 1}" + (" (you)" if mine else "")
    turn = " *" if p["seat"] == view["turn"] else ""
    state = f"hand {p['hand_size']}, stack {p['stack_size']}, banners {p['banners']}"
    lines = [f"{who}{turn}: {p['tribe'] or 'no tribe yet'}, {p['score']} points, {state}"]
    unused = [ability["name"] for ability in p["abilities"] if not ability["used"]]
    if unused:
        lines.append("  unused: " + ", ".join(unused))
    if mine and view["me"]["hand"]:
        hand = [f"{tile['shape']} {tile['explorers']}" for tile in view["me"]["hand"]]
        lines.append("  hand: " + ", ".join(hand))
    return lines
