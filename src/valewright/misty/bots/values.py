"""What each legal move of a decision brings, at a glance: points of expected lead."""

from __future__ import annotations

from valewright.kernel.decision import Frame
from valewright.misty import moves as mv
from valewright.misty.abilities.counterorder import Counterorder, CounterorderGoal
from valewright.misty.abilities.diplomacy import Give, Take
from valewright.misty.abilities.horn_of_calling import HornOfCalling
from valewright.misty.abilities.magic_scroll import MagicScroll, MagicScrollGoal
from valewright.misty.abilities.mislead import Mislead, MisleadTurn
from valewright.misty.abilities.reinforcements import Reinforcements
from valewright.misty.abilities.smoke_bomb import SmokeBomb, SmokeBombSide
from valewright.misty.abilities.spyglass import Spyglass
from valewright.misty.abilities.targets import patrols_on_board
from valewright.misty.bots.look import NONE, Look
from valewright.misty.control import explorers_at
from valewright.misty.decision import Facing
from valewright.misty.exploring import Encounter, Lay
from valewright.misty.hexes import OPPOSITE, SIDES, STEPS
from valewright.misty.patrols import Send
from valewright.misty.table import NO_TILE
from valewright.misty.tiles import (
    COUNTERORDER,
    DIPLOMACY,
    FIRST_PATROL,
    HORN_OF_CALLING,
    MAGIC_SCROLL,
    MISLEAD,
    REINFORCEMENTS,
    SMOKE_BOMB,
    SPYGLASS,
    START,
    first_patrol_of,
)
from valewright.misty.turn import After, Turn


def values(look: Look, moves: tuple[int, ...]) -> list[float]:
    """What each move brings, with the best that can follow it in the same action."""
    frame = look.t.stack[-1]
    if isinstance(frame, Turn | After):
        return [turn_value(look, move) for move in moves]
    if isinstance(frame, Send | CounterorderGoal):
        return [look.best_facing(frame.tile, move - mv.CELL)[0] for move in moves]
    if isinstance(frame, Facing):
        at = look.cells.index(frame.cell)
        return [look.patrol_at(frame.tile, at, move - mv.SIDE) for move in moves]
    if isinstance(frame, Lay | Encounter | MagicScrollGoal):
        mine = look.worth[look.seat][frame.tile]
        theirs = look.worth[1 - look.seat][frame.tile]
        return [look.tile_at(mine, theirs, move - mv.CELL) for move in moves]
    return [_ability_step(look, frame, move) for move in moves]


def turn_value(look: Look, move: int) -> float:
    """What an action brings, the best way to carry it out."""
    if move >= mv.TILE:
        return captain_value(look, move - mv.TILE)
    if move >= mv.ABILITY:
        return ability_value(look, move - mv.ABILITY) - ability_cost(look)
    if move >= mv.PATROL:
        return look.best_patrol(_own_patrol(look, move))[0] - patrol_cost(look)
    return 0.0 if move == mv.STOP else explore_value(look, move)


def _own_patrol(look: Look, move: int) -> int:
    return move - mv.PATROL + first_patrol_of(look.t.players[look.seat].tribe)


def explore_value(look: Look, move: int) -> float:
    """What exploring from a source brings, or meeting an encounter."""
    t = look.t
    seat = look.seat
    if move == mv.MEET:
        tiles = t.encounters[: t.encounters_left]
    elif move == mv.EXPLORE_STACK:
        tiles = t.valley[: t.valley_left]
    else:
        tiles = [t.display[move - mv.EXPLORE]]
    mine = look.average_worth(tiles, seat)
    theirs = look.average_worth(tiles, 1 - seat)
    value = look.best_tile(mine, theirs)[0]
    if len(tiles) > 1:
        value -= look.style.unknown
    if t.encounters_left and t.catalogue.footprints[tiles[0]]:
        value += look.style.footprints
    return value


def captain_value(look: Look, tile: int) -> float:
    """What moving the captain brings: a firmer hold there, a weaker one where it stood."""
    t = look.t
    bonus = t.catalogue.captain_bonus
    value = look.changed(tile, bonus, 0, 0)
    here = t.players[look.seat].captain
    if here != START:
        value += look.changed(here, -bonus, 0, 0)
    return value


def patrol_cost(look: Look) -> float:
    """What a patrol is worth that is still to be sent; nothing in the last turn."""
    return look.style.patrol[look.phase]


def ability_cost(look: Look) -> float:
    """What an unused ability is worth."""
    return look.t.catalogue.unused_ability + look.style.ability[look.phase]


# Abilities


def ability_value(look: Look, ability: int) -> float:
    """The most that an ability can bring now."""
    t = look.t
    best = NONE
    if ability == REINFORCEMENTS:
        if t.sent != NO_TILE:
            for side in range(SIDES):
                best = max(best, reinforced(look, t.sent, side))
    elif ability == HORN_OF_CALLING:
        for patrol in t.players[look.seat].hand:
            best = max(best, look.best_patrol(patrol)[0] - patrol_cost(look))
    elif ability == COUNTERORDER:
        for patrol in patrols_on_board(t, look.seat):
            best = max(best, recalled(look, patrol))
    elif ability == SPYGLASS:
        best = spied(look)
    elif ability == SMOKE_BOMB:
        for patrol in patrols_on_board(t, 1 - look.seat):
            best = max(best, best_smoke(look, patrol))
    elif ability == MISLEAD:
        for patrol in patrols_on_board(t, 1 - look.seat):
            best = max(best, turned(look, patrol, 1), turned(look, patrol, 5))
    elif ability == MAGIC_SCROLL:
        for tile in range(1, FIRST_PATROL):
            if t.board.cell[tile] >= 0:
                best = max(best, moved(look, tile))
    elif ability == DIPLOMACY:
        best = best_gift(look) + best_prize(look)
    return best


def _ability_step(look: Look, frame: Frame, move: int) -> float:
    """One step of an ability, or one of the decisions that change little."""
    if isinstance(frame, HornOfCalling):
        return look.best_patrol(_own_patrol(look, move))[0]
    if isinstance(frame, Spyglass):
        return explore_value(look, move)
    if isinstance(frame, Reinforcements):
        return reinforced(look, frame.tile, move - mv.SIDE)
    if isinstance(frame, SmokeBomb):
        return best_smoke(look, move - mv.TILE)
    if isinstance(frame, SmokeBombSide):
        return smoked(look, frame.tile, move - mv.SIDE)
    if isinstance(frame, Mislead):
        return max(turned(look, move - mv.TILE, 1), turned(look, move - mv.TILE, 5))
    if isinstance(frame, MisleadTurn):
        return turned(look, frame.tile, 1 if move == mv.TURN_RIGHT else 5)
    if isinstance(frame, MagicScroll):
        return moved(look, move - mv.TILE)
    if isinstance(frame, Counterorder):
        return recalled(look, move - mv.TILE)
    if isinstance(frame, Give):
        return traded(look, move - mv.TILE, 1 - look.seat)
    if isinstance(frame, Take):
        return traded(look, move - mv.TILE, look.seat)
    return 0.0  # walls, and the choice of a tribe


def faced_by(look: Look, patrol: int, side: int) -> int:
    """The tile that a side of a patrol on the board counts for, or START."""
    board = look.t.board
    tile = board.at.get(board.cell[patrol] + STEPS[side], START)
    if tile >= FIRST_PATROL or board.facing[tile] == OPPOSITE[side]:
        return START
    return tile


def reinforced(look: Look, patrol: int, side: int) -> float:
    tile = faced_by(look, patrol, side)
    if tile == START or explorers_at(look.t, patrol, side) == 0:
        return 0.0
    return look.changed(tile, look.t.catalogue.extra_explorers, 0, 0)


def smoked(look: Look, patrol: int, side: int) -> float:
    tile = faced_by(look, patrol, side)
    if tile == START:
        return 0.0
    return look.changed(tile, 0, -explorers_at(look.t, patrol, side), 0)


def best_smoke(look: Look, patrol: int) -> float:
    best = 0.0
    for side in range(SIDES):
        best = max(best, smoked(look, patrol, side))
    return best


def turned(look: Look, patrol: int, step: int) -> float:
    """A rival patrol turned by so many sides."""
    total = 0.0
    for side in range(SIDES):
        tile = faced_by(look, patrol, side)
        if tile != START:
            before = explorers_at(look.t, patrol, side)
            after = explorers_at(look.t, patrol, (side - step) % SIDES)
            if before != after:
                total += look.changed(tile, 0, after - before, 0)
    return total


def recalled(look: Look, patrol: int) -> float:
    """An own patrol taken up and laid down at its best elsewhere."""
    total = look.best_patrol(patrol)[0]
    for side in range(SIDES):
        tile = faced_by(look, patrol, side)
        if tile != START:
            shown = explorers_at(look.t, patrol, side)
            total += look.changed(tile, -shown, 0, -1)
    return total


def moved(look: Look, tile: int) -> float:
    """A tile moved to where it is best."""
    mine = look.worth[look.seat][tile]
    theirs = look.worth[1 - look.seat][tile]
    return look.best_tile(mine, theirs)[0] - look.now(tile)


def traded(look: Look, tile: int, owner: int) -> float:
    """A tile that changes its owner and nothing else."""
    after = look.value(tile, look.mine[tile], look.theirs[tile], owner, look.openness[tile])
    return after - look.now(tile)


def best_gift(look: Look) -> float:
    best = NONE
    for tile in range(1, FIRST_PATROL):
        if look.t.owner[tile] == look.seat:
            best = max(best, traded(look, tile, 1 - look.seat))
    return best


def best_prize(look: Look) -> float:
    best = NONE
    for tile in range(1, FIRST_PATROL):
        if look.t.owner[tile] == 1 - look.seat:
            best = max(best, traded(look, tile, look.seat))
    return best


def spied(look: Look) -> float:
    t = look.t
    best = NONE
    for gap in range(2):
        if t.display[gap] != NO_TILE:
            best = max(best, explore_value(look, mv.EXPLORE + gap))
    if t.encounters_left:
        best = max(best, explore_value(look, mv.MEET))
    return best
