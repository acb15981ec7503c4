"""Shared replays: everyone follows the leader, and nobody else's game is opened by one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.games import EVERY
from tests.server.client import ME, OPEN, PATIENCE, RANDOM, Json, Server, running
from tests.server.databases import needs_databases, new_database, redis
from tests.server.test_replays import a_game
from valewright.server import rooms as rooms_of_workers
from valewright.server.listeners import Listener
from valewright.server.peers import Peers
from valewright.server.refusals import Forbidden, Refusal
from valewright.server.replays import ReplayCache
from valewright.server.room_messages import ROOM_SERVER
from valewright.server.rooms import EMPTY, IDLE, Rooms
from valewright.server.sockets import CLOSED_NOT_FOUND, CLOSED_REFUSED
from valewright.server.store import Kept, TableRow

LONG = {"piles": 8, "most": 32}


class Member:
    """One socket in a room, and the room as it was told last."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.room: Json = {}
        self.comments: list[Json] = []

    def hear(self) -> Json:
        text = self.socket.recv(timeout=PATIENCE)
        ROOM_SERVER.validate_json(text)
        message: Json = json.loads(text)
        if message["type"] == "room":
            self.room = message
        if message["type"] == "comments":
            self.comments = message["comments"]
        return message

    def ask(self, **message: Any) -> Json:
        """The answer to a question."""
        self.socket.send(json.dumps({**message, "ref": 7}))
        while (found := self.hear()).get("ref") != 7:
            pass
        return found

    def until(self, part: str, value: Any) -> None:
        while self.room.get(part) != value:
            self.hear()

    @property
    def trial(self) -> Any:
        return self.room["trial"]

    @property
    def leads(self) -> bool:
        return bool(self.room["you"] == self.room["leader"])


@contextmanager
def entered(server: Server, room: str, name: str | None = None) -> Iterator[Member]:
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{room}/live"
    with connect(address, open_timeout=PATIENCE, close_timeout=1) as socket:
        socket.send(json.dumps({"type": "enter", "name": name}))
        member = Member(socket)
        member.hear()
        yield member


def finished(server: Server, game: str = "nim") -> str:
    """A game that is over after a few moves: its only person has resigned."""
    table = server.create(ME, RANDOM, game=game, seed=3, options=LONG if game == "nim" else {})
    table_id: str = table["table"]["id"]
    with server.sit(table_id, table["token"]) as player:
        for _ in range(3):
            player.my_turn()
            player.play(player.legal[0][0])
        player.say(type="resign", seat=0)
        player.until(lambda p: p.told["table"]["status"] != "playing")
    return table_id


def opened(server: Server, table_id: str, **wanted: Any) -> str:
    answer = server.http.post(f"/api/tables/{table_id}/rooms", json=wanted)
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["room"]
    return found


@contextmanager
def in_a_room(server: Server) -> Iterator[Member]:
    """The only one in a new room."""
    with entered(server, opened(server, finished(server))) as member:
        yield member


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("rooms")) as found:
        yield found


def check_a_meeting(one: Server, two: Server) -> None:
    """A leader at one worker, a follower at another or the same."""
    table_id = finished(one)
    room = opened(one, table_id)
    with entered(two, room, "Ann") as ann:
        assert (ann.room["table"], ann.leads) == (table_id, True)
        with entered(one, room, "Ann") as bob:
            assert not bob.leads
            ann.until("members", bob.room["members"])
            assert [member["name"] for member in bob.room["members"]] == ["Ann", "Ann (2)"]
            assert ann.ask(type="show", at=2, seat=1)["type"] == "done"
            bob.until("at", 2)
            assert bob.room["seat"] == 1
            assert bob.ask(type="show", at=0)["reason"] == "not-leader"
            assert bob.ask(type="point", start="row-piles", end="seat-1")["type"] == "done"
            ann.until("arrows", bob.room["arrows"])
            assert ann.room["arrows"] == [{"by": 2, "start": "row-piles", "end": "seat-1"}]
            bob.ask(type="comment", at=1, text=" Why\u202e not\u200b\ntake all? ")
            while not ann.comments:
                ann.hear()
            assert [(c["at"], c["text"]) for c in ann.comments] == [(1, "Why not take all?")]
            ann.ask(type="comment", at=0, text="Hm")
            assert bob.ask(type="uncomment", comment=2)["reason"] == "not-leader"
            assert ann.ask(type="uncomment", comment=1)["type"] == "done"
            assert [comment["text"] for comment in ann.comments] == ["Hm"]
            assert ann.ask(type="lead", to=2)["type"] == "done"
            bob.until("leader", 2)
            assert ann.ask(type="lead", to=1)["reason"] == "not-leader"
        ann.until("leader", 1)


def test_everyone_follows_the_leader(server: Server) -> None:
    check_a_meeting(server, server)


@needs_databases
def test_members_of_several_workers_meet(tmp_path: Path) -> None:
    shared: Json = {"database": new_database(), "redis": redis().address()}
    with running(tmp_path, **shared) as one, running(tmp_path, **shared) as two:
        check_a_meeting(one, two)
        said, code = turned_away(two, "nowhere", {"type": "enter"})
        assert (said["reason"], code) == ("no-shared-replay", CLOSED_NOT_FOUND)


@pytest.mark.parametrize("game", EVERY)
def test_moves_are_tried_on_a_copy(server: Server, game: str) -> None:
    table_id = finished(server, game)
    before = server.http.get(f"/api/tables/{table_id}/record").text
    with entered(server, opened(server, table_id)) as ann:
        ann.ask(type="show", at=1)
        assert not ann.trial
        ann.ask(type="try")
        trial = ann.trial
        path = f"/api/tables/{table_id}/replay"
        told, *later = [server.http.get(f"{path}/{at}").json()["log"] for at in (1, 1, 2, 3)]
        assert told + trial["log"] in later, "what was told, and what follows without a choice"
        assert trial["words"] == []
        assert trial["view"]["seat"] == trial["view"]["to_act"]
        move = trial["moves"][-1]["move"]
        ann.ask(type="try", move=move)
        assert len(ann.trial["words"]) >= 1
        assert ann.trial["log"][: len(trial["log"])] == trial["log"]
        assert ann.trial["view"] != trial["view"]
        illegal = next(code for code in range(256) if code not in _codes(ann.trial))
        assert ann.ask(type="try", move=illegal)["type"] == "error"
        ann.ask(type="retract")
        assert ann.trial == trial
        ann.ask(type="end_trial")
        assert not ann.trial
    assert server.http.get(f"/api/tables/{table_id}/record").text == before


def _codes(trial: Json) -> set[int]:
    return {move["move"] for move in trial["moves"]}


def test_a_room_begins_with_the_moment_that_was_looked_at(server: Server) -> None:
    table_id = finished(server)
    with entered(server, opened(server, table_id, at=2, seat=1)) as member:
        assert (member.room["at"], member.room["seat"]) == (2, 1)
    path = f"/api/tables/{table_id}/rooms"
    for wanted in ({"at": 999}, {"at": -1}, {"seat": 2}, {"moment": 2}):
        assert server.http.post(path, json=wanted).status_code in (400, 422), wanted


# Strangers


def test_a_game_that_is_still_played_is_not_opened(server: Server) -> None:
    table = server.create(ME, OPEN)
    path = f"/api/tables/{table['table']['id']}/rooms"
    assert server.http.post(path, json={}).json()["reason"] == "not-finished"
    assert server.http.post("/api/tables/nowhere/rooms", json={}).status_code == 404


def turned_away(server: Server, room: str, first: Json) -> tuple[Json, int]:
    address = f"ws://127.0.0.1:{server.port}/api/rooms/{room}/live"
    with connect(address, open_timeout=PATIENCE, close_timeout=1) as socket:
        socket.send(json.dumps(first))
        said: Json = json.loads(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    return said, closed.value.rcvd.code


def test_who_may_not_enter_is_told_why(server: Server) -> None:
    said, code = turned_away(server, "nowhere", {"type": "enter"})
    assert (said["reason"], code) == ("no-shared-replay", CLOSED_NOT_FOUND)
    room = opened(server, finished(server))
    said, code = turned_away(server, room, {"type": "show", "at": 0})
    assert (said["reason"], code) == ("sit-first", CLOSED_REFUSED)
    with ExitStack() as stack:
        for _ in range(rooms_of_workers.MOST_MEMBERS):
            stack.enter_context(entered(server, room))
        said, code = turned_away(server, room, {"type": "enter"})
        assert said["reason"] == "shared-replay-full"


def test_what_strangers_send_is_refused_in_words(server: Server) -> None:
    with entered(server, opened(server, finished(server)), "Ann") as ann:
        wrong: list[Json] = [
            {"type": "comment", "at": 0, "text": "x" * 281},
            {"type": "comment", "at": 0, "text": "\u200b\u202e"},
            {"type": "point", "start": "<script>"},
            {"type": "point", "start": "x" * 81},
            {"type": "show", "at": -1},
            {"type": "play", "move": 1, "at": 0},
            {"type": "lead", "to": "me"},
        ]
        for message in wrong:
            ann.socket.send(json.dumps(message))
            while (heard := ann.hear())["type"] != "error":
                pass
            assert heard["code"] == "garbage", message
        ann.socket.send("x" * 5000)
        assert ann.hear()["reason"] == "too-long"
        assert ann.ask(type="show", at=9999)["reason"] == "no-move"
        assert ann.ask(type="show", at=0, seat=5)["reason"] == "no-seat"
        assert ann.ask(type="lead", to=99)["reason"] == "no-member"
        assert ann.ask(type="enter")["reason"] == "sit-first"
        for i in range(rooms_of_workers.MOST_ARROWS):
            assert ann.ask(type="point", start=f"a{i}")["type"] == "done"
        assert ann.ask(type="point", start="b")["reason"] == "too-much"
        assert ann.ask(type="point", start="a0")["type"] == "done", "the same again goes away"
        for _ in range(rooms_of_workers.MOST_COMMENTS):
            ann.ask(type="comment", at=0, text="again")
        assert ann.ask(type="comment", at=0, text="again")["reason"] == "too-much"


def test_comments_can_be_few_or_none(tmp_path: Path) -> None:
    with running(tmp_path, remarks_per_minute=1) as few, in_a_room(few) as ann:
        assert ann.ask(type="comment", at=0, text="one")["type"] == "done"
        assert ann.ask(type="comment", at=0, text="two")["reason"] == "too-many"
    with running(tmp_path, no_comments=True) as none, in_a_room(none) as ann:
        assert ann.room["may_comment"] is False
        assert ann.ask(type="comment", at=0, text="one")["reason"] == "no-comments"


def test_those_at_one_address_share_what_one_player_may_say(tmp_path: Path) -> None:
    """Everyone in a room is told of each message: many sockets must not make it many more."""
    with running(tmp_path, messages_per_second=1) as server:
        room = opened(server, finished(server))
        said = []
        with ExitStack() as stack:
            members = [stack.enter_context(entered(server, room)) for _ in range(4)]
            for i in range(20):
                answer = members[i % 4].ask(type="point", start=f"a{i}")
                said.append(answer.get("reason", "done"))
                if said[-1] == "too-many":
                    break
        assert said[:10] == ["done"] * 10
        assert said[-1] == "too-many"


class Over:
    """Tables that are all over."""

    def __init__(self) -> None:
        self.films = ReplayCache()

    async def row(self, table_id: str) -> TableRow:
        row = a_game("nim", 3, 5).row
        return replace(row, settings=replace(row.settings, challenge=table_id.strip("t")))

    async def finished(self, _: str) -> Kept:
        return a_game("nim", 3, 5)


async def test_one_address_cannot_have_all_rooms() -> None:
    found = Rooms(Over(), Peers())  # type: ignore[arg-type]
    rooms = [await found.create("t", "here") for _ in range(rooms_of_workers.MOST_OF_ONE)]
    held = vars(found._rooms[rooms[0]]).values()
    assert not any(isinstance(one, Kept) for one in held), "games stay in the database"
    for room in rooms[1:]:
        await found.enter(room, "", Listener(None, []))
    another = await found.create("t", "here")
    assert set(found._rooms) == {another, *rooms[1:]}, "the empty one has given way"
    await found.enter(another, "", Listener(None, []))
    made = await asyncio.gather(
        *(found.create("t", "here") for _ in range(3)), return_exceptions=True
    )
    assert [type(one) for one in made] == [Refusal] * 3
    assert await found.create("t", "there") in found._rooms


async def test_rooms_are_few_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    found = Rooms(Over(), Peers(), now=lambda: clock[0])  # type: ignore[arg-type]
    with pytest.raises(Forbidden):
        await found.create("try")
    room = await found.create("t")
    listener = Listener(None, [])
    await found.enter(room, "Ann", listener)
    empty = await found.create("t")
    clock[0] = EMPTY + 1
    found.sweep()
    assert set(found._rooms) == {room}, empty
    clock[0] = IDLE + 1
    found.sweep()
    assert not found._rooms
    assert listener.behind, "its socket is ended"
    monkeypatch.setattr(rooms_of_workers, "MOST_ROOMS", 2)
    used = await found.create("t", "here")
    await found.enter(used, "", Listener(None, []))
    await found.create("t", "there")
    last = await found.create("t", "elsewhere")
    assert set(found._rooms) == {used, last}, "the empty one has given way"
    await found.enter(last, "", Listener(None, []))
    with pytest.raises(Refusal):
        await found.create("t", "there")


def test_what_is_told_does_not_grow_with_the_game(server: Server) -> None:
    """Every arrow tells everyone of the moves that are tried out: their log must not hold the log
    of a whole game, which may be of ten thousand moves."""
    table_id = finished(server)
    moves = len(server.http.get(f"/api/tables/{table_id}/replay/0").json()["moves"])
    with entered(server, opened(server, table_id)) as ann:
        ann.ask(type="show", at=moves - 1)
        ann.ask(type="try")
        told = server.http.get(f"/api/tables/{table_id}/replay/{moves - 1}").json()["log"]
        assert len(told) >= moves - 1
        assert len(ann.trial["log"]) <= 1


async def test_two_enter_at_another_worker_at_the_same_moment() -> None:
    """Both are let in: the second does not speak before its worker can hear the answer."""

    class Slow(Peers):
        def __init__(self) -> None:
            super().__init__()
            self.heard: Any = None
            self.may_hear = asyncio.Event()
            self.asked: list[Json] = []

        async def hear_room(self, room_id: str, heard: Any) -> bool:
            await self.may_hear.wait()
            self.heard = heard
            return True

        def say_in_room(self, room_id: str, message: Json) -> None:
            self.asked.append(message)
            if self.heard is not None and "enter" in message:
                self.heard({"to": message["enter"], "text": "{}"})

    peers = Slow()
    found = Rooms(Over(), peers)  # type: ignore[arg-type]
    both = [asyncio.create_task(found.enter("r", "", Listener(None, []))) for _ in range(2)]
    await asyncio.sleep(0)
    assert peers.asked == []
    peers.may_hear.set()
    entered = await asyncio.gather(*both)
    assert all(one.let_in.done() for one in entered)
