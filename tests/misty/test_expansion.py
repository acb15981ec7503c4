"""Walls and Flowers: MI-EXPANSION and the decisions on it."""

from typing import Any

from tests.misty.tiny import (
    RED,
    cells,
    owner,
    play,
    position,
    random_states,
    strengths,
    tile,
    words,
)
from valewright.misty import catalogue, new_game

PLAIN = ["(1,0) water 1", "(-1,0) water 3"]
WITH: dict[str, Any] = {"options": {"expansion": True}}


def test_fourteen_tokens_in_a_shuffled_pile() -> None:
    """MI-EXPANSION-01, MI-DECIDE-95: seven walls, seven flowers."""
    assert (catalogue().walls, catalogue().flowers) == (7, 7)
    orders = set()
    for seed in range(8):
        state = new_game(seed=seed, expansion=True)
        unseen = state.view(0)["unseen"]
        assert (unseen["walls"], unseen["flowers"]) == (7, 7)
        orders.add(tuple(state.table.tokens))
    assert len(orders) > 1


def test_the_setup_tiles_get_no_token() -> None:
    """MI-DECIDE-96."""
    state = new_game(seed=1, expansion=True)
    assert state.view(0)["tokens_left"] == 14
    assert all(not t["flower"] and t["wall"] is None for t in state.view(0)["board"] if "wall" in t)


def test_every_valley_tile_played_gets_a_token() -> None:
    """MI-EXPANSION-02, MI-EXPANSION-05, MI-DECIDE-103: Spyglass too, encounters not."""
    table: dict[str, Any] = {"display": ["berry 2", "acorn 1"], "encounters": ["Owl", "Bear"]}
    state = position(PLAIN, tokens=["flower", "flower", "wall"], **table, **WITH)
    met = play(state.clone(), "use Spyglass, meet an encounter at (2,0)")
    assert met.view(0)["tokens_left"] == 3
    play(state, "use Spyglass, explore berry 2 at (2,0)")
    assert tile(state, "berry 2")["flower"]
    play(state, "explore acorn 1 at (3,0)")
    assert tile(state, "acorn 1")["flower"]
    assert state.view(0)["tokens_left"] == 1
    play(state, "at (4,0)")
    assert state.view(0)["tokens_left"] == 1


def test_a_wall_goes_on_a_side_without_neighbour() -> None:
    """MI-EXPANSION-03, MI-DECIDE-98, MI-DECIDE-99: the player picks it before any encounter."""
    state = position(PLAIN, display=["acorn 1", "berry 2"], tokens=["wall"], **WITH)
    play(state, "explore acorn 1 at (1,-1)")
    assert (state.decision, state.to_act) == ("wall", RED)
    assert words(state) == ["wall on 0", "wall on 1", "wall on 4", "wall on 5"]
    play(state, "wall on 0")
    assert tile(state, "acorn 1")["wall"] == 0
    assert state.decision == "lay encounter tile"
    assert "(2,-2)" in cells(state)  # a wall does not keep tiles away


def test_a_side_is_always_free_for_a_wall() -> None:
    """MI-DECIDE-98, MI-DECIDE-97: and the tokens never run out."""
    walls = 0
    for seed in range(20):
        for state in random_states(seed, expansion=True):
            if state.decision == "wall":
                walls += 1
                assert words(state)
        assert state.view(0)["tokens_left"] == 3
        tokens = [
            t["wall"] is not None or t["flower"] for t in state.view(0)["board"] if "wall" in t
        ]
        assert sum(tokens) == 11
    assert walls


def test_explorers_across_the_wall_do_not_count() -> None:
    """MI-EXPANSION-04, MI-DECIDE-100: nor reinforcements; but captains and contact do."""
    board = ["(1,0) water 1, wall 1", "(2,-1) Mouse", "(0,1) Trailseekers tripod facing 2"]
    hands = [{"hand": ["ring"]}, {}]
    state = position([*board, "(-1,0) water 3"], hands, **WITH)
    assert owner(state, "water 1") == RED
    play(state, "patrol ring at (2,0) facing 3")  # a tile may lie behind the wall
    assert strengths(state, "water 1") == (1, 0)
    assert owner(state, "Mouse") == RED  # the wall is for its own tile only
    reinforced = play(state.clone(), "use Reinforcements, reinforce 4")
    assert strengths(reinforced, "water 1") == (1, 0)
    play(state, "captain to water 1")
    assert strengths(state, "water 1") == (2, 0)


def flowers(red: int, blue: int) -> list[str]:
    names = ["acorn 1", "mushroom 1", "crystal 1", "berry 1"]
    whose = ["Trailseekers"] * red + ["Berrygnawers"] * blue
    found = [
        f"({k + 1},0) {name}, flower, banner {tribe}"
        for k, (name, tribe) in enumerate(zip(names, whose, strict=False))
    ]
    return found or PLAIN


def points(board: list[str]) -> list[int]:
    state = position(board, display=[], valley_stack=[], last_turn=True, **WITH)
    while not state.over:
        play(state, "pass" if state.decision == "turn" else "end turn")
    return [score - 10 for score in state.scores()]


def test_more_flowers_score_five() -> None:
    """MI-EXPANSION-06, MI-DECIDE-102: nobody on a tie, also at zero each."""
    assert points(flowers(2, 1)) == [4 + 5, 2]
    assert points(flowers(0, 1)) == [0, 2 + 5]
    assert points(flowers(1, 1)) == [2, 2]
    assert points(flowers(0, 0)) == [0, 0]
    unclaimed = [*flowers(0, 0), "(2,0) berry 2, flower"]
    assert points(unclaimed) == [0, 0]


def test_a_token_stays_on_its_tile() -> None:
    """MI-EXPANSION-07: whatever happens to the tile."""
    for seed in range(15):
        before: dict[str, tuple[bool, bool]] = {}
        for state in random_states(seed, expansion=True):
            now = {
                t["name"]: (t["flower"], t["wall"] is not None)
                for t in state.view(0)["board"]
                if t["kind"] == "valley"
            }
            for name, (flower, wall) in before.items():
                if name in now:
                    assert now[name][0] >= flower
                    assert now[name][1] >= wall
            before = now
