"""How far a seat may take back."""

from __future__ import annotations

import pytest

from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.kernel.game import Game
from valewright.kernel.undo import CannotUndo, Trail
from valewright_nim import Nim


def played(rules: Game, state: State, *words: str) -> Trail:
    trail = Trail(rules, state)
    for text in words:
        trail.before(state)
        state.play(state.parse(text))
        trail.after(state)
    return trail


def nim(*words: str) -> Trail:
    return played(Nim(), Nim().start({"piles": 2, "most": 3}, 4), *words)


def test_nothing_is_to_be_undone_before_the_first_move() -> None:
    with pytest.raises(IllegalMove, match="there is nothing of yours to undo"):
        nim().undo_point(0, freely=True)


def test_undo_never_passes_the_decision_of_another() -> None:
    trail = nim("take 1 from pile 2", "take 1 from pile 1")
    assert trail.undo_point(1, freely=False) == 1
    with pytest.raises(IllegalMove, match="another player has decided since then"):
        trail.undo_point(0, freely=False)
    assert trail.undo_point(0, freely=True) == 0


def test_an_only_move_is_nobodys_decision() -> None:
    trail = nim("take 1 from pile 1", "take 2 from pile 2", "take 1 from pile 2")
    with pytest.raises(IllegalMove, match="another player has decided"):
        trail.undo_point(0, freely=False)
    assert trail.undo_point(1, freely=False) == 1


def test_a_move_that_was_refused_leaves_no_trace() -> None:
    """The move that was refused was an only one, those before it were not."""
    state = Nim().start({"piles": 2, "most": 3}, 4)
    trail = played(Nim(), state, "take 1 from pile 1", "take 2 from pile 2")
    trail.before(state)
    trail.dropped()
    assert trail.undo_point(1, freely=False) == 1


class Foggy(Nim):
    """Nim in which whoever takes from the first pile brings something to light."""

    def marks(self, state: State) -> object:
        return state.view(0)["piles"][0]


def test_undo_looks_at_what_came_to_light_since_the_last_move() -> None:
    state = Foggy().start({"piles": 2, "most": 3}, 4)
    trail = played(Foggy(), state, "take 1 from pile 1", "take 1 from pile 2")
    assert trail.undo_point(1, freely=False) == 1
    state = Foggy().start({"piles": 2, "most": 3}, 4)
    trail = played(Foggy(), state, "take 1 from pile 2", "take 1 from pile 1")
    with pytest.raises(CannotUndo) as refused:
        trail.undo_point(1, freely=False)
    assert refused.value.reason == "hidden-revealed"


def test_what_came_to_light_is_told_move_by_move() -> None:
    state = Foggy().start({"piles": 2, "most": 3}, 4)
    assert not played(Foggy(), state, "take 1 from pile 2").revealed_since(0)
    state = Foggy().start({"piles": 2, "most": 3}, 4)
    trail = played(Foggy(), state, "take 1 from pile 1", "take 1 from pile 2")
    assert trail.revealed_since(0)
    assert not trail.revealed_since(1)
