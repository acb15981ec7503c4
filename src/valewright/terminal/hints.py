"""What a strong bot would do in a player's place, in words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from valewright.bots import Seat
from valewright.bots.advice import advise
from valewright.bots.budget import Budget
from valewright.kernel.contract import State
from valewright.terminal.face import Face

SECONDS: Final = 2.5
MOST: Final = 3  # alternatives


def lines(
    face: Face,
    state: State,
    names: Sequence[str],
    budget: Budget | None = None,
    seed: int = 0,
) -> list[Text]:
    """The suggestion with its reasons, and the alternatives with their chances."""
    words = face.words
    advice = advise(
        Seat(state, state.to_act), budget or Budget(seconds=SECONDS), random.Random(seed)
    )
    chance = words.say("frame-hint-chance", percent=round(100 * advice.chance))
    found = [Text(f"{face.move_words(state, advice.move, names)}  ({chance})", "bold")]
    for reason in advice.reasons:
        args = dict(reason.args)
        if "title" in args:
            args["title"] = words.card_name(str(args["title"]))
        found.append(Text(f"  {words.say(reason.id, **args)}"))
    for option in advice.alternatives[:MOST]:
        said = words.say(
            "terminal-or",
            move=face.move_words(state, option.move, names),
            percent=round(100 * option.chance),
        )
        found.append(Text(f"  {said}", "dim"))
    return found
