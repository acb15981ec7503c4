"""What stands before every request: how often, how long and how deep it may be.

>>> is_deep(b'{"text": "[[[[", "options": {"sets": [["a"]]}}', most=4), is_deep(b"[" * 99)
(False, True)
>>> is_intricate(b'{"text": "[,[,[,["}'), is_intricate(b"[" + b"1," * 3000)
(False, True)
"""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

from fastapi.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from valewright.kernel.errors import GameError
from valewright.server.addresses import client_address
from valewright.server.limits import Limits, TooMany
from valewright.server.refusals import Reason, Refusal, reason_of

MOST_BODY: Final = 1_000_000
MOST_BODY_ELSEWHERE: Final = 20_000
LONG_BODIES: Final = (
    *("/api/records", "/api/box", "/api/tables", "/api/tables/check"),
    "/api/challenges",
    *("/api/positions", "/api/positions/judge", "/api/positions/table"),
)
MOST_DEPTH: Final = 20
MOST_PARTS: Final = 2_000  # of a JSON text; a table has a few dozen
MOST_BARE: Final = 50_000  # bytes of a JSON text outside of its strings
ANSWER_BYTES: Final = 50_000  # that an answer may have for the price of one request, or socket
HOST_HEADER: Final = "Valewright-Admin"
HOST_PATH: Final = "/api/admin"  # where the host's key is asked for before anything is parsed
MOST_OF_HOST: Final = 80_000_000  # bytes of a table that the host brings in

_STRINGS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_OTHERS: Final = bytes(set(range(256)) - set(b"[]{}"))
_ALIKE: Final = bytes.maketrans(b"{}", b"[]")


def is_intricate(body: bytes) -> bool:
    """Whether a JSON text is made of more parts than anything that is asked here."""
    bare = _STRINGS.sub(b"", body)
    return len(bare) > MOST_BARE or sum(bare.count(mark) for mark in b"[{,") > MOST_PARTS


def is_deep(body: bytes, most: int = MOST_DEPTH) -> bool:
    """Whether a JSON text has more than so many levels, or brackets that do not match."""
    left = _STRINGS.sub(b"", body).translate(_ALIKE, _OTHERS)
    for _ in range(most):
        if not left:
            return False
        left = left.replace(b"[]", b"")
    return bool(left)


def problem(error: GameError, status: int, detail: str | None = None) -> JSONResponse:
    """A :class:`~valewright.server.messages.Problem`, with the time to wait where there is one."""
    reason, arguments = reason_of(error)
    text = _writable(str(error) if detail is None else detail)
    arguments = {k: _writable(v) if isinstance(v, str) else v for k, v in arguments.items()}
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooMany) else None
    return JSONResponse({"detail": text, "reason": reason, "arguments": arguments}, status, headers)


def _writable(text: str) -> str:
    """A text without halves of characters, which JSON can name and no answer can hold."""
    return text.encode("utf-8", "replace").decode()


class Guard:
    """Refuses requests that come too often, and bodies that are too long or nested too deeply.

    A body is taken in whole before anyone works on it; how long that may take is the business of
    :mod:`valewright.server.connections`.
    """

    def __init__(self, app: ASGIApp, limits: Limits, key: str = "") -> None:
        self.app = app
        self._limits = limits
        self._key = key  # of the host, who may send more

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            self._limits.spend("requests", client_address(scope))
        except TooMany as error:
            await problem(error, 429)(scope, receive, send)
            return
        headers = dict(scope["headers"])
        by_host = scope["path"].startswith(f"{HOST_PATH}/") and is_host(
            headers.get(HOST_HEADER.lower().encode(), b"").decode("latin-1"), self._key
        )
        if _too_long(headers, MOST_OF_HOST if by_host else _most(scope["path"])):
            await problem(Refusal("too-long"), 413)(scope, receive, send)
            return
        if headers.get(b"content-length", b"0") == b"0":
            await self.app(scope, receive, send)
            return
        body = await _whole(receive)
        if body is None:
            return  # whoever sent it is gone
        if not by_host:
            reason: Reason | None = None
            if is_intricate(body):
                reason = "too-long"
            elif is_deep(body):
                reason = "too-deep"
            if reason is not None:
                await problem(Refusal(reason), 422)(scope, receive, send)
                return
        await self.app(scope, _once(body, receive), send)


class Weighed:
    """Counts long answers as several requests: to write and to squeeze them takes as long.

    It stands inside of whatever squeezes answers.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def weighed(message: Message) -> None:
            extra = len(message.get("body", b"")) / ANSWER_BYTES
            if extra >= 1:
                self._limits.charge("requests", client_address(scope), extra)
            await send(message)

        await self.app(scope, receive, weighed if scope["type"] == "http" else send)


def is_host(given: str, key: str) -> bool:
    """Whether whoever gives a key is the host; where there is none, nobody is."""
    return bool(key) and secrets.compare_digest(given.encode(), key.encode())


def _most(path: str) -> int:
    """How many bytes anyone may send to an address."""
    return MOST_BODY if path in LONG_BODIES else MOST_BODY_ELSEWHERE


def _too_long(headers: dict[bytes, bytes], most: int) -> bool:
    length = headers.get(b"content-length", b"0")
    if b"transfer-encoding" in headers or not length.isdigit() or len(length) > 9:
        return True
    return int(length) > most


async def _whole(receive: Receive) -> bytes | None:
    """A body, or None where it never came."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _once(body: bytes, receive: Receive) -> Receive:
    """The body that was taken in, and then whatever comes."""
    given: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        found: Message = given.pop() if given else await receive()
        return found

    return received
