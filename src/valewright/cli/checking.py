"""What the rules promise: scenarios, and the rulings that tests cover."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from valewright.cli.options import (
    EXISTING,
    CleanCommand,
    CleanGroup,
    any_game_option,
    checked_game,
    reporting,
)

if TYPE_CHECKING:
    from valewright.terminal.report import Report


@click.group(cls=CleanGroup)
def scenario() -> None:
    """Run scenarios, or write one: positions, and what must follow."""


@scenario.command("run")
@click.argument("files", type=EXISTING, nargs=-1, required=True)
@any_game_option
@click.pass_context
def scenario_run(ctx: click.Context, files: tuple[Path, ...], game: str | None) -> None:
    """Run scenario FILES or folders; fails if any scenario fails."""
    if game is not None:
        checked_game(game)
    from valewright.scenarios import run_files

    if not run_files(files, click.echo, game):
        ctx.exit(1)


@scenario.command("write")
@click.argument("record", type=EXISTING)
@click.option("--at", type=click.IntRange(0), help="After how many moves; at the end if left out.")
@click.option("--title", default="A position", show_default=True, help="What to call it.")
def scenario_write(record: Path, at: int | None, title: str) -> None:
    """Print a position of a RECORD as a scenario, with what the seat to act knows."""
    from valewright.scenarios.writing import from_record

    click.echo(from_record(record, at, title), nl=False)


@click.command(cls=CleanCommand)
@click.option(
    "--uncovered", is_flag=True, help="Only rulings that no test names; fails if there are any."
)
@click.option("--all", "with_all", is_flag=True, help="Include the rulings of the expansions.")
@any_game_option
@reporting
def rulings(uncovered: bool, with_all: bool, game: str | None) -> Report:
    """List the rulings and the tests that cover them."""
    if game is not None:
        checked_game(game)
    from valewright.terminal.rulings import rulings_report

    return rulings_report(uncovered, with_all, game)
