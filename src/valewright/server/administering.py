"""What only the host may do: see all tables and what takes the room, delete, export, back up.

A running server holds its database alone, so that whoever runs these commands on the same machine
asks the server. It tells its key in ``serving.json``, which only its owner can read.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final, NamedTuple

from fastapi import Depends, FastAPI, Header, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.background import BackgroundTask

from valewright.server import contests
from valewright.server.contests import ChallengeRoom
from valewright.server.guarding import HOST_HEADER, HOST_PATH, is_host
from valewright.server.ledger import read_all
from valewright.server.refusals import Forbidden, NotFound
from valewright.server.statistics import of_all
from valewright.server.store import Overview, Script, Store, StoreError
from valewright.server.store.backups import SENT
from valewright.server.tables import Tables
from valewright.server.transfer import exported, imported

HEADER: Final = HOST_HEADER
PATH: Final = HOST_PATH
PATIENCE: Final = 600.0  # seconds: a large backup takes a while


def administered(app: FastAPI, key: str) -> None:
    """The addresses for the host, for whoever knows the key."""

    def checked(given: str = Header(default="", alias=HEADER)) -> None:
        if not is_host(given, key):
            raise Forbidden("unknown-token")

    guarded: dict[str, Any] = {"include_in_schema": False, "dependencies": [Depends(checked)]}

    @app.get(f"{PATH}/key", **guarded)
    async def known() -> dict[str, bool]:
        return {"known": True}

    @app.get(f"{PATH}/tables", **guarded)
    async def overview(request: Request) -> dict[str, Any]:
        return (await room_of(request.app.state.store)).data

    @app.delete(f"{PATH}/tables/{{table_id}}", **guarded)
    async def delete(request: Request, table_id: str) -> dict[str, bool]:
        tables: Tables = request.app.state.tables
        gone = await tables.delete(table_id)
        return {"deleted": gone or await delete_challenge(request.app.state.store, table_id)}

    @app.get(f"{PATH}/tables/{{table_id}}", **guarded)
    async def export(request: Request, table_id: str) -> PlainTextResponse:
        return PlainTextResponse(await taken_out(request.app.state.store, table_id))

    @app.post(f"{PATH}/tables", **guarded)
    async def bring(request: Request) -> dict[str, str]:
        return {"id": await added(request.app.state.store, (await request.body()).decode())}

    @app.get(f"{PATH}/stats", **guarded)
    async def stats(request: Request) -> dict[str, Any]:
        return (await of_all(request.app.state.store)).model_dump()

    @app.get(f"{PATH}/backup", **guarded)
    async def backup(request: Request) -> Response:
        store: Store = request.app.state.store
        try:
            path = await copied(store, request.app.state.settings.data)
        except (StoreError, OSError):  # full, perhaps; whoever asks may have room elsewhere
            path = await copied(store, Path(tempfile.gettempdir()))
        return FileResponse(path, background=BackgroundTask(cleared, path))


async def copied(store: Store, below: Path) -> Path:
    """A copy of all there is, in a new folder for its reader alone."""
    path = Path(tempfile.mkdtemp(prefix=SENT, dir=below)) / "tables.sqlite3"
    try:
        await store.backup(path)
    except BaseException:
        cleared(path)
        raise
    return path


def cleared(path: Path) -> None:
    """Remove a copy, and its folder."""
    path.unlink(missing_ok=True)
    path.parent.rmdir()


async def added(store: Store, text: str) -> str:
    """Bring an exported table in; its id."""
    kept, tried = imported(text)
    row = kept.row
    if await store.table(row.id) is not None:
        raise StoreError(f"there is a table {row.id} here already; delete it first")
    known = tried is not None and await store.together(partial(contests.brought, row.id, tried))
    if row.settings.challenge and not known:  # others may know this deal, and none of them here
        alone = replace(row.settings, challenge="", practice=False, known_seed=True)
        row = replace(row, settings=alone)
    await store.add(row, kept.moves, kept.components or "", kept.saved, kept.origin)
    return row.id


async def taken_out(store: Store, table_id: str) -> str:
    """A table as text."""
    kept = await store.kept(table_id)
    if kept is None:
        raise NotFound("no-table")
    return exported(kept, await store.together(partial(contests.tried, table_id)))


class Room(NamedTuple):
    """What takes the room: tables, challenges, other things by name, and everything together."""

    tables: list[Overview]
    challenges: list[ChallengeRoom]
    besides: list[Besides]
    bytes: int

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        lists = {name: getattr(self, name) for name in ("tables", "challenges", "besides")}
        shown = {name: [one._asdict() for one in found] for name, found in lists.items()}
        return {**shown, "bytes": self.bytes}

    @staticmethod
    def of(data: dict[str, Any]) -> Room:
        """The opposite of ``data``."""
        return Room(
            [Overview(**one) for one in data["tables"]],
            [ChallengeRoom(**one) for one in data["challenges"]],
            [Besides(**one) for one in data["besides"]],
            int(data["bytes"]),
        )


class Besides(NamedTuple):
    """Rows of one kind, and the bytes that they take, more or less."""

    name: str
    rows: int
    bytes: int


_BESIDES: Final = {
    "component data": "sum(length(text)) FROM components",
    "results": "150 * count(*) FROM results",
    "devices": "150 * count(*) FROM devices",
    "seats on devices": "100 * count(*) FROM held",
    "browsers to notify": "400 * count(*) FROM subscriptions",
}


def besides() -> Script[list[Besides]]:
    """What takes room beside tables and challenges."""
    found = []
    for name, query in _BESIDES.items():
        rows = yield f"SELECT count(*), {query}", ()
        found.append(Besides(name, int(rows[0][0]), int(rows[0][1] or 0)))
    return found


async def room_of(store: Store) -> Room:
    """What takes the room in a database."""
    challenges = await store.together(contests.overview)
    others = await store.together(besides)
    return Room(await store.overview(), challenges, others, await store.size())


async def delete_challenge(store: Store, challenge_id: str) -> bool:
    """Forget a challenge; whether there was one."""
    return await store.together(partial(contests.delete, challenge_id))


class Desk(ABC):
    """All of that from outside: at a server that runs, or at a database that nobody uses."""

    @abstractmethod
    async def overview(self) -> Room:
        """What takes the room."""

    @abstractmethod
    async def delete(self, table_id: str) -> bool:
        """Delete a table or a challenge; whether there was one."""

    @abstractmethod
    async def export(self, table_id: str) -> str:
        """A table as text."""

    @abstractmethod
    async def bring(self, text: str) -> str:
        """Bring an exported table in; its id."""

    @abstractmethod
    async def stats(self) -> dict[str, Any]:
        """The :class:`~valewright.server.statistics.Stats` of all people together."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write all there is to a file."""


class StoreDesk(Desk):
    """At a database that no server holds."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def overview(self) -> Room:
        return await room_of(self._store)

    async def delete(self, table_id: str) -> bool:
        gone = bool(await self._store.delete([table_id]))
        return gone or await delete_challenge(self._store, table_id)

    async def export(self, table_id: str) -> str:
        return await taken_out(self._store, table_id)

    async def bring(self, text: str) -> str:
        return await added(self._store, text)

    async def stats(self) -> dict[str, Any]:
        await read_all(self._store)
        return (await of_all(self._store)).model_dump()

    async def backup(self, path: Path) -> None:
        await self._store.backup(path)


class ServerDesk(Desk):
    """At a server that runs on this machine."""

    def __init__(self, address: str, key: str) -> None:
        self._address = address.rstrip("/") + PATH
        self._key = key

    def _asked(self, path: str, method: str = "GET", body: bytes | None = None) -> bytes:
        with self._answered(path, method, body) as answer:
            found: bytes = answer.read()
            return found

    @contextmanager
    def _answered(self, path: str, method: str = "GET", body: bytes | None = None) -> Iterator[Any]:
        headers = {HEADER: self._key, "Content-Type": "application/json"}
        request = urllib.request.Request(
            f"{self._address}/{path}", data=body, headers=headers, method=method
        )
        no_proxy = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with no_proxy.open(request, timeout=PATIENCE) as answer:
                yield answer
        except urllib.error.HTTPError as error:
            raise StoreError(_detail(error.read())) from error
        except OSError as error:
            raise StoreError(f"the server does not answer: {error}") from error

    async def overview(self) -> Room:
        return Room.of(json.loads(self._asked("tables")))

    async def delete(self, table_id: str) -> bool:
        return bool(json.loads(self._asked(f"tables/{table_id}", "DELETE"))["deleted"])

    async def export(self, table_id: str) -> str:
        return self._asked(f"tables/{table_id}").decode()

    async def bring(self, text: str) -> str:
        return str(json.loads(self._asked("tables", "POST", text.encode()))["id"])

    async def stats(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self._asked("stats"))
        return found

    async def backup(self, path: Path) -> None:
        part = path.with_name(f".{path.name}.part")
        try:
            part.unlink(missing_ok=True)
            part.touch(mode=0o600)
            with self._answered("backup") as answer, part.open("wb") as file:
                shutil.copyfileobj(answer, file)  # ends without a word where the server is killed
                file.flush()
                os.fsync(file.fileno())
            if part.stat().st_size != int(answer.headers["Content-Length"]):
                raise StoreError(f"{path}: the server broke off; what was there is as it was")
            part.replace(path)
        except (OSError, HTTPException) as error:
            raise StoreError(f"{path}: the backup cannot be written: {error}") from error
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)


def _detail(answer: bytes) -> str:
    try:
        return str(json.loads(answer)["detail"])
    except (ValueError, LookupError, TypeError):
        return "the server refused"
