"""Python's garbage collector in a server with many tables.

A table that is put away is freed at once, without it; only what refers to itself in a circle, such
as a closed socket, waits to be found. Finding what has grown old means going through all there is,
and everyone waits meanwhile: a quarter of a second at a thousand tables. So what every server is
made of is left out for good, and all the rest is gone through far less often than Python would.
"""

from __future__ import annotations

import gc
from typing import Final

FULL: Final = 50  # times that what is young was gone through, before everything is


def settle() -> None:
    """Once everything is loaded: never go through that again, and rarely through all the rest."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL)
