"""Tournaments: who plays whom from where, files that are taken up again, and charts."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import ANY
from xml.etree import ElementTree

import pytest

from valewright.kernel.errors import BadData, BadOption
from valewright.lab import tournament as lab
from valewright.lab.rating import Met
from valewright.lab.tournament import (
    Bout,
    Outcome,
    Results,
    Rules,
    bouts,
    seeds,
    summed_up,
    tournament,
    write_plots,
)

RULES = Rules("nim", {"players": 2}, 3)
SVG = "{http://www.w3.org/2000/svg}"


def head(seed: int) -> str:
    """The first line of a file."""
    found = {"kind": lab.KIND, "game": "nim", "options": {"players": 2}, "seed": seed}
    return json.dumps(found) + "\n"


def outcome(number: int, bots: tuple[str, str], winner: int) -> Outcome:
    return Outcome(number, bots, (10, 20), winner, (0.5, 0.25), (40, 41))


def test_every_two_meet_equally_often_from_both_seats() -> None:
    found = bouts(["a", "b", "c"], 4)
    assert len(found) == len(set(found)) == 3 * 4
    for pair in (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")):
        assert sum(bout.bots == pair for bout in found) == 2


def test_a_pair_of_games_has_one_seed_and_changed_seats() -> None:
    game, first, second = seeds(RULES, Bout(4, ("a", "b")))
    assert seeds(RULES, Bout(5, ("b", "a"))) == [game, second, first]
    assert len({game, first, second, *seeds(RULES, Bout(6, ("a", "b")))}) == 6
    assert seeds(Rules("nim", {}, 4), Bout(4, ("a", "b")))[0] != game


def test_the_same_seed_plays_the_same_tournament_by_any_number_of_jobs() -> None:
    one, two = (
        tournament(["search@3r", "random"], 4, seed=5, jobs=jobs, name="nim") for jobs in (1, 2)
    )
    assert one.met == two.met
    assert [row.elo for row in one.rows] == [row.elo for row in two.rows]


def test_games_are_added_up() -> None:
    games = [
        outcome(0, ("a", "b"), 0),
        outcome(1, ("b", "a"), 1),
        outcome(0, ("a", "c"), -1),
        outcome(1, ("c", "a"), 0),
    ]
    found = summed_up(RULES, ["a", "b", "c"], games, 4)
    assert found.met["a", "b"] == Met(wins=2)
    assert found.met["b", "a"] == Met(losses=2)
    assert found.met["a", "c"] == Met(draws=1, losses=1)
    assert found.met["b", "c"].games == 0
    rows = {row.bot: row for row in found.rows}
    assert (rows["a"].games, rows["a"].share) == (4, 0.625)
    assert rows["a"].seconds_per_game == (0.5 + 0.25 + 0.5 + 0.25) / 4
    assert [row.bot for row in found.rows] == ["c", "a", "b"]
    plain = json.loads(json.dumps(found.plain()))
    assert plain["pairs"][0] == {"bots": ["c", "a"], "wins": 1, "draws": 1, "losses": 0}
    assert plain["bots"][1]["share"] == 0.625


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "results.jsonl"

    def play(bots: list[str], games: int) -> lab.Tournament:
        return tournament(bots, games, seed=3, name="nim", results=file)

    assert play(["search@2r", "random"], 2).played == 2
    text = file.read_text("utf-8")
    assert play(["search@2r", "random"], 2).played == 0
    assert file.read_text("utf-8") == text
    assert play(["search@2r", "random"], 4).played == 2
    file.write_text(text + '{"number": 2, "bo', "utf-8")  # stopped in the middle of a line
    assert play(["search@2r", "random"], 4).played == 2
    assert play(["search@2r", "random", "search@3r"], 2).played == 4
    assert len(file.read_text("utf-8").splitlines()) == 1 + 4 + 4


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hello\n", "line 1: is not what a tournament writes"),
        ("{}\n", "is not a file of tournament results"),
        ('{"kind": "valewright tournament", "game": "chess"}\n', "another game: 'chess'"),
        (head(4), "another seed: 4, not 3"),
        (head(3) + '{"number": 1}\n', "line 2: is not a game"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(BadData, match=complaint):
        Results(file, RULES)
    assert file.read_text("utf-8") == text


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be used"):
        Results(tmp_path, RULES)


@pytest.mark.parametrize(
    ("bots", "games", "complaint"),
    [
        (["greedy"], 2, "two or more, each once"),
        (["greedy", "greedy"], 2, "two or more, each once"),
        (["greedy", "random"], 3, "3 is odd"),
        (["greedy", "random"], 0, "at least 1"),
        (["greedy", "clever"], 2, "no bot 'clever'"),
    ],
)
def test_wrong_wishes_are_refused(bots: list[str], games: int, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        tournament(bots, games)


def test_charts_have_every_bot(tmp_path: Path) -> None:
    games = [outcome(0, ("a", "b<&>"), 0), outcome(1, ("b<&>", "a"), 0)]
    written = write_plots(summed_up(RULES, ["a", "b<&>"], games, 2), tmp_path / "charts")
    assert [path.name for path in written] == ["elo.svg", "matrix.svg"]
    elo, matrix = (
        [one.text for one in ElementTree.fromstring(path.read_text("utf-8")).iter(f"{SVG}text")]
        for path in written
    )
    assert elo == ["Elo, with 95% intervals", "a", ANY, "b<&>", ANY]
    assert (matrix.count("a"), matrix.count("b<&>"), matrix.count("50%")) == (2, 2, 2)
