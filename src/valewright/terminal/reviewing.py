"""`valewright review`: a finished game judged, on the screen and in files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from valewright.bots.budget import Budget
from valewright.games import load_record
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.lab.review import Review, review
from valewright.lab.review_page import page

ROUNDS: Final = 32


def reviewed(
    file: Path,
    json_file: Path | None,
    html_file: Path | None,
    rounds: int | None,
    seed: int,
    console: Console,
) -> None:
    """Review a record; print what cost most, and write what was asked for."""
    record = load_record(file)
    names = record.names or [f"Player {i + 1}" for i in range(record.state.players)]
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Reviewing", total=len(record.moves))
        found = review(
            record,
            Budget(rounds=rounds or record.game.review_rounds or ROUNDS),
            seed,
            lambda done, _: bar.update(task, completed=done),
        )
    _print(found, names, console)
    if json_file is not None:
        _write(json_file, json.dumps({"names": names, **found.data()}, indent=1) + "\n", console)
    if html_file is not None:
        _write(html_file, page(found, names, _title(record, names)), console)


def _title(record: Record, names: list[str]) -> str:
    return f"{record.game.title}: {', '.join(names)}"


def _print(found: Review, names: list[str], console: Console) -> None:
    if not found.mistakes:
        console.print("No costly decisions.")
        return
    table = Table("Move", "Player", "Played", "Better", "Points lost")
    for one in found.mistakes:
        row = (str(one.at + 1), names[one.seat], one.played, one.better, f"{100 * one.lost:.0f}")
        table.add_row(*row)
    console.print(table)


def _write(path: Path, text: str, console: Console) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"{path}: cannot be written: {error.strerror or error}") from error
    console.print(f"written: {path}", soft_wrap=True)
