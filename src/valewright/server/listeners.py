"""Those who watch a table, and what they are told of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from valewright.kernel.deal import commitment
from valewright.kernel.errors import GameError
from valewright.server import games
from valewright.server.messages import BoxInfo, TableInfo
from valewright.server.store import PLAYING, TableRow

BACKLOG: Final = 200  # messages that a slow listener may be behind
MOST_BYTES: Final = 400_000  # that may wait for one listener, beside a message of any length


def box_info(row: TableRow) -> BoxInfo | None:
    """What everyone at a table is told of its card file."""
    cards = row.options.get("cards")
    if not isinstance(cards, str):
        return None
    if row.settings.box is not None:
        return BoxInfo(name=row.settings.box[0], differs=row.settings.box[1])
    return _box_info(row.game, cards)  # of a table that an earlier version began


@lru_cache(maxsize=64)
def _box_info(game: str, cards: str) -> BoxInfo:
    found = games.served(game)
    try:
        return BoxInfo(name=found.box_name(cards), differs=len(found.box(cards)))
    except GameError:
        return BoxInfo(name="", differs=0)


def _deal(row: TableRow, told: bool) -> dict[str, Any]:
    """What is told of the deal; all of it where the seed is ``told``, too."""
    settings = row.settings
    return {
        "commitment": _commitment(row.seed, settings.salt) if settings.salt else None,
        "salt": settings.salt or None if told else None,
        "known": settings.known_seed,
        "looked_ahead": settings.looked_ahead,
    }


_commitment = lru_cache(maxsize=4096)(commitment)


def _listing(row: TableRow) -> dict[str, Any] | None:
    listing = row.settings.listing
    return None if listing is None else {"title": listing[0], "language": listing[1]}


def _webhook(row: TableRow) -> dict[str, Any] | None:
    """What those who play are told of the place that is told of their turns."""
    found = row.settings.webhook
    if found is None:
        return None
    return {"kind": found.kind, "where": urlsplit(found.url).hostname or ""}


def _seat(row: TableRow, seat: int, mine: Sequence[int]) -> dict[str, Any]:
    found = row.seats[seat]
    return {
        "seat": seat,
        "name": found.name,
        "kind": "open" if found.open else "person" if found.token else "bot",
        "bot": found.bot,
        "resigned": found.resigned,
        "mine": seat in mine,
    }


def table_info(row: TableRow, token: bytes | None) -> TableInfo:
    """A table as the holder of a token may know it."""
    return TableInfo.model_validate(table_data(row, token))


def table_data(row: TableRow, token: bytes | None) -> dict[str, Any]:
    """A :class:`TableInfo` as plain data."""
    mine = row.seats_of(token)
    host = token == row.host
    told = row.status != PLAYING and (host or not row.settings.challenge)
    settings = row.settings
    return {
        "id": row.id,
        "game": games.served(row.game).name,
        "options": {name: value for name, value in row.options.items() if name != "cards"},
        "box": box_info(row),
        "status": row.status,
        "seq": row.seq,
        "to_act": row.to_act if row.status == PLAYING else None,
        "created": row.created,
        "changed": row.changed,
        "seats": [_seat(row, i, mine) for i in range(len(row.seats))],
        "host": host,
        "invite": row.invite if mine or host else None,
        "rematch": row.rematch,
        "listing": _listing(row),
        "hints": settings.hints,
        "challenge": settings.challenge or None,
        "practice": settings.practice,
        "deal": _deal(row, told),
        "lesson": settings.lesson or None,
        "days": settings.days,
        "overdue": settings.overdue,
        "due": row.due if row.status == PLAYING else None,
        "webhook": _webhook(row) if mine or host else None,
        "seed": str(row.seed) if told else None,
    }


class Listener:
    """One socket at a table. Its messages wait here, so many and so many bytes at most."""

    def __init__(
        self, token: bytes | None, seats: list[int], address: str = "", key: bytes | None = None
    ) -> None:
        self.token = token
        self.key = key  # what opened its seats: the token itself, or a device's
        self.seats = seats
        self.shown = seats[0] if seats else None
        self.address = address
        self.hidden = False  # its page is in the background
        self.behind = False  # it has missed something and must begin anew
        self.shut = False  # what opened its seats is revoked
        self.fell_behind: Callable[[], object] = bool
        self._outbox: deque[str] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()

    def tell(self, text: str) -> None:
        """Let a message wait. Who lets too much wait is told nothing more."""
        if self.behind:
            return
        fits = not self._outbox or self._bytes + len(text) <= MOST_BYTES
        if len(self._outbox) < BACKLOG and fits:
            self._outbox.append(text)
            self._bytes += len(text)
        else:
            self.drop()
        self._filled.set()

    @property
    def waiting(self) -> int:
        """How many bytes wait to be sent."""
        return self._bytes

    async def next(self) -> str | None:
        """The message to send next, once there is one; None for who has fallen behind."""
        while not self._outbox and not self.behind:
            self._filled.clear()
            await self._filled.wait()
        if self.behind:
            return None
        text = self._outbox.popleft()
        self._bytes -= len(text)
        return text

    def drop(self) -> None:
        """End the socket; it may connect again, and has a snapshot then."""
        self.behind = True
        self._outbox.clear()
        self._filled.set()
        self.fell_behind()

    def shut_out(self) -> None:
        """End the socket for good."""
        self.shut = True
        self.drop()

    def look(self, to_act: int) -> int | None:
        """Whose view to send: of seats that share a screen, the one that is to act.

        Whoever has lost their seats sees what everyone does.
        """
        if to_act in self.seats:
            self.shown = to_act
        elif self.shown not in self.seats:
            self.shown = self.seats[0] if self.seats else None
        return self.shown
