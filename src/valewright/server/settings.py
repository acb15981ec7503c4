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
MANY: Final = 1_000_000
HERE: Final = Path()


def _setting(
    default: Any,
    words: str,
    unit: str = "",
    least: float = 0,
    most: float = 0,
    choices: tuple[str, ...] = (),
) -> Any:
    """A setting with its usual value, the words of its help, and its bounds where it has some."""
    about = {"words": words, "unit": unit, "least": least, "most": most, "choices": choices}
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class ServerSettings:
    """How a server runs."""

    host: str = _setting("127.0.0.1", "The address to listen on.", "ADDRESS")
    port: int = _setting(8123, "The port; 0 picks any free port.", "NUMBER")
    data: Path = _setting(HERE, "Where to keep the tables.", "FOLDER")  # noqa: RUF009
    database: str = _setting("", "A database that several workers share.", "postgresql://...")
    redis: str = _setting("", "How these workers announce changes to each other.", "redis://...")
    pause: float = _setting(0.4, "The pause between a bot's moves.", "SECONDS", 0, 60)
    idle: float = _setting(300.0, "When to unload a table nobody watches.", "SECONDS", 1, DAY)
    allow_host: tuple[str, ...] = _setting(
        (), "A name that the server answers to, such as that of a proxy; may be repeated.", "NAME"
    )
    behind_proxy: bool = _setting(
        False, "Trust a proxy on this machine or network to say who its clients are."
    )
    notify: bool = _setting(
        False, "Tell players of their turn while no page is open: Web Push and webhooks."
    )
    notify_private: tuple[str, ...] = _setting(
        (), "A private network that webhooks may be in; may be repeated.", "NETWORK"
    )
    metrics: bool = _setting(False, "Serve Prometheus metrics at /metrics.")
    log: str = _setting(
        "text", "How to log; json has every request.", "[text|json]", choices=("text", "json")
    )
    open_tables: bool = _setting(False, "Let people list their tables for anyone to join.")
    no_comments: bool = _setting(False, "Let nobody write comments in shared replays.")
    drain: float = _setting(
        0.0, "How long to keep serving, but not ready, once told to stop.", "SECONDS", 0, 3600
    )
    workers: int = _setting(
        0, "Processes for bots; 0 picks a number for the machine.", "NUMBER", 0, 64
    )
    worker_memory: int = _setting(1024, "Memory each of them may use.", "MEGABYTES", 256, 65_536)
    tables_per_hour: int = _setting(120, "Tables one address may make.", "NUMBER", 0, MANY)
    joins_per_hour: int = _setting(300, "Seats one address may take.", "NUMBER", 0, MANY)
    tickets_per_hour: int = _setting(
        120, "Links and phrases for other devices one address may make or try.", "NUMBER", 0, MANY
    )
    lists_per_hour: int = _setting(
        1200, "Requests for lists, challenges and statistics by one address.", "NUMBER", 0, MANY
    )
    imports_per_hour: int = _setting(
        600, "Records and positions one address may submit.", "NUMBER", 0, MANY
    )
    hints_per_hour: int = _setting(
        600, "Hints and reviews one address may ask for.", "NUMBER", 0, MANY
    )
    notices_per_hour: int = _setting(
        300, "Webhooks and browsers one address may add.", "NUMBER", 0, MANY
    )
    sockets_per_hour: int = _setting(3000, "Tables one address may connect to.", "NUMBER", 0, MANY)
    messages_per_second: int = _setting(20, "Messages one seat may send.", "NUMBER", 0, MANY)
    remarks_per_minute: int = _setting(
        12, "Quick phrases and reactions one player may send.", "NUMBER", 0, MANY
    )
    replayed_per_minute: int = _setting(
        100_000, "Moves that are played again for one address.", "NUMBER", 0, MANY
    )
    requests_per_second: int = _setting(50, "Requests one address may send.", "NUMBER", 0, MANY)
    sockets: int = _setting(100, "Sockets one address may have open.", "NUMBER", 0, MANY)
    connections: int = _setting(0, "Connections in all; 0 picks a number.", "NUMBER", 0, MANY)
    database_megabytes: int = _setting(4096, "How large the database may be.", "NUMBER", 0, MANY)
    unfinished_days: int = _setting(0, "When to clear tables nobody plays.", "DAYS", 0, MANY)
    imports_days: int = _setting(0, "When to clear unused records.", "DAYS", 0, MANY)
    imports: int = _setting(2000, "How many imported records to keep.", "NUMBER", 0, MANY)
    backup_hours: int = _setting(24, "How often to back up; 0 is never.", "HOURS", 0, MANY)
    backups: int = _setting(7, "How many backups to keep.", "NUMBER", 1, 1000)


def variable(name: str) -> str:
    """The variable of the environment that sets a setting where the command line does not."""
    return PREFIX + name.upper()
