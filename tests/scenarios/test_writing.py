"""Positions written as scenarios: they read back, and tell nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games import EVERY
from valewright import games
from valewright.kernel.contract import State
from valewright.kernel.errors import BadData, BadRecord, Unwritable
from valewright.scenarios import ScenarioError, read_text, run, write
from valewright.scenarios.positions import Positions
from valewright.scenarios.running import lay_out
from valewright.scenarios.writing import from_record, known
from valewright_nim import Nim


def moments(game: str, seed: int) -> Iterator[State]:
    """Some moments of a random game, the first and the last among them."""
    rng = random.Random(seed)
    state = games.game(game).start({}, seed)
    while not state.over:
        if rng.random() < 0.05:
            yield state.clone()
        state.play(rng.choice(state.legal_moves()))
    yield state


@pytest.mark.parametrize("game", EVERY)
def test_a_position_reads_back_and_runs(game: str) -> None:
    for seed in (3, 4):
        for state in moments(game, seed):
            [scenario] = read_text(write(state, f"Seed {seed}"))
            assert known(lay_out(scenario)) == known(state)
            assert run(scenario).passed
            assert (scenario.title, scenario.game) == (f"Seed {seed}", game)


@pytest.mark.parametrize("game", EVERY)
def test_states_that_the_seat_cannot_tell_apart_are_written_alike(game: str) -> None:
    rng = random.Random(5)
    for state in moments(game, 5):
        if not state.over:
            text = write(state)
            assert write(state.sample(state.to_act, rng)) == text
            assert "seed" not in text


def test_a_title_is_one_line() -> None:
    state = games.game("nim").start({}, 3)
    assert write(state, " Two\nlines ").startswith("scenario: Two lines\ngame: nim\n")
    assert write(state, "").startswith("scenario: A position\n")


def test_what_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games.game("nim").start({}, 3)
    plain = Positions(Nim())
    monkeypatch.setattr("valewright.scenarios.writing.positions_of", lambda _: plain)
    with pytest.raises(Unwritable, match="nim has no positions of its own"):
        write(state)


def test_a_text_that_reads_back_otherwise_is_not_given_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games.game("nim").start({"piles": 2}, 3)
    asked = state.clone()
    state.play(state.legal_moves()[0])
    own = type(games.game("nim").part("scenarios")(Nim())).layouts
    monkeypatch.setattr(
        "valewright_nim.positions.NimPositions.layouts", lambda self, _: own(self, asked)
    )
    with pytest.raises(Unwritable, match=r"cannot be written as a scenario: .*to_act"):
        write(state)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("counters: 33", "counters: a pile has 0 to 32, not '33'"),
        ("counters: nothing", "counters: write 1 to 8 piles"),
        ("counters: 1\nturn: 3", "turn: players are numbered 1 to 2, not 3"),
    ],
)
def test_piles_that_cannot_be(line: str, message: str) -> None:
    with pytest.raises((ScenarioError, BadData), match=message):
        lay_out(read_text(f"scenario: A\ngame: nim\n{line}\nexpect to_act = 1")[0])


def test_a_record_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        from_record(tmp_path / "none.txt")
