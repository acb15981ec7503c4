"""Hints in Misty Valley: what they tell is what the rules say once the plan is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from math import prod

import pytest

from valewright import misty
from valewright.bots import Seat, make_bot
from valewright.bots.advice import Option, advise
from valewright.bots.budget import Budget
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.style import Style
from valewright.misty.hexes import NOWHERE
from valewright.misty.scoring import score, score_lines
from valewright.misty.state import State
from valewright.misty.table import NOBODY
from valewright.misty.tiles import FIRST_PATROL, FIRST_VALLEY

TAKEN = {
    "hint-takes-tile": (NOBODY, 0),
    "hint-wins-tile": (1, 0),
    "hint-frees-tile": (1, NOBODY),
    "hint-gives-tile": (NOBODY, 1),
    "hint-loses-tile": (0, 1),
    "hint-drops-tile": (0, NOBODY),
}


def positions(seed: int, many: int) -> Iterator[State]:
    """Moments of a game at which its players have a choice."""
    state = misty.new_game(seed=seed)
    bot = make_bot("greedy", seed)
    for k in range(many):
        if state.over:
            return
        if len(state.legal_moves()) > 1 and k % 4 == 0:
            yield state.clone()
        state.play(bot.choose(Seat(state, state.to_act)))


def advised(state: State) -> list[Option]:
    return list(advise(Seat(state, state.to_act), Budget(rounds=12), random.Random(1)).options)


def whose(owner: int, seat: int) -> int:
    """As the seat sees it: 0 is its own, 1 the rival's."""
    return owner if owner == NOBODY or seat == 0 else 1 - owner


@pytest.mark.parametrize("seed", [2, 5])
def test_a_hint_tells_what_the_true_game_shows_after_its_plan(seed: int) -> None:
    changes = stopped = 0
    for state in positions(seed, 90):
        seat = state.to_act
        for option in advised(state):
            after = state.clone()
            for move in option.plan:
                after.play(move)
            figures = {one.id.removeprefix("hint-figure-"): one for one in option.figures}
            for now, of in ((state, "before"), (after, "after")):
                owners = [now.table.owner[tile] for tile in range(FIRST_VALLEY, FIRST_PATROL)]
                mine, theirs = owners.count(seat), owners.count(1 - seat)
                assert getattr(figures["tiles"], of) == mine
                assert getattr(figures["rival-tiles"], of) == theirs
                assert getattr(figures["score"], of) == now.scores()[seat]
                assert getattr(figures["rival-score"], of) == now.scores()[1 - seat]
            told = {
                str(note.args["tile"]): TAKEN[note.id] for note in option.notes if note.id in TAKEN
            }
            names = state.table.catalogue.names
            assert told == {
                names[tile]: (
                    whose(state.table.owner[tile], seat),
                    whose(after.table.owner[tile], seat),
                )
                for tile in range(FIRST_VALLEY, FIRST_PATROL)
                if state.table.owner[tile] != after.table.owner[tile]
            }
            changes += len(told)
            left = [note.args["n"] for note in option.notes if note.id == "hint-tiles-left"]
            shown = sum(tile is not None for tile in after.view(seat)["display"])
            if left:
                assert left == [after.view(seat)["valley_left"] + shown]
            else:
                assert after.table.ending
            kept = [note.args for note in option.notes if note.id == "hint-keeps-abilities"]
            unused = [one for one in score_lines(state.table, seat) if one[0] == "ability"]
            stops = state.notation(option.plan[0]) == "end turn"
            assert kept == ([{"n": len(unused), "points": 2}] if stops and unused else [])
            stopped += bool(kept)
    assert changes > 10
    assert stopped > 0


def test_expected_points_are_the_mean_over_everything_that_either_side_may_end_up_with() -> None:
    """All holdings, each as likely as its tiles are, scored by the rules."""
    checked = 0
    for state in positions(3, 60):
        t = state.table
        tiles = [
            tile for tile in range(FIRST_VALLEY, FIRST_PATROL) if t.board.cell[tile] != NOWHERE
        ]
        if not 3 <= len(tiles) <= 9:
            continue
        found = BoardEvaluation(t, Style())
        for seat in (0, 1):
            total = 0.0
            for held in product((False, True), repeat=len(tiles)):
                then = t.clone()
                for tile, mine in zip(tiles, held, strict=True):
                    then.owner[tile] = seat if mine else NOBODY
                chances = zip(tiles, held, strict=True)
                chance = prod(
                    found.holds[seat][tile] if mine else 1 - found.holds[seat][tile]
                    for tile, mine in chances
                )
                total += chance * score(then, seat)
            assert found.points[seat] == pytest.approx(total, abs=0.02)
            checked += 1
    assert checked >= 6


def test_a_plan_says_where_a_tile_goes_and_how_it_lies() -> None:
    plans = [option.plan for state in positions(4, 60) for option in advised(state)[:1]]
    assert any(len(plan) >= 3 for plan in plans)


def test_another_move_costs_points_as_far_as_they_can_be_expected() -> None:
    for state in positions(2, 12):
        seat = state.to_act
        options = advised(state)
        leads = []
        for option in options:
            after = Seat(state, seat).canonical_state()
            assert isinstance(after, State)
            for move in option.plan:
                after.play(move)
            leads.append(BoardEvaluation(after.table, Style()).lead(seat))
        for option, lead in zip(options, leads, strict=True):
            assert option.points is not None
            assert option.points.mean == pytest.approx(leads[0] - lead)
