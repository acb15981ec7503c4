"""What either side can expect of a board of Misty Valley."""

from __future__ import annotations

import pytest

from valewright import games, misty
from valewright.bots import Seat, make_bot
from valewright.misty.bots.evaluation import BoardEvaluation
from valewright.misty.bots.look import Look
from valewright.misty.bots.style import Style
from valewright.misty.bots.values import values
from valewright.misty.hexes import SIDES
from valewright.misty.tiles import first_patrol_of


def on_the_way(seed: int, expansion: bool) -> list[misty.State]:
    """The beginnings of all turns of a game."""
    state = games.game("misty-valley").start({"expansion": expansion}, seed)
    assert isinstance(state, misty.State)
    bot = make_bot("novice", seed)
    found: list[misty.State] = []
    while not state.over:
        if not found or state.table.number != found[-1].table.number:
            found.append(state.clone())
        state.play(bot.choose(Seat(state, state.to_act)))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_in_the_last_turn_the_points_to_expect_are_those_of_the_board(seed: int) -> None:
    state = on_the_way(seed, expansion=bool(seed % 2))[-1]
    assert state.table.last
    assert BoardEvaluation(state.table, Style()).points == state.scores()


@pytest.mark.parametrize("seed", range(3))
def test_the_best_place_of_a_patrol_is_the_best_of_all_its_places(seed: int) -> None:
    for state in on_the_way(seed, expansion=bool(seed % 2))[::3]:
        t = state.table
        first = first_patrol_of(t.players[t.turn].tribe)
        for patrol in t.players[t.turn].hand:
            look = Look(t, t.turn, Style())
            best, chosen = look.best_patrol(patrol)
            every = {
                (at, facing): look.patrol_at(patrol, at, facing)
                for at in range(len(look.cells))
                for facing in range(SIDES)
            }
            assert best == max(every.values())
            value, facing = look.best_facing(patrol, chosen)
            assert value == every[chosen, facing] == best
            assert patrol >= first


def test_looking_changes_nothing_and_says_the_same_again() -> None:
    for state in on_the_way(4, expansion=False)[::4]:
        moves = state.legal_moves()
        once = values(Look(state.table, state.to_act, Style()), moves)
        assert once == values(Look(state.table, state.to_act, Style()), moves)
