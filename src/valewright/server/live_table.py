"""A live table is one task that owns one game, and all who want something of it queue up.

A change is stored before anyone is told of it. Bots think in other processes; what they come up
with queues up like everything else, and is dropped when the table has moved on meanwhile.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, Literal, TypeVar

from pydantic_core import to_json

from valewright.bots import usual_bot
from valewright.kernel.components import fingerprint
from valewright.kernel.contract import State
from valewright.kernel.errors import GameError, IllegalMove
from valewright.kernel.record import Record, mark
from valewright.server.games import SeatSnapshot
from valewright.server.history import MOST_MOVES, History, result
from valewright.server.keyrings import Opening
from valewright.server.listeners import Listener, table_data
from valewright.server.messages import HandOver, Join, Phrase, Reaction
from valewright.server.names import told_apart
from valewright.server.onlookers import Onlookers
from valewright.server.own_time import OwnTime, PutAway
from valewright.server.peers import Peers
from valewright.server.reading import components_of_today
from valewright.server.refusals import Forbidden, Refusal
from valewright.server.scheduling import Asker, TookTooMuch, WorkerLost
from valewright.server.seating import chosen_bot, rematch_of
from valewright.server.store import (
    ANEW,
    OVER,
    PLAYING,
    Change,
    SeatRow,
    Stale,
    Status,
    Store,
    StoreError,
    TableRow,
    Webhook,
    changed,
    digest,
)
from valewright.server.thinking import BotWorkers
from valewright.server.timing import asked, is_overdue, reseated
from valewright.server.tokens import new_token

T = TypeVar("T")

REST: Final = 5.0  # seconds before a bot tries again to think, or to have its move kept
LONGEST_REST: Final = 300.0
MOST_HANGS: Final = 3  # of one bot at one decision, before a move is played without it

logger = logging.getLogger(__name__)


def turn_seed(seed: int, salt: str, at: int) -> int:
    """What a bot draws its choices from in a turn of a challenge that begins after some moves."""
    text = f"bot {seed} {salt} {at}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


class Table(OwnTime):
    """A live table; everything that changes it runs in its task alone."""

    def __init__(
        self,
        row: TableRow,
        history: History,
        store: Store,
        thinkers: BotWorkers,
        pause: float,
        peers: Peers,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__()
        self.row = row
        self.history = history
        self.onlookers = Onlookers(row.id, len(row.seats), peers)
        self._store = store
        self._thinkers = thinkers
        self._pause = pause
        self._peers = peers
        self._now = now
        self._epoch = 0  # grows whenever what bots think about is no longer so
        self._thought: asyncio.Task[None] | None = None
        self._behind = False  # whether it is thought about behind what others wait for
        self._failures = 0  # of workers, since a bot has last decided

    @property
    def called(self) -> str:
        """What the log calls it."""
        return f"table {self.row.id}"

    @property
    def awake(self) -> bool:
        """Whether somebody listens, or a bot thinks."""
        return bool(self.onlookers.listeners) or self._thought is not None

    async def run(self, idle: float) -> None:
        """The table's task: until nobody has wanted anything for a while."""
        try:
            await super().run(idle)
        finally:
            if self._thought is not None:
                self._thought.cancel()
            self.onlookers.stop()

    async def tried(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something; what failed because another worker has changed the table is done again."""
        while True:
            try:
                return await work()
            except GameError as error:
                lost = isinstance(error, StoreError) and not isinstance(error, Stale)
                if lost or not await self._peers.renewed(self):
                    raise
                if self.closed:
                    raise PutAway from error

    # Following what other workers do

    async def follow(self, change: Change) -> None:
        """Take over a change that another worker has written."""
        row, keep = change.row, change.keep
        if row.seq <= self.row.seq:
            return
        if row.seq != self.row.seq + 1 or keep == ANEW:
            await self._peers.renewed(self)
            return
        await self._take_over(row, self.history.moves if keep is None else keep, change.words)

    async def catch_up(self) -> None:
        """Take over all that other workers have written."""
        kept = await self._store.kept(self.row.id)
        mine = self.history.record.words
        if kept is None or kept.row.base != self.row.base:
            self.put_away()
            return
        same = zip(mine, kept.moves, strict=False)
        keep = next((i for i, (a, b) in enumerate(same) if a != b), min(len(mine), len(kept.moves)))
        await self._take_over(kept.row, keep, kept.moves[keep:])

    async def _take_over(self, row: TableRow, keep: int, words: Sequence[str]) -> None:
        """The table as it is, its first moves as they were and others after them."""
        log_from = self.history.log_before(keep)
        self._forget()
        try:
            if keep < self.history.moves:
                self.history = await self.history.before(keep)
            for played in words:
                self.history.step(played)
            if row.mark and mark(self.history.state) != row.mark:
                raise IllegalMove("the moves lead to another state here")
        except GameError as error:  # of another version, say; it is read anew
            logger.warning("table %s is not followed: %s", row.id, error)
            self.put_away()
            return
        self.row = row
        self._announce(log_from)

    def put_away(self) -> None:
        """End the table here; who listens connects anew, to this worker or another."""
        self.onlookers.drop()
        self.end()

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to act, here or elsewhere."""
        seat = self.history.state.to_act
        return self.row.status == PLAYING and self.row.seats[seat].bot is not None

    # Listening

    async def listen(
        self, given: Sequence[Opening] = (), claimed: bool = False, address: str = ""
    ) -> Listener:
        """A new listener, its snapshot waiting; where it has ``claimed`` a seat, it must have one.

        ``given`` is what it may open, here or elsewhere.
        """
        await self._peers.renewed(self)
        if self.closed:
            raise PutAway
        known = [
            (found.key, token)
            for found in given
            for token in found.tokens
            if (self.row.seats_of(token) or token == self.row.host)
            and not self._peers.is_shut_out(found.key)
        ]
        if claimed and not known:
            raise Forbidden("unknown-token")
        if self.row.settings.challenge and not known:
            raise Forbidden("challenge-private")
        seated = [pair for pair in known if self.row.seats_of(pair[1])]
        key, token = next(iter(seated or known), (None, None))
        listener = Listener(token, self.row.seats_of(token), address, key)
        self.onlookers.listeners.add(listener)
        listener.tell(self._told("snapshot", listener, 0, {}))
        self._came_or_went(listener)
        if self._behind and self._asker()[1]:
            self._forget()  # somebody waits for it now
        return listener

    def leave(self, listener: Listener) -> None:
        """A listener is gone."""
        self.onlookers.listeners.discard(listener)
        self.onlookers.saw(listener.seats)
        self._came_or_went(listener)
        if self.bots_alone and not self.onlookers.any:
            self._forget()

    def _came_or_went(self, listener: Listener) -> None:
        self._peers.present(self)
        self.onlookers.came_or_went(listener)

    @property
    def bots_alone(self) -> bool:
        """Whether no seat waits for a person: such a table plays only while somebody watches."""
        return all(seat.bot is not None for seat in self.row.seats)

    def look(self, listener: Listener, hidden: bool) -> None:
        """A page says whether it is in the background."""
        if listener.hidden != hidden:
            listener.hidden = hidden
            self._peers.present(self)

    def guests(self) -> list[int]:
        """The seats of guests who have not played yet: the host may take these back."""
        return [
            i
            for i, seat in enumerate(self.row.seats)
            if self.row.status == PLAYING
            and seat.token not in (None, self.row.host)
            and not seat.resigned
            and self.row.base == 0  # what was played before that is not known any more
            and not self.history.has_decided(i)
        ]

    async def remark(self, token: bytes | None, seat: int, remark: Phrase | Reaction) -> None:
        """Someone at the table says something to all who are connected."""
        if seat not in self._own(token):
            raise Forbidden("not-your-seat")
        self.onlookers.tell_remark(seat, remark)
        self._peers.remarked(self.row.id, seat, remark)

    async def past(self, listener: Listener, at: int) -> tuple[Record, list[str], int | None]:
        """For looking back: the game, its moves so far, and whose eyes this listener has."""
        if at > self.history.moves:
            raise Refusal("no-move", n=at, of=self.history.moves)
        record = self.history.record
        return record, list(record.words), listener.look(self.history.state.to_act)

    def _announce(self, log_from: int) -> None:
        shown: dict[int | None, SeatSnapshot] = {}
        texts: dict[object, str] = {}  # those who may know the same are told the same
        for listener in self.onlookers.listeners:
            listener.seats = self.row.seats_of(listener.token)
        for listener in self.onlookers.listeners:
            known = (listener.token if listener.seats else None, listener.token == self.row.host)
            alike = (*known, listener.look(self.history.state.to_act))
            if alike not in texts:
                texts[alike] = self._told("update", listener, log_from, shown)
            listener.tell(texts[alike])
        self._peers.present(self)

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
                "table": table_data(self.row, listener.token),
                "here": self.onlookers.here(),
                "watchers": self.onlookers.watchers(),
                "seats": listener.seats,
                "undo": self._undo_point(listener.seats) is not None,
                "guests": self.guests() if listener.token == self.row.host else [],
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
        if at >= MOST_MOVES:
            raise Refusal("too-many-moves", n=at, most=MOST_MOVES)
        await self._played(move)

    async def _played(self, move: int) -> None:
        before = self.history.moves
        try:
            words = self.history.play(move)
        except Exception as error:
            if isinstance(error, GameError) and self.history.moves == before:
                raise
            logger.exception("table %s: the rules failed; it is read anew", self.row.id)
            self.put_away()  # nobody knows what is left of the game here
            raise IllegalMove("the game cannot go on from there") from error
        status: Status = OVER if self.history.state.over else PLAYING
        state = self.history.state
        row = changed(
            self.row,
            status=status,
            to_act=state.to_act,
            mark=mark(state),
            rules=self.history.record.game.rules_version,
        )
        row = asked(row, self._now(), tell=row.to_act != self.row.to_act)
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
        freely = len(people) == 1 and not self.row.settings.strict
        return self.history.undo_point(seat, freely)

    async def undo(self, token: bytes | None) -> None:
        """Take a decision back: within the turn, further only when all others are bots."""
        seats = self._own(token)
        keep = self._undo_point(seats)
        if keep is None:
            keep = self._undo_of(seats[0])  # says why not
        log_from = self.history.log_before(keep)
        history = await self.history.before(keep)
        looked = self.row.settings.looked_ahead or self.history.revealed_since(keep)
        row = changed(
            self.row,
            to_act=history.state.to_act,
            mark=mark(history.state),
            settings=replace(self.row.settings, looked_ahead=looked),
        )
        row = asked(row, self._now(), tell=False)
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

    async def join(
        self, wanted: Join, tokens: Sequence[bytes] = (), anyone: bool = False
    ) -> tuple[str, int]:
        """Give an open seat, or a bot's, to someone invited; the token is told once.

        Who holds one of ``tokens``, and by it a seat of this table, gets no second one. Where
        ``anyone`` may join tables that are listed, an open seat needs no invitation.
        """
        if self.row.settings.challenge:
            raise Forbidden("challenge-private")
        name, seat = wanted.name, wanted.seat
        invited = wanted.invite is not None
        if wanted.invite is None:
            if not anyone or self.row.settings.listing is None:
                raise Forbidden("wrong-invitation")
        elif not secrets.compare_digest(wanted.invite.encode(), self.row.invite.encode()):
            raise Forbidden("wrong-invitation")
        self._running()
        if any(self.row.seats_of(token) for token in tokens):
            raise Refusal("already-seated")
        seats = self.row.seats
        free = [i for i, found in enumerate(seats) if found.open]
        if seat is None and not free:
            raise Refusal("no-free-seat")
        chosen = free[0] if seat is None else seat
        if chosen >= len(seats):
            raise Refusal("no-seat", n=chosen + 1)
        taken = seats[chosen].token is not None or seats[chosen].resigned
        if taken or (not invited and not seats[chosen].open):
            raise Refusal("seat-taken")
        token = new_token()
        others = [found.name for i, found in enumerate(seats) if i != chosen]
        shown = told_apart(name or f"Player {chosen + 1}", others)
        await self._reseat(chosen, SeatRow(shown, digest(token)))
        self.onlookers.saw([chosen])
        return token, chosen

    async def hand_over(self, token: bytes | None, message: HandOver) -> None:
        """Let a bot play a seat: one's own; as the host, also one that nobody is there for."""
        self._running()
        found = self.seat(message.seat)
        if message.seat not in self.row.seats_of(token):
            if token != self.row.host:
                self._own(token)
                raise Forbidden("not-your-seat")
            if found.token is not None and self.onlookers.present(message.seat):
                raise Forbidden("seat-present", name=found.name)
        if self.row.settings.strict:
            raise Forbidden("challenge-strict")
        bot = chosen_bot(self.row.game, message.bot)
        await self._reseat(message.seat, replace(found, bot=bot))

    async def take_back(self, token: bytes | None, seat: int) -> None:
        """Play one's own seat again."""
        await self._reseat(seat, replace(self._played_by(token, seat), bot=None))

    async def resign(self, token: bytes | None, seat: int) -> None:
        """Give a seat up: a bot plays on for it, or the table ends if too few are left."""
        found = self._played_by(token, seat)
        given = replace(found, resigned=True, bot=found.bot or usual_bot(self.row.game))
        left = [s for i, s in enumerate(self.row.seats) if i != seat and not s.resigned]
        people = [s for s in left if s.token is not None or s.open]
        await self._reseat(seat, given, OVER if len(left) < 2 or not people else PLAYING)

    def _played_by(self, token: bytes | None, seat: int) -> SeatRow:
        """A person's own seat that is still in the game."""
        self._running()
        found = self.seat(seat)
        if seat not in self._own(token):
            raise Forbidden("not-your-seat")
        if found.resigned:
            raise Refusal("resigned")
        return found

    async def _reseat(
        self, seat: int, sitting: SeatRow, status: Status = PLAYING, stand_in: int | None = None
    ) -> None:
        seats = (*self.row.seats[:seat], sitting, *self.row.seats[seat + 1 :])
        settings = self.row.settings
        if seat in (settings.stand_in, stand_in):
            settings = replace(settings, stand_in=stand_in)
        row = changed(self.row, seats=seats, status=status, settings=settings)
        await self.change(reseated(row, seat, self._now()))

    async def change(self, row: TableRow) -> None:
        """Keep the next change of the table, which is no move, and tell of it."""
        await self._store.update(row)
        self.row = row
        self._forget()
        self._announce(len(self.history.log))

    # What happens by itself, and what the host sets

    async def run_out(self) -> None:
        """The time of the person who is to act is over, unless they are just looking at it."""
        row, now = self.row, self._now()
        if not is_overdue(row, now) or row.to_act is None or row.to_act in self.onlookers.looking():
            return
        if row.settings.overdue == "reminder":
            await self.change(replace(row, seq=row.seq + 1, due=None, notify=now))
        else:
            bot = replace(row.seats[row.to_act], bot=usual_bot(row.game))
            await self._reseat(row.to_act, bot, stand_in=row.to_act)

    async def give_back(self) -> None:
        """A bot stands in until another seat is to act: then its person plays again."""
        seat = self.row.settings.stand_in
        if seat is not None and seat != self.row.to_act and self.row.status == PLAYING:
            await self._reseat(seat, replace(self.row.seats[seat], bot=None))

    async def set_webhook(self, token: bytes | None, webhook: Webhook | None) -> None:
        """Where the table tells whose turn it is; its host decides."""
        self.check_host(token)
        settings = replace(self.row.settings, webhook=webhook)
        await self.change(changed(self.row, settings=settings))

    def check_host(self, token: bytes | None) -> None:
        """Refuse all but the one who made the table."""
        if token != self.row.host:
            raise Forbidden("not-host")

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
        rules = self.history.record.game
        components = await self._components_of_today()
        new = rematch_of(self.row, rules.rules_version, fingerprint(components))
        row = changed(self.row, rematch=new.id)
        await self._store.rematch(row, new, components)
        self.row = row
        self._announce(len(self.history.log))
        return new.id

    async def _components_of_today(self) -> str:
        """What a new game with the same options is played with; a card file is read by a worker."""
        name, options = self.row.game, self.row.options
        if options.get("cards") is None:
            return components_of_today(name, options)
        return await self._thinkers.read(self._asker()[0], components_of_today, name, options)

    def _own(self, token: bytes | None) -> list[int]:
        seats = self.row.seats_of(token)
        if not seats:
            raise Forbidden("spectator")
        return seats

    def seat(self, seat: int) -> SeatRow:
        """Who sits in a seat."""
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

    def go_on(self) -> None:
        """Set the bot that is to act thinking, unless it is already."""
        seat = self.history.state.to_act
        if self.row.status != PLAYING or self._thought is not None:
            return
        if self.history.moves >= MOST_MOVES:
            return
        if self.bots_alone and not self.onlookers.any:
            return
        if self.closed or not self._peers.drives(self.row.id):
            return
        name = self.row.seats[seat].bot
        if name is not None:
            self._thought = asyncio.create_task(self._think(seat, name, self._epoch))

    async def _think(self, seat: int, name: str, epoch: int) -> None:
        """What a bot does until another seat is asked: thought of at once, played one by one."""
        state = self.history.state.clone()
        asker, front = self._asker()
        self._behind = not front
        try:
            moves = await self._turn(name, state, seat, asker, front)
            if not moves or moves[0] not in state.legal_moves():
                raise IllegalMove(f"{moves!r} does not begin with a legal move")
        except (WorkerLost, TookTooMuch) as error:
            self._failures += 1
            if isinstance(error, WorkerLost) or self._failures < MOST_HANGS:
                logger.warning("table %s: the bot %s did not decide: %s", self.row.id, name, error)
                await self._rest(epoch, min(LONGEST_REST, REST * 2 ** (self._failures - 1)))
                return
            logger.warning("table %s: the bot %s hangs; playing a random move", self.row.id, name)
            moves = [secrets.choice(state.legal_moves())]
        except Exception:
            logger.exception(
                "table %s: the bot %s failed; playing a random move", self.row.id, name
            )
            moves = [secrets.choice(state.legal_moves())]
        self._failures = 0
        with suppress(PutAway):
            for left, move in zip(range(len(moves) - 1, -1, -1), moves, strict=True):
                if not await self.do(partial(self._bot_played, seat, move, left, epoch)):
                    return
                if left and self.onlookers.listeners:
                    await asyncio.sleep(self._pause)

    async def _turn(
        self, name: str, state: State, seat: int, asker: Asker, front: bool
    ) -> list[int]:
        """What a bot comes up with; in a challenge, the same whenever the moves are the same."""
        if not self.row.settings.challenge:
            return await self._thinkers.turn(name, state, seat, asker, front)
        record = self.history.record
        begun = len(record.moves)
        while begun and record.seats[begun - 1] == seat:
            begun -= 1
        done = record.moves[begun:]
        before = (await self.history.before(begun)).state if done else state
        seed = turn_seed(self.row.seed, self.row.settings.salt, begun)
        return await self._thinkers.steady_turn(name, before, seat, done, seed, asker, front)

    def _asker(self) -> tuple[Asker, bool]:
        """For whom bots think here, and whether it is for someone who waits to play on."""
        seated = [one for one in self.onlookers.listeners if one.seats]
        waiting = [one for one in seated if any(self.row.seats[i].bot is None for i in one.seats)]
        for found in (waiting, seated, list(self.onlookers.listeners)):
            if found:
                return Asker(found[0].address, self.row.id), bool(waiting)
        return Asker("", self.row.id), False

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
        except Stale:
            raise
        except GameError:
            logger.exception("table %s: the move of a bot was not kept", self.row.id)
            self._thought = asyncio.create_task(self._rest(epoch, REST))
            return False
        if left == 0 or self.history.state.over:
            self._thought = None
            self.post(self.give_back)
        return left > 0

    async def _rest(self, epoch: int, seconds: float) -> None:
        """Wait before a bot tries again: the disk is full, say."""
        await asyncio.sleep(seconds)

        async def over() -> None:
            if epoch == self._epoch:
                self._thought = None

        with suppress(PutAway):
            await self.do(over)
