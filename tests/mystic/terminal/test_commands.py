"""Commands about Mystic Vale: its options, cards, balance and rulings."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.commands import Run
from valewright.mystic.balance import Balance, Tally
from valewright.terminal.reports import show_balance

Words = tuple[str | int | Path, ...]
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "--players", "7"), "2 to 6 players, not 7"),
        (("simulate", "--sets", "base,moon"), "'moon' is not one of base"),
        (("simulate", "--conclaves", "Homeland,Homeland"), "'Homeland' is named more than once"),
        (("simulate", "--conclaves", "Nowhere"), "'Nowhere' is not one of"),
        (("simulate", "--leaders", "some"), "'some' is not one of"),
        (("simulate", "--leaders", "draft"), "the draft is for both together"),
        (("simulate", "--pool", "0"), "pool: must be 1 to 500"),
        (("balance", "--bots", "grumpy"), "there is no bot 'grumpy'"),
        (("balance", "--players", "7", "--jobs", "2"), "2 to 6 players, not 7"),
        (("cards", "--set", "moon"), "set: 'moon' is not one of base"),
        (("cards", "--level", "4"), "level: 4 is not one of 1, 2, 3 (Mystic Vale)"),
        (("cards", "--kind", "tribe"), "kind: 'tribe' is not one of advancement"),
        (("simulate", "--light"), "light: is for misty-valley, not for mystic-vale"),
    ],
)
def test_wrong_usage_gets_a_line_and_a_hint(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert said in done.stderr
    assert "--help' for help" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("command", ["cards", "simulate"])
def test_a_missing_file_of_cards_is_named(run: Run, command: str) -> None:
    done = run(command, "--cards", "nowhere.toml")
    assert done.exit_code == 1
    assert done.stderr.startswith("Error: nowhere.toml: cannot be read")


@pytest.mark.parametrize(
    "command", [("cards",), ("simulate",), ("balance",), ("play", "--terminal")]
)
def test_a_wrong_cards_file_names_file_card_and_field(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text('[[advancement]]\nname = "Podlings"\ncost = "two"\n')
    done = run(*command, "--cards", file)
    assert done.exit_code == 1
    assert all(part in done.stderr for part in (str(file), "'Podlings'", "field cost"))


def test_simulate_tells_wins_scores_rounds_and_spoils(run: Run) -> None:
    done = run("simulate", "--games", 4, "--bots", "greedy,random", "--seed", 1)
    assert done.exit_code == 0
    for word in ("4 games", "greedy", "random", "win rate", "score", "rounds", "spoiled plantings"):
        assert word in done.stdout


def test_simulate_takes_every_option_of_a_game(run: Run) -> None:
    done = run(
        "simulate", "--games", 1, "--bots", "random", "--leaders", "random", "--amulets", "random",
        "--conclaves", "random", "--buy-vp", "--stacked", "--pool", 9, "--json",
    )  # fmt: skip
    options = json.loads(done.stdout)["options"]
    assert (options["pool"], options["buy_vp"], options["stacked"]) == (9, True, True)
    assert len(options["conclaves"]) == 6


@pytest.fixture
def unfair(tmp_path: Path) -> Words:
    """A balance of a few games in which everybody wants Podlings."""
    path = tmp_path / "unfair.toml"
    path.write_text(
        "[[advancement]]\nname = 'Podlings'\nvp_end = 20\ncopies = 9\n"
        f"slots = {['top', 'middle', 'bottom'] * 3}\n",
        "utf-8",
    )
    return ("balance", "--games", 3, "--seed", 1, "--cards", path)


def test_balance_tells_how_titles_fare(run: Run, unfair: Words) -> None:
    done = run(*unfair)
    assert done.exit_code == 0
    for words in (
        "3 games, 2 players", "advancement", "vale", "offers", "one owner", "owner wins",
        "Podlings", "median length", "first player wins", "Out of bounds, marked *",
    ):  # fmt: skip
        assert words in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_balance_marks_what_it_complains_about(run: Run, unfair: Words) -> None:
    done = run(*unfair)
    odd = [line.split(" bought at ")[0].strip() for line in done.stdout.splitlines()
           if " bought at " in line]  # fmt: skip
    marked = [line.split("  ")[0] for line in done.stdout.splitlines() if " *" in line[20:]]
    assert "Podlings" in odd
    assert sorted(odd) == sorted(name for name in marked if not name.startswith("Out of"))


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ({}, "Everything is within bounds."),
        ({"Hawk": 70}, "Out of bounds, marked *: 1\n  Hawk wins 70.0%"),
        (
            {"Magic Seed": 70},
            "Out of bounds because of documented values, marked *: 1\n  Magic Seed wins",
        ),
    ],
)
def test_balance_lists_what_is_out_of_bounds(wins: dict[str, float], said: str) -> None:
    console = Console(file=io.StringIO(), width=80)
    told = {name: Tally(offers=10, taken=3, alone=100, alone_wins=n) for name, n in wins.items()}
    show_balance(Balance(10, [14], 5.0, told), console)
    assert isinstance(console.file, io.StringIO)
    words = console.file.getvalue()
    assert said in words
    assert words.count("Out of bounds") + words.count("within bounds") == 1


def test_balance_gives_json_and_nothing_else(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "charts"
    words = ("balance", "--games", 2, "--players", 3, "--bots", "random", "--json")
    done = run(*words, "--plots", folder)
    found = json.loads(done.stdout)
    assert (found["games"], found["players"]) == (2, 3)
    assert found["advancements"]["Podlings"]["level"] == 1
    assert str(folder / "rounds.svg") in done.stderr
    assert run(*words).stderr == ""


def test_balance_writes_plots_and_says_where(run: Run, tmp_path: Path) -> None:
    done = run("balance", "--games", 1, "--bots", "random", "--plots", tmp_path / "charts")
    said = [line.removeprefix("written: ") for line in done.stdout.splitlines()[-3:]]
    assert sorted(said) == sorted(str(path) for path in (tmp_path / "charts").iterdir())
    assert [Path(path).name for path in said] == ["rounds.svg", "bought.svg", "wins.svg"]


def test_plots_that_cannot_be_written_are_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "charts"
    done = run("balance", "--games", 1, "--bots", "random", "--plots", folder)
    assert done.exit_code == 1
    assert f"Error: {folder}: cannot be written" in done.stderr
    assert "median length" in done.stdout


def test_balance_takes_every_option_of_a_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text('[[advancement]]\nname = "Podlings"\ncost = 9\n')
    done = run(
        "balance", "--games", 1, "--bots", "random", "--leaders", "random", "--amulets", "random",
        "--conclaves", "random", "--buy-vp", "--stacked", "--pool", 9, "--cards", file, "--json",
    )  # fmt: skip
    assert done.exit_code == 0
    assert json.loads(done.stdout)["games"] == 1


def test_few_vp_among_conclaves_are_noted(run: Run) -> None:
    from valewright.mystic import catalogue

    poor = [c.name for c in catalogue().conclaves.values() if not c.grants_vp]
    rich = [c.name for c in catalogue().conclaves.values() if c.grants_vp]
    chosen = ",".join((poor + rich)[:6])
    done = run("simulate", "--games", 1, "--bots", "random", "--conclaves", chosen)
    assert done.exit_code == 0
    assert "at least 2 are recommended" in done.stderr
    done = run("simulate", "--games", 1, "--bots", "random", "--conclaves", "Homeland,Upwelling")
    assert done.exit_code == 0
    assert "only 1 of these conclaves supply VP, and the game may never end" in done.stderr
    assert "only 7 vales of level 1 are in these conclaves; at least 8" in done.stderr


def test_a_cards_file_changes_the_catalogue(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text('[[advancement]]\nname = "Podlings"\ncost = 17\n')
    assert " 17= " in run("cards", "podlings", "--cards", file).stdout


def test_cards_are_found_by_name_kind_set_and_level(run: Run) -> None:
    assert "Direwolf Burrow" in run("cards", "wolf").stdout
    assert "Moon Wolf" not in run("cards", "wolf", "--kind", "vale").stdout
    assert "Moon Wolf" not in run("cards", "wolf", "--set", "vale-of-magic").stdout
    assert "Moon Wolf" not in run("cards", "wolf", "--level", 1).stdout
    nothing = run("cards", "xyzzy")
    assert nothing.exit_code == 1
    assert nothing.stderr == "Error: nothing matches; try fewer filters\n"


def test_the_whole_catalogue_fits_80_columns(run: Run) -> None:
    for words in ((), ("--sources",)):
        shown = run("cards", *words).stdout
        assert all(len(line) <= 80 for line in shown.splitlines())
        for part in ("Advancements", "Vales", "Leaders", "Amulets", "reconstructed"):
            assert part in shown


def test_cards_say_what_is_documented(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    def line(*words: str) -> str:
        shown = run("cards", "podlings", *words).stdout.splitlines()
        return next(line for line in shown if line.startswith("Podlings")).rstrip()

    assert re.fullmatch(r"Podlings +B +1 +2 +tmb +\S.*\? \(\d+\?\)", line())
    assert line("--sources").endswith(
        "slots (geekdad); cost 2 (rulebook); guess: symbols, VP, long-wise, eclipse"
    )
    assert "(rulebook) The rulebooks" in run("cards", "podlings", "--sources").stdout
    assert "Long-wise text?." in run("cards", "Cleansing Rain").stdout


def test_rulings_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    base, whole = run("rulings").stdout, run("rulings", "--all").stdout
    assert "MV-SPOIL-01" in base
    assert "MV-ECLIPSE-01" not in base
    assert "MV-ECLIPSE-01" in whole


def test_uncovered_rulings_fail(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "docs" / "rules" / "mystic-vale.md"
    page.parent.mkdir(parents=True)
    page.write_text("- `MV-TURN-01` One.\n- `MV-TURN-02` {storm} Two.\n")
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    base, whole = run("rulings", "--uncovered"), run("rulings", "--uncovered", "--all")
    assert (base.exit_code, whole.exit_code) == (1, 1)
    assert "MV-TURN-01" in base.stdout
    assert "MV-TURN-02" not in base.stdout
    assert "MV-TURN-02" in whole.stdout
    (tmp_path / "tests" / "test_turn.py").write_text('"""MV-TURN-01"""\n')
    assert run("rulings", "--uncovered").exit_code == 0


def test_a_card_file_says_what_cards_are_called(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[[vale]]\nid = 'Skyhaven'\nname = 'Cloud Keep'\n")
    for language in ("en", "fr"):
        listed = run("cards", "--cards", file, "--kind", "vale", "--language", language)
        assert "Cloud Keep" in listed.stdout
        typed = "card cloud keep\nquit\n"
        words = ("--seed", 3, "--cards", file, "--language", language)
        assert "Cloud Keep  " in run("play", "--terminal", *words, typed=typed).stdout


def test_a_card_is_found_by_the_name_that_a_card_file_gives_it_first(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "box.toml"
    file.write_text(
        "[[vale]]\nid = 'Skyhaven'\nname = 'Stag'\n[[advancement]]\nid = 'Stag'\nname = 'Skyhaven'"
    )
    words = ("play", "--terminal", "--seed", 3, "--cards", file)
    stag = run(*words, typed="card stag\nquit\n").stdout
    assert "Stag  Vale, level 2" in stag
    assert "Skyhaven  " not in stag
