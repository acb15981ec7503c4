"""Days for each decision: when they are over, and what happens then; the clock is the test's."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import ME, OPEN, Server
from tests.server.receiver import START, Club, at_club
from valewright.server.settings import DAY
from valewright.server.store.sqlite import SqliteStore
from valewright.server.timing import GRACE


async def moves(club: Club, table_id: str) -> int:
    return len((await club.tables.kept(table_id)).moves)


async def test_time_begins_anew_with_each_decision_and_for_people_alone(club: Club) -> None:
    table_id, ann = await club.table("me", "open", days=3)
    row = await club.tables.row(table_id)
    assert (row.to_act, row.due) == (0, START + 3 * DAY)
    club.now += 1000
    await club.play(table_id, ann)
    row = await club.tables.row(table_id)
    assert (row.to_act, row.due) == (1, None), "nobody sits there yet"
    club.now += 1000
    bea = await club.joined(table_id)
    assert (await club.tables.row(table_id)).due == START + 2000 + 3 * DAY
    club.now += 1000
    await club.play(table_id, bea)
    assert (await club.tables.row(table_id)).due == START + 3000 + 3 * DAY


async def test_who_sits_down_elsewhere_gives_nobody_more_time(club: Club) -> None:
    table_id, _ = await club.table("me", "open", days=1)
    club.now += 5000
    await club.joined(table_id)
    assert (await club.tables.row(table_id)).due == START + DAY


async def test_a_bot_plays_one_turn_when_time_is_over_and_the_person_the_next(club: Club) -> None:
    table_id, ann = await club.table("me", "open", days=1)
    bea = await club.joined(table_id)
    club.now += DAY - 1
    await club.deadlines.look()
    assert await moves(club, table_id) == 0
    club.now += 1
    await club.deadlines.look()
    await club.settle(table_id)
    row = await club.tables.row(table_id)
    assert await moves(club, table_id) == 1
    assert (row.to_act, row.seats[0].bot, row.settings.stand_in) == (1, None, None)
    assert row.due == club.now + DAY, "and the other has a day, too"
    await club.play(table_id, bea)
    await club.play(table_id, ann)
    assert await moves(club, table_id) == 3


async def test_time_goes_on_while_the_server_is_away(tmp_path: Path) -> None:
    async with at_club(SqliteStore(tmp_path)) as club:
        table_id, _ = await club.table("me", "open", days=1)
        await club.joined(table_id)
    async with at_club(SqliteStore(tmp_path)) as club:
        club.now += 2 * DAY
        await club.deadlines.look()
        await club.settle(table_id)
        assert await moves(club, table_id) == 1


async def test_a_bot_that_stood_in_when_the_server_died_gives_the_seat_back(tmp_path: Path) -> None:
    async with at_club(SqliteStore(tmp_path)) as club:
        table_id, _ = await club.table("me", "open", days=1)
        await club.joined(table_id)
        table = await club.tables.open(table_id)
        table.give_back = table.nothing  # type: ignore[method-assign]
        club.now += DAY
        await club.deadlines.look()
        for _ in range(500):
            if await moves(club, table_id):
                break
            await asyncio.sleep(0.01)
        row = await club.tables.row(table_id)
        assert (row.to_act, row.settings.stand_in) == (1, 0)
        assert row.seats[0].bot is not None
    async with at_club(SqliteStore(tmp_path)) as club:
        await club.tables.open(table_id)
        await club.settle(table_id)
        assert (await club.tables.row(table_id)).seats[0].bot is None


async def test_a_person_who_is_back_takes_over_before_the_bot_plays(club: Club) -> None:
    table_id, ann = await club.table("me", "open", days=1)
    await club.joined(table_id)
    table = await club.tables.open(table_id)
    table.go_on = lambda: None  # type: ignore[method-assign]
    club.now += DAY
    await club.deadlines.look()
    assert table.row.seats[0].bot is not None
    await club.tables.do(table_id, lambda table: table.take_back(ann, 0))
    assert (table.row.settings.stand_in, table.row.due) == (None, club.now + DAY)
    await club.play(table_id, ann)
    assert await moves(club, table_id) == 1


async def test_nobody_is_interrupted_while_they_look_at_the_table(club: Club) -> None:
    table_id, ann = await club.table("me", "open", days=1)
    await club.joined(table_id)
    listener = await club.listen(table_id, ann)
    club.now += DAY
    await club.deadlines.look()
    row = await club.tables.row(table_id)
    assert (row.seats[0].bot, row.settings.stand_in) == (None, None)
    club.tables.look(table_id, listener, hidden=True)
    await club.deadlines.look()
    await club.settle(table_id)
    assert await moves(club, table_id) == 1


async def test_a_reminder_is_due_once_and_leaves_the_turn_to_its_player(club: Club) -> None:
    table_id, ann = await club.table("me", "open", days=1, overdue="reminder")
    await club.joined(table_id)
    before = (await club.tables.row(table_id)).changed
    club.now += DAY
    await club.deadlines.look()
    row = await club.tables.row(table_id)
    assert (row.due, row.notify, row.seats[0].bot) == (None, club.now, None)
    assert row.changed == before, "so that a table nobody plays can still be cleared"
    assert await club.store.overdue(club.now + 99 * DAY) == []
    await club.play(table_id, ann)
    assert (await club.tables.row(table_id)).due == club.now + DAY


async def test_a_table_that_cannot_be_opened_keeps_no_other_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_club(SqliteStore(tmp_path)) as club:
        found = []
        for _ in range(2):
            table_id, _ = await club.table("me", "open", days=1)
            await club.joined(table_id)
            found.append(table_id)
        bad, good = found
    async with at_club(SqliteStore(tmp_path)) as club:
        club.now += DAY
        row = await club.tables.row(bad)
        await club.store.bind(row.__class__(**{**row.__dict__, "rules": 99}), "", "")
        await club.deadlines.look()
        await club.settle(good)
        assert await moves(club, good) == 1
        await club.deadlines.look()
    assert len([one for one in caplog.records if bad in one.getMessage()]) == 1


async def test_the_next_player_is_to_be_told_and_who_has_just_moved_is_not(club: Club) -> None:
    table_id, ann = await club.table("me", "open")
    assert (await club.tables.row(table_id)).notify is None
    await club.joined(table_id)
    await club.play(table_id, ann)
    assert (await club.tables.row(table_id)).notify == club.now + GRACE
    await club.tables.do(table_id, lambda table: table.undo(ann))
    assert (await club.tables.row(table_id)).notify is None


async def test_a_rematch_tells_whoever_begins(club: Club) -> None:
    table_id, ann = await club.table("me", "open", days=1)
    await club.joined(table_id)
    await club.tables.do(table_id, lambda table: table.resign(ann, 0))
    new = await club.tables.do(table_id, lambda table: table.rematch(ann))
    await club.tables.open(new)
    row = await club.tables.row(new)
    assert row.to_act is not None
    assert (row.due, row.notify) == (club.now + DAY, club.now + GRACE)
    assert row == await club.store.table(new)


def test_days_are_told_to_everyone(server: Server) -> None:
    made = server.create(ME, OPEN, days=7)
    for told in (made["table"], server.http.get(f"/api/tables/{made['table']['id']}").json()):
        assert (told["days"], told["overdue"]) == (7, "bot")
        assert told["due"] == pytest.approx(told["created"] + 7 * DAY, abs=5)
    for wrong in ({"days": -1}, {"days": 61}, {"days": 1, "overdue": "never"}):
        seats = {"game": "nim", "seats": [ME, OPEN], **wrong}
        assert server.http.post("/api/tables", json=seats).status_code == 422


def test_no_reminders_where_the_server_sends_none(server: Server) -> None:
    wanted = {"game": "nim", "seats": [ME, OPEN], "days": 1, "overdue": "reminder"}
    for path in ("/api/tables", "/api/tables/check"):
        answer = server.http.post(path, json=wanted)
        assert (answer.status_code, answer.json()["reason"]) == (422, "no-notifications")
