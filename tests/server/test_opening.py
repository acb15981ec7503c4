"""`valewright play` in a browser: whose server, which port, and what is said."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import running
from valewright.server import opening
from valewright.server.serving import serving_file

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
COMMAND = [sys.executable, "-u", "-m", "valewright", "play"]


class Started:
    """`valewright play`, with a browser that writes down where it was sent."""

    def __init__(self, folder: Path, *words: object) -> None:
        self.seen = folder / "browser.txt"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.seen}\n')
        browser.chmod(0o755)
        self.process = subprocess.Popen(
            [*COMMAND, "--data", str(folder / "data"), *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "BROWSER": f"{browser} %s"},
            text=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def address(self) -> str:
        """Where it says it is."""
        while (line := self.line()) != "":
            found = re.search(r"Valewright is at (http://127\.0\.0\.1:\d+/)", line)
            if found is not None:
                return found[1]
        raise AssertionError("it said no address")


@contextmanager
def started(folder: Path, *words: object) -> Iterator[Started]:
    found = Started(folder, *words)
    try:
        yield found
    finally:
        found.process.send_signal(signal.SIGINT)
        found.process.wait(20)
        assert found.process.stdout is not None
        found.process.stdout.close()


def wait_for(path: Path) -> str:
    """What a browser wrote, once it has."""
    for _ in range(2000):
        if path.exists() and path.read_text().endswith("\n"):
            return path.read_text()
        time.sleep(0.01)
    raise AssertionError("no browser was opened")


@posix_only
def test_it_opens_the_page_and_a_second_one_finds_the_first(tmp_path: Path) -> None:
    with started(tmp_path, "--port", 0) as first:
        address = first.address()
        assert wait_for(first.seen) == f"{address}#/play\n"
        assert httpx.get(address + "api/meta").json()["games"]
        second = subprocess.run(
            [*COMMAND, "--no-open", "--data", tmp_path / "data"],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        assert f"already running at {address}" in second.stdout
        assert f"Open this address in a browser: {address}#/play" in second.stdout
    assert not serving_file(tmp_path / "data").exists()


@posix_only
def test_where_something_else_has_the_port_it_takes_another(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        (tmp_path / "data").mkdir()
        stale = {"address": f"http://127.0.0.1:{port}/"}
        serving_file(tmp_path / "data").write_text(json.dumps(stale))
        with started(tmp_path, "--no-open", "--port", port, "--game", "nim") as found:
            assert f"port {port} is in use" in found.line()
            address = found.address()
            assert f":{port}/" not in address
            while "Open this address" not in (line := found.line()):
                assert line
            assert f"{address}#/new/nim" in line


def test_what_a_folder_says_of_a_server_is_believed_only_if_it_answers(tmp_path: Path) -> None:
    assert opening.running_at(tmp_path) is None
    for text in ("{", "[]", '{"address": "http://127.0.0.1:9/"}', '{"address": "nowhere"}'):
        serving_file(tmp_path).write_text(text)
        assert opening.running_at(tmp_path) is None


def test_the_server_of_another_folder_is_not_taken_for_that_of_this_one(tmp_path: Path) -> None:
    """A server that was killed leaves its file, and its port to the next."""
    with running(tmp_path / "other", key="theirs") as server:
        mine = {"address": f"http://127.0.0.1:{server.port}/"}
        serving_file(tmp_path).write_text(json.dumps({**mine, "key": "mine"}))
        assert opening.serving_at(tmp_path) is None
        serving_file(tmp_path).write_text(json.dumps({**mine, "key": "theirs"}))
        assert opening.serving_at(tmp_path) == (mine["address"], "theirs")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these always have a screen")
def test_without_a_screen_no_browser_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    said: list[str] = []
    opening.show("http://127.0.0.1:1/", browse=True, say=said.append)
    assert said == [
        "No browser could be opened here. Open this address in a browser: http://127.0.0.1:1/"
    ]
    monkeypatch.setenv("DISPLAY", ":0")
    assert opening.has_browser()
