"""How often anyone may ask: refused in words with the time to wait, and nobody else is."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import ME, OPEN, PATIENCE, RANDOM, running
from valewright.server import app
from valewright.server import limits as lm
from valewright.server.addresses import limited_as
from valewright.server.limits import Limits, Rate, TooMany
from valewright.server.refusals import Refusal
from valewright.server.sockets import CLOSED_TOO_MANY


def test_a_bucket_fills_again_in_its_time() -> None:
    now = [0.0]
    limits = Limits({"x": Rate(3, 30)}, lambda: now[0])
    for _ in range(3):
        limits.spend("x", "a", "token")
    with pytest.raises(TooMany) as refused:
        limits.spend("x", "b", "token")
    assert refused.value.seconds == 10
    limits.spend("x", "b")
    now[0] = 10.0
    limits.spend("x", "a")
    with pytest.raises(TooMany):
        limits.spend("x", "a")
    now[0] = 1000.0
    for _ in range(3):
        limits.spend("x", "a")
    with pytest.raises(TooMany):
        limits.spend("x", "a")


def test_what_has_no_limit_keeps_no_book() -> None:
    limits = Limits({"x": Rate(0, 30)})
    for i in range(1000):
        limits.spend("x", str(i))
    assert not limits._buckets


def test_many_addresses_take_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lm, "MOST_BUCKETS", 10)
    limits = Limits({"x": Rate(1, 30)}, lambda: 0.0)
    for i in range(100):
        limits.spend("x", str(i))
    assert len(limits._buckets) == 10
    with pytest.raises(TooMany):
        limits.spend("x", "99")


def test_so_many_at_one_time() -> None:
    limits = Limits({})
    with limits.held("sockets", "a", 2), limits.held("sockets", "a", 2):
        with pytest.raises(Refusal), limits.held("sockets", "a", 2):
            pass
        with limits.held("sockets", "b", 2):
            pass
    assert not limits._held


def test_all_addresses_of_a_network_are_one() -> None:
    assert limited_as("2001:db8::1") == limited_as("2001:db8::ffff")
    assert limited_as("2001:db8::1") != limited_as("2001:db8:0:1::1")
    assert limited_as("::ffff:192.0.2.7") == limited_as("192.0.2.7")


def test_every_limit_of_the_settings(tmp_path: Path) -> None:
    """One server on which each may be done a few times."""
    few = running(tmp_path, tables_per_hour=4, joins_per_hour=2, imports_per_hour=2, sockets=2)
    with few as server:
        tables = [server.create(ME, OPEN, OPEN, OPEN, game=_for_many()) for _ in range(4)]
        wanted = {"game": "nim", "seats": [ME, RANDOM]}
        refused = server.http.post("/api/tables", json=wanted)
        assert refused.status_code == 429
        assert refused.json()["reason"] == "too-many"
        assert int(refused.headers["Retry-After"]) == refused.json()["arguments"]["seconds"] <= 900
        server.join(tables[0])
        server.join(tables[0])
        path, invite = f"/api/tables/{tables[1]['table']['id']}", tables[1]["table"]["invite"]
        assert server.http.post(f"{path}/join", json={"invite": invite}).status_code == 429
        assert server.http.get(path).status_code == 200
        for _ in range(2):
            assert server.http.post("/api/records", json={"text": "x"}).status_code == 422
        assert server.http.post("/api/records", json={"text": "x"}).status_code == 429
        assert server.http.post("/api/box", json={"text": "x"}).status_code == 429
        table, token = tables[0]["table"]["id"], tables[0]["token"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with server.sit(table, token), server.sit(table):
            with connect(address) as third:
                heard = json.loads(third.recv(timeout=PATIENCE))
                assert heard["reason"] == "too-many-connections"
                with pytest.raises(ConnectionClosed) as closed:
                    third.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSED_TOO_MANY
        with server.sit(table, token):
            pass


def _for_many() -> str:
    from tests.games import FOR_MANY

    return FOR_MANY[0]


def test_messages_and_requests_that_come_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lm.limits_of
    monkeypatch.setattr(app, "limits_of", lambda settings: Limits(real(settings)._rates, lambda: 0))
    with running(tmp_path, messages_per_second=1, requests_per_second=1) as server:
        table = server.create(ME, RANDOM)
        with server.sit(table["table"]["id"], table["token"]) as player:
            for ref in range(20):
                player.say(type="ping", ref=ref)
            heard = [player.hear() for _ in range(12)]
            assert [one["type"] for one in heard if one["type"] != "presence"].count("pong") >= 10
            assert {one.get("reason") for one in heard if one["type"] == "error"} == {"too-many"}
        statuses = {server.http.get("/api/live-schema").status_code for _ in range(15)}
        assert statuses == {200, 429}
