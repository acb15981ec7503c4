"""Those who are connected to a table: who is there, who looks at it, and how many only watch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Final

from valewright.server.listeners import Listener
from valewright.server.messages import Phrase, Presence, Reaction, Remarked
from valewright.server.peers import Peers

WATCHERS_TOLD: Final = 1.0  # seconds until it is told that watchers have come or gone
ABSENCE: Final = 30.0  # seconds after which someone who has gone counts as away


class Onlookers:
    """The sockets at one table, those at other workers by what these say of them."""

    def __init__(self, table_id: str, seats: int, peers: Peers) -> None:
        self.listeners: set[Listener] = set()
        self._table_id = table_id
        self._peers = peers
        self._seen = dict.fromkeys(range(seats), time.monotonic())  # seats, at the last
        self._counting: asyncio.TimerHandle | None = None  # until watchers are told of

    @property
    def any(self) -> bool:
        """Whether anyone looks on, here or elsewhere."""
        return bool(self.listeners) or self._peers.watched(self._table_id)

    def here(self) -> list[int]:
        """The seats whose players are connected."""
        return sorted({*self.here_alone(), *self._peers.here(self._table_id)})

    def here_alone(self) -> list[int]:
        """The seats whose players are connected to this worker."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def looking(self) -> list[int]:
        """The seats whose players have the table before their eyes, as far as anyone can tell."""
        return sorted({*self.looking_alone(), *self._peers.looking(self._table_id)})

    def looking_alone(self) -> list[int]:
        """The same, connected to this worker."""
        return sorted({seat for one in self.listeners if not one.hidden for seat in one.seats})

    def watchers(self) -> int:
        """How many are connected without a seat."""
        return self.watchers_alone() + self._peers.watchers(self._table_id)

    def watchers_alone(self) -> int:
        """The same, connected to this worker."""
        return sum(not listener.seats for listener in self.listeners)

    def saw(self, seats: Sequence[int]) -> None:
        """The players of some seats were there just now."""
        self._seen.update(dict.fromkeys(seats, time.monotonic()))

    def present(self, seat: int) -> bool:
        """Whether someone is there, or was a moment ago."""
        return seat in self.here() or time.monotonic() - self._seen[seat] < ABSENCE

    def shut_out(self, keys: Collection[bytes]) -> None:
        """End the sockets whose seats some secrets opened."""
        for listener in list(self.listeners):
            if listener.key in keys:
                listener.shut_out()

    def drop(self) -> None:
        """End all sockets; who listens connects anew, to this worker or another."""
        for listener in self.listeners:
            listener.drop()

    def came_or_went(self, about: Listener) -> None:
        """Tell the others: at once of a player, of watchers soon."""
        if about.seats:
            self.tell_presence(about)
        else:
            self.count_watchers()

    def count_watchers(self) -> None:
        """How many watch may have changed: told soon, and once, however many come and go."""
        if self._counting is None:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(WATCHERS_TOLD, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._counting = None
        self.tell_presence()

    def tell_presence(self, about: Listener | None = None) -> None:
        """Tell who is connected to all whom it may be news to."""
        text = Presence(here=self.here(), watchers=self.watchers()).model_dump_json()
        for listener in self.listeners:
            if listener is not about:
                listener.tell(text)

    def tell_remark(self, seat: int, remark: Phrase | Reaction) -> None:
        """Tell what someone has said to those who are connected to this worker."""
        text = Remarked(seat=seat, remark=remark).model_dump_json()
        for listener in self.listeners:
            listener.tell(text)

    def stop(self) -> None:
        """Nobody is told of anything any more."""
        if self._counting is not None:
            self._counting.cancel()
