"""Games that are over, kept at hand while people leaf through them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from valewright.kernel.contract import State
from valewright.server.history import History
from valewright.server.resuming import played_again
from valewright.server.store import Kept

FILMS: Final = 8  # games kept at hand
EVERY: Final = 8  # moves between two states that are kept
STATES: Final = 250  # that are kept of one game; in long games, they are further apart
FILMING: Final = 2  # games that are played again at one time


class Film:
    """A whole game with states to go on from, so that any moment is a few moves away."""

    def __init__(self, history: History, states: Sequence[State], every: int) -> None:
        self.history = history
        self._states = states
        self._every = every

    def state(self, at: int) -> State:
        """The game after some of its moves."""
        found = self._states[at // self._every].clone()
        for move in self.history.record.moves[at - at % self._every : at]:
            found.play(move)
        return found

    def movers(self, at: int) -> list[int]:
        """Who made each of the first moves."""
        return self.history.record.seats[:at]

    def log(self, at: int) -> list[dict[str, Any]]:
        """What was told up to then."""
        return self.history.log[: self.history.log_before(at)]


async def filmed(kept: Kept) -> Film:
    """A game played again, with pauses in which the event loop serves others."""
    states: list[State] = []
    every = max(EVERY, len(kept.moves) // STATES)

    def watch(played: int, state: State) -> None:
        if played % every == 0:
            states.append(state.clone())

    return Film(await played_again(kept, watch), states, every)


class ReplayCache:
    """The games that were looked at last; each is played again once, whoever waits for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Task[Film]] = OrderedDict()
        self._gate = asyncio.Semaphore(FILMING)

    async def of(self, kept: Kept) -> Film:
        """The film of a table that changes no more."""
        table_id = kept.row.id
        found = self._kept.get(table_id)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = asyncio.create_task(self._filmed(kept))
            self._kept[table_id] = found
        self._kept.move_to_end(table_id)
        while len(self._kept) > FILMS:
            self._kept.popitem(last=False)
        return await asyncio.shield(found)

    async def _filmed(self, kept: Kept) -> Film:
        async with self._gate:
            return await filmed(kept)
