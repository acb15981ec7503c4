"""Other workers that serve the same tables. A server by itself has none."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from valewright.server.scheduling import WorkQueue

if TYPE_CHECKING:
    from valewright.server.live_table import Table

MOST_SHUT_OUT: Final = 10_000  # secrets that are remembered


class Peers:
    """What live tables ask of the other workers; with none, the answers are plain."""

    alone = True  # whether what is live here is always the newest there is

    def __init__(self) -> None:
        self._live: dict[str, Table] = {}
        self._shut_out: OrderedDict[bytes, None] = OrderedDict()  # of late

    async def start(
        self,
        live: dict[str, Table],
        wake: Callable[[str], Awaitable[object]],  # noqa: ARG002
    ) -> None:
        """Begin; ``live`` are the tables that are live here, whichever they are by then, and
        ``wake`` makes another one live."""
        self._live = live

    def shut_out(self, keys: Collection[bytes]) -> None:
        """End the sockets that revoked secrets have opened, here and elsewhere."""
        for key in keys:
            self._shut_out[key] = None
            self._shut_out.move_to_end(key)
        while len(self._shut_out) > MOST_SHUT_OUT:
            self._shut_out.popitem(last=False)
        for table in list(self._live.values()):
            table.onlookers.shut_out(keys)

    def is_shut_out(self, key: bytes) -> bool:
        """Whether a secret was revoked a moment ago, after it had been looked up."""
        return key in self._shut_out

    async def share(self, queue: WorkQueue, lanes: dict[bool, int]) -> WorkQueue:  # noqa: ARG002
        """The queue that all workers share, or one's own where there is none; so many jobs of each
        lane are done here at one time."""
        return queue

    async def stop(self) -> None:
        """Leave the others."""

    async def opened(self, table_id: str) -> None:
        """A table is about to be read and to be live here: hear what others do at it."""

    def closed(self, table_id: str) -> None:
        """A table is no longer live here."""

    def drives(self, table_id: str) -> bool:  # noqa: ARG002
        """Whether this worker has the bots of a table play."""
        return True

    def here(self, table_id: str) -> set[int]:  # noqa: ARG002
        """The seats whose players are connected to other workers."""
        return set()

    def watched(self, table_id: str) -> bool:  # noqa: ARG002
        """Whether someone who is connected to another worker looks at a table."""
        return False

    def watchers(self, table_id: str) -> int:  # noqa: ARG002
        """How many are connected to other workers without a seat."""
        return 0

    def looking(self, table_id: str) -> set[int]:  # noqa: ARG002
        """The same, whose page is not in the background."""
        return set()

    async def seen_to(self, tables: Sequence[str]) -> list[str]:
        """Of some tables, those that this worker sees to: no other that lives does."""
        return list(tables)

    def present(self, table: Table) -> None:
        """Who is connected to a table here may have changed."""

    def remarked(self, table_id: str, seat: int, remark: str) -> None:
        """Someone at a table has said something: tell it at other workers, too."""

    async def hear_room(
        self,
        room_id: str,  # noqa: ARG002
        heard: Callable[[dict[str, Any]], None],  # noqa: ARG002
    ) -> bool:
        """Hear what other workers say about a shared replay; whether they can be heard."""
        return False

    def say_in_room(self, room_id: str, message: dict[str, Any]) -> None:
        """Say something about a shared replay to other workers."""

    def leave_room(self, room_id: str) -> None:
        """Hear no more about a shared replay."""

    async def renewed(self, table: Table) -> bool:  # noqa: ARG002
        """In the table's own time: take over what others have changed; whether they had."""
        return False
