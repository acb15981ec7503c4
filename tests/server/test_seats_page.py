"""The client of docs/seats.md, as it is printed there, at a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import ME, OPEN, PATIENCE, RANDOM, Server, running
from tools.web import ROOT

PAGE = (ROOT / "docs" / "seats.md").read_text("utf-8")


def client(folder: Path, link: str) -> subprocess.Popen[str]:
    """The client in a process of its own."""
    found = re.search(r"```python title=\"seat.py\"\n(.*?)```", PAGE, re.DOTALL)
    assert found
    program = folder / "seat.py"
    program.write_text(found[1], "utf-8")
    return subprocess.Popen(
        [sys.executable, "-u", str(program), link],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def link_to(server: Server, table: dict[str, str]) -> str:
    return f"http://127.0.0.1:{server.port}/#/join/{table['id']}/{table['invite']}"


def test_the_client_plays_a_whole_game(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table = server.create(OPEN, RANDOM)["table"]
        process = client(tmp_path, link_to(server, table))
        said, complaints = process.communicate(timeout=3 * PATIENCE)
        assert process.returncode == 0, complaints
        assert complaints == ""
        assert "take " in said
        last = said.splitlines()[-1]
        assert re.fullmatch(r"scores: \[\d, \d\] winners: \[\d\]", last)
        assert server.http.get(f"/api/tables/{table['id']}").json()["status"] == "over"


def test_the_client_comes_back_when_the_server_was_away(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        made = server.create(ME, OPEN, options={"piles": 8})
        table, port = made["table"], server.port
        process = client(tmp_path, link_to(server, table))
        with server.sit(table["id"], made["token"]) as player:
            player.until(lambda p: 1 in p.here)
            player.my_turn()
            player.play(player.legal[0][0])
            player.my_turn()
    assert process.stderr is not None
    assert process.stderr.readline().startswith("away: ")
    with (
        running(tmp_path / "data", port=port) as server,
        server.sit(table["id"], made["token"]) as player,
    ):
        player.until(lambda p: 1 in p.here)
        while player.told["table"]["status"] == "playing":
            player.my_turn()
            if player.legal:
                player.play(player.legal[0][0])
        said, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, complaints
    assert "scores: " in said


@pytest.mark.parametrize("heading", ["Taking a seat", "Playing", "Refusals", "Connecting again"])
def test_the_page_says_how_to(heading: str) -> None:
    assert f"\n## {heading}\n" in PAGE
