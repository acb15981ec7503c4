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
from valewright.terminal.seats import HUMAN, bot_name
from valewright.words import Words


class Stop(Exception):
    """The reader has seen enough."""


def tell(path: Path, to: int | None, step: bool, console: Console, language: str) -> None:
    """Tell a record up to a move, then show the table or the final count."""
    record = load_record(path.expanduser())
    count = len(record.moves) if to is None else to
    if not 0 <= count <= len(record.moves):
        raise BadOption(f"to: there is no move {count}; the record has {len(record.moves)} moves")
    words = Words(language)
    names = seat_names(record, words)
    face = face_of(record.state, words)
    _print(console, [Text(_title(record, names, words), "bold")])
    try:
        state = Teller(record, face, names, words, console).tell(count, step)
    except (Stop, EOFError, KeyboardInterrupt):
        return
    width = page_width(console.width)
    if state.over:
        _print(console, face.final_count(state, names, width))
    else:
        seat = state.to_act
        said = words.say("replay-at", n=count, of=len(record.moves))
        _print(console, [Text(said, "bold")])
        _print(console, face.whole_table(state, seat, names, width))


def seat_names(record: Record, words: Words) -> list[str]:
    """Players by number, with the names of bots and those that the record gives people."""
    names = [words.say("shell-seat-name-usual", n=n + 1) for n in range(record.state.players)]
    for seat, name in enumerate(record.names):
        if name != HUMAN:
            names[seat] = words.say("terminal-seat", n=seat + 1, name=bot_name(name, words))
    return names


def _title(record: Record, names: list[str], words: Words) -> str:
    return words.say(
        "terminal-record",
        game=words.said(f"game-{record.game.name}", record.game.title),
        seed=str(record.seed),
        n=len(record.moves),
        players=", ".join(names),
    )


def _print(console: Console, lines: list[Text]) -> None:
    for line in lines:
        console.print(line)


class Teller:
    """Tells the turns of a record."""

    def __init__(
        self, record: Record, face: Face, names: list[str], words: Words, console: Console
    ) -> None:
        self.record = record
        self.face = face
        self.names = names
        self.words = words
        self.console = console

    def tell(self, count: int, step: bool) -> State:
        """One paragraph for each turn; with steps the table too, and a wait."""
        face = self.face
        state = self.record.replay(0)
        chronicle = Chronicle(face, self.names)
        chronicle.follow(state)
        told = first = 0
        for i in range(count):
            turn, turn_words = face.turn_number(state), face.turn_words(state)
            chronicle.play(state, self.record.moves[i])
            if state.over or i + 1 == count or face.turn_number(state) != turn:
                lines = face.in_short(chronicle.events[told:], self.names, -1)
                heading = Text(self._heading(turn_words, first + 1, i + 1), "dim")
                _print(self.console, [heading, *map(Text, lines)])
                told, first = len(chronicle.events), i + 1
                if step and not state.over:
                    self._wait(state)
        return state

    def _heading(self, turn: str, first: int, last: int) -> str:
        if first == last:
            return self.words.say("terminal-turn-move", turn=turn, n=last)
        return self.words.say("terminal-turn-moves", turn=turn, first=first, last=last)

    def _wait(self, state: State) -> None:
        _print(self.console, self.face.step(state, self.names, page_width(self.console.width)))
        if input(f"{self.words.say('terminal-next-turn')} > ").strip().casefold().startswith("q"):
            raise Stop
