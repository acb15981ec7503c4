"""Everything on the table as plain data: what clones copy and rules change."""

from __future__ import annotations

from typing import Final

from valewright.kernel import decision
from valewright.kernel.rng import Rng
from valewright.misty.board import Board
from valewright.misty.catalogue import Catalogue
from valewright.misty.kept import Kept
from valewright.misty.options import Options
from valewright.misty.tiles import FIRST_PATROL, START

NOBODY: Final = -1
NO_TILE: Final = -1

# Markers on the side of a patrol tile
SMOKE: Final = 1
REINFORCED: Final = 2

Event = tuple[int, int, int, int]  # kind, seat, tile, number
# In the log a line is one number, from the lowest bits up: its kind, seat, tile and number
KIND_BITS: Final = 5
SEAT_BITS: Final = 1
TILE_BITS: Final = 6  # one more than the tile, or 0


class Player:
    """One seat: tribe, hand, patrol stack, captain, markers, banners."""

    def __init__(self, source: Player | None) -> None:
        if source is None:
            self.tribe: int = -1  # while it is being chosen
            self.side: int = 0  # of the tribe board; a picture only (MI-DECIDE-12)
            self.hand: list[int] = []  # patrol tiles, sorted
            self.stack: list[int] = []  # the top is at left - 1; never changed in place
            self.left: int = 0
            self.captain: int = START  # the tile it stands on
            self.used: int = 0  # abilities used, as a mask
            self.banners: int = 0  # in supply
            self.log_mark: int = 0
        else:
            self.tribe = source.tribe
            self.side = source.side
            self.hand = source.hand[:]
            self.stack = source.stack
            self.left = source.left
            self.captain = source.captain
            self.used = source.used
            self.banners = source.banners
            self.log_mark = source.log_mark


class Table(decision.Table):
    """The whole position. Rules read and change it; :class:`valewright.misty.State` guards it."""

    def __init__(
        self, cat: Catalogue, options: Options, rng: Rng, board: Board, source: Table | None
    ) -> None:
        self.catalogue = cat
        self.options = options
        super().__init__(rng, source.stack[:] if source is not None else [])
        self.board = board
        self.observed: Kept | None = None  # what observations keep; of no concern to rules
        if source is None:
            self.players: list[Player] = [Player(None), Player(None)]
            self.seat_of: list[int] = [-1, -1]  # by tribe; never changed in place
            self.owner: list[int] = [NOBODY] * FIRST_PATROL  # whose banner lies on a tile
            self.marks: dict[int, int] = {}  # patrol * 6 + printed side -> markers there
            self.flowers: int = 0  # mask of the tiles that bear a flower
            self.spare: int = 0  # banners out of the game
            self.first: int = 0
            self.turn: int = 0
            self.number: int = 1  # of the turn
            self.main_done: bool = False
            self.special_done: bool = False
            self.sent: int = NO_TILE  # the patrol that this turn's main action laid
            self.ending: bool = False  # the last valley tile lies
            self.last: bool = False  # this is the last turn
            self.display: list[int] = [NO_TILE, NO_TILE]
            # Stacks: the top is at left - 1; the lists are never changed in place
            self.valley: list[int] = []
            self.valley_left: int = 0
            self.removed: list[int] = []
            self.encounters: list[int] = []
            self.encounters_left: int = 0
            self.tokens: list[int] = []
            self.tokens_left: int = 0
            self.commitment: int = 0  # how often something hidden came up or a turn ended
            self.log: list[int] = []
            self.log_shared: bool = False  # with a clone, until either writes a line
            self.log_base: int = 0
        else:
            self.players = [Player(source.players[0]), Player(source.players[1])]
            self.seat_of = source.seat_of
            self.owner = source.owner[:]
            self.marks = source.marks.copy() if source.marks else {}
            self.flowers = source.flowers
            self.spare = source.spare
            self.first = source.first
            self.turn = source.turn
            self.number = source.number
            self.main_done = source.main_done
            self.special_done = source.special_done
            self.sent = source.sent
            self.ending = source.ending
            self.last = source.last
            self.display = source.display[:]
            self.valley = source.valley
            self.valley_left = source.valley_left
            self.removed = source.removed
            self.encounters = source.encounters
            self.encounters_left = source.encounters_left
            self.tokens = source.tokens
            self.tokens_left = source.tokens_left
            self.commitment = source.commitment
            source.log_shared = True
            self.log = source.log
            self.log_shared = True
            self.log_base = source.log_base

    @property
    def lines(self) -> int:
        """How many lines of the log were written, forgotten ones included."""
        return self.log_base + len(self.log)

    def told(self, since: int = 0) -> list[Event]:
        """The lines of the log after the first ``since``, as far as they are not forgotten."""
        found: list[Event] = []
        for code in self.log[max(0, since - self.log_base) :]:
            rest = code >> KIND_BITS
            tile = (rest >> SEAT_BITS & ((1 << TILE_BITS) - 1)) - 1
            kind = code & ((1 << KIND_BITS) - 1)
            found.append((kind, rest & 1, tile, rest >> SEAT_BITS + TILE_BITS))
        return found

    def clone(self) -> Table:
        """An independent copy that shares only what never changes."""
        return Table(self.catalogue, self.options, self.rng.copy(), Board(self.board), self)
