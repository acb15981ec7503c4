"""The addresses over HTTP: what they refuse, what they tell, and that they keep to their schema."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi import checks

from tests.games import BUILT_IN, EVERY
from tests.server.client import ME, OPEN, RANDOM, Json, Server, running
from tests.server.databases import needs_databases, new_database, redis
from valewright import __version__
from valewright.bots import bots_for
from valewright.games import game, read_record
from valewright.kernel.record import Record
from valewright.server.app import create_app
from valewright.server.guarding import MOST_BODY
from valewright.server.settings import ServerSettings

NIM: Json = {"game": "nim"}


def test_meta_tells_games_options_bots_and_version(server: Server) -> None:
    meta = server.http.get("/api/meta").json()
    assert meta["version"] == __version__
    assert [found["name"] for found in meta["games"]] == list(EVERY)
    for found in meta["games"]:
        assert found["bots"] == bots_for(found["name"])
        declared = game(found["name"]).options()
        assert [option["name"] for option in found["options"]] == [o.name for o in declared]


def test_catalogues_and_the_messages_are_told(server: Server) -> None:
    for name in BUILT_IN:
        told = server.http.get("/api/catalogue", params={"game": name}).json()
        assert told["game"] == name
    assert server.http.get("/api/catalogue", params={"game": "nim"}).status_code == 422
    assert server.http.get("/api/catalogue", params={"game": "chess"}).status_code == 422
    assert set(server.http.get("/api/live-schema").json()) == {
        "client",
        "server",
        "room_client",
        "room_server",
    }


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"seats": [ME]}, "players"),
        ({"seats": [ME] * 3, "game": "nim"}, "players: must be 2, not 3"),
        ({"seats": []}, "seats: List should have at least 1 item"),
        ({"seats": [ME] * 7}, "at most 6"),
        (
            {"seats": [ME, RANDOM], "game": "chess"},
            f"game: 'chess' is not one of {', '.join(EVERY)}",
        ),
        ({"seats": [ME, RANDOM], **NIM, "options": {"piles": "many"}}, "piles: must be a whole"),
        ({"seats": [ME, RANDOM], **NIM, "options": {"piles": 10**30}}, "piles"),
        ({"seats": [ME, RANDOM], **NIM, "options": {"players": 3}}, "the number of seats says it"),
        ({"seats": [ME, RANDOM], **NIM, "options": {"colour": "red"}}, "colour: is not an option"),
        ({"seats": [ME, {"kind": "bot", "bot": "nobody"}]}, "there is no bot 'nobody'"),
        ({"seats": [ME, {"kind": "ghost"}]}, "seats.1.kind"),
        ({"seats": [{"kind": "me", "name": "two\nlines"}, RANDOM]}, "seats.0.name"),
        ({"seats": [ME, RANDOM], "seed": -1}, "seed"),
        ({"seats": [ME, RANDOM], "extra": 1}, "extra"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    server: Server, wanted: Json, words: str
) -> None:
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 422
    assert words in answer.json()["detail"]


def test_ones_own_tables_and_nobody_elses(server: Server) -> None:
    first = server.create(ME, OPEN)
    second = server.create(ME, RANDOM)
    guest = server.join(first)

    def mine(*tokens: str) -> list[Json]:
        headers = {"Valewright-Tokens": ", ".join(tokens)}
        found: list[Json] = server.http.get("/api/tables", headers=headers).json()
        return found

    assert server.http.get("/api/tables").json() == []
    assert mine("guessed") == []
    assert {t["id"] for t in mine(first["token"], second["token"])} == {
        first["table"]["id"],
        second["table"]["id"],
    }
    [seen] = mine(guest["token"])
    assert [seat["mine"] for seat in seen["seats"]] == [False, True]
    assert not seen["host"]
    assert seen["invite"] == first["table"]["invite"]


def test_a_list_of_tables_tells_whose_turn_it_is_everywhere(server: Server) -> None:
    table = server.create(ME, ME, seed=7)
    table_id = table["table"]["id"]

    def to_act() -> int | None:
        found: int | None = server.http.get(f"/api/tables/{table_id}").json()["to_act"]
        return found

    seen = {to_act()}
    with server.sit(table_id, table["token"]) as player:
        assert seen == {player.view["to_act"]}
        while len(seen) < 2:
            player.play(player.legal[0][0])
            assert to_act() == player.view["to_act"]
            seen.add(to_act())
        player.ask(type="undo")
        assert to_act() == player.view["to_act"]
        player.ask(type="resign", seat=0)
        assert to_act() is None


def test_a_table_tells_a_stranger_no_secrets(server: Server) -> None:
    table = server.create(ME, OPEN, seed=99)
    seen = server.http.get(f"/api/tables/{table['table']['id']}").json()
    assert seen["invite"] is None
    assert seen["seed"] is None
    assert not seen["host"]


@pytest.mark.parametrize("path", ["", "/record", "/replay/0"])
def test_no_such_table(server: Server, path: str) -> None:
    answer = server.http.get(f"/api/tables/nothing{path}")
    assert answer.status_code == 404
    assert answer.json() == {
        "detail": "There is no such table.",
        "reason": "no-table",
        "arguments": {},
    }


@pytest.mark.parametrize("where", ["sqlite", pytest.param("postgres", marks=needs_databases)])
def test_what_no_database_can_hold_never_reaches_one(tmp_path: Path, where: str) -> None:
    """PostgreSQL has no texts with a zero character."""
    shared: Json = {}
    if where == "postgres":
        shared = {"database": new_database(), "redis": redis().address()}
    with running(tmp_path, **shared) as server:
        with server.connected("%00") as watcher:
            assert watcher.ask(type="sit")["reason"] == "no-table"
        gone = server.http.post("/api/push/forget", json={"endpoint": "https://a.example/\0"})
        assert gone.status_code == 422
        assert server.http.get("/api/tables/%00").status_code == 422


def a_record(moves: int) -> Record:
    """Counters taken one by one."""
    record = Record(game("nim"), {"piles": 8, "most": 32}, seed=7, names=["Ada", "Bea"])
    while len(record.moves) < moves:
        record.play(record.state.legal_moves()[0])
    return record


def test_a_record_is_brought_looked_at_and_given_back(server: Server) -> None:
    record = a_record(40)
    answer = server.http.post("/api/records", json={"text": record.text()})
    assert answer.status_code == 201
    table = answer.json()["table"]
    assert table["status"] == "replay"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bea"]
    url = f"/api/tables/{table['id']}"
    assert read_record(server.http.get(f"{url}/record").text).text() == record.text()
    for at in (0, 17, 40):
        step = server.http.get(f"{url}/replay/{at}", params={"seat": 1}).json()
        state = record.replay(at)
        assert step["moves"] == record.words
        assert step["movers"] == record.seats[:at]
        assert step["view"]["plain"]["piles"] == state.view(1)["piles"]
        assert step["view"]["seat"] == 1
        assert step["result"] is None
    assert server.http.get(f"{url}/replay/17").json()["view"]["seat"] is None
    beyond = server.http.get(f"{url}/replay/41")
    assert beyond.status_code == 422
    assert beyond.json()["arguments"] == {"n": 41, "of": 40}
    assert server.http.get(f"{url}/replay/1", params={"seat": 4}).status_code == 422
    with server.sit(table["id"], answer.json()["token"]) as onlooker:
        assert onlooker.told["at"] == 40
        assert onlooker.ask(type="play", move=0, at=40)["type"] == "error"


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_is_played_on_from_any_of_its_moves(server: Server, name: str) -> None:
    record = Record(game(name), {}, seed=7)
    while len(record.moves) < 30:
        record.play(record.state.legal_moves()[0])
    brought = server.http.post("/api/records", json={"text": record.text()}).json()
    url = f"/api/tables/{brought['table']['id']}/fork"
    answer = server.http.post(url, json={"at": 20, "seat": 1, "name": "Ada", "bot": "random"})
    assert answer.status_code == 201, answer.text
    new = answer.json()
    assert new["seats"] == [1]
    assert new["table"]["status"] == "playing"
    assert new["table"]["id"] != brought["table"]["id"]
    assert [(seat["name"], seat["bot"]) for seat in new["table"]["seats"]] == [
        ("Random", "random"),
        ("Ada", None),
    ]
    with server.sit(new["table"]["id"], new["token"]) as player:
        player.my_turn()
        assert player.told["at"] >= 20
        assert player.play(player.legal[0][0])["type"] == "update"
    for wrong, words in (
        ({"at": 31, "seat": 0}, "There is no move 31"),
        ({"at": 3, "seat": 2}, "There is no seat 3"),
        ({"at": 3, "seat": 0, "bot": "nobody"}, "there is no bot"),
        ({"at": -1, "seat": 0}, "at"),
        ({"at": 3}, "seat"),
    ):
        refused = server.http.post(url, json=wrong)
        assert refused.status_code == 422
        assert words in refused.json()["detail"]


def test_a_game_that_goes_on_or_is_over_is_not_played_on(server: Server) -> None:
    table = server.create(ME, RANDOM)
    url = f"/api/tables/{table['table']['id']}/fork"
    assert server.http.post(url, json={"at": 0, "seat": 0}).status_code == 403
    record = Record(game("nim"), {}, seed=7)
    while not record.state.over:
        record.play(record.state.legal_moves()[0])
    brought = server.http.post("/api/records", json={"text": record.text()}).json()
    url = f"/api/tables/{brought['table']['id']}/fork"
    ended = server.http.post(url, json={"at": len(record.moves), "seat": 0})
    assert ended.status_code == 422
    assert ended.json()["reason"] == "over-at-that-move"


def test_a_wrong_record_is_refused_with_its_line(server: Server) -> None:
    text = a_record(5).text().replace("seed: 7", "seed: seven")
    answer = server.http.post("/api/records", json={"text": text})
    assert answer.status_code == 422
    assert "seed: must be a whole number" in answer.json()["detail"]
    assert answer.json()["reason"] == "bad-record"


def test_too_long_a_request_is_refused(server: Server) -> None:
    said = {"Content-Type": "application/json"}
    answer = server.http.post("/api/records", content=b"x" * (MOST_BODY + 1), headers=said)
    assert answer.status_code == 413

    def pieces() -> Iterator[bytes]:
        yield b"{}"

    answer = server.http.post("/api/records", content=pieces(), headers=said)
    assert answer.status_code == 413


def test_a_loopback_server_answers_to_no_other_name(tmp_path: Path) -> None:
    """A page elsewhere whose name is pointed at this machine gets nothing."""
    app = create_app(ServerSettings(data=tmp_path))

    async def status(name: str) -> int:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{name}") as client:
            return (await client.get("/api/meta")).status_code

    assert asyncio.run(status("127.0.0.1:8123")) == 200
    assert asyncio.run(status("evil.example")) == 400


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("shared")) as found:
        yield found


# The rules of the game refuse more than a schema can say; `Allow` names the methods route by route.
NOT_HELD_TO = [checks.positive_data_acceptance, checks.allow_header_conformance]

# A body that is too long is refused before it is read, whatever else is wrong with it.
REFUSED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
CONFIG = SchemathesisConfig.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
)

# Creating the application opens nothing: the schema alone is wanted here.
schema = schemathesis.openapi.from_dict(create_app(ServerSettings()).openapi(), config=CONFIG)


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_address_keeps_to_its_schema(case: Any, shared: Server) -> None:
    case.call_and_validate(
        base_url=str(shared.http.base_url), excluded_checks=NOT_HELD_TO, timeout=20
    )
