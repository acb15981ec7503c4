"""Bots by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from valewright import games
from valewright.bots import Seat, bot_names, check_bot, make_bot, names
from valewright.bots.levels import LEVELS
from valewright.kernel.errors import BadOption


def test_the_known_bots() -> None:
    assert bot_names() == [*LEVELS, "greedy", "random"]


def test_an_unknown_name_is_told_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no bot 'clever'; known bots: wanderer, "):
        make_bot("clever", seed=1)


def test_another_package_can_add_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("same", "valewright.bots.uniform:Uniform", names.GROUP)
    monkeypatch.setattr(names, "entry_points", lambda group: [entry])
    state = games.game(games.USUAL).start({}, 1)
    assert bot_names() == [*LEVELS, "greedy", "random", "same"]
    assert make_bot("same", seed=1).choose(Seat(state, state.to_act)) in state.legal_moves()


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("valewright.bots.uniform:Missing", r"does not load: .* no attribute 'Missing'"),
        ("valewright.nowhere:Bot", "does not load: No module named 'valewright.nowhere'"),
        ("valewright.bots.names:GROUP", "cannot be called with a seed"),
    ],
)
def test_a_bot_that_does_not_load_says_why(
    value: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint("broken", value, names.GROUP)
    monkeypatch.setattr(names, "entry_points", lambda group: [entry])
    with pytest.raises(BadOption, match=f"the bot 'broken' .{value}. {complaint}"):
        make_bot("broken", seed=1)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("archdruid@", "'' is no budget"),
        ("archdruid@0", "'0' is no budget"),
        ("archdruid@-1", "'-1' is no budget"),
        ("archdruid@1.5r", "'1.5r' is no budget"),
        ("archdruid@nan", "'nan' is no budget"),
        ("archdruid@9999", "3600 seconds are the most"),
        ("archdruid@2000000r", "1000000 rounds are the most"),
        ("novice@1", "novice@1: novice answers at once and takes no budget"),
        ("greedy@1", "greedy@1: the bot 'greedy' takes no budget"),
        ("wizard@1", "there is no bot 'wizard'"),
    ],
)
def test_a_budget_that_cannot_be_is_refused(name: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        check_bot(name)


@pytest.mark.parametrize("name", ["archdruid", "adept@2", "adept@.5", "adept@200r", "apprentice"])
def test_levels_may_carry_a_budget(name: str) -> None:
    check_bot(name)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def moves() -> list[int]:
        state = games.game(games.USUAL).start({}, 4)
        bots = [make_bot(name, seed) for seed in (1, 2)]
        played: list[int] = []
        while not state.over and len(played) < 150:
            move = bots[state.to_act].choose(Seat(state, state.to_act))
            state.play(move)
            played.append(move)
        return played

    assert moves() == moves()


def test_search_can_be_seated_but_is_not_offered_where_there_are_levels() -> None:
    state = games.game(games.USUAL).start({}, 1)
    assert "search" not in bot_names()
    assert make_bot("search@3r", seed=1).choose(Seat(state, state.to_act)) in state.legal_moves()
    check_bot("search")
    with pytest.raises(BadOption, match="'soon' is no budget"):
        make_bot("search@soon", seed=1)
