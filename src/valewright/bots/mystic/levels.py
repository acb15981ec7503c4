"""The stronger levels of Mystic Vale, with the weights they judge by."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from valewright.bots.budget import Budget
from valewright.bots.contract import Bot
from valewright.bots.mystic.druid import Adept, Archdruid
from valewright.bots.mystic.weighed import Scales

WEIGHTS = "weights.json"


@cache
def scales() -> Scales:
    """The weights that come with the package; docs/bots.md says how they were learned."""
    text = (files("valewright.bots.mystic") / WEIGHTS).read_text(encoding="utf-8")
    return Scales(json.loads(text))


def adept(seed: int) -> Bot:
    """Judges by the weights, at once."""
    return Adept(seed, scales())


def archdruid(seed: int, budget: Budget) -> Bot:
    """Judges by the weights what it tried out."""
    return Archdruid(seed, scales(), budget)
