"""How long a person has to decide, and when they are told that it is their turn.

Both are times that are kept with the table, so that any worker can see to them at any time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from valewright.server.enduring import survived
from valewright.server.settings import DAY
from valewright.server.store import PLAYING, Store, TableRow

if TYPE_CHECKING:
    from valewright.server.tables import Tables

GRACE: Final = 10.0  # seconds in which someone may look by themselves, or a move be taken back
EVERY: Final = 15.0  # seconds between two looks whose time is over
LOOK_AGAIN: Final = 3600.0  # seconds before a table that cannot be opened is tried again

logger = logging.getLogger(__name__)


def waits_for_person(row: TableRow) -> bool:
    """Whether it is the turn of a person who plays themselves."""
    if row.status != PLAYING or row.to_act is None:
        return False
    seat = row.seats[row.to_act]
    return seat.token is not None and seat.bot is None


def asked(row: TableRow, now: float, tell: bool) -> TableRow:
    """The table as someone is asked to decide, their time beginning now; who is not the one who
    has just decided is to be told."""
    if not waits_for_person(row):
        return replace(row, due=None, notify=None)
    days = row.settings.days
    return replace(
        row,
        due=now + days * DAY if days else None,
        notify=now + GRACE if tell else None,
    )


def reseated(row: TableRow, seat: int, now: float) -> TableRow:
    """The table after someone sat down in a seat or left it; nobody else's time begins anew."""
    if seat == row.to_act:
        return asked(row, now, tell=False)
    pending = row.notify is not None and row.notify > now
    return replace(row, notify=row.notify if pending else None)


def is_overdue(row: TableRow, now: float) -> bool:
    """Whether the time of the person who is to act is over."""
    return row.due is not None and row.due <= now and waits_for_person(row)


class Deadlines:
    """Sees to the tables at which someone's time is over, on each worker for those it drives."""

    def __init__(self, store: Store, tables: Tables, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._failed: dict[str, float] = {}  # tables that cannot be opened, and when to try again

    async def run(self) -> None:
        """Look for ever."""
        while True:
            with survived(logger, "the time of players"):
                await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Have each table that is overdue do what it is set to."""
        now = self._now()
        self._failed = {name: until for name, until in self._failed.items() if until > now}
        found = [name for name in await self._store.overdue(now) if name not in self._failed]
        for table_id in await self._tables.seen_to(found):
            later = partial(self._failed.__setitem__, table_id, now + LOOK_AGAIN)
            with survived(logger, f"table {table_id}: the time is over, but", later):
                await self._tables.do(table_id, lambda table: table.run_out())
