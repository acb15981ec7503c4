"""Simulations and measurements: run, then told as a table or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from valewright.games import USUAL, game
from valewright.kernel.errors import BadData, MissingPart
from valewright.kernel.observation import Observation
from valewright.lab.evaluation import Evaluation, evaluate, ladder
from valewright.lab.keeping import DecisionFile, RecordFolder
from valewright.lab.simulate import Keeper, Spread, Summary, simulate
from valewright.lab.spreading import Jobs
from valewright.lab.study import Cell, Study
from valewright.lab.tournament import Tournament, tournament
from valewright.lab.tournament import write_plots as write_tournament_plots
from valewright.terminal.report import Report

T = TypeVar("T")


class Run(NamedTuple):
    """Games between bots: of which game, how it is set up, how many, and who plays."""

    name: str
    options: Mapping[str, object]
    games: int
    bots: Sequence[str]
    seed: int
    jobs: Jobs


def _watched(run: Run, play: Callable[..., T]) -> T:
    """Play the games; a bar shows how far they are."""
    play = partial(play, run.games, run.options["players"], run.bots, run.seed, run.jobs)
    return _with_bar(run, play, run.games)


def _with_bar(run: Run, play: Callable[..., T], total: int) -> T:
    bar = _bar()
    with bar:
        task = bar.add_task("games", total=total)
        return play(options=run.options, progress=lambda done, _: bar.update(task, completed=done))


def _bar() -> Progress:
    """A progress bar on standard error, on a terminal only."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def simulation_report(run: Run, records: Path | None, parquet: Path | None) -> Report:
    """Play the games and sum them up; keep records and decisions where they are wanted."""
    with ExitStack() as kept:
        keepers: list[Keeper] = []
        if records is not None:
            keepers.append(RecordFolder(records))
        if parquet is not None:
            keepers.append(kept.enter_context(DecisionFile(parquet)))
        summary = _watched(run, partial(simulate, name=run.name, keepers=keepers))
    plain = summary.plain()
    plain.pop("records", None)
    written = [path for path in (records, parquet) if path is not None]
    return Report(plain, partial(_show_summary, summary), after=partial(_told, written))


def _show_summary(summary: Summary, console: Console) -> None:
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


def balance_report(run: Run, plots: Path | None) -> Report:
    """Play the games: how everything fared, and what is out of bounds."""
    play: Callable[..., Study] = game(run.name).part("balance")
    result = _watched(run, play)
    return Report(
        result.plain(), partial(show_balance, result), after=partial(_plotted, result, plots)
    )


def show_balance(result: Study, console: Console) -> None:
    """The figures as tables."""
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


def tournament_report(run: Run, results: Path | None, plots: Path | None) -> Report:
    """Let every two bots play: the ratings, and who beat whom."""
    play = partial(tournament, run.bots, run.games, run.seed, run.jobs)
    pairs = len(run.bots) * (len(run.bots) - 1) // 2
    result = _with_bar(run, partial(play, name=run.name, results=results), run.games * pairs)
    return Report(
        result.plain(), partial(_show_tournament, result), after=partial(_plotted, result, plots)
    )


def _show_tournament(result: Tournament, console: Console) -> None:
    every = sum(row.games for row in result.rows) // 2
    console.print(f"{every} games, {result.played} played now, seed {result.rules.seed}")
    table = _table("bot", "Elo", "95%", "games", "won", "drawn", "lost", "share", "CPU s/game")
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


def _told(written: Sequence[Path]) -> list[str]:
    return [f"written: {path}" for path in written]


def _plotted(result: Study | Tournament, folder: Path | None) -> list[str]:
    """Write the charts where they are wanted; a line for each file."""
    if folder is None:
        return []
    try:
        if isinstance(result, Tournament):
            return _told(write_tournament_plots(result, folder))
        return _told(result.write_plots(folder))
    except OSError as error:
        raise BadData(f"{folder}: cannot be written: {error}") from error


def evaluation_report(agent: str, run: Run) -> Report:
    """Let an agent climb the ladder: its score, and how it did against each bot."""
    play = partial(evaluate, agent, run.jobs, name=run.name, games=run.games)
    found = _with_bar(run, play, run.games * len(ladder(run.name)))
    return Report(found.plain(), partial(_show_evaluation, found))


def _show_evaluation(found: Evaluation, console: Console) -> None:
    console.print(f"{found.task}: {found.agent}")
    table = _table("against", "games", "won", "drawn", "score", "95%")
    for rung in found.rungs:
        share = f"{100 * rung.score:.1f}%"
        counts = map(str, (rung.games, rung.wins, rung.draws))
        table.add_row(rung.bot, *counts, share, _interval(rung.interval))
    console.print(table)
    console.print(f"score {100 * found.score:.1f}, 95% interval {_interval(found.interval)}")
    console.print(f"{found.cpu_seconds_per_game:.2f} CPU seconds per game")
    if not found.official:
        console.print("Not a score of the task: the number of games or the options differ.")


def _interval(found: tuple[float, float]) -> str:
    return f"{100 * found[0]:.1f} to {100 * found[1]:.1f}"


def bench_report(seconds: float, game: str = USUAL) -> Report:
    """How fast the rules are on this machine."""
    from valewright.lab.bench import bench

    found = bench(seconds, name=game)
    return Report(found, partial(_show_bench, found))


def _show_bench(found: dict[str, Any], console: Console) -> None:
    console.print(f"{found['game']}, {found['form']}, {found['seconds_each']:g} s per measurement:")
    mixes: dict[str, dict[str, float]] = found["mixes"]
    table = _table("per second", *mixes)
    for figure in next(iter(mixes.values())):
        name = figure.removesuffix("_per_second")
        table.add_row(name, *(f"{mix[figure]:,.0f}" for mix in mixes.values()))
    console.print(table)


def legend_report(name: str, options: Mapping[str, object]) -> Report:
    """What each element of an observation is."""
    observation: Observation = game(name).part("observation")()
    version, names = observation.legend(game(name).start(options, 0))

    def show(console: Console) -> None:
        console.print(f"{name}, observation version {version}, {len(names)} elements:")
        table = _table("element", "name")
        for i, element in enumerate(names):
            table.add_row(str(i), element)
        console.print(table)

    return Report({"game": name, "version": version, "names": names}, show)


def move_legend_report(name: str, options: Mapping[str, object]) -> Report:
    """What each feature of a move is, and what the 256 moves are about."""
    try:
        from valewright.rl.moves import MoveFeatures
    except ImportError as error:
        raise MissingPart(f"{error}: install it with pip install 'valewright[rl]'") from error
    features = MoveFeatures(name, **options)
    kinds = {move: kind for move, kind in enumerate(features.kinds) if kind.verb}

    def show(console: Console) -> None:
        console.print(f"{name}, {len(features.names)} features of a move:")
        table = _table("feature", "name")
        for i, feature in enumerate(features.names):
            table.add_row(str(i), feature)
        console.print(table)
        table = _table("move", "verb", "number", "about")
        for move, kind in kinds.items():
            table.add_row(str(move), kind.verb, str(kind.number or ""), kind.subject)
        console.print(table)

    moves = [
        {"move": move, "verb": kind.verb, "number": kind.number, "about": kind.subject}
        for move, kind in kinds.items()
    ]
    return Report({"game": name, "names": features.names, "moves": moves}, show)
