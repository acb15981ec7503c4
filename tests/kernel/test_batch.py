"""Games side by side: which moves are refused, and what is where after each step."""

from __future__ import annotations

import pytest

from valewright import games
from valewright.kernel.batch import Batch
from valewright.kernel.errors import IllegalMove

NIM = games.game("nim")
GAMES = 3


class Rows:
    """A batch of Nim and its buffers."""

    def __init__(self, stride: int = 10) -> None:
        observer = NIM.part("observation")()
        width = len(observer.legend(NIM.start({}, 1))[1])
        self.rows = bytearray(GAMES * width)
        self.masks = bytearray(GAMES * 256)
        start = lambda seed: NIM.start({}, seed)  # noqa: E731
        self.batch = Batch(start, observer, [1, 2, 3], stride, self.rows, self.masks)
        self.batch.reset()
        self.observer = observer
        self.width = width

    def check(self) -> None:
        """Each row is that of its game."""
        for i, state in enumerate(self.batch.states):
            assert self.batch.to_act[i] == state.to_act
            row = self.rows[i * self.width : (i + 1) * self.width]
            assert row == self.observer.observe(state, state.to_act)
            mask = self.masks[i * 256 : (i + 1) * 256]
            assert tuple(k for k in range(256) if mask[k]) == state.legal_moves()

    def moves(self) -> list[int]:
        """A legal move of each game."""
        return [state.legal_moves()[-1] for state in self.batch.states]


def test_rows_follow_their_games_and_a_game_that_ends_is_begun_anew() -> None:
    rows = Rows()
    rows.check()
    begun, ended = 3, 0
    for k in range(1, 60):
        before = list(rows.batch.states)
        rows.batch.step(rows.moves())
        rows.check()
        assert rows.batch.steps == k * GAMES
        finished = dict(rows.batch.finished)
        for i in range(GAMES):
            assert rows.batch.over[i] == (i in finished) == before[i].over
            if i in finished:
                assert finished[i] is before[i]
                assert rows.batch.states[i].seed == rows.batch.seeds[i]
        ended += len(finished)
        assert sum(rows.batch.seeds) == 6 + 10 * ended
    assert ended > begun


@pytest.mark.parametrize("move", [-1, 256, 1 << 40])
def test_a_move_that_no_game_has_is_refused_before_any_is_played(move: int) -> None:
    rows = Rows()
    before = [state.clone() for state in rows.batch.states]
    moves = rows.moves()
    moves[2] = move
    with pytest.raises(IllegalMove, match=f"^game 2: {move} is not legal now$"):
        rows.batch.step(moves)
    assert rows.batch.states == before


def test_a_move_that_is_not_legal_is_refused() -> None:
    rows = Rows()
    moves = rows.moves()
    moves[1] = next(m for m in range(256) if m not in rows.batch.states[1].legal_moves())
    with pytest.raises(IllegalMove, match=f"^game 1: {moves[1]} is not legal now$"):
        rows.batch.check(moves)


def test_there_must_be_a_move_for_each_game() -> None:
    with pytest.raises(IllegalMove, match=r"^2 moves for 3 games$"):
        Rows().batch.check([0, 0])


def test_a_reset_begins_all_games_again() -> None:
    rows = Rows()
    first = [state.clone() for state in rows.batch.states]
    rows.batch.step(rows.moves())
    rows.batch.reset()
    assert rows.batch.states == first
    assert (rows.batch.finished, rows.batch.over) == ([], [False] * GAMES)
    rows.check()
