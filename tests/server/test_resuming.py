"""Games of an earlier version: they go on as they were, from their last state, or not at all."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import ME, PATIENCE, InProcess, running
from tests.server.upgrades import at_tables, dump, goes_on_as, keep, made, play_on, state_of
from valewright.games import game, read_record
from valewright.kernel.errors import NeedsVersion
from valewright.kernel.record import Record, mark
from valewright.server.messages import Fork
from valewright.server.resuming import played_again
from valewright.server.sockets import CLOSED_REFUSED
from valewright.server.store import StoreError
from valewright.server.store import sqlite as st
from valewright.server.store.sqlite import SqliteStore
from valewright.server.thinking import BotWorkers
from valewright_nim import Nim, State

LONG = {"piles": 7, "most": 32}


async def one(folder: Path) -> tuple[str, bytes, Any]:
    """A table of Nim in mid-play."""
    (found,) = await keep(folder, "nim", [LONG], 6)
    return found


def piles_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules version 2: whoever takes counters leaves one more, at the other end."""

    def play(self: State, move: int) -> None:
        self._check(move)
        pile, counters = move // 32, move % 32 + 1
        self.piles[pile] -= counters
        self.piles[-1] += 1
        self.turn = 1 - self.turn

    monkeypatch.setattr(State, "play", play)
    monkeypatch.setattr(Nim, "rules_version", 2)


async def test_a_game_goes_on_where_nothing_has_changed(tmp_path: Path) -> None:
    table_id, token, state = await one(tmp_path)
    assert await state_of(tmp_path, table_id) == state
    await goes_on_as(tmp_path, table_id, token, state)


async def test_where_moves_lead_elsewhere_a_game_goes_on_from_its_last_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, token, state = await one(tmp_path)
    piles_grow(monkeypatch)
    assert await state_of(tmp_path, table_id) == state
    await goes_on_as(tmp_path, table_id, token, state.clone(), 4)
    async with at_tables(tmp_path) as tables:
        kept = await tables.kept(table_id)
        assert kept.row.base == 6
        assert kept.row.rules == 2
        assert len(kept.moves) == 4
        again = await played_again(kept)
        assert again.record.replay(0) == state
        text = again.text(["Ann", "Bob"], [0])
        assert read_record(text).state == again.state
        table = await tables.open(table_id)
        for left in (3, 2, 1, 0):
            await tables.do(table_id, lambda table: table.undo(token))
            assert table.history.moves == left
        assert table.history.state == state
    db = sqlite3.connect(tmp_path / st.FILE)
    assert db.execute("SELECT count(*) FROM moves").fetchone() == (6,), "no move is lost"
    db.close()


async def test_a_change_that_no_move_shows_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All moves fit, but the state that they lead to is another one."""
    table_id, _, state = await one(tmp_path)
    monkeypatch.setattr(State, "play", _without_a_turn(State.play))
    monkeypatch.setattr(Nim, "rules_version", 2)
    assert await state_of(tmp_path, table_id) == state


def _without_a_turn(real: Any) -> Any:
    def play(self: State, move: int) -> None:
        real(self, move)
        self._options = {**self._options, "misere": True}

    return play


async def test_states_in_another_form_do_not_matter_while_the_rules_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _, state = await one(tmp_path)
    real = State.data
    monkeypatch.setattr(State, "data", lambda self: {**real(self), "colour": "red"})
    monkeypatch.setattr(Nim, "restored", _unreadable)
    assert (await state_of(tmp_path, table_id)).view(0) == state.view(0)
    monkeypatch.setattr(Nim, "rules_version", 2)
    with pytest.raises(NeedsVersion):
        await state_of(tmp_path, table_id)


def _unreadable(*_: object) -> State:
    raise KeyError("colour")


@pytest.mark.parametrize("version", [1, 5])
async def test_a_game_that_cannot_go_on_says_what_it_needs_and_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    table_id, _, state = await one(tmp_path)
    if version == 5:
        _set(tmp_path, "UPDATE tables SET rules = 5")
    before = dump(tmp_path)
    with monkeypatch.context() as patch:
        piles_grow(patch)
        patch.setattr(Nim, "restored", _unreadable)
        with pytest.raises(NeedsVersion, match=f"needs rules version {version} of Nim.*version 2"):
            await state_of(tmp_path, table_id)
    assert dump(tmp_path) == before
    if version == 1:
        assert await state_of(tmp_path, table_id) == state


async def test_a_game_of_newer_rules_is_left_to_them_even_where_all_of_it_fits(
    tmp_path: Path,
) -> None:
    table_id, _, _ = await one(tmp_path)
    _set(tmp_path, "UPDATE tables SET rules = 2")
    with pytest.raises(NeedsVersion, match=r"version 2 of Nim.* version 1: install a newer"):
        await state_of(tmp_path, table_id)


def test_the_refusal_on_the_wire_has_its_own_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server:
        table = server.create(ME, ME, game="nim", seed=7, options=LONG)
        table_id = table["table"]["id"]
        with server.sit(table_id, table["token"]) as player:
            player.play(player.legal[0][0])
            player.ask(type="resign", seat=0)
            player.until(lambda p: p.told["table"]["status"] == "over")
    piles_grow(monkeypatch)
    monkeypatch.setattr(Nim, "restored", _unreadable)
    with running(tmp_path, BotWorkers(queue=InProcess())) as server:
        for path in ("record", "replay/0", "review"):
            answer = server.http.get(f"/api/tables/{table_id}/{path}")
            assert answer.status_code == 409, path
            assert answer.json()["reason"] == "needs-version"
            assert answer.json()["arguments"] == {"game": "Nim", "needs": 1, "has": 2}
        answer = server.http.post(
            f"/api/tables/{table_id}/fork", json={"at": 1, "seat": 0, "bot": "random"}
        )
        assert answer.json()["reason"] == "needs-version"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table_id}/live"
        with connect(address, close_timeout=1) as socket:
            socket.send('{"type": "sit"}')
            heard = json.loads(socket.recv(timeout=PATIENCE))
            assert (heard["code"], heard["reason"]) == ("refused", "needs-version")
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSED_REFUSED
        tables = server.http.get("/api/tables", headers={"Valewright-Tokens": table["token"]})
        assert [found["id"] for found in tables.json()] == [table_id]


async def test_a_fork_keeps_its_data_and_a_rematch_takes_those_of_today(tmp_path: Path) -> None:
    async with at_tables(tmp_path) as tables:
        table_id, token = await made(tables, "nim", LONG, 3)
        await play_on(tables, table_id, token, random.Random(3), 1000)
        forked = await tables.fork(table_id, Fork(at=1, seat=0, bot="random"))
        assert (await tables.kept(forked[1].id)).row.rules == 1
        new = await tables.do(table_id, lambda table: table.rematch(token))
        row = (await tables.kept(new)).row
        assert (row.rules, row.data, row.mark) == (1, "", "")


# Damage


def _set(folder: Path, statement: str, *values: object) -> None:
    db = sqlite3.connect(folder / st.FILE)
    db.execute(statement, values)
    db.commit()
    db.close()


async def test_a_stored_state_that_is_damaged_matters_only_where_it_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _, state = await one(tmp_path)
    _set(tmp_path, "UPDATE states SET saved = ?", b"rubbish")
    assert await state_of(tmp_path, table_id) == state
    piles_grow(monkeypatch)
    with pytest.raises(NeedsVersion):
        await state_of(tmp_path, table_id)


async def test_a_move_that_was_changed_behind_the_back_is_noticed(tmp_path: Path) -> None:
    table_id, _, state = await one(tmp_path)
    _set(tmp_path, "UPDATE moves SET words = 'take 1 from pile 1' WHERE number = 5")
    assert await state_of(tmp_path, table_id) == state


async def test_a_truncated_database_says_so(tmp_path: Path) -> None:
    await one(tmp_path)
    path = tmp_path / st.FILE
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreError, match="the database is damaged"):
        SqliteStore(tmp_path)
    assert path.read_bytes() == whole[: len(whole) // 2]


# Databases of old


def old_database(folder: Path, tables: list[tuple[str, Record, str, list[str]]]) -> None:
    """A database as version 3 of its form kept it."""
    db = sqlite3.connect(folder / st.FILE)
    for step in st.MIGRATIONS[:3]:
        assert isinstance(step, str)
        db.executescript(step)
    db.execute(f"PRAGMA application_id = {st.MARK}")
    db.execute("PRAGMA user_version = 3")
    for table_id, record, status, moves in tables:
        to_act = record.state.to_act
        values = (
            *(table_id, record.game.name, json.dumps(record.options), str(record.seed)),
            *(b"host", "invite", status, len(moves), 1.0, 2.0, None, to_act, table_id != "plain"),
        )
        db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 13)})", values)
        for seat in range(record.state.players):
            db.execute(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, 0)", (table_id, seat, "A", b"t", None)
            )
        db.executemany(
            "INSERT INTO moves VALUES (?, ?, ?)",
            [(table_id, i, words) for i, words in enumerate(moves)],
        )
    db.commit()
    db.close()


async def test_tables_of_old_are_bound_to_the_rules_and_data_of_the_day(tmp_path: Path) -> None:
    record = Record(game("nim"), LONG, 7)
    for _ in range(5):
        record.play(record.state.legal_moves()[-1])
    spoilt = [*record.words[:-1], "take 99 from pile 9"]
    old_database(
        tmp_path,
        [
            ("plain", record, "playing", record.words),
            ("unfit", record, "playing", spoilt),
            ("short", record, "playing", record.words[:-1]),
            ("done", record, "over", record.words),
        ],
    )
    store = SqliteStore(tmp_path)
    found = {name: await store.kept(name) for name in ("plain", "unfit", "short", "done")}
    store.close()
    plain = found["plain"]
    assert plain is not None
    assert (plain.row.rules, plain.row.mark) == (1, mark(record.state))
    assert plain.moves == record.words
    assert plain.saved
    assert plain.row.settings.hints is False
    for name in ("unfit", "short", "done"):
        kept = found[name]
        assert kept is not None
        assert kept.row.rules == -1, name
        assert kept.row.settings.hints is True
        assert kept.moves
    assert await state_of(tmp_path, "plain") == record.state
    with pytest.raises(NeedsVersion, match="needs an earlier version of Nim"):
        await state_of(tmp_path, "unfit")


async def test_a_table_that_nobody_looked_at_is_bound_when_it_is_opened(tmp_path: Path) -> None:
    """As of a game that was not installed when its database came forward."""
    table_id, token, state = await one(tmp_path)
    _set(tmp_path, "UPDATE tables SET rules = 0, mark = ''")
    _set(tmp_path, "DELETE FROM states")
    await goes_on_as(tmp_path, table_id, token, state, 1)
    db = sqlite3.connect(tmp_path / st.FILE)
    assert db.execute("SELECT rules FROM tables").fetchone() == (1,)
    db.close()
