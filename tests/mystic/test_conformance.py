"""Mystic Vale passes what any game must pass."""

import pytest

from tests.mystic.mixes import MIXES, MYSTIC_VALE, SOAK
from valewright.kernel.conformance import CHECKS, Check, check_processes

SEEDS = range(7, 7 + 2 * SOAK)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("check", CHECKS)
def test_mystic_vale_conforms(check: Check, mix: str) -> None:
    """MV-INFO-01, MV-INFO-03, MV-DECIDE-90 by ``check_views``; MV-END-02 by ``check_ends``."""
    for seed in SEEDS:
        check(MYSTIC_VALE, MIXES[mix], seed)


@pytest.mark.parametrize("mix", ["base for two", "drafted", "conclaves", "own cards"])
def test_new_processes_play_the_same_games(mix: str) -> None:
    check_processes("valewright.games:game", "mystic-vale", MIXES[mix], [3, 4])
