"""Figures for Prometheus, where the host switches them on: ``/metrics``.

They come from ``prometheus_client``, which the extra ``metrics`` installs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from valewright import __version__
from valewright.kernel.errors import MissingPart

PATH: Final = "/metrics"
OTHER: Final = "other"  # for all addresses that are none: they would fill the memory
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
SECONDS: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
MISSING: Final = (
    "metrics: prometheus_client is not installed; install it with pip install 'valewright[metrics]'"
)

Gauges = Mapping[str, tuple[str, Callable[[], float]]]  # by name: words, and what they are now


class Metrics:
    """Counts requests and sockets, and reads what else there is to know when it is asked."""

    def __init__(self, gauges: Gauges) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError as error:
            raise MissingPart(MISSING) from error
        self._prometheus: Any = prometheus
        self._registry = prometheus.CollectorRegistry()
        own: dict[str, Any] = {"namespace": "valewright", "registry": self._registry}
        self._requests = prometheus.Counter(
            "requests", "Requests answered.", ("method", "route", "status"), **own
        )
        self._seconds = prometheus.Histogram(
            "request_seconds", "Seconds until they were.", ("route",), buckets=SECONDS, **own
        )
        self._sockets = prometheus.Gauge("sockets", "Sockets that are open.", **own)
        for name, (words, value) in gauges.items():
            prometheus.Gauge(name, words, **own).set_function(value)
        about = prometheus.Gauge("info", "The version that runs.", ("version",), **own)
        about.labels(__version__).set(1)

    def answer(self) -> Response:
        """All figures, in the format of Prometheus."""
        kind = self._prometheus.CONTENT_TYPE_LATEST
        return Response(self._prometheus.generate_latest(self._registry), media_type=kind)

    async def socket(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, and count it while it is open."""
        with self._sockets.track_inprogress():
            await app(scope, receive, send)

    async def request(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and count it when it is answered."""
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            route = getattr(scope.get("route"), "path", OTHER)
            method = scope["method"] if scope["method"] in METHODS else OTHER
            self._requests.labels(method, route, status).inc()
            self._seconds.labels(route).observe(time.perf_counter() - began)


class Counted:
    """An application whose requests are counted, and that answers at ``/metrics``."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == PATH:
            await self.metrics.answer()(scope, receive, send)
        elif scope["type"] == "http":
            await self.metrics.request(self.app, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.metrics.socket(self.app, scope, receive, send)
        else:
            await self.app(scope, receive, send)
