"""Positions that a person writes, and the errors that help to write them."""

from typing import Any

import pytest

from tests.misty.tiny import MARTA, RING, position, random_states, words
from valewright.kernel.errors import BadData, IllegalMove
from valewright.misty import new_game

LINK = ["(1,0) Trailseekers fork facing 0", "(2,-1) acorn 1", "(0,-1) acorn 2"]


def test_a_board_reads_back_from_its_lines() -> None:
    for seed in range(8):
        for k, state in enumerate(random_states(seed, expansion=True, tribes="trailseekers")):
            if k % 5 or state.decision not in ("turn", "special action"):
                continue
            lines = state.view(0)["lines"]
            again = position(lines, [{}, {}], options={"expansion": True})
            assert again.view(0)["lines"] == lines
            for key in ("board", "open_cells"):
                assert again.view(0)[key] == state.view(0)[key]


def test_unnamed_tiles_fill_hands_and_stacks() -> None:
    state = position(MARTA)
    view = state.view(0)
    assert [tile["shape"] for tile in view["me"]["hand"]] == ["spearhead", "rearguard", "arrow"]
    assert view["players"][0]["stack_size"] == 5  # the tripod lies on the board
    assert view["players"][1]["stack_size"] == 6
    assert view["encounters_left"] == 7
    assert view["display"] == ["acorn 2", "acorn 3"]
    assert view["valley_left"] == 15 - 4 - 2 - 2


@pytest.mark.parametrize(
    ("board", "table", "message"),
    [
        (["(9,9) acorn 1"], {}, "do not form one connected group"),
        (["acorn 1"], {}, "write a cell and a tile"),
        (["(1,x) acorn 1"], {}, "is not a cell"),
        (["(1,0) gold 1"], {}, "there is no tile 'gold 1'"),
        (["(0,0) acorn 1"], {}, "another tile lies there"),
        (["(1,0) start"], {}, "the starting tile lies at"),
        (["(1,0) acorn 1", "(2,0) acorn 1"], {}, "lies elsewhere already"),
        (["(1,0) acorn 1 facing 2"], {}, "a patrol tile, and no other"),
        (["(1,0) Trailseekers fork"], {}, "a patrol tile, and no other"),
        (["(1,0) acorn 1, wall 7"], {}, "sides are numbered 0 to 5"),
        (["(1,0) Mouse, wall 2"], {}, "'wall 2' cannot lie on Mouse"),
        (["(1,0) acorn 1, captain"], {}, "a captain stands only on a controlled tile"),
        (["(1,0) acorn 1, banner Elves"], {}, "'elves' is not one of"),
        ("(1,0) acorn 1", {}, "write a list of lines"),
        (MARTA, {"players": [{}]}, "players: there are two"),
        (MARTA, {"players": [{"hands": []}, {}]}, "player 1: 'hands' is not one of"),
        (MARTA, {"players": [{"hand": ["tripod"]}, {}]}, "on the board or named twice"),
        (MARTA, {"players": [{"hand": "fork"}, {}]}, "must be a list of names"),
        (MARTA, {"players": [{"used": ["diplomacy"]}, {}]}, "is no ability of this tribe"),
        (MARTA, {"players": [{"tribe": "elves"}, {}]}, "player 1, tribe: 'elves'"),
        (MARTA, {"players": [{}, {"tribe": "trailseekers"}]}, "both players have"),
        (MARTA, {"display": ["acorn 1", "acorn 2"]}, "does not belong there or is named twice"),
        (MARTA, {"display": ["acorn 2"], "valley_stack": ["acorn 3"]}, "display: two tiles"),
        (MARTA, {"turn": 2}, "turn: seats are numbered 0 and 1, not 2"),
        (MARTA, {"phase": 3}, "table: 'phase' is not one of"),
        (MARTA, {"options": {"seed": 3}}, "options: 'seed' is not one of"),
    ],
)
def test_mistakes_are_named(board: Any, table: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData) as error:
        position(board, **table)
    assert message in str(error.value)


def test_words_that_leave_something_out() -> None:
    state = position(MARTA, display=["berry 1", "berry 2"])
    with pytest.raises(IllegalMove, match="could be any of: explore berry 1, explore berry 2"):
        state.parse("explore berry")
    assert state.parse("EXPLORE  berry 2") == state.legal_moves()[1]
    assert state.notation(state.parse("patrol 1")) == "patrol spearhead"
    for move in state.phrase("patrol 3 at (2, \u22121) facing 2"):
        state.play(move)
    assert "end turn" in words(state)
    with pytest.raises(IllegalMove, match="is not legal now"):
        state.phrase("end turn, dance")


@pytest.mark.parametrize(
    ("board", "phrase", "cell", "why"),
    [
        (MARTA, "explore stack", "(1,0)", "mushroom 1 lies at (1,0)"),
        (MARTA, "explore stack", "(9,9)", "(9,9) touches no tile"),
        (RING, "explore stack", "(1,0)", "(1,0) is a hole"),
        (MARTA, "explore acorn 3 at (-2,0)", "(2,0)", "(2,0) does not touch acorn 3"),
        (MARTA, "use Counterorder, move Trailseekers tripod", "(1,-2)", "where the tile came from"),
        (LINK, "use Counterorder, move Trailseekers fork", "(0,1)", "leave the board in parts"),
    ],
)
def test_a_refused_cell_is_explained(board: list[str], phrase: str, cell: str, why: str) -> None:
    state = position(board)
    for move in state.phrase(phrase):
        state.play(move)
    with pytest.raises(IllegalMove) as error:
        state.parse(f"at {cell}")
    assert why in str(error.value)


def test_a_finished_game_refuses_moves() -> None:
    *_, state = random_states(3, light=True)
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(0)
    assert repr(state).endswith("over>")
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(state)
    assert state != 3


def test_a_view_prints_as_a_board() -> None:
    text = str(position(MARTA, [{}, {"hand": ["fork"]}], turn=1).view(1))
    assert text.splitlines()[0] == "Misty Valley  turn 1"
    assert "START" in text
    assert "Ttrip1" in text
    assert "cry1:T" in text
    assert "(2,-2) crystal 1, banner Trailseekers" in text
    assert "hand: fork [2, 0, 1, 0, 1, 0]" in text
    assert "no tribe yet" in str(new_game(seed=1, tribes="choose").view(0))
    for state in random_states(2, expansion=True):
        assert str(state.view(0)).startswith("Misty Valley")
