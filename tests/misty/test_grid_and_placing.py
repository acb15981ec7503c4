"""The grid and where tiles may go: MI-GRID, MI-PLACE and the decisions on them."""

from tests.misty.tiny import (
    BLUE,
    RED,
    RING,
    cells,
    on_board,
    owner,
    play,
    position,
    random_states,
    tile,
    words,
)
from valewright.misty import hexes, new_game
from valewright.misty.board import open_cells
from valewright.misty.moves import ACTIONS

CELLS = [hexes.packed(q, r) for q in range(-4, 5) for r in range(-4, 5)]


def common(a: int, b: int) -> set[int]:
    """The neighbours that two cells share."""
    return {hexes.neighbour(a, s) for s in range(6)} & {hexes.neighbour(b, s) for s in range(6)}


def test_two_touching_tiles_share_neighbours() -> None:
    """MI-GRID-01, MI-SETUP-09: a setup encounter touches its valley tile and the start."""
    met = 0
    for seed in range(20):
        board = {tuple(t["cell"]): t for t in new_game(seed=seed).view(0)["board"]}
        for cell, valley in (((0, 1), (1, 0)), ((0, -1), (-1, 0))):
            assert (cell in board) == board[valley]["footprints"]
            if cell in board:
                here = hexes.packed(*cell)
                assert hexes.packed(*valley) - here in hexes.STEPS
                assert hexes.MIDDLE - here in hexes.STEPS
                met += 1
    assert met


def test_sides_run_clockwise_from_the_upper_right() -> None:
    """MI-GRID-02."""
    steps = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    for side, (dq, dr) in enumerate(steps):
        assert hexes.neighbour(hexes.packed(2, -3), side) == hexes.packed(2 + dq, -3 + dr)
        back = hexes.OPPOSITE[side]
        assert back == (side + 3) % 6
        assert hexes.neighbour(hexes.neighbour(hexes.MIDDLE, side), back) == hexes.MIDDLE
    assert [hexes.parsed(hexes.words(cell)) for cell in CELLS] == CELLS


def test_rotation_turns_the_printed_sides_clockwise() -> None:
    """MI-GRID-03: board side w shows printed side w - k; side w meets side w + 3."""
    for k in range(6):
        state = position(["(1,0) acorn 1", f"(2,0) Trailseekers arrow facing {k}"])
        printed = [3, 1, 0, 0, 0, 1]
        shown = tile(state, "Trailseekers arrow")["explorers"]
        assert shown == [printed[(w - k) % 6] for w in range(6)]
        assert tile(state, "acorn 1")["strengths"] == [shown[4], 0]  # its side 1 meets side 4


def test_two_touching_cells_have_two_common_neighbours() -> None:
    """MI-GRID-04: on the sides before and after the one that faces the other."""
    for cell in CELLS:
        for side in range(6):
            beside = {hexes.neighbour(cell, (side - 1) % 6), hexes.neighbour(cell, (side + 1) % 6)}
            assert common(cell, hexes.neighbour(cell, side)) == beside


def test_a_tile_shares_a_side_with_any_tile_of_the_board() -> None:
    """MI-PLACE-01, MI-PLACE-02, MI-DECIDE-01, MI-DECIDE-29: also with a patrol tile alone."""
    board = [
        "(1,0) acorn 1",
        "(2,0) Trailseekers fork facing 0",
        "(3,0) Berrygnawers ring facing 0",
    ]
    state = play(position([*board, "(-1,0) Mouse"], [{"hand": ["ring"]}, {}]), "patrol ring")
    occupied = {(0, 0), (1, 0), (2, 0), (3, 0), (-1, 0)}
    touching = {(q + dq, r + dr) for q, r in occupied for dq, dr in hexes.DIRECTIONS} - occupied
    assert cells(state) == {f"({q},{r})" for q, r in touching}
    play(state, "at (4,0) facing 2")  # touches only the rival's patrol tile
    assert tile(state, "Trailseekers ring")["cell"] == [4, 0]


def test_no_tile_of_any_kind_enters_a_hole() -> None:
    """MI-PLACE-03, MI-PLACE-04, MI-DECIDE-03: in main actions and in abilities."""
    board = [*RING, "(-1,0) water 1", "(3,0) Trailseekers fork facing 0"]
    tries = [
        (RED, "patrol ring"),
        (RED, "explore stack"),
        (RED, "use Spyglass, meet an encounter"),
        (RED, "use Spyglass, explore stack"),
        (RED, "use Horn of Calling, patrol ring"),
        (RED, "use Counterorder, move Trailseekers fork"),
        (BLUE, "use Magic Scroll, move water 1"),
    ]
    for seat, phrase in tries:
        state = position(board, [{"hand": ["ring"]}, {}], turn=seat)
        play(state, phrase)
        assert "(1,0)" not in cells(state), phrase
        assert "(3,-1)" in cells(state), phrase


def test_tiles_stay_on_the_board() -> None:
    """MI-PLACE-05: only Magic Scroll and Counterorder move one, only Mislead turns one."""
    for seed in range(12):
        before: dict[str, tuple[list[int], object]] = {}
        was = ""
        for state in random_states(seed):
            now = {t["name"]: (t["cell"], t.get("facing")) for t in state.view(0)["board"]}
            lifted = state.view(0)["in_the_air"]
            assert set(before) - {lifted["name"] if lifted else ""} <= set(now)
            if "magic scroll" not in was and "counterorder" not in was and was != "mislead turn":
                assert all(now[name] == before[name] for name in set(before) & set(now))
            before, was = now, state.decision


def test_a_legal_cell_always_exists() -> None:
    """MI-PLACE-06."""
    for seed in range(12):
        for state in random_states(seed, expansion=True):
            assert open_cells(state.table.board)


def test_the_table_has_no_limit() -> None:
    """MI-DECIDE-02: 40 tiles in a row are fine, and fill no more than the action space."""
    names = [f"{kind} {n}" for kind in ("acorn", "mushroom", "crystal", "berry") for n in (1, 2, 3)]
    names += ["Troubadour Cat", "Mouse", "Bear", "Hedgehog", "Magpie", "Otter", "Badger", "Owl"]
    shapes = ["spearhead", "rearguard", "arrow", "shoulder", "back-to-back", "tripod", "fork"]
    shapes += ["twin-ranks", "ring"]
    names += [f"{tribe} {s} facing 0" for tribe in ("Trailseekers", "Berrygnawers") for s in shapes]
    board = [f"({k + 1},0) {name}" for k, name in enumerate(names)]
    assert len(board) == 38
    state = play(position(board, display=["water 1"], valley_stack=[]), "explore water 1")
    assert len(cells(state)) == 2 * 39 + 4
    assert max(state.legal_moves()) < ACTIONS <= 256
    play(state, "at (39,0)")
    assert tile(state, "water 1")["cell"] == [39, 0]


POCKET = [
    "(1,-1) mushroom 2",
    "(2,-1) acorn 1",
    "(3,-1) acorn 2",
    "(3,0) acorn 3",
    "(2,1) mushroom 3",
    "(1,1) mushroom 1",
    "(0,1) crystal 1",
]  # with the starting tile, all round the two empty cells (1,0) and (2,0)


def test_a_pocket_of_two_cells_may_be_entered_from_above() -> None:
    """MI-DECIDE-05, MI-DECIDE-06: no way in is needed; the cell left over is then a hole."""
    state = play(position(POCKET, [{"hand": ["ring"]}, {}], options={"light": True}), "patrol ring")
    assert {"(1,0)", "(2,0)"} <= cells(state)
    play(state, "at (1,0) facing 0", "explore stack")
    assert "(2,0)" not in cells(state)


def test_a_placement_may_close_a_hole_or_surround_a_tile() -> None:
    """MI-DECIDE-07."""
    state = position(RING[:4], [{"hand": ["ring", "fork"]}, {}], options={"light": True})
    play(state, "patrol ring at (0,1) facing 0")
    assert "(1,0)" not in cells(play(state, "explore stack"))
    ringed = ["(1,0) berry 1", *RING[:4]]
    state = play(position(ringed, [{"hand": ["ring"]}, {}]), "patrol ring at (0,1) facing 0")
    around = {hexes.neighbour(hexes.packed(1, 0), side) for side in range(6)}
    assert around <= set(state.table.board.at)


def test_valley_and_encounter_tiles_have_no_orientation() -> None:
    """MI-DECIDE-08: laying one asks for a cell and nothing else."""
    board = ["(1,0) water 1"]
    state = position(board, display=["acorn 1", "water 2"], options={"light": True})
    play(state, "explore acorn 1 at (1,-1)")
    assert state.decision == "lay encounter tile"
    play(state, "at (2,-1)")
    assert (state.decision, state.to_act) == ("turn", BLUE)
    assert all("facing" not in found for found in state.view(0)["board"])


def test_what_new_tiles_may_touch() -> None:
    """MI-DECIDE-09: patrols only will do, but footprints lead beside their valley tile."""
    board = ["(1,0) water 1", "(2,0) Trailseekers ring facing 3"]
    state = position(board, display=["acorn 1", "water 2"], encounters=["Mouse", "Bear"])
    play(state, "use Spyglass, meet an encounter")
    assert "(3,0)" in cells(state)
    play(state, "at (3,-1)", "explore acorn 1 at (3,0)")
    beside = {"(4,-1)", "(4,0)", "(3,1)", "(2,1)"}
    assert cells(state) == beside
    play(state, "at (4,0)")
    assert on_board(state, "Bear")
    assert owner(state, "acorn 1") == RED


def test_legal_cells_are_named_in_reading_order() -> None:
    state = play(new_game(seed=3), "explore stack")
    named = [tuple(map(int, text[4:-1].split(","))) for text in words(state)]
    assert named == sorted(named, key=lambda cell: (cell[1], cell[0]))
