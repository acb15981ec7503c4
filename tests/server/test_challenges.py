"""The same deal for many: what counts, who may see what, and bots that answer alike."""

import hashlib
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.games import BUILT_IN
from tests.server.client import ME, RANDOM, Json, Server, running
from valewright import games
from valewright.bots import bots_for, make_bot, steady_bot, turn_seconds
from valewright.kernel.contract import State
from valewright.server.thinking import bot_turn, steady_turn

SEARCH: Json = {"kind": "bot", "bot": "search"}


class Person:
    """A browser that keeps the tokens of its tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens: dict[str, str] = {}

    @property
    def headers(self) -> dict[str, str]:
        return {"Valewright-Tokens": ",".join(self.tokens.values())}

    def get(self, path: str) -> Any:
        return self.server.http.get(f"/api{path}", headers=self.headers)

    def post(self, path: str, body: Json | None = None) -> Any:
        return self.server.http.post(f"/api{path}", json=body or {}, headers=self.headers)

    def challenge(self, challenge_id: str) -> Json:
        answer = self.get(f"/challenges/{challenge_id}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def begin(self, challenge_id: str, **wanted: Any) -> Json:
        answer = self.post(f"/challenges/{challenge_id}/tries", wanted)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        self.tokens[found["table"]["id"]] = found["token"]
        return found

    def play_out(self, table: Json, choose: Any = 0) -> list[str]:
        """Play to the end: the move of a number, or whatever a function chooses; the whole log."""
        with self.server.sit(table["table"]["id"], table["token"]) as player:
            player.my_turn()
            while player.legal:
                move = choose(player) if callable(choose) else player.legal[choose][0]
                player.play(move)
                player.my_turn()
            return [line["text"] for line in player.log]


def made(server: Server, *seats: Json, game: str = "nim", **wanted: Any) -> Json:
    body = {"game": game, "seats": list(seats or (ME, RANDOM)), **wanted}
    answer = server.http.post("/api/challenges", json=body)
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def reason(answer: Any) -> str:
    found: str = answer.json()["reason"]
    return found


def test_everyone_meets_the_same_deal_and_the_same_answers(server: Server) -> None:
    challenge = made(server, ME, SEARCH, options={"piles": 3, "most": 5})
    one, other, third = (Person(server) for _ in range(3))
    tables = [person.begin(challenge["id"], name="Ann") for person in (one, other, third)]
    promised = challenge["boards"][0]["commitment"]
    assert {table["table"]["deal"]["commitment"] for table in tables} == {promised}
    same = [one.play_out(tables[0]), other.play_out(tables[1])]
    assert same[0] == same[1]
    assert third.play_out(tables[2], -1) != same[0]

    told = third.challenge(challenge["id"])
    assert told["done"]
    assert told["finished"] == told["started"] == 3
    assert [entry["name"] for entry in told["results"]] == ["Ann"] * 3
    assert [entry["mine"] for entry in told["results"]].count(True) == 1
    leads = [entry["lead"] for entry in told["results"]]
    assert leads == sorted(leads, reverse=True)
    over = third.get(f"/tables/{tables[2]['table']['id']}").json()
    seed, salt = over["seed"], over["deal"]["salt"]
    assert hashlib.sha256(f"{seed} {salt}".encode()).hexdigest() == promised
    # The games of the others are open to those who have finished.
    theirs = tables[0]["table"]["id"]
    assert third.get(f"/tables/{theirs}/replay/1").status_code == 200


def test_nobody_learns_the_deal_before_the_end(server: Server) -> None:
    challenge = made(server)
    done, late = Person(server), Person(server)
    table = done.begin(challenge["id"])
    table_id = table["table"]["id"]
    assert table["table"]["seed"] is None
    assert table["table"]["deal"]["salt"] is None
    done.play_out(table)
    mine = late.begin(challenge["id"])
    for stranger in (Person(server), late):
        told = stranger.challenge(challenge["id"])
        assert told["results"] is None
        assert not told["done"]
        assert "seed" not in str(told)
        assert theirs_unknown(told, table_id)
        info = stranger.get(f"/tables/{table_id}").json()
        assert info["seed"] is None
        assert info["deal"]["salt"] is None
        for path in ("record", "replay/0", "review"):
            answer = stranger.get(f"/tables/{table_id}/{path}")
            assert (answer.status_code, reason(answer)) == (403, "challenge-unfinished"), path
        answer = stranger.post(f"/tables/{table_id}/fork", {"at": 0, "seat": 0})
        assert answer.status_code == 403
    for watched in (table_id, mine["table"]["id"]):
        with server.sit(watched) as player:
            pass
        assert player.told == {}
    invite = {"invite": mine["table"]["invite"], "seat": 1 - mine["seats"][0]}
    answer = server.http.post(f"/api/tables/{mine['table']['id']}/join", json=invite)
    assert (answer.status_code, reason(answer)) == (403, "challenge-private")


def theirs_unknown(told: Json, table_id: str) -> bool:
    return table_id not in str(told)


def test_the_first_try_counts_and_the_others_are_practice(server: Server) -> None:
    challenge = made(server)
    person = Person(server)
    first = person.begin(challenge["id"])
    again = person.post(f"/challenges/{challenge['id']}/tries")
    assert (again.status_code, reason(again)) == (422, "challenge-going-on")
    assert person.challenge(challenge["id"])["boards"][0]["table"] == first["table"]["id"]
    person.play_out(first)
    practice = person.begin(challenge["id"])
    assert practice["table"]["practice"]
    assert practice["table"]["hints"]
    assert practice["table"]["deal"]["known"]
    going = person.challenge(challenge["id"])
    assert going["boards"][0]["practice"] == practice["table"]["id"]
    person.play_out(practice, -1)
    told = person.challenge(challenge["id"])
    assert [one["boards"][0]["table"] for one in told["results"]] == [first["table"]["id"]]
    assert told["started"] == 1


def test_two_clicks_at_once_make_one_try_of_a_keyring(server: Server) -> None:
    person = Person(server)
    table = server.create(ME, RANDOM)
    person.tokens[table["table"]["id"]] = table["token"]
    person.tokens["device"] = person.post("/devices", {"name": "Phone"}).json()["key"]
    challenge = made(server)

    def begin(_: int) -> int:
        status: int = person.post(f"/challenges/{challenge['id']}/tries").status_code
        return status

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(begin, range(4))) == [201, 422, 422, 422]
    assert person.challenge(challenge["id"])["started"] == 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_try_is_played_alone_and_without_help(server: Server, name: str) -> None:
    challenge = made(server, ME, {"kind": "bot", "bot": "random"}, game=name)
    person = Person(server)
    table = person.begin(challenge["id"])
    assert not table["table"]["hints"]
    seat = table["seats"][0]
    rng = random.Random(5)
    with server.sit(table["table"]["id"], table["token"]) as player:
        player.my_turn()
        for _ in range(12):
            player.play(rng.choice(player.legal)[0])
            player.my_turn()
        assert player.ask(type="hint")["reason"] == "no-hints"
        handed = player.ask(type="hand_over", seat=seat)
        assert handed["reason"] == "challenge-strict"
        while player.told["undo"]:
            player.ask(type="undo")
            player.my_turn()
        assert not player.told["table"]["deal"]["looked_ahead"]
        assert player.told["at"] > 0  # undo never went back behind what was revealed
        player.say(type="resign", seat=seat)
        player.until(lambda p: p.told["table"]["status"] == "over")
    told = person.challenge(challenge["id"])
    assert [one["lead"] for one in told["results"]] == [None]
    assert told["results"][0]["boards"][0]["ending"] == "resigned"


def test_a_rematch_of_a_try_is_an_ordinary_table(server: Server) -> None:
    challenge = made(server)
    person = Person(server)
    table = person.begin(challenge["id"])
    person.play_out(table)
    with server.sit(table["table"]["id"], table["token"]) as player:
        rematch = player.ask(type="rematch")["table"]["rematch"]
    info = person.get(f"/tables/{rematch}").json()
    assert info["challenge"] is None
    assert info["hints"]
    assert not info["deal"]["known"]
    assert info["deal"]["commitment"] != table["table"]["deal"]["commitment"]


def test_one_daily_game_for_each_game_whichever_worker_is_asked_first(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with ThreadPoolExecutor(4) as pool:
            asked = list(pool.map(lambda _: server.http.get("/api/daily").json(), range(4)))
        first = [found["challenge"]["id"] for found in asked[0]]
        assert len(first) == len(games.names())
        assert all([one["challenge"]["id"] for one in found] == first for found in asked)
        assert len({one["challenge"]["boards"][0]["commitment"] for one in asked[0]}) == len(first)
        assert all(one["challenge"]["kind"] == "daily" for one in asked[0])
    with running(tmp_path) as server:
        again = server.http.get("/api/daily").json()
        assert [one["challenge"]["id"] for one in again] == first


def test_a_finished_game_becomes_a_challenge_with_its_deal(server: Server) -> None:
    maker, friend = Person(server), Person(server)
    table = server.create({**ME, "name": "Ann"}, RANDOM)
    table_id = table["table"]["id"]
    early = maker.post(f"/tables/{table_id}/challenge")
    assert early.status_code == 404  # of a stranger
    maker.tokens[table_id] = table["token"]
    early = maker.post(f"/tables/{table_id}/challenge")
    assert (early.status_code, reason(early)) == (422, "challenge-table")
    maker.play_out(table)
    challenge = maker.post(f"/tables/{table_id}/challenge").json()
    assert maker.post(f"/tables/{table_id}/challenge").json()["id"] == challenge["id"]
    assert challenge["boards"][0]["commitment"] == table["table"]["deal"]["commitment"]
    assert challenge["done"]
    assert challenge["results"][0]["boards"][0]["earlier"]
    theirs = friend.begin(challenge["id"], name="Bea")
    friend.play_out(theirs)
    told = friend.challenge(challenge["id"])
    assert {entry["name"] for entry in told["results"]} == {"Ann", "Bea"}
    seeded = server.create(ME, RANDOM, seed=7)
    maker.tokens[seeded["table"]["id"]] = seeded["token"]
    maker.play_out(seeded)
    known = maker.post(f"/tables/{seeded['table']['id']}/challenge")
    assert reason(known) == "challenge-table"


def test_a_match_is_for_two_and_changes_seats(server: Server) -> None:
    challenge = made(server, boards=2, match=True)
    assert [board["seat"] for board in challenge["boards"]] == [0, 1]
    assert len({board["commitment"] for board in challenge["boards"]}) == 2
    one, other = Person(server), Person(server)
    first = one.begin(challenge["id"], board=0, name="Ann")
    one.play_out(first)
    assert one.challenge(challenge["id"])["results"] is None  # the other board is to come
    assert one.get(f"/tables/{first['table']['id']}/replay/0").status_code == 200  # their own
    one.play_out(one.begin(challenge["id"], board=1, name="Ann"))
    assert len(one.challenge(challenge["id"])["results"]) == 1
    for board in (0, 1):
        other.play_out(other.begin(challenge["id"], board=board, name="Bea"), -1)
    told = other.challenge(challenge["id"])
    assert {entry["name"] for entry in told["results"]} == {"Ann", "Bea"}
    for entry in told["results"]:
        assert entry["lead"] == sum(board["lead"] for board in entry["boards"])
    third = Person(server).post(f"/challenges/{challenge['id']}/tries", {"board": 0})
    assert (third.status_code, reason(third)) == (403, "challenge-full")


def test_what_is_no_challenge_is_refused(server: Server) -> None:
    http = server.http
    for seats in ([ME, ME], [SEARCH, SEARCH], [ME, {"kind": "open"}]):
        answer = http.post("/api/challenges", json={"game": "nim", "seats": seats})
        assert (answer.status_code, reason(answer)) == (422, "challenge-seats")
    for body in (
        {"boards": 3},
        {"options": {"piles": -1}},
        {"seed": 7},
        {"options": {"players": 2}},
    ):
        answer = http.post("/api/challenges", json={"game": "nim", "seats": [ME, SEARCH], **body})
        assert answer.status_code == 422, body
    assert http.get("/api/challenges/none").status_code == 404
    challenge = made(server)
    tries: list[tuple[Json, int]] = [({"board": 1}, 404), ({"board": -1}, 422)]
    for wrong, status in [*tries, ({"name": "x" * 99}, 422)]:
        answer = http.post(f"/api/challenges/{challenge['id']}/tries", json=wrong)
        assert answer.status_code == status, wrong


def test_floods_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_hour=3, lists_per_hour=4) as server:
        challenge = made(server)
        path = f"/api/challenges/{challenge['id']}"
        asked = [server.http.post(f"{path}/tries", json={}).status_code for _ in range(4)]
        assert asked == [201, 201, 429, 429]
        assert [server.http.get(path).status_code for _ in range(5)] == [200] * 4 + [429]


def at_a_choice(name: str, moves: int) -> State:
    """A game at a choice, after so many moves at random or a few more."""
    state = games.game(name).start({}, 11)
    rng = random.Random(11)
    while moves > 0 or len(state.legal_moves()) < 2:
        state.play(rng.choice(state.legal_moves()))
        moves -= 1
    return state


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_turn_that_was_broken_off_goes_on_as_it_would_have_gone(name: str) -> None:
    rules = games.game(name)
    for start in range(0, 60, 7):
        state = at_a_choice(name, start)
        seat = state.to_act
        whole = bot_turn("random", state.clone(), seat, 3)
        played: list[int] = []
        going = state.clone()
        for i, move in enumerate(whole):
            assert steady_turn("random", state.clone(), seat, played, 3) == whole[i:]
            going.play(move)
            played.append(move)
            while not going.over and not rules.asks(going):
                played.append(going.legal_moves()[0])
                going.play(played[-1])


SCRIPT = """
import sys
from valewright import games
from valewright.server.thinking import bot_turn
name, bot = sys.argv[1:]
state = games.game(name).start({}, 5)
for turn in range(4):
    for move in bot_turn(bot, state.clone(), state.to_act, turn, 1e9):
        print(state.notation(move))
        state.play(move)
        while not state.over and not games.game(name).asks(state):
            state.play(state.legal_moves()[0])
    if state.over:
        break
"""


@pytest.mark.parametrize("name", games.names())
def test_another_process_comes_to_the_same_choices(name: str) -> None:
    """Neither the order of sets nor a clock decides."""
    strongest = {"search@400r": "search@50r"}
    offered = games.game(name).part("levels") if games.game(name).has("levels") else ["search"]
    steady = [steady_bot(name, bot) for bot in offered][-1]
    bot = strongest.get(steady, f"{steady.partition('@')[0]}@6r")
    said = set()
    for hashing in ("1", "2"):
        run = [sys.executable, "-c", SCRIPT, name, bot]
        env = {"PYTHONHASHSEED": hashing, "PYTHONPATH": ":".join(sys.path)}
        said.add(subprocess.run(run, env=env, capture_output=True, check=True, text=True).stdout)
    assert len(said) == 1
    assert said.pop()


@pytest.mark.parametrize("name", games.names())
def test_no_bot_of_a_challenge_thinks_by_the_clock(name: str) -> None:
    for bot in bots_for(name):
        steady = steady_bot(name, bot)
        assert turn_seconds(steady, name) == 0.0
        make_bot(steady, 1)
