"""Helpers in other processes: asked only where they are allowed and cores are free."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from valewright import games
from valewright.bots import Seat, parallel
from valewright.bots.budget import Budget
from valewright.bots.search import Blind, Searcher
from valewright.bots.search import together as tg

LONG = 10.0  # seconds; nobody waits for them


@pytest.fixture
def helpers(monkeypatch: pytest.MonkeyPatch) -> Iterator[parallel.Helpers]:
    found = parallel.Helpers()
    monkeypatch.setattr(parallel, "cores", lambda: 2)
    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    yield found
    found.close()


def test_nobody_is_asked_unless_it_is_allowed(helpers: parallel.Helpers) -> None:
    assert helpers.ask(LONG, os.getpid) == []
    helpers.allowed = True
    assert helpers.free() == 1
    assert helpers.ask(0.1, os.getpid) == []  # not worth it


def test_a_busy_machine_is_left_alone(
    helpers: parallel.Helpers, monkeypatch: pytest.MonkeyPatch
) -> None:
    helpers.allowed = True
    monkeypatch.setattr(os, "getloadavg", lambda: (2.2, 0.0, 0.0))
    assert helpers.ask(LONG, os.getpid) == []


def test_a_helper_answers_from_another_process(helpers: parallel.Helpers) -> None:
    helpers.allowed = True
    (pid,) = parallel.answers(helpers.ask(LONG, os.getpid), 60.0)
    assert pid != os.getpid()


def test_a_helper_that_dies_has_found_nothing(helpers: parallel.Helpers) -> None:
    helpers.allowed = True
    assert parallel.answers(helpers.ask(LONG, os._exit, 1), 60.0) == []
    helpers.ask(LONG, os.getpid)  # goes on, with new processes or none


def blind(seed: int, budget: Budget) -> Searcher:
    return Searcher(Blind(), budget, seed)


def test_what_helpers_tried_is_added_up() -> None:
    state = games.game("nim").start({}, 7)
    seat = Seat(state, state.to_act)
    found = blind(1, Budget(rounds=40)).think(seat)
    tried = tg.helped(blind, seat.canonical_state(), seat.number, Budget(rounds=60))
    before = [(one.visits, one.chance) for one in found]
    tg.add(found, tried)
    assert sum(one.visits for one in found) == 100
    for one, (visits, chance), (more, other) in zip(found, before, tried, strict=True):
        low, high = sorted((chance, other)) if visits and more else (0.0, 1.0)
        assert low - 1e-9 <= one.chance <= high + 1e-9


def test_alone_it_plays_as_the_search_it_is_made_of() -> None:
    state = games.game("nim").start({}, 7)
    seat = Seat(state, state.to_act)
    budget = Budget(rounds=50)
    assert tg.Together(blind, 3, budget).choose(seat) == blind(3, budget).choose(seat)
