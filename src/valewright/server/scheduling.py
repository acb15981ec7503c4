"""In which order work is done for many who ask: nobody waits for what one other has piled up.

Work is asked for on behalf of an address and a table. Whoever has used least of the workers' time
comes next, first among addresses, then among the tables of one address; where all work takes
equally long, that is round robin. Who comes back after a while has saved nothing up.

>>> order: FairOrder[str] = FairOrder(share=1)
>>> for table in ("one", "two", "three"):
...     order.add(f"bot at {table}", Asker("192.0.2.1", table))
>>> order.add("bot at four", Asker("192.0.2.2", "four"))
>>> order.next(), order.next(), order.next()
('bot at one', 'bot at four', None)
>>> order.finished(Asker("192.0.2.1", "one"), 0.1)
>>> order.next()
'bot at two'
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from valewright.kernel.errors import GameError

T = TypeVar("T")

DEATHS: Final = 3  # of workers, before work is given back undone


class Asker(NamedTuple):
    """For whom work is done: the address that waits for it, '' for nobody, and the table."""

    address: str = ""
    table: str = ""


NOBODY: Final = Asker()


@dataclass(frozen=True)
class Job:
    """A function of a module to be called in a worker, with its arguments.

    ``seconds`` of a processor is what it may take. In the ``front`` lane is what someone waits for
    and which is done soon; everything else goes behind.
    """

    work: Callable[..., Any]
    given: tuple[Any, ...] = ()
    asker: Asker = NOBODY
    seconds: float = 60.0
    front: bool = True


class WorkQueue(Protocol):
    """Where jobs wait for a worker: of this process, or shared by several."""

    async def done(self, job: Job) -> Any:
        """What a job gives, or the error it raised. Whoever stops waiting takes the job back.

        :class:`WorkerLost` says that workers died of it, :class:`TookTooMuch` that it went beyond
        its time or memory.
        """

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""

    def close(self) -> None:
        """Let the workers go; what they do is dropped."""


class WorkerLost(GameError):
    """Workers died of a job, again and again; the job is as good as any other later."""


class TookTooMuch(GameError):
    """A job went beyond the time or the memory that it may take."""


@dataclass
class _Account:
    """What was used on behalf of one address, or of one table of it."""

    used: float
    arrived: int
    running: int = 0
    waiting: int = 0

    @property
    def idle(self) -> bool:
        return self.running == 0 and self.waiting == 0

    @property
    def rank(self) -> tuple[int, float, int]:
        return self.running, self.used, self.arrived


@dataclass
class _Address(_Account):
    tables: dict[str, _Account] = field(default_factory=dict)


class FairOrder(Generic[T]):
    """What waits, in the order of its turn; ``share`` items of one address at one time."""

    def __init__(self, share: int) -> None:
        self._share = share
        self._items: dict[Asker, deque[T]] = {}
        self._addresses: dict[str, _Address] = {}
        self._arrivals = 0

    def __len__(self) -> int:
        return sum(account.waiting for account in self._addresses.values())

    def waiting_for(self, address: str) -> int:
        """How much waits for an address."""
        account = self._addresses.get(address)
        return 0 if account is None else account.waiting

    def add(self, item: T, asker: Asker) -> None:
        """Let something wait."""
        self._arrivals += 1
        account = self._addresses.get(asker.address)
        if account is None:
            account = _Address(_least(self._addresses), self._arrivals)
            self._addresses[asker.address] = account
        table = account.tables.get(asker.table)
        if table is None:
            table = _Account(_least(account.tables), self._arrivals)
            account.tables[asker.table] = table
        account.waiting += 1
        table.waiting += 1
        self._items.setdefault(asker, deque()).append(item)

    def next(self) -> T | None:
        """What is to be done now, if there is something that may be; it counts as running."""
        able = [
            (account.rank, address)
            for address, account in self._addresses.items()
            if account.waiting and account.running < self._share
        ]
        if not able:
            return None
        address = min(able)[1]
        account = self._addresses[address]
        _, name = min((found.rank, n) for n, found in account.tables.items() if found.waiting)
        table = account.tables[name]
        for one in (account, table):
            one.waiting -= 1
            one.running += 1
        return self._taken(Asker(address, name), 0)

    def drop(self, item: T, asker: Asker) -> bool:
        """Take back what waits; whether it still did."""
        waiting = self._items.get(asker, deque())
        if item not in waiting:
            return False
        self._taken(asker, waiting.index(item))
        account = self._addresses[asker.address]
        account.waiting -= 1
        account.tables[asker.table].waiting -= 1
        self._forget(asker)
        return True

    def finished(self, asker: Asker, seconds: float) -> None:
        """Something that was to be done is, or will not be; it took so long."""
        account = self._addresses[asker.address]
        for one in (account, account.tables[asker.table]):
            one.running -= 1
            one.used += seconds
            self._arrivals += 1
            one.arrived = self._arrivals  # of those who have used the same, it is the last
        self._forget(asker)

    def _taken(self, asker: Asker, at: int) -> T:
        waiting = self._items[asker]
        item = waiting[at]
        del waiting[at]
        if not waiting:
            del self._items[asker]
        return item

    def _forget(self, asker: Asker) -> None:
        """Keep no accounts of those for whom nothing is left to do, unless others are behind."""
        account = self._addresses[asker.address]
        _settle(account.tables)
        _settle(self._addresses)


def _least(accounts: dict[str, Any]) -> float:
    """Where a newcomer begins: level with who has used least of those who are busy."""
    return min((one.used for one in accounts.values() if not one.idle), default=0.0)


def _settle(accounts: dict[str, Any]) -> None:
    """Drop accounts that are idle and owe nothing."""
    floor = _least(accounts)
    busy = any(not one.idle for one in accounts.values())
    for name in [name for name, one in accounts.items() if one.idle]:
        if not busy or accounts[name].used <= floor:
            del accounts[name]
