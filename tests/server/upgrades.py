"""Tables that one version of the program keeps and another takes up."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from valewright.games import game, read_record
from valewright.kernel.contract import State
from valewright.kernel.record import Record
from valewright.server.live_table import Table
from valewright.server.messages import NewSeat, NewTable
from valewright.server.store import digest
from valewright.server.store.sqlite import FILE, SqliteStore
from valewright.server.tables import Tables
from valewright.server.thinking import BotWorkers

T = TypeVar("T")


@asynccontextmanager
async def at_tables(folder: Path) -> AsyncIterator[Tables]:
    """The tables of a folder, as a server has them that starts and stops."""
    store = SqliteStore(folder)
    tables = Tables(store, BotWorkers(1))
    try:
        yield tables
    finally:
        await tables.close()
        store.close()


async def made(tables: Tables, name: str, options: dict[str, Any], seed: int) -> tuple[str, bytes]:
    """A table at which one person plays all seats: its id, and what opens its seats."""
    options = dict(options)
    seats = [NewSeat(kind="me")] * options.pop("players", game(name).seats[0])
    wanted = NewTable(game=name, seats=seats, options=options, seed=seed)
    token, row, _ = await tables.create(wanted)
    return row.id, digest(token)


async def play_on(
    tables: Tables, table_id: str, token: bytes, rng: random.Random, most: int
) -> State:
    """Play at random; the state that was reached."""

    async def one(table: Table) -> bool:
        state = table.history.state
        if not state.over:
            await table.play(token, rng.choice(state.legal_moves()), table.history.moves)
        return not table.history.state.over

    for _ in range(most):
        if not await tables.do(table_id, one):
            break
    return (await tables.open(table_id)).history.state.clone()


async def keep(
    folder: Path, name: str, mixes: list[dict[str, Any]], moves: int
) -> list[tuple[str, bytes, State]]:
    """Keep a table of each mix in mid-play; with the state that it was left in."""
    found = []
    async with at_tables(folder) as tables:
        for seed, options in enumerate(mixes):
            table_id, token = await made(tables, name, options, seed)
            rng = random.Random(seed)
            state = await play_on(tables, table_id, token, rng, moves)
            assert not state.over
            found.append((table_id, token, state))
    return found


async def state_of(folder: Path, table_id: str) -> State:
    """The state of a table that is opened again."""
    async with at_tables(folder) as tables:
        return (await tables.open(table_id)).history.state.clone()


async def goes_on_as(
    folder: Path, table_id: str, token: bytes, twin: State, moves: int = 6
) -> None:
    """A table that is opened again plays on as a state does that was never stored."""
    await all_go_on(folder, [(table_id, token, twin)], moves)


async def all_go_on(folder: Path, kept: list[tuple[str, bytes, State]], moves: int = 6) -> None:
    """Tables that are opened again play on as states do that were never stored."""
    async with at_tables(folder) as tables:
        for table_id, token, state in kept:
            await _goes_on(tables, table_id, token, state.clone(), moves)


async def _goes_on(tables: Tables, table_id: str, token: bytes, twin: State, moves: int) -> None:
    rng = random.Random(1)
    table = await tables.open(table_id)
    for _ in range(moves):
        state = table.history.state
        views = [state.view(seat) for seat in range(state.players)]
        assert views == [twin.view(seat) for seat in range(twin.players)]
        assert state.legal_moves() == twin.legal_moves()
        if state.over:
            return
        before = table.history.moves
        await tables.do(table_id, partial(_play, token, rng.choice(state.legal_moves())))
        for played in table.history.record.moves[before:]:
            twin.play(played)


async def _play(token: bytes, move: int, table: Table) -> None:
    await table.play(token, move, table.history.moves)


def dump(folder: Path) -> list[str]:
    """All that a database holds."""
    db = sqlite3.connect(folder / FILE)
    try:
        return list(db.iterdump())
    finally:
        db.close()


Change = Callable[[str, dict[str, Any]], None]


def tampered(monkeypatch: pytest.MonkeyPatch, module: Any, change: Change) -> None:
    """A version of a game that ships other component data; ``change`` is given each file."""
    real = module.read_toml

    def read_toml(text: str, where: str) -> dict[str, Any]:
        found: dict[str, Any] = real(text, where)
        change(where, found)
        return found

    monkeypatch.setattr(module, "read_toml", read_toml)


def copied(kept: tuple[Path, list[Any]], folder: Path) -> list[Any]:
    """The tables that were kept, in a folder of their own."""
    (folder / FILE).write_bytes((kept[0] / FILE).read_bytes())
    return kept[1]


def check_records(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    options: dict[str, Any],
    changes: Sequence[Change],
    upgraded: Callable[[pytest.MonkeyPatch, Change], None],
) -> None:
    """A record replays with the data that it was played with, whatever is shipped."""
    record = Record(game(name), options, 7)
    for _ in range(40):
        record.play(record.state.legal_moves()[-1])
    text = record.text()
    for change in changes:
        with monkeypatch.context() as patch:
            upgraded(patch, change)
            assert read_record(text).text() == text
