"""Advice in Mystic Vale."""

from __future__ import annotations

import random

from valewright import games
from valewright.bots import Seat
from valewright.bots.advice import advise
from valewright.bots.budget import Budget
from valewright.mystic.position import position

QUICK = Budget(rounds=2)


def test_a_vale_that_lies_there_twice_is_advised_at_the_spot_that_the_rules_offer() -> None:
    twice = ["Exodus Road", "Exodus Road"]
    state = position([{"field": ["Blank"] * 3}, {}], phase="harvest", vales=twice)
    state.table.spirits[:] = [3, 3, 3, 3]
    advice = advise(Seat(state, state.to_act), QUICK, random.Random(1))
    assert {option.move for option in advice.options} <= set(state.legal_moves())
    assert "buy Exodus Road" in {option.words for option in advice.options}


def test_the_last_decision_of_a_game_is_seen_through() -> None:
    """With a pool that this harvest empties, passing up points is not advised."""
    state = games.game("mystic-vale").start({"pool": 4}, 7)
    advice = advise(Seat(state, state.to_act), Budget(rounds=6), random.Random(1))
    assert advice.options[0].words in {"push", "pass"}
    assert "hint-spoil-odds" in {note.id for note in advice.options[0].notes}
