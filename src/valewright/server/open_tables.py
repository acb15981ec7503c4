"""Tables that anyone may join, where the host of the server and that of the table want it so."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import FastAPI, Query

from valewright.server import messages as ms
from valewright.server.asking import PROBLEMS, limited
from valewright.server.refusals import Forbidden
from valewright.server.settings import DAY, ServerSettings
from valewright.server.shapes.common import GameName
from valewright.server.store import Store, TableRow

A_PAGE: Final = 20
LISTED_DAYS: Final = 7  # after its last change


class OpenTable(ms.Said):
    """What a stranger is told of a table that anyone may join."""

    id: str
    game: GameName
    title: str
    language: str
    seats: int
    free: int
    created: float


class OpenTables(ms.Said):
    """Tables that anyone may join, the newest first; ``next`` is what the next page asks for."""

    tables: list[OpenTable]
    next: float | None


def open_table(row: TableRow) -> OpenTable:
    """A table as it is listed: no name of anyone but its title, and nothing of the game."""
    title, language = row.settings.listing or ("", "")
    free = sum(seat.open for seat in row.seats)
    return OpenTable(
        id=row.id,
        game=row.game,
        title=title,
        language=language,
        seats=len(row.seats),
        free=free,
        created=row.created,
    )


def listed(app: FastAPI) -> None:
    """The address of the list."""

    @app.get(
        "/api/open-tables",
        responses=PROBLEMS,
        summary="Tables that anyone may join, the newest first",
        dependencies=[limited("lists")],
    )
    async def open_tables(
        before: Annotated[float | None, Query(ge=0, le=1e11, allow_inf_nan=False)] = None,
    ) -> OpenTables:
        settings: ServerSettings = app.state.settings
        if not settings.open_tables:
            raise Forbidden("no-open-tables")
        store: Store = app.state.store
        now = time.time()
        until = now + DAY if before is None else before
        found = await store.listed(now - LISTED_DAYS * DAY, until, A_PAGE)
        following = found[-1].created if len(found) == A_PAGE else None
        return OpenTables(tables=[open_table(row) for row in found], next=following)
