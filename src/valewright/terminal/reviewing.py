"""`valewright review`: a finished game judged, on the screen and in files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from valewright.bots.budget import Budget
from valewright.games import load_record
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.lab.review import Judged, Review, review
from valewright.lab.review_page import MOST, account_headings, account_rows, headings, page
from valewright.terminal.faces import face_of
from valewright.terminal.layout import labelled
from valewright.terminal.replaying import seat_names
from valewright.words import Words

ROUNDS: Final = 32


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
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("replay-reviewing"), total=len(record.moves))
        found = review(
            record,
            Budget(rounds=rounds or record.game.review_rounds or ROUNDS),
            seed,
            lambda done, _: bar.update(task, completed=done),
        )
    names = seat_names(record, words)
    said = _in_words(record, found, names, words)
    _print(said, names, words, console)
    if json_file is not None:
        data = {"names": record.names or seat_names(record, Words()), **found.data()}
        _write(json_file, f"{json.dumps(data, indent=1)}\n", words, console)
    if html_file is not None:
        game = words.said(f"game-{record.game.name}", record.game.title)
        title = labelled(words, game, ", ".join(names))
        _write(html_file, page(said, names, title, words), words, console)


def _in_words(record: Record, found: Review, names: list[str], words: Words) -> Review:
    """The review with its moves in words instead of notation."""
    face = face_of(record.state, words)

    def told(one: Judged) -> Judged:
        state = record.replay(one.at)
        played, better = (
            face.move_words(state, state.parse(text), names) for text in (one.played, one.better)
        )
        return replace(one, played=played, better=better)

    return replace(found, mistakes=tuple(map(told, found.mistakes)))


def _print(found: Review, names: list[str], words: Words, console: Console) -> None:
    console.print(words.say("replay-reviewed", n=len(found.mistakes)))
    table = Table(*account_headings(words))
    for row in account_rows(found, names, words):
        table.add_row(*row)
    console.print(table)
    if not found.mistakes:
        return
    table = Table(*headings(words))
    for one in found.mistakes[:MOST]:
        lost = f"{100 * one.lost:.0f}"
        kind = words.say(f"review-kind-{one.kind}")
        table.add_row(str(one.at + 1), names[one.seat], one.played, one.better, kind, lost)
    console.print(table)


def _write(path: Path, text: str, words: Words, console: Console) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError(f"{path}: cannot be written: {error.strerror or error}") from error
    console.print(words.say("terminal-written", path=str(path)), soft_wrap=True)
