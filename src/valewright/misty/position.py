"""Positions that a person writes: the board as a list of cells, for scenarios, tests and puzzles.

A line of the board is a cell, a tile, and what lies on it:

    (1,0) mushroom 1, wall 3, flower, banner Trailseekers, captain
    (0,1) Troubadour Cat
    (1,-2) Trailseekers tripod facing 1, smoke 2, reinforced 4

Sides are sides of the board. A tile without a banner in its line gets the one its explorers earn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from valewright.kernel.decision import Frame
from valewright.kernel.engine import run
from valewright.kernel.errors import BadData
from valewright.kernel.waiting import check_goes_on, frames_of, plain_number
from valewright.misty import hexes
from valewright.misty.abilities.targets import printed_side
from valewright.misty.board import is_connected, put
from valewright.misty.catalogue import Catalogue, catalogue
from valewright.misty.control import evaluate, give
from valewright.misty.decision import FRAMES, Decision
from valewright.misty.options import checked
from valewright.misty.setup import assign_tribes, empty_table
from valewright.misty.state import State
from valewright.misty.table import NO_TILE, NOBODY, REINFORCED, SMOKE, Player, Table
from valewright.misty.tiles import (
    ABILITIES,
    BOARD_SIDES,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    FLOWER,
    PATROLS,
    START,
    TOKENS,
    TRIBES,
    WALL,
    first_patrol_of,
    is_patrol,
    is_valley,
)
from valewright.misty.turn import Step

PLAYER_KEYS: Final = ("tribe", "hand", "stack", "used", "hand_size", "side", "banners")
TABLE_KEYS: Final = (
    "display",
    "valley_stack",
    "encounters",
    "tokens",
    "turn",
    "number",
    "main_done",
    "special_done",
    "sent",
    "last_turn",
    "last_turn_next",
    "start",
    "shuffled",
    "valley_left",
    "spare_banners",
    "set_up",
    "waiting",
    "air",
)
MOST: Final = 100  # of anything that is counted
NONE: Final = "none"  # in place of a tribe: it is being chosen
EMPTY: Final = "-"  # in place of a tile on display
TILE_FIELDS: Final = ("tile", "valley")  # of frames, written by name
CELL_FIELDS: Final = ("cell", "origin")
_LINE = re.compile(r"(\([^)]*\))\s*([^,]*?)(?:\s+facing\s+([0-5]))?\s*(?:,(.*))?", re.IGNORECASE)


def position(
    board: Sequence[str],
    players: Sequence[Mapping[str, Any]] = ({}, {}),
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    cards: Catalogue | None = None,
    **table: Any,
) -> State:
    """A state laid out as written, run up to its first decision.

    Each player is a mapping with any of ``tribe``, ``hand``, ``stack`` (top first) and ``used``
    abilities; player 1 plays the Trailseekers unless told otherwise. Tiles that are not named
    fill hands and stacks in the order of the catalogue. The table may give ``display``,
    ``valley_stack``, ``encounters``, ``tokens`` (all top first), ``last_turn`` and so on;
    ``turn`` is a seat, 0 or 1.

    >>> state = position(["(1,0) acorn 1", "(2,0) Trailseekers fork facing 4"])
    >>> state.view(0)["lines"][1]
    '(1,0) acorn 1, banner Trailseekers'
    """
    cat = catalogue() if cards is None else cards
    chosen = dict(options or {})
    _only(chosen, ("expansion", "light"), "options")
    _only(table, TABLE_KEYS, "table")
    if len(players) != 2:
        raise BadData(f"players: there are two, not {len(players)}")
    tribes, first = _set_up(table.get("set_up", []))
    rules = checked(2, chosen.get("expansion", False), chosen.get("light", False), tribes, first)
    t = empty_table(cat, rules, seed)
    for i, written in enumerate(players):
        _only(written, PLAYER_KEYS, f"player {i + 1}")
    _tribes(t, players)
    _board(t, board)
    t.turn = _seat("turn", table.get("turn", 0))
    stack = _waiting(t, table)
    held = _held(t, stack, table)
    shuffled = bool(table.get("shuffled", False))
    for i, written in enumerate(players):
        _player(t, i, written, held, shuffled)
    _supply(t, table, held, shuffled)
    _turn(t, table)
    state = State(t, seed)
    if "waiting" in table:
        t.stack = stack
        check_goes_on(state)
    else:
        t.stack.append(Step(t.turn))
        run(t)
    return state


def _set_up(written: Sequence[str]) -> tuple[str, str]:
    """How tribes and the first player were chosen."""
    found = {"tribes": TRIBES[0], "first": "1"}
    for item in written:
        key, _, value = str(item).partition(" ")
        if key not in found:
            raise BadData(f"set_up: write tribes and first, each with its value, not {item!r}")
        found[key] = value
    return found["tribes"], found["first"]


# What waits in the middle of an action


def frame_field_words(t: Table, field: str, value: int) -> str:
    """What a frame carries, in words: a tile by its name, a cell as people write it."""
    if field in TILE_FIELDS:
        return t.catalogue.names[value] if value >= 0 else EMPTY
    if field in CELL_FIELDS:
        return hexes.words(value)
    return str(value)


def _field_number(t: Table, field: str, text: str) -> int:
    if field in TILE_FIELDS:
        return NO_TILE if text == EMPTY else _tile(t, field, text)
    if field in CELL_FIELDS:
        cell = hexes.parsed(text)
        if cell == hexes.NOWHERE:
            raise BadData(f"{text!r} is not a cell")
        return cell
    return plain_number(field, text)


def _waiting(t: Table, table: Mapping[str, Any]) -> list[Frame]:
    if "waiting" not in table:
        if "air" in table:
            raise BadData("air: is for the middle of an action, with 'waiting'")
        return []

    def number(field: str, text: str) -> int:
        return _field_number(t, field, text)

    return frames_of(FRAMES, list(table["waiting"]), t.turn, 2, number)


def _held(t: Table, stack: Sequence[Frame], table: Mapping[str, Any]) -> int:
    """The tile that is being laid or moved, with what lies on it."""
    top = stack[-1] if stack else None
    if not is_connected(t.board) and not hasattr(top, "origin"):  # a tile lifted may leave parts
        raise BadData("board: the tiles do not form one connected group")
    tile = top.tile if isinstance(top, Decision) and top.in_the_air else NO_TILE
    if tile != NO_TILE and (tile == START or t.board.cell[tile] != hexes.NOWHERE):
        raise BadData(f"waiting: {t.catalogue.names[tile]} lies on the board and is not held")
    if "air" not in table:
        return tile
    line = str(table["air"])
    found = _LINE.fullmatch(f"(0,0) {line.strip()}")
    if found is None or tile == NO_TILE or _tile(t, "air", found[2]) != tile:
        raise BadData(f"air: write the tile that is held and what lies on it, not {line!r}")
    if found[3] is not None:
        t.board.facing[tile] = int(found[3])
    for thing in _things(found[4]):
        _put_on(t, tile, thing, line)
    return tile


def _only(given: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in given:
        if key not in known:
            raise BadData(f"{where}: {key!r} is not one of {', '.join(known)}")


def _which(where: str, names: Sequence[str], name: object) -> int:
    wanted = str(name).casefold().replace("_", "-")
    for i, known in enumerate(names):
        if known and wanted == known.casefold():
            return i
    raise BadData(f"{where}: {name!r} is not one of {', '.join(n for n in names if n)}")


def _tribes(t: Table, players: Sequence[Mapping[str, Any]]) -> None:
    if all(written.get("tribe") == NONE for written in players):
        return
    found: list[int] = []
    for i, written in enumerate(players):
        usual = i if i == 0 or not found else 1 - found[0]
        found.append(_which(f"player {i + 1}, tribe", TRIBES, written.get("tribe", TRIBES[usual])))
    if found[0] == found[1]:
        raise BadData(f"player 2, tribe: both players have the {t.catalogue.tribes[found[0]]}")
    assign_tribes(t, found[0])


# The board


def _board(t: Table, lines: Sequence[str]) -> None:
    if isinstance(lines, str):
        raise BadData("board: write a list of lines, one for each tile")
    things: list[tuple[int, list[str], str]] = []
    for line in lines:
        tile, what = _lay(t, str(line))
        things.append((tile, what, str(line)))
    for tile, what, line in things:
        for thing in what:
            _put_on(t, tile, thing, line)
    for tile, what, _ in things:
        if tile != START and not is_patrol(tile) and not any(x.startswith("banner") for x in what):
            evaluate(t, tile)
    for tile, what, line in things:
        if "captain" in what:
            owner = t.owner[tile] if tile < FIRST_PATROL else NOBODY
            if owner == NOBODY:
                raise BadData(f"board, {line!r}: a captain stands only on a controlled tile")
            t.players[owner].captain = tile
    t.log = []


def _lay(t: Table, line: str) -> tuple[int, list[str]]:
    """Lay the tile of one line; what is to be put on it comes later."""
    found = _LINE.fullmatch(line.strip())
    if found is None:
        raise BadData(f"board, {line!r}: write a cell and a tile, such as '(1,-2) acorn 1'")
    cell = hexes.parsed(found[1])
    if cell == hexes.NOWHERE:
        raise BadData(f"board, {line!r}: {found[1]!r} is not a cell")
    tile = _tile(t, f"board, {line!r}", found[2])
    what = _things(found[4])
    if tile == START:
        if cell != hexes.MIDDLE or what:
            raise BadData(f"board, {line!r}: the starting tile lies at (0,0), with nothing on it")
        return tile, what
    if cell in t.board.at:
        raise BadData(f"board, {line!r}: another tile lies there")
    if t.board.cell[tile] != hexes.NOWHERE:
        raise BadData(f"board, {line!r}: this tile lies elsewhere already")
    if is_patrol(tile) != (found[3] is not None):
        raise BadData(f"board, {line!r}: a patrol tile, and no other, has 'facing' and a side")
    put(t.board, tile, cell)
    if is_patrol(tile):
        t.board.facing[tile] = int(found[3])
    return tile, what


def _things(written: str | None) -> list[str]:
    """What lies on a tile, thing by thing."""
    return [part.strip().casefold() for part in (written or "").split(",") if part.strip()]


def _tile(t: Table, where: str, name: str) -> int:
    names = t.catalogue.names
    wanted = " ".join(name.split()).casefold()
    for tile, known in enumerate(names):
        if wanted == known.casefold():
            return tile
    raise BadData(f"{where}: there is no tile {name!r}; tiles are {', '.join(names)}")


def _put_on(t: Table, tile: int, thing: str, line: str) -> None:
    """Put a wall, a flower, a marker or a banner on a tile."""
    word, _, value = thing.partition(" ")
    where = f"board, {line!r}"
    if word in ("smoke", "reinforced") and is_patrol(tile):
        at = printed_side(t, tile, _side(where, value))
        t.marks[at] = t.marks.get(at, 0) | (SMOKE if word == "smoke" else REINFORCED)
    elif word == "wall" and is_valley(tile):
        t.board.facing[tile] = _side(where, value)
    elif thing == "flower" and is_valley(tile):
        t.flowers |= 1 << tile
    elif word == "banner" and START < tile < FIRST_PATROL:
        if value != "none":
            give(t, tile, t.seat_of[_which(where, t.catalogue.tribes, value)])
    elif thing != "captain" or is_patrol(tile):
        raise BadData(f"{where}: {thing!r} cannot lie on {t.catalogue.names[tile]}")


def _side(where: str, text: str) -> int:
    if text not in ("0", "1", "2", "3", "4", "5"):
        raise BadData(f"{where}: sides are numbered 0 to 5, not {text!r}")
    return int(text)


# Hands and stacks


def _names(where: str, given: object) -> list[str]:
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise BadData(f"{where}: must be a list of names, not {given!r}")
    return [str(name) for name in given]


def _player(t: Table, seat: int, written: Mapping[str, Any], held: int, shuffled: bool) -> None:
    p = t.players[seat]
    where = f"player {seat + 1}"
    if "side" in written:
        p.side = _which(f"{where}, side", BOARD_SIDES, written["side"])
    if "banners" in written:
        p.banners = _number(f"{where}, banners", written["banners"])
    if p.tribe < 0:
        return
    first = first_patrol_of(p.tribe)
    free = [k for k in range(first, first + PATROLS) if t.board.cell[k] == hexes.NOWHERE]
    rest = [k for k in free if k != held]
    if shuffled:
        t.rng.shuffle(rest)
    if "hand" in written:
        p.hand = sorted(_patrols(t, p, f"{where}, hand", written["hand"], rest))
    else:
        size = _number(f"{where}, hand_size", written.get("hand_size", t.catalogue.hand))
        p.hand = sorted(rest[:size])
        del rest[:size]
    if "stack" in written:
        p.stack = _patrols(t, p, f"{where}, stack", written["stack"], rest)[::-1]
    else:
        p.stack = rest[::-1]
    p.left = len(p.stack)
    if shuffled:
        t.rng.shuffle(p.stack)
    for name in _names(f"{where}, used", written.get("used", [])):
        ability = _which(f"{where}, used", ABILITIES, name.replace(" ", "-"))
        if ability not in t.catalogue.markers[p.tribe]:
            raise BadData(f"{where}, used: {name!r} is no ability of this tribe")
        p.used |= 1 << ability


def _patrols(t: Table, p: Player, where: str, given: object, rest: list[int]) -> list[int]:
    """The patrol tiles of those shapes, taken out of the rest."""
    first = first_patrol_of(p.tribe)
    shapes = t.catalogue.shapes[first : first + PATROLS]
    found: list[int] = []
    for name in _names(where, given):
        tile = first + _which(where, shapes, name)
        if tile not in rest:
            raise BadData(f"{where}: {name!r} is on the board or named twice")
        rest.remove(tile)
        found.append(tile)
    return found


def _taken(t: Table, where: str, given: object, rest: list[int]) -> list[int]:
    """The named tiles, taken out of the rest."""
    found: list[int] = []
    for name in _names(where, given):
        tile = _tile(t, where, name)
        if tile not in rest:
            raise BadData(f"{where}: {name!r} does not belong there or is named twice")
        rest.remove(tile)
        found.append(tile)
    return found


def _supply(t: Table, table: Mapping[str, Any], held: int, shuffled: bool) -> None:
    cell = t.board.cell
    rest = [k for k in range(FIRST_VALLEY, FIRST_ENCOUNTER) if cell[k] == hexes.NOWHERE]
    rest = [k for k in rest if k != held]
    stack = (
        _taken(t, "valley_stack", table["valley_stack"], rest) if "valley_stack" in table else None
    )
    spots: list[int] = rest[:2]
    if "display" in table:
        spots = _display(t, table["display"], rest)
    else:
        rest = rest[2:]
    shown = len(spots) - spots.count(NO_TILE)
    if len(spots) > 2 or (shown < 2 and stack and "waiting" not in table):
        raise BadData("display: two tiles, fewer only when the stack is empty")
    t.display = [*spots, NO_TILE, NO_TILE][:2]
    if shuffled:
        t.rng.shuffle(rest)
    if stack is None:
        keep = max(0, len(rest) - t.catalogue.valley_removed) if shown == 2 else 0
        keep = _number("valley_left", table.get("valley_left", keep))
        stack, rest = rest[:keep], rest[keep:]
    if shuffled:
        t.rng.shuffle(stack)
    t.valley = stack[::-1]
    t.valley_left = len(stack)
    t.removed = rest
    pile = [k for k in range(FIRST_ENCOUNTER, FIRST_PATROL) if cell[k] == hexes.NOWHERE]
    pile = [k for k in pile if k != held]
    if "encounters" in table:
        pile = _taken(t, "encounters", table["encounters"], pile)
    if shuffled:
        t.rng.shuffle(pile)
    t.encounters = pile[::-1]
    t.encounters_left = len(pile)
    _tokens(t, table)
    if shuffled:
        t.rng.shuffle(t.tokens)
    if "spare_banners" in table:
        t.spare = _number("spare_banners", table["spare_banners"])


def _display(t: Table, given: object, rest: list[int]) -> list[int]:
    """The tiles on display, taken out of the rest; a spot may be empty."""
    return [
        NO_TILE if name == EMPTY else _taken(t, "display", [name], rest)[0]
        for name in _names("display", given)
    ]


def _tokens(t: Table, table: Mapping[str, Any]) -> None:
    if not t.options.expansion:
        return
    if "tokens" in table:
        named = _names("tokens", table["tokens"])
        tokens = [_which("tokens", TOKENS, name) for name in named]
    else:
        walls = sum(1 for k in range(FIRST_VALLEY, FIRST_ENCOUNTER) if t.board.facing[k] >= 0)
        tokens = [WALL] * (t.catalogue.walls - walls)
        tokens += [FLOWER] * (t.catalogue.flowers - t.flowers.bit_count())
    t.tokens = tokens[::-1]
    t.tokens_left = len(tokens)


def _turn(t: Table, table: Mapping[str, Any]) -> None:
    t.first = _seat("start", table.get("start", 0))
    t.number = int(table.get("number", 1))
    t.main_done = bool(table.get("main_done", False))
    t.special_done = bool(table.get("special_done", False))
    t.last = bool(table.get("last_turn", False))
    t.ending = t.last or (t.valley_left == 0 and t.display == [NO_TILE, NO_TILE])
    t.ending = bool(table.get("last_turn_next", t.ending))
    if "sent" in table:
        p = t.players[t.turn]
        first = first_patrol_of(p.tribe)
        t.sent = first + _which("sent", t.catalogue.shapes[first : first + PATROLS], table["sent"])


def _seat(where: str, seat: object) -> int:
    if type(seat) is not int or seat not in (0, 1):
        raise BadData(f"{where}: seats are numbered 0 and 1, not {seat!r}")
    return seat


def _number(where: str, value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise BadData(f"{where}: must be a number from 0 to {MOST}, not {value!r}")
    return value
