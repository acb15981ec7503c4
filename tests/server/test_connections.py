"""Connections that are slow, silent or too many, on a real server, with short patience."""

import asyncio
import errno
import json
import logging
import os
import resource
import socket
import subprocess
import sys
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from tests.games import FOR_MANY
from tests.server.client import ME, PATIENCE, RANDOM, Server, running
from valewright.server import connections, listeners
from valewright.server.connections import _Quiet
from valewright.server.listeners import BACKLOG, Listener

REQUEST = b"GET /api/live-schema HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.3)
    with running(tmp_path) as server:
        yield server


@contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as found:
        yield found


def is_dropped(found: socket.socket) -> bool:
    """Wait until the other end lets go."""
    try:
        while found.recv(65536):
            pass
    except (ConnectionError, TimeoutError) as error:
        return not isinstance(error, TimeoutError)
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET",
        REQUEST,
        REQUEST + b"\r\n" + REQUEST,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
    ],
    ids=["nothing", "a word", "half a head", "half a second head", "half a body"],
)
def test_half_a_request_is_not_waited_for(impatient: Server, sent: bytes) -> None:
    with raw(impatient) as found:
        found.sendall(sent)
        assert is_dropped(found)


def test_a_request_that_trickles_in_is_not_waited_for(impatient: Server) -> None:
    with raw(impatient) as found:
        until = time.monotonic() + PATIENCE
        with suppress(ConnectionError):
            while time.monotonic() < until:
                found.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() < until


def test_a_whole_request_is_answered_and_the_connection_kept(impatient: Server) -> None:
    connection = HTTPConnection("127.0.0.1", impatient.port, timeout=PATIENCE)
    used = set()
    for _ in range(2):
        connection.request("GET", "/api/live-schema")
        used.add(connection.sock)
        assert connection.getresponse().read()
    connection.close()
    assert len(used) == 1


def handshake(server: Server, table: str, token: str) -> socket.socket:
    """A WebSocket by hand, with small buffers, that may never read again."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.settimeout(PATIENCE)
    found.connect(("127.0.0.1", server.port))
    key = b64encode(os.urandom(16)).decode()
    found.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b" 101 " in found.recv(200)
    found.sendall(frame(1, json.dumps({"type": "sit", "token": token}).encode()))
    return found


def frame(opcode: int, payload: bytes) -> bytes:
    """A masked frame whose mask is zero."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126, *size.to_bytes(2, "big")])
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


@pytest.mark.parametrize("opcode", [9, 1], ids=["pings", "messages"])
def test_a_socket_that_floods_is_read_slowly_or_dropped(impatient: Server, opcode: int) -> None:
    table = impatient.create(ME, RANDOM)
    said = json.dumps({"type": "ping"}).encode() if opcode == 1 else b"x" * 100
    with handshake(impatient, table["table"]["id"], table["token"]) as found:
        found.settimeout(1.0)
        taken = 0
        with suppress(ConnectionError, TimeoutError):
            while taken < 40_000:
                found.sendall(frame(opcode, said) * 50)
                taken += 1
        assert taken < 40_000, "all was taken in as fast as it came"
        with impatient.sit(table["table"]["id"], table["token"]) as player:
            assert player.ask(type="ping", ref=1)["type"] == "pong"


async def test_a_listener_that_is_behind_in_messages_or_bytes_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow, long = Listener(None, []), Listener(None, [])
    gone: list[str] = []
    slow.fell_behind = lambda: gone.append("slow")
    long.fell_behind = lambda: gone.append("long")
    for _ in range(BACKLOG):
        slow.tell("x")
    assert gone == []
    slow.tell("x")
    assert gone == ["slow"]
    slow.tell("x")
    assert await slow.next() is None
    long.tell("x" * 10 * listeners.MOST_BYTES)
    assert not long.behind, "one message may be of any length"
    assert len(await long.next() or "") == 10 * listeners.MOST_BYTES
    for _ in range(10):
        long.tell("x" * (listeners.MOST_BYTES // 10))
    assert not long.behind
    long.tell("x")
    assert gone == ["slow", "long"]
    assert await long.next() is None


def test_a_spectator_who_does_not_read_costs_little_and_goes(
    impatient: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "MOST_BYTES", 20_000)
    table = impatient.create(ME, ME, seed=7, game=FOR_MANY[0])
    table_id, token = table["table"]["id"], table["token"]
    with handshake(impatient, table_id, token) as silent:
        with impatient.sit(table_id, token) as player:
            other = 1 - player.told["table"]["to_act"]
            for _ in range(150):
                player.ask(type="hand_over", seat=other, bot="random")
                player.ask(type="take_back", seat=other)
        assert is_dropped(silent)


def test_running_out_of_descriptors_is_said_once_a_minute(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop, quiet = asyncio.new_event_loop(), _Quiet()
    context = {"message": "accept", "exception": OSError(errno.EMFILE, "Too many open files")}
    with caplog.at_level(logging.ERROR):
        for _ in range(5000):
            quiet(loop, context)
        quiet(loop, {"message": "other", "exception": ValueError("something else")})
    loop.close()
    texts = [record.getMessage() for record in caplog.records]
    assert sum("Too many open files" in text for text in texts) == 1
    assert len(texts) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX limits")
def answered(address: str) -> httpx.Response:
    """The first answer, once the server has seen that others are gone; it turns one away before."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(address, timeout=PATIENCE)
        except httpx.TransportError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def test_a_server_with_few_descriptors_goes_on(tmp_path: Path) -> None:
    """More connections than the system has descriptors for: the server answers as soon as they
    are gone, and its log stays short."""
    log = tmp_path / "log"
    with log.open("wb") as errors:
        code = (
            "import resource, runpy\n"
            "resource.setrlimit(resource.RLIMIT_NOFILE, (160, 160))\n"
            "runpy.run_module('valewright', run_name='__main__')"
        )
        command = [sys.executable, "-u", "-c", code, "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--data", str(tmp_path / "data")], stdout=subprocess.PIPE, stderr=errors
        )
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().decode().rsplit(":", 1)[1].strip(" /\n"))
            with ExitStack() as held:
                for _ in range(400):
                    with_one = socket.create_connection(("127.0.0.1", port), PATIENCE)
                    held.enter_context(with_one)
            assert answered(f"http://127.0.0.1:{port}/api/meta").status_code == 200
        finally:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()
    assert log.stat().st_size < 10_000


def test_there_are_no_more_connections_than_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 1000)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, found: limits.append(found))
    assert connections.most_connections(0) == 1000 - connections.RESERVED
    assert limits[1:] == [(1000, 1000)]
    assert connections.most_connections(50) == 50
