"""What a strong bot would do in a player's place, in words."""

from __future__ import annotations

import random
from typing import Final

from rich.text import Text

from valewright.bots import Seat
from valewright.bots.advice import advise
from valewright.bots.budget import Budget
from valewright.kernel.contract import State
from valewright.words import Words

SECONDS: Final = 2.5
MOST: Final = 3  # alternatives


def lines(state: State, seat: int, budget: Budget | None = None, seed: int = 0) -> list[Text]:
    """The suggestion with its reasons, and the alternatives with their chances."""
    advice = advise(Seat(state, seat), budget or Budget(seconds=SECONDS), random.Random(seed))
    words = Words("en")
    found = [Text(f"{advice.words}  ({advice.chance:.0%} to win)", "bold")]
    found += [Text(f"  {words.say(reason.id, **reason.args)}") for reason in advice.reasons]
    found += [
        Text(f"  or {option.words}  ({option.chance:.0%})", "dim")
        for option in advice.alternatives[:MOST]
    ]
    return found
