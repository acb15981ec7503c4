"""Random options of Misty Valley, for tests that every game goes through."""

import random
from typing import Any

from valewright.misty.options import TRIBE_MODES

SHORT: dict[str, Any] = {"expansion": True, "tribes": "choose"}
BUSY = SHORT
EACH: list[dict[str, Any]] = [
    {"expansion": True},
    {"light": True},
    *({"tribes": mode} for mode in ("random", "choose", "trailseekers", "berrygnawers")),
    *({"first": mode} for mode in ("random", "1", "2")),
    {"cards": '[[encounter_tile]]\nid = "bear"\nrequires = ["acorn"]\n'},
]


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any options that can be combined."""
    return {
        "expansion": rng.random() < 0.7,
        "light": rng.random() < 0.3,
        "tribes": rng.choice(TRIBE_MODES),
    }
