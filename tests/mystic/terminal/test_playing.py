"""Whole games in the terminal: typed moves in, a readable table out."""

import os
import signal
import subprocess
import sys
import time
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.commands import Run, only_save
from tests.mystic.tiny import BOX_FILE
from valewright.games import load_record
from valewright.terminal import saves

EVERYTHING = "base,vale-of-magic,vale-of-the-wild,mana-storm"
# Push where that is the second move, buy where there is something to buy, else end the phase.
RULE = "\n".join(islice(cycle(("2", "1", "1")), 3000)) + "\n"
BOXED = ("--cards", BOX_FILE)  # what is dealt stays when a card is added


def test_a_whole_game_by_a_fixed_rule(run: Run, data_folder: Path) -> None:
    done = run("play", "--terminal", "--seed", 3, typed=RULE)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert "The game is over" in done.stdout
    assert sum(line.startswith("  VP tokens") for line in lines) == 2
    assert sum(line.startswith("  Total") for line in lines) == 2
    assert all(len(line) <= 80 for line in lines if "valewright replay" not in line)
    record = load_record(only_save(data_folder))
    assert record.state.over
    totals = [int(line.split()[-1]) for line in lines if line.startswith("  Total")]
    assert totals == record.state.scores()
    replayed = run("replay", only_save(data_folder))
    assert replayed.exit_code == 0
    assert "wins with" in replayed.stdout or "share the victory" in replayed.stdout


@pytest.mark.parametrize("mode", ["draft", "choose", "deal-two"])
def test_everything_at_one_keyboard(run: Run, data_folder: Path, mode: str) -> None:
    done = run(
        "play", "--terminal", "--seed", 5, "--seats", "human,random,human", "--sets", EVERYTHING,
        "--leaders", mode, "--amulets", mode, "--buy-vp", "--stacked", "--pool", 8, typed=RULE,
    )  # fmt: skip
    assert done.exit_code == 0
    assert "The game is over" in done.stdout
    assert "Player 3, it is your turn. Press Enter" in done.stdout
    assert load_record(only_save(data_folder)).state.over


def test_a_process_of_its_own_prints_no_colours(data_folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "valewright", "play", "--terminal", "--seed", "3"],
        input=RULE,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "VALEWRIGHT_DATA": str(data_folder)},
    )
    assert "\x1b" not in done.stdout
    assert "The game is over" in done.stdout
    assert done.stderr == ""


def test_ctrl_c_leaves_cleanly_and_saves(data_folder: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "valewright", "play", "--terminal", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "VALEWRIGHT_DATA": str(data_folder)},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("pass\n")
        process.stdin.flush()
        while "Harvest (you)" not in process.stdout.readline():
            pass
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "The game is saved" in rest
    assert errors == ""
    assert load_record(only_save(data_folder)).words == ["pass"]


def test_the_way_back_is_said_as_it_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr("sys.argv", [".venv/bin/valewright", "play"])
    assert saves.program() == str(Path(".venv/bin/valewright"))
    monkeypatch.setattr("sys.argv", ["pytest"])
    assert saves.program() == "valewright"


def test_the_end_of_input_leaves_cleanly_and_saves(run: Run, data_folder: Path) -> None:
    done = run("play", "--terminal", "--seed", 7, *BOXED, typed="pass\n")
    assert done.exit_code == 0
    path = only_save(data_folder)
    assert f"valewright play --terminal --resume {path}" in done.stdout
    assert load_record(path).words == ["pass"]


@pytest.mark.parametrize("seats", ["human,greedy", "greedy,human"])
def test_a_game_that_no_person_played_in_is_not_saved(
    run: Run, data_folder: Path, seats: str
) -> None:
    done = run("play", "--terminal", "--seed", 7, *BOXED, "--seats", seats, typed="quit\n")
    assert done.exit_code == 0
    assert "saved" not in done.stdout
    assert not data_folder.exists()


def test_the_odds_stand_beside_push(run: Run) -> None:
    shown = run("play", "--terminal", "--seed", 7, *BOXED, typed="odds\n").stdout
    assert "  2. Push                         37.5% to spoil (6 of 16)" in shown
    assert "The next push has a 37.5% chance to spoil." in shown
    assert "2 x spoils  Cursed Land (top)" in shown


def test_what_can_be_bought_is_numbered_and_the_rest_says_what_is_missing(run: Run) -> None:
    game = ("play", "--terminal", "--seed", 7, *BOXED)
    shown = run(*game, typed="pass\n").stdout
    harvest = shown[shown.index("Harvest (you)") :]
    assert "\n  2. Podlings              mid    2  2Fo" in harvest
    assert "\n -2M Deadwood Harvester    bot    4  Fo" in harvest
    assert "\n -2s Ley Line Nexus        Fo Sk" in harvest
    assert "To spend: 2M" in harvest


def test_moves_are_typed_in_many_ways(run: Run, data_folder: Path) -> None:
    typed = "PASS\nbuy podlings\nend\non 3\nquit\n"
    run("play", "--terminal", "--seed", 7, *BOXED, typed=typed)
    words = load_record(only_save(data_folder)).words
    assert words[:3] == ["pass", "buy Podlings/middle", "end harvest"]
    assert words[3].startswith("sleeve Podlings/middle on")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("jump", "“jump” is neither a legal move nor a command; try `help`."),
        ("9", "There is no move 9: the moves are 1 to 2."),
        ("0", "There is no move 0: the moves are 1 to 2."),
        ("p", "“p” could be: 1 Pass, 2 Push."),
        ("", "Type the number of a move, or `help`."),
        ("card", "Type `card NAME`."),
        ("card xyzzy", "There is no card “xyzzy”."),
        ("save", "Type `save FILE`."),
        ("resume", "Type `resume FILE`."),
        ("resume /nowhere/at/all", "/nowhere/at/all: cannot be read"),
        ("look bob", "There is no player “bob”: You, Greedy."),
        ("undo", "You have nothing to undo."),
    ],
)
def test_bad_input_says_what_is_wrong(run: Run, typed: str, said: str) -> None:
    done = run("play", "--terminal", "--seed", 7, *BOXED, typed=f"{typed}\nquit\n")
    assert done.exit_code == 0
    assert said in done.stdout


def test_commands_show_what_is_asked_for(run: Run) -> None:
    typed = "help\ntable\ntexts\ncard Podlings\ncard wolf\nlook\nlook greedy\nlook 1\n"
    shown = run(
        "play", "--terminal", "--seed", 7, *BOXED, typed=f"{typed}pass\nend\nlog\nlog all\nquit\n"
    ).stdout
    for part in (
        "take back your last decision",
        "Podlings  Advancement, level 1, Base game",
        "Direwolf Burrow  Vale, level 1, Vale of Magic",
        "Left in your deck: 16",
        "Greedy's deck and discard pile",
        "You start turn 1\nYou pass",
        "Greedy starts turn 1",
    ):
        assert part in shown


def test_leaders_and_amulets_are_described(run: Run) -> None:
    shown = run(
        "play", "--terminal", "--seed", 7, *BOXED, typed="card Xanos\ncard Wildfire Ember\n"
    ).stdout
    assert "Upgraded for 2 mana" in shown
    assert "Wildfire Ember  Amulet, " in shown


def test_undo_goes_back_past_the_bots(run: Run, data_folder: Path) -> None:
    typed = "pass\nend\nundo\nundo\npush\nundo\npass\nquit\n"
    done = run("play", "--terminal", "--seed", 7, *BOXED, typed=typed)
    assert done.stdout.count("Undone.") == 3
    assert load_record(only_save(data_folder)).words == ["pass"]


def test_at_one_keyboard_undo_stops_at_what_was_hidden(run: Run, data_folder: Path) -> None:
    typed = "\npass\nbuy podlings\nundo\nundo\npush\nundo\nquit\n"
    done = run("play", "--terminal", "--humans", 2, "--seed", 7, *BOXED, typed=typed)
    assert done.stdout.count("Undone.") == 2
    assert "You can't undo: something hidden has been revealed" in done.stdout
    assert load_record(only_save(data_folder)).words == ["push"]


def test_at_one_keyboard_nobody_undoes_another(run: Run) -> None:
    typed = "\npass\nend\n\npass\nundo\nundo\nquit\n"
    shown = run("play", "--terminal", "--humans", 2, "--seed", 7, *BOXED, typed=typed).stdout
    assert shown.count("Undone.") == 1
    assert "You can't undo: another player has made a decision since." in shown


def test_save_and_resume(run: Run, tmp_path: Path, data_folder: Path) -> None:
    file = tmp_path / "kept" / "mine.txt"
    shown = run(
        "play", "--terminal", "--seed", 7, *BOXED, typed=f"pass\nsave {file}\nquit\n"
    ).stdout
    assert f"Saved to {file}" in shown
    assert load_record(file).names == ["human", "greedy"]
    resumed = run("play", "--terminal", "--resume", file, typed="end\nquit\n")
    assert "Round 1 - Harvest (you)" in resumed.stdout
    assert load_record(file).words[:2] == ["pass", "end harvest"]
    inside = run("play", "--terminal", "--seed", 8, typed=f"resume {file}\nlog\nquit\n").stdout
    assert "Round 2 - Planting (you)" in inside


def test_a_game_without_names_is_resumed_against_bots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bare.txt"
    run("play", "--terminal", "--seed", 7, *BOXED, typed=f"pass\nsave {file}\nquit\n")
    bare = [line for line in file.read_text().splitlines() if not line.startswith("player ")]
    file.write_text("\n".join(bare) + "\n")
    assert (
        "you against Greedy" in run("play", "--terminal", "--resume", file, typed="quit\n").stdout
    )
    other = run(
        "play", "--terminal", "--resume", file, "--seats", "human,random", typed="quit\n"
    ).stdout
    assert "you against Random" in other
    wrong = run("play", "--terminal", "--resume", file, "--seats", "human,random,random")
    assert wrong.exit_code == 1
    assert "3 seats for 2 players" in wrong.stderr


def test_a_finished_game_shows_its_count_when_resumed(run: Run, data_folder: Path) -> None:
    run("play", "--terminal", "--seed", 3, "--pool", 2, typed=RULE)
    done = run("play", "--terminal", "--resume", only_save(data_folder))
    assert "The game is over" in done.stdout


def test_a_folder_that_cannot_be_written_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("VALEWRIGHT_DATA", str(blocked / "below"))
    done = run("play", "--terminal", "--seed", 7, *BOXED, typed=f"pass\nsave {blocked}/x\nquit\n")
    assert done.exit_code == 0
    assert "cannot be written" in done.stdout
    assert "The game could not be saved" in done.stdout


def test_wide_and_narrow_terminals(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in (60, 100, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        shown = run("play", "--terminal", "--seed", 7, *BOXED, typed="pass\nquit\n").stdout
        lines = [line for line in shown.splitlines() if "valewright play" not in line]
        assert max(map(len, lines)) <= columns


def test_data_folder_follows_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from valewright.terminal.saves import data_folder as found

    monkeypatch.delenv("VALEWRIGHT_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for platform, variable in (("linux", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")):
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setenv(variable, str(tmp_path))
        assert found() == tmp_path / "valewright"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert found().parts[-2:] == ("Application Support", "valewright")
