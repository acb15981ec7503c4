"""A game that another package plugs in: every command plays it, and says what it does not bring."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from valewright import games, rulings
from valewright.cli import main
from valewright.kernel.conformance import CHECKS, Check, check_processes
from valewright.kernel.errors import BadOption
from valewright_nim import Nim

FOLDER = Path(__file__).parent.parent.parent / "examples" / "nim" / "src" / "valewright_nim"
GAME = ("--game", "nim")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VALEWRIGHT_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


def run(*words: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(map(str, words)), input=typed, catch_exceptions=False)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("options", [{}, {"piles": 8, "most": 32}, {"piles": 1, "misere": True}])
def test_nim_conforms(check: Check, options: dict[str, object]) -> None:
    for seed in range(3):
        check(games.game("nim"), options, seed)


def test_new_processes_play_the_same_games() -> None:
    check_processes("valewright.games:game", "nim", {"piles": 4}, [3, 4])


def test_the_entry_point_finds_it() -> None:
    assert isinstance(games.game("nim"), Nim)
    assert games.names().index("nim") > 1


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"piles": 9}, "piles: must be 1 to 8, not 9"),
        ({"most": 0}, "most: must be 1 to 32, not 0"),
        ({"players": 3}, "players: must be 2, not 3"),
        ({"colour": 1}, "colour: is not an option; options are players, piles, most, misere"),
    ],
)
def test_wrong_options_are_refused_in_words(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as caught:
        games.game("nim").start(options, 1)
    assert str(caught.value) == complaint


def test_its_rulings_are_all_shown_by_its_scenarios() -> None:
    books = rulings.books("nim")
    assert len(rulings.listing(books)) == 5
    assert rulings.uncovered(books, needs=None) == []
    assert rulings.unknown(books) == {}
    assert "NIM-END-01" in run("rulings", *GAME).stdout
    done = run("scenario", "run", FOLDER / "scenarios", *GAME)
    assert done.exit_code == 0
    assert "3 passed, 0 failed" in done.stdout


def test_a_scenario_of_it_has_no_positions(tmp_path: Path) -> None:
    file = tmp_path / "a.scenario"
    file.write_text("scenario: A\ngame: nim\nplayer 1:\nexpect piles = 1\n")
    done = run("scenario", "run", file)
    assert done.exit_code == 1
    assert "nim has no positions of its own to write" in done.stdout
    file.write_text("scenario: A\ngame: nim\nsets: base\nexpect piles = 1\n")
    assert "'sets' is not one of rulings, seed, players" in run("scenario", "run", file).stdout


def test_bots_play_it_by_the_hundred() -> None:
    words = ("--bots", "search@20r,random", "--games", 20, "--seed", 1, "--json", *GAME)
    found = json.loads(run("simulate", *words, "--piles", 4).stdout)
    assert found["options"]["piles"] == 4
    assert found["standings"]["search@20r"]["win_rate"] > 0.7
    assert found["rounds"]["least"] >= 2
    rated = json.loads(run("tournament", *words, "--misere").stdout)
    assert rated["bots"][0]["bot"] == "search@20r"
    assert "decisions" in run("bench", "--seconds", 0.01, *GAME).stdout


def test_a_person_plays_it_in_the_terminal_and_looks_back(tmp_path: Path) -> None:
    typed = "take 1 from pile 1\nundo\n2\nhint\nrubbish\n" + "1\n" * 20
    done = run("play", "--terminal", *GAME, "--seed", 4, "--bots", "random", typed=typed)
    assert "Piles: 2, 7, 7" in done.stdout
    assert "Undone." in done.stdout
    assert "% to win, between " in done.stdout
    assert "“rubbish” is neither a legal move nor a command" in done.stdout
    assert "Random: Take" in done.stdout
    assert "win" in done.stdout.splitlines()[-3]
    saved = next(tmp_path.glob("nim-*.txt"))
    again = run("replay", saved)
    assert "Take 2 counters from pile 1" in again.stdout
    assert "wins." in again.stdout
    assert run("review", saved, "--rounds", 4).exit_code == 0


def test_it_says_what_it_does_not_bring() -> None:
    for command, missing in (
        ("cards", "Nim has no cards to list"),
        ("balance", "Nim has no study of its balance"),
        ("box template", "Nim has no card values to fill in"),
        ("puzzles check", "Nim has no puzzles"),
    ):
        done = run(*command.split(), *GAME)
        assert done.exit_code == 1
        assert f"Error: {missing}" in done.stderr
    done = run("simulate", *GAME, "--sets", "base")
    assert done.exit_code == 2
    assert f"sets: is for {games.USUAL}, not for nim" in done.stderr
    done = run("simulate", *GAME, "--bots", "adept,random", "--games", 1)
    assert done.exit_code != 0
    assert "'adept' does not play nim" in done.stderr


def test_its_rules_are_told() -> None:
    assert "Whoever takes the last counter of all wins" in run("rules", *GAME).stdout
    assert run("rules", *GAME, "--language", "fr").exit_code == 0
