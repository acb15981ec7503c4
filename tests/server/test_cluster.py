"""Several workers at the same tables: everyone is told, nobody is overwritten, bots play once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import ME, OPEN, PATIENCE, RANDOM, Json, Player, Server, running
from tests.server.databases import needs_databases, new_database, new_redis, redis
from tests.server.test_store import row
from valewright.server import cluster
from valewright.server.cluster import Cluster, packed, unpacked
from valewright.server.store import ANEW, Change, Kept
from valewright.server.store.postgres import LEASE, PostgresStore

pytestmark = needs_databases
LONG = {"piles": 8, "most": 32}


class Workers(list[Server]):
    """Workers at the same tables, each in a thread of its own, and where they keep them."""

    database = ""

    def kept(self, table_id: str) -> Kept:
        """A table as it is in the database."""

        async def read() -> Kept | None:
            store = PostgresStore(self.database)
            try:
                return await store.kept(table_id)
            finally:
                await store.stop()

        found = asyncio.run(read())
        assert found is not None
        return found


def _workers(folder: Path, count: int, redis_address: str) -> Iterator[Workers]:
    with ExitStack() as stack:
        found = Workers()
        found.database = new_database()
        for _ in range(count):
            worker = running(folder, database=found.database, redis=redis_address)
            found.append(stack.enter_context(worker))
        yield found


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """Two workers that all tests here share."""
    yield from _workers(tmp_path_factory.mktemp("workers"), 2, redis().address())


@pytest.fixture(params=["redis", "database alone"])
def connected(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Workers]:
    """Two workers with a Redis between them, and with none."""
    yield from _workers(tmp_path, 2, redis().address() if request.param == "redis" else "")


def told(player: Player, at: int) -> None:
    """Hear until so many moves were played."""
    player.until(lambda found: found.told["at"] >= at)


def test_people_at_two_workers_play_one_game(connected: Workers) -> None:
    one, two = connected
    table = one.create(ME, OPEN, options=LONG)
    table_id = table["table"]["id"]
    with one.sit(table_id, table["token"]) as ann:
        guest = two.join(table, name="Bob")
        with two.sit(table_id, guest["token"]) as bob, two.sit(table_id) as watcher:
            ann.until(lambda p: p.told["table"]["seats"][1]["name"] == "Bob")
            for at in range(20):
                mover = next(player for player in (ann, bob) if player.legal)
                mover.play(mover.legal[at % len(mover.legal)][0])
                for player in (ann, bob, watcher):
                    told(player, at + 1)
            assert ann.log == bob.log == watcher.log
            assert len(ann.log) >= 20
            mover = ann if ann.legal else bob
            answer = mover.ask(type="undo", ref=1)
            assert answer["type"] == "error", "the other player has decided since"
    moves = connected.kept(table_id).moves
    assert len(moves) == 20


def test_everyone_is_told_who_is_there_at_any_worker(workers: Workers) -> None:
    one, two = workers
    table = one.create(ME, OPEN)
    table_id = table["table"]["id"]
    guest = two.join(table)
    with one.sit(table_id, table["token"]) as ann:
        with two.sit(table_id, guest["token"]) as bob:
            ann.until(lambda p: p.here == [0, 1])
            bob.until(lambda p: p.here == [0, 1])
        ann.until(lambda p: p.here == [0])


def test_remarks_and_onlookers_are_told_at_every_worker(workers: Workers) -> None:
    one, two = workers
    table = one.create(ME, OPEN)
    table_id = table["table"]["id"]
    guest = two.join(table)
    with one.sit(table_id, table["token"]) as ann, two.sit(table_id, guest["token"]) as bob:
        with two.sit(table_id) as watcher:
            while ann.hear().get("watchers") != 1:
                pass
            bob.say(type="remark", seat=1, remark="thanks")
            for player in (ann, bob, watcher):
                while (heard := player.hear())["type"] != "remark":
                    pass
                assert (heard["seat"], heard["remark"]) == (1, "thanks")
        while ann.hear().get("watchers") != 0:
            pass


def test_what_is_undone_at_one_worker_is_undone_at_the_other(workers: Workers) -> None:
    one, two = workers
    table = one.create(ME, ME, options=LONG)
    table_id = table["table"]["id"]
    with one.sit(table_id, table["token"]) as here, two.sit(table_id, table["token"]) as there:
        here.play(here.legal[0][0])
        told(there, 1)
        for player, at in ((there, 0), (here, 1), (there, 2), (here, 1)):
            after = player.told["seq"] + 1
            if at > player.told["at"]:
                player.play(player.legal[-1][0])
            else:
                player.say(type="undo")
            for other in (here, there):
                while other.told["seq"] != after:
                    other.hear()
                assert other.told["at"] == at
        assert here.log == there.log
        assert here.view == there.view


def test_a_seat_is_given_to_one_of_those_who_join_at_the_same_moment(workers: Workers) -> None:
    for _ in range(5):
        table = workers[0].create(ME, OPEN)
        path = f"/api/tables/{table['table']['id']}"
        for worker in workers:
            assert worker.http.get(path).status_code == 200
        ready = threading.Barrier(4)

        with ThreadPoolExecutor(4) as pool:
            joining = [pool.submit(_join, workers[i % 2], table, ready, i) for i in range(4)]
            found = sorted(future.result() for future in joining)
        assert found == [200, 422, 422, 422]
        names = [worker.http.get(path).json()["seats"][1]["name"] for worker in workers]
        assert names[0] == names[1]
        assert names[0].startswith("Guest")


def _join(worker: Server, table: Json, ready: threading.Barrier, guest: int) -> int:
    ready.wait(PATIENCE)
    wanted = {"invite": table["table"]["invite"], "name": f"Guest {guest}", "seat": 1}
    return worker.http.post(f"/api/tables/{table['table']['id']}/join", json=wanted).status_code


def test_who_has_just_joined_at_one_worker_is_known_at_the_other(workers: Workers) -> None:
    """Also where the other has the table live, and was not told of it yet."""
    one, two = workers
    for _ in range(5):
        table = one.create(ME, OPEN)
        table_id = table["table"]["id"]
        with two.sit(table_id):
            guest = one.join(table)
            with two.sit(table_id, guest["token"]) as player:
                assert player.told["seats"] == [1]


def test_bots_play_at_one_worker_for_people_at_another(workers: Workers) -> None:
    one, two = workers
    table = one.create(ME, RANDOM, options=LONG)
    table_id = table["table"]["id"]
    with two.sit(table_id, table["token"]) as ann, one.sit(table_id) as watcher:
        for _ in range(8):
            ann.my_turn()
            ann.play(ann.legal[0][0])
        ann.my_turn()
        told(watcher, ann.told["at"])
        assert ann.log == watcher.log
        assert len(workers.kept(table_id).moves) == ann.told["at"]


def test_bots_alone_play_for_who_watches_at_any_worker(workers: Workers) -> None:
    one, two = workers
    table = one.create(RANDOM, RANDOM, options=LONG)
    with two.sit(table["table"]["id"]) as watcher:
        told(watcher, 3)


def test_a_game_that_ends_at_one_worker_is_over_at_the_other(workers: Workers) -> None:
    one, two = workers
    table = one.create(ME, OPEN)
    table_id = table["table"]["id"]
    two.join(table)
    with one.sit(table_id, table["token"]) as ann:
        ann.ask(type="resign", seat=0)
        assert two.http.get(f"/api/tables/{table_id}/record").status_code == 200
        ann.say(type="rematch")
        ann.until(lambda p: p.told["table"]["rematch"] is not None)
        new = ann.told["table"]["rematch"]
        assert two.http.get(f"/api/tables/{new}").json()["status"] == "playing"
    headers = {"Valewright-Tokens": table["token"]}
    mine = [worker.http.get("/api/tables", headers=headers).json() for worker in workers]
    assert mine[0] == mine[1]
    assert {found["id"] for found in mine[0]} == {table_id, new}


def test_a_table_that_nobody_looks_at_is_not_followed(workers: Workers) -> None:
    """A worker that was asked something once does not play every move after that."""
    one, two = workers
    table = one.create(ME, ME, options=LONG)
    table_id = table["table"]["id"]
    with one.sit(table_id, table["token"]) as ann, two.sit(table_id, table["token"]) as bob:
        bob.play(bob.legal[0][0])
        told(ann, 1)
    with two.sit(table_id, table["token"]) as bob:
        bob.play(bob.legal[0][0])
        with one.sit(table_id, table["token"]) as ann:
            assert ann.told["at"] == 2
            ann.play(ann.legal[0][0])
            told(bob, 3)


def test_redis_comes_and_goes_and_nobody_misses_anything(tmp_path: Path) -> None:
    bus = new_redis()
    for found in _workers(tmp_path, 2, bus.address()):
        one, two = found
        table = one.create(ME, ME, options=LONG)
        table_id = table["table"]["id"]
        with one.sit(table_id, table["token"]) as ann, two.sit(table_id, table["token"]) as bob:
            at = 0
            for step in range(3):
                for mover in (ann, bob) * 3:
                    at += 1
                    mover.play(mover.legal[0][0])
                    told(ann, at)
                    told(bob, at)
                if step == 0:
                    bus.kill()
                elif step == 1:
                    bus.start()
            assert ann.log == bob.log
        assert len(found.kept(table_id).moves) == at


async def test_bots_of_a_worker_that_is_gone_are_left_to_the_others() -> None:
    address = new_database()
    one, two = PostgresStore(address), PostgresStore(address)
    await one.beat()
    await one.add(replace(row(), to_act=1))
    assert await two.waiting_for_bots() == ["one"], "nobody owns it yet"
    assert await one.claim(["one"]) == {"one"}
    assert await two.waiting_for_bots() == []
    assert await two.claim(["one"]) == set()
    await one.leave()
    assert await two.waiting_for_bots() == ["one"]
    assert await two.claim(["one"]) == {"one"}
    await one.stop()
    await two.stop()


def test_changes_travel_as_they_are() -> None:
    for keep, words in ((3, ["push", "pass"]), (None, []), (ANEW, [])):
        change = Change(replace(row(), rematch="two", to_act=1), keep, words)
        assert unpacked(packed(change)) == change


async def test_nobody_is_given_up_while_the_database_is_away() -> None:
    """When it comes back, the first worker to speak must not take on the tables of all others."""

    class Store:
        worker = "one"
        written = None
        taken_on = 0

        def __init__(self) -> None:
            self.living = {"one", "two"}

        async def beat(self) -> set[str]:
            return set(self.living)

        async def table(self, table_id: str) -> None:
            raise AssertionError(table_id)

        async def waiting_for_bots(self) -> list[str]:
            self.taken_on += 1
            return []

    store = Store()
    found = Cluster(store)  # type: ignore[arg-type]
    await found._beaten()
    assert found._living == {"one", "two"}
    store.living.remove("two")
    found._beat -= LEASE + 1
    await found._beaten()
    assert (found._living, store.taken_on) == ({"one", "two"}, 0)
    await found._beaten()
    await asyncio.sleep(0)
    assert (found._living, store.taken_on) == ({"one"}, 1)


async def test_tables_that_are_taken_on_keep_no_worker_from_saying_that_it_lives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One that breaks costs no other; one that takes for ever costs no sign of life."""
    monkeypatch.setattr(cluster, "BEAT", 0.0)
    woken: list[str] = []

    class Store:
        worker = "one"
        written = None
        beats = 0

        async def beat(self) -> set[str]:
            self.beats += 1
            return {"one", "two"} if self.beats == 1 else {"one"}

        async def table(self, table_id: str) -> None:
            woken.append(table_id)
            if table_id == "broken":
                raise KeyError(table_id)
            await asyncio.Event().wait()

        async def waiting_for_bots(self) -> list[str]:
            return ["broken", "long"]

    store = Store()
    found = Cluster(store)  # type: ignore[arg-type]
    beating = asyncio.create_task(found._beats())
    async with asyncio.timeout(PATIENCE):
        while store.beats < 5 or len(woken) < 2:
            await asyncio.sleep(0)
            assert not beating.done()
    assert woken == ["broken", "long"]
    for task in (beating, *found._tasks):
        task.cancel()
