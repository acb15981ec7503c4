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
from valewright.terminal.faces import face_of
from valewright.terminal.replaying import seat_names
from valewright.words import Words

ROUNDS: Final = 32
COLUMNS: Final = ("move", "player", "played", "better", "lost")


def reviewed(
    file: Path,
    json_file: Path | None,
    html_file: Path | None,
    rounds: int | None,
    seed: int,
    console: Console,
    language: str,
) -> None:
    """Review a record; print what cost most, and write what was asked for."""
    record = load_record(file)
    words = Words(language)
    names = record.names or seat_names(record, Words())
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("replay-reviewing"), total=len(record.moves))
        found = review(
            record,
            Budget(rounds=rounds or record.game.review_rounds or ROUNDS),
            seed,
            lambda done, _: bar.update(task, completed=done),
        )
    _print(record, found, words, console)
    if json_file is not None:
        text = json.dumps({"names": names, **found.data()}, indent=1)
        _write(json_file, f"{text}\n", words, console)
    if html_file is not None:
        _write(html_file, page(found, names, _title(record, names)), words, console)


def _title(record: Record, names: list[str]) -> str:
    return f"{record.game.title}: {', '.join(names)}"


def _print(record: Record, found: Review, words: Words, console: Console) -> None:
    console.print(words.say("replay-reviewed", n=len(found.mistakes)))
    if not found.mistakes:
        return
    face, names = face_of(record.state, words), seat_names(record, words)
    table = Table(*(words.say(f"terminal-review-{column}") for column in COLUMNS))
    for one in found.mistakes:
        state = record.replay(one.at)
        played, better = (
            face.move_words(state, state.parse(text), names) for text in (one.played, one.better)
        )
        table.add_row(str(one.at + 1), names[one.seat], played, better, f"{100 * one.lost:.0f}")
    console.print(table)


def _write(path: Path, text: str, words: Words, console: Console) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"{path}: cannot be written: {error.strerror or error}") from error
    console.print(words.say("terminal-written", path=str(path)), soft_wrap=True)
