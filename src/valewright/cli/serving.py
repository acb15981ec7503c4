"""Serving tables to browsers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import click

from valewright.cli.options import EXISTING, CleanCommand
from valewright.server.settings import ServerSettings, variable

Command = Callable[..., None]


def settings_options(command: Command) -> Command:
    """An option for each setting of a server; the environment sets what is not typed."""
    for setting in reversed(fields(ServerSettings)):
        command = _option(setting)(command)
    return command


def _option(setting: Field[Any]) -> Callable[[Command], Command]:
    about, default = setting.metadata, setting.default
    unset = isinstance(default, Path | tuple)
    flag = isinstance(default, bool)
    shape: dict[str, Any] = {"is_flag": True} if flag else {"metavar": about["unit"]}
    return click.option(
        f"--{setting.name.replace('_', '-')}",
        type=_type(setting),
        default=None if isinstance(default, Path) else default,
        show_default=not unset and not flag and setting.default != "",
        multiple=isinstance(default, tuple),
        envvar=variable(setting.name),
        help=about["words"],
        **shape,
    )


def _type(setting: Field[Any]) -> Any:
    least, most = setting.metadata["least"], setting.metadata["most"]
    if isinstance(setting.default, Path):
        return EXISTING
    if isinstance(setting.default, bool):
        return bool
    if setting.metadata["choices"]:
        return click.Choice(setting.metadata["choices"])
    if isinstance(setting.default, float):
        return click.FloatRange(least, most)
    if isinstance(setting.default, int):
        return click.IntRange(int(least), int(most)) if most else int
    return str


@click.command(cls=CleanCommand)
@settings_options
def serve(data: Path | None, **settings: Any) -> None:
    """Serve tables to browsers.

    Only this machine can connect, unless --host says otherwise. Each option can also be set in the
    environment, such as VALEWRIGHT_PORT for --port.
    """
    from valewright.server.serving import serve as run
    from valewright.terminal.saves import data_folder

    run(ServerSettings(data=data or data_folder(), **settings), click.echo)


@click.command(cls=CleanCommand)
@click.option("--data", type=EXISTING, default=None, metavar="FOLDER", help="Where the tables are.")
@click.option(
    "--to",
    "address",
    required=True,
    metavar="postgresql://...",
    envvar=variable("database"),
    help="An empty database to move them to.",
)
def migrate(data: Path | None, address: str) -> None:
    """Move all tables from SQLite to a PostgreSQL database.

    Stop the server first. The tables stay where they are, too.
    """
    from valewright.server.places import checked_address
    from valewright.terminal.saves import data_folder

    checked_address(address)
    from valewright.server.store.moving import moved

    moved(data or data_folder(), address, click.echo)
    click.echo("All tables were moved. Start workers with valewright serve --database.")
