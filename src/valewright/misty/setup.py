"""Setting up a game: stacks, the first tiles, tribes, hands (MI-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final

from valewright.kernel.decision import Meaning, Verb
from valewright.kernel.rng import seeded
from valewright.misty import log
from valewright.misty import moves as mv
from valewright.misty.board import Board, put
from valewright.misty.catalogue import Catalogue
from valewright.misty.decision import Decision, Task
from valewright.misty.hexes import MIDDLE, neighbour
from valewright.misty.options import CHOOSE, RANDOM, Options
from valewright.misty.table import NO_TILE, Table
from valewright.misty.tiles import (
    BOARD_SIDES,
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    FLOWER,
    PATROLS,
    START,
    TRIBES,
    WALL,
    first_patrol_of,
)
from valewright.misty.turn import start_turn

VALLEY_SIDES: Final = (1, 4)  # of the starting tile (MI-DECIDE-13)


def new_table(cat: Catalogue, options: Options, seed: int) -> Table:
    """A table set up to the first decision's task; the caller runs it."""
    t = empty_table(cat, options, seed)
    shuffle_stacks(t)
    _first_tiles(t)
    _tribes(t)
    return t


def empty_table(cat: Catalogue, options: Options, seed: int) -> Table:
    """A bare table: the starting tile, the captains on it, the banners in supply."""
    t = Table(cat, options, seeded(seed), Board(None), None)
    put(t.board, START, MIDDLE)
    t.spare = cat.spare_banners
    for p in t.players:
        p.banners = cat.banners
    return t


def shuffle_stacks(t: Table) -> None:
    """Who starts, the valley stack without the discarded tiles, encounters, tokens."""
    cat = t.catalogue
    drawn = t.rng.below(2)
    t.first = drawn if t.options.first == RANDOM else int(t.options.first) - 1
    t.turn = t.first
    valley = list(range(FIRST_VALLEY, FIRST_ENCOUNTER))
    t.rng.shuffle(valley)
    t.removed = valley[: cat.valley_removed]
    t.valley = valley[cat.valley_removed :]
    t.valley_left = len(t.valley)
    encounters = list(range(FIRST_ENCOUNTER, FIRST_PATROL))
    t.rng.shuffle(encounters)
    t.encounters = encounters
    t.encounters_left = len(encounters)
    if t.options.expansion:
        tokens = [WALL] * cat.walls + [FLOWER] * cat.flowers
        t.rng.shuffle(tokens)
        t.tokens = tokens
        t.tokens_left = len(tokens)


def _first_tiles(t: Table) -> None:
    """Two valley tiles, the encounters of their footprints, the display (MI-SETUP-08 to 10)."""
    laid: list[int] = []
    for side in VALLEY_SIDES:
        t.valley_left -= 1
        laid.append(t.valley[t.valley_left])
        put(t.board, laid[-1], neighbour(MIDDLE, side))
    for side, tile in zip(VALLEY_SIDES, laid, strict=True):
        if t.catalogue.footprints[tile]:
            t.encounters_left -= 1
            put(t.board, t.encounters[t.encounters_left], neighbour(MIDDLE, side + 1))
    for gap in range(2):
        t.valley_left -= 1
        t.display[gap] = t.valley[t.valley_left]


def _tribes(t: Table) -> None:
    """Hand out the tribes, or ask the starting player (MI-DECIDE-11)."""
    mode = t.options.tribes
    drawn = t.rng.below(2)
    t.stack.append(Deal(t.first))
    if mode != CHOOSE:
        assign_tribes(t, drawn if mode == RANDOM else TRIBES.index(mode))
        return
    if not t.options.light:
        t.stack.append(BoardSide(1 - t.first))
    t.stack.append(Tribe(t.first))


def assign_tribes(t: Table, tribe: int) -> None:
    """Give seat 0 a tribe and seat 1 the other."""
    t.players[0].tribe = tribe
    t.players[1].tribe = 1 - tribe
    t.seat_of = [0, 1] if tribe == 0 else [1, 0]


class Tribe(Decision):
    """The starting player picks a tribe."""

    code = 54
    name = "choose tribe"
    choose: ClassVar[Verb] = Verb("tribe", "choose")

    def legal(self, t: Table) -> list[int]:
        """A tribe board and one of its two sides; without boards just a tribe (MI-LIGHT-01)."""
        if t.options.light:
            return [mv.TRIBE, mv.TRIBE + 2]
        return [mv.TRIBE, mv.TRIBE + 1, mv.TRIBE + 2, mv.TRIBE + 3]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        seat = self.seat
        tribe = (move - mv.TRIBE) // 2
        assign_tribes(t, tribe if seat == 0 else 1 - tribe)
        t.players[seat].side = (move - mv.TRIBE) % 2
        log.note(t, log.CHOSE, seat, NO_TILE, tribe)

    def meaning(self, t: Table, move: int) -> Meaning:
        tribe, side = divmod(move - mv.TRIBE, 2)
        words = f"{self.choose.words} {t.catalogue.tribes[tribe]}"
        if t.options.light:
            return Meaning(self.choose, words, {"tribe": TRIBES[tribe]})
        about = {"tribe": TRIBES[tribe], "side": side}
        return Meaning(self.choose, f"{words}, side {BOARD_SIDES[side]}", about)


class BoardSide(Decision):
    """The other player picks the side of the own tribe board."""

    code = 55
    name = "choose side"
    choose: ClassVar[Verb] = Verb("board-side", "side")

    def legal(self, t: Table) -> list[int]:
        first = mv.TRIBE + 2 * t.players[self.seat].tribe
        return [first, first + 1]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        p = t.players[self.seat]
        p.side = (move - mv.TRIBE) % 2
        log.note(t, log.CHOSE, self.seat, NO_TILE, p.tribe)

    def meaning(self, t: Table, move: int) -> Meaning:
        tribe, side = divmod(move - mv.TRIBE, 2)
        about = {"tribe": TRIBES[tribe], "side": side}
        return Meaning(self.choose, f"{self.choose.words} {BOARD_SIDES[side]}", about)


class Deal(Task):
    """Hands, once the tribes are known."""

    code = 2

    def run(self, t: Table) -> None:
        """Shuffle each tribe's patrol tiles, draw the hands, begin (MI-SETUP-04)."""
        for tribe in range(2):
            p = t.players[t.seat_of[tribe]]
            first = first_patrol_of(tribe)
            tiles = list(range(first, first + PATROLS))
            t.rng.shuffle(tiles)
            p.left = PATROLS - t.catalogue.hand
            p.hand = sorted(tiles[p.left :])
            p.stack = tiles
        start_turn(t)
