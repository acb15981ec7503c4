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
    about, is_path = setting.metadata, isinstance(setting.default, Path)
    return click.option(
        f"--{setting.name}",
        type=_type(setting),
        default=None if is_path else setting.default,
        show_default=not is_path,
        metavar=about["unit"],
        envvar=variable(setting.name),
        help=about["words"],
    )


def _type(setting: Field[Any]) -> Any:
    least, most = setting.metadata["least"], setting.metadata["most"]
    if isinstance(setting.default, Path):
        return EXISTING
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
