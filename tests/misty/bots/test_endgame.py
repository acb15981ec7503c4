"""The last turn of Misty Valley: the choice is the best of all there are."""

from __future__ import annotations

import pytest

from valewright import misty
from valewright.bots import Seat
from valewright.bots.uniform import Uniform
from valewright.misty.bots import endgame
from valewright.misty.bots.one_ply import OnePlyBot


def last_turn(seed: int) -> misty.State:
    """The last turn of a game that was played at a glance."""
    state = misty.new_game(seed=seed)
    bots = [OnePlyBot(2.0, seed), OnePlyBot(2.0, seed + 1)]
    while not state.table.last:
        state.play(bots[state.to_act].choose(Seat(state, state.to_act)))
    return state


def every_end(state: misty.State, seat: int) -> list[tuple[float, int]]:
    """The result and the lead of every way to end the game."""
    if state.over:
        won = state.winners()
        scores = state.scores()
        share = 0.5 if not won else float(seat in won)
        return [(share, scores[seat] - scores[1 - seat])]
    found = []
    for move in state.legal_moves():
        after = state.clone()
        after.play(move)
        found += every_end(after, seat)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_it_ends_as_well_as_any_way_to_end(seed: int) -> None:
    state = last_turn(seed)
    seat = state.to_act
    best = max(every_end(state, seat))
    bot = endgame.SolvesLastTurn(Uniform(1))
    while not state.over:
        state.play(bot.choose(Seat(state, seat)))
    assert every_end(state, seat) == [best]


def test_before_the_last_turn_the_other_bot_plays() -> None:
    state = misty.new_game(seed=1)
    seat = Seat(state, state.to_act)
    assert endgame.SolvesLastTurn(Uniform(3)).choose(seat) == Uniform(3).choose(seat)


@pytest.mark.plain_only
def test_too_much_to_try_is_left_to_the_other_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "best_to_the_end", lambda *_: None)
    state = last_turn(1)
    bot = endgame.SolvesLastTurn(Uniform(3))
    assert bot.choose(Seat(state, state.to_act)) in state.legal_moves()
