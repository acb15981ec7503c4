"""Puzzles: made from self-play, kept with their data, opened again and judged anew."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.games import BUILT_IN
from valewright import games
from valewright.bots.estimate import Estimate
from valewright.kernel.components import fingerprint
from valewright.kernel.errors import BadData
from valewright.lab.puzzle_making import judge_again, make, puzzle_at
from valewright.lab.puzzles import (
    Puzzle,
    file_text,
    problems,
    read_file,
    read_text,
    shipped,
    write_file,
)

ALL = [one for name in BUILT_IN for one in shipped(name).values()]


@pytest.fixture(scope="module")
def own() -> list[Puzzle]:
    """Two puzzles that are made here."""
    return make("nim", {"piles": 2}, 2, seed=5)


def test_200_puzzles_come_with_the_games_and_each_is_whole() -> None:
    assert len(ALL) == 200
    assert problems(ALL) == []


def test_every_game_has_easy_and_hard_ones_of_several_themes() -> None:
    for name in BUILT_IN:
        found = shipped(name).values()
        assert len(found) >= 60
        assert {one.difficulty for one in found} == {"easy", "medium", "hard"}
        assert len({one.theme for one in found}) >= 4


def test_what_tempts_costs_more_than_the_doubt() -> None:
    for one in ALL:
        for words in one.tempting:
            answer = one.answer(words)
            assert answer is not None
            assert answer.cost.low > 0.0
            assert answer.cost.mean >= 0.04


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_best_move_of_a_shipped_puzzle_still_is_the_best(name: str) -> None:
    one = max(shipped(name).values(), key=lambda found: found.answers[-1].cost.low)
    assert judge_again(one, tries=16) == ""


def test_a_puzzle_whose_best_move_is_not_the_best_is_found_out(own: list[Puzzle]) -> None:
    one = own[0]
    assert judge_again(one) == ""
    best, *others = one.answers
    worst = replace(others[-1], right=True, kind="best", cost=Estimate(0.0, 0.0, 0.0))
    turned = replace(
        one,
        answers=(worst, *others[:-1], replace(best, right=False, kind="blunder")),
        tempting=(best.words,),
    )
    assert "costs" in judge_again(turned)


def test_puzzles_are_made_in_any_game_and_the_same_by_the_same_seed(own: list[Puzzle]) -> None:
    assert problems(own) == []
    assert make("nim", {"piles": 2}, 2, seed=5) == own
    for one in own:
        assert one.plan[0] == one.answers[0].words
        assert set(one.tempting).isdisjoint(answer.words for answer in one.answers if answer.right)


def test_a_decision_without_a_clear_best_makes_no_puzzle() -> None:
    lost = games.game("nim").start({"piles": 2, "most": 1}, seed=1)
    assert puzzle_at(lost, 3) is None


def test_a_file_gives_back_what_was_written(own: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_file(path, "nim", own)
    again = read_file(path)
    assert [one.id for one in again] == [one.id for one in own]
    assert file_text("nim", again) == path.read_text("utf-8")


def test_a_puzzle_carries_the_data_it_was_made_with() -> None:
    for name in BUILT_IN:
        text = file_text(name, list(shipped(name).values())[:1])
        one = read_text(text)[0]
        assert fingerprint(one.data) == json.loads(text)["puzzles"][0]["data"]
        assert one.record().components == one.data


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda found: found.update(format=9), "unknown"),
        (lambda found: found.update(game="chess"), "chess"),
        (lambda found: found["puzzles"][0].update(id="0000"), "not of 0000"),
        (lambda found: found["puzzles"][0].update(difficulty="odd"), "odd"),
        (lambda found: found["puzzles"][0].pop("plan"), "plan"),
        (lambda found: found.pop("puzzles"), "not a file of puzzles"),
    ],
)
def test_a_damaged_file_says_what_is_wrong(own: list[Puzzle], change: object, words: str) -> None:
    found = json.loads(file_text("nim", own))
    assert callable(change)
    change(found)
    with pytest.raises(BadData, match=words):
        read_text(json.dumps(found))


def test_problems_name_the_puzzle(own: list[Puzzle]) -> None:
    one = own[0]
    assert problems([one, one]) == [f"{one.id}: is there twice"]
    short = replace(one, answers=one.answers[:1])
    assert any("legal moves" in line for line in problems([short]))
    tempting = replace(one, tempting=(one.answers[0].words,))
    assert any("tempts" in line for line in problems([tempting]))
    closed = replace(one, origin="{}")
    assert any("does not open" in line for line in problems([closed]))
