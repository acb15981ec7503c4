"""The games that bring observations, and the tables of them that tests go through."""

from __future__ import annotations

from typing import Any

import pytest

from valewright import games

LEARNABLE = [name for name in games.names() if games.game(name).has("observation")]


def tables() -> list[Any]:
    """Every game with each number of players that it takes, and the mixes that it measures."""
    found = []
    for name in LEARNABLE:
        game = games.game(name)
        fewest, most = game.seats
        options = {str(players): {"players": players} for players in range(fewest, most + 1)}
        if game.has("bench"):
            options |= game.part("bench")
        found += [pytest.param(name, options[mix], id=f"{name}-{mix}") for mix in options]
    return found
