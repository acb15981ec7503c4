"""Every scenario of the project, whichever game it is of."""

from pathlib import Path

import pytest

from valewright import games, rulings
from valewright.scenarios import Scenario, read_file, run, scenario_files

ALL = [
    scenario
    for file in scenario_files([Path(__file__).parent.parent])
    for scenario in read_file(file)
]


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", ALL, ids=name)
def test_scenario(scenario: Scenario) -> None:
    result = run(scenario)
    assert result.passed, str(result)


def test_each_shows_a_ruling_and_no_title_is_used_twice() -> None:
    assert {scenario.game for scenario in ALL} == {entry.name for entry in games.BUILT_IN}
    assert all(scenario.rulings for scenario in ALL)
    titles = [name(scenario) for scenario in ALL]
    assert len(set(titles)) == len(titles)
    known = {ruling.id for ruling in rulings.listing()}
    assert {ruling for scenario in ALL for ruling in scenario.rulings} <= known
