"""Positions of Misty Valley put down as scenarios: what the seat to act knows, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

from valewright.kernel.errors import Unwritable
from valewright.kernel.waiting import frame_lines
from valewright.misty import hexes
from valewright.misty.catalogue import catalogue
from valewright.misty.control import strengths
from valewright.misty.describing import board_lines, tile_line
from valewright.misty.position import frame_field_words
from valewright.misty.state import State
from valewright.misty.table import NO_TILE, NOBODY, Player, Table
from valewright.misty.tiles import ABILITIES, BOARD_SIDES, FIRST_PATROL, START, TOKENS, TRIBES
from valewright.scenarios.positions import Layout, Pairs, listed


def layouts(state: State) -> Iterator[Layout]:
    """The state as keys and values: a turn that goes on where that will do, then in full."""
    if state.table.catalogue.source != catalogue().source:
        raise Unwritable("a game with tile values of its own cannot be written as a scenario")
    seat = state.to_act
    known = state if state.over else state.sample(seat, random.Random(0))
    t = known.table
    players = [_player(t, i, open_hand=state.over, mine=i == seat) for i in range(2)]
    pairs = _options(t) + _board(t) + _piles(t, state.over) + _turn(t)
    yield Layout(pairs, players)
    lines = frame_lines(t.stack, t.turn, lambda field, value: frame_field_words(t, field, value))
    waiting = [("waiting", line) for line in lines]
    yield Layout(pairs + waiting + _air(t), players)


def _options(t: Table) -> Pairs:
    found: Pairs = [
        (key, "yes")
        for key, held in (("expansion", t.options.expansion), ("light", t.options.light))
        if held
    ]
    return [*found, ("set-up", f"tribes {t.options.tribes}, first {t.options.first}")]


def _board(t: Table) -> Pairs:
    """The tiles; one that has no banner, but earns one, says so."""
    cells = sorted(t.board.at)
    found: Pairs = []
    for cell, line in zip(cells, board_lines(t), strict=True):
        tile = t.board.at[cell]
        bare = START < tile < FIRST_PATROL and t.owner[tile] == NOBODY
        first, second = strengths(t, tile) if bare else (0, 0)
        if tile != START:
            found.append(("tile", line + ", banner none" if first != second else line))
    return found


def _air(t: Table) -> Pairs:
    """The tile that is held, where there is more to say of it than its name."""
    tile = getattr(t.stack[-1], "tile", NO_TILE) if t.stack else NO_TILE
    if tile == NO_TILE or t.board.cell[tile] != hexes.NOWHERE:
        return []
    line = tile_line(t, tile).partition(" ")[2].replace(" facing -1", "")
    return [] if line == t.catalogue.names[tile] else [("air", line)]


def _piles(t: Table, open_hand: bool) -> Pairs:
    names = t.catalogue.names
    found: Pairs = [("display", listed("-" if k == NO_TILE else names[k] for k in t.display))]
    if open_hand:
        found.append(("valley-stack", listed(names[k] for k in t.valley[: t.valley_left][::-1])))
    else:
        found += [("shuffled", "yes"), ("valley-left", str(t.valley_left))]
    encounters = t.encounters[: t.encounters_left][::-1]
    tokens = t.tokens[: t.tokens_left][::-1]
    if not open_hand:
        encounters.sort()
        tokens.sort()
    found.append(("encounters", listed(names[k] for k in encounters)))
    if t.options.expansion:
        found.append(("tokens", listed(TOKENS[k] for k in tokens)))
    if t.spare != t.catalogue.spare_banners:
        found.append(("spare-banners", str(t.spare)))
    return found


def _turn(t: Table) -> Pairs:
    found: Pairs = [("turn", str(t.turn + 1)), ("start", str(t.first + 1))]
    found.append(("number", str(t.number)))
    flags = [("main-done", t.main_done), ("special-done", t.special_done), ("last-turn", t.last)]
    found += [(key, "yes") for key, held in flags if held]
    if t.sent != NO_TILE:
        found.append(("sent", t.catalogue.shapes[t.sent]))
    if t.ending != (t.last or (t.valley_left == 0 and t.display == [NO_TILE, NO_TILE])):
        found.append(("last-turn-next", "yes" if t.ending else "no"))
    return found


def _player(t: Table, seat: int, *, open_hand: bool, mine: bool) -> Pairs:
    p = t.players[seat]
    shapes = t.catalogue.shapes
    found: Pairs = [("tribe", TRIBES[p.tribe] if p.tribe >= 0 else "none")]
    if p.tribe < 0:
        return found
    if open_hand or mine:
        found.append(("hand", listed(shapes[k] for k in p.hand)))
    else:
        found.append(("hand-size", str(len(p.hand))))
    if open_hand or not (p.hand or p.left):
        found.append(("stack", listed(shapes[k] for k in p.stack[: p.left][::-1])))
    used = [ABILITIES[k] for k in t.catalogue.markers[p.tribe] if p.used >> k & 1]
    if used:
        found.append(("used", listed(used)))
    return found + _belongings(t, p, seat)


def _belongings(t: Table, p: Player, seat: int) -> Pairs:
    found: Pairs = [("side", BOARD_SIDES[p.side])] if p.side else []
    if p.banners != t.catalogue.banners - t.owner.count(seat):
        found.append(("banners", str(p.banners)))
    return found
