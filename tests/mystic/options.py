"""Random options of Mystic Vale, for tests that every game goes through."""

import random
from typing import Any

from tests.mystic.through import random_mix

TWICE = """# some pieces have a twin
[[advancement]]
name = "Podlings"
slots = ["top", "top", "bottom"]

[[advancement]]
name = "Dawnsinger"
slots = ["middle", "middle", "middle"]
"""

SHORT: dict[str, Any] = {"pool": 8}
BUSY: dict[str, Any] = {
    "players": 3,
    "sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"],
    "leaders": "deal-two",
    "amulets": "random",
    "pool": 10,
}
EACH: list[dict[str, Any]] = [
    {"sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"]},
    {"conclaves": ["random"]},
    {"buy_vp": True},
    {"stacked": True},
    {"pool": 30},
    {"cards": '[[advancement]]\nname = "Podlings"\ncost = 1\n'},
    *({"leaders": mode} for mode in ("off", "random", "choose", "deal-two")),
    *({"amulets": mode} for mode in ("off", "random", "choose", "deal-two")),
    {"leaders": "draft", "amulets": "draft"},
]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any mix, now and then with cards that have twins."""
    mix = random_mix(rng)
    if rng.random() < 0.3:
        mix["cards"] = TWICE
    return mix
