"""All tables of a server: made, found, woken when they are needed, and put away."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from valewright.bots import usual_bot
from valewright.games import game
from valewright.kernel.components import fingerprint
from valewright.kernel.errors import BadOption
from valewright.kernel.record import mark, saved_text
from valewright.scenarios.lessons import lesson_start
from valewright.server import contests, games
from valewright.server.contests import Deal
from valewright.server.history import MOST_MOVES, History
from valewright.server.listeners import Listener
from valewright.server.live_table import Table
from valewright.server.messages import Fork, NewSeat, NewTable
from valewright.server.own_time import PutAway
from valewright.server.peers import Peers
from valewright.server.reading import Begun, begin, is_short, upload
from valewright.server.refusals import Forbidden, NotFound, Refusal
from valewright.server.replays import ReplayCache
from valewright.server.resuming import played_again, resumed
from valewright.server.scheduling import Asker
from valewright.server.seating import chosen_bot, seated, with_bot
from valewright.server.settings import DAY, ServerSettings
from valewright.server.store import (
    PLAYING,
    REPLAY,
    Kept,
    Script,
    SeatRow,
    Stale,
    Store,
    TableRow,
    TableSettings,
    changed,
    digest,
)
from valewright.server.thinking import BotWorkers
from valewright.server.timing import asked
from valewright.server.tokens import new_id, new_salt, new_seed, new_token

T = TypeVar("T")

MEASURED_SECONDS: Final = 5.0  # between two looks at how much is kept
LOADING: Final = 4  # tables that are played again at one time


class Made(NamedTuple):
    """A new table, the token of whoever made it, and what it is short of."""

    token: str
    row: TableRow
    warnings: Sequence[dict[str, Any]]


class Tables:
    """All tables of a server: those in play are live, the others rest in the store."""

    def __init__(
        self,
        store: Store,
        thinkers: BotWorkers,
        settings: ServerSettings | None = None,
        peers: Peers | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._now = now
        self._store = store
        self._settings = settings or ServerSettings()
        self._peers = peers or Peers()
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinkers = thinkers
        self.films = ReplayCache()
        self._gate = asyncio.Semaphore(LOADING)
        self._size = 0
        self._measured = -math.inf

    async def start(self) -> None:
        """Join the other workers, where there are some."""
        await self._peers.start(self._live, self.open)

    async def close(self) -> None:
        """Stop all tables; nothing is lost, for all is stored."""
        for table in self._live.values():
            table.closed = True
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._peers.stop()

    @property
    def live(self) -> int:
        """How many tables are live."""
        return len(self._live)

    @property
    def open_tables(self) -> bool:
        """Whether tables can be listed for anyone to join."""
        return self._settings.open_tables

    def shut_out(self, keys: Collection[bytes]) -> None:
        """End all sockets that revoked secrets have opened, at every worker."""
        if keys:
            self._peers.shut_out(keys)

    @property
    def waiting(self) -> int:
        """How many jobs of bots, hints and imports are not done."""
        return self._thinkers.waiting

    async def create(self, wanted: NewTable, address: str = "") -> Made:
        """A new table and the token of whoever made it."""
        await self.check_room()
        if wanted.lesson is not None:
            return await self._lesson(wanted, wanted.lesson)
        seed = new_seed() if wanted.seed is None else wanted.seed
        begun = await self.begun(wanted, seed, address)
        seats = [with_bot(wanted.game, seat) for seat in wanted.seats]
        history = History(wanted.game, begun.options, seed, begun.components)
        history.settle()
        known = wanted.seed is not None
        shown = wanted.listing
        settings = TableSettings(
            hints=wanted.hints,
            box=begun.box,
            known_seed=known,
            days=wanted.days,
            overdue=wanted.overdue,
            listing=None if shown is None else (shown.title, shown.language),
        )
        return await self._made(history, seats, settings, begun.warnings)

    async def _lesson(self, wanted: NewTable, called: str) -> Made:
        """A table that begins with the position of a lesson."""
        if wanted.options or wanted.seed is not None:
            raise BadOption("lesson: it has its own options and its own seed")
        state = lesson_start(wanted.game, called)
        if state is None:
            raise Refusal("no-lesson")
        if len(wanted.seats) != state.players:
            raise BadOption(f"seats: this lesson is for {state.players}, not {len(wanted.seats)}")
        seats = [with_bot(wanted.game, seat) for seat in wanted.seats]
        options = state.options()
        origin = saved_text(game(wanted.game), state)
        history = History(wanted.game, options, state.seed, origin=origin)
        history.settle()
        settings = TableSettings(hints=wanted.hints, known_seed=True, lesson=called)
        return await self._made(history, seats, settings)

    async def begun(self, wanted: NewTable, seed: int, address: str = "") -> Begun:
        """The game of a table as it would be made, or an error that says what is wrong.

        Options that are more than a few words are read by a worker.
        """
        if "players" in wanted.options:
            raise BadOption("players: the number of seats says it already")
        for seat in wanted.seats:
            with_bot(wanted.game, seat)
        options: dict[str, object] = {**wanted.options, "players": len(wanted.seats)}
        if is_short(list(options.items())):
            return begin(wanted.game, options, seed)
        return await self._thinkers.read(Asker(address), begin, wanted.game, options, seed)

    async def fork(self, table_id: str, wanted: Fork, tokens: Sequence[bytes] = ()) -> Made:
        """A new table that goes on from a finished one, as it was after some of its moves."""
        await self.check_room()
        kept = await self.finished(table_id, tokens)
        row, moves = kept.row, kept.moves
        if wanted.at > len(moves):
            raise Refusal("no-move", n=wanted.at, of=len(moves))
        if wanted.seat >= len(row.seats):
            raise Refusal("no-seat", n=wanted.seat + 1)
        bot = chosen_bot(row.game, wanted.bot)
        async with self._gate:
            history = await (await played_again(kept)).before(wanted.at)
        settings = TableSettings(box=row.settings.box, known_seed=True)
        return await self._against(history, wanted.seat, wanted.name, bot, settings)

    async def play_from(
        self, history: History, name: str | None, bot: str | None, box: tuple[str, int] | None
    ) -> Made:
        """A new table that goes on from a position, for the seat that is to act there."""
        await self.check_room()
        chosen = chosen_bot(history.record.game.name, bot)
        settings = TableSettings(box=box, known_seed=True)
        return await self._against(history, history.state.to_act, name, chosen, settings)

    async def _against(
        self, history: History, seat: int, name: str | None, bot: str, settings: TableSettings
    ) -> Made:
        """A new table for one person and bots, with a game that has begun."""
        history.settle()
        if history.state.over:
            raise Refusal("over-at-that-move")
        seats = [NewSeat(kind="bot", bot=bot)] * history.state.players
        seats[seat] = NewSeat(kind="me", name=name)
        return await self._made(history, seats, settings)

    async def try_out(
        self,
        game_name: str,
        deal: Deal,
        seats: Sequence[NewSeat],
        settings: TableSettings,
        token: str,
    ) -> Made:
        """A table for a deal that others play, too."""
        await self.check_room()
        history = History(game_name, deal.options, deal.seed, deal.components)
        history.settle()
        return await self._made(history, seats, replace(settings, salt=deal.salt), token=token)

    async def _made(
        self,
        history: History,
        seats: Sequence[NewSeat],
        settings: TableSettings,
        warnings: Sequence[dict[str, Any]] = (),
        token: str = "",
    ) -> Made:
        """A table for a game, and the token of whoever made it."""
        record = history.record
        token = token or new_token()
        row = TableRow(
            new_id(),
            record.game.name,
            record.options,
            record.seed,
            digest(token),
            new_token(),
            seated(seats, digest(token)),
            to_act=history.state.to_act,
            settings=replace(settings, salt=settings.salt or new_salt()),
            rules=record.game.rules_version,
            data=fingerprint(record.components),
            mark=mark(history.state),
        )
        row = asked(row, self._now(), tell=False)
        await self._store.add(row, record.words, record.components, history.saved(), record.origin)
        await self._peers.opened(row.id)
        self._begin(row, history)
        return Made(token, row, warnings)

    async def add_record(self, text: str, address: str = "") -> Made:
        """A record to look at, as a table that is not played on."""
        await self.check_room()
        read = await self._thinkers.read(Asker(address), upload, text, MOST_MOVES)
        token = new_token()
        row = TableRow(
            new_id(),
            read.game,
            read.options,
            read.seed,
            digest(token),
            new_token(),
            tuple(
                SeatRow(name, bot=usual_bot(read.game), resigned=i in read.resigned)
                for i, name in enumerate(read.names)
            ),
            status=REPLAY,
            rules=game(read.game).rules_version,
            data=fingerprint(read.components),
            mark=read.mark,
            settings=TableSettings(box=read.box, salt=read.salt),
        )
        await self._store.add(row, read.words, read.components, read.saved, read.origin)
        return Made(token, row, ())

    async def row(self, table_id: str) -> TableRow:
        """A table as it is kept."""
        if self._peers.alone and table_id in self._live:
            return self._live[table_id].row
        row = await self._store.table(table_id)
        if row is None:
            raise NotFound("no-table")
        return row

    async def rows_of(self, tokens: Sequence[bytes]) -> list[TableRow]:
        """The tables of some tokens."""
        return await self._store.tables_of(tokens)

    async def kept(self, table_id: str) -> Kept:
        """A table with all that it takes to play it again."""
        kept = await self._store.kept(table_id)
        if kept is None:
            raise NotFound("no-table")
        return kept

    async def finished(self, table_id: str, tokens: Sequence[bytes] = ()) -> Kept:
        """A table that may be shown whole; a try, to those who have finished the same challenge."""
        row = await self.row(table_id)
        if row.status == PLAYING:
            raise Forbidden("not-finished")
        challenge = row.settings.challenge
        if challenge and not any(row.seats_of(token) for token in tokens):
            found = await self._store.together(lambda: contests.has_finished(challenge, tokens))
            if not found:
                raise Forbidden("challenge-unfinished")
        kept = await self.kept(table_id)
        await self._touch(kept.row)
        return kept

    async def _touch(self, row: TableRow) -> None:
        """Note that somebody uses a table, once a day, so that it is not cleared."""
        if time.time() - row.changed > DAY and row.rules > 0:
            with suppress(Stale):
                await self._store.bind(replace(row, changed=time.time()), "", "")

    async def check_room(self) -> None:
        """Refuse to keep more than the host has room for; what is being played goes on."""
        most = self._settings.database_megabytes * 1_000_000
        if not most:
            return
        if time.monotonic() - self._measured > MEASURED_SECONDS:
            self._size = await self._store.size()
            self._measured = time.monotonic()
        if self._size > most:
            raise Refusal("no-room")

    def is_live(self, table_id: str) -> bool:
        """Whether a table is in use here."""
        return table_id in self._live or table_id in self._loading

    async def seen_to(self, tables: Sequence[str]) -> list[str]:
        """Of some tables, those that this worker sees to."""
        return await self._peers.seen_to(tables)

    def looking(self, table_id: str) -> list[int]:
        """The seats whose players look at a table, as far as this worker can tell."""
        table = self._live.get(table_id)
        return [] if table is None else table.onlookers.looking()

    async def delete(self, table_id: str) -> bool:
        """Forget a table, whoever looks at it; whether there was one."""
        loading = self._loading.get(table_id)
        if loading is not None:  # or it would be live, and nowhere else
            await asyncio.wait({loading})
        table = self._live.get(table_id)
        if table is not None:
            table.put_away()
        return bool(await self._store.delete([table_id]))

    async def do(self, table_id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Have something done at a table, which is woken if it rests."""
        while True:
            table = await self.open(table_id)
            with suppress(PutAway):
                return await table.do(partial(work, table))
            await asyncio.sleep(0)

    async def hint(
        self, table_id: str, listener: Listener, must: tuple[int, ...] = ()
    ) -> AsyncIterator[dict[str, Any]]:
        """Advice for the decision at hand, better and better; ``must`` are moves to look at.

        ``at`` says after how many moves it was asked for.
        """
        state, seat, at = await self.do(table_id, lambda table: table.position(listener.token))
        asker = Asker(listener.address, table_id)
        async for told in self._thinkers.advice(state, seat, asker, must):
            yield {"at": at, **told}

    async def look_back(self, table_id: str, listener: Listener, at: int) -> dict[str, Any]:
        """A table as it was after some of its moves, through the eyes of a listener's seat.

        It is worked out beside the table, which goes on meanwhile.
        """
        record, words, seat = await self.do(table_id, lambda table: table.past(listener, at))
        film = await self.films.so_far(table_id, record, words)
        state = film.state(at)
        shown = games.of(state).shown(state, seat, acting=False)
        lines = film.history.log_before(at)
        return {"at": at, "view": shown.view, "decision": shown.decision, "lines": lines}

    def leave(self, table_id: str, listener: Listener) -> None:
        """A listener is gone; a table that rests has nobody to tell."""
        table = self._live.get(table_id)
        if table is not None:
            table.leave(listener)

    async def length(self, table_id: str) -> int:
        """How many moves a table has."""
        table = self._live.get(table_id)
        if table is not None:
            return table.history.moves
        return await self._store.together(lambda: _length(table_id))

    async def asleep(self, table_id: str) -> int:
        """How many moves have to be played again before a table can be used: none if it is live."""
        return 0 if self.is_live(table_id) else await self.length(table_id)

    def look(self, table_id: str, listener: Listener, hidden: bool) -> None:
        """A listener's page has come to the front or gone to the background."""
        table = self._live.get(table_id)
        if table is not None:
            table.look(listener, hidden)

    async def open(self, table_id: str) -> Table:
        """The live table of an id."""
        table = self._live.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        await self._peers.opened(table_id)
        kept = await self.kept(table_id)
        await self._touch(kept.row)
        async with self._gate:
            history, from_saved = await resumed(kept)
        row = kept.row
        if from_saved:
            row = changed(
                row,
                base=row.base + len(kept.moves),
                rules=history.record.game.rules_version,
                mark=mark(history.state),
                to_act=history.state.to_act,
            )
            await self._store.rebase(row, kept.saved)
        elif row.rules == 0:
            components = history.record.components
            row = replace(
                row,
                rules=history.record.game.rules_version,
                data=fingerprint(components),
                mark=mark(history.state),
            )
            await self._store.bind(row, components, history.saved())
        elif row.to_act is None and row.status == PLAYING:  # a rematch that is looked at first
            row = asked(replace(row, to_act=history.state.to_act), self._now(), tell=True)
            await self._store.bind(row, "", "")
        return self._begin(row, history)

    def _begin(self, row: TableRow, history: History) -> Table:
        table = Table(
            row, history, self._store, self._thinkers, self._settings.pause, self._peers, self._now
        )
        if row.settings.stand_in is not None:
            table.post(table.give_back)
        self._live[row.id] = table
        task = asyncio.create_task(self._keep(table), name=f"table {row.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return table

    async def _keep(self, table: Table) -> None:
        try:
            await table.run(self._settings.idle)
        finally:
            if self._live.get(table.row.id) is table:
                del self._live[table.row.id]
                self._peers.closed(table.row.id)


def _length(table_id: str) -> Script[int]:
    rows = yield "SELECT count(*) FROM moves WHERE table_id = $1", (table_id,)
    return int(rows[0][0])
