"""A saved game told again, turn by turn."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from valewright.games import load_record
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record
from valewright.terminal.face import Chronicle, Face
from valewright.terminal.faces import face_of
from valewright.terminal.layout import page_width


class Stop(Exception):
    """The reader has seen enough."""


def tell(path: Path, to: int | None, step: bool, console: Console) -> None:
    """Tell a record up to a move, then show the table or the final count."""
    record = load_record(path.expanduser())
    count = len(record.moves) if to is None else to
    if not 0 <= count <= len(record.moves):
        raise BadOption(f"to: there is no move {count}; the record has {len(record.moves)} moves")
    names = seat_names(record)
    face = face_of(record.state)
    _print(console, [Text(_title(record, names), "bold")])
    try:
        state = _tell_turns(record, face, names, count, step, console)
    except (Stop, EOFError, KeyboardInterrupt):
        return
    width = page_width(console.width)
    if state.over:
        _print(console, face.final_count(state, names, width))
    else:
        seat = state.to_act
        _print(console, [Text(f"After move {count} of {len(record.moves)}:", "bold")])
        _print(console, face.whole_table(state, seat, names, width))


def seat_names(record: Record) -> list[str]:
    """Players by number, with the name that the record gives them."""
    names = [f"Player {seat + 1}" for seat in range(record.state.players)]
    return [
        f"{name} ({record.names[seat]})" if record.names else name
        for seat, name in enumerate(names)
    ]


def _title(record: Record, names: list[str]) -> str:
    moves = len(record.moves)
    return f"{record.game.title}, seed {record.seed}, {moves} moves: {', '.join(names)}"


def _print(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line)


def _tell_turns(
    record: Record, face: Face, names: list[str], count: int, step: bool, console: Console
) -> State:
    """One paragraph for each turn; with steps the table too, and a wait."""
    state = record.replay(0)
    chronicle = Chronicle(face)
    chronicle.follow(state)
    told = first = 0
    for i in range(count):
        turn, words = face.turn_number(state), face.turn_words(state)
        chronicle.play(state, record.moves[i])
        if state.over or i + 1 == count or face.turn_number(state) != turn:
            lines = face.in_short(chronicle.events[told:], names, -1)
            moves = f"moves {first + 1}-{i + 1}" if i > first else f"move {i + 1}"
            _print(console, [Text(f"{words}, {moves}", "dim"), *map(Text, lines)])
            told, first = len(chronicle.events), i + 1
            if step and not state.over:
                _print(console, face.step(state, names, page_width(console.width)))
                if input("Enter: next turn, q: quit > ").strip().casefold().startswith("q"):
                    raise Stop
    return state
