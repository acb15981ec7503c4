"""Where tables are kept: what is kept of them, and what any place to keep them can do.

:class:`~valewright.server.store.sqlite.SqliteStore` is one file for one process and needs no
set-up. Whatever implements :class:`Store` passes ``tests/server/test_store.py``.

A method that changes something returns when the change is safe. A change of a table is written only
on top of the change before it, by its number ``seq``; otherwise nothing is, and :class:`Stale` says
so. Whoever holds an old copy of a table can therefore never overwrite a newer one.
"""

from __future__ import annotations

import hashlib
import json
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

from valewright.kernel.components import fingerprint, unsqueezed
from valewright.kernel.errors import BadData, GameError

logger = logging.getLogger(__name__)

FAST: Final = 1  # how hard states are squeezed, which are written with every move

T = TypeVar("T")
# Statements with their values, one after the other; each is answered with its rows.
Script = Generator[tuple[str, Sequence[Any]], list[Sequence[Any]], T]

Status = Literal["playing", "over", "replay"]
PLAYING: Final = "playing"
OVER: Final = "over"
REPLAY: Final = "replay"  # an imported record: looked at, not played on


class StoreError(GameError):
    """The database cannot be used; the message says why and what to do."""


class Stale(StoreError):
    """Someone else has changed the table since it was read."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"table {table_id} has been changed elsewhere; try again")


def digest(token: str) -> bytes:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).digest()


@dataclass(frozen=True)
class SeatRow:
    """Who sits in one seat: a token's holder, a bot, both (the bot stands in), or nobody yet."""

    name: str
    token: bytes | None = None
    bot: str | None = None
    resigned: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.token is None and self.bot is None


Overdue = Literal["bot", "reminder"]
WebhookKind = Literal["json", "discord", "slack", "ntfy"]


@dataclass(frozen=True)
class Webhook:
    """Where a table's host has the table tell whose turn it is: in which form and language, and the
    site that links lead to."""

    kind: WebhookKind
    url: str
    site: str
    language: str


@dataclass(frozen=True)
class TableSettings:
    """What is kept of a table beside the options of its game; a new setting is a line here."""

    hints: bool = True
    salt: str = ""  # of the commitment to the seed
    known_seed: bool = False  # someone chose the seed, or has it from a game that is over
    lesson: str = ""  # what it was made for, where it began with a position to learn from
    looked_ahead: bool = False  # someone has seen what was hidden and taken their moves back
    box: tuple[str, int] | None = None  # what its card file is called, how many values it changes
    listing: tuple[str, str] | None = None  # where anyone may join: its title, and its language
    days: int = 0  # that a person has for each decision; 0 is no limit
    overdue: Overdue = "bot"  # what happens then
    stand_in: int | None = None  # the seat for which a bot plays until another is to act
    webhook: Webhook | None = None
    challenge: str = ""  # that it is a try of; see valewright.server.contests
    practice: bool = False  # a try that does not count

    @property
    def strict(self) -> bool:
        """Whether its result counts, so that nobody may be helped."""
        return bool(self.challenge) and not self.practice

    @staticmethod
    def read(text: str) -> TableSettings:
        """Settings from JSON; what this version does not know is left out."""
        known = {setting.name for setting in fields(TableSettings)}
        found = json.loads(text).items()
        values = {name: value for name, value in found if name in known}
        box, listing = values.pop("box", None), values.pop("listing", None)
        webhook = values.pop("webhook", None)
        return TableSettings(
            **values,
            box=None if box is None else (str(box[0]), int(box[1])),
            listing=None if listing is None else (str(listing[0]), str(listing[1])),
            webhook=None if webhook is None else Webhook(**webhook),
        )


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept, without its moves.

    ``rules`` is the version of the rules that played its last move: 0 where nobody wrote it down,
    -1 where its moves did not fit when they were looked at first. ``data`` is the fingerprint of
    its component data, ``mark`` that of its state. Its first ``base`` moves are not played again:
    it goes on from the state after them.
    """

    id: str
    game: str
    options: dict[str, object]
    seed: int
    host: bytes
    invite: str
    seats: tuple[SeatRow, ...]
    status: Status = PLAYING
    seq: int = 0
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    rematch: str | None = None
    to_act: int | None = None  # the seat that is to act; nobody knows before the first change
    rules: int = 0
    data: str = ""
    mark: str = ""
    base: int = 0
    settings: TableSettings = field(default_factory=TableSettings)
    due: float | None = None  # when the time of the person who is to act is over
    notify: float | None = None  # when to tell them, wherever they are, that it is their turn

    def seats_of(self, token: bytes | None) -> list[int]:
        """The seats that a token opens."""
        if token is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.token == token]


@dataclass(frozen=True)
class Kept:
    """All that is kept of a table.

    ``components`` is all its component data, or None with the reason in ``damage``; ``origin`` the
    stored state that it goes on from, ``saved`` its last one, '' where there is none.
    """

    row: TableRow
    moves: list[str]
    components: str | None = ""
    damage: str = ""
    origin: str = ""
    saved: str = ""


class Change(NamedTuple):
    """A change that was written: the table now, and its moves, the first ``keep`` of before and
    then ``words``. Where ``keep`` is None they are as they were; where it is ANEW, read again."""

    row: TableRow
    keep: int | None
    words: Sequence[str]


ANEW: Final = -1


class Subscription(NamedTuple):
    """A browser that is told by its push service when it is the turn of a token's holder."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


class Overview(NamedTuple):
    """A table, and the room that it takes."""

    id: str
    game: str
    status: Status
    created: float
    changed: float
    moves: int
    bytes: int


class Store(ABC):
    """A place to keep tables."""

    @abstractmethod
    async def stop(self) -> None:
        """Finish what waits, and let go of the place."""

    @abstractmethod
    async def fetched(self, query: str, *given: Any) -> list[Any]:
        """The rows of one statement; it names its values $1, $2 and so on."""

    # Reading

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None:
        """A table by its id."""

    @abstractmethod
    async def kept(self, table_id: str) -> Kept | None:
        """A table with all that it takes to play it again."""

    @abstractmethod
    async def tables_of(self, tokens: Sequence[bytes]) -> list[TableRow]:
        """The tables that the tokens belong to, the one last changed first.

        A table that cannot be read is left out: it takes no other with it.
        """

    async def overview(self) -> list[Overview]:
        """What takes the room: every table, the one last changed first."""
        return [Overview(*found) for found in await self.fetched(OVERVIEW)]

    @abstractmethod
    async def waiting_for_bots(self) -> list[str]:
        """The tables of people at which a bot is to act."""

    async def unused(self, status: Status, since: float) -> list[str]:
        """The tables of a status that have not changed since a time, the oldest first."""
        query = "SELECT id FROM tables WHERE status = $1 AND changed < $2 ORDER BY changed"
        return [found[0] for found in await self.fetched(query, status, since)]

    @abstractmethod
    async def listed(self, since: float, before: float, most: int) -> list[TableRow]:
        """Tables that anyone may join and that have a free seat, the newest first: those made
        before a time and changed since another."""

    async def overdue(self, now: float) -> list[str]:
        """The tables at which the time of the person who is to act is over, the oldest first."""
        query = "SELECT id FROM tables WHERE due <= $1 AND status = 'playing' ORDER BY due"
        return [found[0] for found in await self.fetched(query, now)]

    @abstractmethod
    async def to_notify(self, since: float, now: float, all_: bool) -> list[tuple[str, float]]:
        """The tables whose player is to be told that it is their turn, and since when: those that
        this worker owns, or all there are, which takes longer; the oldest first, and so many at
        most as one worker tells at one time."""

    async def subscriptions(self, token: bytes) -> list[Subscription]:
        """The browsers that are told of a token's turns, the newest first."""
        names = ", ".join(Subscription._fields)
        query = f"SELECT {names} FROM subscriptions WHERE token = $1 ORDER BY since DESC"
        return [Subscription(*found) for found in await self.fetched(query, token)]

    @abstractmethod
    async def size(self) -> int:
        """How many bytes are in use."""

    # Writing

    @abstractmethod
    async def add(
        self,
        row: TableRow,
        moves: Sequence[str] = (),
        components: str = "",
        saved: str = "",
        origin: str = "",
    ) -> None:
        """A new table, with its component data, its state and the one it goes on from."""

    @abstractmethod
    async def move(self, row: TableRow, start: int, words: Sequence[str], saved: str = "") -> None:
        """The moves from number ``start`` on, and the table and its state as they are with them."""

    @abstractmethod
    async def cut(self, row: TableRow, keep: int, saved: str = "") -> None:
        """Forget all moves but the first ``keep``."""

    @abstractmethod
    async def bind(self, row: TableRow, components: str, saved: str) -> None:
        """Note what a table depends on, where nobody had; this is no change of the table."""

    @abstractmethod
    async def rebase(self, row: TableRow, saved: str) -> None:
        """Let a table go on from a state, whatever its moves would lead to; they are kept."""

    @abstractmethod
    async def update(self, row: TableRow) -> None:
        """Seats, status and rematch of a table."""

    async def set_notify(self, table_id: str, before: float, after: float | None) -> bool:
        """Note when to tell a player of their turn, unless that has changed; this is no change of
        the table. Of several workers that do so, one alone succeeds."""
        query = "UPDATE tables SET notify = $3 WHERE id = $1 AND notify = $2 RETURNING id"
        return len(await self.fetched(query, table_id, before, after)) == 1

    @abstractmethod
    async def subscribe(self, tokens: Sequence[bytes], subscription: Subscription) -> int:
        """Have a browser told of the turns of all tokens that open a seat; how many do. The
        browsers that a token had before go on until there are too many."""

    async def unsubscribe(self, endpoint: str) -> int:
        """Tell a browser nothing more; of how many tokens it was told."""
        query = "DELETE FROM subscriptions WHERE endpoint = $1 RETURNING token"
        return len(await self.fetched(query, endpoint))

    async def keep_secret(self, name: str, fresh: str) -> str:
        """A secret of the server by its name; the first one that any worker brings is kept."""
        query = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self.fetched(query, name, fresh)
        found = await self.fetched("SELECT value FROM secrets WHERE name = $1", name)
        return str(found[0][0])

    @abstractmethod
    async def delete(self, tables: Sequence[str]) -> int:
        """Forget tables, and component data that no other is played with; how many there were."""

    @abstractmethod
    async def together(self, script: Callable[[], Script[T]]) -> T:
        """Run statements as one transaction: all of them or, where it fails, none.

        They name their values $1, $2 and so on. A script may be begun anew where a connection
        broke, after it had been done, too.
        """

    async def backup(self, path: Path) -> None:  # noqa: ARG002
        """Write all there is to a file, while others go on writing."""
        raise StoreError("this database is backed up with its own tools, such as pg_dump")

    @abstractmethod
    async def rematch(self, row: TableRow, new: TableRow, components: str = "") -> None:
        """A table and the one that follows it, both or neither."""


# The same in every database

OVERVIEW: Final = """
    SELECT t.id, t.game, t.status, t.created, t.changed,
        (SELECT count(*) FROM moves m WHERE m.table_id = t.id) AS moves,
        length(t.options) + 400
        + (SELECT coalesce(sum(length(m.words) + 30), 0) FROM moves m WHERE m.table_id = t.id)
        + (
            SELECT coalesce(sum(coalesce(length(s.saved), 0) + coalesce(length(s.origin), 0)), 0)
            FROM states s WHERE s.table_id = t.id
        ) AS bytes
    FROM tables t ORDER BY t.changed DESC
"""
WAITING_FOR_BOTS: Final = """
    SELECT t.id FROM tables t WHERE t.status = 'playing' AND EXISTS (
        SELECT 1 FROM seats s
        WHERE s.table_id = t.id AND s.bot IS NOT NULL AND (t.to_act IS NULL OR s.seat = t.to_act)
    ) AND EXISTS (
        SELECT 1 FROM seats p
        WHERE p.table_id = t.id AND p.bot IS NULL AND p.token IS NOT NULL
    ) ORDER BY t.changed DESC
"""
LISTING: Final = """settings LIKE '%"listing": [%'"""  # as JSON is written here, never in a string
LISTED: Final = f"""
    SELECT t.id FROM tables t
    WHERE {LISTING} AND t.status = 'playing' AND t.changed > $1 AND t.created < $2 AND EXISTS (
        SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.bot IS NULL AND s.token IS NULL
    ) ORDER BY t.created DESC LIMIT $3
"""
# What opens the seats of one person: see valewright.server.keyrings
KEYRINGS: Final = """
    CREATE TABLE devices (
        id TEXT PRIMARY KEY,
        secret {bytes} NOT NULL UNIQUE,
        keyring TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        created {number} NOT NULL,
        seen {number} NOT NULL
    );
    CREATE TABLE held (
        token {bytes} PRIMARY KEY,
        keyring TEXT NOT NULL,
        device TEXT NOT NULL,
        added {number} NOT NULL
    );
    CREATE TABLE tickets (
        ticket {bytes} PRIMARY KEY,
        keyring TEXT NOT NULL,
        device TEXT NOT NULL,
        expires {number} NOT NULL
    );
    CREATE TABLE revoked (token {bytes} PRIMARY KEY, at {number} NOT NULL);
    CREATE INDEX devices_by_keyring ON devices (keyring);
    CREATE INDEX held_by_keyring ON held (keyring, added);
    CREATE INDEX held_by_device ON held (device);
    CREATE INDEX revoked_by_time ON revoked (at);
    CREATE INDEX tables_listed ON tables (created) WHERE settings LIKE '%"listing": [%'
"""
# Deals that many play, each at a table of their own: see valewright.server.contests
CHALLENGES: Final = """
    CREATE TABLE challenges (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        day TEXT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        bots TEXT NOT NULL,
        box TEXT NOT NULL,
        rules INTEGER NOT NULL,
        data TEXT NOT NULL,
        created {number} NOT NULL
    );
    CREATE TABLE boards (
        challenge TEXT NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        seed TEXT NOT NULL,
        salt TEXT NOT NULL,
        PRIMARY KEY (challenge, number)
    );
    CREATE TABLE tries (
        table_id TEXT PRIMARY KEY,
        challenge TEXT NOT NULL,
        board INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        token {bytes} NOT NULL,
        kind TEXT NOT NULL,
        made {number} NOT NULL
    );
    CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        token {bytes},
        game TEXT NOT NULL,
        players INTEGER NOT NULL,
        against TEXT NOT NULL,
        sets TEXT NOT NULL,
        opening TEXT NOT NULL,
        score INTEGER,
        lead INTEGER,
        won {number},
        ending TEXT NOT NULL,
        finished {number} NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE TABLE purchases (
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        winners INTEGER NOT NULL,
        others INTEGER NOT NULL,
        PRIMARY KEY (game, name)
    );
    CREATE UNIQUE INDEX challenges_by_day ON challenges (game, day);
    CREATE UNIQUE INDEX tries_that_count ON tries (challenge, board, who) WHERE kind <> 'practice';
    CREATE INDEX tries_by_challenge ON tries (challenge);
    CREATE INDEX results_by_token ON results (token, finished);
    CREATE INDEX tables_over ON tables (changed) WHERE status = 'over'
"""
OF_A_TABLE: Final = ("moves", "seats", "states", "tries", "results")  # deleted with it
_NEEDED: Final = {  # by tables, beside what goes with each of them
    "components": "SELECT 1 FROM tables t WHERE t.data = components.fingerprint"
    " UNION ALL SELECT 1 FROM challenges c WHERE c.data = components.fingerprint",
    "subscriptions": "SELECT 1 FROM seats s WHERE s.token = subscriptions.token",
}
FORGET: Final = [f"DELETE FROM {name} WHERE NOT EXISTS ({by})" for name, by in _NEEDED.items()]
MOST_SUBSCRIPTIONS: Final = 8  # of one token; those made longest ago go first
MOST_NOTICES: Final = 100  # that one worker takes on at one time


def changed(row: TableRow, **values: Any) -> TableRow:
    """The row one change later."""
    return replace(row, seq=row.seq + 1, changed=time.time(), **values)


# Rows as databases hold them

COLUMNS: Final = (
    *("id", "game", "options", "seed", "host", "invite", "status", "seq", "created", "changed"),
    *("rematch", "to_act", "rules", "data", "mark", "base", "settings", "due", "notify"),
)
CHANGING: Final = (
    *("invite", "status", "seq", "changed", "rematch", "to_act", "rules", "mark", "base"),
    *("settings", "due", "notify"),
)


def column(row: TableRow, name: str) -> Any:
    """What a column holds of a table."""
    match name:
        case "options":
            return json.dumps(row.options)
        case "seed":
            return str(row.seed)
        case "settings":
            return _settings_text(row.settings)
        case _:
            return getattr(row, name)


@lru_cache(maxsize=4096)  # they stay as they are while moves are played
def _settings_text(settings: TableSettings) -> str:
    return json.dumps(asdict(settings))


def table_row(values: Sequence[Any], seats: Sequence[SeatRow]) -> TableRow:
    """A table from its columns, or an error that names it."""
    named = dict(zip(COLUMNS, values, strict=True))
    try:
        named["options"] = json.loads(named["options"])
        named["seed"] = int(named["seed"])
        named["settings"] = TableSettings.read(named["settings"])
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError) as error:
        raise StoreError(f"table {named['id']} is damaged in the database: {error}") from error
    return TableRow(seats=tuple(seats), **named)


def readable(rows: Iterable[Callable[[], TableRow | None]]) -> list[TableRow]:
    """All tables that can be read; the others are left out, and noted in the log."""
    found: list[TableRow] = []
    for read in rows:
        try:
            row = read()
        except StoreError as error:
            logger.error("%s", error)
        else:
            found.extend([] if row is None else [row])
    return found


def components_text(wanted: str, kept: bytes | None) -> tuple[str | None, str]:
    """The component data of a fingerprint, or what is wrong with what is kept of them."""
    if not wanted:
        return "", ""
    if kept is None:
        return None, f"the component data {wanted[:12]} are not in the database"
    try:
        text = unsqueezed(kept)
    except BadData as error:
        return None, f"the component data {wanted[:12]} in the database: {error}"
    if fingerprint(text) != wanted:
        return None, f"the component data {wanted[:12]} in the database have been changed"
    return text, ""


def state_text(kept: bytes | None) -> str:
    """A stored state; one that cannot be read is none."""
    try:
        return "" if kept is None else unsqueezed(kept)
    except BadData:
        return ""
