"""Seats for language models."""

from __future__ import annotations

from typing import Any

import click

from valewright.cli.options import (
    TableCommand,
    checked_game,
    game_option,
    game_options,
    given,
    language_option,
    names,
)
from valewright.kernel.errors import BadOption, MissingPart


@click.command("mcp", cls=TableCommand)
@click.argument("link", default="")
@click.option("--name", default=None, help="Your name at a served table.")
@click.option(
    "--moves/--no-moves", default=True, show_default=True, help="Tell the model its legal moves."
)
@click.option("--players", type=int, default=None, help="The number of players.")
@click.option(
    "--bots", type=names, metavar="A,B,...", default=None, help="The bots for the other seats."
)
@click.option("--seed", type=int, default=None, help="The seed; the same seed deals the same game.")
@language_option
@game_option
@click.pass_context
def mcp(ctx: click.Context, /, link: str, name: str | None, moves: bool, **chosen: Any) -> None:
    """Offer a table to a language model.

    It speaks the Model Context Protocol on standard input and output.

    Without LINK, the model plays a game against bots. With an invitation LINK, it takes a seat at
    that table.
    """
    if link:
        taken = ("link", "name", "moves", "language")
        for option in ctx.params:
            if option not in taken and given(ctx, option):
                raise BadOption(f"{option}: is for a game of one's own; leave it out with a link")
    elif name is not None:
        raise BadOption("name: is for a seat at a served table; give its invitation link")
    try:
        from valewright.mcp.server import served
    except ImportError as error:
        raise MissingPart(f"{error}: install it with pip install 'valewright[mcp]'") from error
    served(_seat(link, name) if link else _own_table(chosen), moves).run("stdio")


def _seat(link: str, name: str | None) -> Any:
    from valewright.mcp.seat import ServedSeat, Tokens
    from valewright.terminal.saves import data_folder

    return ServedSeat(link, name, Tokens(data_folder() / "seats.json"))


def _own_table(chosen: dict[str, Any]) -> Any:
    import secrets

    from valewright.games import game as find
    from valewright.kernel.record import Record
    from valewright.mcp.tables import LocalTable
    from valewright.terminal.seats import arranged

    game = chosen["game"]
    checked_game(game)
    kinds = arranged(game, (), 1, chosen["bots"] or (), chosen["players"])
    seed = secrets.randbelow(1_000_000) if chosen["seed"] is None else chosen["seed"]
    record = Record(find(game), game_options(game, chosen, len(kinds), seed), seed)
    return LocalTable(record, kinds, chosen["language"])
