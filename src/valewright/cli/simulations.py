"""Many games between bots: simulations, balance, tournaments, and how fast the rules are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from valewright.cli.options import (
    EXISTING,
    FOLDER,
    WRITTEN,
    CleanCommand,
    TableCommand,
    checked_game,
    game_option,
    game_options,
    names,
    reporting,
)
from valewright.kernel.errors import BadOption

if TYPE_CHECKING:
    from valewright.lab.spreading import Jobs
    from valewright.terminal.report import Report

F = TypeVar("F", bound=Callable[..., Any])


def _usual_bots(game: str) -> list[str]:
    """Who plays where nobody says: the game's usual bot against chance."""
    from valewright.bots import usual_bot

    return [usual_bot(game), "random"]


def _many_games(
    games: int,
    bots: str | None = None,
    games_help: str = "The number of games.",
    bots_help: str = "The bots, one per seat; they repeat if there are fewer.",
) -> Callable[[F], F]:
    """The options of games between bots, so many of them if nothing else is said."""

    def with_options(command: F) -> F:
        for option in reversed(
            [
                click.option(
                    "--games",
                    "count",
                    type=click.IntRange(1),
                    default=games,
                    show_default=True,
                    help=games_help,
                ),
                click.option(
                    "--players",
                    type=int,
                    default=None,
                    help="The number of players.",
                ),
                click.option(
                    "--bots",
                    type=names,
                    metavar="A,B,...",
                    default=bots,
                    show_default=True,
                    help=bots_help,
                ),
                click.option(
                    "--seed",
                    type=int,
                    default=0,
                    show_default=True,
                    help="The seed of the first game.",
                ),
            ]
        ):
            command = option(command)
        return command

    return lambda command: with_options(jobs_options(command))


def jobs_options(command: F) -> F:
    """Where games are played: in processes, or on a cluster."""
    for option in (
        click.option(
            "--ray",
            is_flag=False,
            flag_value="",
            default=None,
            metavar="[ADDRESS]",
            help="Play on a Ray cluster: that of an address, or one on this machine.",
        ),
        click.option(
            "--jobs",
            type=click.IntRange(1),
            default=1,
            show_default=True,
            help="The number of processes.",
        ),
    ):
        command = option(command)
    return command


_plots_option = click.option(
    "--plots", type=FOLDER, default=None, metavar="FOLDER", help="Write SVG charts to this folder."
)


def workers(jobs: int, ray: str | None) -> Jobs:
    """Where games are played."""
    from valewright.lab.spreading import RayCluster

    if ray is None:
        return jobs
    if jobs != 1:
        raise BadOption("ray: a cluster has as many jobs as CPUs; leave out --jobs")
    return RayCluster(ray)


@click.command(cls=TableCommand)
@_many_games(100)
@click.option(
    "--records",
    type=FOLDER,
    default=None,
    metavar="FOLDER",
    help="Write a record of each game to this folder.",
)
@click.option(
    "--parquet",
    type=WRITTEN,
    default=None,
    metavar="FILE",
    help="Write every decision to this Parquet file.",
)
@game_option
@reporting
def simulate(
    count: int,
    bots: list[str] | None,
    seed: int,
    jobs: int,
    ray: str | None,
    records: Path | None,
    parquet: Path | None,
    game: str,
    **chosen: Any,
) -> Report:
    """Run many games between bots and report the results.

    Reports wins, scores, the length of the games and what else the game measures.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, simulation_report

    bots = bots or _usual_bots(game)
    players = max(2, len(bots)) if chosen["players"] is None else chosen["players"]
    options = game_options(game, chosen, players, seed)
    run = Run(game, options, count, bots, seed, workers(jobs, ray))
    return simulation_report(run, records, parquet)


@click.command(cls=TableCommand)
@_many_games(1000)
@_plots_option
@game_option
@reporting
def balance(
    count: int,
    bots: list[str] | None,
    seed: int,
    jobs: int,
    ray: str | None,
    plots: Path | None,
    game: str,
    **chosen: Any,
) -> Report:
    """Measure how even a game is, and how its parts fare.

    Runs many games between bots.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, balance_report

    bots = bots or _usual_bots(game)[:1]
    players = max(2, len(bots)) if chosen["players"] is None else chosen["players"]
    options = game_options(game, chosen, players, seed)
    return balance_report(Run(game, options, count, bots, seed, workers(jobs, ray)), plots)


@click.command(cls=TableCommand)
@_many_games(100, None, "Games per pair of bots, an even number.", "The bots.")
@click.option(
    "--results",
    type=EXISTING,
    default=None,
    metavar="FILE",
    help="Save finished games to this file.",
)
@_plots_option
@game_option
@reporting
def tournament(
    count: int,
    bots: list[str] | None,
    seed: int,
    jobs: int,
    ray: str | None,
    results: Path | None,
    plots: Path | None,
    game: str,
    **chosen: Any,
) -> Report:
    """Play every pair of bots against each other, and rate them.

    Each pair plays from both seats.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, tournament_report

    if chosen["players"] not in (None, 2):
        raise BadOption("players: tournament games are for two players")
    options = game_options(game, chosen, 2, seed)
    bots = bots or _usual_bots(game)
    run = Run(game, options, count, bots, seed, workers(jobs, ray))
    return tournament_report(run, results, plots)


@click.command(cls=CleanCommand)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01),
    default=1.0,
    show_default=True,
    help="How long each measurement takes.",
)
@game_option
@reporting
def bench(seconds: float, game: str) -> Report:
    """Measure decisions, clones, samples and games per second."""
    checked_game(game)
    from valewright.terminal.reports import bench_report

    return bench_report(seconds, game)
