"""Puzzles: made from self-play, and checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from valewright.cli.options import (
    WRITTEN,
    CleanGroup,
    TableCommand,
    any_game_option,
    checked_game,
    game_option,
    game_options,
    reporting,
)

if TYPE_CHECKING:
    from valewright.terminal.report import Report


@click.group(cls=CleanGroup)
def puzzles() -> None:
    """Make puzzles from self-play, and check those that come with the games."""


@puzzles.command("make", cls=TableCommand)
@click.argument("file", type=WRITTEN)
@click.option("--count", type=click.IntRange(1), default=10, show_default=True, help="How many.")
@click.option("--players", type=int, default=2, show_default=True, help="The number of players.")
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the first game.")
@game_option
@reporting
def puzzles_make(
    file: Path, count: int, players: int, seed: int, game: str, **chosen: Any
) -> Report:
    """Make puzzles out of games between bots, and write them to FILE."""
    checked_game(game)
    from valewright.terminal.puzzles import made_report

    options = game_options(game, chosen, players, seed)
    return made_report(game, options, count, seed, file, lambda line: click.echo(line, err=True))


@puzzles.command("check")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1)
@click.option(
    "--judge", is_flag=True, help="Check again that the best move is the best; takes minutes."
)
@any_game_option
@reporting
def puzzles_check(files: tuple[Path, ...], judge: bool, game: str | None) -> Report:
    """Check puzzle FILES, or the puzzles that come with the games; fails if any has a problem.

    Each position must open, and each of its legal moves must have an answer.
    """
    if game is not None:
        checked_game(game)
    from valewright.terminal.puzzles import checked_report

    return checked_report(files, game, judge)
