"""The command line. Each command imports what it needs when it is called: ``--help`` is instant."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from valewright import __version__
from valewright.kernel.contract import CHOICE, FLAG, NAMES, NUMBER, TEXT, Option
from valewright.kernel.errors import BadOption, GameError

if TYPE_CHECKING:
    from rich.console import Console

F = TypeVar("F", bound=Callable[..., Any])

USUAL = "mystic-vale"
SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}
EXISTING = click.Path(path_type=Path)
BROWSER_ONLY = ("no_open", "port", "data")
WRITTEN = click.Path(dir_okay=False, writable=True, path_type=Path)
FOLDER = click.Path(path_type=Path, file_okay=False, writable=True)


class CleanCommand(click.Command):
    """A command whose errors are one clear line, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BadOption as error:
            raise click.UsageError(str(error), ctx) from error
        except GameError as error:
            raise click.ClickException(str(error)) from error


class CleanGroup(click.Group):
    """A group of such commands."""

    command_class = CleanCommand


def names(value: str) -> list[str]:
    """Names with commas between them."""
    found = [word.strip() for word in value.split(",")]
    if "" in found:
        raise click.BadParameter(f"{value!r} has a name missing between its commas")
    return found


def console() -> Console:
    """Standard output: coloured on a terminal only; NO_COLOR and COLUMNS are respected."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


@click.group(cls=CleanGroup, context_settings=SETTINGS)
@click.version_option(__version__, "-V", "--version", prog_name="valewright")
def main() -> None:
    """Play and simulate Mystic Vale and Misty Valley, and look up their cards and rules.

    Run valewright COMMAND --help for the options of a command.
    """


def game_option(command: F) -> F:
    """Which game a command is about."""
    return click.option(
        "--game",
        default=USUAL,
        show_default=True,
        metavar="NAME",
        help="The game: mystic-vale, misty-valley, or one that another package adds.",
    )(command)


def language_option(command: F) -> F:
    """Which language names and texts are in."""
    return click.option(
        "--language",
        default="en",
        show_default=True,
        metavar="CODE",
        help="The language of names and texts: en, fr, es or ca.",
    )(command)


class TableCommand(CleanCommand):
    """A command that sets a game up: it takes the options that the games declare."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        found = super().get_params(ctx)
        return [*found[:-1], *_declared_options(), *found[-1:]]


@cache
def _declared_options() -> tuple[click.Option, ...]:
    """The options of all games; one that several games have is taken once."""
    from valewright import games

    declared: dict[str, tuple[Option, list[str]]] = {}
    for name in games.names():
        game = games.game(name)
        for option in game.options():
            if option.name != "players":
                declared.setdefault(option.name, (option, []))[1].append(game.title)
    shared = len(games.names())
    return tuple(
        _click_option(option, "" if len(of) == shared else f"{', '.join(of)}: ")
        for option, of in declared.values()
    )


def _click_option(option: Option, of: str) -> click.Option:
    """An option of a game on the command line; what is left out, the game decides."""
    flag = f"--{option.name.replace('_', '-')}"
    text = option.words[:1].upper() + option.words[1:] if not of else of + option.words
    if option.kind == FLAG:
        return click.Option([flag], is_flag=True, help=f"{text}.")
    usual = option.default if isinstance(option.default, str | int) else ""
    if isinstance(option.default, list):
        usual = ",".join(option.default)
    shown = f"{text}.  [default: {usual}]" if usual != "" else f"{text}."
    if option.kind == CHOICE:
        return click.Option([flag], type=click.Choice(option.choices), default=None, help=shown)
    if option.kind == NAMES:
        return click.Option([flag], type=names, default=None, metavar="A,B,...", help=shown)
    if option.kind == TEXT:
        return click.Option([flag], type=EXISTING, default=None, metavar="FILE", help=shown)
    kind = int if option.kind == NUMBER else str
    return click.Option([flag], type=kind, default=None, help=shown)


def checked_game(name: str) -> None:
    """Refuse a game that is not there."""
    from valewright.games import game

    game(name)


def only_of(game: str, *names: str) -> None:
    """Refuse options that belong to one game when they are given for another."""
    ctx = click.get_current_context()
    if ctx.params["game"] == game:
        return
    for name in names:
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise BadOption(f"{name}: is for {game}, not for {ctx.params['game']}")


def game_options(name: str, chosen: dict[str, Any], players: int, seed: int) -> dict[str, object]:
    """The options of a game, out of those of a command."""
    from valewright import games

    rules = games.game(name)
    options: dict[str, object] = {"players": players}
    own = {option.name: option for option in rules.options()}
    for found in _declared_options():
        given = chosen.get(found.name or "")
        if given is None or given is False:
            continue
        option = own.get(found.name or "")
        if option is None:
            having = [of for of in games.names() if _declares(of, found.name)]
            raise BadOption(f"{found.name}: is for {', '.join(having)}, not for {name}")
        options[option.name] = rules.read_file(option.name, given) if option.kind == TEXT else given
    options = rules.drawn(options, seed)
    for warning in rules.warnings(options):
        click.echo(f"Note: {warning.words}", err=True)
    return options


def _declares(game: str, option: str | None) -> bool:
    from valewright import games

    return any(found.name == option for found in games.game(game).options())


def usual_bots(game: str) -> list[str]:
    """Who plays where nobody says: the game's usual bot against chance."""
    from valewright.bots import usual_bot

    return [usual_bot(game), "random"]


def new_seed() -> int:
    """A seed for a game that named none: short enough to write down."""
    import secrets

    return secrets.randbelow(1_000_000)


@main.command(cls=TableCommand)
@click.option(
    "--terminal",
    is_flag=True,
    help="Play in the terminal.",
)
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
    _refuse(ctx, BROWSER_ONLY, "only applies in the browser; leave out --terminal")
    from valewright.terminal.session import Session

    if resume is not None:
        _refuse_beside_resume(ctx)
        session = Session.resumed(resume, chosen["seats"], console())
    else:
        session = _new_session(game, chosen, Session)
    session.run()


def _play_in_browser(ctx: click.Context, game: str) -> None:
    others = [name for name in ctx.params if name not in (*BROWSER_ONLY, "game", "terminal")]
    _refuse(
        ctx, others, "only applies with --terminal; in the browser, set up the game on the page"
    )
    from valewright.server.opening import play as open_page
    from valewright.terminal.saves import data_folder

    given = ctx.get_parameter_source("game") is click.core.ParameterSource.COMMANDLINE
    folder = ctx.params["data"] or data_folder()
    route = f"#/new/{game}" if given else "#/play"
    open_page(ctx.params["port"], folder, route, not ctx.params["no_open"], click.echo)


def _refuse(ctx: click.Context, options: Iterable[str], why: str) -> None:
    """Refuse options that were given."""
    for name in options:
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise BadOption(f"{name.replace('_', '-')}: {why}")


def _refuse_beside_resume(ctx: click.Context) -> None:
    """A saved game brings its own options."""
    kept = ("resume", "terminal", "seats", "game")
    others = [name for name in ctx.params if name not in kept]
    _refuse(ctx, others, "a resumed game already has its options; leave it out")


def _new_session(game: str, chosen: dict[str, Any], session: Any) -> Any:
    from valewright.games import game as find
    from valewright.kernel.record import Record
    from valewright.terminal.seats import arranged

    kinds = arranged(
        game, chosen["seats"] or (), chosen["humans"], chosen["bots"] or (), chosen["players"]
    )
    seed = new_seed() if chosen["seed"] is None else chosen["seed"]
    record = Record(find(game), game_options(game, chosen, len(kinds), seed), seed)
    return session.new(record, kinds, console())


def many_games(
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


@main.command(cls=TableCommand)
@many_games(100)
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

    Reports wins, scores, rounds and how often fields spoil.
    """
    checked_game(game)
    from valewright.terminal.reports import print_summary, simulation

    bots = bots or usual_bots(game)
    players = max(2, len(bots)) if chosen["players"] is None else chosen["players"]
    options = game_options(game, chosen, players, seed)
    summary = simulation(game, options, count, bots, seed, jobs, as_json)
    print_summary(summary, as_json, console())


@main.command(cls=TableCommand)
@many_games(1000)
@click.option(
    "--plots", type=FOLDER, default=None, metavar="FOLDER", help="Write SVG charts to this folder."
)
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
    """Measure how each card, or each tribe, fares.

    Runs many games between bots.
    """
    checked_game(game)
    if game == "misty-valley":
        _refuse_sides()
    from valewright.terminal.reports import print_balance, save_plots, study

    bots = bots or usual_bots(game)[:1]
    players = max(2, len(bots)) if chosen["players"] is None else chosen["players"]
    options = game_options(game, chosen, players, seed)
    result = study(game, options, count, bots, seed, jobs, as_json)
    print_balance(result, as_json, console())
    if plots is not None:
        for path in save_plots(result, plots):
            click.echo(f"written: {path}", err=as_json)


def _refuse_sides() -> None:
    """A balance of Misty Valley lets either tribe begin as often."""
    ctx = click.get_current_context()
    for name in ("tribes", "first"):
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise BadOption(
                f"{name}: balance lets both tribes go first equally often; leave it out"
            )


@main.command(cls=TableCommand)
@many_games(100, None, "Games per pair of bots, an even number.", "The bots.")
@click.option(
    "--results",
    type=EXISTING,
    default=None,
    metavar="FILE",
    help="Save finished games to this file.",
)
@click.option(
    "--plots", type=FOLDER, default=None, metavar="FOLDER", help="Write SVG charts to this folder."
)
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
    from valewright.terminal.reports import print_tournament, rated, save_plots

    if chosen["players"] not in (None, 2):
        raise BadOption("players: tournament games are for two players")
    options = game_options(game, chosen, 2, seed)
    bots = bots or usual_bots(game)
    result = rated(game, options, count, bots, seed, jobs, as_json, results)
    print_tournament(result, as_json, console())
    if plots is not None:
        for path in save_plots(result, plots):
            click.echo(f"written: {path}", err=as_json)


@main.command()
@click.argument("file", type=EXISTING)
@click.option("--to", type=int, default=None, metavar="N", help="Stop after N moves.")
@click.option("--step", is_flag=True, help="Wait for Enter after each turn.")
@game_option
def replay(file: Path, to: int | None, step: bool, game: str) -> None:
    """Replay a saved game from FILE."""
    checked_game(game)
    from valewright.terminal.replaying import tell

    tell(file, to, step, console())


@main.command()
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
    help="Tries per decision; by default 8 in Mystic Vale, 32 in Misty Valley.",
)
@click.option("--seed", type=int, default=0, metavar="N", help="The random seed.")
def review(
    file: Path, json_file: Path | None, html_file: Path | None, rounds: int | None, seed: int
) -> None:
    """Review a finished game from FILE.

    Shows the chances to win along the way and the costliest decisions.
    """
    from valewright.terminal.reviewing import reviewed

    reviewed(file, json_file, html_file, rounds, seed, console())


@main.command()
@click.argument("search", default="")
@click.option("--set", "set_name", default=None, metavar="SET", help="Only this set.")
@click.option("--level", type=click.IntRange(1, 3), default=None, help="Only this level.")
@click.option(
    "--kind",
    type=click.Choice(
        [
            "advancement",
            "vale",
            "leader",
            "amulet",
            "valley",
            "encounter",
            "patrol",
            "tribe",
            "ability",
        ]
    ),
    default=None,
    help="Only this kind; the last five belong to Misty Valley.",
)
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
def cards(game: str, **chosen: Any) -> None:
    """List cards and tiles; SEARCH looks in names and texts."""
    from valewright.games import game as find

    list_cards = find(game).part("cards")
    only_of("mystic-vale", "set_name", "level")
    if game == "misty-valley":
        del chosen["set_name"], chosen["level"]
    list_cards(console(), **chosen)


@main.group(cls=CleanGroup)
def box() -> None:
    """The printed values of your own box of Mystic Vale, in a card file."""


@box.command("check")
@click.argument("file", type=EXISTING)
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.pass_context
def box_check(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Say what a card FILE sets, all that is wrong with it, and what contradicts documents.

    Fails when something is wrong.
    """
    from valewright.mystic.terminal.box import check

    if not check(file, as_json, click.echo):
        ctx.exit(1)


@box.command("progress")
@click.argument("file", type=EXISTING)
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.pass_context
def box_progress(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Show how many of the values that no document gives a card FILE gives, set by set."""
    from valewright.mystic.terminal.box import show_progress

    if not show_progress(file, as_json, console()):
        ctx.exit(1)


@box.command("template")
@click.option("--set", "set_name", default=None, metavar="SET", help="Only this set; or conclaves.")
def box_template(set_name: str | None) -> None:
    """Print a card file to fill in: every value that is a guess, as a comment."""
    from valewright.mystic.terminal.box import template

    click.echo(template(set_name), nl=False)


@main.command()
@language_option
@game_option
def rules(game: str, language: str) -> None:
    """Print the rules of a game for players."""
    checked_game(game)
    from rich.markdown import Markdown

    from valewright.games import rules as rules_of

    console().print(Markdown(rules_of(game, language)))


@main.group(cls=CleanGroup)
def scenario() -> None:
    """Run scenarios: positions, and what must follow."""


@scenario.command("run")
@click.argument("files", type=EXISTING, nargs=-1, required=True)
@click.option(
    "--game", default=None, metavar="NAME", help="Only this game; by default all of them."
)
@click.pass_context
def scenario_run(ctx: click.Context, files: tuple[Path, ...], game: str | None) -> None:
    """Run scenario FILES or folders; fails if any scenario fails."""
    if game is not None:
        checked_game(game)
    from valewright.scenarios import run_files

    if not run_files(files, click.echo, game):
        ctx.exit(1)


@main.command()
@click.option(
    "--uncovered", is_flag=True, help="Only rulings that no test names; fails if there are any."
)
@click.option("--all", "with_all", is_flag=True, help="Include the rulings of the expansions.")
@click.option(
    "--game", default=None, metavar="NAME", help="Only this game; by default all of them."
)
@click.pass_context
def rulings(ctx: click.Context, uncovered: bool, with_all: bool, game: str | None) -> None:
    """List the rulings and the tests that cover them."""
    if game is not None:
        checked_game(game)
    from valewright.terminal.rulings import list_rulings

    if not list_rulings(console(), uncovered, with_all, game):
        ctx.exit(1)


@main.command()
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


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=int, default=8123, show_default=True, help="The port; 0 picks any free port."
)
@click.option(
    "--data", type=EXISTING, default=None, metavar="FOLDER", help="Where to keep the tables."
)
@click.option(
    "--pause",
    type=click.FloatRange(0, 60),
    default=0.4,
    show_default=True,
    metavar="SECONDS",
    help="The pause between a bot's moves.",
)
def serve(host: str, port: int, data: Path | None, pause: float) -> None:
    """Serve tables to browsers.

    Only this machine can connect, unless --host says otherwise.
    """
    from valewright.server.serving import serve as run
    from valewright.terminal.saves import data_folder

    run(host, port, data_folder() if data is None else data, click.echo, pause)
