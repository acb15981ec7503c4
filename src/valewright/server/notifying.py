"""Telling players that it is their turn while no page of theirs is open.

When it is someone's turn, the time at which to tell them is kept with the table. Each worker looks
for such tables, takes on those that it sees to, and tells every browser that has subscribed and the
table's webhook. Of several workers one alone can take a notice on; if it dies before it is done,
another does so later. What cannot be delivered is tried again a few times, for as long as the turn
lasts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

from valewright import games
from valewright.kernel.errors import GameError
from valewright.server.enduring import survived
from valewright.server.outgoing import NotSent, Outgoing, site_of
from valewright.server.push import Signer, sealed
from valewright.server.refusals import Refusal
from valewright.server.settings import DAY
from valewright.server.store import Store, Subscription, TableRow, Webhook
from valewright.server.tables import Tables
from valewright.server.timing import waits_for_person
from valewright.server.turns import Full, Gate
from valewright.server.webhooks import Notice, message_to
from valewright.words import Words

EVERY: Final = 5.0  # seconds between two looks
EVERYONE: Final = 12  # looks, one of which is also for tables that no worker owns
TAKEN: Final = 900.0  # seconds after which a notice is taken on again: its worker has died
WAITS: Final = (5.0, 30.0, 120.0)  # seconds before each further try
LONGEST: Final = 180.0  # seconds that whoever is asked may have us wait
AT_ONCE: Final = 16  # requests
OF_ONE: Final = 8  # of them that go to one site
WAITING: Final = 200  # requests to one site that wait; others are tried again later
LIFE: Final = 2 * DAY  # how long a push service keeps a notice for a browser that is away
GONE: Final = (404, 410)  # what a push service says of a browser that wants no more
TITLE: Final = 80  # characters of a line in a notification

logger = logging.getLogger(__name__)


class Notifier:
    """The one of this worker who tells players of their turns."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        outgoing: Outgoing,
        signer: Signer | None,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.signer = signer
        self._store = store
        self._tables = tables
        self._outgoing = outgoing
        self._now = now
        self._sleep = sleep
        self._telling: set[asyncio.Task[None]] = set()
        self._gate = Gate(AT_ONCE, OF_ONE, WAITING)

    async def run(self) -> None:
        """Look for ever."""
        looks = 0
        while True:
            with survived(logger, "the notices of turns"):
                await self.look(all_=looks % EVERYONE == 0)
            looks += 1
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        """Stop; what was not delivered is taken on again later, here or by another worker."""
        for task in self._telling:
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)
        self._outgoing.close()

    async def look(self, all_: bool = True) -> list[asyncio.Task[None]]:
        """Take on the notices that are due, so many at most; what is done about each."""
        now = self._now()
        due = dict(await self._store.to_notify(now - DAY, now, all_))
        taken: list[asyncio.Task[None]] = []
        for table_id in await self._tables.seen_to(list(due)):
            if await self._store.set_notify(table_id, due[table_id], now + TAKEN):
                task = asyncio.create_task(self._tell(table_id, now + TAKEN))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)
                taken.append(task)
        return taken

    async def _tell(self, table_id: str, taken: float) -> None:
        try:
            row = await self._store.table(table_id)
            looking = self._tables.looking(table_id)
            if row is not None and waits_for_person(row) and row.to_act not in looking:
                await self._told(row)
            await self._store.set_notify(table_id, taken, None)
        except GameError as error:
            logger.error("table %s: %s", table_id, error)
        except Exception:
            logger.exception("table %s: nobody was told whose turn it is", table_id)

    async def _told(self, row: TableRow) -> None:
        assert row.to_act is not None
        token = row.seats[row.to_act].token
        sending: list[Callable[[], Awaitable[None]]] = []
        if row.settings.webhook is not None:
            sending.append(partial(self._to_webhook, row.settings.webhook, notice_of(row)))
        if self.signer is not None and token is not None:
            found = await self._store.subscriptions(token)
            sending.extend(partial(self._push, self.signer, row, one) for one in found)
        await asyncio.gather(*(self._insist(row, send) for send in sending))

    async def _insist(self, row: TableRow, send: Callable[[], Awaitable[None]]) -> None:
        """Send something, in several tries if need be, while it is still that seat's turn."""
        for wait in (*WAITS, None):
            try:
                await send()
            except NotSent as error:
                if wait is None or not error.again:
                    logger.warning("table %s: a notice was not delivered: %s", row.id, error)
                    return
                pause = max(wait, min(LONGEST, error.after))
            else:
                return
            await self._sleep(pause * random.uniform(1.0, 1.2))
            now = await self._store.table(row.id)
            if now is None or not waits_for_person(now) or now.mark != row.mark:
                return

    async def _to_webhook(self, webhook: Webhook, notice: Notice) -> None:
        message = message_to(webhook.kind, notice)
        await self._post(webhook.url, message.headers, message.body)

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send something when it is the turn of where it goes: one site that answers slowly, or
        never, does not hold up what goes to others."""
        try:
            async with self._gate.turn(site_of(url)):
                await self._outgoing.post(url, headers, body)
        except Full:
            raise NotSent("too much waits for this place", again=True) from None

    async def _push(self, signer: Signer, row: TableRow, to: Subscription) -> None:
        headers = {
            "TTL": str(LIFE),
            "Urgency": "normal",
            "Topic": row.id[:32],  # a newer notice of the table takes the place of an older one
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            **signer.headers(to, self._now()),
        }
        try:
            await self._post(to.endpoint, headers, sealed(pushed(row, to.language), to))
        except NotSent as error:
            if error.status not in GONE:
                raise
            await self._store.unsubscribe(to.endpoint)

    async def try_webhook(self, row: TableRow, webhook: Webhook) -> None:
        """Send a first message, or say why that cannot be done."""
        words = Words(webhook.language)
        text = words.say("notice-test", game=title_of(row, words))
        link = link_to(row.id, webhook.site)
        notice = Notice("test", row.id, row.game, None, None, text, link)
        try:
            await self._to_webhook(webhook, notice)
        except NotSent as error:
            raise Refusal("webhook-failed", why=str(error)) from error


def title_of(row: TableRow, words: Words) -> str:
    """What a game is called."""
    return words.said(f"game-{row.game}", games.game(row.game).title)


def link_to(table_id: str, site: str) -> str:
    """The address of a table on a site."""
    return f"{site}#/table/{table_id}"


def is_reminder(row: TableRow) -> bool:
    """Whether someone is told for the second time: their time is over, and no bot plays."""
    return row.settings.days > 0 and row.due is None


def notice_of(row: TableRow) -> Notice:
    """Whose turn it is, for the webhook of a table."""
    assert row.to_act is not None
    assert row.settings.webhook is not None
    webhook, who = row.settings.webhook, row.seats[row.to_act].name
    words = Words(webhook.language)
    reminder = is_reminder(row)
    message = "notice-turn-reminder" if reminder else "notice-turn"
    text = words.say(message, game=title_of(row, words), who=who)
    event: Final = "reminder" if reminder else "turn"
    link = link_to(row.id, webhook.site)
    return Notice(event, row.id, row.game, row.to_act, who, text, link)


def pushed(row: TableRow, language: str) -> bytes:
    """The same for a browser of the player: what its notification shows, and the table."""
    words = Words(language)
    message = "notice-yours-reminder" if is_reminder(row) else "notice-yours"
    title = words.say(message, game=title_of(row, words))
    names = ", ".join(seat.name for seat in row.seats)
    shown = {"title": title[:TITLE], "body": names[:TITLE], "table": row.id}
    return json.dumps(shown, ensure_ascii=False).encode()
