"""How often anyone may ask for what costs something: a token bucket for each address and token.

>>> clock = [0.0]
>>> limits = Limits({"tables": Rate(2, 60)}, now=lambda: clock[0])
>>> limits.spend("tables", "192.0.2.7")
>>> limits.spend("tables", "192.0.2.7")
>>> limits.spend("tables", "192.0.2.7")
Traceback (most recent call last):
...
valewright.server.limits.TooMany: That was too often. Try again in ...30... seconds.
>>> clock[0] = 31.0
>>> limits.spend("tables", "192.0.2.7")
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

from valewright.server.refusals import Refusal
from valewright.server.settings import ServerSettings

MINUTE: Final = 60.0
HOUR: Final = 3600.0
MOST_BUCKETS: Final = 50_000  # those that were used longest ago go first


class Rate(NamedTuple):
    """So many at once, and as many again in the time; 0 is no limit."""

    most: float
    seconds: float


class TooMany(Refusal):
    """Someone asked too often; ``seconds`` says when to ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too-many", seconds=seconds)
        self.seconds = seconds


class Limits:
    """The buckets of all addresses and tokens, and what each has open at one time."""

    def __init__(
        self, rates: Mapping[str, Rate], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rates = rates
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._held: dict[tuple[str, str], int] = {}

    def spend(self, what: str, *whose: str, cost: float = 1.0) -> None:
        """Take from the bucket of an address, and of a token where there is one; or say when."""
        rate = self._rates[what]
        if rate.most <= 0:
            return
        now = self._now()
        found = {key: self._level((what, key), rate, now) for key in whose}
        cost = min(cost, rate.most)
        short = cost - min(found.values())
        if short > 0:
            raise TooMany(max(1, math.ceil(short * rate.seconds / rate.most)))
        for key, level in found.items():
            self._buckets[what, key] = (level - cost, now)
            self._buckets.move_to_end((what, key))
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def charge(self, what: str, whose: str, cost: float) -> None:
        """Take what something has cost, however little is left: whoever owes it waits later."""
        rate = self._rates[what]
        if rate.most > 0:
            now = self._now()
            self._buckets[what, whose] = (self._level((what, whose), rate, now) - cost, now)

    def _level(self, key: tuple[str, str], rate: Rate, now: float) -> float:
        level, since = self._buckets.get(key, (rate.most, now))
        return min(rate.most, level + (now - since) * rate.most / rate.seconds)

    @contextmanager
    def held(self, what: str, whose: str, most: int) -> Iterator[None]:
        """Hold one of the few things that an address may have at one time; 0 is no limit."""
        key = (what, whose)
        if 0 < most <= self._held.get(key, 0):
            raise Refusal("too-many-connections")
        self._held[key] = self._held.get(key, 0) + 1
        try:
            yield
        finally:
            self._held[key] -= 1
            if not self._held[key]:
                del self._held[key]


def limits_of(settings: ServerSettings) -> Limits:
    """The limits that a host has set."""
    return Limits(
        {
            "tables": Rate(settings.tables_per_hour, HOUR),
            "joins": Rate(settings.joins_per_hour, HOUR),
            "tickets": Rate(settings.tickets_per_hour, HOUR),
            "lists": Rate(settings.lists_per_hour, HOUR),
            "imports": Rate(settings.imports_per_hour, HOUR),
            "hints": Rate(settings.hints_per_hour, HOUR),
            "notices": Rate(settings.notices_per_hour, HOUR),
            "sockets": Rate(settings.sockets_per_hour, HOUR),
            "address messages": Rate(50 * settings.messages_per_second, 10),
            "messages": Rate(10 * settings.messages_per_second, 10),
            "remarks": Rate(settings.remarks_per_minute, MINUTE),
            "replayed": Rate(settings.replayed_per_minute, MINUTE),
            "requests": Rate(10 * settings.requests_per_second, 10),
        }
    )
