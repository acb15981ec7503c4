"""Advice in Misty Valley: the search with the game's own guide, and who would control what."""

from __future__ import annotations

from typing import Final

from valewright.bots.advice import Figure, SearchAdviser, Sentence
from valewright.bots.budget import Budget
from valewright.bots.search.searcher import Searcher
from valewright.kernel.contract import State as AnyState
from valewright.kernel.engine import State as EngineState
from valewright.kernel.rng import seeded
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.guide import MistyGuide
from valewright.misty.bots.levels import judge, searcher
from valewright.misty.bots.style import Style
from valewright.misty.exploring import supply
from valewright.misty.scoring import score, unused_abilities
from valewright.misty.state import State
from valewright.misty.table import NOBODY, Table
from valewright.misty.tiles import FIRST_PATROL, FIRST_VALLEY

NONE, MINE, THEIRS = range(3)
CHANGES: Final = {
    (NONE, MINE): "hint-takes-tile",
    (THEIRS, MINE): "hint-wins-tile",
    (THEIRS, NONE): "hint-frees-tile",
    (NONE, THEIRS): "hint-gives-tile",
    (MINE, THEIRS): "hint-loses-tile",
    (MINE, NONE): "hint-drops-tile",
}


class MistyAdviser(SearchAdviser):
    """Searches as the stronger levels do."""

    compares = True

    def searcher(self, seed: int, budget: Budget) -> Searcher:
        """The search of the levels."""
        return searcher(seed, budget)

    def horizon(self, state: AnyState) -> int:
        """A number of turns."""
        return table_of(state).number + Style().horizon + 1

    def value(self, state: AnyState, horizon: int, seed: int) -> list[float]:
        """Played on at a glance to a turn; then the points that can be expected judge."""
        style = Style()
        style.horizon = max(-1, horizon - table_of(state).number - 1)
        guide = MistyGuide(style, judge())
        return guide.evaluate(state) if state.over else guide.rollout(state, seeded(seed))

    def figures(self, before: AnyState, after: AnyState, seat: int) -> list[Figure]:
        """Tiles, points as they stand and points to expect, of either side; tiles to come."""
        one, two = table_of(before), table_of(after)
        if min(player.tribe for player in one.players) < 0:
            return []
        rival = 1 - seat
        expected = [BoardEvaluation(t, Style()).points for t in (one, two)]
        return [
            Figure("hint-figure-tiles", tiles_of(one, seat), tiles_of(two, seat)),
            Figure("hint-figure-rival-tiles", tiles_of(one, rival), tiles_of(two, rival)),
            Figure("hint-figure-score", score(one, seat), score(two, seat)),
            Figure("hint-figure-rival-score", score(one, rival), score(two, rival)),
            Figure("hint-figure-expected", expected[0][seat], expected[1][seat]),
            Figure("hint-figure-rival-expected", expected[0][rival], expected[1][rival]),
        ]

    def lead(self, after: AnyState, seat: int) -> float | None:
        """By the points that either side can expect."""
        return BoardEvaluation(table_of(after), Style()).lead(seat)

    def notes(
        self, before: AnyState, plan: tuple[int, ...], after: AnyState, seat: int
    ) -> list[Sentence]:
        """Whose banner would lie where, how far the end is, and what is kept by doing no more."""
        one, two = table_of(before), table_of(after)
        told = []
        for tile in range(FIRST_VALLEY, FIRST_PATROL):
            was, will = one.owner[tile], two.owner[tile]
            if was != will:
                change = CHANGES[_whose(was, seat), _whose(will, seat)]
                told.append(Sentence(change, {"tile": two.catalogue.names[tile]}))
        if two.ending:
            told.append(Sentence("hint-last-turns"))
        else:
            told.append(Sentence("hint-tiles-left", {"n": supply(two)}))
        kept = unused_abilities(one, seat)
        if kept and _ends_turn(before, plan):
            points = one.catalogue.unused_ability
            told.append(Sentence("hint-keeps-abilities", {"n": len(kept), "points": points}))
        return told


def table_of(state: AnyState) -> Table:
    """The table of a state of Misty Valley."""
    assert isinstance(state, State)
    return state.table


def tiles_of(t: Table, seat: int) -> int:
    """How many tiles a seat controls."""
    return sum(t.owner[tile] == seat for tile in range(FIRST_VALLEY, FIRST_PATROL))


def _whose(owner: int, seat: int) -> int:
    return NONE if owner == NOBODY else MINE if owner == seat else THEIRS


def _ends_turn(state: AnyState, plan: tuple[int, ...]) -> bool:
    assert isinstance(state, EngineState)
    return len(plan) > 0 and state.about(plan[0]).verb == "end-turn"
