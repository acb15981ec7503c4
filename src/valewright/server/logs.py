"""What a server writes down: lines for people, or one JSON object a line for programs.

Every request has an id, which its answer carries as ``X-Request-Id`` and every line that was
written on its behalf names. Nothing that opens a seat is ever written: tokens travel in headers
and messages, and of addresses only the path is logged.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

JSON: Final = "json"
HEADER: Final = "X-Request-Id"
STARTED: Final = "http.response.start"
ACCEPTED: Final = "websocket.accept"
CLOSED: Final = "websocket.close"
FAILED: Final = 500
QUIET_SECONDS: Final = 60.0  # between two lines about the same mistake of strangers
OUTSIDE: Final = frozenset(  # as uvicorn says it, for each request
    {
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "Unsupported upgrade request.",
    }
)

request_id: ContextVar[str] = ContextVar("request_id", default="")
logger = logging.getLogger("valewright.requests")


class JsonLines(logging.Formatter):
    """One JSON object a line; what a line was given as ``extra={"fields": ...}`` goes into it."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if request_id.get():
            found["request"] = request_id.get()
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """A line for people, with the request that it belongs to."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return f"{text} [{request_id.get()}]" if request_id.get() else text


def configured(form: str) -> dict[str, Any]:
    """The settings of Python's logging, for :func:`logging.config.dictConfig`.

    In text, warnings and errors alone; as JSON, every request too.
    """
    kind = JsonLines if form == JSON else TextLines
    formatter: dict[str, Any] = {"()": kind}
    if form != JSON:
        formatter["fmt"] = "%(levelname)s: %(message)s"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": formatter},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["out"], "level": "INFO" if form == JSON else "WARNING"},
        "filters": {"outside": {"()": FromOutside}},
        "loggers": {
            "uvicorn": {"level": "INFO" if form == JSON else "WARNING"},
            "uvicorn.error": {"filters": ["outside"]},
        },
    }


class FromOutside(logging.Filter):
    """Lets what any stranger can have written through once a minute, in one line: no log is
    filled with it.

    >>> line = logging.makeLogRecord({"msg": "Invalid HTTP request received."})
    >>> seldom = FromOutside()
    >>> seldom.filter(line), seldom.filter(line)
    (True, False)
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg not in OUTSIDE:
            return True
        now = self._now()
        if now - self._said.get(record.msg, -QUIET_SECONDS) < QUIET_SECONDS:
            return False
        self._said[record.msg] = now
        record.exc_info = record.exc_text = None
        return True


class Requests:
    """Gives each request its id, and writes down how it went."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = secrets.token_hex(8)
        kept = request_id.set(name)
        began = time.perf_counter()
        status = FAILED

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == STARTED:
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = name
            elif message["type"] == ACCEPTED:
                status = 101
            elif message["type"] == CLOSED:
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            took = round(1000 * (time.perf_counter() - began), 1)
            self._write(scope, status, took)
            request_id.reset(kept)

    def _write(self, scope: Scope, status: int, took: float) -> None:
        client = scope.get("client")
        fields = {
            "method": scope.get("method", "WEBSOCKET"),
            "path": scope["path"],
            "status": status,
            "ms": took,
            "client": client[0] if client else None,
        }
        said = f"{fields['method']} {fields['path']} {status}"
        logger.info("%s", said, extra={"fields": fields})
