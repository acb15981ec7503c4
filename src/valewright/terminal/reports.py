"""Simulations and measurements: run, then told as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from valewright.games import game
from valewright.kernel.errors import BadData
from valewright.lab.balance import Balance, Tally, write_plots
from valewright.lab.misty_balance import MistyBalance, Share
from valewright.lab.misty_balance import write_plots as write_misty_plots
from valewright.lab.simulate import Spread, Summary, simulate
from valewright.lab.tournament import Tournament, tournament
from valewright.lab.tournament import write_plots as write_tournament_plots

T = TypeVar("T")


def simulation(
    name: str,
    options: Mapping[str, object],
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    as_json: bool,
) -> Summary:
    """Play the games and sum them up."""
    return _watched(partial(simulate, name=name), options, games, bots, seed, jobs, as_json)


def study(
    name: str,
    options: Mapping[str, object],
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    as_json: bool,
) -> Balance | MistyBalance:
    """Play the games and see how each title fares, or how even the tribes are."""
    play: Callable[..., Balance | MistyBalance] = game(name).part("balance")
    return _watched(play, options, games, bots, seed, jobs, as_json)


def _watched(
    play: Callable[..., T],
    options: Mapping[str, object],
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    as_json: bool,
) -> T:
    """Play the games; a bar shows how far they are, on a terminal only and never beside JSON."""
    bar = _bar(shown=not as_json)
    with bar:
        task = bar.add_task("games", total=games)
        return play(
            games,
            options["players"],
            bots,
            seed,
            jobs,
            options=options,
            progress=lambda done, _: bar.update(task, completed=done),
        )


def rated(
    name: str,
    options: Mapping[str, object],
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int,
    as_json: bool,
    results: Path | None,
) -> Tournament:
    """Let every two bots play."""
    bar = _bar(shown=not as_json)
    with bar:
        task = bar.add_task("games", total=games * len(bots) * (len(bots) - 1) // 2)
        return tournament(
            bots,
            games,
            seed,
            jobs,
            name=name,
            options=options,
            results=results,
            progress=lambda done, _: bar.update(task, completed=done),
        )


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
    if summary.spoil_rate is not None:
        console.print(f"spoil rate        {100 * summary.spoil_rate:.1f}% of plantings")


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


def print_balance(result: Balance | MistyBalance, as_json: bool, console: Console) -> None:
    """How each title or tribe fared, and what is out of bounds."""
    if as_json:
        _print_json(result.plain(), console)
        return
    if isinstance(result, MistyBalance):
        _print_misty(result, console)
        held: list[str] = []
    else:
        _print_titles(result, console)
        held = result.held()
    complaints = result.complaints()
    if not complaints and not held:
        console.print("Everything is within bounds.")
    _listed("Out of bounds, marked *", complaints, console)
    _listed("Out of bounds because of documented values, marked *", held, console)


def _listed(title: str, lines: Sequence[str], console: Console) -> None:
    """So many of these, a line each; nothing where there are none."""
    if lines:
        console.print(f"{title}: {len(lines)}")
    for line in lines:
        console.print(f"  {line}")


def _print_misty(result: MistyBalance, console: Console) -> None:
    console.print(
        f"{result.games} games, {result.draws} drawn, {result.turns:.1f} turns on average"
    )
    table = _table("", "wins", "95%", "score")
    table.add_row("first player", *_won(result.first, result.first.odd), "")
    for name, share in result.tribes.items():
        table.add_row(name, *_won(share, share.odd), f"{result.scores[name]:.1f}")
    console.print(table)
    users = _table("ability", "tribe", "used", "users win", "95%")
    for (tribe, ability), share in result.abilities.items():
        users.add_row(ability, tribe, str(share.games), *_won(share, odd=False))
    if result.abilities:
        console.print(users)


def _won(share: Share, odd: bool) -> tuple[Text, str]:
    low, high = share.interval
    return _share(share.value, share.games, odd), f"{100 * low:.0f}-{100 * high:.0f}%"


def _print_titles(result: Balance, console: Console) -> None:
    console.print(f"{result.games} games, {result.players} players")
    console.print(_titles("advancement", result, result.advancements, judged=True))
    console.print(_titles("vale", result, result.vales, judged=False))
    console.print(f"median length     {result.median_rounds:g} rounds")
    console.print(f"first player wins {100 * result.first_player:.1f}%")
    console.print(f"leads             {result.lead_spread:.1f} VP standard deviation")
    console.print(f"100 VP or more    in {100 * result.high_games:.1f}% of games")


def _titles(kind: str, result: Balance, tallies: Mapping[str, Tally], judged: bool) -> Table:
    """A line a title, by level and what is bought most; ``judged`` by how often it is bought."""
    table = _table(kind, "level", "offers", "bought", "one owner", "owner wins")
    for name in sorted(tallies, key=lambda name: (tallies[name].level, -tallies[name].buy_rate)):
        tally = tallies[name]
        table.add_row(
            name,
            str(tally.level),
            str(tally.offers),
            _share(tally.buy_rate, tally.offers, judged and tally.odd_buys),
            str(tally.alone),
            _share(tally.win_rate, tally.alone, result.odd_wins(tally)),
        )
    return table


def _share(share: float, of: int, odd: bool) -> Text:
    """A percentage, with a star where it is out of bounds."""
    words = f"{100 * share:.1f}%" if of else "-"
    return Text(f"*{words}", "bold red") if odd else Text(words)


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


def save_plots(result: Balance | MistyBalance | Tournament, folder: Path) -> list[Path]:
    """Write the charts; says which files they are."""
    try:
        if isinstance(result, Tournament):
            return write_tournament_plots(result, folder)
        if isinstance(result, MistyBalance):
            return write_misty_plots(result, folder)
        return write_plots(result, folder)
    except OSError as error:
        raise BadData(f"{folder}: cannot be written: {error}") from error


def print_benchmark(
    seconds: float, as_json: bool, console: Console, game: str = "mystic-vale"
) -> None:
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


def _print_json(data: Any, console: Console) -> None:
    console.file.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
