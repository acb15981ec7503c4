"""What moves are about, as numbers taken from the observation."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.rl.learnable import LEARNABLE, tables
from valewright import games
from valewright.kernel.errors import BadOption
from valewright.rl import BatchedEnv, MoveFeatures
from valewright.rl.match import Match


@pytest.mark.parametrize(("name", "options"), tables())
def test_every_legal_move_has_a_verb(name: str, options: dict[str, Any]) -> None:
    """And those of a batch are those of its games."""
    features = MoveFeatures(name, **options)
    verbs = len(features.verbs)
    assert features.names[:verbs] == [f"verb {verb}" for verb in features.verbs]
    match = Match(name, "win", options)
    rng = random.Random(3)
    for seed in range(2):
        match.begin(seed)
        for _ in range(300):
            if match.state.over:
                break
            rows = features.of_state(match.state)
            assert rows.shape == (len(match.state.legal_moves()), len(features.names))
            assert (rows[:, :verbs].sum(axis=1) == 1).all()
            match.play(rng.choice(match.state.legal_moves()))


@pytest.mark.parametrize("name", LEARNABLE)
def test_a_batch_is_taken_at_once(name: str) -> None:
    features = MoveFeatures(name)
    rng = np.random.default_rng(1)
    with BatchedEnv(name, 5, seed=3) as env:
        step = env.reset()
        for _ in range(60):
            which, moves, rows = features.of_masks(step.observations, step.masks)
            for i in range(env.n):
                legal = step.masks[i].nonzero()[0]
                assert moves[which == i].tolist() == legal.tolist()
                assert (rows[which == i] == features.of(step.observations[i], legal)).all()
            step = env.step([int(rng.choice(mask.nonzero()[0])) for mask in step.masks])


def test_a_game_that_says_nothing_of_its_moves_has_their_numbers() -> None:
    features = MoveFeatures("nim")
    state = games.game("nim").start({}, 1)
    assert features.names == ["verb move", "number"]
    assert features.of_state(state)[:, 1].tolist() == list(state.legal_moves())


def test_bad_input_answers_in_words() -> None:
    features = MoveFeatures("nim")
    with pytest.raises(BadOption, match="must be rows of"):
        features.of(np.zeros(3, np.uint8), [0])
    with pytest.raises(BadOption, match="moves: must be 0 to 255"):
        features.of(np.zeros(features.size, np.uint8), [256])


@pytest.mark.parametrize("shape", [(3, 256), (1, 256), (2, 100), (256,)])
def test_masks_fit_the_observations(shape: tuple[int, ...]) -> None:
    features = MoveFeatures("nim")
    rows = np.zeros((2, features.size), np.uint8)
    with pytest.raises(BadOption, match="masks: must be rows of 256 elements, one for each of the"):
        features.of_masks(rows, np.ones(shape, bool))
