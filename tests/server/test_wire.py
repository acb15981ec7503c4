"""What every address is held to: names, origins, content types, and what answers carry."""

import json
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.client import ME, PATIENCE, Json, Server, running
from valewright.server.store.sqlite import FILE, SqliteStore
from valewright.server.wire import Hosts, same_origin, split_host


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("wire"), allow_host=("games.example",)) as found:
        yield found


@pytest.mark.parametrize(
    ("listens", "named", "host", "allowed"),
    [
        ("127.0.0.1", (), "127.0.0.1:8123", True),
        ("127.0.0.1", (), "LOCALHOST:8123", True),
        ("127.0.0.1", (), "localhost.", True),
        ("127.0.0.1", (), "[::1]:8123", True),
        ("127.0.0.1", (), "evil.example", False),
        ("127.0.0.1", (), "192.168.1.7", False),
        ("127.0.0.1", (), "localhost.evil.example", False),
        ("127.0.0.1", (), "", False),
        ("127.0.0.2", (), "127.0.0.2:80", True),
        ("127.0.0.2", (), "evil.example", False),
        ("::1", (), "[::1]:8123", True),
        ("::1", (), "evil.example:8123", False),
        ("127.0.0.1", ("games.example",), "Games.Example", True),
        ("127.0.0.1", ("games.example",), "www.games.example", False),
        ("127.0.0.1", ("*.games.example",), "www.games.example", True),
        ("127.0.0.1", ("*.games.example",), "evilgames.example", False),
        ("127.0.0.1", ("a.example,b.example",), "b.example", True),
        ("127.0.0.1", ("*",), "anything", True),
        ("0.0.0.0", (), "192.168.1.7:8123", True),
        ("0.0.0.0", (), "[fd00::7]:8123", True),
        ("0.0.0.0", (), "evil.example", False),
        ("::", (), "10.0.0.7", True),
        ("192.168.1.7", (), "rebound.example", False),
        ("club.example", (), "club.example:8123", True),
    ],
)
def test_names_that_a_server_answers_to(
    listens: str, named: tuple[str, ...], host: str, allowed: bool
) -> None:
    assert Hosts(listens, named).allows(host) == allowed


def test_a_machine_is_known_by_its_own_name_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Den.attic")
    assert Hosts("0.0.0.0").allows("den:8123")
    assert Hosts("0.0.0.0").allows("den.local")
    assert not Hosts("0.0.0.0").allows("den.evil.example")
    assert not Hosts("127.0.0.1").allows("den")


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://127.0.0.1:8123", "127.0.0.1:8123", True),
        ("http://[::1]:8123", "[::1]:8123", True),
        ("https://games.example", "games.example", True),
        ("https://games.example:443", "games.example", True),
        ("https://games.example", "games.example:443", True),
        ("https://games.example:8443", "games.example", False),
        ("http://localhost:9999", "localhost:8123", False),
        ("http://localhost:8123", "127.0.0.1:8123", False),
        ("https://games.example.evil.example", "games.example", False),
        ("null", "games.example", False),
        ("file://", "games.example", False),
        ("", "games.example", False),
        ("https://games.example:port", "games.example", False),
        ("https://[", "games.example", False),
    ],
)
def test_pages_of_the_same_origin(origin: str, host: str, same: bool) -> None:
    assert same_origin(origin, host) == same


@given(st.text(max_size=80))
def test_whatever_stands_there_is_taken_apart(text: str) -> None:
    split_host(text)
    Hosts("0.0.0.0").allows(text)
    same_origin(text, text)


ADDRESSES = ["/", "/api/meta", "/api/docs", "/api/health", "/api/nothing", "/favicon.ico"]


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_refuses_other_names_and_other_sites(shared: Server, path: str) -> None:
    get = shared.http.get
    assert get(path, headers={"Host": "games.example"}).status_code in (200, 404)
    named = get(path, headers={"Host": "evil.example"})
    assert (named.status_code, named.json()["reason"]) == (400, "wrong-host")
    assert named.json()["arguments"] == {"host": "evil.example"}
    foreign = get(path, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["reason"]) == (403, "wrong-origin")
    own = {"Host": "games.example", "Origin": "https://games.example"}
    assert get(path, headers=own).status_code in (200, 404)


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}]
)
def test_sockets_refuse_them_too(shared: Server, headers: dict[str, str]) -> None:
    table = shared.create(ME, ME)
    address = f"ws://127.0.0.1:{shared.port}/api/tables/{table['table']['id']}/live"
    given: Json = {"additional_headers": headers}
    if "Host" in headers:  # a second one, as the client writes its own
        given = {"additional_headers": {"Host": "evil.example"}}
    with pytest.raises((InvalidStatus, ConnectionClosed, EOFError)):
        connect(address, open_timeout=PATIENCE, **given).recv(timeout=PATIENCE)


def test_a_socket_of_the_page_itself_is_served(shared: Server) -> None:
    table = shared.create(ME, ME)
    address = f"ws://127.0.0.1:{shared.port}/api/tables/{table['table']['id']}/live"
    origin: Any = f"http://127.0.0.1:{shared.port}"
    with connect(address, origin=origin, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "sit", "token": table["token"]}))
        assert json.loads(socket.recv(timeout=PATIENCE))["seats"] == [0, 1]


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]
)
def test_json_needs_its_content_type(shared: Server, kind: str) -> None:
    """A form on another site can send a body, but can't call it JSON."""
    body = json.dumps({"seats": [ME, ME], "game": "nim"})
    headers = {"Content-Type": kind} if kind else {}
    answer = shared.http.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (415, "not-json")
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert shared.http.post("/api/tables", content=body, headers=headers).status_code == 201


@pytest.mark.parametrize("path", ["/api/meta", "/api/docs", "/api/nothing", "/api/openapi.json"])
def test_answers_of_the_api_are_not_kept_guessed_or_framed(shared: Server, path: str) -> None:
    headers = shared.http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_the_reference_loads_nothing(shared: Server) -> None:
    answer = shared.http.get("/api/docs")
    assert answer.status_code == 200
    assert "<script" not in answer.text
    assert "http://" not in answer.text
    assert "https://" not in answer.text
    for path in shared.http.get("/api/openapi.json").json()["paths"]:
        assert path in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/", "/api/meta/"])
def test_an_unknown_address_of_the_api_is_none(shared: Server, path: str) -> None:
    answer = shared.http.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-address")


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX modes")
def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    before = os.umask(0o022)
    try:
        SqliteStore(folder).close()
        (folder / FILE).chmod(0o644)  # as an earlier version made it
        store = SqliteStore(folder)
        files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert FILE in files
    assert set(files.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_every_answer_has_the_id_of_its_request(shared: Server) -> None:
    found = [shared.http.get(path).headers["x-request-id"] for path in ADDRESSES]
    assert len(set(found)) == len(ADDRESSES)
