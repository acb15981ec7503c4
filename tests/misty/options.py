"""Random options of Misty Valley, for tests that every game goes through."""

import random
from typing import Any

from valewright.misty.options import TRIBE_MODES


def random_options(rng: random.Random) -> dict[str, Any]:
    """Any options that can be combined."""
    return {
        "expansion": rng.random() < 0.7,
        "light": rng.random() < 0.3,
        "tribes": rng.choice(TRIBE_MODES),
    }
