"""Captains: MI-CAPTAIN and the decisions on them."""

from tests.misty.tiny import (
    BLUE,
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
from valewright.misty import new_game

HOME = (0, 0)
# Red holds water 1 and the Mouse, far apart
FAR = [
    "(1,0) water 1",
    "(2,0) Trailseekers rearguard facing 4",
    "(-1,0) water 3",
    "(-2,0) water 2",
    "(-3,0) Mouse",
    "(-4,0) Trailseekers tripod facing 1",
    "(-3,1) Berrygnawers shoulder facing 1",  # turned away
]


def test_the_captain_goes_to_any_tile_of_its_tribe() -> None:
    """MI-CAPTAIN-02, MI-DECIDE-44: however far, from home or from another tile."""
    state = position(FAR)
    offered = [text for text in words(state) if text.startswith("captain")]
    assert offered == ["captain to water 1", "captain to Mouse"]
    play(state, "captain to Mouse")
    assert captain(state, RED) == (-3, 0)
    moved = position([*FAR[:4], f"{FAR[4]}, captain", *FAR[5:]])
    play(moved, "captain to water 1")
    assert captain(moved, RED) == (1, 0)


def test_the_captain_adds_one() -> None:
    """MI-CAPTAIN-03."""
    state = position(FAR)
    assert strengths(state, "Mouse") == (1, 0)
    play(state, "captain to Mouse")
    assert strengths(state, "Mouse") == (2, 0)


def test_the_captain_goes_home_when_the_rival_takes_its_tile() -> None:
    """MI-CAPTAIN-04, MI-DECIDE-49: free of charge, and it may go out again later."""
    board = ["(1,0) water 1, captain", "(2,0) Trailseekers tripod facing 0", "(-1,0) water 3"]
    hands = [{}, {"hand": ["spearhead"]}]
    state = position(board, hands, turn=1, display=["crystal 1", "berry 2"])
    play(state, "patrol spearhead at (1,1) facing 5")
    assert owner(state, "water 1") == BLUE
    assert captain(state, RED) == HOME
    play(state, "end turn")
    assert not state.view(0)["special_done"]
    play(state, "explore crystal 1 at (3,-1)")
    assert owner(state, "crystal 1") == RED
    assert "captain to crystal 1" in words(state)


def test_the_captain_goes_home_when_its_tile_moves() -> None:
    """MI-CAPTAIN-05, MI-DECIDE-51: home first, so the +1 is gone when the tile is evaluated."""
    board = [
        "(1,0) water 1",
        "(2,0) Trailseekers tripod facing 0",
        "(2,-1) Berrygnawers back-to-back facing 1",
        "(-1,0) water 3, captain",
        "(-1,1) Trailseekers fork facing 3",
    ]
    state = position(board, turn=1)
    assert captain(state, RED) == (-1, 0)
    play(state, "use Magic Scroll, move water 3")
    assert captain(state, RED) == HOME
    play(state, "to (3,-1)")
    assert strengths(state, "water 3") == (1, 2)  # with the captain it would be a tie
    assert owner(state, "water 3") == BLUE
    assert captain(state, RED) == HOME


def test_a_captain_abroad_stands_on_a_tile_of_its_tribe() -> None:
    """MI-CAPTAIN-06."""
    away = 0
    for seed in range(25):
        for state in random_states(seed):
            t = state.table
            for seat in (RED, BLUE):
                if t.players[seat].captain:
                    assert t.owner[t.players[seat].captain] == seat
                    away += 1
    assert away


def test_a_captain_at_home_does_nothing() -> None:
    """MI-DECIDE-42, MI-DECIDE-31."""
    state = new_game(seed=1)
    assert "strengths" not in tile(state, "start")
    assert all(t["strengths"] == [0, 0] for t in state.view(0)["board"] if t["kind"] != "start")


def test_a_captain_cannot_hold_a_tile_alone() -> None:
    """MI-DECIDE-43, MI-DECIDE-48: its +1 needs an explorer; without a banner it goes home."""
    board = ["(1,0) water 1, captain", "(2,0) Trailseekers rearguard facing 4"]
    state = position(board, turn=1)
    assert strengths(state, "water 1") == (4, 0)
    play(state, "use Smoke Bomb, target Trailseekers rearguard, smoke on 4")
    assert strengths(state, "water 1") == (0, 0)
    assert owner(state, "water 1") is None
    assert captain(state, RED) == HOME


def test_the_tile_a_captain_leaves_is_evaluated() -> None:
    """MI-DECIDE-45: at once, without the +1."""
    board = [
        "(1,0) water 1, banner Trailseekers, captain",  # 1 + 1 against 2: held by the captain
        "(2,0) Trailseekers tripod facing 0",
        "(1,1) Berrygnawers back-to-back facing 2",
        "(3,0) Mouse",
        "(3,-1) Trailseekers ring facing 0",
    ]
    state = position(board)
    assert strengths(state, "water 1") == (2, 2)
    play(state, "captain to Mouse")
    assert owner(state, "water 1") == BLUE


def test_the_tile_a_captain_enters_is_not_evaluated() -> None:
    """MI-DECIDE-46: a traded tile is not lost by defending it."""
    board = [
        "(1,0) water 1, banner Trailseekers",
        "(1,1) Berrygnawers tripod facing 1",
        "(-1,0) water 3",
    ]
    state = play(position(board), "captain to water 1")
    assert owner(state, "water 1") == RED
    assert strengths(state, "water 1") == (0, 1)


def test_a_captain_neither_stays_nor_walks_home() -> None:
    """MI-DECIDE-47."""
    state = position([*FAR[:4], f"{FAR[4]}, captain", *FAR[5:]])
    offered = [text for text in words(state) if text.startswith("captain")]
    assert offered == ["captain to water 1"]


def test_a_tie_with_the_captain_changes_nothing() -> None:
    """MI-DECIDE-50."""
    board = ["(1,0) water 1, captain", "(2,0) Trailseekers tripod facing 0", "(-1,0) water 3"]
    state = position(board, [{}, {"hand": ["back-to-back"]}], turn=1)
    play(state, "patrol back-to-back at (1,1) facing 2")
    assert strengths(state, "water 1") == (2, 2)
    assert owner(state, "water 1") == RED
    assert captain(state, RED) == (1, 0)


def test_a_captain_protects_its_tile_from_no_ability() -> None:
    """MI-DECIDE-52."""
    board = [
        "(1,0) water 1, captain",
        "(2,0) Trailseekers tripod facing 0",
        "(-1,0) water 3",
        "(-2,0) Berrygnawers tripod facing 1",
        "(1,-1) crystal 2",
        "(2,-1) crystal 3",
    ]
    scroll = play(position(board, turn=1), "use Magic Scroll")
    assert "move water 1" in words(scroll)
    trade = play(position(board, turn=1), "use Diplomacy, give water 3")
    assert "take water 1" in words(trade)
