"""The levels of Misty Valley."""

from __future__ import annotations

import pytest

from valewright import misty, mystic
from valewright.bots import Seat, check_bot, make_bot
from valewright.bots.levels import make_level


def test_they_play_no_other_game() -> None:
    with pytest.raises(TypeError, match="plays Misty Valley, not mystic-vale"):
        make_level("misty-valley", "novice", 1).choose(Seat(mystic.new_game(seed=1), 0))


def test_they_play_to_the_end() -> None:
    state = misty.new_game(seed=8)
    bots = [make_bot("archdruid@2r", 1), make_bot("novice", 2)]
    while not state.over:
        state.play(bots[state.to_act].choose(Seat(state, state.to_act)))
    assert len(state.scores()) == 2


def test_the_stronger_ones_take_a_budget() -> None:
    check_bot("adept@2", "misty-valley")
