"""Who controls what: MI-CONTROL and the decisions on it, with the worked example."""

from itertools import permutations

from tests.misty.tiny import (
    BLUE,
    MARTA,
    RED,
    captain,
    owner,
    play,
    position,
    random_states,
    strengths,
    tile,
    words,
)
from valewright.misty.control import evaluate

# Water 1 between a red and a blue patrol tile, one explorer each way by default
DUEL = [
    "(1,0) water 1",
    "(2,0) Trailseekers tripod facing 0",  # side 4: one
    "(1,1) Berrygnawers tripod facing 1",  # side 5: one
]


def test_only_valley_and_encounter_tiles_are_controlled() -> None:
    """MI-CONTROL-01: by the same rules."""
    board = ["(1,0) Mouse", "(2,0) Trailseekers ring facing 3", "(2,-1) water 1"]
    state = position(board)
    assert owner(state, "Mouse") == owner(state, "water 1") == RED
    for name in ("start", "Trailseekers ring"):
        assert "owner" not in tile(state, name)


def test_only_the_touching_side_counts() -> None:
    """MI-CONTROL-02, MI-DECIDE-35."""
    for facing in range(6):
        board = ["(1,0) water 1", f"(2,0) Trailseekers spearhead facing {facing}"]
        state = position(board)
        expected = 3 if facing == 4 else 0  # only side 4 of (2,0) touches (1,0)
        assert strengths(state, "water 1") == (expected, 0)
        assert owner(state, "water 1") == (RED if expected else None)


def test_strength_adds_up() -> None:
    """MI-CONTROL-03: all adjacent patrols, markers, walls and the captain."""
    board = [
        "(1,0) water 1, wall 2, captain",
        "(2,0) Trailseekers tripod facing 0, reinforced 4",  # 1 + 2
        "(2,-1) Trailseekers spearhead facing 3, smoke 3",  # 3 cancelled
        "(1,-1) Trailseekers back-to-back facing 2",  # 2
        "(1,1) Trailseekers ring facing 0",  # behind the wall
        "(0,1) Berrygnawers shoulder facing 0",  # 2
    ]
    state = position(board, options={"expansion": True})
    assert strengths(state, "water 1") == (1 + 2 + 2 + 1, 2)


def test_the_stronger_takes_and_a_tie_changes_nothing() -> None:
    """MI-CONTROL-04, MI-DECIDE-37: an unclaimed tile stays unclaimed."""
    assert owner(position(DUEL), "water 1") is None
    held = [f"{DUEL[0]}, banner Berrygnawers", *DUEL[1:]]
    state = position(held, [{"hand": ["spearhead", "tripod"][:1]}, {}])
    assert strengths(state, "water 1") == (1, 1)
    assert owner(state, "water 1") == BLUE
    play(state, "patrol spearhead at (2,-1) facing 0")  # turned away: still a tie
    assert owner(state, "water 1") == BLUE
    state = position(held, [{"hand": ["spearhead"]}, {}])
    play(state, "patrol spearhead at (2,-1) facing 3")
    assert owner(state, "water 1") == RED


def test_control_needs_an_adjacent_explorer_of_ones_own() -> None:
    """MI-CONTROL-06, MI-DECIDE-38."""
    board = ["(1,0) water 1", "(2,0) Trailseekers spearhead facing 0"]
    assert owner(position(board), "water 1") is None
    against = [*board, "(1,1) Berrygnawers tripod facing 1"]
    assert owner(position(against), "water 1") == BLUE


def test_without_any_explorer_the_banner_comes_off() -> None:
    """MI-CONTROL-07: also when the last one is cancelled or turned away."""
    board = ["(1,0) water 1", "(2,0) Trailseekers rearguard facing 4"]
    state = position(board, turn=1)
    assert owner(state, "water 1") == RED
    play(state, "use Smoke Bomb, target Trailseekers rearguard, smoke on 4")
    assert owner(state, "water 1") is None
    state = position(["(1,0) water 1", "(2,0) Berrygnawers rearguard facing 4"])
    assert owner(state, "water 1") == BLUE
    play(state, "use Mislead, target Berrygnawers rearguard, turn right")
    assert owner(state, "water 1") is None
    state = position(board)
    play(state, "use Counterorder, move Trailseekers rearguard to (-1,0) facing 0")
    assert owner(state, "water 1") is None


def test_what_calls_for_a_check() -> None:
    """MI-CONTROL-08, MI-DECIDE-36: a patrol's arrival, also across an empty side or a wall."""
    # Red holds both tiles by a trade; blue has the only explorer beside each.
    board = [
        "(1,0) water 1, banner Trailseekers",
        "(1,1) Berrygnawers tripod facing 1",
        "(-1,0) water 3, wall 4, banner Trailseekers",
        "(-1,1) Berrygnawers ring facing 3",
    ]
    state = position(board, [{"hand": ["spearhead"]}, {}], display=["crystal 1", "berry 2"])
    assert (owner(state, "water 1"), owner(state, "water 3")) == (RED, RED)
    empty = play(state.clone(), "patrol spearhead at (2,0) facing 0")
    assert owner(empty, "water 1") == BLUE  # the side towards it has no explorer
    assert owner(empty, "water 3") == RED
    wall = play(state.clone(), "patrol spearhead at (-2,0) facing 1")
    assert owner(wall, "water 3") == BLUE  # three explorers, but across the wall
    assert owner(wall, "water 1") == RED
    explored = play(state, "explore crystal 1 at (2,0)")
    assert owner(explored, "water 1") == RED  # a valley tile checks only itself


def test_tiles_are_independent() -> None:
    """MI-CONTROL-09: any order of evaluating a batch gives the same."""
    for seed in range(6):
        for k, state in enumerate(random_states(seed)):
            laid = [i for i in range(1, 24) if state.table.board.cell[i] >= 0]
            if k % 9 or len(laid) < 4:
                continue
            results = set()
            for order in permutations(laid[:4]):
                t = state.table.clone()
                for number in order:
                    evaluate(t, number)
                results.add(tuple(t.owner))
            assert len(results) == 1


def test_the_worked_example_of_marta() -> None:
    """MI-CONTROL-10, MI-CONTROL-11."""
    state = position(MARTA, [{}, {"hand": ["fork"]}], turn=1)
    assert (owner(state, "acorn 1"), strengths(state, "acorn 1")) == (RED, (1, 0))
    assert (owner(state, "crystal 1"), strengths(state, "crystal 1")) == (RED, (1, 0))
    assert owner(state, "mushroom 1") is None
    play(state, "patrol fork at (1,-1)")
    play(state, "facing 0")
    assert (owner(state, "crystal 1"), strengths(state, "crystal 1")) == (BLUE, (1, 2))
    assert (owner(state, "mushroom 1"), strengths(state, "mushroom 1")) == (BLUE, (0, 1))
    assert (owner(state, "acorn 1"), strengths(state, "acorn 1")) == (RED, (1, 1))
    assert owner(state, "water 1") is None
    assert owner(state, "Troubadour Cat") is None


def test_banners_never_run_out() -> None:
    """MI-DECIDE-39: one's own supply, then the rival's, then the spare one."""
    names = [f"{kind} {n}" for kind in ("acorn", "mushroom", "crystal", "berry") for n in (1, 2, 3)]
    board = [f"({k + 1},0) {name}, banner Trailseekers" for k, name in enumerate(names)]
    state = position(board)
    assert [p["banners"] for p in state.view(0)["players"]] == [0, 8]
    names += ["water 1", "Troubadour Cat", "Mouse", "Bear", "Hedgehog", "Magpie", "Otter", "Badger"]
    names += ["Owl"]
    board = [f"({k + 1},0) {name}, banner Trailseekers" for k, name in enumerate(names)]
    state = position(board)
    assert [p["banners"] for p in state.view(0)["players"]] == [0, 0]
    assert state.table.spare == 0
    assert all(owner(state, name) == RED for name in names)


def test_a_removed_banner_goes_to_the_tribe_it_stood_for() -> None:
    """MI-DECIDE-40."""
    board = ["(1,0) water 1", "(2,0) Trailseekers rearguard facing 4"]
    state = position(board, turn=1)
    assert [p["banners"] for p in state.view(0)["players"]] == [9, 10]
    play(state, "use Smoke Bomb, target Trailseekers rearguard, smoke on 4")
    assert [p["banners"] for p in state.view(0)["players"]] == [10, 10]


def test_control_is_settled_after_each_step() -> None:
    """MI-DECIDE-41: a captain can go at once to a tile just won."""
    state = position(["(1,0) water 1"], [{"hand": ["ring"]}, {}])
    play(state, "patrol ring at (2,0) facing 0")
    assert "captain to water 1" in words(state)
    play(state, "captain to water 1")
    assert captain(state, RED) == (1, 0)
