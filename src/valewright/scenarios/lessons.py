"""The lessons of a game: positions to learn from, each a scenario in its folder ``lessons``.

A lesson is called as its file is. The moves of its scenario are one way to its goal; what it
expects after the last of them is the goal.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from valewright.games import game
from valewright.kernel.contract import State
from valewright.scenarios.reading import Scenario, ScenarioError, read_file
from valewright.scenarios.running import SUFFIX, lay_out, unmet

FOLDER = "lessons"


def lesson_files(name: str) -> dict[str, Path]:
    """The lessons of a game by what they are called; none where it brings none.

    >>> lesson_files("nim")
    {}
    """
    folder = game(name).folder()
    found = [] if folder is None else sorted((folder / FOLDER).glob(f"*{SUFFIX}"))
    return {path.stem: path for path in found}


@cache
def lesson(name: str, called: str) -> Scenario | None:
    """A lesson of a game, if it has one that is called so."""
    path = lesson_files(name).get(called)
    if path is None:
        return None
    scenarios = read_file(path)
    if len(scenarios) != 1 or scenarios[0].game != name:
        raise ScenarioError(f"{path}: a lesson is one scenario of {name}")
    return scenarios[0]


def lesson_start(name: str, called: str) -> State | None:
    """The position that a lesson begins with."""
    found = lesson(name, called)
    return None if found is None else lay_out(found)


def is_reached(scenario: Scenario, state: State) -> bool:
    """Whether the goal of a lesson is reached."""
    steps = scenario.steps
    last = max(i for i, step in enumerate(steps) if step.verb == "play")
    try:
        return not any(unmet(scenario, state, step) for step in steps[last + 1 :])
    except ScenarioError:  # it speaks of what is not there now
        return False
