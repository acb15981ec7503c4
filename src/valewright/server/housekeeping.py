"""What a server does by itself: bots that go on, tables that are cleared, backups.

Everything here can be done again at any time, and what fails is tried again later.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from valewright.server import contests
from valewright.server.enduring import survived
from valewright.server.keyrings import prune
from valewright.server.ledger import Ledger
from valewright.server.settings import DAY, ServerSettings
from valewright.server.store import PLAYING, REPLAY, Status, Store
from valewright.server.store.backups import clear_unfinished, is_due, next_backup, rotate
from valewright.server.tables import Tables

EVERY: Final = 60.0  # seconds between two looks at what there is to do
PRUNED_SECONDS: Final = 3600.0  # between two looks for what opens nothing
AT_ONE_GO: Final = 200  # tables that are cleared between two requests of others

logger = logging.getLogger(__name__)


class Housekeeping:
    """The chores of one server."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        settings: ServerSettings,
        now: Callable[[], float] = time.time,
        ledger: Ledger | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._settings = settings
        self._now = now
        self._pruned = 0.0
        self._ledger = ledger

    async def run(self) -> None:
        """Wake the tables at which a bot is to act, and then do the chores for ever."""
        if not self._settings.database:
            clear_unfinished(self._settings.data)
        await self._tried(self.wake)
        while True:
            await self._tried(self.clear)
            await self._tried(self.back_up)
            await self._tried(self.prune)
            await self._tried(self.note_results)
            await asyncio.sleep(EVERY)

    async def _tried(self, chore: Callable[[], Awaitable[object]]) -> None:
        with survived(logger, "a chore was not done"):
            await chore()

    async def wake(self) -> int:
        """Open the tables of people at which a bot is to act; nobody else may come to do so."""
        found = await self._store.waiting_for_bots()
        for table_id in found:
            with survived(logger, f"table {table_id} cannot be opened"):
                await self._tables.open(table_id)
        return len(found)

    async def clear(self) -> int:
        """Forget unfinished tables and imported records that nobody has touched for long."""
        settings, cleared = self._settings, 0
        now = self._now()
        limits: list[tuple[Status, int]] = [
            (PLAYING, settings.unfinished_days),
            (REPLAY, settings.imports_days),
        ]
        for status, days in limits:
            if days:
                found = await self._store.unused(status, now - days * DAY)
                cleared += await self._forgotten(found)
        if settings.imports:
            imports = await self._store.unused(REPLAY, now)
            cleared += await self._forgotten(imports[: -settings.imports])
        if cleared:
            logger.warning("%d tables that nobody used were cleared", cleared)
        return cleared

    async def _forgotten(self, tables: list[str]) -> int:
        gone = 0
        for at in range(0, len(tables), AT_ONE_GO):
            some = tables[at : at + AT_ONE_GO]  # others may be opened while these are deleted
            unused = [table_id for table_id in some if not self._tables.is_live(table_id)]
            gone += await self._store.delete(unused)
        return gone

    async def prune(self) -> bool:
        """Forget devices, tickets and tokens that open nothing, once an hour; whether it did."""
        if 0 <= self._now() - self._pruned < PRUNED_SECONDS:
            return False
        self._pruned = self._now()
        await self._store.together(lambda: prune(self._pruned))
        days = self._settings.unfinished_days or contests.FORGOTTEN_DAYS
        await self._store.together(lambda: contests.prune(self._pruned, days))
        return True

    async def note_results(self) -> int:
        """Work out what came of games that are over; how many."""
        return 0 if self._ledger is None else await self._ledger.go_on()

    async def back_up(self) -> bool:
        """Make the next backup if it is due; whether it was."""
        settings = self._settings
        if not settings.backup_hours or settings.database:
            return False
        now = self._now()
        if not is_due(settings.data, now, settings.backup_hours):
            return False
        await self._store.backup(next_backup(settings.data, now))
        rotate(settings.data, settings.backups)
        return True
