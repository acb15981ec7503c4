"""What programs that learn are given: the legend of a game's observations."""

from __future__ import annotations

from typing import Any

import click

from valewright.cli.options import (
    CleanGroup,
    TableCommand,
    checked_game,
    console,
    game_option,
    game_options,
)


@click.group(cls=CleanGroup)
def rl() -> None:
    """Tools for reinforcement learning; see docs/research.md."""


@rl.command(cls=TableCommand)
@click.option("--players", type=int, default=None, help="The number of players.")
@click.option("--json", "as_json", is_flag=True, help="Print only JSON.")
@game_option
def legend(as_json: bool, game: str, **chosen: Any) -> None:
    """List what each element of an observation is."""
    checked_game(game)
    from valewright.terminal.reports import print_legend

    players = 2 if chosen["players"] is None else chosen["players"]
    print_legend(game, game_options(game, chosen, players, 0), as_json, console())
