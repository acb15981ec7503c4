"""Reviews of finished games: thought through in a process of their own, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from valewright.server.thinking import BotWorkers

MOST_KEPT: Final = 50
ROUNDS: Final = 24  # for each decision, where a game does not say
SHARE: Final = 0.7  # of what a game takes when nobody waits for it


class Reviews:
    """Each game is reviewed once, however many ask; bots at tables do not wait for it."""

    def __init__(self) -> None:
        self._thinkers = BotWorkers(1)
        self._found: OrderedDict[str, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def of(self, table_id: str, record: str) -> dict[str, Any]:
        """The review of a finished game."""
        task = self._found.get(table_id)
        if task is None or (task.done() and task.exception() is not None):
            task = asyncio.create_task(self._thinkers.run(reviewed, record))
            self._found[table_id] = task
            while len(self._found) > MOST_KEPT:
                self._found.popitem(last=False)
        return await asyncio.shield(task)

    def close(self) -> None:
        """Let the process go."""
        for task in self._found.values():
            task.cancel()
        self._thinkers.close()


def reviewed(text: str) -> dict[str, Any]:
    """In a worker: the review of a record as plain data."""
    from valewright.bots.budget import Budget
    from valewright.games import read_record
    from valewright.lab.review import review

    record = read_record(text)
    return review(record, Budget(rounds=round(SHARE * record.game.review_rounds) or ROUNDS)).data()
