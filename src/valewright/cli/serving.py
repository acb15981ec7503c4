"""Serving tables to browsers."""

from __future__ import annotations

from pathlib import Path

import click

from valewright.cli.options import EXISTING, CleanCommand


@click.command(cls=CleanCommand)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=int, default=8123, show_default=True, help="The port; 0 picks any free port."
)
@click.option(
    "--data", type=EXISTING, default=None, metavar="FOLDER", help="Where to keep the tables."
)
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    default=0.4,
    show_default=True,
    metavar="SECONDS",
    help="The pause between a bot's moves.",
)
def serve(host: str, port: int, data: Path | None, pause: float) -> None:
    """Serve tables to browsers.

    Only this machine can connect, unless --host says otherwise.
    """
    from valewright.server.serving import serve as run
    from valewright.terminal.saves import data_folder

    run(host, port, data_folder() if data is None else data, click.echo, pause)
