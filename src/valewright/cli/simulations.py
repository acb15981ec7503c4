"""Many games between bots: simulations, balance, tournaments, and how fast the rules are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from valewright.cli.options import (
    EXISTING,
    FOLDER,
    CleanCommand,
    TableCommand,
    checked_game,
    console,
    game_option,
    game_options,
    names,
)
from valewright.kernel.errors import BadOption

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
                click.option(
                    "--jobs",
                    type=click.IntRange(1),
                    default=1,
                    show_default=True,
                    help="The number of processes.",
                ),
                click.option("--json", "as_json", is_flag=True, help="Print only JSON."),
            ]
        ):
            command = option(command)
        return command

    return with_options


_plots_option = click.option(
    "--plots", type=FOLDER, default=None, metavar="FOLDER", help="Write SVG charts to this folder."
)


def _plot(result: Any, folder: Path | None, as_json: bool) -> None:
    from valewright.terminal.reports import save_plots

    for path in save_plots(result, folder) if folder is not None else ():
        click.echo(f"written: {path}", err=as_json)


@click.command(cls=TableCommand)
@_many_games(100)
@game_option
def simulate(
    count: int,
    bots: list[str] | None,
    seed: int,
    jobs: int,
    as_json: bool,
    game: str,
    **chosen: Any,
) -> None:
    """Run many games between bots and report the results.

    Reports wins, scores, the length of the games and what else the game measures.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, print_summary, simulation

    bots = bots or _usual_bots(game)
    players = max(2, len(bots)) if chosen["players"] is None else chosen["players"]
    options = game_options(game, chosen, players, seed)
    summary = simulation(Run(game, options, count, bots, seed, jobs, as_json))
    print_summary(summary, as_json, console())


@click.command(cls=TableCommand)
@_many_games(1000)
@_plots_option
@game_option
def balance(
    count: int,
    bots: list[str] | None,
    seed: int,
    jobs: int,
    as_json: bool,
    plots: Path | None,
    game: str,
    **chosen: Any,
) -> None:
    """Measure how even a game is, and how its parts fare.

    Runs many games between bots.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, print_balance, study

    bots = bots or _usual_bots(game)[:1]
    players = max(2, len(bots)) if chosen["players"] is None else chosen["players"]
    options = game_options(game, chosen, players, seed)
    result = study(Run(game, options, count, bots, seed, jobs, as_json))
    print_balance(result, as_json, console())
    _plot(result, plots, as_json)


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
def tournament(
    count: int,
    bots: list[str] | None,
    seed: int,
    jobs: int,
    as_json: bool,
    results: Path | None,
    plots: Path | None,
    game: str,
    **chosen: Any,
) -> None:
    """Play every pair of bots against each other, and rate them.

    Each pair plays from both seats.
    """
    checked_game(game)
    from valewright.terminal.reports import Run, print_tournament, rated

    if chosen["players"] not in (None, 2):
        raise BadOption("players: tournament games are for two players")
    options = game_options(game, chosen, 2, seed)
    bots = bots or _usual_bots(game)
    result = rated(Run(game, options, count, bots, seed, jobs, as_json), results)
    print_tournament(result, as_json, console())
    _plot(result, plots, as_json)


@click.command(cls=CleanCommand)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01),
    default=1.0,
    show_default=True,
    help="How long each measurement takes.",
)
@click.option("--json", "as_json", is_flag=True, help="Print only JSON.")
@game_option
def bench(seconds: float, as_json: bool, game: str) -> None:
    """Measure decisions, clones, samples and games per second."""
    checked_game(game)
    from valewright.terminal.reports import print_benchmark

    print_benchmark(seconds, as_json, console(), game)
