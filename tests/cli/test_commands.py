"""Every command: that it works, and that what is wrong gets a clear line and no traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import Run
from valewright import __version__
from valewright.games import game, load_record, names
from valewright.kernel.record import Record

COMMANDS = (
    "admin",
    "backup",
    "balance",
    "bench",
    "box",
    "cards",
    "export",
    "import",
    "play",
    "replay",
    "restore",
    "review",
    "rl",
    "rules",
    "rulings",
    "scenario",
    "serve",
    "simulate",
    "tournament",
)
GAME = ("--game", "nim")
SCENARIO = """
scenario: A pile is emptied
game: nim
seed: 4
play take 2 from pile 1
expect piles = {left}, 7, 7
"""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A short game in a file."""
    path = tmp_path / "game.txt"
    Record(game("nim"), {}, 4, ["take 1 from pile 1", "take 1 from pile 2"]).save(path)
    return path


def test_a_game_that_was_given_up_is_reviewed(run: Run, saved: Path, tmp_path: Path) -> None:
    refused = run("review", saved, "--rounds", 1)
    assert refused.exit_code != 0
    assert "only a finished game can be reviewed" in refused.output
    record = load_record(saved)
    record.resign(0)
    record.save(saved)
    shown = run("review", saved, "--rounds", 1, "--json", tmp_path / "review.json")
    assert shown.exit_code == 0, shown.output
    assert f"Written to {tmp_path / 'review.json'}" in shown.stdout
    assert json.loads((tmp_path / "review.json").read_text())["curve"][-1] == [0, 1]


def test_help_names_every_command(run: Run) -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert all(f"\n  {command}" in shown.output for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert "Usage:" in shown.output


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "rules"])
def test_help_lists_the_games_and_says_which_is_usual(run: Run, command: str) -> None:
    shown = " ".join(run(command, "--help").output.split()).replace("- ", "-")
    assert f"The game: {', '.join(names())}. [default: {names()[0]}]" in shown


def test_version(run: Run) -> None:
    assert run("--version").output.split()[-1] == __version__


def test_help_imports_nothing_that_takes_long() -> None:
    """So that it takes less than 0.15 s of CPU on a machine of today."""
    code = (
        "import sys; from valewright.cli import main; main(['--help'], standalone_mode=False);"
        "slow = {'asyncio', 'importlib.metadata', 'json', 'logging', 'numpy', 'pydantic', 'rich',"
        " 'ssl', 'tomllib', 'valewright.games', 'valewright.kernel.game', 'valewright.words'};"
        "sys.exit(', '.join(slow & set(sys.modules)) or 0)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("plya",), "No such command 'plya'"),
        (("simulate", "--gmaes", "3"), "No such option"),
        (("simulate", "--games", "many"), "not a valid integer"),
        (("simulate", "--games", "0"), "0 is not in the range"),
        (("simulate", "--game", "chess"), f"'chess' is not one of {', '.join(names())}"),
        (("simulate", *GAME, "--bots", "grumpy"), "there is no bot 'grumpy'"),
        (("simulate", "--bots", "random,,random"), "a name missing between its commas"),
        (
            ("simulate", *GAME, "--bots", "random,random,random", "--players", "2"),
            "named for 2 players",
        ),
        (("simulate", *GAME, "--players", "7"), "players: must be 2, not 7"),
        (("balance", "--games", "0"), "0 is not in the range"),
        (("balance", "--jobs", "0"), "0 is not in the range"),
        (("balance", "--plots", __file__), "is a file"),
        (("play", "--terminal", "--seats", "human,grumpy"), "'grumpy' is not one of human"),
        (("play", "--terminal", "--seats", "greedy,random"), "at least one seat must be human"),
        (("play", "--terminal", "--seats", "human,greedy", "--humans", "2"), "either all seats"),
        (("play", "--terminal", "--seats", "human,greedy", "--players", "3"), "2 seats are named"),
        (("play", "--terminal", "--humans", "0"), "at least one person"),
        (
            ("play", "--terminal", "--humans", "3", "--players", "2"),
            "3 seats are named for 2 players",
        ),
        (
            ("play", "--terminal", "--resume", "x", "--seed", "3"),
            "seed: a resumed game already has its options",
        ),
        (("play", "--seed", "3"), "seed: only applies with --terminal; in the browser"),
        (("play", "--language", "fr"), "language: only applies with --terminal"),
        (("play", "--terminal", "--no-open"), "no-open: only applies in the browser"),
        (("scenario", "run"), "Missing argument"),
        (("scenario", "walk"), "No such command 'walk'"),
        (("replay",), "Missing argument"),
        (("bench", "--seconds", "0"), "not in the range"),
        (("rl", "evaluate", "nobody", *GAME), "there is no bot 'nobody'"),
        (("rl", "evaluate", "nowhere:agent", *GAME), "nowhere:agent: does not load"),
        (("rl", "evaluate", "random", *GAME, "--games", "3"), "3 is odd"),
    ],
)
def test_wrong_usage_gets_a_line_and_a_hint(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert "--help' for help" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    "words",
    [("replay", "nowhere.txt"), ("play", "--terminal", "--resume", "nowhere.txt"), ("replay", ".")],
)
def test_a_missing_file_is_named(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.exit_code == 1
    assert done.stderr.startswith(f"Error: {words[-1]}: cannot be read")


@pytest.mark.parametrize("command", [("replay",), ("play", "--terminal", "--resume")])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: not a game record"),
        ("hello\n", "line 1: not a game record"),
        ("valewright record 1\ngame: chess\n", "line 2: game: 'chess'"),
        ("valewright record 1\ngame: nim\nseed: 4\n\n1: jump\n", "'jump'"),
        ("valewright record 1\ngame: nim\nseed: 4\n\n", "cut off"),
    ],
)
def test_a_broken_record_says_where(
    run: Run, tmp_path: Path, command: tuple[str, ...], text: str, said: str
) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(text)
    done = run(*command, file)
    assert done.exit_code == 1
    assert str(file) in done.stderr
    assert said in done.stderr


def test_simulate_tells_wins_scores_and_rounds(run: Run) -> None:
    done = run("simulate", *GAME, "--games", 4, "--bots", "search@4r,random", "--seed", 1)
    assert done.exit_code == 0
    for word in ("4 games", "search@4r", "random", "win rate", "score", "rounds"):
        assert word in done.stdout


def test_simulate_gives_json_and_nothing_else(run: Run) -> None:
    done = run("simulate", *GAME, "--games", 2, "--bots", "random", "--json")
    found = json.loads(done.stdout)
    assert found["games"] == 2
    assert found["bots"] == ["random"] * 2
    assert done.stderr == ""


TABLES = {
    ("balance", "--games", "2", "--bots", "random"): "games",
    ("bench", *GAME, "--seconds", "0.01"): "mixes",
    ("rl", "evaluate", "random", *GAME, "--games", "2"): "rungs",
    ("rl", "legend", *GAME): "names",
    ("rl", "legend", "--moves"): "moves",
    ("simulate", *GAME, "--games", "2", "--bots", "random"): "standings",
    ("tournament", *GAME, "--games", "2", "--bots", "search@2r,random"): "pairs",
    ("admin", "list"): "tables",
    ("admin", "room"): "database_bytes",
    ("rulings", *GAME): "",
    ("cards",): "",
}


@pytest.mark.parametrize("words", TABLES)
def test_what_prints_a_table_prints_json_and_nothing_else(
    run: Run, words: tuple[str, ...], data_folder: Path
) -> None:
    data_folder.mkdir()
    plain = run(*words)
    assert plain.exit_code == 0
    assert not plain.stdout.lstrip().startswith(("{", "["))
    done = run(*words, "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert TABLES[words] in found if TABLES[words] else len(found) > 0
    assert done.stderr == ""


def test_simulate_keeps_records_and_decisions(run: Run, tmp_path: Path) -> None:
    words = ("simulate", *GAME, "--games", 2, "--bots", "random", "--json")
    folder, file = tmp_path / "records", tmp_path / "games.parquet"
    done = run(*words, "--records", folder, "--parquet", file)
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr == f"written: {folder}\nwritten: {file}\n"
    assert len(list(folder.iterdir())) == 2
    again = run(*words, "--records", folder)
    assert again.exit_code == 1
    assert f"{folder}: is not empty" in again.stderr


def test_evaluate_tells_the_score_and_says_where_it_is_none(run: Run) -> None:
    done = run("rl", "evaluate", "search@4r", *GAME, "--games", 2)
    for words in ("nim/rules-1/ladder-2", "search@64r", "score", "Not a score of the task"):
        assert words in done.stdout


def test_scenarios_pass_or_fail(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.scenario", tmp_path / "bad.scenario"
    good.write_text(SCENARIO.format(left=0))
    bad.write_text(SCENARIO.format(left=1))
    assert run("scenario", "run", good).exit_code == 0
    failed = run("scenario", "run", good, bad)
    assert failed.exit_code == 1
    assert "expected" in failed.stdout
    assert run("scenario", "run", tmp_path / "nowhere.scenario").exit_code == 1


def test_a_position_of_a_record_is_written_and_runs(run: Run, tmp_path: Path) -> None:
    record = Record(game("nim"), {}, seed=4)
    for _ in range(3):
        record.play(record.state.legal_moves()[0])
    kept, written = tmp_path / "kept.txt", tmp_path / "written.scenario"
    record.save(kept)
    done = run("scenario", "write", kept, "--at", 2, "--title", "After two moves")
    assert done.exit_code == 0
    assert done.stdout.startswith("scenario: After two moves\ngame: nim\n")
    written.write_text(done.stdout, encoding="utf-8")
    assert run("scenario", "run", written).exit_code == 0
    assert run("scenario", "write", kept).stdout != done.stdout
    refused = run("scenario", "write", kept, "--at", 9)
    assert refused.exit_code != 0
    assert "there is no move 9" in refused.stderr


def test_bench_measures(run: Run) -> None:
    assert "decisions" in run("bench", *GAME, "--seconds", 0.01).stdout
    found = json.loads(run("bench", *GAME, "--seconds", 0.01, "--json").stdout)
    assert all(mix["decisions_per_second"] > 0 for mix in found["mixes"].values())


def test_replay_tells_turns_and_stops_where_asked(run: Run, saved: Path) -> None:
    assert "Move 2 of 2" in run("replay", saved).stdout
    early = run("replay", saved, "--to", 1).stdout
    assert "Move 1 of 2" in early
    assert "Player 1: Take 1 counter from pile 1" in early
    late = run("replay", saved, "--to", 3)
    assert late.exit_code == 2
    assert "there is no move 3" in late.stderr


def test_replay_steps(run: Run, saved: Path) -> None:
    assert "Move 2 of 2" in run("replay", saved, "--step", typed="\n\n\n").stdout
    assert "Move 2 of 2" not in run("replay", saved, "--step", typed="q\n").stdout
    assert run("replay", saved, "--step", typed="").exit_code == 0


def test_no_traceback_in_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(b"\xff\xfe\x00")
    for words in (["replay", str(file)], ["simulate", "--wrong"], ["cards", "xyzzy"]):
        done = subprocess.run(
            [sys.executable, "-m", "valewright", *words],
            check=False,
            capture_output=True,
            text=True,
            env={**os.environ, "NO_COLOR": "1"},
        )
        assert done.returncode in (1, 2)
        assert "Traceback" not in done.stderr
        assert "Error: " in done.stderr


def test_tournament_prints_ratings_and_pairs(run: Run, tmp_path: Path) -> None:
    words = ("tournament", *GAME, "--bots", "search@20r,random", "--games", 4)
    result = run(*words, "--results", tmp_path / "games.jsonl", "--plots", tmp_path / "charts")
    assert result.exit_code == 0
    for word in ("4 games, 4 played now", "Elo", "search@20r", "won-drawn-lost", "elo.svg"):
        assert word in result.output
    again = run(*words, "--results", tmp_path / "games.jsonl", "--json")
    found = json.loads(again.stdout)
    assert {bot["bot"] for bot in found["bots"]} == {"search@20r", "random"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", 3), "3 is odd"),
        (("--bots", "random"), "two or more"),
        (("--players", 3), "players: tournament games are for two players"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(
    run: Run, words: tuple[object, ...], complaint: str
) -> None:
    result = run("tournament", *GAME, *words)
    assert result.exit_code == 2
    assert complaint in result.output
