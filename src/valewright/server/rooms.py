"""Shared replays: a leader shows a finished game, everyone follows, points, writes and tries moves.

A room lives in the memory of the worker that made it and is kept nowhere. Members who are connected
to another worker are heard and told through Redis: that worker passes on what they say, and what
they are told. A room ends when it has been empty or silent for a while.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any, Final

from pydantic_core import to_json

from valewright.kernel.errors import GameError
from valewright.kernel.record import saved_text
from valewright.server import room_messages as rm
from valewright.server.enduring import survived
from valewright.server.history import History, result
from valewright.server.limits import Limits
from valewright.server.listeners import Listener
from valewright.server.messages import Done, Ping, Pong, Refused
from valewright.server.names import told_apart
from valewright.server.peers import Peers
from valewright.server.refusals import Forbidden, NotFound, Refusal
from valewright.server.replays import Film
from valewright.server.sockets import refusal, understood
from valewright.server.store import TableRow
from valewright.server.tables import Tables
from valewright.server.tokens import new_id

MOST_ROOMS: Final = 200  # of one worker
MOST_OF_ONE: Final = 20  # of them that one address may have made
MOST_MEMBERS: Final = 20
MOST_ARROWS: Final = 40
MOST_COMMENTS: Final = 100
MOST_TRIED: Final = 200
EMPTY: Final = 600.0  # seconds after which a room that everyone has left ends
IDLE: Final = 7200.0  # seconds of silence after which any room ends
SILENT: Final = 90.0  # seconds after which a member at another worker counts as gone
SWEEP: Final = 15.0  # seconds between two looks at all of that
ANSWER: Final = 3.0  # seconds that the worker of a room may take to let someone in

logger = logging.getLogger(__name__)


@dataclass
class Member:
    """Someone in a room; ``tell`` reaches them, here or at another worker."""

    n: int
    name: str
    tell: Callable[[str], None]
    drop: Callable[[], object] | None  # ends their socket; those at other workers have none here
    heard: float
    address: str = ""


@dataclass
class _Trial:
    """Moves that are tried out from a moment of a game on.

    Those that left no choice at first are the first ``moves``; what was told until that moment are
    the first ``lines``, which nobody is told again.
    """

    history: History
    moves: int
    lines: int
    points: list[int] = field(default_factory=list)  # how many moves there were before each

    @staticmethod
    def begin(film: Film, at: int) -> _Trial:
        """Go on from a game after some of its moves, without playing those again."""
        record = film.history.record
        origin = saved_text(record.game, film.state(at))
        history = History(record.game.name, record.options, record.seed, record.components, origin)
        lines = len(history.log)
        history.settle()
        if history.state.over:
            raise Refusal("over-at-that-move")
        return _Trial(history, history.moves, lines)

    @cached_property
    def text(self) -> str:
        """A :class:`~valewright.server.room_messages.Trial` as text, made once for each move."""
        history, state = self.history, self.history.state
        shown = history.game.shown(state, None if state.over else state.to_act, acting=True)
        return to_json(
            {
                "words": history.record.words[self.moves :],
                "view": shown.view,
                "decision": shown.decision,
                "moves": shown.moves,
                "log": history.log[self.lines :],
                "result": result(state, (), state.over),
            }
        ).decode()


class Room:
    """One shared replay; what its members say is done one after the other."""

    def __init__(
        self,
        row: TableRow,
        moves: int,
        film: Callable[[str], Awaitable[Film]],
        may_comment: bool,
        now: Callable[[], float],
        address: str = "",
        pay: Callable[[str, int], object] = lambda *_: None,
    ) -> None:
        """``film`` gives the whole game to an address; ``pay`` counts moves that are played again
        for one. Both may refuse."""
        self.id = new_id()
        self.address = address  # of whoever made it
        self._pay = pay
        self._film = film  # read when it is needed: a game may be long, and rooms are many
        self.moves = moves
        self.members: dict[str, Member] = {}
        self.heard = now()
        self._row = row
        self._may_comment = may_comment
        self._now = now
        self._last = 0
        self._leader = 0
        self._at = 0
        self._seat: int | None = None
        self._arrows: list[dict[str, Any]] = []
        self._comments: list[dict[str, Any]] = []
        self._written = 0
        self._trial: _Trial | None = None
        self._turn = asyncio.Lock()

    def enter(
        self,
        key: str,
        name: str,
        tell: Callable[[str], None],
        drop: Callable[[], object] | None = None,
        address: str = "",
    ) -> None:
        """Someone comes; the first, and whoever finds nobody there, leads."""
        if len(self.members) >= MOST_MEMBERS:
            raise Refusal("shared-replay-full")
        self._last += 1
        self.heard = self._now()
        if not self.members:
            self._leader = self._last
        name = name and told_apart(name, [one.name for one in self.members.values()])
        self.members[key] = Member(self._last, name, tell, drop, self.heard, address)
        self._tell_all()
        tell(self._comments_text())

    def leave(self, key: str) -> None:
        """Someone goes; if they led, whoever has been there longest does now."""
        gone = self.members.pop(key, None)
        if gone is None:
            return
        self.heard = self._now()
        if gone.n == self._leader and self.members:
            self._leader = min(member.n for member in self.members.values())
        self._tell_all()

    async def hear(self, key: str, message: rm.RoomClientMessage) -> None:
        """Do what a member asks, and tell everyone."""
        member = self.members.get(key)
        if member is None:
            return
        member.heard = self._now()
        if isinstance(message, Ping):
            member.tell(Pong(ref=message.ref).model_dump_json())
            return
        self.heard = member.heard
        try:
            async with self._turn:
                await self._do(member, message)
        except GameError as error:
            code = "forbidden" if isinstance(error, Forbidden) else "refused"
            member.tell(refusal(code, error, message.ref).model_dump_json())
            return
        if message.ref is not None:
            member.tell(Done(ref=message.ref).model_dump_json())

    async def _do(self, member: Member, message: rm.RoomClientMessage) -> None:
        match message:
            case rm.Point():
                self._point(member, message)
            case rm.Comment():
                self._comment(member, message)
            case rm.Uncomment():
                self._uncomment(member, message.comment)
            case _:
                if member.n != self._leader:
                    raise Forbidden("not-leader")
                await self._lead(member, message)
        if isinstance(message, rm.Comment | rm.Uncomment):
            text = self._comments_text()
            for one in self.members.values():
                one.tell(text)
        else:
            self._tell_all()

    async def _lead(self, member: Member, message: rm.RoomClientMessage) -> None:
        """What only the leader may ask."""
        match message:
            case rm.Show():
                self.show(message.at, message.seat)
            case rm.Clear():
                self._arrows = []
            case rm.HandLead():
                if message.to not in {one.n for one in self.members.values()}:
                    raise Refusal("no-member")
                self._leader = message.to
            case rm.TryOut():
                await self._try(member, message.move)
            case rm.Retract():
                if self._trial is not None and self._trial.points:
                    *points, last = self._trial.points
                    self._pay(member.address, last)
                    history = await self._trial.history.before(last)
                    trial = replace(self._trial, history=history, points=points)
                    self._trial, self._arrows = trial, []
            case rm.EndTrial():
                self._trial, self._arrows = None, []
            case _:
                raise Refusal("sit-first")

    async def _try(self, member: Member, move: int | None) -> None:
        trial = self._trial
        if trial is None:
            trial = _Trial.begin(await self._film(member.address), self._at)
        if move is not None:
            if len(trial.points) >= MOST_TRIED:
                raise Refusal("too-much")
            before = trial.history.moves
            trial.history.play(move)
            trial = replace(trial, points=[*trial.points, before])
        self._trial, self._arrows = trial, []

    def _point(self, member: Member, message: rm.Point) -> None:
        wanted = (message.start, message.end)
        others = [one for one in self._arrows if (one["start"], one["end"]) != wanted]
        if len(others) < len(self._arrows):
            self._arrows = others
        elif len(others) >= MOST_ARROWS:
            raise Refusal("too-much")
        else:
            arrow = {"by": member.n, "start": message.start, "end": message.end}
            self._arrows = [*others, arrow]

    def _comment(self, member: Member, message: rm.Comment) -> None:
        if not self._may_comment:
            raise Forbidden("no-comments")
        self._check_moment(message.at)
        if len(self._comments) >= MOST_COMMENTS:
            raise Refusal("too-much")
        self._written += 1
        written = {"id": self._written, "at": message.at, "by": member.n, "name": member.name}
        self._comments.append({**written, "text": message.text})

    def _uncomment(self, member: Member, comment: int) -> None:
        for found in self._comments:
            if found["id"] == comment:
                if member.n not in (found["by"], self._leader):
                    raise Forbidden("not-leader")
                self._comments.remove(found)
                return

    def show(self, at: int, seat: int | None) -> None:
        """Let everyone see a moment, through the eyes of a seat or what was public."""
        self._check_moment(at)
        if seat is not None and seat >= len(self._row.seats):
            raise Refusal("no-seat", n=seat + 1)
        self._at, self._seat, self._arrows, self._trial = at, seat, [], None

    def _check_moment(self, at: int) -> None:
        if at > self.moves:
            raise Refusal("no-move", n=at, of=self.moves)

    def _comments_text(self) -> str:
        return to_json({"type": "comments", "comments": self._comments}).decode()

    def _tell_all(self) -> None:
        """A :class:`~valewright.server.room_messages.RoomState` to each, as text.

        It goes out unchecked, for speed; the tests hold it against its model.
        """
        told = {
            "type": "room",
            "table": self._row.id,
            "leader": self._leader,
            "members": [{"n": one.n, "name": one.name} for one in self.members.values()],
            "at": self._at,
            "seat": self._seat,
            "arrows": self._arrows,
            "may_comment": self._may_comment,
        }
        trial = "null" if self._trial is None else self._trial.text
        rest = f'{to_json(told).decode()[1:-1]},"trial":{trial}}}'
        for one in self.members.values():
            one.tell(f'{{"you":{one.n},{rest}')


class Entered:
    """One socket in a room, here or at another worker."""

    def __init__(self, room_id: str, key: str, listener: Listener) -> None:
        self.room_id = room_id
        self.key = key
        self.listener = listener
        self.let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Rooms:
    """The rooms of this worker, and the sockets here that are in rooms of others."""

    def __init__(
        self,
        tables: Tables,
        peers: Peers,
        may_comment: bool = True,
        now: Callable[[], float] = time.monotonic,
        limits: Limits | None = None,
    ) -> None:
        self._limits = limits
        self._tables = tables
        self._peers = peers
        self._may_comment = may_comment
        self._now = now
        self._rooms: dict[str, Room] = {}
        self._elsewhere: dict[str, dict[str, Entered]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def create(
        self, table_id: str, address: str = "", wanted: rm.RoomWanted | None = None
    ) -> str:
        """A room for a game that is over; its id lets people in.

        Of rooms that nobody is in, the oldest gives way where there are too many: in all, or of
        those made at one address.
        """
        if (await self._tables.row(table_id)).settings.challenge:
            raise Forbidden("challenge-private")  # not all who enter may have finished it
        kept = await self._tables.finished(table_id)

        async def film(whose: str) -> Film:
            found = await self._tables.finished(table_id)
            if not self._tables.films.has(table_id):
                pay(whose, len(found.moves))
            return await self._tables.films.of(found)

        def pay(whose: str, moves: int) -> None:
            if self._limits is not None:
                self._limits.spend("replayed", whose, cost=moves)

        room = Room(kept.row, len(kept.moves), film, self._may_comment, self._now, address, pay)
        if wanted is not None:
            room.show(wanted.at, wanted.seat)
        self._make_room(address)
        self._rooms[room.id] = room
        await self._peers.hear_room(room.id, partial(self._heard, room))
        return room.id

    def _make_room(self, address: str) -> None:
        for whose, most in ((address, MOST_OF_ONE), (None, MOST_ROOMS)):
            rooms = [room for room in self._rooms.values() if whose in (None, room.address)]
            if len(rooms) < most:
                continue
            empty = [room for room in rooms if not room.members]
            if not empty:
                raise Refusal("busy")
            self._end(min(empty, key=lambda room: room.heard))

    async def enter(self, room_id: str, name: str, listener: Listener) -> Entered:
        """Let someone in, or say why not."""
        entered = Entered(room_id, secrets.token_hex(8), listener)
        room = self._rooms.get(room_id)
        if room is not None:
            room.enter(entered.key, name, listener.tell, listener.drop, listener.address)
            return entered
        here = self._elsewhere.setdefault(room_id, {})
        here[entered.key] = entered
        try:
            if not await self._peers.hear_room(room_id, partial(self._told, room_id)):
                raise NotFound("no-shared-replay")
            asks = {"enter": entered.key, "name": name, "address": listener.address}
            self._peers.say_in_room(room_id, asks)
            async with asyncio.timeout(ANSWER):
                await entered.let_in
        except TimeoutError:
            self.leave(entered)
            raise NotFound("no-shared-replay") from None
        except GameError:
            self.leave(entered)
            raise
        return entered

    async def hear(self, entered: Entered, message: rm.RoomClientMessage, text: str) -> None:
        """Have something done in a room."""
        room = self._rooms.get(entered.room_id)
        if room is not None:
            await room.hear(entered.key, message)
        elif entered.key in self._elsewhere.get(entered.room_id, {}):
            self._peers.say_in_room(entered.room_id, {"by": entered.key, "says": text})
        else:
            entered.listener.drop()

    def leave(self, entered: Entered) -> None:
        """A socket is gone."""
        room = self._rooms.get(entered.room_id)
        if room is not None:
            room.leave(entered.key)
        here = self._elsewhere.get(entered.room_id)
        if here is not None and here.pop(entered.key, None) is not None:
            self._peers.say_in_room(entered.room_id, {"leave": entered.key})
            if not here:
                del self._elsewhere[entered.room_id]
                self._peers.leave_room(entered.room_id)

    # Through Redis

    def _heard(self, room: Room, message: dict[str, Any]) -> None:
        """At the worker of a room: what members at other workers do."""
        if "enter" in message:
            key = str(message["enter"])
            tell = partial(self._tell_elsewhere, room.id, key)
            try:
                address = str(message.get("address", ""))
                room.enter(key, str(message["name"]), tell, address=address)
            except Refusal:
                self._peers.say_in_room(room.id, {"full": key})
        elif "leave" in message:
            room.leave(str(message["leave"]))
        elif "says" in message:
            said = understood(str(message["says"]), rm.ROOM_CLIENT)
            if not isinstance(said, Refused):
                task = asyncio.create_task(room.hear(str(message["by"]), said))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _tell_elsewhere(self, room_id: str, key: str, text: str) -> None:
        self._peers.say_in_room(room_id, {"to": key, "text": text})

    def _told(self, room_id: str, message: dict[str, Any]) -> None:
        """At another worker: what its members are told."""
        here = self._elsewhere.get(room_id, {})
        entered = here.get(str(message.get("to") or message.get("full")))
        if "gone" in message:
            for one in list(here.values()):
                one.listener.drop()
        elif entered is not None and "full" in message:
            if not entered.let_in.done():
                entered.let_in.set_exception(Refusal("shared-replay-full"))
        elif entered is not None:
            entered.listener.tell(str(message["text"]))
            if not entered.let_in.done():
                entered.let_in.set_result(None)

    # Ends

    def sweep(self) -> None:
        """End rooms that nobody uses, and let go of members at workers that are gone."""
        now = self._now()
        for room in list(self._rooms.values()):
            for key, member in list(room.members.items()):
                if member.drop is None and now - member.heard > SILENT:
                    room.leave(key)
            if now - room.heard > (IDLE if room.members else EMPTY):
                self._end(room)

    def _end(self, room: Room) -> None:
        del self._rooms[room.id]
        self._peers.say_in_room(room.id, {"gone": True})
        self._peers.leave_room(room.id)
        for member in room.members.values():
            if member.drop is not None:
                member.drop()

    async def run(self) -> None:
        """Look after the rooms until the server stops."""
        while True:
            await asyncio.sleep(SWEEP)
            with survived(logger, "shared replays"):
                self.sweep()
