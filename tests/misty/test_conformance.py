"""Misty Valley passes what any game at this table must pass."""

from __future__ import annotations

import pytest

from valewright.games import game
from valewright.kernel.conformance import CHECKS, Check, check_processes

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"expansion": True, "tribes": "choose"},
    {"light": True, "first": "2"},
    {"expansion": True, "cards": "[setup]\nvalley_removed = 0\n"},
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("which", range(len(OPTIONS)))
def test_conformance(check: Check, which: int) -> None:
    check(game("misty-valley"), OPTIONS[which], 7 + which)


@pytest.mark.parametrize("which", [0, 1])
def test_new_processes_play_the_same_games(which: int) -> None:
    check_processes("valewright.games:game", "misty-valley", OPTIONS[which], [3, 4])
