"""A game at one terminal, from the first decision to the final count."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.text import Text

from valewright.games import load_record
from valewright.kernel.contract import State
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.terminal import hints, prompt, saves, seats, takeback
from valewright.terminal.face import Chronicle
from valewright.terminal.faces import face_of
from valewright.terminal.layout import page_width, rule
from valewright.terminal.seats import Seats
from valewright.words import Words

RECENT = 40


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One record, played on by people and bots in turn."""

    def __init__(
        self, record: Record, kinds: list[str], console: Console, kept_at: Path, language: str
    ) -> None:
        self.console = console
        self.words = Words(language)
        self.read: Callable[[str], str] = input
        self.take_up(record, kinds, kept_at)

    @staticmethod
    def new(record: Record, kinds: list[str], console: Console, language: str) -> Session:
        """A game that begins; it is kept in the user's folder."""
        kept_at = saves.autosave_path(record.game.name, record.seed)
        return Session(record, kinds, console, kept_at, language)

    @staticmethod
    def resumed(path: Path, kinds: list[str] | None, console: Console, language: str) -> Session:
        """A saved game taken up again; it is kept where it was."""
        record = load_record(path.expanduser())
        found = kinds or seats.of_record(record)
        return Session(record, found, console, path, language)

    def take_up(self, record: Record, kinds: list[str], kept_at: Path) -> None:
        """Sit down at a game."""
        if len(kinds) != record.state.players:
            raise GameError(f"seats: {len(kinds)} seats for {record.state.players} players")
        self.record = record
        self.face = face_of(record.state, self.words)
        self.seats = Seats(kinds, record.seed, record.state.game, self.words)
        record.names = list(kinds)
        self.kept_at = kept_at
        self._catch_up()

    def _catch_up(self) -> None:
        """Tell the story anew after moves were loaded or taken back."""
        state = self.record.replay(0)
        self.chronicle = Chronicle(self.face, self.seats.names)
        self.chronicle.follow(state)
        self.told = [0] * state.players
        for move in self.record.moves:
            mover = state.to_act
            self.chronicle.play(state, move)
            self.told[mover] = len(self.chronicle.events)
        self.drawn_for = -1
        self.sitting = self.seats.people[0] if not self.seats.hot_seat else -1

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def width(self) -> int:
        return page_width(self.console.width)

    def run(self) -> None:
        """Play until the game is over or the player leaves; the game is kept either way."""
        if self.console.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  (input() then edits lines and remembers them)
        self._welcome()
        try:
            self._play_on()
        except (Leave, EOFError, KeyboardInterrupt):
            self._say("")
        self._keep()

    def _welcome(self) -> None:
        """Who plays, and how to read what follows."""
        people, names = self.seats.people, self.seats.names
        args = {
            "game": self.words.said(f"game-{self.record.game.name}", self.record.game.title),
            "seed": str(self.record.seed),
            "help": self.face.commands.typed("help"),
        }
        if self.seats.hot_seat:
            self._say(self.words.say("terminal-together", players=", ".join(names), **args), "bold")
        else:
            others = ", ".join(name for seat, name in enumerate(names) if seat != people[0])
            self._say(self.words.say("terminal-against", others=others, **args), "bold")
        self._say(self.face.legend, "dim")

    def _play_on(self) -> None:
        while not self.state.over:
            if not self.seats.is_human(self.state.to_act):
                self._play(self.seats.choose(self.state))
            elif self.record.game.asks(self.state):
                self._ask()
            else:
                only = self.state.legal_moves()[0]
                said = self.face.move_words(self.state, only, self.seats.names)
                self._say(f"     {self.words.say('terminal-only-move', move=said)}", "dim")
                self._play_and_tell(only)
        self._finish()

    def _play(self, move: int) -> None:
        told = self.face.played(self.state, move, self.seats.names)
        self.record.play(move)
        self.chronicle.note(self.state, told)

    def _play_and_tell(self, move: int) -> None:
        """A person's move: what it did is told at once."""
        mover = self.state.to_act
        before = len(self.chronicle.events)
        self._play(move)
        for event in self.chronicle.events[before:]:
            if event[1] == mover:
                self._say(f"  {self.face.sentence(event, self.seats.names)}", "italic")
        self.told[mover] = len(self.chronicle.events)

    # Asking

    def _ask(self) -> None:
        """Draw what the decision needs and read until a move or a change of game."""
        seat = self.state.to_act
        self._curtain(seat)
        self._draw(seat)
        record, count = self.record, len(self.record.moves)
        while self.record is record and len(record.moves) == count:
            try:
                self._answer(self.read("> "), seat)
            except GameError as error:
                self._say(str(error), "bright_red")

    def _answer(self, line: str, seat: int) -> None:
        if not line.strip():
            self._say(self.words.say("terminal-type", help=self.face.commands.typed("help")))
            return
        command = self.face.commands.read(line)
        if command is None:
            self._play_line(line, seat)
            return
        if command.name in ("undo", "save", "resume", "quit"):
            self._change(command, seat)
        else:
            self._show(self._asked_for(command, seat))

    def _play_line(self, line: str, seat: int) -> None:
        """Play the moves of a line; what follows something hidden is read when it is known."""
        while line:
            moves, line = self.face.moves(line, self.state, self.seats.names)
            for move in moves:
                self._play_and_tell(move)
            if self.state.to_act != seat:
                return

    def _change(self, command: prompt.Command, seat: int) -> None:
        """Commands that do something to the game."""
        if command.name == "undo":
            self.record.undo(len(self.record.moves) - self._undo_point(seat))
            self._catch_up()
            self.sitting = seat
            self._say(self.words.say("terminal-undone"), "italic")
        elif command.name == "save":
            self._print(self.words.say("terminal-saved", path=str(self._save(command.rest))))
        elif command.name == "resume":
            path = Path(command.rest).expanduser()
            record = self._load(path)
            self._keep()
            self.take_up(record, seats.of_record(record), path)
        else:
            raise Leave

    def _undo_point(self, seat: int) -> int:
        return takeback.point(self.words, self.record, seat, freely=not self.seats.hot_seat)

    def _asked_for(self, command: prompt.Command, seat: int) -> list[Text]:
        """Commands that only show something."""
        if command.name == "log":
            lines = self.chronicle.lines()
            return [Text(line) for line in (lines if command.rest else lines[-RECENT:])]
        if command.name == "help":
            return [Text(self.face.commands.help(self.width))]
        if command.name == "hint":
            return hints.lines(self.face, self.state, self.seats.names, command.rest)
        return self.face.show(command, self.state, seat, self.seats.names, self.width)

    # Showing

    def _curtain(self, seat: int) -> None:
        """Between people at one keyboard nobody sees the other's cards."""
        if seat == self.sitting:
            return
        if self.console.is_terminal:
            if self.sitting >= 0:
                self._say(self.words.say("terminal-clear"), "bold")
                self.read("")
            self.console.clear()
        self._say(self.words.say("terminal-curtain", who=self.seats.names[seat]), "bold")
        self.read("")
        self.sitting = seat
        self.drawn_for = -1

    def _draw(self, seat: int) -> None:
        """The whole table at the start of a turn, afterwards what the decision needs."""
        names, width = self.seats.names, self.width
        turn = self.face.turn_number(self.state)
        if self.drawn_for == turn:
            self._show(self.face.between_moves(self.state, seat, names, width))
            return
        self.drawn_for = turn
        self._say("")
        news = self.face.in_short(self.chronicle.events[self.told[seat] :], names, seat)
        self.told[seat] = len(self.chronicle.events)
        self._show(self.face.whole_table(self.state, seat, names, width, news))

    def _show(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line)

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def _print(self, text: str) -> None:
        """What may be copied, such as a path: it is not broken into lines."""
        self.console.print(text, soft_wrap=True)

    # Files

    def _save(self, name: str) -> Path:
        try:
            return saves.save(self.record, Path(name))
        except GameError as error:
            raise GameError(self.words.say("terminal-not-saved", detail=str(error))) from error

    def _load(self, path: Path) -> Record:
        try:
            return load_record(path)
        except GameError as error:
            raise GameError(self.words.say("refused-bad-record", detail=str(error))) from error

    # Leaving

    def _finish(self) -> None:
        names = self.seats.names
        last = self.seats.people[0] if not self.seats.hot_seat else -1
        since = self.told[last] if last >= 0 else max(self.told)
        for line in self.face.in_short(self.chronicle.events[since:], names, last):
            self._say(line, "italic")
        self._say("")
        self._show([rule(self.words.say("frame-over"), self.width)])
        self._show(self.face.final_count(self.state, names, self.width))

    def _keep(self) -> None:
        """Save the game where it can be found again, once a person has played."""
        if not any(self.seats.is_human(seat) for seat in self.record.seats):
            return
        try:
            path = self._save(str(self.kept_at))
        except GameError as error:
            self._say(str(error), "bright_red")
            return
        again = "replay" if self.state.over else "play --terminal --resume"
        said = self.words.say("terminal-replay-it" if self.state.over else "terminal-resume-it")
        language = "" if self.words.language == "en" else f" --language {self.words.language}"
        self._print(f"{said}\n  {saves.program()} {again} {path}{language}")
