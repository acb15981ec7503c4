"""Simulations and measurements: run, then told as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from valewright.games import USUAL, game
from valewright.kernel.errors import BadData
from valewright.kernel.observation import Observation
from valewright.lab.simulate import Spread, Summary, simulate
from valewright.lab.study import Cell, Study
from valewright.lab.tournament import Tournament, tournament
from valewright.lab.tournament import write_plots as write_tournament_plots

T = TypeVar("T")


class Run(NamedTuple):
    """Games between bots: of which game, how it is set up, how many, and who plays."""

    name: str
    options: Mapping[str, object]
    games: int
    bots: Sequence[str]
    seed: int
    jobs: int
    as_json: bool


def simulation(run: Run) -> Summary:
    """Play the games and sum them up."""
    return _watched(run, partial(simulate, name=run.name))


def study(run: Run) -> Study:
    """Play the games and see how everything fares."""
    play: Callable[..., Study] = game(run.name).part("balance")
    return _watched(run, play)


def _watched(run: Run, play: Callable[..., T]) -> T:
    """Play the games; a bar shows how far they are, on a terminal only and never beside JSON."""
    play = partial(play, run.games, run.options["players"], run.bots, run.seed, run.jobs)
    return _with_bar(run, play, run.games)


def rated(run: Run, results: Path | None) -> Tournament:
    """Let every two bots play."""
    play = partial(tournament, run.bots, run.games, run.seed, run.jobs)
    pairs = len(run.bots) * (len(run.bots) - 1) // 2
    return _with_bar(run, partial(play, name=run.name, results=results), run.games * pairs)


def _with_bar(run: Run, play: Callable[..., T], total: int) -> T:
    bar = _bar(shown=not run.as_json)
    with bar:
        task = bar.add_task("games", total=total)
        return play(options=run.options, progress=lambda done, _: bar.update(task, completed=done))


def _bar(shown: bool) -> Progress:
    """A progress bar on standard error."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not (shown and console.is_terminal),
    )


def print_summary(summary: Summary, as_json: bool, console: Console) -> None:
    """What came of a simulation."""
    if as_json:
        plain = summary.plain()
        plain.pop("records", None)
        _print_json(plain, console)
        return
    console.print(
        f"{summary.games} games, {summary.players} players, seed {summary.seed}: "
        f"{summary.seconds:.1f} s, {summary.games_per_second:.1f} games per second"
    )
    console.print(_standings(summary))
    console.print(_spread("rounds", summary.rounds))
    console.print(_spread("decisions", summary.decisions))
    console.print(f"first player wins {100 * summary.first_player_win_rate:.1f}%")
    if summary.draws:
        console.print(f"draws             {summary.draws}")
    for name, rate in summary.rates.items():
        console.print(f"{name:<17} {100 * rate:.1f}%")


def _standings(summary: Summary) -> Table:
    table = _table("bot", "seats", "wins", "win rate", "score", "sd", "least", "most")
    for bot, standing in summary.standings.items():
        s = standing.scores
        table.add_row(
            bot,
            str(standing.seats),
            f"{standing.wins:g}",
            f"{100 * standing.win_rate:.1f}%",
            f"{s.mean:.1f}",
            f"{s.sd:.1f}",
            str(s.least),
            str(s.most),
        )
    return table


def _spread(name: str, spread: Spread) -> str:
    return f"{name:<17} {spread.mean:.1f} on average, from {spread.least} to {spread.most}"


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="right")
    return table


def print_balance(result: Study, as_json: bool, console: Console) -> None:
    """How everything fared, and what is out of bounds."""
    if as_json:
        _print_json(result.plain(), console)
        return
    console.print(result.headline())
    for grid in result.grids():
        table = _table(*grid.heads)
        for row in grid.rows:
            table.add_row(*map(_cell, row))
        console.print(table)
    for line in result.lines():
        console.print(line)
    complaints, held = result.complaints(), result.held()
    if not complaints and not held:
        console.print("Everything is within bounds.")
    _listed("Out of bounds, marked *", complaints, console)
    _listed("Out of bounds because of documented values, marked *", held, console)


def _cell(cell: Cell) -> Text:
    """An entry, with a star where it is out of bounds."""
    return Text(f"*{cell.text}", "bold red") if cell.odd else Text(cell.text)


def _listed(title: str, lines: Sequence[str], console: Console) -> None:
    """So many of these, a line each; nothing where there are none."""
    if lines:
        console.print(f"{title}: {len(lines)}")
    for line in lines:
        console.print(f"  {line}")


def print_tournament(result: Tournament, as_json: bool, console: Console) -> None:
    """The ratings, and who beat whom."""
    if as_json:
        _print_json(result.plain(), console)
        return
    every = sum(row.games for row in result.rows) // 2
    console.print(f"{every} games, {result.played} played now, seed {result.rules.seed}")
    table = _table("bot", "Elo", "95%", "games", "won", "drawn", "lost", "share", "s/game")
    for row in result.rows:
        table.add_row(
            row.bot,
            f"{row.elo:+.0f}",
            f"\u00b1{row.error:.0f}",
            str(row.games),
            str(row.wins),
            str(row.draws),
            str(row.losses),
            f"{100 * row.share:.1f}%",
            f"{row.seconds_per_game:.2f}",
        )
    console.print(table)
    names = [row.bot for row in result.rows]
    pairs = _table("won-drawn-lost", *names)
    for a in names:
        pairs.add_row(a, *("-" if a == b else _pair(result, a, b) for b in names))
    console.print(pairs)


def _pair(result: Tournament, a: str, b: str) -> str:
    met = result.met[a, b]
    return f"{met.wins}-{met.draws}-{met.losses}"


def save_plots(result: Study | Tournament, folder: Path) -> list[Path]:
    """Write the charts; says which files they are."""
    try:
        if isinstance(result, Tournament):
            return write_tournament_plots(result, folder)
        return result.write_plots(folder)
    except OSError as error:
        raise BadData(f"{folder}: cannot be written: {error}") from error


def print_benchmark(seconds: float, as_json: bool, console: Console, game: str = USUAL) -> None:
    """How fast the rules are on this machine."""
    from valewright.lab.bench import bench

    found = bench(seconds, name=game)
    if as_json:
        _print_json(found, console)
        return
    console.print(f"{found['game']}, {found['form']}, {found['seconds_each']:g} s per measurement:")
    mixes: dict[str, dict[str, float]] = found["mixes"]
    table = _table("per second", *mixes)
    for figure in next(iter(mixes.values())):
        name = figure.removesuffix("_per_second")
        table.add_row(name, *(f"{mix[figure]:,.0f}" for mix in mixes.values()))
    console.print(table)


def print_legend(name: str, options: Mapping[str, object], as_json: bool, console: Console) -> None:
    """What each element of an observation is."""
    observation: Observation = game(name).part("observation")()
    version, names = observation.legend(game(name).start(options, 0))
    if as_json:
        found = {"game": name, "version": version, "names": names}
        _print_json(found, console)
        return
    console.print(f"{name}, observation version {version}, {len(names)} elements:")
    table = _table("element", "name")
    for i, element in enumerate(names):
        table.add_row(str(i), element)
    console.print(table)


def _print_json(data: Any, console: Console) -> None:
    console.file.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
