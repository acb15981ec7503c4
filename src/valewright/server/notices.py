"""The addresses at which people say how they want to be told of their turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Final

from fastapi import Depends, FastAPI, Request

from valewright.server import messages as ms
from valewright.server.asking import PROBLEMS, WAKING, TableId, Tokens, limited
from valewright.server.listeners import table_info
from valewright.server.notifying import Notifier
from valewright.server.outgoing import NotSent, Outgoing, place_of, private_networks
from valewright.server.push import SECRET, Signer, is_installed, is_readable, new_key
from valewright.server.refusals import Forbidden, Refusal
from valewright.server.settings import ServerSettings
from valewright.server.store import Store, Subscription, TableRow, Webhook
from valewright.server.tables import Tables
from valewright.server.timing import Deadlines

PUSH: Final = "/api/push"


@asynccontextmanager
async def seen_to(app: FastAPI, store: Store, settings: ServerSettings) -> AsyncIterator[None]:
    """What a running application does by itself: it watches the time, and tells players."""
    notifier = None
    if settings.notify:
        signer = None
        if is_installed():
            signer = Signer(await store.keep_secret(SECRET, new_key()))
        outgoing = Outgoing(private_networks(settings.notify_private))
        notifier = Notifier(store, app.state.tables, outgoing, signer)
    app.state.notifier = notifier
    tasks = [asyncio.create_task(Deadlines(store, app.state.tables).run())]
    if notifier is not None:
        tasks.append(asyncio.create_task(notifier.run()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if notifier is not None:
            await notifier.close()


def offered(app: FastAPI) -> ms.Notices:
    """What a running application offers."""
    notifier: Notifier | None = app.state.notifier
    signer = None if notifier is None else notifier.signer
    return ms.Notices(webhooks=notifier is not None, push=None if signer is None else signer.public)


def checked_reminder(app: FastAPI, wanted: ms.NewTable) -> None:
    """Refuse a table that is to remind people where nobody can be reminded."""
    if wanted.days and wanted.overdue == "reminder" and app.state.notifier is None:
        raise Refusal("no-notifications")


def notifier_of(request: Request) -> Notifier:
    """The one who tells players, where the host allows it."""
    found: Notifier | None = request.app.state.notifier
    if found is None:
        raise Refusal("no-notifications")
    return found


TheNotifier = Annotated[Notifier, Depends(notifier_of)]


def signed(notifier: TheNotifier) -> None:
    """Refuse where there is no Web Push."""
    if notifier.signer is None:
        raise Refusal("no-notifications")


def notified(app: FastAPI) -> None:
    """The addresses."""

    @app.put(
        "/api/tables/{table_id}/webhook",
        responses=PROBLEMS,
        dependencies=[limited("notices"), WAKING],
        summary="Tell another program whose turn it is at a table that you made",
    )
    async def set_webhook(
        request: Request, table_id: TableId, wanted: ms.NewWebhook, held: Tokens, at: TheNotifier
    ) -> ms.TableInfo:
        tables: Tables = app.state.tables
        row = await tables.row(table_id)
        token = host_token(row, held)
        checked(wanted.url)
        site = str(request.base_url)
        webhook = Webhook(wanted.kind, wanted.url, site, wanted.language)
        await at.try_webhook(row, webhook)
        await tables.do(table_id, lambda table: table.set_webhook(token, webhook))
        return table_info(await tables.row(table_id), token)

    @app.delete(
        "/api/tables/{table_id}/webhook",
        responses=PROBLEMS,
        dependencies=[WAKING],
        summary="Tell no other program any more whose turn it is",
    )
    async def remove_webhook(table_id: TableId, held: Tokens) -> ms.TableInfo:
        tables: Tables = app.state.tables
        token = host_token(await tables.row(table_id), held)
        await tables.do(table_id, lambda table: table.set_webhook(token, None))
        return table_info(await tables.row(table_id), token)

    @app.post(
        PUSH,
        responses=PROBLEMS,
        dependencies=[limited("notices"), Depends(signed)],
        summary="Have a browser told, by Web Push, when it is the turn of your seats",
    )
    async def subscribe(
        request: Request, wanted: ms.NewSubscription, held: Tokens
    ) -> ms.Subscribed:
        checked(wanted.endpoint)
        given = Subscription(
            wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language, str(request.base_url)
        )
        if not is_readable(given):
            raise Refusal("bad-request", detail="p256dh, auth: these are not keys of a browser")
        store: Store = app.state.store
        return ms.Subscribed(tokens=await store.subscribe(held, given))

    @app.post(
        f"{PUSH}/forget", summary="Tell a browser nothing more", dependencies=[limited("notices")]
    )
    async def unsubscribe(wanted: ms.Endpoint) -> ms.Subscribed:
        store: Store = app.state.store
        return ms.Subscribed(tokens=await store.unsubscribe(wanted.endpoint))


def host_token(row: TableRow, tokens: Sequence[bytes]) -> bytes:
    """The token of a table's host, if it is among these."""
    if row.host not in tokens:
        raise Forbidden("not-host")
    return row.host


def checked(url: str) -> None:
    """Refuse what is no address that anything can be sent to."""
    try:
        place_of(url)
    except NotSent as error:
        raise Refusal("webhook-failed", why=str(error)) from error
