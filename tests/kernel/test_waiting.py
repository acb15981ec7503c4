"""A stack in words, and words as a stack, on a game of one task and two decisions."""

from __future__ import annotations

import pytest

from tests.kernel.beads import FRAMES, Game, KeepBeads, NextSeat, TakeBeads, started
from valewright.kernel import waiting
from valewright.kernel.decision import Frame
from valewright.kernel.errors import BadData, IllegalMove

STACK = [NextSeat(1), KeepBeads(0, 2), TakeBeads(0)]
LINES = ["take-beads", "keep-beads: beads 2", "next-seat by 2"]


def read(*lines: str) -> list[Frame]:
    """The stack that lines describe, in the turn of the first of two players."""
    return waiting.frames_of(FRAMES, list(lines), 0, 2)


def test_a_stack_is_written_from_what_waits_now_with_whose_it_is_and_what_it_carries() -> None:
    assert waiting.frame_lines(STACK, 0) == LINES
    by_first = ["take-beads by 1", "keep-beads by 1: beads 2", "next-seat"]
    assert waiting.frame_lines(STACK, 1) == by_first
    assert waiting.frame_lines([], 0) == ["nothing"]
    said = waiting.frame_lines(STACK, 0, lambda field, value: f"<{field} {value}>")
    assert said[1] == "keep-beads: beads <beads 2>"


def test_lines_read_back() -> None:
    assert [frame.data(4) for frame in read(*LINES)] == [frame.data(4) for frame in STACK]
    assert read("nothing") == []
    [frame] = waiting.frames_of(FRAMES, ["keep-beads: beads two"], 1, 2, lambda _, text: len(text))
    assert frame.data(4) == [2, 1, 3, 0]


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["next-seat"], "waiting, 'next-seat': a decision comes first"),
        (
            ["sing"],
            "waiting, 'sing': write one of keep-beads, next-seat, take-beads",
        ),
        (["take-beads by 3"], "waiting, 'take-beads by 3': players are numbered 1 to 2"),
        (["take-beads by 0"], "waiting, 'take-beads by 0': players are numbered 1 to 2"),
        (
            ["take-beads: beads 2"],
            "waiting, 'take-beads: beads 2': it carries nothing, in this order",
        ),
        (["keep-beads"], "waiting, 'keep-beads': it carries beads, in this order"),
        (
            ["keep-beads: beads many"],
            "waiting, 'keep-beads: beads many': beads must be a number, not 'many'",
        ),
        (["take-beads"] * 61, "waiting: 60 lines at most, not 61"),
    ],
)
def test_lines_that_do_not_fit_are_refused_with_the_reason(
    lines: list[str], complaint: str
) -> None:
    with pytest.raises(BadData) as told:
        read(*lines)
    assert str(told.value) == complaint


def test_there_may_be_sixty_lines() -> None:
    assert len(read(*["take-beads"] * 60)) == 60


def test_numbers_are_bounded() -> None:
    assert waiting.plain_number("n", "-1048576") == -1048576
    assert waiting.plain_words("n", -5) == "-5"
    for text in ("1048577", "-1048577", "", "1.5", "12345678"):
        with pytest.raises(BadData, match=f"^n must be a number, not '{text}'$"):
            waiting.plain_number("n", text)


def test_a_stack_that_the_game_goes_on_from_is_left_as_it_is() -> None:
    state = started()
    before = state.data()
    waiting.check_goes_on(state)
    assert state.data() == before
    over = started(0)
    assert over.over
    waiting.check_goes_on(over)


class Trap(TakeBeads):
    """Goes wrong in one way or another, but for one of its moves only."""

    code = -1

    def __init__(self, seat: int, error: Exception) -> None:
        super().__init__(seat)
        self.error = error

    def play(self, t: object, move: int) -> None:
        if move == 3:
            raise self.error


class Empty(TakeBeads):
    """Nothing can be chosen."""

    code = -1

    def legal(self, t: object) -> list[int]:
        return []


@pytest.mark.parametrize("error", [KeyError("a"), ZeroDivisionError(), AssertionError("b")])
def test_a_stack_that_a_rule_stumbles_over_is_refused(error: Exception) -> None:
    state = started()
    state.table.stack[-1] = Trap(0, error)
    with pytest.raises(BadData, match=r"^waiting: the game cannot go on from there$"):
        waiting.check_goes_on(state)


def test_what_a_rule_refuses_is_told_as_it_is() -> None:
    state = started()
    state.table.stack[-1] = Trap(0, IllegalMove("no"))
    with pytest.raises(IllegalMove, match=r"^no$"):
        waiting.check_goes_on(state)


def test_a_decision_without_a_move_is_refused() -> None:
    state = started()
    state.table.stack[-1] = Empty(0)
    with pytest.raises(BadData, match=r"^waiting: there is nothing to choose$"):
        waiting.check_goes_on(state)


def test_every_first_move_is_tried_and_others_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[list[int]] = []
    real = Game.advance

    def advance(self: Game, move: int) -> bool:
        tried[-1].append(move)
        return real(self, move)

    def clone(self: Game) -> Game:
        tried.append([])
        return Game(self.table.clone(), self.seed)

    monkeypatch.setattr(Game, "advance", advance)
    monkeypatch.setattr(Game, "clone", clone)
    waiting.check_goes_on(started(200))
    assert len(tried) == waiting.TRIED
    assert [moves[0] for moves in tried[:6]] == [1, 2, 3, 1, 2, 3]
    assert {len(moves) for moves in tried} == {waiting.TRIED_MOVES}
    assert all(set(moves[2::2]) == {1, 2, 3} for moves in tried), "by chance"
    assert len({tuple(moves[2:]) for moves in tried}) > 1
