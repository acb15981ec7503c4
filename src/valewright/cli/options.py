"""What the commands share: errors in one line, the choice of a game, and the options of games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from valewright.kernel.contract import CHOICE, FLAG, NAMES, NUMBER, TEXT, Option
from valewright.kernel.errors import BadOption, GameError

if TYPE_CHECKING:
    from rich.console import Console

    from valewright.terminal.report import Report

F = TypeVar("F", bound=Callable[..., Any])

EXISTING: Final = click.Path(path_type=Path)
WRITTEN: Final = click.Path(dir_okay=False, writable=True, path_type=Path)
FOLDER: Final = click.Path(path_type=Path, file_okay=False, writable=True)
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


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


def console(stderr: bool = False) -> Console:
    """Standard output: coloured on a terminal only; NO_COLOR and COLUMNS are respected."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


def reporting(command: Callable[..., Report]) -> Callable[..., None]:
    """Print the report that a command gives, with ``--json`` as data; exit 1 if it is not ok."""

    @click.option("--json", "as_json", is_flag=True, help="Print only JSON.")
    @click.pass_context
    @wraps(command)
    def run(ctx: click.Context, /, *args: Any, as_json: bool, **chosen: Any) -> None:
        from valewright.terminal.report import print_report

        report = command(*args, **chosen)
        print_report(report, as_json, console(), console(stderr=True))
        if not report.ok:
            ctx.exit(1)

    return run


def names(value: str) -> list[str]:
    """Names with commas between them."""
    found = [word.strip() for word in value.split(",")]
    if "" in found:
        raise click.BadParameter(f"{value!r} has a name missing between its commas")
    return found


def given(ctx: click.Context, option: str) -> bool:
    """Whether an option was typed."""
    return ctx.get_parameter_source(option) is click.core.ParameterSource.COMMANDLINE


def refuse(ctx: click.Context, options: Iterable[str], why: str) -> None:
    """Refuse options that were typed."""
    for name in options:
        if given(ctx, name):
            raise BadOption(f"{name.replace('_', '-')}: {why}")


# The game and the language


class GameOption(click.Option):
    """Which game a command is about; the games are looked up when they are needed, not before."""

    def get_default(self, ctx: click.Context, call: bool = True) -> Any:  # noqa: ARG002
        from valewright.games import USUAL

        return USUAL

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        from valewright import games

        self.help = f"The game: {', '.join(games.names())}."
        return super().get_help_record(ctx)


def game_option(command: F) -> F:
    """Which game a command is about: the usual one where nobody says."""
    return click.option("--game", cls=GameOption, metavar="NAME", show_default=True)(command)


def any_game_option(command: F) -> F:
    """Which game a command is about: all of them where nobody says."""
    return click.option(
        "--game", default=None, metavar="NAME", help="Only this game; by default all of them."
    )(command)


def checked_game(name: str) -> None:
    """Refuse a game that is not there."""
    from valewright.games import game

    game(name)


def language_option(command: F) -> F:
    """Which language people read."""
    return click.option(
        "--language",
        default=None,
        callback=_language,
        metavar="CODE",
        help="The language: en, fr, es or ca; by default that of your system.",
    )(command)


def _language(ctx: click.Context, option: click.Parameter, value: str | None) -> str:  # noqa: ARG001
    """The language that was asked for, or the system's where there are words in it."""
    from valewright.words import LANGUAGES

    if value is None:
        locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
        code = locale.partition(".")[0].partition("_")[0].lower()
        return code if code in LANGUAGES else "en"
    if value not in LANGUAGES:
        raise click.UsageError(f"language: {value!r} is not one of {', '.join(LANGUAGES)}", ctx)
    return value


# The options that games declare


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


def game_options(name: str, chosen: dict[str, Any], players: int, seed: int) -> dict[str, object]:
    """The options of a game, out of those of a command."""
    from valewright import games

    rules = games.game(name)
    options: dict[str, object] = {"players": players}
    own = {option.name: option for option in rules.options()}
    for found in _declared_options():
        value = chosen.get(found.name or "")
        if value is None or value is False:
            continue
        option = own.get(found.name or "")
        if option is None:
            having = [of for of in games.names() if _declares(of, found.name)]
            raise BadOption(f"{found.name}: is for {', '.join(having)}, not for {name}")
        options[option.name] = rules.read_file(option.name, value) if option.kind == TEXT else value
    options = rules.drawn(options, seed)
    for warning in rules.warnings(options):
        click.echo(f"Note: {warning.words}", err=True)
    return options


def _declares(game: str, option: str | None) -> bool:
    from valewright import games

    return any(found.name == option for found in games.game(game).options())
