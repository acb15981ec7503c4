"""What came of all the games that are over: one's own record, and what winners buy.

Both come from the lines of :mod:`valewright.server.ledger`. One's own are those of the tokens that
are shown; of all others, only sums are told, and only where there are enough of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from fastapi import FastAPI
from pydantic import Field

from valewright.bots.estimate import share
from valewright.server import messages as ms
from valewright.server.asking import PROBLEMS, Tokens, limited
from valewright.server.keyrings import among
from valewright.server.ledger import Ledger
from valewright.server.scheduling import Asker
from valewright.server.shapes.common import GameName
from valewright.server.store import OVER, Script, Store

MOST_GAMES: Final = 2000  # of one's own that are counted, the newest
MOST_LINES: Final = 100_000  # of everyone's, for the host
MOST_READ: Final = 20  # that are worked out for one who looks at their record
MOST_POINTS: Final = 200  # of a plot
MOST_GROUPS: Final = 30  # of one kind
MOST_BOUGHT: Final = 20
LEAST_WINNERS: Final = 20  # below which nothing is told of what winners buy
KEPT_SECONDS: Final = 60.0  # for which that is not looked at again


class Line(NamedTuple):
    """A seat of one's own in a whole game."""

    table_id: str
    game: str
    against: str
    sets: str
    opening: str
    lead: int
    won: float
    finished: float


_LINES: Final = (
    "SELECT r.table_id, r.game, r.against, r.sets, r.opening, r.lead, r.won, r.finished"
    " FROM results r WHERE r.ending = 'over' AND NOT EXISTS (SELECT 1 FROM results o WHERE"
    " o.table_id = r.table_id AND o.seat <> r.seat AND o.token = r.token)"
)  # nobody plays against themselves


def own_lines(tokens: Sequence[bytes]) -> Script[list[Line]]:
    """The whole games of some tokens, the newest first."""
    if not tokens:
        return []
    query = (
        f"{_LINES} AND r.token IN {among(len(tokens))}"
        f" ORDER BY r.finished DESC, r.table_id LIMIT {MOST_GAMES}"
    )
    return [Line(*row) for row in (yield query, tokens)]


def all_lines() -> Script[list[Line]]:
    """The whole games of all people, the newest first."""
    query = f"{_LINES} AND r.token IS NOT NULL ORDER BY r.finished DESC LIMIT {MOST_LINES}"
    return [Line(*row) for row in (yield query, ())]


def unread(tokens: Sequence[bytes]) -> Script[list[str]]:
    """Tables of some tokens that are over, and whose result nobody has worked out."""
    if not tokens:
        return []
    query = (
        "SELECT DISTINCT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id"
        f" WHERE s.token IN {among(len(tokens), 2)} AND t.status = $1 AND NOT EXISTS"
        f" (SELECT 1 FROM results r WHERE r.table_id = s.table_id) LIMIT {MOST_READ}"
    )
    return [row[0] for row in (yield query, (OVER, *tokens))]


def counted() -> Script[list[tuple[str, str, int, int]]]:
    """What was bought, and by how many winners and others; the empty name counts the seats."""
    rows = yield "SELECT game, name, winners, others FROM purchases ORDER BY game, name", ()
    return [(row[0], row[1], int(row[2]), int(row[3])) for row in rows]


# What goes over the wire


class StatGroup(ms.Said):
    """Games that have something in common, and how they went."""

    key: str
    games: int
    rate: ms.Estimate = Field(description="of wins; a shared win counts in part")
    lead: float = Field(description="over the best of the others, on average")


class StatGame(ms.Said):
    """One game of one's own."""

    table: str
    finished: float
    lead: int
    won: bool


class GameStats(ms.Said):
    """One's own record of a game; groups are the largest first."""

    game: GameName
    all: StatGroup
    against: list[StatGroup] = Field(description="by kind of bot, `people`, or `mixed`")
    sets: list[StatGroup] = Field(description="by the parts of the box, with commas between")
    openings: list[StatGroup] = Field(description="by what was bought first")
    games: list[StatGame] = Field(description="the last ones, the newest last")


class Purchase(ms.Said):
    """Something bought, and the share of winners and of others who bought it at least once."""

    name: str
    winners: ms.Estimate
    others: ms.Estimate


class WinnersBuy(ms.Said):
    """What winners buy in the games of this server; what they buy more than others comes first."""

    game: GameName
    winners: int
    others: int
    purchases: list[Purchase]


class Stats(ms.Said):
    """One's own record, and that of all."""

    own: list[GameStats]
    bought: list[WinnersBuy]
    winners_needed: int = Field(description="how many winners a game needs to be listed in bought")


def estimate(wins: float, games: int) -> ms.Estimate:
    """A share with its 95% interval."""
    found = share(wins / games if games else 0.0, games)
    return ms.Estimate(mean=found.mean, low=found.low, high=found.high)


def group(key: str, lines: Sequence[Line]) -> StatGroup:
    """Some games together."""
    wins = sum(line.won for line in lines)
    mean = sum(line.lead for line in lines) / len(lines)
    return StatGroup(key=key, games=len(lines), rate=estimate(wins, len(lines)), lead=mean)


def groups(lines: Sequence[Line], key: Callable[[Line], str]) -> list[StatGroup]:
    """Games by what they have in common, the most frequent first; those that lack it left out."""
    found: dict[str, list[Line]] = {}
    for line in lines:
        if key(line):
            found.setdefault(key(line), []).append(line)
    made = [group(name, some) for name, some in found.items()]
    return sorted(made, key=lambda one: (-one.games, one.key))[:MOST_GROUPS]


def record(lines: Sequence[Line]) -> list[GameStats]:
    """One's own record, game by game; the game that was played last comes first."""
    found = []
    for name in dict.fromkeys(line.game for line in lines):
        played = [line for line in lines if line.game == name]
        found.append(
            GameStats(
                game=name,
                all=group("", played),
                against=groups(played, lambda line: line.against),
                sets=groups(played, lambda line: line.sets),
                openings=groups(played, lambda line: line.opening),
                games=[
                    StatGame(
                        table=one.table_id, finished=one.finished, lead=one.lead, won=one.won > 0
                    )
                    for one in reversed(played[:MOST_POINTS])
                ],
            )
        )
    return found


def winners_buy(
    rows: Iterable[tuple[str, str, int, int]], least: int = LEAST_WINNERS
) -> list[WinnersBuy]:
    """What winners buy, for each game with enough of them and something to buy."""
    games: dict[str, dict[str, tuple[int, int]]] = {}
    for game, name, winners, others in rows:
        games.setdefault(game, {})[name] = (winners, others)
    found = []
    for game, bought in games.items():
        winners, others = bought.pop("", (0, 0))
        if winners < least or not bought:
            continue
        most = sorted(bought, key=lambda name: (-sum(bought[name]), name))[:MOST_BOUGHT]
        made = [
            Purchase(
                name=name,
                winners=estimate(bought[name][0], winners),
                others=estimate(bought[name][1], others),
            )
            for name in most
        ]
        made.sort(key=lambda one: one.others.mean - one.winners.mean)
        found.append(WinnersBuy(game=game, winners=winners, others=others, purchases=made))
    return found


class Statistics:
    """The record of everyone."""

    def __init__(
        self, store: Store, ledger: Ledger, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._ledger = ledger
        self._now = now
        self._bought: tuple[float, list[WinnersBuy]] | None = None

    async def of(self, tokens: Sequence[bytes], address: str) -> Stats:
        """One's own record, with games that have just ended, and what winners buy."""
        for table_id in await self._store.together(lambda: unread(tokens)):
            await self._ledger.read(table_id, Asker(address, table_id))
        lines = await self._store.together(lambda: own_lines(tokens))
        bought = await self._winners_buy()
        return Stats(own=record(lines), bought=bought, winners_needed=LEAST_WINNERS)

    async def _winners_buy(self) -> list[WinnersBuy]:
        if self._bought is None or self._now() - self._bought[0] > KEPT_SECONDS:
            self._bought = (self._now(), winners_buy(await self._store.together(counted)))
        return self._bought[1]


async def of_all(store: Store) -> Stats:
    """The record of all people together, for the host of a server."""
    lines = await store.together(all_lines)
    bought = winners_buy(await store.together(counted), least=1)
    return Stats(own=record(lines), bought=bought, winners_needed=1)


def counted_up(app: FastAPI) -> None:
    """The address of the statistics."""

    @app.get("/api/stats", summary="Your record, and what winners buy", responses=PROBLEMS)
    async def stats(tokens: Tokens, address: str = limited("lists")) -> Stats:
        found: Statistics = app.state.statistics
        return await found.of(tokens, address)
