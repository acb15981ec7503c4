"""What a game is set up with, checked once and never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEADER_MODES: Final = ("off", "random", "choose", "deal-two", "draft")


@dataclass(eq=False)
class Options:
    """The options of a game, all plain values."""

    players: int
    sets: tuple[str, ...]
    leaders: str
    amulets: str
    conclaves: tuple[str, ...]
    buy_vp: bool
    stacked: bool
    pool: int

    def plain(self) -> dict[str, object]:
        """As plain data, in a fixed order."""
        return {
            "players": self.players,
            "sets": list(self.sets),
            "leaders": self.leaders,
            "amulets": self.amulets,
            "conclaves": list(self.conclaves),
            "buy_vp": self.buy_vp,
            "stacked": self.stacked,
            "pool": self.pool,
        }
