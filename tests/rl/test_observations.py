"""What an observation tells: all of it has a name, and none of it is hidden from the seat."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.rl.learnable import LEARNABLE, tables
from valewright import games
from valewright.kernel.engine import State as EngineState
from valewright.kernel.errors import BadOption, IllegalMove
from valewright.kernel.observation import mask_of
from valewright.rl.match import Match


@pytest.mark.parametrize(("name", "options"), tables())
def test_nothing_hidden_is_told(name: str, options: dict[str, Any]) -> None:
    """States that a seat cannot tell apart look alike."""
    match = Match(name, "win", options)
    rng = random.Random(5)
    for seed in range(2):
        match.begin(seed)
        for k in range(400):
            state = match.state
            if state.over:
                break
            if k % 7 == 0:
                for seat in range(state.players):
                    row = match.observe(seat)
                    twin = state.sample(seat, rng)
                    match.state = twin
                    assert bytes(match.observe(seat)) == bytes(row)
                    match.state = state
            match.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize(("name", "options"), tables())
def test_what_was_seen_before_is_not_seen_again(name: str, options: dict[str, Any]) -> None:
    """A game that is watched all along looks as it does to one who sees it for the first time.

    Its clones are watched as well, and played on; some moves are taken back by going on from a
    clone made before them.
    """
    game = games.game(name)
    observer = game.part("observation")()
    rng = random.Random(8)
    state = game.start(options, 3)
    for _ in range(250):
        if state.over:
            break
        seats = range(state.players)
        seen = [observer.observe(state, seat) for seat in seats]
        twin = state.clone()
        assert [observer.observe(twin, seat) for seat in seats] == seen
        state.play(rng.choice(state.legal_moves()))
        if rng.random() < 0.3:
            for seat in seats:
                observer.observe(state, seat)
            state = twin
            assert [observer.observe(state, seat) for seat in seats] == seen


@pytest.mark.parametrize(("name", "options"), tables())
def test_the_legend_names_every_element_once(name: str, options: dict[str, Any]) -> None:
    match = Match(name, "win", options)
    assert len(match.observe(0)) == len(match.names)
    assert len(set(match.names)) == len(match.names)


@pytest.mark.parametrize("name", LEARNABLE)
def test_what_may_be_seen_is_told(name: str) -> None:
    """Views that differ in more than their log and their words are observed differently."""
    match = Match(name, "win", {})
    rng = random.Random(2)
    seen: dict[bytes, dict[str, Any]] = {}
    for seed in range(3):
        match.begin(seed)
        while not match.state.over:
            seat = match.state.to_act
            view = {k: v for k, v in match.state.view(seat).items() if k not in ("log", "sees")}
            row = bytes(match.observe(seat))
            assert seen.setdefault(row, view) == view
            match.play(rng.choice(match.state.legal_moves()))


@pytest.mark.parametrize("name", [entry.name for entry in games.BUILT_IN])
def test_arrays_are_written_in_place(name: str) -> None:
    state = games.game(name).start({}, 7)
    assert isinstance(state, EngineState)
    out = np.zeros(len(state.observed(0)), np.uint8)
    assert state.observation(0, out) is out
    assert (out == state.observation(0)).all()
    mask = np.zeros(256, np.uint8)
    state.mask(mask)
    assert np.flatnonzero(mask).tolist() == sorted(state.legal_moves())
    with pytest.raises(BadOption, match="mask: out must be one row of 256 elements"):
        state.mask(np.zeros(255, np.uint8))
    with pytest.raises(BadOption, match="of the type uint8"):
        state.mask(np.zeros(256, np.float32))
    with pytest.raises(IllegalMove, match="there is no seat 9"):
        state.observation(9)


def test_a_mask_is_ones_and_zeros() -> None:
    assert [i for i, one in enumerate(mask_of((3, 255))) if one] == [3, 255]
