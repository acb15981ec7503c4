"""What programs that learn are given: the legend of a game's observations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from valewright.cli.options import (
    CleanGroup,
    TableCommand,
    checked_game,
    game_option,
    game_options,
    reporting,
)
from valewright.cli.simulations import jobs_options, workers

if TYPE_CHECKING:
    from valewright.terminal.report import Report


@click.group(cls=CleanGroup)
def rl() -> None:
    """Tools for reinforcement learning; see docs/research.md."""


@rl.command(cls=TableCommand)
@click.option("--players", type=int, default=None, help="The number of players.")
@click.option("--moves", is_flag=True, help="What is told of each move, and all the moves.")
@game_option
@reporting
def legend(game: str, moves: bool, **chosen: Any) -> Report:
    """List what each element of an observation is."""
    checked_game(game)
    from valewright.terminal.reports import legend_report, move_legend_report

    players = 2 if chosen["players"] is None else chosen["players"]
    made = move_legend_report if moves else legend_report
    return made(game, game_options(game, chosen, players, 0))


@rl.command(cls=TableCommand)
@click.argument("agent")
@click.option(
    "--games",
    "count",
    type=click.IntRange(2),
    default=100,
    show_default=True,
    help="Games against each bot of the ladder; with another number, it is not the same task.",
)
@jobs_options
@game_option
@reporting
def evaluate(
    agent: str, count: int, jobs: int, ray: str | None, game: str, **chosen: Any
) -> Report:
    """Score AGENT against a fixed ladder of bots, with fixed seeds.

    AGENT is the name of a bot, or module:attribute (or file.py:attribute) of something that, called
    with a seed, gives a bot or a function of an observation and a mask.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, evaluation_report

    options = game_options(game, chosen, 2, 0)
    return evaluation_report(agent, Run(game, options, count, (), 0, workers(jobs, ray)))
