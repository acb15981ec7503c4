"""Agents of one's own in the laboratory: how they are found, and what is said of broken ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from valewright.bots import Seat, check_bot
from valewright.games import game
from valewright.kernel.errors import BadOption
from valewright.lab.agents import check_agent, make_agent
from valewright.lab.simulate import simulate

AGENTS = """
import numpy

class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seat):
        return seat.legal_moves()[-1]

def last_by_arrays(seed):
    return lambda observation, mask: numpy.flatnonzero(mask)[-1]

number = 7

def nothing(seed):
    return 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own_agents_of_a_test.py").write_text(AGENTS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "name",
    [
        "own_agents_of_a_test:Last",
        "own_agents_of_a_test.py:Last",
        "own_agents_of_a_test:last_by_arrays",
    ],
)
def test_an_agent_is_found_and_plays(name: str) -> None:
    state = game("nim").start({}, seed=4)
    assert make_agent(name, 1).choose(Seat(state, 0)) == state.legal_moves()[-1]


@pytest.mark.usefixtures("folder")
def test_an_agent_plays_in_other_processes_too() -> None:
    bots = ("own_agents_of_a_test.py:Last", "random")
    standings = simulate(4, bots=bots, name="nim", jobs=2).standings
    assert standings[bots[0]].seats == 4


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere_at_all:Last", "does not load: No module named"),
        ("own_agents_of_a_test:First", "does not load: .*has no attribute 'First'"),
        ("own_agents_of_a_test:number", "cannot be called with a seed"),
        ("own_agents_of_a_test:nothing", "neither a bot"),
        ("missing.py:agent", "does not load: .*missing.py"),
        (":agent", "does not load"),
    ],
)
def test_what_is_no_agent_is_refused(name: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        check_agent(name, "nim")


def test_only_the_laboratory_imports_what_a_name_says() -> None:
    with pytest.raises(BadOption, match="there is no bot"):
        check_bot("valewright.bots.uniform:Uniform", "nim")


def test_a_seat_gives_arrays() -> None:
    state = game("nim").start({"piles": 2}, seed=4)
    for number in (0, 1):
        seat = Seat(state, number)
        expected: Any = game("nim").part("observation")().observe(state, number)
        assert seat.observation().tobytes() == expected
        assert seat.mask().nonzero()[0].tolist() == list(seat.legal_moves())
