"""What a stranger may send to hurt: each is refused in words, and nobody else waits for it."""

import asyncio
import json
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.games import EVERY
from tests.server.client import ME, PATIENCE, RANDOM, InProcess, Json, Server, running
from tests.server.databases import needs_databases, new_database, redis
from tests.server.test_rooms import entered, opened
from valewright import games
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.server import app, guarding, live_table, reading
from valewright.server.guarding import MOST_DEPTH, is_deep
from valewright.server.limits import Limits, limits_of
from valewright.server.scheduling import Job
from valewright.server.sockets import CLOSED_TOO_MANY
from valewright.server.thinking import BotWorkers

JSON = {"Content-Type": "application/json"}
TEXTS = {
    "dots": "a." * 200_000,
    "dots that fit": "a." * 130_000,
    "arrays": "x = " + "[" * 100_000,
    "numbers": "x = [" + "1," * 130_000 + "]",
    "inline tables": "x = " + "{a=" * 80_000,
    "tables": "".join(f"[t{i}]\n" for i in range(25_000)),
    "array tables": "[[a]]\n" * 40_000,
    "keys": "".join(f"k{i}=1\n" for i in range(20_000)),
    "dotted keys": "".join("a." * 31 + f"k{i}=1\n" for i in range(3_000)),
    "digits": "x = " + "9" * 200_000,
    "hex digits": "x = 0x" + "f" * 200_000,
    "quotes": '"' * 260_000,
    "long name": f'name = "{"n" * 200_000}"',
    "zeros": "\0" * 100_000,
    "surrogate": "x = '\ud800'",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("strangers")) as found:
        yield found


@pytest.fixture(scope="module")
def card_game(server: Server) -> str:
    """A game that takes a card file."""
    for found in server.http.get("/api/meta").json()["games"]:
        if any(option["name"] == "cards" for option in found["options"]):
            return str(found["name"])
    raise AssertionError("no game takes a card file")


def in_words(answer: httpx.Response) -> dict[str, Any]:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    found: dict[str, Any] = answer.json()
    assert found["reason"]
    assert 0 < len(found["detail"]) < 1000
    return found


@pytest.mark.parametrize("name", TEXTS)
def test_a_card_file_that_would_hurt(server: Server, card_game: str, name: str) -> None:
    body = json.dumps({"game": card_game, "text": TEXTS[name]})
    answer = server.http.post("/api/box", content=body, headers=JSON)
    if answer.status_code == 200:
        assert any(message["level"] == "error" for message in answer.json()["messages"])
    else:
        in_words(answer)
    wanted = {"game": card_game, "seats": [ME, ME], "options": {"cards": TEXTS[name]}}
    in_words(server.http.post("/api/tables", content=json.dumps(wanted), headers=JSON))
    in_words(server.http.post("/api/tables/check", content=json.dumps(wanted), headers=JSON))


@pytest.fixture
def new_file(monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str]]:
    """A card file that nobody has read before, and each time that it is read in this process."""
    text = f"# {time.monotonic()}: nobody has read it before\n"
    here: list[str] = []
    real = tomllib.loads

    def loads(given: str) -> Any:
        here.extend([given] if given == text else [])
        return real(given)

    monkeypatch.setattr(tomllib, "loads", loads)
    return text, here


def test_no_card_file_is_read_in_the_event_loop(
    server: Server, card_game: str, new_file: tuple[str, list[str]]
) -> None:
    """Workers are other processes: whatever is read here was read where all others wait."""
    text, here = new_file
    server.http.post("/api/box", json={"game": card_game, "text": text})
    made = server.create(ME, ME, game=card_game, options={"cards": text})
    table, token = made["table"]["id"], {"Valewright-Tokens": made["token"]}
    for path in (f"tables/{table}", f"tables/{table}/box", "tables", f"catalogue?table={table}"):
        server.http.get(f"/api/{path}", headers=token).raise_for_status()
    with server.sit(table, made["token"]) as player:
        player.play(player.legal[0][0])
        player.ask(type="resign", seat=0)
    record = server.http.get(f"/api/tables/{table}/record").raise_for_status().text
    copy = server.http.post("/api/records", json={"text": record}).raise_for_status().json()
    assert copy["table"]["box"] == made["table"]["box"]
    server.http.get(f"/api/tables/{copy['table']['id']}/replay/1").raise_for_status()
    assert here == []


DEEP = "[" * 5_000 + "]" * 5_000


@pytest.mark.parametrize(
    "body",
    [
        '{"seats": ' + DEEP + "}",
        '{"seats": [{"kind": "me"}], "options": {"sets": ' + DEEP + "}}",
        '{"a": ' * 30 + "1" + "}" * 30,
        "[" * 100_000,
        "]" * 100_000,
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "seed": ' + "9" * 4_000 + "}",
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "seed": ' + "9" * 5_000 + "}",
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "seed": 1e400}',
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "options": {"pool": ' + "9" * 4_000 + "}}",
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "options": {"' + "n" * 100_000 + '": 1}}',
        '{"seats": [{"kind": "me", "name": "' + "n" * 100_000 + '"}, {"kind": "me"}]}',
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "game": "' + "g" * 100_000 + '"}',
        '{"seats": [{"kind": "bot", "bot": "' + "b" * 50 + '"}, {"kind": "me"}]}',
        '{"seats": [' + '{"kind": "me"},' * 50_000 + '{"kind": "me"}]}',
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "options": {"\\ud800": 1}}',
        '{"seats": [{"kind": "me"}, {"kind": "me"}], "options": {"piles": "\\udfff"}}',
        "nonsense",
        '"\\ud800"',
        "NaN",
        "",
    ],
)
def test_json_that_would_hurt(server: Server, body: str) -> None:
    for path in ("/api/tables", "/api/tables/check", "/api/records", "/api/box"):
        in_words(server.http.post(path, content=body, headers=JSON))


def record_with(*lines: str) -> str:
    head = ["valewright record 2", "game: nim", "rules: 1"]
    return "\n".join([*head, *lines, ""])


@pytest.mark.parametrize(
    "text",
    [
        record_with("option piles: " + "[" * 100_000, "seed: 1"),
        record_with("option piles: " + '{"a":' * 50_000, "seed: 1"),
        record_with("option piles: " + "9" * 4_000, "seed: 1"),
        record_with("option piles: " + "9" * 5_000, "seed: 1"),
        record_with("option piles: 1e999", "seed: 1"),
        record_with("seed: " + "7" * 4_000, "", "end: 0 moves"),
        record_with("seed: " + "7" * 5_000, "", "end: 0 moves"),
        record_with("seed: 1", "player 1: " + "n" * 100_000, "player 2: Bob", "", "end: 0 moves"),
        record_with("seed: 1", "", "1: " + "take 1 from pile 1; " * 40_000),
        record_with("seed: 1", "", "9" * 5_000 + ": take 1 from pile 1"),
        record_with("seed: 1", "", "resigned: " + "9" * 5_000, "end: 0 moves"),
        record_with("data: abc", "seed: 1", "", "end: 0 moves", "data: " + "9" * 5_000 + " lines"),
        record_with("stored state: abc", "seed: 1", "", "end: 0 moves", "stored state: 1 line"),
        "valewright record " + "9" * 5_000,
        "\n" * 900_000,
        "# note\n" * 100_000,
        "\0" * 900_000,
    ],
    ids=str,
)
def test_a_record_that_would_hurt(server: Server, text: str) -> None:
    in_words(server.http.post("/api/records", json={"text": text}))


def test_a_record_of_80961_moves_is_refused(server: Server) -> None:
    text = record_with("seed: 1", "", *["1: x"] * 80_961, "end: 80961 moves")
    found = in_words(server.http.post("/api/records", json={"text": text}))
    assert found["reason"] == "too-many-moves"
    assert found["arguments"]["n"] == 80_961


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(drawn=st.data())
def test_a_record_that_was_tampered_with(server: Server, drawn: st.DataObject) -> None:
    """Lines of a real record dropped, doubled, moved and spoilt: read by the same function that
    workers call, it gives a record or an error in words, nothing else."""
    name = drawn.draw(st.sampled_from(EVERY))
    lines = real_record(name).split("\n")
    for _ in range(drawn.draw(st.integers(1, 4))):
        at = drawn.draw(st.integers(0, len(lines) - 1))
        match drawn.draw(st.sampled_from(["drop", "double", "swap", "spoil"])):
            case "drop":
                del lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "swap":
                other = drawn.draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case "spoil":
                cut = drawn.draw(st.integers(0, len(lines[at])))
                filler = drawn.draw(st.text(max_size=8) | st.just("9" * 5000) | st.just("[" * 3000))
                lines[at] = lines[at][:cut] + filler + lines[at][cut:]
        lines = lines or [""]
    complaint = ""
    try:
        reading.upload("\n".join(lines), 10_000)
    except GameError as error:
        complaint = str(error)
    assert len(complaint) < 1000


RECORDS: dict[str, str] = {}


def real_record(name: str) -> str:
    if name not in RECORDS:
        record = Record(games.game(name), {}, seed=7)
        for _ in range(12):
            record.play(record.state.legal_moves()[0])
        RECORDS[name] = record.text()
    return RECORDS[name]


JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text('[]{}"\\ab'),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=20,
)


@given(JSONS)
def test_depth_is_what_it_is(value: object) -> None:
    def depth(one: object) -> int:
        if isinstance(one, dict):
            return 1 + max(map(depth, one.values()), default=0)
        return 1 + max(map(depth, one), default=0) if isinstance(one, list) else 0

    text = json.dumps(value).encode()
    found = depth(value)
    assert not is_deep(text, found)
    assert found == 0 or is_deep(text, found - 1)


def test_the_deepest_that_is_accepted(server: Server) -> None:
    options = '{"x": ' + "[" * (MOST_DEPTH - 3) + "]" * (MOST_DEPTH - 3) + "}"
    wanted = '{"game": "nim", "seats": [{"kind": "me"}, {"kind": "me"}], "options": '
    answer = server.http.post("/api/tables", content=wanted + options + "}", headers=JSON)
    assert in_words(answer)["reason"] == "bad-option"


def test_bots_alone_play_only_while_somebody_watches(tmp_path: Path) -> None:
    asked: list[str] = []

    class Noted(InProcess):
        async def done(self, job: Job) -> Any:
            asked.append(job.asker.table)
            return await super().done(job)

    options = {"piles": 8, "most": 32}
    with running(tmp_path, BotWorkers(queue=Noted()), pause=60) as server:
        table = server.create(RANDOM, RANDOM, seed=3, options=options)["table"]["id"]
        other = server.create(ME, RANDOM, seed=3, options=options)
        with server.sit(other["table"]["id"], other["token"]) as player:
            player.my_turn()
            player.play(player.legal[0][0])
            player.my_turn()
        assert set(asked) == {other["table"]["id"]}
        with server.sit(table) as onlooker:
            onlooker.until(lambda p: p.told["at"] >= 1)
            assert onlooker.told["table"]["status"] == "playing"
        assert table in asked


@pytest.mark.parametrize(
    "body", [b"[" + b"[]," * 300_000 + b"[]]", b'{"a":' + b" " * 900_000 + b"1}", b"1," * 400_000]
)
def test_json_of_many_parts_is_not_even_parsed(
    server: Server, body: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[object] = []
    real = json.loads

    def loads(text: Any, **named: Any) -> Any:
        parsed.extend([text] if len(text) > 100_000 else [])
        return real(text, **named)

    monkeypatch.setattr(json, "loads", loads)
    for path in ("/api/tables", "/api/tables/check", "/api/records", "/api/box"):
        assert in_words(server.http.post(path, content=body, headers=JSON))["reason"] == "too-long"
    assert parsed == []


HURTING = {
    "deep": b"[" * 5_000 + b"]" * 5_000,
    "deep in an object": b'{"of": ' + b'{"of": ' * 5_000 + b"1" + b"}" * 5_001,
    "many parts": b"[" + b"{}," * 5_000 + b"{}]",
    "long": b'{"text": "' + b"x" * 1_100_000 + b'"}',
    "digits": b'{"at": ' + b"9" * 5_000 + b"}",
    "half": b'{"of": {"kind": "scenario", "text": "',
    "half a character": b'"\\ud800"',
    "no text": b"\xff\xfe\x00",
    "nothing": b"null",
    "a list": b"[]",
    "unknown names": b'{"__class__": "x", "kind": "scenario"}',
}


@pytest.mark.parametrize("name", HURTING)
def test_what_hurts_is_refused_at_every_address_that_takes_something(
    server: Server, name: str
) -> None:
    """Those of today and those to come: nobody has to think of them."""
    taking = 0
    for path, ways in server.http.get("/api/openapi.json").json()["paths"].items():
        for way, told in ways.items():
            if "requestBody" not in told:
                continue
            taking += 1
            address = path.replace("{", "").replace("}", "")
            in_words(server.http.request(way, address, content=HURTING[name], headers=JSON))
    assert taking >= 15


SCENARIOS = {
    "seed": "scenario: x\ngame: nim\nseed: " + "7" * 4_000,
    "more digits": "scenario: x\ngame: nim\nseed: " + "7" * 5_000,
    "times": "scenario: x\nplayer 1:\n  deck: Blank x" + "9" * 9_000,
    "many times": "scenario: x\nplayer 1:\n  deck: " + "Blank x40, " * 1_000,
    "commas": "scenario: x\nplayer 1:\n  deck: " + "," * 11_000,
    "brackets": "scenario: x\nplayer 1:\n  deck: " + "(," * 5_000,
    "players": "scenario: x\n" + "".join(f"player {i}:\n" for i in range(1, 900)),
    "a player": "scenario: x\nplayer " + "9" * 5_000 + ":",
    "steps": "scenario: x\ngame: nim\n" + "play x\n" * 1_500,
    "scenarios": "scenario: x\n" * 900,
    "a file": "scenario: x\ncards: /etc/passwd",
    "a game": "scenario: x\ngame: ../../nim",
    "waiting": "scenario: x\n" + "waiting: step\n" * 800,
    "too long": "x" * 12_001,
    "zeros": "\0" * 12_000,
    "half a character": "scenario: \ud800",
    "empty": "",
}


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("way", ["", "/text", "/judge", "/table"])
def test_a_position_that_would_hurt(server: Server, name: str, way: str) -> None:
    body = json.dumps({"of": {"kind": "scenario", "text": SCENARIOS[name]}})
    in_words(server.http.post(f"/api/positions{way}", content=body, headers=JSON))


def test_a_title_shows_what_it_says(server: Server) -> None:
    """Positions travel in links: whoever opens one must not be fooled by it."""
    title = "Ann\u202e\u200b wins " + "x" * 500
    of = {"kind": "scenario", "text": f"scenario: {title}\ngame: nim\n"}
    found = server.http.post("/api/positions", json={"of": of}).json()["title"]
    assert found == ("Ann wins " + "x" * 500)[:80]


def test_no_card_file_of_a_challenge_is_read_in_the_event_loop(
    server: Server, card_game: str, new_file: tuple[str, list[str]]
) -> None:
    text, here = new_file
    wanted = {"game": card_game, "seats": [ME, RANDOM], "options": {"cards": text}}
    deal = server.http.post("/api/challenges", json=wanted).raise_for_status().json()
    path = f"/api/challenges/{deal['id']}"
    made = server.http.post(f"{path}/tries", json={}).raise_for_status().json()
    server.http.get(path, headers={"Valewright-Tokens": made["token"]}).raise_for_status()
    with server.sit(made["table"]["id"], made["token"]) as player:
        player.my_turn()
        player.play(player.legal[0][0])
    assert here == []


def test_no_card_file_is_read_in_the_event_loop_to_play_once_more(
    server: Server, card_game: str, new_file: tuple[str, list[str]]
) -> None:
    text, here = new_file
    made = server.create(ME, ME, game=card_game, options={"cards": text})
    table_id = made["table"]["id"]
    with server.sit(table_id, made["token"]) as player:
        player.play(player.legal[0][0])
        player.ask(type="resign", seat=0)
        again = player.ask(type="rematch")["table"]["rematch"]
    with server.sit(again, made["token"]) as player:
        player.play(player.legal[0][0])
    of = {"kind": "moment", "table": table_id, "at": 0}
    answer = server.http.post("/api/positions/table", json={"of": of}).raise_for_status().json()
    assert answer["table"]["box"] == made["table"]["box"]
    fork = {"at": 0, "seat": 0}
    server.http.post(f"/api/tables/{table_id}/fork", json=fork).raise_for_status()
    assert here == []


def test_a_game_does_not_go_on_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people pass and pass, a table would fill memory and database without an end."""
    monkeypatch.setattr(live_table, "MOST_MOVES", 4)
    options = {"piles": 8, "most": 32}
    with running(tmp_path, BotWorkers(queue=InProcess())) as server:
        made = server.create(ME, ME, seed=3, options=options)
        with server.sit(made["table"]["id"], made["token"]) as player:
            for _ in range(4):
                assert player.play(player.legal[0][0])["type"] == "update"
            refused = player.play(player.legal[0][0])
            assert (refused["reason"], refused["arguments"]["most"]) == ("too-many-moves", 4)
            assert player.ask(type="undo")["at"] == 3
            assert player.ask(type="resign", seat=0)["type"] == "update"
        bots = server.create(RANDOM, RANDOM, seed=3, options=options)["table"]["id"]
        with server.sit(bots) as onlooker:
            onlooker.until(lambda p: p.told["at"] >= 4)
            onlooker.say(type="ping", ref=1)
            assert onlooker.hear()["type"] in ("pong", "presence")
        assert server.http.get(f"/api/tables/{bots}").json()["status"] == "playing"


def test_games_are_played_again_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To undo, to look back, to replay, to continue and to wake a table takes all of its moves: a
    stranger with a few long games could keep the server busy with nothing else."""
    real = limits_of
    monkeypatch.setattr(app, "limits_of", lambda settings: Limits(real(settings)._rates, lambda: 0))
    moves = 12
    with running(tmp_path / "filling") as server:
        made = [finished(server, moves) for _ in range(4)]
        going_on = server.create(ME, ME, seed=3, options=LONG)
        with server.sit(going_on["table"]["id"], going_on["token"]) as player:
            for _ in range(moves):
                player.play(player.legal[0][0])
    one, two, three, four = (table["table"]["id"] for table in made)
    other, token = going_on["table"]["id"], going_on["token"]
    again: dict[str, Callable[[Server], Any]] = {
        "replay": lambda s: s.http.get(f"/api/tables/{one}/replay/1"),
        "moment": lambda s: s.http.post(
            "/api/positions", json={"of": {"kind": "moment", "table": two, "at": 1}}
        ),
        "fork": lambda s: s.http.post(f"/api/tables/{three}/fork", json={"at": 1, "seat": 0}),
        "join": lambda s: s.http.post(f"/api/tables/{four}/join", json={"invite": "x"}),
    }
    for name, ask in again.items():
        allowed = moves * (2 if name == "fork" else 1)
        with running(tmp_path / "filling", replayed_per_minute=allowed) as server:
            assert ask(server).status_code != 429, name
            with pytest.raises(ConnectionClosed) as closed, server.sit(other, token) as player:
                player.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSED_TOO_MANY, name
    enough_for_two = 3 * moves - 2
    with (
        running(tmp_path / "filling", replayed_per_minute=enough_for_two) as server,
        server.sit(other, token) as player,
    ):
        assert "reason" not in player.ask(type="undo")
        assert player.ask(type="undo")["reason"] == "too-many"
        assert player.ask(type="look_back", at=1)["reason"] == "too-many"


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=needs_databases)])
def test_moves_of_a_shared_replay_are_taken_back_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    """Each time, all that were tried before are played again, at whatever worker one is."""
    real = limits_of
    monkeypatch.setattr(app, "limits_of", lambda settings: Limits(real(settings)._rates, lambda: 0))
    settings: Json = {"replayed_per_minute": 12 + 3}  # the game, and what is before the last try
    if workers > 1:
        settings |= {"database": new_database(), "redis": redis().address()}
    with ExitStack() as stack:
        at = [stack.enter_context(running(tmp_path, **settings)) for _ in range(workers)]
        room = opened(at[0], finished(at[0], 12)["table"]["id"])
        with entered(at[-1], room) as leader:
            leader.ask(type="try")
            for _ in range(4):
                leader.ask(type="try", move=leader.trial["moves"][0]["move"])
            assert len(leader.trial["words"]) == 4
            found = [leader.ask(type="retract").get("reason") for _ in range(2)]
    assert found == [None, "too-many"]


LONG = {"piles": 8, "most": 32}


def finished(server: Server, moves: int) -> Json:
    """A game of some moves that was given up."""
    made = server.create(ME, ME, seed=3, options=LONG)
    with server.sit(made["table"]["id"], made["token"]) as player:
        for _ in range(moves):
            player.play(player.legal[0][0])
        player.ask(type="resign", seat=0)
    return made


def test_long_answers_count_as_several_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarding, "ANSWER_BYTES", 100)
    with running(tmp_path, requests_per_second=10) as server:
        answers = [server.http.get("/api/live-schema") for _ in range(4)]
        assert len(answers[0].content) > 100 * 100
    assert [one.status_code for one in answers] == [200, 429, 429, 429]


def test_long_games_are_told_from_their_beginning_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of ten thousand moves takes a twentieth of a second to tell: whoever connects and
    connects would have all others wait for minutes."""
    monkeypatch.setattr(app, "ANSWER_BYTES", 100)
    with running(tmp_path, sockets_per_hour=20) as server:
        made = server.create(ME, ME, options=LONG)
        with server.sit(made["table"]["id"], made["token"]) as player:
            assert player.told["type"] == "snapshot"
        with pytest.raises(ConnectionClosed) as closed, server.sit(made["table"]["id"]) as player:
            player.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_TOO_MANY


def test_nobody_thinks_for_whoever_has_gone(tmp_path: Path) -> None:
    """What is best in a position takes seconds to say: no worker goes on when nobody waits."""
    given_up = threading.Event()

    class Endless(InProcess):
        async def done(self, job: Job) -> Any:
            if job.work.__name__ != "advice_begun":
                return await super().done(job)
            try:
                await asyncio.Event().wait()
            finally:
                given_up.set()

    of = {"kind": "scenario", "text": "scenario: x\ngame: nim\n"}
    with running(tmp_path, BotWorkers(queue=Endless())) as server:
        with pytest.raises(httpx.ReadTimeout):
            server.http.post("/api/positions/judge", json={"of": of}, timeout=0.5)
        assert given_up.wait(PATIENCE)
