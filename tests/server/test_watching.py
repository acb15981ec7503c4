"""What a host sees of a server: health, figures, logs, and how it stops."""

import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import ME, PATIENCE, RANDOM, Server, running
from tests.server.process import Process
from valewright import __version__
from valewright.kernel.errors import MissingPart
from valewright.server.logs import JsonLines, TextLines, request_id
from valewright.server.metrics import Metrics
from valewright.server.serving import PROXIES

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("watched"), metrics=True) as found:
        yield found


def figures(server: Server) -> dict[str, float]:
    lines = server.http.get("/metrics").text.splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


def test_health_and_figures_follow_what_happens(shared: Server) -> None:
    before = shared.http.get("/api/health").json()
    assert before == {"ready": True, "version": __version__, "tables": 0, "queue": 0}
    table = shared.create(ME, RANDOM)
    with shared.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        assert shared.http.get("/api/health").json()["tables"] == 1
        now = figures(shared)
        assert now["valewright_sockets"] == 1
        assert now["valewright_live_tables"] == 1
    shared.http.get("/api/no/such/place")
    shared.http.request("BREW", "/api/meta")
    now = figures(shared)
    made = 'valewright_requests_total{method="POST",route="/api/tables",status="201"}'
    assert now[made] == 1
    assert now['valewright_requests_total{method="GET",route="other",status="404"}'] == 1
    assert not [name for name in now if "no/such" in name or "BREW" in name]
    assert now[f'valewright_info{{version="{__version__}"}}'] == 1
    assert not [name for name in now if table["table"]["id"] in name]


def test_figures_are_told_only_where_the_host_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "valewright_requests" not in server.http.get("/metrics").text
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with pytest.raises(MissingPart, match=r"valewright\[metrics\]"):
        Metrics({})


def test_lines_name_their_request() -> None:
    record = logging.LogRecord("valewright", logging.ERROR, "", 1, "a %s", ("b\nc",), None)
    record.fields = {"status": 404}
    kept = request_id.set("f00d")
    try:
        said = JsonLines().format(record)
        assert TextLines("%(message)s").format(record).endswith(" [f00d]")
    finally:
        request_id.reset(kept)
    assert "\n" not in said
    found = json.loads(said)
    assert (found["message"], found["status"], found["request"]) == ("a b\nc", 404, "f00d")
    assert found["level"] == "error"


GARBAGE = {
    b"nonsense\r\n\r\n": b"400",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n": b"200",
}


@posix_only
def test_strangers_do_not_fill_the_log(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    table = process.server.create(ME, ME)["table"]["id"]
    for garbage, status in GARBAGE.items():
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", process.server.port), PATIENCE) as sent:
                sent.sendall(garbage)
                assert sent.recv(100).split()[1] == status
    for _ in range(5):
        with process.server.connected(table) as player:
            player.socket.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed):
                player.socket.recv(timeout=PATIENCE)
    process.end(signal.SIGTERM)
    log = process.log()
    assert "Traceback" not in log
    for line in ("Invalid HTTP request", "Unsupported upgrade", "Invalid UTF-8"):
        assert log.count(line) == 1, log


@posix_only
def test_a_server_behind_a_proxy_logs_clients_and_drains(tmp_path: Path) -> None:
    """One process, for starting one takes a while: the proxy's word, the log, and the end."""
    process = Process(
        tmp_path,
        "--log",
        "json",
        "--behind-proxy",
        "--allow-host",
        "games.example",
        "--drain",
        "60",
    )
    server = process.server
    forwarded = {
        "Host": "games.example",
        "Origin": "https://games.example",
        "X-Forwarded-For": "198.51.100.7, 10.1.2.3",
        "X-Forwarded-Proto": "https",
    }
    answer = server.http.get("/api/health?secret=1", headers=forwarded)
    assert answer.status_code == 200
    table = server.create(ME, RANDOM)
    with server.sit(table["table"]["id"], table["token"]) as player:
        process.process.send_signal(signal.SIGTERM)
        deadline = time.monotonic() + PATIENCE
        while server.http.get("/api/health").status_code == 200:
            assert time.monotonic() < deadline
        health = server.http.get("/api/health")
        assert (health.status_code, health.json()["ready"]) == (503, False)
        player.my_turn()  # who is here plays on
        assert player.ask(type="ping")["type"] == "pong"
        # The second time it stops at once
        assert process.end(signal.SIGTERM) in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in process.log().splitlines()]
    asked = [line for line in lines if line.get("client") == "198.51.100.7"]
    assert [(line["path"], line["status"]) for line in asked] == [("/api/health", 200)]
    assert asked[0]["request"] == answer.headers["x-request-id"]
    whole = process.log()
    assert table["token"] not in whole
    assert "secret" not in whole
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://127.0.0.1:{server.port}/api/health", trust_env=False)


@posix_only
def test_without_a_proxy_nobody_says_who_they_are(tmp_path: Path) -> None:
    """A stranger would have as many addresses as they can write down, and limits for none."""
    process = Process(tmp_path / "data", "--log", "json", "--tables-per-hour", "2")
    asked = {"game": "nim", "seats": [ME, ME]}
    found = []
    for i in range(3):
        headers = {"X-Forwarded-For": f"198.51.100.{i}", "Forwarded": f"for=198.51.100.{i}"}
        found.append(process.server.http.post("/api/tables", json=asked, headers=headers))
    process.end(signal.SIGTERM)
    assert [answer.status_code for answer in found] == [201, 201, 429]
    lines = [json.loads(line) for line in process.log().splitlines()]
    assert {line["client"] for line in lines if "client" in line} == {"127.0.0.1"}


def test_only_proxies_of_ones_own_network_are_believed() -> None:
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    trusted = _TrustedHosts(PROXIES)
    assert all(found in trusted for found in ("127.0.0.1", "::1", "172.18.0.5", "fd00::7"))
    assert not any(found in trusted for found in ("198.51.100.7", "2001:db8::1", ""))
