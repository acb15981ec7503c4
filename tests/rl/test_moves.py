"""What moves are about, as numbers taken from the observation."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.rl.learnable import LEARNABLE, tables
from valewright import games
from valewright.kernel.errors import BadOption
from valewright.mystic import moves as mv
from valewright.mystic.state import State as MysticState
from valewright.mystic.table import piece_of
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


def _told(features: MoveFeatures, row: Any) -> dict[str, int]:
    return {features.names[i]: int(row[i]) for i in row.nonzero()[0]}


def test_a_move_is_told_by_what_it_is_about() -> None:
    """An advancement by its cost, a card by its symbols, a vale by its level."""
    game = games.game("mystic-vale")
    features = MoveFeatures("mystic-vale")
    rng = random.Random(1)
    seen: set[str] = set()
    for seed in range(3):
        state = game.start({}, seed)
        while not state.over:
            assert isinstance(state, MysticState)
            for move, row in zip(state.legal_moves(), features.of_state(state), strict=True):
                told = _told(features, row)
                if mv.COMMONS <= move < mv.SOIL:
                    assert told["verb advancement"] == 1
                    assert told["piece: cost"] == piece_of(state.table, move).cost
                    seen.add("piece")
                elif mv.CARD <= move < mv.CARD + mv.ON_DECK_AT:
                    assert (told["verb card"], told["card: there"]) == (1, 1)
                    seen.add("card")
                elif mv.VALE <= move < mv.COMMONS:
                    assert told["vale: level"] in (1, 2)
                    seen.add("vale")
                elif move == mv.PUSH:
                    assert (told["verb push"], told["card: there"]) == (1, 1)
                    seen.add("push")
            state.play(rng.choice(state.legal_moves()))
    assert seen == {"piece", "card", "vale", "push"}


def test_patrols_are_those_of_the_own_tribe() -> None:
    """A patrol in hand is told as in hand, whichever tribe one has."""
    game = games.game("misty-valley")
    features = MoveFeatures("misty-valley")
    rng = random.Random(1)
    tribes = set()
    for seed in range(6):
        state = game.start({}, seed)
        while not state.over:
            for move, row in zip(state.legal_moves(), features.of_state(state), strict=True):
                told = _told(features, row)
                if told.get("verb tile") and state.notation(move).startswith("patrol"):
                    assert told["tile: place"] > 0
                if told.get("verb patrol"):
                    assert told["tile: place"] == 3
                    tribes.add(state.view(state.to_act)["players"][state.to_act]["tribe"])
            state.play(rng.choice(state.legal_moves()))
    assert len(tribes) == 2


def test_a_tile_is_told_as_it_lies() -> None:
    """Tiles that are chosen on the board are on the board in their features, rivals' ones too."""
    game = games.game("misty-valley")
    features = MoveFeatures("misty-valley")
    rng = random.Random(2)
    told = 0
    for seed in range(20):
        state = game.start({}, seed)
        while not state.over:
            for move, row in zip(state.legal_moves(), features.of_state(state), strict=True):
                found = _told(features, row)
                if not found.get("verb tile"):
                    continue
                subjects = dict(game.about(state, move).subjects)
                if "cell" in subjects:
                    told += 1
                    assert found["tile: place"] == 1, (seed, state.notation(move), found)
            state.play(rng.choice(state.legal_moves()))
    assert told


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
