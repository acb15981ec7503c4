"""How far a seat may take back where something is hidden."""

from __future__ import annotations

import pytest

from tests.kernel.test_undo import played
from valewright.games import game
from valewright.kernel.errors import IllegalMove


def test_undo_stops_at_what_came_to_light() -> None:
    rules = game("mystic-vale")
    state = rules.start({}, 7)
    seat = state.to_act
    trail = played(rules, state, "push")
    with pytest.raises(IllegalMove, match="something hidden came to light"):
        trail.undo_point(seat, freely=False)
    assert trail.undo_point(seat, freely=True) == 0


def test_a_pick_in_secret_is_not_given_away_by_undo() -> None:
    """Of two leaders each keeps one: once another has picked, the first pick stands."""
    rules = game("mystic-vale")
    sets = ["base", "vale-of-the-wild"]
    state = rules.start({"sets": sets, "leaders": "deal-two"}, 3)
    first = state.to_act
    picks = [state.notation(state.legal_moves()[0])]
    trail = played(rules, state, picks[0])
    assert state.to_act != first
    assert trail.undo_point(first, freely=False) == 0
    trail.before(state)
    state.play(state.legal_moves()[0])
    trail.after(state)
    with pytest.raises(IllegalMove, match="another player has decided"):
        trail.undo_point(first, freely=False)
