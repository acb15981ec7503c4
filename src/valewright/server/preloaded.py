"""What every worker needs, read once: workers are copies of a process that has imported this."""

from __future__ import annotations

from contextlib import suppress

from valewright import games
from valewright.kernel.errors import GameError
from valewright.server import thinking
from valewright.server.games import served

__all__ = ["thinking"]

for name in games.names():
    with suppress(GameError):
        served(name).catalogue()
