"""Positions that are written as scenarios and read back."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from valewright.scenarios import read_text, run, write
from valewright.scenarios.running import lay_out
from valewright.scenarios.writing import known


def check_reads_back(state: Any, essence: Callable[[Any], object], rng: random.Random) -> None:
    """The text lays out the same position, and tells no more than the seat to act knows."""
    text = write(state)
    [scenario] = read_text(text)
    again = lay_out(scenario)
    assert type(again) is type(state)
    assert known(again) == known(state)
    assert essence(again) == essence(state)
    assert run(scenario).passed
    assert write(state.sample(state.to_act, rng)) == text
    assert write(again) == text
