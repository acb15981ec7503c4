"""Games side by side are the games one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.rl.learnable import LEARNABLE
from valewright import games
from valewright.kernel.errors import BadOption, GameError, IllegalMove
from valewright.rl import BatchedEnv
from valewright.rl.batched import STRIDE, Step
from valewright.rl.match import Match


def chosen(step: Step, k: int) -> np.ndarray:
    """A legal move for each game, by a rule that needs no chance."""
    found = []
    for row in step.masks:
        legal = np.flatnonzero(row)
        found.append(legal[k % len(legal)])
    return np.array(found)


@pytest.mark.parametrize("name", LEARNABLE)
@pytest.mark.parametrize("reward", ["win", "shaped"])
def test_a_batch_is_its_games_one_by_one(name: str, reward: str) -> None:
    env = BatchedEnv(name, 3, seed=20, reward=reward)
    alone = [Match(name, reward, {}) for _ in range(3)]
    seeds = [20, 21, 22]
    for match, seed in zip(alone, seeds, strict=True):
        match.begin(seed)
    step = env.reset()
    ended = 0
    for k in range(300):
        for i, match in enumerate(alone):
            seat = match.state.to_act
            assert step.to_act[i] == seat
            assert (step.observations[i] == match.observe(seat)).all()
            assert (step.masks[i] == match.mask()).all()
            assert env.states[i].view(seat) == match.state.view(seat)
        moves = chosen(step, k)
        step = env.step(moves)
        for i, match in enumerate(alone):
            rewards = match.play(int(moves[i]))
            assert np.allclose(step.rewards[i], rewards)
            assert step.over[i] == match.state.over
            if match.state.over:
                ended += 1
                seeds[i] += STRIDE
                match.begin(seeds[i])
    assert env.games_played == ended


def test_processes_play_the_same_games() -> None:
    with BatchedEnv("nim", 5, seed=3, processes=2) as many, BatchedEnv("nim", 5, seed=3) as one:
        far, near = many.reset(), one.reset()
        with pytest.raises(GameError, match="the positions are in other processes"):
            _ = many.states
        for k in range(40):
            for name in Step._fields:
                assert (getattr(far, name) == getattr(near, name)).all(), name
            far, near = many.step(chosen(far, k)), one.step(chosen(near, k))
        with pytest.raises(IllegalMove, match="game 0: 255 is not legal now"):
            many.step(np.array([255, 0, 0, 0, 0]))


def test_one_illegal_move_plays_none() -> None:
    env = BatchedEnv("nim", 2, seed=3)
    step = env.reset()
    before = step.observations.copy()
    moves = chosen(step, 0)
    moves[1] = 255
    with pytest.raises(IllegalMove, match="game 1: 255 is not legal now"):
        env.step(moves)
    moves = chosen(step, 0)
    assert (step.observations == before).all()
    env.step(moves)


def test_what_is_wrong_is_said() -> None:
    name = games.names()[0]
    with pytest.raises(BadOption, match="n: must be 1 or more, not 0"):
        BatchedEnv(name, 0)
    with pytest.raises(BadOption, match="processes: must be 0 to 2, not 3"):
        BatchedEnv(name, 2, processes=3)
    env = BatchedEnv("nim", 2)
    env.reset()
    with pytest.raises(IllegalMove, match="1 moves for 2 games"):
        env.step([0])


@pytest.mark.parametrize("processes", [0, 1])
def test_moves_that_are_none_are_refused_and_play_none(processes: int) -> None:
    """Whether the games are here or in a process, which goes on afterwards."""
    with BatchedEnv("nim", 2, processes=processes) as env:
        with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
            env.step([0, 0])
        before = env.reset().masks.copy()
        for moves in ([-1, 0], [0, -1], [256, 0]):
            with pytest.raises(IllegalMove, match=r"game \d: -?\d+ is not legal now"):
                env.step(moves)
        for wrong in (np.array([0.5, 0.0]), np.zeros((2, 2), int), [None, 0], "00"):
            with pytest.raises(IllegalMove, match="moves: must be one row of whole numbers"):
                env.step(wrong)  # type: ignore[arg-type]
        assert (env.step(before.argmax(axis=1)).masks != before).any()


@pytest.mark.parametrize("processes", [0, 1])
def test_games_that_are_closed_are_not_played_on(processes: int) -> None:
    env = BatchedEnv("nim", 2, processes=processes)
    env.reset()
    env.close()
    with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
        env.step([0, 0])
    with pytest.raises(GameError, match="the games are closed"):
        env.reset()
    with pytest.raises(GameError, match="the games are closed"):
        _ = env.states


@pytest.mark.parametrize("wrong", [{"n": "2"}, {"n": 2, "seed": "a"}, {"n": 2, "processes": 0.5}])
def test_numbers_must_be_numbers(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="must be a whole number, not "):
        BatchedEnv("nim", **wrong)
