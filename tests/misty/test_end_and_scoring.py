"""The last turn, points, ties, the lighter game: MI-END, MI-SCORE, MI-TIE, MI-LIGHT."""

from typing import Any

from tests.misty.tiny import (
    BLUE,
    RED,
    captain,
    owner,
    play,
    position,
    random_states,
    words,
)
from valewright.misty import State, new_game

PLAIN = ["(1,0) water 1", "(-1,0) water 3"]
ALL = {
    0: ["reinforcements", "horn-of-calling", "counterorder", "spyglass", "mislead"],
    1: ["reinforcements", "horn-of-calling", "smoke-bomb", "diplomacy", "magic-scroll"],
}


def last_tile(hands: list[dict[str, Any]], board: list[str] | None = None) -> State:
    """Red to play with one valley tile left."""
    return position(board or PLAIN, hands, display=["berry 2"], valley_stack=[])


def held(*names: str, tribe: str = "Trailseekers") -> list[str]:
    """A row of tiles with banners on them."""
    return [f"({k + 1},0) {name}, banner {tribe}" for k, name in enumerate(names)]


def finished(board: list[str], red: dict[str, Any], blue: dict[str, Any], **table: Any) -> State:
    """The board as it is scored: red passes the last turn."""
    state = position(board, [red, blue], display=[], valley_stack=[], last_turn=True, **table)
    while not state.over:
        play(state, "pass" if state.decision == "turn" else "end turn")
    return state


# The last turn


def test_the_last_valley_tile_gives_the_rival_one_last_turn() -> None:
    """MI-END-01, MI-END-02, MI-END-04, MI-DECIDE-81."""
    state = last_tile([{"hand": ["ring"]}, {"hand": ["ring"]}])
    play(state, "explore berry 2 at (2,0)")
    assert state.view(0)["last_turn_next"]
    play(state, "end turn")
    assert (state.to_act, state.view(0)["last_turn"]) == (BLUE, True)
    play(state, "patrol ring at (3,0) facing 0")
    if not state.over:
        play(state, "end turn")
    assert state.over
    assert state.winners() in ([], [RED], [BLUE])


def test_the_last_turn_allows_patrols_and_no_abilities() -> None:
    """MI-END-03, MI-DECIDE-82, MI-DECIDE-84: a patrol may be sent, or nothing."""
    state = last_tile([{"hand": ["ring"]}, {"hand": ["ring", "fork"]}])
    play(state, "explore berry 2 at (2,0)", "end turn")
    assert words(state) == ["pass", "patrol fork", "patrol ring"]
    passed = play(state.clone(), "pass")
    assert passed.over
    play(state, "patrol ring at (3,0)")
    assert words(state) == [f"facing {k}" for k in range(6)]


def test_the_captain_may_move_in_the_last_turn() -> None:
    """MI-DECIDE-85: before or after."""
    board = [*PLAIN, "(2,0) Trailseekers ring facing 0"]
    table: dict[str, Any] = {"display": [], "valley_stack": [], "last_turn": True}
    state = position(board, [{"hand": ["fork"]}, {}], **table)
    assert words(state) == ["pass", "patrol fork", "captain to water 1"]
    before = play(state.clone(), "captain to water 1", "patrol fork at (3,0) facing 0")
    assert before.over
    after = play(state, "patrol fork at (3,0) facing 0")
    assert words(after) == ["end turn", "captain to water 1"]
    play(after, "captain to water 1")
    assert after.over
    assert captain(after, RED) == (1, 0)


def test_a_tile_is_drawn_in_the_last_turn_too() -> None:
    """MI-DECIDE-86."""
    table: dict[str, Any] = {"display": [], "valley_stack": [], "last_turn": True}
    state = position(PLAIN, [{"hand": ["fork"], "stack": ["ring", "arrow"]}, {}], **table)
    play(state, "patrol fork at (2,0) facing 0")
    assert [found["shape"] for found in state.view(RED)["me"]["hand"]] == ["ring"]


def test_the_trigger_turn_goes_on_to_its_end() -> None:
    """MI-DECIDE-83: after Spyglass the main action is still due; abilities still work."""
    state = last_tile([{"hand": ["ring"]}, {"hand": ["ring"]}])
    play(state, "use Spyglass, explore berry 2 at (2,0)")
    assert words(state) == ["patrol ring"]  # nothing to explore, no pass
    play(state, "patrol ring at (3,0) facing 4")
    assert (state.to_act, state.view(0)["last_turn"]) == (BLUE, True)
    state = last_tile([{"hand": ["ring"]}, {"hand": ["ring"]}])
    play(state, "explore berry 2 at (2,0)")
    assert "use Horn of Calling" in words(state)
    footprints = position(PLAIN, display=["acorn 1"], valley_stack=[], encounters=["Owl"])
    play(footprints, "explore acorn 1 at (2,0)")
    assert footprints.decision == "lay encounter tile"


def test_without_a_main_action_the_player_passes_it() -> None:
    """MI-DECIDE-87: and may still take a special action, in the last turn the captain's."""
    state = last_tile([{"hand": [], "stack": []}, {"hand": ["ring"]}])
    play(state, "use Spyglass, explore berry 2 at (2,0)")
    assert words(state) == ["pass"]
    play(state, "pass")
    assert state.to_act == BLUE
    board = [*PLAIN, "(2,0) Trailseekers ring facing 0"]
    table: dict[str, Any] = {"display": [], "valley_stack": [], "last_turn": True}
    last = position(board, [{"hand": [], "stack": []}, {}], **table)
    assert words(last) == ["pass", "captain to water 1"]
    play(last, "pass")
    assert words(last) == ["end turn", "captain to water 1"]


def test_only_one_turn_follows_the_trigger_turn() -> None:
    """MI-END-02, MI-END-04."""
    for seed in range(20):
        turns: dict[int, tuple[int, bool]] = {}
        for state in random_states(seed):
            view = state.view(0)
            turns[view["number"]] = (view["turn"], view["last_turn"])
        assert state.over
        assert [last for _, last in turns.values()] == [False] * (len(turns) - 1) + [True]
        assert turns[len(turns)][0] == 1 - turns[len(turns) - 1][0]


# Points


def test_only_controlled_tiles_score() -> None:
    """MI-SCORE-01, MI-SCORE-09, MI-DECIDE-92: patrols, start, captains and the rest do not."""
    board = [
        *PLAIN,
        "(2,0) Trailseekers ring facing 0",
        "(0,1) Mouse",
        "(0,2) Berrygnawers ring facing 0",
    ]
    duel = [
        *board,
        "(0,-1) berry 3",
        "(1,-2) Trailseekers tripod facing 1",
        "(-1,-1) Berrygnawers tripod facing 5",
    ]
    state = finished(duel, {"used": ALL[0]}, {"used": ALL[1]})
    assert owner(state, "water 1") == RED
    assert owner(state, "Mouse") is None  # the ring's side 5 is empty
    assert owner(state, "berry 3") is None
    assert state.scores() == [2, 0]
    assert state.score_lines(RED) == [("valley", "1 water", 2)]


def test_resources_score_as_sets() -> None:
    """MI-SCORE-02."""
    names = ["acorn 1", "acorn 2", "acorn 3"]
    for n, points in ((0, 0), (1, 2), (2, 6), (3, 12)):
        board = held(*names[:n]) or ["(1,0) water 1"]
        assert finished(board, {"used": ALL[0]}, {}).scores()[RED] == points
    mixed = held("acorn 1", "berry 1", "berry 2")
    assert finished(mixed, {"used": ALL[0]}, {}).scores()[RED] == 2 + 6


def test_encounters_with_all_requirements_met() -> None:
    """MI-SCORE-03, MI-SCORE-05, MI-DECIDE-89: one tile of a resource is enough."""
    mouse = held("Mouse", "acorn 1")
    assert finished(mouse, {"used": ALL[0]}, {}).scores()[RED] == 5 + 2
    bear = held("Bear", "water 1", "berry 1")
    assert finished(bear, {"used": ALL[0]}, {}).scores()[RED] == 7 + 2 + 2


def test_encounters_with_a_requirement_unmet() -> None:
    """MI-SCORE-04, MI-DECIDE-91: 2 points, also with one of two met, or the rival's acorn."""
    assert finished(held("Mouse"), {"used": ALL[0]}, {}).scores()[RED] == 2
    assert finished(held("Bear", "water 1"), {"used": ALL[0]}, {}).scores()[RED] == 2 + 2
    rival = [*held("Mouse"), "(2,0) acorn 1, banner Berrygnawers"]
    assert finished(rival, {"used": ALL[0]}, {}).scores()[RED] == 2


def test_one_tile_serves_many() -> None:
    """MI-SCORE-06."""
    board = held("Mouse", "acorn 1", "Troubadour Cat")
    assert finished(board, {"used": ALL[0]}, {}).scores()[RED] == 5 + 2 + 7


def test_another_encounter_tile() -> None:
    """MI-DECIDE-90: any other one controlled, met or not; two may serve each other."""
    alone = held("Troubadour Cat", "acorn 1")
    assert finished(alone, {"used": ALL[0]}, {}).scores()[RED] == 2 + 2
    unmet = held("Troubadour Cat", "acorn 1", "Bear")
    assert finished(unmet, {"used": ALL[0]}, {}).scores()[RED] == 7 + 2 + 2
    mutual = held("Troubadour Cat", "Owl", "acorn 1", "crystal 1")
    assert finished(mutual, {"used": ALL[0]}, {}).scores()[RED] == 7 + 7 + 2 + 2


def test_unused_abilities_score() -> None:
    """MI-SCORE-07."""
    for n in range(6):
        state = finished(PLAIN, {"used": ALL[0][:n]}, {})
        assert state.scores() == [2 * (5 - n), 10]


def test_the_worked_example_of_29_points() -> None:
    """MI-SCORE-08."""
    names = ["mushroom 1", "acorn 1", "acorn 2", "berry 1", "berry 2", "berry 3", "Mouse", "Bear"]
    state = finished(held(*names), {"used": ALL[0][:4]}, {"used": ALL[1]})
    assert state.scores() == [29, 0]
    lines = {name: points for _, name, points in state.score_lines(RED)}
    assert lines == {
        "1 mushroom": 2,
        "2 acorn": 6,
        "3 berry": 12,
        "Mouse": 5,
        "Bear": 2,
        "Mislead": 2,
    }
    assert state.winners() == [RED]


# Ties


def test_more_patrols_in_hand_break_a_tie() -> None:
    """MI-TIE-01, MI-DECIDE-93: the stack does not count."""
    more = finished(PLAIN, {"hand": ["ring"], "stack": []}, {"hand": ["ring", "fork"]})
    assert more.scores() == [10, 10]
    assert more.winners() == [BLUE]
    stack = finished(
        PLAIN, {"hand": ["ring"], "stack": ["fork", "arrow"]}, {"hand": [], "stack": []}
    )
    assert stack.winners() == [RED]
    equal = finished(PLAIN, {"hand": ["ring"], "stack": ["fork"]}, {"hand": ["ring"], "stack": []})
    assert equal.winners() == []


def test_a_draw_has_no_winner() -> None:
    """MI-TIE-02, MI-DECIDE-94."""
    state = finished(PLAIN, {"hand": ["ring"]}, {"hand": ["ring"]})
    assert state.over
    assert state.winners() == []


# The lighter game


def test_the_lighter_game_has_no_special_actions() -> None:
    """MI-LIGHT-01, MI-LIGHT-02: a turn is one main action; nothing scores for abilities."""
    view = new_game(seed=1, light=True).view(0)
    assert all(p["abilities"] == [] and p["captain"] is None for p in view["players"])
    for seed in range(10):
        for state in random_states(seed, light=True):
            assert state.decision != "special action"
            for text in words(state):
                assert not text.startswith(("use ", "captain ", "end turn"))
        assert all(kind != "ability" for seat in (0, 1) for kind, _, _ in state.score_lines(seat))
    assert words(new_game(seed=1, light=True, tribes="choose")) == [
        "choose Trailseekers",
        "choose Berrygnawers",
    ]


def test_the_lighter_game_goes_with_the_expansion() -> None:
    """MI-DECIDE-104."""
    walls = 0
    for seed in range(6):
        for state in random_states(seed, light=True, expansion=True):
            walls += state.decision == "wall"
        assert state.over
    assert walls
