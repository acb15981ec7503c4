"""Views and samples against a model of what each seat can know, which shares nothing with them."""

import pytest

from tests.misty.knowledge import watch
from valewright.misty import new_game


@pytest.mark.parametrize("tribes", ["random", "choose"])
@pytest.mark.parametrize(("expansion", "light"), [(False, False), (True, False), (True, True)])
def test_random_games(tribes: str, expansion: bool, light: bool) -> None:
    """MI-DECIDE-105, MI-DECIDE-106: every view to the end; samples deal what was never seen."""
    for seed in range(3):
        state = new_game(seed=seed, tribes=tribes, expansion=expansion, light=light)
        watch(state, seed, look_every=10)
