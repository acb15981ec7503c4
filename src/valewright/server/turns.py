"""A gate that lets a few in at one time, and everyone in turn: see
:class:`~valewright.server.scheduling.FairOrder`.

>>> async def entered() -> list[str]:
...     gate, found = Gate(at_once=1, share=1, most=2), []
...     async def work(whose: str) -> None:
...         async with gate.turn(whose):
...             found.append(whose)
...             await asyncio.sleep(0)
...     await asyncio.gather(*(work(whose) for whose in ("ann", "ann", "ann", "bea")))
...     return found
>>> asyncio.run(entered())
['ann', 'bea', 'ann', 'ann']
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from valewright.server.scheduling import Asker, FairOrder


class Full(Exception):
    """Too much waits already for the one on whose behalf something is asked."""


class _Turn:
    def __init__(self) -> None:
        self.begun = False
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Gate:
    """Lets ``at_once`` in, ``share`` of them for the same one, for whom ``most`` may wait."""

    def __init__(self, at_once: int, share: int, most: int) -> None:
        self._free = at_once
        self._most = most
        self._order: FairOrder[_Turn] = FairOrder(share)

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the end of the block."""
        if self._order.waiting_for(whose) >= self._most:
            raise Full(whose)
        turn, asker = _Turn(), Asker(whose)
        self._order.add(turn, asker)
        self._let_in()
        try:
            await turn.future
        except asyncio.CancelledError:
            if turn.begun:
                self._over(asker, 0.0)
            else:
                self._order.drop(turn, asker)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._over(asker, time.monotonic() - began)

    def _let_in(self) -> None:
        while self._free and (turn := self._order.next()) is not None:
            self._free -= 1
            turn.begun = True
            if not turn.future.done():  # or else it was given up, and is about to say so
                turn.future.set_result(None)

    def _over(self, asker: Asker, seconds: float) -> None:
        self._free += 1
        self._order.finished(asker, seconds)
        self._let_in()
