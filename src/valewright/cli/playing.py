"""Playing, and looking back at what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from valewright.cli.options import (
    EXISTING,
    WRITTEN,
    CleanCommand,
    TableCommand,
    checked_game,
    console,
    game_option,
    game_options,
    given,
    language_option,
    names,
    refuse,
)

BROWSER_ONLY: Final = ("no_open", "port", "data")


@click.command(cls=TableCommand)
@click.option("--terminal", is_flag=True, help="Play in the terminal.")
@click.option("--no-open", is_flag=True, help="Print the address instead of opening a browser.")
@click.option("--port", type=int, default=8123, show_default=True, help="The port of the page.")
@click.option(
    "--data", type=EXISTING, default=None, metavar="FOLDER", help="Where to keep the tables."
)
@click.option("--players", type=int, default=None, help="The number of players.")
@click.option(
    "--seats",
    type=names,
    metavar="A,B,...",
    default=None,
    help="Who sits where, for example human,greedy.",
)
@click.option("--humans", type=int, default=None, help="How many people share the keyboard.")
@click.option(
    "--bots",
    type=names,
    metavar="A,B,...",
    default=None,
    help="The bots for the other seats.",
)
@click.option("--seed", type=int, default=None, help="The seed; the same seed deals the same game.")
@click.option("--resume", type=EXISTING, default=None, help="Resume a saved game.")
@language_option
@game_option
@click.pass_context
def play(ctx: click.Context, /, resume: Path | None, game: str, **chosen: Any) -> None:
    """Play in the browser, or in the terminal with --terminal.

    The browser opens at your last unfinished game; --game starts a new one. In the browser, only
    --no-open, --port, --data and --game apply; games are set up on the page.
    """
    checked_game(game)
    if not chosen.pop("terminal"):
        _play_in_browser(ctx, game)
        return
    refuse(ctx, BROWSER_ONLY, "only applies in the browser; leave out --terminal")
    from valewright.bots.parallel import HELPERS
    from valewright.terminal.session import Session

    HELPERS.allowed = True
    if resume is not None:
        _refuse_beside_resume(ctx)
        session = Session.resumed(resume, chosen["seats"], console(), chosen["language"])
    else:
        session = _new_session(game, chosen, Session)
    session.run()


def _play_in_browser(ctx: click.Context, game: str) -> None:
    others = [name for name in ctx.params if name not in (*BROWSER_ONLY, "game", "terminal")]
    refuse(ctx, others, "only applies with --terminal; in the browser, set up the game on the page")
    from valewright.server.opening import play as open_page
    from valewright.terminal.saves import data_folder

    folder = ctx.params["data"] or data_folder()
    route = f"#/new/{game}" if given(ctx, "game") else "#/play"
    open_page(ctx.params["port"], folder, route, not ctx.params["no_open"], click.echo)


def _refuse_beside_resume(ctx: click.Context) -> None:
    """A saved game brings its own options."""
    kept = ("resume", "terminal", "seats", "game", "language")
    others = [name for name in ctx.params if name not in kept]
    refuse(ctx, others, "a resumed game already has its options; leave it out")


def _new_session(game: str, chosen: dict[str, Any], session: Any) -> Any:
    from valewright.games import game as find
    from valewright.kernel.record import Record
    from valewright.terminal.seats import arranged

    kinds = arranged(
        game, chosen["seats"] or (), chosen["humans"], chosen["bots"] or (), chosen["players"]
    )
    seed = _new_seed() if chosen["seed"] is None else chosen["seed"]
    record = Record(find(game), game_options(game, chosen, len(kinds), seed), seed)
    return session.new(record, kinds, console(), chosen["language"])


def _new_seed() -> int:
    """A seed for a game that named none: short enough to write down."""
    import secrets

    return secrets.randbelow(1_000_000)


@click.command(cls=CleanCommand)
@click.argument("file", type=EXISTING)
@click.option("--to", type=int, default=None, metavar="N", help="Stop after N moves.")
@click.option("--step", is_flag=True, help="Wait for Enter after each turn.")
@language_option
@game_option
def replay(file: Path, to: int | None, step: bool, language: str, game: str) -> None:
    """Replay a saved game from FILE."""
    checked_game(game)
    from valewright.terminal.replaying import tell

    tell(file, to, step, console(), language)


@click.command(cls=CleanCommand)
@click.argument("file", type=EXISTING)
@click.option("--json", "json_file", type=WRITTEN, default=None, metavar="FILE", help="Write JSON.")
@click.option(
    "--html", "html_file", type=WRITTEN, default=None, metavar="FILE", help="Write an HTML page."
)
@click.option(
    "--rounds",
    type=click.IntRange(1, 10_000),
    default=None,
    metavar="N",
    help="Tries per decision; by default as many as the game needs.",
)
@click.option("--seed", type=int, default=0, metavar="N", help="The random seed.")
@language_option
def review(
    file: Path,
    json_file: Path | None,
    html_file: Path | None,
    rounds: int | None,
    seed: int,
    language: str,
) -> None:
    """Review a finished game from FILE.

    Shows the chances to win along the way and the costliest decisions.
    """
    from valewright.terminal.reviewing import reviewed

    reviewed(file, json_file, html_file, rounds, seed, console(), language)


@click.command(cls=CleanCommand)
@click.argument("file", type=EXISTING)
@click.option(
    "--commitment",
    default=None,
    metavar="HEX",
    help="What the table showed at its start; it must be that of the record.",
)
@language_option
@click.pass_context
def verify(ctx: click.Context, file: Path, commitment: str | None, language: str) -> None:
    """Check that a served game from FILE was dealt as promised.

    Fails if nothing was promised, or something else.
    """
    from valewright.terminal.verifying import verified

    if not verified(file, commitment, console(), language):
        ctx.exit(1)
