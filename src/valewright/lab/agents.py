"""Who plays in the laboratory: a bot by its name, or a program of your own as ``module:attribute``.

Only the laboratory takes such names: a server never imports what a stranger writes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from valewright.bots import Bot, Seat, check_bot, make_bot
from valewright.kernel.errors import BadOption

# Takes the observation of a seat and the mask of its moves, as NumPy arrays
Policy = Callable[[Any, Any], int]


class PolicyBot:
    """A bot that knows only arrays: what its seat observes, and which moves are legal."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def choose(self, seat: Seat) -> int:
        """The policy's move."""
        return int(self._policy(seat.observation(), seat.mask()))


def is_own(name: str) -> bool:
    """Whether a name is that of a program of one's own.

    >>> is_own("my_agent:make"), is_own("archdruid@200r")
    (True, False)
    """
    return ":" in name


def make_agent(name: str, seed: int) -> Bot:
    """A bot by its name, or what ``module:attribute`` makes of a seed.

    >>> make_agent("valewright.bots.uniform:Uniform", seed=1).__class__.__name__
    'Uniform'
    """
    if not is_own(name):
        return make_bot(name, seed)
    made = _maker(name)(seed)
    if callable(getattr(made, "choose", None)):
        bot: Bot = made
        return bot
    if callable(made):
        return PolicyBot(made)
    raise BadOption(
        f"{name}: called with a seed, it gave {made!r}: neither a bot, which has a method choose, "
        "nor a function of an observation and a mask"
    )


def check_agent(name: str, game: str) -> None:
    """Refuse a name that nobody has, or that does not play a game.

    >>> check_agent("nowhere:agent", "nim")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: nowhere:agent: does not load: No module named 'nowhere'
    """
    if is_own(name):
        make_agent(name, 0)
    else:
        check_bot(name, game)


@cache
def _maker(name: str) -> Callable[[int], Any]:
    where, _, attribute = name.rpartition(":")
    try:
        found: Any = _file(Path(where)) if where.endswith(".py") else _module(where)
        for part in attribute.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, OSError, SyntaxError, ValueError) as error:
        raise BadOption(f"{name}: does not load: {error}") from error
    if not callable(found):
        raise BadOption(f"{name}: cannot be called with a seed")
    maker: Callable[[int], Any] = found
    return maker


def _module(where: str) -> ModuleType:
    """A module that is installed, or that lies in the folder the command is run in."""
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        return import_module(where)
    finally:
        sys.path.remove(here)


def _file(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
