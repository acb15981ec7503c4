"""The board against a plain reading of its rules: what may be moved, and where to."""

import random

import pytest

from valewright.misty.board import (
    Board,
    can_move,
    goals,
    is_connected,
    lift,
    open_cells,
    put,
)
from valewright.misty.hexes import BITS, MIDDLE, NOWHERE, STEPS, packed
from valewright.misty.tiles import TILES


def around(cell: int) -> list[int]:
    return [cell + step for step in STEPS]


def whole(cells: set[int]) -> bool:
    """Whether cells form one group by shared sides."""
    reached = {min(cells)}
    while True:
        more = {beside for cell in reached for beside in around(cell)} & cells - reached
        if not more:
            return reached == cells
        reached |= more


def places(cells: set[int]) -> set[int]:
    """The empty cells beside a tile that are no hole (MI-PLACE-02, MI-PLACE-03)."""
    beside = {other for cell in cells for other in around(cell)} - cells
    return {cell for cell in beside if not cells.issuperset(around(cell))}


def moves(cells: set[int], cell: int) -> set[int]:
    """Where the tile of a cell may go: all tiles must hang together again (MI-DECIDE-59, 60)."""
    rest = cells - {cell}
    return {goal for goal in places(rest) - {cell} if whole(rest | {goal})}


def grown(rng: random.Random, tiles: int, straggling: bool) -> Board:
    """A board grown tile by tile; a straggling one is thin and full of bridges."""
    board = Board(None)
    put(board, 0, MIDDLE)
    for tile in range(1, tiles):
        cells = open_cells(board)
        if straggling:
            thin = [c for c in cells if sum(x in board.at for x in around(c)) < 2]
            cells = thin or cells
        put(board, tile, rng.choice(cells))
    return board


@pytest.mark.parametrize("straggling", [False, True])
@pytest.mark.parametrize("seed", range(25))
def test_moves_of_random_boards(seed: int, straggling: bool) -> None:
    """MI-SPECIAL-03, MI-SPECIAL-04, MI-DECIDE-59, MI-DECIDE-60, MI-PLACE-03."""
    rng = random.Random(seed)
    board = grown(rng, rng.randint(2, 12), straggling)
    cells = set(board.at)
    assert open_cells(board) == sorted(places(cells))
    assert is_connected(board)
    for cell, tile in list(board.at.items()):
        surrounded = cells.issuperset(around(cell))
        expected = moves(cells, cell)
        assert can_move(board, tile) == (bool(expected) and not surrounded)
        lifted = Board(board)
        lift(lifted, tile)
        rest = cells - {cell}
        assert is_connected(lifted) == whole(rest)
        assert goals(lifted, cell) == sorted(expected)
        for other, its_tile in lifted.at.items():
            if whole(rest) and len(rest) > 1:
                free = not rest.issuperset(around(other)) and bool(moves(rest, other))
                assert can_move(lifted, its_tile) == free


def test_moves_of_a_board_that_changes() -> None:
    """MI-SPECIAL-03, MI-DECIDE-59: the same board, asked again after each move of a tile."""
    rng = random.Random(9)
    board = grown(rng, 11, straggling=True)
    for _ in range(30):
        cells = set(board.at)
        movable = {tile: moves(cells, cell) for cell, tile in board.at.items()}
        for tile, expected in movable.items():
            surrounded = cells.issuperset(around(board.cell[tile]))
            assert can_move(board, tile) == (bool(expected) and not surrounded)
        tile = rng.choice([tile for tile in movable if can_move(board, tile)])
        origin = board.cell[tile]
        lift(board, tile)
        assert goals(board, origin) == sorted(movable[tile])
        put(board, tile, rng.choice(goals(board, origin)))


def test_a_bridge_may_go_only_where_it_is_a_bridge_again() -> None:
    """MI-SPECIAL-03: the tile in the middle of three holds the two others together."""
    board = Board(None)
    for tile, cell in enumerate([(0, 0), (1, 0), (2, 0)]):
        put(board, tile, packed(*cell))
    assert not can_move(board, 1)
    put(board, 3, packed(2, -1))
    assert can_move(board, 1)
    lift(board, 1)
    assert goals(board, packed(1, 0)) == [packed(1, -1)]


def test_edges_after_a_lift_are_those_of_a_board_that_never_had_the_tile() -> None:
    rng = random.Random(5)
    for _ in range(40):
        board = grown(rng, 12, straggling=False)
        tile = rng.randrange(1, 12)
        lift(board, tile)
        fresh = Board(None)
        for cell, other in board.at.items():
            put(fresh, other, cell)
        assert board.edge == fresh.edge
        assert board.around == fresh.around
        assert board.cell[tile] == NOWHERE
        for cell, mask in board.edge.items():
            sides = [BITS[side] for side, step in enumerate(STEPS) if cell + step in board.at]
            assert mask == sum(sides)


@pytest.mark.parametrize("seed", range(4))
def test_moves_where_every_tile_of_the_box_lies(seed: int) -> None:
    """MI-SPECIAL-03: the last tiles have numbers beyond 32, whose bits must not be lost."""
    rng = random.Random(seed)
    board = grown(rng, TILES, straggling=True)
    cells = set(board.at)
    for tile in (1, TILES // 2, 33, TILES - 2, TILES - 1):
        cell = board.cell[tile]
        surrounded = cells.issuperset(around(cell))
        assert can_move(board, tile) == (bool(moves(cells, cell)) and not surrounded)


def test_a_copy_of_a_board_goes_its_own_way() -> None:
    board = grown(random.Random(3), 8, straggling=False)
    cells, edge, near = dict(board.at), dict(board.edge), list(board.around)
    for change in (lift, lambda copy, _: put(copy, 20, open_cells(copy)[0])):
        copy = Board(board)
        change(copy, 7)
        assert copy.at != cells
        assert (board.at, board.edge, board.around) == (cells, edge, near)
    lift(board, 7)
    assert board.at != cells
