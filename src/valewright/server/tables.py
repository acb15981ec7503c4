"""Live tables: each is one task that owns one game, and all who want something of it queue up.

A change is stored before anyone is told of it. Bots think in other processes; what they come up
with queues up like everything else, and is dropped when the table has moved on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import Any, Final, Literal, NamedTuple, TypeVar

from pydantic_core import to_json

from valewright.bots import bots_for, usual_bot
from valewright.games import game, read_record
from valewright.kernel.components import fingerprint
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption, GameError, IllegalMove
from valewright.kernel.record import mark, saved_text
from valewright.server import games
from valewright.server.games import SeatSnapshot
from valewright.server.history import History, result
from valewright.server.messages import (
    BoxInfo,
    Fork,
    HandOver,
    NewSeat,
    NewTable,
    Presence,
    SeatInfo,
    TableInfo,
)
from valewright.server.refusals import Forbidden, NotFound, Refusal
from valewright.server.resuming import played_again, resumed
from valewright.server.settings import ServerSettings
from valewright.server.store import (
    OVER,
    PLAYING,
    REPLAY,
    Kept,
    SeatRow,
    Status,
    Store,
    TableRow,
    TableSettings,
    changed,
    digest,
)
from valewright.server.thinking import BotWorkers

T = TypeVar("T")

REST: Final = 5.0  # seconds before a bot tries again to have its move kept
BACKLOG: Final = 200  # messages that a slow listener may be behind

logger = logging.getLogger(__name__)


class _PutAway(Exception):
    """The table went to rest before the request came in."""


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id of a table: whoever has it may watch."""
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    return secrets.randbelow(2**48)


@lru_cache(maxsize=64)
def box_info(game: str, cards: str) -> BoxInfo:
    """What everyone at a table is told of its card file."""
    found = games.served(game)
    try:
        return BoxInfo(name=found.box_name(cards), differs=len(found.box(cards)))
    except GameError:  # of a table that an earlier version began
        return BoxInfo(name="", differs=0)


def table_info(row: TableRow, token: bytes | None) -> TableInfo:
    """A table as the holder of a token may know it."""
    cards = row.options.get("cards")
    mine = row.seats_of(token)
    host = token == row.host
    return TableInfo(
        id=row.id,
        game=games.served(row.game).name,
        options={name: value for name, value in row.options.items() if name != "cards"},
        box=box_info(row.game, cards) if isinstance(cards, str) else None,
        status=row.status,
        seq=row.seq,
        to_act=row.to_act if row.status == PLAYING else None,
        created=row.created,
        changed=row.changed,
        seats=[
            SeatInfo(
                seat=i,
                name=seat.name,
                kind="open" if seat.open else "person" if seat.token else "bot",
                bot=seat.bot,
                resigned=seat.resigned,
                mine=i in mine,
            )
            for i, seat in enumerate(row.seats)
        ],
        host=host,
        invite=row.invite if mine or host else None,
        rematch=row.rematch,
        hints=row.settings.hints,
        seed=None if row.status == PLAYING else row.seed,
    )


class Listener:
    """One socket at a table. Its messages wait in a queue; None says that it fell far behind."""

    def __init__(self, token: bytes | None, seats: list[int]) -> None:
        self.token = token
        self.seats = seats
        self.shown = seats[0] if seats else None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG + 1)

    def tell(self, text: str) -> None:
        if self.outbox.qsize() < BACKLOG:
            self.outbox.put_nowait(text)
        elif self.outbox.qsize() == BACKLOG:
            self.outbox.put_nowait(None)

    def look(self, to_act: int) -> int | None:
        """Whose view to send: of seats that share a screen, the one that is to act."""
        if to_act in self.seats:
            self.shown = to_act
        return self.shown


class Table:
    """A live table; everything below :meth:`do` runs in its task alone."""

    def __init__(
        self, row: TableRow, history: History, store: Store, thinkers: BotWorkers, pause: float
    ) -> None:
        self.row = row
        self.history = history
        self.listeners: set[Listener] = set()
        self.closed = False
        self._store = store
        self._thinkers = thinkers
        self._pause = pause
        self._requests: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue()
        )
        self._epoch = 0  # grows whenever what bots think about is no longer so
        self._thought: asyncio.Task[None] | None = None

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done in the table's own time."""
        if self.closed:
            raise _PutAway
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._requests.put_nowait((work, future))
        return await future

    async def run(self, idle: float) -> None:
        """The table's task: until nobody has wanted anything for a while."""
        try:
            while True:
                self._consider()
                try:
                    work, future = await asyncio.wait_for(self._requests.get(), idle)
                except TimeoutError:
                    if self.listeners or self._thought is not None or not self._requests.empty():
                        continue
                    return
                await self._serve(work, future)
        finally:
            self.closed = True
            if self._thought is not None:
                self._thought.cancel()
            while not self._requests.empty():
                _, future = self._requests.get_nowait()
                if not future.done():
                    future.set_exception(_PutAway())

    async def _serve(self, work: Callable[[], Awaitable[Any]], future: asyncio.Future[Any]) -> None:
        try:
            found = await work()
        except Exception as error:
            if not future.done():
                future.set_exception(error)
            elif not isinstance(error, GameError):
                logger.exception("table %s", self.row.id)
        except BaseException:
            future.cancel()
            raise
        else:
            if not future.done():
                future.set_result(found)

    # Listening

    async def listen(self, token: bytes | None) -> Listener:
        """A new listener, its snapshot waiting; an unknown token is refused."""
        seats = self.row.seats_of(token)
        if token is not None and not seats and token != self.row.host:
            raise Forbidden("unknown-token")
        listener = Listener(token, seats)
        self.listeners.add(listener)
        listener.tell(self._told("snapshot", listener, 0, {}))
        self._tell_presence(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """A listener is gone."""
        self.listeners.discard(listener)
        self._tell_presence(listener)

    def here(self) -> list[int]:
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def _tell_presence(self, about: Listener) -> None:
        if about.seats:
            text = Presence(here=self.here()).model_dump_json()
            for listener in self.listeners - {about}:
                listener.tell(text)

    def _announce(self, log_from: int) -> None:
        shown: dict[int | None, SeatSnapshot] = {}
        for listener in self.listeners:
            listener.seats = self.row.seats_of(listener.token)
            listener.tell(self._told("update", listener, log_from, shown))

    def _told(
        self,
        kind: Literal["snapshot", "update"],
        listener: Listener,
        log_from: int,
        shown: dict[int | None, SeatSnapshot],
    ) -> str:
        """A :class:`Told` as text. What seats are shown is worked out once for all listeners.

        It goes out as it is made, unchecked, for speed; the tests hold it against its model.
        """
        seat = listener.look(self.history.state.to_act)
        if seat not in shown:
            shown[seat] = self._shown(seat)
        found = shown[seat]
        return to_json(
            {
                "type": kind,
                "seq": self.row.seq,
                "at": self.history.moves,
                "table": table_info(self.row, listener.token),
                "here": self.here(),
                "seats": listener.seats,
                "undo": self._undo_point(listener.seats) is not None,
                "view": found.view,
                "decision": found.decision,
                "moves": found.moves,
                "log_from": log_from,
                "log": self.history.log[log_from:],
                "result": self.result(),
            }
        ).decode()

    def _shown(self, seat: int | None) -> SeatSnapshot:
        """The table as a seat sees it; it may act where no bot does so for it."""
        acting = (
            seat is not None and self.row.status == PLAYING and self.row.seats[seat].bot is None
        )
        return self.history.game.shown(self.history.state, seat, acting)

    def result(self) -> dict[str, Any] | None:
        resigned = [i for i, seat in enumerate(self.row.seats) if seat.resigned]
        ended = self.row.status == OVER or self.history.state.over
        return result(self.history.state, resigned, ended)

    # Playing

    async def play(self, token: bytes | None, move: int, at: int) -> None:
        """A person's move."""
        self._running()
        state = self.history.state
        seat = state.to_act
        if seat not in self._own(token):
            raise Forbidden("not-your-turn")
        if self.row.seats[seat].bot is not None:
            raise Refusal("bot-plays")
        if at != self.history.moves:
            raise Refusal("moved-on")
        await self._played(move)

    async def _played(self, move: int) -> None:
        before = self.history.moves
        words = self.history.play(move)
        status: Status = OVER if self.history.state.over else PLAYING
        state = self.history.state
        row = changed(
            self.row,
            status=status,
            to_act=state.to_act,
            mark=mark(state),
            rules=self.history.record.game.rules_version,
        )
        try:
            await self._store.move(row, before, words, self.history.saved())
        except Exception:
            self.history = await self.history.before(before)
            raise
        self.row = row
        self._announce(self.history.log_before(before))

    def _undo_point(self, seats: Sequence[int]) -> int | None:
        points = []
        for seat in seats:
            with suppress(GameError):
                points.append(self._undo_of(seat))
        return max(points, default=None)

    def _undo_of(self, seat: int) -> int:
        self._running()
        if self.row.seats[seat].bot is not None or self.row.seats[seat].resigned:
            raise Refusal("bot-plays")
        people = [found for found in self.row.seats if found.token is not None or found.open]
        return self.history.undo_point(seat, freely=len(people) == 1)

    async def undo(self, token: bytes | None) -> None:
        """Take a decision back: within the turn, further only when all others are bots."""
        seats = self._own(token)
        keep = self._undo_point(seats)
        if keep is None:
            keep = self._undo_of(seats[0])  # says why not
        log_from = self.history.log_before(keep)
        history = await self.history.before(keep)
        row = changed(self.row, to_act=history.state.to_act, mark=mark(history.state))
        await self._store.cut(row, keep, history.saved())
        self.row = row
        self.history = history
        self._forget()
        self._announce(log_from)

    async def position(self, token: bytes | None) -> tuple[State, int, int]:
        """What a player may have a hint for: the game, the seat that decides, and after how many
        moves."""
        self._running()
        if not self.row.settings.hints:
            raise Forbidden("no-hints")
        state = self.history.state
        if state.to_act not in self._own(token) or self.row.seats[state.to_act].bot is not None:
            raise Forbidden("not-your-turn")
        return state.clone(), state.to_act, self.history.moves

    # Seats

    async def join(self, invite: str, name: str | None, seat: int | None) -> tuple[str, int]:
        """Give an open seat, or a bot's, to someone invited; the token is told once."""
        if not secrets.compare_digest(invite.encode(), self.row.invite.encode()):
            raise Forbidden("wrong-invitation")
        self._running()
        seats = self.row.seats
        free = [i for i, found in enumerate(seats) if found.open]
        if seat is None and not free:
            raise Refusal("no-free-seat")
        chosen = free[0] if seat is None else seat
        if chosen >= len(seats):
            raise Refusal("no-seat", n=chosen + 1)
        if seats[chosen].token is not None or seats[chosen].resigned:
            raise Refusal("seat-taken")
        token = new_token()
        sitting = SeatRow(name or f"Player {chosen + 1}", digest(token))
        await self._reseat(chosen, sitting)
        return token, chosen

    async def hand_over(self, token: bytes | None, message: HandOver) -> None:
        """Let a bot play a seat."""
        self._running()
        found = self._seat(message.seat)
        if token != self.row.host and message.seat not in self._own(token):
            raise Forbidden("not-your-seat")
        bot = chosen_bot(self.row.game, message.bot)
        await self._reseat(message.seat, replace(found, bot=bot))

    async def take_back(self, token: bytes | None, seat: int) -> None:
        """Play one's own seat again."""
        self._running()
        found = self._seat(seat)
        if seat not in self._own(token):
            raise Forbidden("not-your-seat")
        if found.resigned:
            raise Refusal("resigned")
        await self._reseat(seat, replace(found, bot=None))

    async def resign(self, token: bytes | None, seat: int) -> None:
        """Give a seat up: a bot plays on for it, or the table ends if too few are left."""
        self._running()
        found = self._seat(seat)
        if seat not in self._own(token):
            raise Forbidden("not-your-seat")
        if found.resigned:
            raise Refusal("resigned")
        given = replace(found, resigned=True, bot=found.bot or usual_bot(self.row.game))
        left = [s for i, s in enumerate(self.row.seats) if i != seat and not s.resigned]
        people = [s for s in left if s.token is not None or s.open]
        await self._reseat(seat, given, OVER if len(left) < 2 or not people else PLAYING)

    async def _reseat(self, seat: int, sitting: SeatRow, status: Status = PLAYING) -> None:
        seats = (*self.row.seats[:seat], sitting, *self.row.seats[seat + 1 :])
        row = changed(self.row, seats=seats, status=status)
        await self._store.update(row)
        self.row = row
        self._forget()
        self._announce(len(self.history.log))

    async def rematch(self, token: bytes | None) -> str:
        """The table that follows this one, for the same seats and tokens.

        It is played by the rules and with the components of today, whatever this one was.
        """
        if token != self.row.host:
            self._own(token)
        if self.row.rematch is not None:
            return self.row.rematch
        if self.row.status != OVER:
            raise Refusal("rematch-too-early")
        seats = tuple(
            SeatRow(seat.name, seat.token, None if seat.token else seat.bot)
            for seat in self.row.seats
        )
        rules = self.history.record.game
        components = rules.components(self.row.options)
        new = TableRow(
            new_id(),
            self.row.game,
            self.row.options,
            new_seed(),
            self.row.host,
            new_token(),
            seats,
            settings=self.row.settings,
            rules=rules.rules_version,
            data=fingerprint(components),
        )
        row = changed(self.row, rematch=new.id)
        await self._store.rematch(row, new, components)
        self.row = row
        self._announce(len(self.history.log))
        return new.id

    def _own(self, token: bytes | None) -> list[int]:
        seats = self.row.seats_of(token)
        if not seats:
            raise Forbidden("spectator")
        return seats

    def _seat(self, seat: int) -> SeatRow:
        if seat >= len(self.row.seats):
            raise Refusal("no-seat", n=seat + 1)
        return self.row.seats[seat]

    def _running(self) -> None:
        if self.row.status != PLAYING:
            raise Refusal("game-over")

    # Bots

    def _forget(self) -> None:
        """What a bot thinks about now is no longer so."""
        self._epoch += 1
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    def _consider(self) -> None:
        """Set the bot that is to act thinking, unless it is already."""
        seat = self.history.state.to_act
        if self.row.status != PLAYING or self._thought is not None:
            return
        name = self.row.seats[seat].bot
        if name is not None:
            self._thought = asyncio.create_task(self._think(seat, name, self._epoch))

    async def _think(self, seat: int, name: str, epoch: int) -> None:
        """What a bot does until another seat is asked: thought of at once, played one by one."""
        state = self.history.state.clone()
        try:
            moves = await self._thinkers.turn(name, state, seat)
            if not moves or moves[0] not in state.legal_moves():
                raise IllegalMove(f"{moves!r} does not begin with a legal move")
        except Exception:
            logger.exception(
                "table %s: the bot %s failed; playing a random move", self.row.id, name
            )
            moves = [secrets.choice(state.legal_moves())]
        with suppress(_PutAway):
            for left, move in zip(range(len(moves) - 1, -1, -1), moves, strict=True):
                if not await self.do(partial(self._bot_played, seat, move, left, epoch)):
                    return
                if left and self.listeners:
                    await asyncio.sleep(self._pause)

    async def _bot_played(self, seat: int, move: int, left: int, epoch: int) -> bool:
        """Play a move that a bot thought of; whether the rest of what it thought of still holds."""
        state = self.history.state
        if epoch != self._epoch or self.row.status != PLAYING:
            return False
        if state.to_act != seat or move not in state.legal_moves():
            self._thought = None
            return False
        try:
            await self._played(move)
        except GameError:
            logger.exception("table %s: the move of a bot was not kept", self.row.id)
            self._thought = asyncio.create_task(self._rest(epoch))
            return False
        if left == 0 or self.history.state.over:
            self._thought = None
        return left > 0

    async def _rest(self, epoch: int) -> None:
        """Wait before a bot tries again: the disk is full, say."""
        await asyncio.sleep(REST)

        async def over() -> None:
            if epoch == self._epoch:
                self._thought = None

        with suppress(_PutAway):
            await self.do(over)


@cache
def offered_bots(game: str) -> list[str]:
    """The bots that play a game here; looked up once, for it takes a while."""
    return bots_for(game)


def _with_bot(game: str, seat: NewSeat) -> NewSeat:
    """A seat with the bot that plays it, if one does."""
    if seat.kind != "bot":
        return seat
    return seat.model_copy(update={"bot": chosen_bot(game, seat.bot)})


def chosen_bot(game: str, name: str | None) -> str:
    """A bot that plays a game, or the usual one; budgets are refused: people set none here."""
    if name is None:
        return usual_bot(game)
    known = offered_bots(game)
    if name not in known:
        raise BadOption(f"there is no bot {name!r}; known bots: {', '.join(known)}")
    return name


class Tables:
    """All tables of a server: those in play are live, the others rest in the store."""

    def __init__(
        self, store: Store, thinkers: BotWorkers, settings: ServerSettings | None = None
    ) -> None:
        self._store = store
        self._settings = settings or ServerSettings()
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinkers = thinkers

    async def close(self) -> None:
        """Stop all tables; nothing is lost, for all is stored."""
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def live(self) -> int:
        """How many tables are live."""
        return len(self._live)

    async def create(self, wanted: NewTable) -> tuple[str, TableRow]:
        """A new table and the token of whoever made it."""
        history = self.begun(wanted)
        history.settle()
        seats = [_with_bot(wanted.game, seat) for seat in wanted.seats]
        return await self._made(history, seats, TableSettings(hints=wanted.hints))

    def begun(self, wanted: NewTable) -> History:
        """The game of a table as it would be made, or an error that says what is wrong."""
        seed = new_seed() if wanted.seed is None else wanted.seed
        if "players" in wanted.options:
            raise BadOption("players: the number of seats says it already")
        for seat in wanted.seats:
            _with_bot(wanted.game, seat)
        options: dict[str, object] = {**wanted.options, "players": len(wanted.seats)}
        return History(wanted.game, game(wanted.game).drawn(options, seed), seed)

    async def fork(self, table_id: str, wanted: Fork) -> tuple[str, TableRow]:
        """A new table that goes on from a finished one, as it was after some of its moves."""
        kept = await self.finished(table_id)
        row, moves = kept.row, kept.moves
        if wanted.at > len(moves):
            raise Refusal("no-move", n=wanted.at, of=len(moves))
        if wanted.seat >= len(row.seats):
            raise Refusal("no-seat", n=wanted.seat + 1)
        bot = chosen_bot(row.game, wanted.bot)
        history = await (await played_again(kept)).before(wanted.at)
        history.settle()
        if history.state.over:
            raise Refusal("over-at-that-move")
        seats = [NewSeat(kind="bot", bot=bot)] * len(row.seats)
        seats[wanted.seat] = NewSeat(kind="me", name=wanted.name)
        return await self._made(history, seats)

    async def _made(
        self,
        history: History,
        seats: Sequence[NewSeat],
        settings: TableSettings | None = None,
    ) -> tuple[str, TableRow]:
        """A table for a game, and the token of whoever made it."""
        record = history.record
        token = new_token()
        row = TableRow(
            new_id(),
            record.game.name,
            record.options,
            record.seed,
            digest(token),
            new_token(),
            _seated(seats, digest(token)),
            to_act=history.state.to_act,
            settings=settings or TableSettings(),
            rules=record.game.rules_version,
            data=fingerprint(record.components),
            mark=mark(history.state),
        )
        await self._store.add(row, record.words, record.components, history.saved(), record.origin)
        self._begin(row, history)
        return token, row

    async def add_record(self, text: str) -> tuple[str, TableRow]:
        """A record to look at, as a table that is not played on."""
        read = await self._thinkers.run(_read, text)
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
        )
        await self._store.add(row, read.words, read.components, read.saved, read.origin)
        return token, row

    async def row(self, table_id: str) -> TableRow:
        """A table as it is kept."""
        if table_id in self._live:
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

    async def finished(self, table_id: str) -> Kept:
        """A table that may be shown whole."""
        row = await self.row(table_id)
        if row.status == PLAYING:
            raise Forbidden("not-finished")
        return await self.kept(table_id)

    async def do(self, table_id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Have something done at a table, which is woken if it rests."""
        while True:
            table = await self.open(table_id)
            with suppress(_PutAway):
                return await table.do(partial(work, table))
            await asyncio.sleep(0)

    async def hint(self, table_id: str, token: bytes | None) -> tuple[int, dict[str, Any]]:
        """Advice for the decision at hand, and after how many moves it was asked for."""
        state, seat, at = await self.do(table_id, lambda table: table.position(token))
        return at, await self._thinkers.advice(state, seat)

    def leave(self, table_id: str, listener: Listener) -> None:
        """A listener is gone; a table that rests has nobody to tell."""
        table = self._live.get(table_id)
        if table is not None:
            table.leave(listener)

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
        kept = await self.kept(table_id)
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
        return self._begin(row, history)

    def _begin(self, row: TableRow, history: History) -> Table:
        table = Table(row, history, self._store, self._thinkers, self._settings.pause)
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


class _Uploaded(NamedTuple):
    """What is kept of a record."""

    game: str
    options: dict[str, object]
    seed: int
    words: list[str]
    names: list[str]
    resigned: list[int]
    components: str
    origin: str
    mark: str
    saved: str


def _read(text: str) -> _Uploaded:
    """All of a record. It may be long, so a worker reads it."""
    record = read_record(text)
    names = record.names or [f"Player {i + 1}" for i in range(record.state.players)]
    return _Uploaded(
        record.game.name,
        record.options,
        record.seed,
        record.words,
        names,
        record.resigned,
        record.components,
        record.origin,
        mark(record.state),
        saved_text(record.game, record.state),
    )


def _seated(seats: Sequence[NewSeat], token: bytes) -> tuple[SeatRow, ...]:
    """The seats of a new table, each with a name of its own."""
    found: list[SeatRow] = []
    bots: dict[str, int] = {}
    for i, seat in enumerate(seats):
        if seat.bot is not None and seat.kind == "bot":
            bots[seat.bot] = bots.get(seat.bot, 0) + 1
            number = f" {bots[seat.bot]}" if bots[seat.bot] > 1 else ""
            found.append(SeatRow(seat.name or seat.bot.capitalize() + number, bot=seat.bot))
        else:
            mine = token if seat.kind == "me" else None
            found.append(SeatRow(seat.name or f"Player {i + 1}", mine))
    return tuple(found)
