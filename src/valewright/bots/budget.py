"""How long a bot may think."""

from __future__ import annotations

import math
import re
from typing import Final

from valewright.kernel.errors import BadOption

MOST_SECONDS: Final = 3600.0
MOST_ROUNDS: Final = 1_000_000
_WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?|\.\d+)(r?)")


class Budget:
    """Seconds for a whole turn, or rounds of search for each decision; neither: at once.

    Rounds give the same choice on every machine, seconds the best one that a machine has time for.

    >>> Budget(seconds=1.5), Budget(rounds=200), Budget()
    (Budget(seconds=1.5), Budget(rounds=200), Budget())
    """

    def __init__(self, seconds: float = 0.0, rounds: int = 0) -> None:
        self.seconds = seconds
        self.rounds = rounds

    @property
    def at_once(self) -> bool:
        """Whether there is nothing to think with."""
        return self.seconds <= 0 and self.rounds <= 0

    def words(self) -> str:
        """As people read it.

        >>> Budget(seconds=1).words(), Budget(rounds=200).words(), Budget().words()
        ('1 s a turn', '200 rounds a decision', 'at once')
        """
        if self.rounds > 0:
            return f"{self.rounds} rounds a decision"
        return "at once" if self.at_once else f"{self.seconds:g} s a turn"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Budget):
            return NotImplemented
        return self.seconds == other.seconds and self.rounds == other.rounds

    def __hash__(self) -> int:
        return hash((self.seconds, self.rounds))

    def __repr__(self) -> str:
        if self.rounds > 0:
            return f"Budget(rounds={self.rounds})"
        return "Budget()" if self.at_once else f"Budget(seconds={self.seconds:g})"


def read_budget(text: str) -> Budget:
    """The budget that stands behind the @ of a bot's name.

    >>> read_budget("0.5"), read_budget("200r")
    (Budget(seconds=0.5), Budget(rounds=200))
    >>> read_budget("soon")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: 'soon' is no budget: write seconds a turn, such as @1.5, \
or rounds a decision, such as @200r
    """
    found = _WRITTEN.fullmatch(text)
    number = float(found[1]) if found else 0.0
    in_rounds = found is not None and found[2] == "r"
    if found is None or number <= 0 or (in_rounds and not number.is_integer()):
        raise BadOption(
            f"{text!r} is no budget: write seconds a turn, such as @1.5, "
            "or rounds a decision, such as @200r"
        )
    if number > (MOST_ROUNDS if in_rounds else MOST_SECONDS) or not math.isfinite(number):
        most = f"{MOST_ROUNDS} rounds" if in_rounds else f"{MOST_SECONDS:g} seconds"
        raise BadOption(f"{text!r} is no budget: {most} are the most")
    return Budget(rounds=int(number)) if in_rounds else Budget(seconds=number)
