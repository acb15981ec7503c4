"""Advice: legal, explained, honest, and better than chance."""

from __future__ import annotations

import pickle
import random

import pytest

from tests.bots.asked import ask_through, sound
from valewright import games
from valewright.bots import Seat
from valewright.bots.advice import SLICES, Advising, Found, advise, telling
from valewright.bots.budget import Budget
from valewright.bots.estimate import estimate
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
            sound(state, advice)
            for language in languages():
                words = Words(language)
                for option in advice.options:
                    for note in option.notes:
                        assert words.say(note.id, who="Ann", **note.args)
                    for figure in option.figures:
                        assert words.say(figure.id)
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


def test_only_a_legal_move_can_be_compared() -> None:
    state = games.game("nim").start({}, 1)
    illegal = next(move for move in range(256) if move not in state.legal_moves())
    with pytest.raises(BadOption, match="not a legal move"):
        advise(Seat(state, state.to_act), QUICK, random.Random(1), (illegal,))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_for_is_looked_at_however_bad_it_is(game: str) -> None:
    state = games.game(game).start({}, 3)
    while len(state.legal_moves()) < 2:
        state.play(state.legal_moves()[0])
    for move in state.legal_moves():
        advice = advise(Seat(state, state.to_act), QUICK, random.Random(1), (move,))
        assert move in [option.move for option in advice.options]


@pytest.mark.parametrize("game", GAMES)
def test_advice_improves_slice_by_slice_wherever_it_is_gone_on_with(game: str) -> None:
    state = games.game(game).start({}, 3)
    while len(state.legal_moves()) < 2:
        state.play(state.legal_moves()[0])
    advising = Advising(Seat(state, state.to_act), 5)
    tries = []
    for _ in SLICES:
        advising = pickle.loads(pickle.dumps(advising))
        advising.think(Budget(rounds=3))
        tries.append(sum(option.tries for option in advising.advice().options))
    assert tries == sorted(set(tries))


def test_more_trials_make_it_surer() -> None:
    state = games.game("nim").start({"piles": 4}, 3)
    widths = []
    for rounds in (20, 2000):
        advice = advise(Seat(state, state.to_act), Budget(rounds=rounds), random.Random(1))
        chance = advice.options[0].chance
        widths.append(chance.high - chance.low)
    assert widths[1] < widths[0] / 3


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """A wheel of chance is spun: 95% of the intervals should hold its mean."""
    rng = random.Random(8)
    held = 0
    for _ in range(600):
        values = [rng.random() ** 2 for _ in range(12)]
        found = estimate(values)
        held += found.low <= 1 / 3 <= found.high
    assert 0.90 < held / 600 < 0.98


def test_a_winning_move_of_nim_is_found_and_others_cost_something() -> None:
    """With piles of 1 and 3, taking 2 of the second leaves two piles alike: that wins."""
    state = next(
        state
        for state in (games.game("nim").start({"piles": 2}, seed) for seed in range(200))
        if sorted(state.view(0)["piles"]) == [1, 3]
    )
    advice = advise(Seat(state, state.to_act), Budget(rounds=400), random.Random(1))
    assert advice.options[0].words.startswith("take 2 ")
    assert advice.options[0].chance.mean > 0.9
    assert all(option.cost.mean > 0.1 for option in advice.options[1:])


class Plans:
    """An exploration that knows what follows some moves."""

    def __init__(self, plans: dict[int, tuple[int, ...]]) -> None:
        self._plans = plans

    def plan(self, move: int) -> tuple[int, ...]:
        return self._plans[move]

    def think(self, budget: Budget) -> None:
        raise NotImplementedError

    def found(self) -> list[Found]:
        raise NotImplementedError


def test_what_two_plans_share_does_not_tell_them_apart() -> None:
    legal = (1, 2, 3, 4)
    plans = Plans({1: (2, 9, 3), 2: (), 3: (4, 1), 4: (1,)})
    assert telling(plans, legal, 1, 3) == 2
    assert telling(plans, legal, 1, 2) == 1
    assert telling(plans, legal, 4, 3) == 4, "the same in another order: its own first move"
    assert telling(plans, legal, 3, 3) == 3
    assert telling(Plans({1: (9, 2), 3: (1,)}), legal, 1, 3) == 2, "9 cannot be played yet"
