"""The lessons of all games: their positions, their goals and what the page is told of them."""

from __future__ import annotations

import pytest

from tests.games import FOLDERS
from tools import lesson_paths
from valewright.scenarios import ScenarioError, run
from valewright.scenarios import lessons as module
from valewright.scenarios.lessons import is_reached, lesson, lesson_files, lesson_start

LESSONS = [(game, called) for game in FOLDERS for called in lesson_files(game)]


@pytest.mark.parametrize(("game", "called"), LESSONS)
def test_its_own_moves_reach_a_goal_that_is_not_reached_yet(game: str, called: str) -> None:
    scenario, state = lesson(game, called), lesson_start(game, called)
    assert scenario is not None
    assert state is not None
    assert state.to_act == 0
    assert not is_reached(scenario, state)
    assert run(scenario).passed


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_the_page_is_tested_with_what_the_rules_say(game: str) -> None:
    written = lesson_paths.written(game)
    assert lesson_paths.file_of(game).read_text("utf-8") == written, "run tools/lesson_paths.py"


def test_a_game_without_lessons_has_none() -> None:
    assert lesson_files("nim") == {}
    assert lesson_start("nim", "first") is None


def test_a_lesson_is_one_scenario_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, called = LESSONS[0]
    other, path = next(
        (other, path) for other in FOLDERS if other != game for path in lesson_files(other).values()
    )
    monkeypatch.setattr(module, "lesson_files", lambda _: {"stray": path})
    assert other != game
    with pytest.raises(ScenarioError, match="a lesson is one scenario of"):
        lesson(game, "stray")
    monkeypatch.undo()
    assert lesson(game, called) is not None
