"""What requests of many kinds bring along, and what they are counted against."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Header, Path, Request

from valewright.server import messages as ms
from valewright.server.addresses import client_address
from valewright.server.keyrings import Presented
from valewright.server.limits import Limits
from valewright.server.refusals import Refusal

MOST_TOKENS: Final = 200
CONNECTED_SECONDS: Final = 1.0  # between two looks whether someone who asked still waits

T = TypeVar("T")

PROBLEMS: Final = ms.refusing(403, 404, 409)

TableId = Annotated[ms.TableName, Path()]


async def presented(
    request: Request,
    tokens: Annotated[
        str | None,
        Header(alias="Valewright-Tokens", description="tokens of seats, with commas between"),
    ] = None,
) -> Presented:
    """What the tokens that came with a request open."""
    shown = [] if tokens is None else [token.strip() for token in tokens.split(",")]
    found: Presented = await request.app.state.carrying.presented(shown[:MOST_TOKENS])
    return found


Given = Annotated[Presented, Depends(presented)]


def opened(given: Given) -> list[bytes]:
    """The tokens of seats that came with a request, or that its devices open."""
    return given.tokens


Tokens = Annotated[list[bytes], Depends(opened)]


def limited(what: str) -> Any:
    """Count a request against what its address may do."""

    def count(request: Request) -> str:
        address = client_address(request.scope)
        limits: Limits = request.app.state.limits
        limits.spend(what, address)
        return address

    return Depends(count)


async def waking(request: Request, table_id: TableId) -> None:
    """Count what it takes to wake a table against what its address may have played again."""
    limits: Limits = request.app.state.limits
    moves = await request.app.state.tables.asleep(table_id)
    limits.spend("replayed", client_address(request.scope), cost=moves)


WAKING: Final = Depends(waking)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for as long as whoever asked for it waits."""
    task = asyncio.create_task(work)
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=CONNECTED_SECONDS)
            if not task.done() and await request.is_disconnected():
                raise Refusal("busy")  # nobody hears it
        return task.result()
    finally:
        task.cancel()
