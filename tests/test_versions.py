"""Matches between two versions of the package: seats, shares, and versions that disagree."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import valewright
from benchmarks.versions import Result, Version, play, told

HERE = str(Path(valewright.__file__).parent.parent)


class Canned:
    """A version that answers what it is told to."""

    bot = "any"

    def __init__(self, answers: list[dict[str, Any]]) -> None:
        self.answers = answers
        self.asked: list[dict[str, Any]] = []

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(message)
        return self.answers[len(self.asked) - 1]


def at(to_act: int, over: bool = False, scores: tuple[int, ...] = (0, 0, 0)) -> dict[str, Any]:
    found = {"at": {"over": over, "to_act": to_act, "scores": list(scores)}, "spent": 0.5}
    return {**found, "move": "pass", "winners": [1] if over else []}


def match(one: Canned, two: Canned, own: int) -> Result:
    return play(cast("tuple[Version, Version]", (one, two)), {"game": "any"}, 3, own)


def test_the_first_has_one_seat_and_the_second_all_others() -> None:
    answers = [at(0), at(1), at(2), at(0, over=True, scores=(4, 9, 2))]
    one, two = Canned(answers), Canned(answers)
    found = match(one, two, own=1)
    assert (one.asked[0]["seats"], two.asked[0]["seats"]) == ([1], [0, 2])
    assert [next(iter(asked)) for asked in one.asked[1:]] == ["played", "choose", "played"]
    assert [next(iter(asked)) for asked in two.asked[1:]] == ["choose", "played", "choose"]
    assert (found.share, found.lead, found.spent) == (1.0, 5, (0.5, 1.0))
    assert match(Canned(answers), Canned(answers), own=0).lead == -5


def test_versions_that_see_different_games_end_the_match() -> None:
    with pytest.raises(SystemExit, match="do not agree"):
        match(Canned([at(0), at(1)]), Canned([at(0), at(2)]), own=0)


def test_games_on_one_seed_are_taken_together() -> None:
    pair = [Result(1.0, 9.0, (1.0, 2.0)), Result(0.0, -9.0, (3.0, 2.0))]
    assert told([pair, pair]) == (
        "4 games, won % 50.0 ± 0.0, lead 0.0 ± 0.0, first 2.0 s, second 2.0 s"
    )


def test_two_processes_play_a_game_to_its_end() -> None:
    versions = (Version(HERE, "random"), Version(HERE, "random"))
    found = [play(versions, {"game": "nim", "options": {}, "seed": 4}, 2, own) for own in (0, 1)]
    for one in versions:
        one.close()
    assert sum(one.share for one in found) == 1  # the same moves from the same seats


def test_a_folder_without_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="holds no package"):
        Version(str(tmp_path), "random")
