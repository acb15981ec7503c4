"""The greedy bot of Misty Valley: honest, better than chance, and the one its game gets."""

import random
from typing import Any

import pytest

from valewright import misty, mystic
from valewright.bots import Seat, make_bot
from valewright.bots.by_game import ByGame
from valewright.bots.uniform import Uniform
from valewright.kernel.errors import BadOption
from valewright.lab.simulate import simulate
from valewright.misty.bots.greedy import MistyGreedy
from valewright.misty.position import position


@pytest.mark.parametrize("options", [{}, {"expansion": True, "tribes": "choose"}])
def test_dealing_the_hidden_tiles_anew_changes_no_decision(options: dict[str, Any]) -> None:
    state = misty.new_game(seed=5, **options)
    rng = random.Random(5)
    for _ in range(40):
        seat = state.to_act
        others = [state.sample(seat, rng) for _ in range(2)]
        chosen = [make_bot("greedy", 1).choose(Seat(s, seat)) for s in (state, *others)]
        assert chosen[1:] == chosen[:1] * 2
        state.play(rng.choice(state.legal_moves()))


def test_a_sample_tells_no_seed() -> None:
    state = misty.new_game(seed=12345)
    assert state.sample(0, random.Random(1)).seed == 0


def test_it_beats_chance() -> None:
    summary = simulate(4, bots=("greedy", "random"), seed=2, name="misty-valley")
    assert summary.standings["greedy"].win_rate == 1
    assert summary.standings["greedy"].scores.mean > 40


def test_it_takes_what_can_be_taken() -> None:
    hands = [{"hand": ["spearhead"], "stack": []}, {}]
    state = position(["(1,0) water 1"], hands, options={"light": True}, last_turn=True)
    bot = MistyGreedy(1)
    while not state.over:
        state.play(bot.choose(Seat(state, state.to_act)))
    assert state.scores() == [2, 0]


def test_each_game_gets_its_own_bot() -> None:
    bot = make_bot("greedy", 1)
    for state in (mystic.new_game(seed=1), misty.new_game(seed=1)):
        assert bot.choose(Seat(state, state.to_act)) in state.legal_moves()


def test_a_game_the_bot_does_not_know_is_refused() -> None:
    bot = ByGame("lazy", {"misty-valley": Uniform}, 1)
    with pytest.raises(BadOption, match="the bot 'lazy' does not play mystic-vale"):
        bot.choose(Seat(mystic.new_game(seed=1), 0))
    with pytest.raises(TypeError, match="plays Misty Valley"):
        MistyGreedy(1).choose(Seat(mystic.new_game(seed=1), 0))
