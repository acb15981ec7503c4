"""All that a server can be told, declared once.

A new setting is one line in :class:`ServerSettings`: it is then an option of ``valewright serve``,
a variable of the environment, and at hand wherever the settings are.

>>> ServerSettings(pause=0).port
8123
>>> variable("pause")
'VALEWRIGHT_PAUSE'
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

PREFIX: Final = "VALEWRIGHT_"
DAY: Final = 86_400
HERE: Final = Path()


def _setting(default: Any, words: str, unit: str = "", least: float = 0, most: float = 0) -> Any:
    """A setting with its usual value, the words of its help, and its bounds where it has some."""
    about = {"words": words, "unit": unit, "least": least, "most": most}
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class ServerSettings:
    """How a server runs."""

    host: str = _setting("127.0.0.1", "The address to listen on.", "ADDRESS")
    port: int = _setting(8123, "The port; 0 picks any free port.", "NUMBER")
    data: Path = _setting(HERE, "Where to keep the tables.", "FOLDER")  # noqa: RUF009
    pause: float = _setting(0.4, "The pause between a bot's moves.", "SECONDS", 0, 60)
    idle: float = _setting(300.0, "When to put away a table nobody watches.", "SECONDS", 1, DAY)


def variable(name: str) -> str:
    """The variable of the environment that sets a setting where the command line does not."""
    return PREFIX + name.upper()
