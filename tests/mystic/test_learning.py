"""What programs that learn are told of this game's moves and offers, and one that has learned."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.mystic.tiny import BOX_FILE
from tools import learning
from valewright import games
from valewright.bots import Seat
from valewright.games import game
from valewright.kernel.observation import MOVES
from valewright.lab.agents import make_agent
from valewright.lab.tournament import tournament
from valewright.mystic import moves as mv
from valewright.mystic.state import State as MysticState
from valewright.mystic.symbols import SETS
from valewright.mystic.table import piece_of
from valewright.rl import MoveFeatures

POLICY = f"{learning.SCRIPTS / 'policy.py'}:agent"


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


@pytest.mark.parametrize("kind", ["leaders", "amulets"])
def test_the_order_of_what_is_offered_is_told(kind: str) -> None:
    """Leaders and amulets are named by their places in what is offered."""
    options = {"sets": list(SETS), kind: "choose"}
    state = games.game("mystic-vale").start(options, 7)
    assert isinstance(state, MysticState)
    seat = state.to_act
    before = state.observation(seat).tobytes()
    state.table.offered = state.table.offered[::-1]
    assert state.observation(seat).tobytes() != before


def test_a_network_that_scores_moves_plays_the_one_it_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It likes the dearest advancement, wherever that lies: so it must find it by its features."""
    features = MoveFeatures("mystic-vale")
    cost = features.names.index("piece: cost")
    width = 4
    found: dict[str, Any] = {
        "elements": np.full(1, features.size, np.int16),
        "used": np.zeros(1, np.int16),
        "mean": np.zeros(1),
        "scale": np.ones(1),
        "tasks": np.zeros(MOVES, np.int16),
        "numbers": features.where[-1][:, [cost]].astype(np.int16),
        "titles": np.zeros((MOVES, 0), np.int16),
        "sorts": np.zeros(0, np.int16),
        "number_mean": np.zeros(1),
        "number_scale": np.full(1, 10.0),
        "task.weight": np.zeros((1, width)),
        "title.weight": np.zeros((1, 12)),
    }
    shapes = {"body.0": (width, 1), "body.2": (width, width), "table": (width, width)}
    shapes |= {"subject": (width, 2), "score.1": (2, width), "score.3": (1, 2)}
    for name, shape in shapes.items():
        found[f"{name}.weight"] = np.zeros(shape)
        found[f"{name}.bias"] = np.zeros(shape[0])
    found["subject.weight"][0, 1] = 1.0
    found["score.1.weight"][0, 0] = 1.0
    found["score.3.weight"][0, 0] = 1.0
    path = tmp_path / "scorer.npz"
    np.savez(path, **{name: _small(array) for name, array in found.items()})
    monkeypatch.setenv("VALEWRIGHT_POLICY", str(path))
    agent = make_agent(POLICY, 1)
    state = game("mystic-vale").start({}, seed=4)
    chosen = 0
    rng = random.Random(1)
    while not state.over and chosen < 5:
        legal = state.legal_moves()
        dearest = features.of_state(state)[:, cost].max()
        if dearest:
            chosen += 1
            move = agent.choose(Seat(state, state.to_act))
            assert features.of_state(state)[legal.index(move), cost] == dearest
        state.play(rng.choice(legal))
    assert chosen


def _small(array: Any) -> Any:
    return array if array.dtype == np.int16 else array.astype(np.float16)


def test_the_network_that_is_kept_here_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the box that it learned from: a card that is added makes observations longer."""
    monkeypatch.delenv("VALEWRIGHT_POLICY", raising=False)
    options = {"cards": BOX_FILE.read_text("utf-8")}
    found = tournament(["random", POLICY], 4, 1, name="mystic-vale", options=options)
    assert found.met[POLICY, "random"].wins == 4


def test_a_network_that_learned_from_other_observations_says_so() -> None:
    state = game("mystic-vale").start({"players": 3}, seed=4)
    with pytest.raises(ValueError, match=r"policy\.npz has learned from observations of \d+ "):
        make_agent(POLICY, 1).choose(Seat(state, state.to_act))
