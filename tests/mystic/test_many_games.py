"""Thousands of random games of random mixes, each to its end."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.mystic.through import play_through

CHUNKS = 20
GAMES = 100


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_random_mixes_end_well(chunk: int) -> None:
    """MV-SETUP-02, MV-END-01: no exception, no stuck state, nothing created or lost."""

    @settings(max_examples=GAMES, deadline=None)
    @given(st.integers(0, 2**40))
    def games(seed: int) -> None:
        play_through(seed * CHUNKS + chunk)

    games()
