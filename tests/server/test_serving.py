"""The process: its address, its errors, and what survives when it is killed."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.server.client import ME, RANDOM
from tests.server.process import Process
from valewright.cli import main
from valewright.server import serving
from valewright.server.store.sqlite import FILE, SqliteStore

LONG = {"piles": 8, "most": 32}
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@contextmanager
def started(folder: Path, how: int) -> Iterator[Process]:
    """A server that is ended in a way."""
    process = Process(folder, "--pause", "0")
    try:
        yield process
    finally:
        process.end(how)


@posix_only
def test_killed_in_mid_game_no_accepted_move_is_lost(tmp_path: Path) -> None:
    """Every move that anyone was told of is there again, twice over."""
    with started(tmp_path, signal.SIGKILL) as process:
        tables = [process.server.create(ME, RANDOM, seed=seed, options=LONG) for seed in (1, 2)]
        tables.append(process.server.create(RANDOM, RANDOM, seed=3, options=LONG))
    told: dict[str, tuple[int, int, list[str]]] = {}
    for _ in range(3):
        with started(tmp_path, signal.SIGKILL) as process:
            for table in tables:
                table_id = table["table"]["id"]
                with process.server.sit(table_id, table["token"]) as player:
                    seq, moves, log = told.get(table_id, (0, 0, []))
                    assert player.told["seq"] >= seq
                    assert player.told["at"] >= moves
                    assert [line["text"] for line in player.log][: len(log)] == log
                    for _ in range(4):
                        if table["seats"]:
                            player.my_turn()
                            player.play(player.legal[0][0])
                        elif player.told["table"]["status"] == "playing":
                            player.hear()
                    texts = [line["text"] for line in player.log]
                    told[table_id] = (player.told["seq"], player.told["at"], texts)
            # Killed while a move is on its way: it was accepted if anybody is told so.
            with process.server.sit(tables[0]["table"]["id"], tables[0]["token"]) as player:
                player.my_turn()
                player.say(type="play", move=player.legal[0][0], at=player.told["at"])
                os.kill(process.process.pid, signal.SIGKILL)
    assert all(moves > 0 for _, moves, _ in told.values())


@posix_only
def test_stopped_it_ends_cleanly_with_a_socket_open(tmp_path: Path) -> None:
    process = Process(tmp_path, "--pause", "0")
    table = process.server.create(ME, RANDOM)
    with process.server.sit(table["table"]["id"], table["token"]):
        assert process.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    SqliteStore(tmp_path).close()


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["serve", *map(str, words)], catch_exceptions=False)


def one_line(result: Result, words: str, status: int = 1) -> None:
    assert result.exit_code == status, result.output
    assert words in result.output
    assert "Traceback" not in result.output
    assert len([line for line in result.output.splitlines() if "Error" in line]) == 1


def test_a_port_in_use_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        one_line(run("--port", port, "--data", tmp_path), f"port {port} is in use")


def test_a_port_that_is_none(tmp_path: Path) -> None:
    one_line(run("--port", 70000, "--data", tmp_path), "must be from 0 to 65535", 2)
    one_line(run("--port", "http", "--data", tmp_path), "not a valid integer", 2)


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    one_line(run("--port", 0, "--host", "192.0.2.1", "--data", tmp_path), "cannot listen on")


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    one_line(run("--port", 0, "--data", tmp_path / "file" / "x"), "data folder cannot be made")


def test_a_database_of_the_future(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("PRAGMA user_version = 99")
    db.close()
    one_line(run("--port", 0, "--data", tmp_path), "install a newer one")


def test_a_second_server_on_one_folder(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    one_line(run("--port", 0, "--data", tmp_path), "another server is using this database")
    store.close()


def test_help_imports_no_server() -> None:
    code = (
        "import sys; from valewright import cli; print([m for m in sys.modules if 'uvicorn' in m])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert json.loads(found.stdout) == []


def test_addresses() -> None:
    assert serving.address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert serving.address("::1", 80) == "http://[::1]:80/"
    assert serving.is_loopback("127.0.0.1")
    assert serving.is_loopback("::1")
    assert serving.is_loopback("localhost")
    assert not serving.is_loopback("0.0.0.0")
    assert not serving.is_loopback("example.org")
    assert serving.shared("192.0.2.7") == "192.0.2.7"
    assert serving.shared("0.0.0.0") != "0.0.0.0"
