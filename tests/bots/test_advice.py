"""Advice: legal, explained, honest, and better than chance."""

from __future__ import annotations

import random

import pytest

from tests.bots.asked import ask_through
from valewright import games
from valewright.bots import Seat
from valewright.bots.advice import advise
from valewright.bots.budget import Budget
from valewright.kernel.errors import BadOption
from valewright.words import Words, languages

GAMES = games.names()
QUICK = Budget(rounds=2)
HIDING = [entry.name for entry in games.BUILT_IN]  # long games, in which something is hidden


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_gets_legal_advice_in_words(game: str) -> None:
    state = games.game(game).start({}, 3)
    rng = random.Random(3)
    seen: set[str] = set()
    for _ in range(150):
        if state.over:
            break
        if state.decision not in seen and len(state.legal_moves()) > 1:
            seen.add(state.decision)
            advice = advise(Seat(state, state.to_act), QUICK, random.Random(1))
            options = [advice.move, *(option.move for option in advice.alternatives)]
            assert set(options) <= set(state.legal_moves())
            assert len(options) == len(set(options))
            assert all(0 <= option.chance <= advice.chance for option in advice.alternatives)
            for language in languages():
                for reason in advice.reasons:
                    assert Words(language).say(reason.id, **reason.args)
        state.play(rng.choice(state.legal_moves()))
    assert seen


@pytest.mark.parametrize("seed", [4, 9, 13, 25, 28, 31, 36, 42])
@pytest.mark.parametrize("game", GAMES)
def test_advice_is_legal_in_random_positions_of_any_game(game: str, seed: int) -> None:
    asked = ask_through(game, seed).total()
    assert asked > 0 or game not in HIDING


@pytest.mark.parametrize("game", GAMES)
def test_advice_knows_nothing_that_the_seat_does_not(game: str) -> None:
    state = games.game(game).start({}, 8)
    rng = random.Random(2)
    for _ in range(20 if game in HIDING else 2):
        state.play(rng.choice(state.legal_moves()))
    seat = state.to_act
    told = advise(Seat(state, seat), QUICK, random.Random(5))
    other = state.sample(seat, random.Random(99))
    assert advise(Seat(other, seat), QUICK, random.Random(5)) == told


def test_a_seat_without_a_decision_gets_none() -> None:
    state = games.game("nim").start({}, 1)
    with pytest.raises(BadOption, match="nothing to decide"):
        advise(Seat(state, 1 - state.to_act), QUICK, random.Random(1))
