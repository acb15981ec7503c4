"""People at one table: what they say to each other, looking back during a game, and onlookers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.games import BUILT_IN
from tests.server.client import GREEDY, ME, OPEN, Json, Player, Server, running
from valewright.games import game
from valewright.kernel.record import Record
from valewright.server.onlookers import WATCHERS_TOLD
from valewright.server.replays import ReplayCache, filmed_so_far

LONG = {"piles": 8, "most": 32}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("together")) as found:
        yield found


def heard(player: Player, kind: str) -> Json:
    """The next message of a kind."""
    while (message := player.hear())["type"] != kind:
        pass
    return message


def answered(player: Player, **message: Any) -> Json:
    """What a socket alone is told when it has asked something."""
    player.say(**message, ref=1)
    while (found := player.hear()).get("ref") != 1:
        pass
    return found


def two_at(server: Server, **wanted: Any) -> tuple[Json, Json]:
    """A table of two people, and what each of them got."""
    table = server.create(ME, OPEN, **wanted)
    return table, server.join(table, name="Bob")


# Phrases and reactions


def test_everyone_hears_a_remark_and_it_is_kept_nowhere(shared: Server) -> None:
    table, guest = two_at(shared, options=LONG)
    table_id = table["table"]["id"]
    with (
        shared.sit(table_id, table["token"]) as ann,
        shared.sit(table_id, guest["token"]) as bob,
        shared.sit(table_id) as watcher,
    ):
        before = bob.told
        bob.say(type="remark", seat=1, remark="good-luck")
        for player in (ann, bob, watcher):
            said = heard(player, "remark")
            assert said == {"type": "remark", "seat": 1, "remark": "good-luck"}
        with shared.sit(table_id) as late:
            assert (late.told["seq"], late.log) == (before["seq"], before["log"])
        ann.say(type="resign", seat=0)
        bob.until(lambda p: p.told["table"]["status"] == "over")
        assert answered(ann, type="remark", seat=0, remark="well-played")["type"] == "done"
        assert heard(bob, "remark")["remark"] == "well-played"
    record = shared.http.get(f"/api/tables/{table_id}/record").text
    assert "luck" not in record
    assert "played" not in record.replace("displayed", "")


def test_only_who_sits_there_speaks_for_a_seat_and_only_known_words(shared: Server) -> None:
    table, guest = two_at(shared)
    table_id = table["table"]["id"]
    with shared.sit(table_id, table["token"]) as ann, shared.sit(table_id) as watcher:
        refused = answered(watcher, type="remark", seat=0, remark="hello")
        assert refused["reason"] == "spectator"
        refused = answered(ann, type="remark", seat=1, remark="hello")
        assert refused["reason"] == "not-your-seat"
        for wrong in ({"remark": "free text"}, {"remark": "hello", "text": "more"}, {"seat": 9}):
            ann.say(**{"type": "remark", "seat": 0, "remark": "hello", **wrong})
            assert heard(ann, "error")["code"] == "garbage"
    assert guest["seats"] == [1]


def test_whoever_talks_too_much_is_stopped_alone(tmp_path: Path) -> None:
    with running(tmp_path, remarks_per_minute=2) as server:
        table, guest = two_at(server, options=LONG)
        table_id = table["table"]["id"]
        with (
            server.sit(table_id, table["token"]) as ann,
            server.sit(table_id, guest["token"]) as bob,
        ):
            for _ in range(2):
                assert answered(bob, type="remark", seat=1, remark="oops")["type"] == "done"
            assert answered(bob, type="remark", seat=1, remark="oops")["reason"] == "too-many"
            assert answered(ann, type="remark", seat=0, remark="smile")["type"] == "done"
            mover = ann if ann.legal else bob
            assert mover.play(mover.legal[0][0])["type"] == "update", "they may still play"


# Looking back


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_moment_is_what_the_seat_saw_then(shared: Server, name: str) -> None:
    table = shared.create(ME, GREEDY, game=name, seed=5)
    with shared.sit(table["table"]["id"], table["token"]) as player:
        seen: dict[int, Json] = {}
        while len(seen) < 12:
            player.my_turn()
            seen[player.told["at"]] = {
                "view": player.view,
                "decision": player.told["decision"],
                "lines": len(player.log),
            }
            player.play(player.legal[0][0])
        for at, then in reversed(seen.items()):
            found = answered(player, type="look_back", at=at)
            assert found["type"] == "moment"
            assert (found["decision"], found["lines"]) == (then["decision"], then["lines"])
            assert found["view"].keys() == then["view"].keys()
            for key, value in then["view"].items():
                # Who may play is told, too, what the moves would make.
                now = found["view"][key]
                more = isinstance(value, dict) and now.items() <= value.items()
                assert more or now == value or now == [], key


def test_others_are_not_disturbed_and_nobody_sees_more(shared: Server) -> None:
    name = BUILT_IN[0]
    table, guest = two_at(shared, game=name, seed=5)
    table_id = table["table"]["id"]
    with (
        shared.sit(table_id, table["token"]) as ann,
        shared.sit(table_id, guest["token"]) as bob,
        shared.sit(table_id) as watcher,
    ):
        views = [answered(player, type="look_back", at=0)["view"] for player in (ann, bob, watcher)]
        assert [view["seat"] for view in views] == [0, 1, None]
        assert views[2] == watcher.view
        for player in (ann, bob, watcher):
            far = answered(player, type="look_back", at=player.told["at"] + 1)
            assert far["reason"] == "no-move"
        path = f"/api/tables/{table_id}/replay/0"
        assert shared.http.get(path, params={"seat": 1}).status_code == 403


def test_what_was_undone_cannot_be_looked_at(shared: Server) -> None:
    table = shared.create(ME, ME, options=LONG)
    with shared.sit(table["table"]["id"], table["token"]) as player:
        player.play(player.legal[0][0])
        first = answered(player, type="look_back", at=1)
        player.ask(type="undo")
        assert answered(player, type="look_back", at=1)["reason"] == "no-move"
        player.play(player.legal[-1][0])
        assert answered(player, type="look_back", at=1)["view"] != first["view"]


async def test_a_film_is_played_on_and_not_again() -> None:
    record = Record(game("nim"), LONG, seed=3)
    films = ReplayCache()
    first = film = await films.so_far("t", record, record.words)
    for _ in range(20):
        record.play(record.state.legal_moves()[0])
        film = await films.so_far("t", record, record.words)
        assert film is first
    assert film.state(20) == record.state
    assert film.state(7) == (await filmed_so_far(record, record.words[:7])).state(7)
    shorter = await films.so_far("t", record, record.words[:5])
    assert shorter is first, "what it knows beyond is not asked for"
    other = Record(game("nim"), LONG, seed=3)
    other.play(other.state.legal_moves()[-1])
    assert (await films.so_far("t", other, other.words)).state(1) == other.state


# Onlookers


def test_everyone_is_told_how_many_watch(shared: Server) -> None:
    table, guest = two_at(shared)
    table_id = table["table"]["id"]
    with shared.sit(table_id, table["token"]) as ann:
        assert ann.told["watchers"] == 0
        with shared.sit(table_id) as one:
            assert one.told["watchers"] == 1
            assert heard(ann, "presence")["watchers"] == 1
            with shared.sit(table_id, guest["token"]):
                assert heard(ann, "presence") == {"type": "presence", "here": [0, 1], "watchers": 1}
        while heard(ann, "presence")["watchers"]:
            pass


def test_a_crowd_that_comes_does_not_flood_the_players(shared: Server) -> None:
    table, _ = two_at(shared)
    table_id = table["table"]["id"]
    came = 40
    with shared.sit(table_id, table["token"]) as ann, ExitStack() as crowd:
        began = time.monotonic()
        for _ in range(came):
            crowd.enter_context(shared.sit(table_id))
        told = 1
        while heard(ann, "presence")["watchers"] < came:
            told += 1
        assert told <= 1 + (time.monotonic() - began) / WATCHERS_TOLD
