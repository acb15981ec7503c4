"""Python's garbage collector at rest, while compiled code makes many small things in no circle.

What they hold is freed as soon as nobody refers to it. The collector would only look through all
of them again and again; circles that others make are found when it works again.
"""

from __future__ import annotations

import gc


class _Rest:
    def __init__(self) -> None:
        self.wanted_by = 0  # how many want it to rest: threads may overlap
        self.worked = False


_rest = _Rest()


def rest() -> None:
    """Let the collector rest until :func:`resume` has been called as often.

    >>> rest(); gc.isenabled()
    False
    >>> rest(); resume(); gc.isenabled()
    False
    >>> resume(); gc.isenabled()
    True
    """
    _rest.wanted_by += 1
    if _rest.wanted_by == 1:
        _rest.worked = gc.isenabled()
        gc.disable()


def resume() -> None:
    """Let the collector work again, where it did before."""
    _rest.wanted_by -= 1
    if _rest.wanted_by == 0 and _rest.worked:
        gc.enable()
