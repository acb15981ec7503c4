"""The eight abilities: MI-SPECIAL, MI-ABILITY and the decisions on them."""

import pytest

from tests.misty.tiny import (
    BLUE,
    MARTA,
    RED,
    RING,
    captain,
    cells,
    on_board,
    owner,
    play,
    position,
    random_states,
    strengths,
    tile,
    unused,
    words,
)
from valewright.misty import State
from valewright.misty.board import is_connected

PLAIN = ["(1,0) water 1", "(-1,0) water 3"]
GUARDED = ["(1,0) water 1", "(2,0) Trailseekers rearguard facing 4", "(-1,0) water 3"]


def uses(state: State) -> list[str]:
    return [text.removeprefix("use ") for text in words(state) if text.startswith("use ")]


# Special actions in general


@pytest.mark.parametrize(
    ("seat", "name", "phrase"),
    [
        (RED, "Spyglass", "meet an encounter at (3,0)"),
        (BLUE, "Smoke Bomb", "target Trailseekers rearguard, smoke on 4"),
        (RED, "Mislead", "target Berrygnawers rearguard, turn left"),
        (BLUE, "Magic Scroll", "move water 3 to (0,1)"),
        (RED, "Horn of Calling", "patrol ring at (3,0) facing 1"),
        (RED, "Counterorder", "move Trailseekers rearguard to (0,1) facing 1"),
    ],
)
def test_a_marker_works_once(seat: int, name: str, phrase: str) -> None:
    """MI-SPECIAL-01, MI-SPECIAL-02, MI-ABILITY-SPYGLASS-02, MI-ABILITY-HORN-OF-CALLING-03."""
    board = [*GUARDED, "(2,-1) Berrygnawers rearguard facing 1"]
    hands = [{"hand": ["ring", "fork"]}, {"hand": ["ring", "fork"]}]
    state = position(board, hands, turn=seat)
    assert name in uses(state)
    assert name in unused(state, seat)
    play(state, f"use {name}", phrase)
    assert name not in unused(state, seat)
    assert len(unused(state, seat)) == 4
    for turns in ("explore stack",) * 2:
        play(state, turns)
        while state.decision != "turn":
            state.play(state.legal_moves()[0])
    assert state.to_act == seat
    assert name not in uses(state)


def test_no_ability_moves_a_surrounded_tile() -> None:
    """MI-SPECIAL-03, MI-DECIDE-04."""
    around = [line for line in RING if not line.startswith("(1,1)")]
    full = [*RING, "(1,0) Trailseekers fork facing 0", "(3,0) Trailseekers ring facing 0"]
    state = play(position(full), "use Counterorder")
    assert words(state) == ["move Trailseekers ring"]
    open_side = [*around, "(1,0) Trailseekers fork facing 0", "(3,0) Trailseekers ring facing 0"]
    state = play(position(open_side), "use Counterorder")
    assert "move Trailseekers fork" in words(state)
    middle = [*RING, "(1,0) berry 1"]
    state = play(position(middle, turn=1), "use Magic Scroll")
    assert "move berry 1" not in words(state)
    assert "move acorn 2" in words(state)


def test_no_ability_cuts_the_board() -> None:
    """MI-SPECIAL-04, MI-DECIDE-60: a link may move only to where it links again."""
    # start - fork - acorn 1, and a second way round that is one cell short at (1,-1)
    board = ["(1,0) Trailseekers fork facing 0", "(2,-1) acorn 1", "(0,-1) acorn 2"]
    state = position(board)
    play(state, "use Counterorder, move Trailseekers fork")
    assert cells(state) == {"(1,-1)"}
    play(state, "to (1,-1) facing 0")
    assert is_connected(state.table.board)
    line = ["(1,0) Trailseekers fork facing 0", "(2,0) acorn 1"]
    assert "Counterorder" not in uses(position(line))  # no cell would link them again
    for seed in range(12):
        for random_state in random_states(seed):
            lifted = random_state.view(0)["in_the_air"]
            assert lifted is not None or is_connected(random_state.table.board)


def test_markers_on_a_patrol_stay_and_go_with_it() -> None:
    """MI-SPECIAL-05, MI-DECIDE-68, MI-DECIDE-69: they belong to the printed side."""
    board = [
        "(1,0) water 1",
        "(2,0) Trailseekers ring facing 0, smoke 1, reinforced 4",
        "(-1,0) water 3",
    ]
    state = position(board)
    assert tile(state, "Trailseekers ring")["explorers"] == [1, 0, 1, 1, 3, 0]
    moved = play(state, "use Counterorder, move Trailseekers ring to (2,-1) facing 2")
    assert tile(moved, "Trailseekers ring")["explorers"] == [3, 0, 1, 0, 1, 1]
    blue = [line.replace("Trailseekers", "Berrygnawers") for line in board]
    turned = play(position(blue), "use Mislead, target Berrygnawers ring, turn right")
    found = tile(turned, "Berrygnawers ring")
    assert found["explorers"] == [0, 1, 0, 1, 1, 3]
    assert (found["smoke"], found["reinforced"]) == ([2], [5])


def test_an_ability_needs_a_target() -> None:
    """MI-DECIDE-55, MI-DECIDE-67."""
    bare = position(PLAIN, [{"hand": [], "stack": []}, {}], encounters=[])
    assert uses(bare) == ["Spyglass"]
    blue = position(PLAIN, [{}, {"hand": []}], turn=1)
    assert uses(blue) == ["Magic Scroll"]
    none = position(PLAIN, display=[], valley_stack=[], encounters=[])
    assert "Spyglass" not in uses(none)
    only = play(position(PLAIN, display=[], valley_stack=[], encounters=["Owl"]), "use Spyglass")
    assert words(only) == ["meet an encounter"]
    other = play(position(PLAIN, encounters=[]), "use Spyglass")
    assert all(text.startswith("explore") for text in words(other))


def test_an_ability_may_be_used_in_vain() -> None:
    """MI-DECIDE-56, MI-DECIDE-71: smoke on an empty side that faces an empty cell."""
    state = position(GUARDED, turn=1)
    play(state, "use Smoke Bomb, target Trailseekers rearguard, smoke on 2")
    assert owner(state, "water 1") == RED
    assert "Smoke Bomb" not in unused(state, BLUE)


def test_a_move_goes_to_another_cell() -> None:
    """MI-DECIDE-58, MI-DECIDE-59: tested on the board without the moved tile."""
    board = ["(1,0) water 1", "(2,0) Trailseekers ring facing 0"]
    state = play(position(board), "use Counterorder, move Trailseekers ring")
    assert "(2,0)" not in cells(state)
    assert "(3,0)" not in cells(state)  # it touched only the moved tile
    assert "(2,-1)" in cells(state)  # the vacated cell counts as empty
    # (1,0) is a hole only because of the fork at (1,1)
    ring = ["(1,1) Trailseekers fork facing 0", *[x for x in RING if not x.startswith("(1,1)")]]
    state = play(position(ring), "use Counterorder, move Trailseekers fork")
    assert "(1,0)" in cells(state)


def test_a_moved_tile_may_be_turned() -> None:
    """MI-DECIDE-61, MI-DECIDE-101: patrols at will, a wall to any side, even a neighbour."""
    state = play(position(GUARDED), "use Counterorder, move Trailseekers rearguard to (2,-1)")
    assert words(state) == [f"facing {k}" for k in range(6)]
    board = ["(1,0) water 1", "(2,0) Trailseekers ring facing 0", "(-1,0) water 3, wall 4, flower"]
    state = position(board, options={"expansion": True}, turn=1)
    play(state, "use Magic Scroll, move water 3 to (2,1)")
    assert words(state) == [f"wall on {k}" for k in range(6)]
    walled = play(state.clone(), "wall on 5")  # towards the ring at (2,0)
    assert owner(walled, "water 3") is None
    free = play(state, "wall on 2")
    assert owner(free, "water 3") == RED


def test_the_starting_tile_never_moves() -> None:
    """MI-DECIDE-62."""
    for seed in range(15):
        for state in random_states(seed):
            assert tile(state, "start")["cell"] == [0, 0]
            if state.decision in ("magic scroll", "counterorder"):
                assert "move start" not in words(state)


def test_used_markers_are_public() -> None:
    """MI-DECIDE-63."""
    state = play(position(GUARDED), "use Spyglass")
    for seat in (RED, BLUE):
        shown = state.view(seat)["players"][RED]["abilities"]
        assert [a["name"] for a in shown if a["used"]] == ["Spyglass"]


# Spyglass


def test_spyglass_brings_a_valley_tile_with_all_its_steps() -> None:
    """MI-ABILITY-SPYGLASS-01, MI-DECIDE-65: source, footprints, refill; the main action is due."""
    state = position(
        PLAIN,
        display=["acorn 1", "berry 2"],
        valley_stack=["berry 3", "berry 1"],
        encounters=["Owl"],
    )
    play(state, "use Spyglass")
    assert words(state)[:3] == ["explore acorn 1", "explore berry 2", "explore stack"]
    play(state, "explore acorn 1 at (2,0)", "at (3,0)")
    assert on_board(state, "Owl")
    assert state.view(0)["display"] == ["berry 3", "berry 2"]
    assert (state.to_act, state.decision) == (RED, "turn")
    assert not state.view(0)["main_done"]


def test_spyglass_goes_with_either_main_action_before_or_after() -> None:
    """MI-DECIDE-64."""
    state = position(PLAIN, [{"hand": ["ring"]}, {}], display=["berry 3", "berry 2"])
    for main in ("patrol ring at (2,0) facing 0", "explore berry 2 at (2,0)"):
        before = play(state.clone(), "use Spyglass, explore berry 3 at (-2,0)", main)
        after = play(state.clone(), main, "use Spyglass, explore berry 3 at (-2,0)")
        assert before.to_act == after.to_act == BLUE
        assert on_board(before, "berry 3")
        assert on_board(after, "berry 3")


def test_spyglass_brings_an_encounter_tile_anywhere() -> None:
    """MI-DECIDE-66: the top of the pile, chosen unseen, beside any tile."""
    state = position(GUARDED, encounters=["Owl", "Bear"])
    play(state, "use Spyglass")
    assert "Owl" not in str(words(state))
    play(state, "meet an encounter")
    assert state.view(BLUE)["in_the_air"]["name"] == "Owl"
    assert {"(3,0)", "(-2,0)", "(0,1)"} <= cells(state)
    play(state, "at (3,0)")
    assert (owner(state, "Owl"), state.view(0)["encounters_left"]) == (RED, 1)


# Smoke Bomb


def test_smoke_bomb() -> None:
    """MI-ABILITY-SMOKE-BOMB-01, MI-ABILITY-SMOKE-BOMB-02, MI-ABILITY-SMOKE-BOMB-03."""
    board = [*GUARDED, "(1,1) Berrygnawers tripod facing 1"]
    state = position(board, turn=1)
    assert strengths(state, "water 1") == (3, 1)
    play(state, "use Smoke Bomb")
    assert words(state) == ["target Trailseekers rearguard"]
    play(state, "target Trailseekers rearguard")
    assert words(state) == [f"smoke on {k}" for k in range(6)]
    play(state, "smoke on 4")
    assert strengths(state, "water 1") == (0, 1)
    assert owner(state, "water 1") == BLUE
    assert tile(state, "Trailseekers rearguard")["smoke"] == [4]


def test_smoke_cancels_reinforcements_too() -> None:
    """MI-DECIDE-70."""
    board = ["(1,0) water 1", "(2,0) Trailseekers rearguard facing 4, reinforced 4"]
    state = position(board, turn=1)
    assert strengths(state, "water 1") == (5, 0)
    play(state, "use Smoke Bomb, target Trailseekers rearguard, smoke on 4")
    assert strengths(state, "water 1") == (0, 0)


# Mislead


def test_mislead() -> None:
    """MI-ABILITY-MISLEAD-01, MI-ABILITY-MISLEAD-02, MI-DECIDE-74: right is clockwise."""
    guarded = [line.replace("Trailseekers", "Berrygnawers") for line in GUARDED]
    state = play(position(guarded), "use Mislead")
    assert words(state) == ["target Berrygnawers rearguard"]
    play(state, "target Berrygnawers rearguard")
    assert words(state) == ["turn right", "turn left"]
    right = play(state.clone(), "turn right")
    assert tile(right, "Berrygnawers rearguard")["facing"] == 5
    assert owner(right, "water 1") is None
    left = play(state, "turn left")
    assert tile(left, "Berrygnawers rearguard")["facing"] == 3
    assert "Mislead" not in unused(left, RED)


def test_mislead_turns_a_surrounded_patrol() -> None:
    """MI-DECIDE-73."""
    state = position([*RING, "(1,0) Berrygnawers spearhead facing 1"])
    assert owner(state, "acorn 2") == BLUE
    play(state, "use Mislead, target Berrygnawers spearhead, turn right")
    assert owner(state, "acorn 2") is None
    assert owner(state, "acorn 3") == BLUE


# Reinforcements


def test_reinforcements() -> None:
    """MI-ABILITY-REINFORCEMENTS-01, MI-ABILITY-REINFORCEMENTS-02, MI-ABILITY-REINFORCEMENTS-03."""
    board = ["(1,0) water 1", "(1,1) Berrygnawers shoulder facing 5", "(-1,0) water 3"]
    state = position(board, [{"hand": ["fork"]}, {}])
    assert owner(state, "water 1") == BLUE
    play(state, "patrol fork at (2,0) facing 0")
    assert (strengths(state, "water 1"), owner(state, "water 1")) == ((1, 2), BLUE)
    play(state, "use Reinforcements")
    assert words(state) == ["reinforce 0", "reinforce 2", "reinforce 4"]
    play(state, "reinforce 4")
    assert (strengths(state, "water 1"), owner(state, "water 1")) == ((3, 2), RED)
    assert tile(state, "Trailseekers fork")["reinforced"] == [4]
    assert state.to_act == BLUE


def test_reinforcements_follow_the_send_patrols_of_the_same_turn() -> None:
    """MI-ABILITY-REINFORCEMENTS-04."""
    board = [*PLAIN, "(2,0) Trailseekers ring facing 0"]
    state = position(board, [{"hand": ["fork", "arrow"]}, {}], display=["berry 3", "berry 2"])
    assert "Reinforcements" not in uses(state)
    explored = play(state.clone(), "explore berry 3 at (3,0)")
    assert "Reinforcements" not in uses(explored)
    horn = play(state.clone(), "use Horn of Calling, patrol fork at (3,0) facing 0")
    assert uses(horn) == []
    play(horn, "explore berry 3 at (4,0)")
    assert horn.to_act == BLUE
    sent = play(state, "patrol fork at (3,0) facing 0")
    assert "Reinforcements" in uses(sent)


def test_reinforcements_on_a_side_that_counts_for_nothing_yet() -> None:
    """MI-DECIDE-72: it faces an empty cell, a patrol tile or a wall."""
    board = [
        "(1,0) water 1, wall 1",
        "(-1,0) water 3",
        "(3,0) Berrygnawers ring facing 0",
        "(3,-1) Owl",
    ]
    linked = [*board, "(2,-1) Mouse"]
    state = position(linked, [{"hand": ["ring"]}, {}], options={"expansion": True})
    play(state, "patrol ring at (2,0) facing 0", "use Reinforcements")
    assert words(state) == [f"reinforce {k}" for k in range(5)]  # wall, patrol, empty cells
    walled = play(state.clone(), "reinforce 4")
    assert owner(walled, "water 1") is None
    assert tile(play(state, "reinforce 2"), "Trailseekers ring")["explorers"][2] == 3


# Magic Scroll


def test_magic_scroll() -> None:
    """MI-ABILITY-MAGIC-SCROLL-01, MI-ABILITY-MAGIC-SCROLL-02, MI-ABILITY-MAGIC-SCROLL-03."""
    board = [
        "(1,0) water 1",
        "(1,-1) Owl",
        "(2,-1) Berrygnawers ring facing 3",
        "(0,1) berry 1",
        "(0,2) Trailseekers ring facing 0",
        "(1,1) Trailseekers fork facing 0",
    ]
    state = position(board, turn=1)
    play(state, "use Magic Scroll")
    offered = words(state)
    assert {"move water 1", "move Owl", "move berry 1"} == set(offered)  # whoever controls them
    assert owner(state, "berry 1") == RED
    play(state, "move berry 1")
    assert "(0,1)" not in cells(state)
    play(state, "to (3,-1)")
    assert owner(state, "berry 1") == BLUE  # evaluated in its new cell
    assert "Magic Scroll" not in unused(state, BLUE)
    assert is_connected(state.table.board)


def test_what_travels_with_a_moved_tile() -> None:
    """MI-DECIDE-75, MI-EXPANSION-07: banner and token; nothing is triggered again."""
    board = [
        "(1,0) acorn 1, flower, banner Trailseekers",  # footprints
        "(2,0) Trailseekers tripod facing 0",
        "(1,-1) Berrygnawers tripod facing 0",
        "(2,-1) crystal 1",
        "(-1,0) water 3",
        "(-1,1) Trailseekers ring facing 0",
        "(-2,1) Berrygnawers ring facing 0",
    ]
    state = position(board, options={"expansion": True}, turn=1)
    before = state.view(0)
    tie = play(state.clone(), "use Magic Scroll, move acorn 1 to (-2,2)")
    assert strengths(tie, "acorn 1") == (1, 1)
    assert owner(tie, "acorn 1") == RED
    assert tile(tie, "acorn 1")["flower"]
    assert tie.decision == "turn"
    after = tie.view(0)
    assert after["encounters_left"] == before["encounters_left"]
    assert after["tokens_left"] == before["tokens_left"]
    alone = play(state, "use Magic Scroll, move acorn 1 to (-1,-1)")
    assert strengths(alone, "acorn 1") == (0, 0)
    assert owner(alone, "acorn 1") is None


# Horn of Calling


def test_horn_of_calling() -> None:
    """MI-ABILITY-HORN-OF-CALLING-01, MI-ABILITY-HORN-OF-CALLING-02: as Send patrols, one more."""
    state = position(PLAIN, [{"hand": ["fork", "ring"], "stack": ["arrow", "tripod"]}, {}])
    play(state, "use Horn of Calling")
    assert words(state) == ["patrol fork", "patrol ring"]
    play(state, "patrol fork at (2,0)")
    assert words(state) == [f"facing {k}" for k in range(6)]
    play(state, "facing 4")
    assert owner(state, "water 1") == RED
    shapes = [found["shape"] for found in state.view(RED)["me"]["hand"]]
    assert shapes == ["arrow", "ring"]
    play(state, "patrol arrow at (3,0) facing 0")  # the main action was still due
    assert state.to_act == BLUE


# Counterorder


def test_counterorder_checks_the_tiles_left_and_the_tiles_reached() -> None:
    """MI-ABILITY-COUNTERORDER-01, MI-ABILITY-COUNTERORDER-02, MI-ABILITY-COUNTERORDER-03."""
    board = [*GUARDED, "(1,1) Berrygnawers tripod facing 1"]
    state = position(board)
    assert (owner(state, "water 1"), owner(state, "water 3")) == (RED, None)
    play(state, "use Counterorder")
    assert words(state) == ["move Trailseekers rearguard"]  # one's own patrols only
    play(state, "move Trailseekers rearguard")
    assert owner(state, "water 1") == RED  # nothing is evaluated while it is in the air
    assert "(3,0)" not in cells(state)
    play(state, "to (-2,0) facing 1")
    assert (owner(state, "water 1"), owner(state, "water 3")) == (BLUE, RED)
    assert "Counterorder" not in unused(state, RED)


def test_the_worked_example_of_linus() -> None:
    """MI-ABILITY-COUNTERORDER-04, MI-ABILITY-COUNTERORDER-05."""
    hands = [{"hand": ["fork", "ring"]}, {"hand": ["fork"]}]
    state = position(MARTA, hands, turn=1, display=["berry 2", "berry 3"])
    play(state, "patrol fork at (1,-1) facing 0", "end turn")
    play(state, "patrol fork at (3,-3) facing 1", "end turn")
    assert (strengths(state, "crystal 1"), owner(state, "crystal 1")) == ((2, 2), BLUE)
    play(state, "explore berry 2 at (-2,0)", "end turn")
    play(state, "use Counterorder, move Trailseekers fork to (-1,1) facing 1")
    assert (strengths(state, "crystal 1"), owner(state, "crystal 1")) == ((1, 2), BLUE)
    assert (strengths(state, "Troubadour Cat"), owner(state, "Troubadour Cat")) == ((2, 0), RED)
    assert (strengths(state, "water 1"), owner(state, "water 1")) == ((1, 0), RED)
    assert (state.to_act, state.decision) == (RED, "turn")
    assert "patrol ring" in words(state)


def test_counterorder_on_the_patrol_of_this_turn() -> None:
    """MI-DECIDE-76."""
    state = position(PLAIN, [{"hand": ["fork"]}, {}])
    play(state, "patrol fork at (2,0) facing 4", "use Counterorder, move Trailseekers fork")
    play(state, "to (-2,0) facing 1")
    assert (owner(state, "water 1"), owner(state, "water 3")) == (None, RED)
    assert state.to_act == BLUE  # the moved tile is not "played this turn" for anything


# Diplomacy

TRADE = [
    "(1,0) water 1",  # red 3
    "(2,0) Trailseekers rearguard facing 4",
    "(-1,0) Mouse",  # blue 2
    "(-2,0) Berrygnawers back-to-back facing 1",
]


def test_diplomacy_trades_two_controllers_whatever_the_explorers() -> None:
    """MI-ABILITY-DIPLOMACY-01, MI-ABILITY-DIPLOMACY-03, MI-DECIDE-77, MI-DECIDE-80."""
    state = position(TRADE, turn=1)
    before = [p["banners"] for p in state.view(0)["players"]]
    play(state, "use Diplomacy")
    assert words(state) == ["give Mouse"]
    play(state, "give Mouse")
    assert words(state) == ["take water 1"]
    play(state, "take water 1")
    assert (owner(state, "water 1"), owner(state, "Mouse")) == (BLUE, RED)
    assert [p["banners"] for p in state.view(0)["players"]] == before
    assert "Diplomacy" not in unused(state, BLUE)
    play(state, "explore stack at (0,1)")
    while state.to_act == BLUE:
        state.play(state.legal_moves()[0])
    assert (owner(state, "water 1"), owner(state, "Mouse")) == (BLUE, RED)


def test_traded_tiles_change_hands_at_their_next_evaluation() -> None:
    """MI-ABILITY-DIPLOMACY-02, MI-DECIDE-78: a patrol laid, moved, turned or marked beside them."""
    traded = ["(1,0) water 1, banner Berrygnawers", TRADE[1], "(-1,0) Mouse, banner Trailseekers"]
    board = [*traded, TRADE[3], "(1,-1) Trailseekers ring facing 5", "(0,1) crystal 1"]
    hands = [{"hand": ["tripod"]}, {"hand": ["tripod"]}]
    laid = play(position(board, hands), "patrol tripod at (1,1) facing 0")
    assert owner(laid, "water 1") == RED
    turned = position(board, hands)
    play(turned, "use Mislead, target Berrygnawers back-to-back, turn left")
    assert owner(turned, "Mouse") is None  # nobody faces it any more
    marked = position(board, hands, turn=1)
    play(marked, "use Smoke Bomb, target Trailseekers ring, smoke on 0")
    assert owner(marked, "water 1") == RED
    left = play(
        position(board, hands), "use Counterorder, move Trailseekers ring to (-1,1) facing 0"
    )
    assert owner(left, "water 1") == RED  # moved from it
    assert owner(left, "Mouse") == BLUE  # moved to it
    scrolled = position(board, hands, turn=1)
    play(scrolled, "use Magic Scroll, move water 1 to (2,-1)")
    assert owner(scrolled, "water 1") == RED


def test_a_captain_leaving_evaluates_a_traded_tile() -> None:
    """MI-DECIDE-78."""
    board = [
        "(1,0) water 1, banner Berrygnawers, captain",
        TRADE[1],
        "(-1,0) Mouse",
        TRADE[3],
    ]
    state = play(position(board, turn=1), "captain to Mouse")
    assert owner(state, "water 1") == RED


def test_diplomacy_sends_captains_home() -> None:
    """MI-DECIDE-79."""
    board = [f"{TRADE[0]}, captain", TRADE[1], f"{TRADE[2]}, captain", TRADE[3]]
    state = play(position(board, turn=1), "use Diplomacy, give Mouse, take water 1")
    assert captain(state, RED) == captain(state, BLUE) == (0, 0)
    assert (owner(state, "water 1"), owner(state, "Mouse")) == (BLUE, RED)
