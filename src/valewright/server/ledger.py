"""What came of the games that are over: a line for each seat, worked out once and kept.

Nothing has to be done when a game ends. Whoever wants to know looks for tables without a line, and
a worker plays those again; a chore does the same for all tables, those of older versions included.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from valewright.kernel.errors import GameError
from valewright.kernel.record import winners
from valewright.server.history import History, resigned_of
from valewright.server.refusals import Refusal
from valewright.server.resuming import played_at_once
from valewright.server.scheduling import Asker, TookTooMuch
from valewright.server.store import OVER, Kept, Script, SeatRow, Store, StoreError, TableRow
from valewright.server.thinking import BotWorkers

# practice: somebody knew the deal or went on from another game; unread: it cannot be played again
Ending = Literal["over", "practice", "resigned", "unread"]
LATE: Final = 3600.0  # seconds that the clocks of workers may differ, and more
AT_ONE_GO: Final = 50  # tables that a chore takes on
MOST_NAMES: Final = 200  # things bought that are counted of one seat
PEOPLE: Final = "people"
MIXED: Final = "mixed"

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Outcome:
    """What came of one seat of a table."""

    seat: int
    token: bytes | None
    against: str
    sets: str
    bought: tuple[str, ...]
    score: int | None
    lead: int | None
    won: float | None
    ending: Ending


def outcomes(kept: Kept) -> list[Outcome]:
    """In a worker: what came of each seat of a table that is over."""
    try:
        return _outcomes(kept.row, played_at_once(kept))
    except (RecursionError, MemoryError):
        raise
    except Exception as error:
        if not isinstance(error, GameError):
            logger.exception("table %s cannot be played again", kept.row.id)
        return _unread(kept.row)


def _unread(row: TableRow) -> list[Outcome]:
    return [
        Outcome(i, seat.token, "", "", (), None, None, None, "unread")
        for i, seat in enumerate(row.seats)
    ]


def _outcomes(row: TableRow, history: History) -> list[Outcome]:
    state, adapter = history.state, history.game
    scores, resigned = state.scores(), resigned_of(row)
    won = winners(state, resigned) if state.over else []
    bought: list[list[str]] = [[] for _ in row.seats]
    for line in history.log:
        name = adapter.bought(line)
        if name is not None and len(bought[line["seat"]]) < MOST_NAMES:
            bought[line["seat"]].append(name)
    found = []
    for i, seat in enumerate(row.seats):
        others = [score for j, score in enumerate(scores) if j != i]
        found.append(
            Outcome(
                i,
                seat.token,
                _against(_besides(row.seats, i)),
                ", ".join(adapter.sets(state.options())),
                tuple(bought[i]),
                scores[i],
                scores[i] - max(others, default=0),
                1 / len(won) if i in won else 0.0,
                _ending(row, state.over),
            )
        )
    return found


def _ending(row: TableRow, over: bool) -> Ending:
    if not over or resigned_of(row):
        return "resigned"
    return "practice" if row.settings.known_seed else "over"


def _besides(seats: Sequence[SeatRow], seat: int) -> list[SeatRow]:
    return [one for i, one in enumerate(seats) if i != seat]


def _against(others: Sequence[SeatRow]) -> str:
    """Who sat in the other seats, in one word: a kind of bot, people, or some of both."""
    kinds = {
        PEOPLE if one.token is not None or one.bot is None else one.bot.partition("@")[0]
        for one in others
    }
    return kinds.pop() if len(kinds) == 1 else MIXED


class Ledger:
    """The results of all tables of a server."""

    def __init__(self, store: Store, thinkers: BotWorkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._since = 0.0  # when the last table that was looked at had changed

    async def read(self, table_id: str, asker: Asker | None = None) -> None:
        """Work out what came of a table, for someone who waits or behind all who do."""
        kept = await self._store.kept(table_id)
        if kept is None or kept.row.status != OVER:
            return
        work = self._thinkers.behind if asker is None else self._thinkers.read
        try:
            found = await work(asker or Asker("", table_id), outcomes, kept)
        except (TookTooMuch, Refusal) as error:
            if isinstance(error, Refusal) and error.reason != "too-much":
                raise
            logger.warning("table %s takes too long to be played again", table_id)
            found = _unread(kept.row)  # once for all: those who ask for it are many
        await self._store.together(lambda: note(kept, found))

    async def go_on(self) -> int:
        """Work out some of what came of tables that nobody has asked about; how many."""
        done, began = 0, time.time()
        found = await self._store.together(lambda: unread(self._since))
        for table_id, changed in found:
            try:
                await self.read(table_id)
                done += 1
            except StoreError:
                raise  # the database is away: all of them are looked at again
            except Exception as error:
                logger.warning("table %s: what came of it is not known: %s", table_id, error)
            self._since = max(self._since, changed)
        if len(found) < AT_ONE_GO:
            self._since = max(self._since, began - LATE)
        return done


async def read_all(store: Store) -> int:
    """Work out all results here and now, at a database that no server holds; how many."""
    done, since = 0, 0.0
    while found := await store.together(partial(unread, since)):
        for table_id, changed in found:
            kept = await store.kept(table_id)
            if kept is not None:
                await store.together(partial(note, kept, outcomes(kept)))
                done += 1
            since = changed
    return done


# As it is kept


def unread(since: float) -> Script[list[tuple[str, float]]]:
    """Tables that are over and have no result, the first that changed since a time first."""
    query = (
        "SELECT t.id, t.changed FROM tables t WHERE t.status = 'over' AND t.changed >= $1"
        " AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id)"
        f" ORDER BY t.changed LIMIT {AT_ONE_GO}"
    )
    return [(row[0], row[1]) for row in (yield query, (since,))]


def note(kept: Kept, found: list[Outcome]) -> Script[None]:
    """Keep what came of a table, once; and count what was bought where the game was whole.

    What a card file of somebody's own calls its cards is not for others to read.
    """
    row = kept.row
    query = (
        "INSERT INTO results (table_id, seat, token, game, players, against, sets, opening, score,"
        " lead, won, ending, finished) VALUES"
        " ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)"
        " ON CONFLICT DO NOTHING RETURNING seat"
    )
    fresh = []
    for one in found:
        opening = one.bought[0] if one.bought else ""
        given = (
            *(row.id, one.seat, one.token, row.game, len(row.seats), one.against, one.sets),
            *(opening, one.score, one.lead, one.won, one.ending, row.changed),
        )
        fresh += [one] if (yield query, given) else []
    if row.options.get("cards") is not None or not any(one.ending == "over" for one in fresh):
        return
    counted: dict[str, list[int]] = {}
    for one in fresh:
        for name in {"", *one.bought}:  # the empty name counts the seats themselves
            counted.setdefault(name, [0, 0])[0 if one.won else 1] += 1
    query = (
        "INSERT INTO purchases (game, name, winners, others) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT (game, name) DO UPDATE SET winners = purchases.winners + excluded.winners,"
        " others = purchases.others + excluded.others"
    )
    for name, (won, lost) in sorted(counted.items()):  # in one order, so that none waits for ever
        yield query, (row.game, name, won, lost)
