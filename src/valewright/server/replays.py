"""Games that people leaf through, kept at hand: those that are over, and those still played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from valewright.kernel.contract import State
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.server.history import BREATH, History, replayed
from valewright.server.resuming import played_again
from valewright.server.store import Kept

FILMS: Final = 8  # games kept at hand
EVERY: Final = 8  # moves between two states that are kept
STATES: Final = 250  # that are kept of one game; in long games, they are further apart
FILMING: Final = 2  # games that are played again at one time


class Film:
    """A whole game with states to go on from, so that any moment is a few moves away."""

    def __init__(self, history: History, states: list[State], every: int) -> None:
        self.history = history
        self._states = states
        self._every = every

    async def follows(self, words: Sequence[str]) -> bool:
        """Play on up to some moves; False where the game has come to others instead."""
        mine = self.history.record.words
        common = min(len(mine), len(words))
        if list(words[:common]) != mine[:common]:
            return False
        for i, move in enumerate(words[len(mine) :], 1):
            self.history.step(move)
            if self.history.moves % self._every == 0:
                self._states.append(self.history.state.clone())
            if i % BREATH == 0:
                await asyncio.sleep(0)
        if len(self._states) > 2 * STATES:
            self._states, self._every = self._states[::2], 2 * self._every
        return True

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


class _Camera:
    """Keeps some of the states that it is shown."""

    def __init__(self, moves: int) -> None:
        self.every = max(EVERY, moves // STATES)
        self.states: list[State] = []

    def __call__(self, played: int, state: State) -> None:
        if played % self.every == 0:
            self.states.append(state.clone())

    def film(self, history: History) -> Film:
        """What was kept, as a film."""
        return Film(history, self.states, self.every)


async def filmed(kept: Kept) -> Film:
    """A game played again, with pauses in which the event loop serves others."""
    camera = _Camera(len(kept.moves))
    return camera.film(await played_again(kept, camera))


async def filmed_so_far(record: Record, words: Sequence[str]) -> Film:
    """A game that is still played, up to some of its moves."""
    camera = _Camera(len(words))
    name, origin = record.game.name, record.origin
    again = replayed(name, record.options, record.seed, words, record.components, origin, camera)
    return camera.film(await again)


class ReplayCache:
    """The games that were looked at last; each is played again once, whoever waits for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, asyncio.Task[Film]] = OrderedDict()
        self._gate = asyncio.Semaphore(FILMING)

    def has(self, table_id: str) -> bool:
        """Whether a finished game is at hand, and need not be played again."""
        found = self._kept.get(table_id)
        return found is not None and not (found.done() and (found.cancelled() or found.exception()))

    def has_so_far(self, table_id: str) -> bool:
        """The same of a game that is still played."""
        return self.has(_so_far(table_id))

    async def of(self, kept: Kept) -> Film:
        """The film of a table that changes no more."""
        return await self._at_hand(kept.row.id, lambda: self._filmed(filmed(kept)))

    async def so_far(self, table_id: str, record: Record, words: Sequence[str]) -> Film:
        """The film of a table that is still played, up to the last of some moves at least."""
        key = _so_far(table_id)
        before = self._kept.get(key)
        if before is not None:
            del self._kept[key]  # one film is played on by one task at a time
        return await self._at_hand(key, lambda: self._played_on(before, record, words))

    async def _at_hand(self, key: str, work: Callable[[], Coroutine[Any, Any, Film]]) -> Film:
        found = self._kept.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception())):
            found = asyncio.create_task(work())
            self._kept[key] = found
        self._kept.move_to_end(key)
        while len(self._kept) > FILMS:
            self._kept.popitem(last=False)
        return await asyncio.shield(found)

    async def _played_on(
        self, before: asyncio.Task[Film] | None, record: Record, words: Sequence[str]
    ) -> Film:
        if before is not None:
            with suppress(GameError):
                film = await before
                if await film.follows(words):
                    return film
        return await self._filmed(filmed_so_far(record, words))

    async def _filmed(self, work: Coroutine[Any, Any, Film]) -> Film:
        async with self._gate:
            return await work


def _so_far(table_id: str) -> str:
    return f"{table_id} so far"
