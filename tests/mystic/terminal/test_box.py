"""An owner's box at the command line."""

import json
import tomllib
from pathlib import Path

import pytest

from tests.commands import Run
from valewright.mystic import load_cards


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return tmp_path / "box.toml"


def test_a_file_is_checked(run: Run, box: Path) -> None:
    box.write_text(
        "[box]\nname = \"Anna's box\"\n[[advancement]]\nname = 'Stag'\ncost = 9\nvp_end = 1\n"
        "[[vale]]\nname = 'Azure Lake'\ncost = { sky = 2 }\n[players]\nvp_pool = { 2 = 30 }\n"
    )
    found = run("box", "check", box)
    assert found.exit_code == 0
    assert found.stdout.splitlines()[0].startswith(
        f"Warning: {box}, vale 'Azure Lake', field cost: documented otherwise"
    )
    assert found.stdout.splitlines()[1:] == [
        "Box: Anna's box",
        "  advancement Stag: cost, vp_end",
        "  vale Azure Lake: cost",
        "  [players]: vp_pool",
        "0 errors; 1 warning; 2 guesses settled; 3 values unlike the shipped ones.",
    ]
    data = json.loads(run("box", "check", box, "--json").stdout)
    assert data["sets"]["advancement"] == {"Stag": {"cost": 9, "vp_end": 1}}
    assert [one["field"] for one in data["differences"]] == ["cost", "cost", "vp_pool.2"]


def test_all_errors_are_told_and_it_fails(run: Run, box: Path) -> None:
    box.write_text("[[advancement]]\nname = 'Stag'\ncost = 99\nwings = 2\n")
    for words in ((), ("--json",)):
        found = run("box", "check", box, *words)
        assert found.exit_code == 1
        assert f"{box}, advancement 'Stag', field cost: must be from 0 to 40" in found.stdout
        assert "field wings: is not a field" in found.stdout
    assert run("cards", "--cards", box).stderr in run("box", "check", box).stdout


def test_a_file_that_cannot_be_read_says_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for command in ("check", "progress"):
        for name in ("gone.toml", "bytes", "."):
            found = run("box", command, tmp_path / name)
            assert found.exit_code == 1
            assert "cannot be read" in found.stderr


def test_progress_is_a_bar_for_each_set(run: Run, box: Path) -> None:
    box.write_text(
        "[[advancement]]\nname = 'Stag'\ncost = 9\nslots = ['top', 'middle', 'bottom']\n"
    )
    lines = run("box", "progress", box).stdout.splitlines()
    assert [line.split("░")[0].strip() for line in lines] == [
        "Base game",
        "Vale of Magic",
        "Vale of the Wild",
        "Mana Storm",
        "Conclaves",
        "In all",
    ]
    assert all(len(line) <= 80 for line in lines)
    data = json.loads(run("box", "progress", box, "--json").stdout)
    assert data["base"]["settled"] == 1 < data["base"]["unknown"]
    assert f"1 of {data['base']['unknown']}" in lines[0]


def test_progress_fails_where_the_file_is_wrong(run: Run, box: Path) -> None:
    box.write_text("[[advancement]]\nname = 'Stag'\ncost = 99\n")
    found = run("box", "progress", box)
    assert found.exit_code == 1
    assert "must be from 0 to 40" in found.stdout


def test_a_template_filled_in_settles_everything(run: Run, box: Path) -> None:
    text = run("box", "template").stdout
    assert "valewright box check" in text
    assert all(set(entry) == {"name"} for entry in tomllib.loads(text)["advancement"])
    rest = text.partition("[box]")[2]
    box.write_text("[box]" + rest.replace("# ", ""), "utf-8")
    data = json.loads(run("box", "progress", box, "--json").stdout)
    assert all(group["settled"] == group["unknown"] > 0 for group in data.values())
    assert json.loads(run("box", "check", box, "--json").stdout)["differences"] == []
    assert load_cards(box).box == "My box"


def test_a_template_of_one_set(run: Run) -> None:
    text = run("box", "template", "--set", "mana-storm").stdout
    assert "[[amulet]]" in text
    assert "[[conclave]]" not in text
    assert "[[conclave]]" in run("box", "template", "--set", "conclaves").stdout
    assert run("box", "template", "--set", "moon").exit_code == 2
