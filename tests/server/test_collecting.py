"""The garbage collector: it goes through everything rarely, and nothing waits for it."""

import asyncio
import gc
import subprocess
import sys
import weakref
from pathlib import Path

from tests.server.client import THINKERS
from valewright.server.keyrings import Opening
from valewright.server.live_table import Table
from valewright.server.messages import NewSeat, NewTable
from valewright.server.settings import ServerSettings
from valewright.server.store import digest
from valewright.server.store.sqlite import SqliteStore
from valewright.server.tables import Tables


def test_a_server_goes_through_everything_rarely() -> None:
    code = (
        "import gc; from valewright.server.collecting import FULL, settle; settle();"
        "young, middle, full = gc.get_threshold();"
        "assert 0 < young < 10_000 and 0 < middle < 100 and full == FULL > 10;"
        "assert gc.isenabled() and gc.get_freeze_count() > 0;"
        "assert not any(type(found).__name__ == 'module' for found in gc.get_objects())"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_table_that_is_put_away_is_freed_at_once(tmp_path: Path) -> None:
    """Whatever it went through: people who come and go, moves, and one who is refused."""

    async def run() -> None:
        store = SqliteStore(tmp_path)
        tables = Tables(store, THINKERS, ServerSettings(idle=0.01))
        made = await tables.create(NewTable(game="nim", seats=[NewSeat(kind="me")] * 2))
        table_id, token = made.row.id, digest(made.token)
        opening = Opening(token, None, [token])
        listener = await tables.do(table_id, lambda table: table.listen([opening], True))

        async def move(table: Table) -> None:
            moves = table.history.state.legal_moves()
            await table.play(token, moves[0], table.history.moves)

        await tables.do(table_id, move)
        kept = weakref.ref(await tables.open(table_id))
        tables.leave(table_id, listener)
        while tables.live:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        assert kept() is None
        await tables.close()
        await store.stop()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
