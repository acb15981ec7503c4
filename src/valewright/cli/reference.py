"""Looking things up: rules, cards, and the card values of one's own copy of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from valewright.cli.options import (
    EXISTING,
    CleanCommand,
    CleanGroup,
    checked_game,
    console,
    game_option,
    language_option,
    reporting,
)

if TYPE_CHECKING:
    from valewright.terminal.report import Report


@click.command(cls=CleanCommand)
@language_option
@game_option
def rules(game: str, language: str) -> None:
    """Print the rules of a game for players."""
    checked_game(game)
    from rich.markdown import Markdown

    from valewright.words import rules as rules_of

    console().print(Markdown(rules_of(game, language)))


@click.command(cls=CleanCommand)
@click.argument("search", default="")
@click.option("--kind", default=None, metavar="KIND", help="Only this kind of card.")
@click.option("--set", "set_name", default=None, metavar="SET", help="Only this set.")
@click.option("--level", type=int, default=None, metavar="N", help="Only this level.")
@click.option(
    "--sources",
    is_flag=True,
    help="Show where the documented values come from; the others are reconstructed.",
)
@click.option(
    "--cards",
    type=EXISTING,
    default=None,
    help="A TOML file of card values that replace the shipped ones.",
)
@language_option
@game_option
@reporting
def cards(game: str, **asked: Any) -> Report:
    """List what a game is played with; SEARCH looks in names and texts."""
    from valewright.games import game as find
    from valewright.terminal.query import Query

    found: Report = find(game).part("cards")(Query(find(game).title, **asked))
    return found


@click.group(cls=CleanGroup)
def box() -> None:
    """The printed values of your own copy of a game, in a card file."""


def _box(game: str, language: str) -> Any:
    """What a game does with such files."""
    from valewright.games import game as find

    return find(game).part("box")(language)


@box.command("check")
@click.argument("file", type=EXISTING)
@language_option
@game_option
@reporting
def box_check(file: Path, language: str, game: str) -> Report:
    """Say what a card FILE sets, all that is wrong with it, and what contradicts documents.

    Fails when something is wrong.
    """
    found: Report = _box(game, language).check(file)
    return found


@box.command("progress")
@click.argument("file", type=EXISTING)
@language_option
@game_option
@reporting
def box_progress(file: Path, language: str, game: str) -> Report:
    """Show how many of the values that no document gives a card FILE gives, set by set."""
    found: Report = _box(game, language).progress(file)
    return found


@box.command("template")
@click.option("--set", "set_name", default=None, metavar="SET", help="Only this set.")
@language_option
@game_option
def box_template(set_name: str | None, language: str, game: str) -> None:
    """Print a card file to fill in: every value that is a guess, as a comment."""
    click.echo(_box(game, language).template(set_name), nl=False)
