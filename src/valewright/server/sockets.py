"""What every socket is held to: it is let in or turned away, told things, and heard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from valewright.kernel.errors import GameError
from valewright.server import messages as ms
from valewright.server.addresses import client_address
from valewright.server.limits import Limits, TooMany
from valewright.server.listeners import Listener
from valewright.server.refusals import Forbidden, NotFound, Refusal, reason_of
from valewright.server.settings import ServerSettings

MOST_MESSAGE: Final = 4_000
SIT_WITHIN: Final = 10.0  # seconds in which a socket says who it is
CLOSING_SECONDS: Final = 5.0  # in which a socket that is behind must take in that it is closed
CLOSED_FORBIDDEN: Final = 4403
CLOSED_NOT_FOUND: Final = 4404
CLOSED_BEHIND: Final = 4408
CLOSED_TOO_MANY: Final = 4429
CLOSED_REFUSED: Final = 4409  # the game cannot be opened: it needs another version, say

T = TypeVar("T")


def refusal(code: Any, error: GameError, ref: int | None = None) -> ms.Refused:
    """A no, as it is told on a socket."""
    reason, arguments = reason_of(error)
    return ms.Refused(code=code, text=str(error), reason=reason, arguments=arguments, ref=ref)


def understood(text: str | None, known: TypeAdapter[T]) -> T | ms.Refused:
    """What a client said, or what was wrong with it."""
    if text is None or len(text) > MOST_MESSAGE:
        return refusal("garbage", Refusal("too-long"))
    try:
        return known.validate_json(text)
    except ValidationError as error:
        return refusal("garbage", Refusal("bad-request", detail=ms.complaint(error)))


async def introduced(socket: WebSocket, known: TypeAdapter[Any], kind: type[T]) -> T:
    """The first message of a socket, which says who it is."""
    try:
        async with asyncio.timeout(SIT_WITHIN):
            event = await socket.receive()
    except TimeoutError:
        raise Refusal("sit-first") from None
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1006))
    message = understood(event.get("text"), known)
    if not isinstance(message, kind):
        raise Refusal("sit-first")
    return message


async def turn_away(socket: WebSocket, code: Any, error: GameError, close: int) -> None:
    """Say no, and close."""
    await socket.send_text(refusal(code, error).model_dump_json())
    await socket.close(close)


async def let_in(
    socket: WebSocket,
    limits: Limits,
    settings: ServerSettings,
    admitted: Callable[[str], Awaitable[None]],
) -> None:
    """Serve a socket from its address, within what that may have, or say why not."""
    address = client_address(socket.scope)
    await socket.accept()
    try:
        limits.spend("sockets", address)
        with limits.held("sockets", address, settings.sockets):
            try:
                await admitted(address)
            except TooMany:
                raise
            except NotFound as error:
                await turn_away(socket, "not_found", error, CLOSED_NOT_FOUND)
            except Forbidden as error:
                await turn_away(socket, "forbidden", error, CLOSED_FORBIDDEN)
            except GameError as error:
                await turn_away(socket, "refused", error, CLOSED_REFUSED)
            except WebSocketDisconnect:
                pass
    except Refusal as error:
        await turn_away(socket, "refused", error, CLOSED_TOO_MANY)


async def attend(socket: WebSocket, listener: Listener, hear: Coroutine[Any, Any, None]) -> None:
    """Tell one socket what waits for it, and hear it, until it goes."""
    hearing = asyncio.create_task(hear)
    speaking = asyncio.create_task(_speak(socket, listener))
    listener.fell_behind = speaking.cancel
    try:
        await asyncio.wait({hearing, speaking}, return_when=asyncio.FIRST_COMPLETED)
        if listener.behind:  # it may connect again, and has a snapshot then; unless it is shut out
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
                gone = Forbidden("shut-out")
                await asyncio.wait_for(
                    turn_away(socket, "forbidden", gone, CLOSED_FORBIDDEN)
                    if listener.shut
                    else socket.close(CLOSED_BEHIND),
                    CLOSING_SECONDS,
                )
    finally:
        hearing.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await hearing
        speaking.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await speaking


async def _speak(socket: WebSocket, listener: Listener) -> None:
    while (text := await listener.next()) is not None:
        await socket.send_text(text)
