"""Turns, Explore, Send patrols: MI-TURN, MI-EXPLORE, MI-PATROL and their decisions."""

from tests.misty.tiny import (
    BLUE,
    RED,
    cells,
    on_board,
    owner,
    play,
    position,
    random_states,
    tile,
    words,
)
from valewright.misty import new_game

PLAIN = ["(1,0) water 1", "(-1,0) water 3"]


def test_a_turn_is_one_main_action_then_the_rival_plays() -> None:
    """MI-TURN-01, MI-TURN-02, MI-TURN-04: as the player likes, explore or send patrols."""
    state = position(PLAIN, [{"hand": ["ring"]}, {}], display=["berry 2", "water 2"])
    offered = words(state)
    assert offered[:4] == ["explore berry 2", "explore water 2", "explore stack", "patrol ring"]
    assert "end turn" not in offered
    sent = play(state.clone(), "patrol ring at (2,0) facing 0")
    assert sent.decision == "special action"
    assert not any(text.startswith(("explore", "patrol")) for text in words(sent))
    assert play(sent, "end turn").to_act == BLUE
    laid = play(state, "explore berry 2 at (2,0)", "end turn")
    assert (laid.to_act, laid.decision) == (BLUE, "turn")


def test_one_special_action_before_or_after_the_main_action() -> None:
    """MI-TURN-03, MI-DECIDE-53: a captain's move or an ability, not both."""
    board = [*PLAIN, "(2,0) Trailseekers ring facing 0"]
    state = position(board, [{"hand": ["fork"]}, {}])
    before = play(state.clone(), "captain to water 1")
    assert before.decision == "turn"
    assert not any(text.startswith(("captain", "use")) for text in words(before))
    play(before, "patrol fork at (3,0) facing 0")
    assert before.to_act == BLUE  # no second special action: the turn is over
    after = play(state, "patrol fork at (3,0) facing 0", "use Counterorder")
    play(after, "move Trailseekers fork to (2,-1) facing 0")
    assert after.to_act == BLUE


def test_no_special_action_in_the_middle_of_the_main_action() -> None:
    """MI-DECIDE-54."""
    seen = 0
    for seed in range(8):
        for state in random_states(seed):
            if state.decision in ("lay valley tile", "lay encounter tile", "lay patrol"):
                assert all(text.startswith("at ") for text in words(state))
                seen += 1
            elif state.decision == "facing":
                assert all(text.startswith("facing ") for text in words(state))
    assert seen


def test_a_player_without_patrols_keeps_exploring() -> None:
    """MI-TURN-05, MI-END-05, MI-DECIDE-34, MI-DECIDE-88: no pass, no horn, the game goes on."""
    state = position(PLAIN, [{"hand": [], "stack": []}, {}])
    offered = words(state)
    assert not any(text.startswith(("patrol", "pass")) for text in offered)
    assert "use Horn of Calling" not in offered
    assert "explore stack" in offered
    play(state, "explore stack")
    assert not state.over


def test_a_game_has_at_most_29_main_actions_before_the_last_turn() -> None:
    """MI-TURN-06."""
    for seed in range(25):
        turns = [s.view(0)["number"] for s in random_states(seed)][-1]
        assert turns <= 30


def test_nobody_passes_while_something_can_be_done() -> None:
    """MI-DECIDE-88."""
    for seed in range(10):
        for state in random_states(seed):
            if state.decision == "turn" and "pass" in words(state):
                view = state.view(0)
                none = view["valley_left"] == 0 and view["display"] == [None, None]
                assert none
                hand = view["players"][state.to_act]["hand_size"]
                assert view["last_turn"] or hand == 0


# Explore


def test_explore_from_the_display_refills_the_gap() -> None:
    """MI-EXPLORE-01, MI-EXPLORE-02, MI-EXPLORE-04: the other tile stays where it is."""
    state = position(PLAIN, display=["berry 2", "water 2"], valley_stack=["berry 3", "acorn 2"])
    assert words(state)[:3] == ["explore berry 2", "explore water 2", "explore stack"]
    play(state, "explore berry 2")
    assert "(2,0)" in cells(state)
    play(state, "at (2,0)")
    assert state.view(0)["display"] == ["berry 3", "water 2"]
    assert state.view(0)["valley_left"] == 1


def test_a_tile_from_the_stack_leaves_no_gap() -> None:
    """MI-EXPLORE-04, MI-DECIDE-18: the top is seen once chosen, by both, and must be laid."""
    state = position(PLAIN, display=["berry 2", "water 2"], valley_stack=["berry 3", "acorn 2"])
    assert "berry 3" not in str(words(state))
    play(state, "explore stack")
    for seat in (RED, BLUE):
        assert state.view(seat)["in_the_air"]["name"] == "berry 3"
    assert all(text.startswith("at ") for text in words(state))
    play(state, "at (2,0)")
    assert state.view(0)["display"] == ["berry 2", "water 2"]
    assert on_board(state, "berry 3")


def test_footprints_bring_the_top_encounter_beside_the_tile() -> None:
    """MI-EXPLORE-03, MI-DECIDE-25: the exploring player sees it, then picks the cell."""
    state = position(PLAIN, display=["acorn 1", "water 2"], encounters=["Owl", "Bear"])
    play(state, "explore acorn 1 at (2,0)")
    assert (state.to_act, state.decision) == (RED, "lay encounter tile")
    assert state.view(BLUE)["in_the_air"]["name"] == "Owl"
    assert cells(state) == {"(3,-1)", "(3,0)", "(2,1)", "(1,1)", "(2,-1)"}
    play(state, "at (3,0)")
    assert tile(state, "Owl")["cell"] == [3, 0]
    assert state.view(0)["encounters_left"] == 1


def test_the_order_of_exploring() -> None:
    """MI-EXPLORE-05, MI-DECIDE-28: tile, token, control, encounter, control, display last."""
    board = [*PLAIN, "(2,0) Trailseekers ring facing 3"]
    state = position(
        board,
        display=["acorn 1", "water 2"],
        valley_stack=["berry 1"],
        encounters=["Owl"],
        tokens=["wall"],
        options={"expansion": True},
    )
    play(state, "explore acorn 1 at (3,0)")
    assert state.decision == "wall"
    assert owner(state, "acorn 1") is None
    play(state, "wall on 1")
    assert state.decision == "lay encounter tile"
    assert owner(state, "acorn 1") == RED
    assert state.view(0)["display"] == [None, "water 2"]
    play(state, "at (3,-1)")
    assert owner(state, "Owl") == RED
    assert state.view(0)["display"] == ["berry 1", "water 2"]


def test_an_empty_valley_stack_leaves_gaps() -> None:
    """MI-DECIDE-19, MI-DECIDE-21: only the display is left, then nothing to explore."""
    state = position(
        PLAIN, [{"hand": ["ring"]}, {}], display=["berry 2", "berry 3"], valley_stack=[]
    )
    assert "explore stack" not in words(state)
    play(state, "explore berry 2 at (2,0)", "end turn")
    assert state.view(0)["display"] == [None, "berry 3"]
    play(state, "explore berry 3 at (3,0)", "end turn")
    assert not any(text.startswith("explore") for text in words(state))


def test_the_display_is_full_while_the_stack_lasts() -> None:
    """MI-DECIDE-20."""
    for seed in range(12):
        for state in random_states(seed):
            if state.decision == "turn" and state.view(0)["valley_left"]:
                assert None not in state.view(0)["display"]


def test_footprints_without_an_encounter_do_nothing() -> None:
    """MI-DECIDE-22."""
    state = position(PLAIN, display=["acorn 1", "water 2"], encounters=[])
    play(state, "explore acorn 1 at (2,0)")
    assert state.decision == "special action"
    assert on_board(state, "acorn 1")


def test_footprints_without_a_cell_leave_the_encounter_face_down() -> None:
    """MI-DECIDE-23, MI-DECIDE-24: and a player may choose such a cell on purpose."""
    # A pocket of two cells, (1,0) and (2,0): after one is filled the other is a hole.
    pocket = [
        "(1,-1) mushroom 2",
        "(2,-1) acorn 3",
        "(3,-1) acorn 2",
        "(3,0) mushroom 1",
        "(2,1) mushroom 3",
        "(1,1) water 1",
        "(0,1) crystal 1",
    ]
    state = position(pocket, display=["acorn 1", "water 2"], encounters=["Owl", "Bear"])
    play(state, "explore acorn 1")
    assert "(1,0)" in cells(state)
    play(state, "at (1,0)")
    assert state.decision == "special action"
    assert state.view(0)["encounters_left"] == 2
    assert state.view(0)["unseen"]["encounters"] == ["Bear", "Owl"]


def test_a_new_tile_is_evaluated_at_once_and_no_other() -> None:
    """MI-DECIDE-26, MI-DECIDE-27: a traded tile beside it keeps its banner."""
    board = [
        "(1,0) water 1, banner Berrygnawers",  # as if traded: only red explorers beside it
        "(2,0) Trailseekers ring facing 3",
        "(-1,0) water 3",
    ]
    state = position(board, display=["berry 2", "water 2"])
    play(state, "explore berry 2 at (2,-1)")
    assert owner(state, "berry 2") == RED
    assert owner(state, "water 1") == BLUE


# Send patrols


def test_send_patrols() -> None:
    """MI-PATROL-01, MI-PATROL-02, MI-PATROL-03: any rotation, neighbours evaluated, one drawn."""
    state = position(PLAIN, [{"hand": ["arrow", "ring", "fork"], "stack": ["tripod"]}, {}])
    play(state, "patrol fork")
    assert "(2,0)" in cells(state)
    play(state, "at (2,0)")
    assert words(state) == [f"facing {k}" for k in range(6)]
    play(state, "facing 4")
    assert tile(state, "Trailseekers fork")["explorers"] == [1, 0, 1, 0, 2, 0]
    assert owner(state, "water 1") == RED
    hand = [found["shape"] for found in state.view(RED)["me"]["hand"]]
    assert hand == ["arrow", "tripod", "ring"]


def test_a_patrol_need_not_touch_a_tile_to_control() -> None:
    """MI-PATROL-04."""
    board = ["(1,0) water 1", "(-1,0) Trailseekers ring facing 0"]
    state = play(position(board, [{"hand": ["fork"]}, {}]), "patrol fork at (-2,0) facing 0")
    assert tile(state, "Trailseekers fork")["cell"] == [-2, 0]


def test_explorers_facing_patrols_or_the_start_do_nothing() -> None:
    """MI-DECIDE-30, MI-DECIDE-31: they cancel nothing and claim nothing."""
    board = [
        "(1,0) water 1",
        "(2,0) Trailseekers rearguard facing 4",  # three towards the water tile
        "(-1,0) Berrygnawers spearhead facing 1",  # three towards the starting tile
    ]
    state = position(board, [{}, {"hand": ["arrow"]}], turn=1)
    assert "owner" not in tile(state, "start")
    play(state, "patrol arrow at (3,0) facing 4")  # three towards the red patrol tile
    assert owner(state, "water 1") == RED
    assert state.scores()[RED] == 2 + 5 * 2


def test_an_empty_patrol_stack_shrinks_the_hand() -> None:
    """MI-DECIDE-32."""
    state = position(PLAIN, [{"hand": ["arrow", "ring", "fork"], "stack": []}, {}])
    play(state, "patrol fork at (2,0) facing 0")
    assert len(state.view(RED)["me"]["hand"]) == 2


def test_the_draw_cannot_be_declined() -> None:
    """MI-DECIDE-33: it follows at once, with no decision in between."""
    for seed in range(5):
        for state in random_states(seed, light=True):
            if state.decision == "turn":
                shown = state.view(0)["players"][state.to_act]
                assert shown["hand_size"] == min(3, shown["hand_size"] + shown["stack_size"])


def test_a_phrase_reads_several_decisions() -> None:
    state = new_game(seed=2, light=True)
    shape = state.view(state.to_act)["me"]["hand"][0]["shape"]
    moves = state.phrase(f"patrol {shape} at (1,-1) facing 3")
    assert len(moves) == 3
    for move in moves:
        state.play(move)
    assert any(t["cell"] == [1, -1] and t["facing"] == 3 for t in state.view(0)["board"])
