"""The benchmark: the same score every time, and honest about what it is a score of."""

from __future__ import annotations

import pytest

from tests.games import EVERY
from valewright.bots import check_bot
from valewright.bots.budget import read_budget
from valewright.kernel.errors import BadOption
from valewright.lab.evaluation import GAMES, bouts, evaluate, ladder


@pytest.mark.parametrize("name", EVERY)
def test_no_rung_thinks_by_the_clock(name: str) -> None:
    assert ladder(name)[0] == "random"
    for bot in ladder(name):
        check_bot(bot, name)
        _, at, budget = bot.partition("@")
        assert not at or read_budget(budget).rounds > 0
    budgets = [bot.partition("@")[2] for bot in ladder(name) if "@" in bot]
    assert len(set(budgets)) == len(budgets)


def test_a_score_repeats_whatever_the_jobs() -> None:
    one, two = (evaluate("search@8r", jobs, name="nim", games=4).plain() for jobs in (1, 2))
    for found in (one, two):
        del found["cpu_seconds_per_game"]
    assert one == two


def test_the_score_is_the_mean_of_the_rungs() -> None:
    found = evaluate("search@64r", name="nim", games=10)
    assert found.games == 10 * len(found.rungs)
    assert found.score == pytest.approx(sum(rung.score for rung in found.rungs) / 3)
    assert found.interval[0] < found.score < found.interval[1]
    assert found.rungs[0].score > 0.7


def test_a_stronger_agent_has_a_better_score() -> None:
    strong, weak = (evaluate(bot, name="nim", games=10).score for bot in ("search@64r", "random"))
    assert strong > weak + 0.2


def test_each_seed_is_played_from_both_seats() -> None:
    planned = bouts("me", ladder("nim"), 4)
    assert len(planned) == 4 * len(ladder("nim"))
    assert all(bout.bots[bout.number % 2] == "me" for bout in planned)


def test_other_games_are_not_a_score_of_the_task() -> None:
    assert not evaluate("random", name="nim", games=2).official
    assert not evaluate("random", name="nim", games=GAMES, options={"piles": 1}).official
    assert evaluate("random", name="nim", games=GAMES, options={"players": 2}).official


def test_an_odd_number_of_games_is_refused() -> None:
    with pytest.raises(BadOption, match="3 is odd"):
        evaluate("random", name="nim", games=3)
