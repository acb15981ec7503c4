"""The command line. Each command imports what it needs when it is called: ``--help`` is instant."""

from __future__ import annotations

import click

from valewright import __version__
from valewright.cli import (
    administering,
    checking,
    learning,
    modelling,
    playing,
    puzzles,
    reference,
    serving,
    simulations,
)
from valewright.cli.options import CleanGroup

__all__ = ["main"]

SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(cls=CleanGroup, context_settings=SETTINGS)
@click.version_option(__version__, "-V", "--version", prog_name="valewright")
def main() -> None:
    """Play and simulate board games, and look up their cards and rules.

    Run valewright COMMAND --help for the options of a command.
    """


for command in (
    playing.play,
    playing.replay,
    playing.review,
    playing.verify,
    reference.rules,
    reference.cards,
    reference.box,
    simulations.simulate,
    simulations.balance,
    simulations.tournament,
    simulations.bench,
    learning.rl,
    modelling.mcp,
    checking.scenario,
    checking.rulings,
    puzzles.puzzles,
    serving.serve,
    administering.admin,
    administering.stats,
    administering.backup,
    administering.restore,
    administering.export,
    administering.import_table,
    serving.migrate,
):
    main.add_command(command)
