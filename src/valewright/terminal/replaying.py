"""A saved game told again, turn by turn."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from valewright.games import load_record
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record
from valewright.mystic import State
from valewright.terminal import details, draw
from valewright.terminal.fields import opponent
from valewright.terminal.sheet import Sheet
from valewright.terminal.story import Chronicle, in_short
from valewright.terminal.takeback import mystic_state


class Stop(Exception):
    """The reader has seen enough."""


def tell(path: Path, to: int | None, step: bool, console: Console) -> None:
    """Tell a record up to a move, then show the table or the final count."""
    record = load_record(path.expanduser())
    count = len(record.moves) if to is None else to
    if not 0 <= count <= len(record.moves):
        raise BadOption(f"to: the record has {len(record.moves)} moves, there is no {count}")
    names = seat_names(record)
    _print(console, [Text(_title(record, names), "bold")])
    try:
        state = _tell_turns(record, names, count, step, console)
    except (Stop, EOFError, KeyboardInterrupt):
        return
    width = _sheet(state, names, console, 0).width
    if state.over:
        _print(console, details.final_count(state, names, width))
    else:
        seat = state.to_act
        _print(console, [Text(f"After move {count} of {len(record.moves)}:", "bold")])
        _print(console, draw.whole_table(_sheet(state, names, console, seat)))


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


def _sheet(state: State, names: list[str], console: Console, seat: int) -> Sheet:
    return Sheet(state.view(seat), state.table.catalogue, names, console.width)


def _print(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line)


def _tell_turns(
    record: Record, names: list[str], count: int, step: bool, console: Console
) -> State:
    """One paragraph for each turn; with steps the fields too, and a wait."""
    state = mystic_state(record.replay(0))
    chronicle = Chronicle()
    chronicle.follow(state)
    told = first = 0
    for i in range(count):
        turn = (state.table.round, state.table.turn)
        state.play(record.moves[i])
        chronicle.follow(state)
        ended = state.over or i + 1 == count or (state.table.round, state.table.turn) != turn
        if ended:
            lines = in_short(chronicle.events[told:], names, -1)
            moves = f"moves {first + 1}-{i + 1}" if i > first else f"move {i + 1}"
            _print(console, [Text(f"Round {turn[0]}, {moves}", "dim"), *map(Text, lines)])
            told, first = len(chronicle.events), i + 1
            if step and not state.over:
                _pause(state, names, console)
    return state


def _pause(state: State, names: list[str], console: Console) -> None:
    sheet = _sheet(state, names, console, state.to_act)
    for seat in range(state.players):
        _print(console, opponent(sheet, seat))
    if input("Enter: on, q: stop > ").strip().casefold().startswith("q"):
        raise Stop
