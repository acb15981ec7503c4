"""The game record: options, seed and moves as a text that a person can read, diff and mail.

It carries the version of its rules and all of its component data, so that it replays where others
are installed, and a mark of the state that its moves led to, so that none is replayed as another.

``docs/records.md`` describes the format. A :class:`Record` always replays: whatever does not is
refused when it is made, played on or read, with an error that says where and why.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from valewright.kernel.components import fingerprint, packed, unpacked
from valewright.kernel.contract import State
from valewright.kernel.deal import commitment
from valewright.kernel.errors import (
    BadData,
    BadRecord,
    GameError,
    IllegalMove,
    MissingPart,
    NeedsVersion,
)
from valewright.kernel.game import Game

VERSION: Final = 2
VERSION_WITH_DEAL: Final = 3
READ: Final = ("1", "2", "3")  # records of version 1 say nothing of rules and data
MARK: Final = "valewright record"
WIDTH: Final = 100
INDENT: Final = "    "
DATA: Final = "data"  # the blocks after the end
STORED: Final = "stored state"
MARK_LETTERS: Final = 16
MOST_DIGITS: Final = 100  # of a number in a record
MOST_NAME: Final = 200  # characters of a player's name


class Record:
    """A game as it was played, with its live state; moves go through :meth:`play`.

    >>> from valewright.games import game
    >>> record = Record(game("nim"), {"piles": 2, "most": 3}, seed=4)
    >>> record.play("take 2 from pile 2")
    >>> record.play("take 1 from pile 1")
    >>> record.words
    ['take 2 from pile 2', 'take 1 from pile 1']
    >>> record.undo()
    <Nim, piles 1 and 1, player 2 to take>
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seed: int,
        moves: Iterable[str | int] = (),
        names: Iterable[str] = (),
        components: str | None = None,
        origin: str = "",
    ) -> None:
        """``components`` are data of its own; ``origin`` is a stored state that it goes on from."""
        self.game: Game = game
        self.components: str = game.components(options) if components is None else components
        self.origin: str = origin
        self.options: dict[str, object] = dict(options)
        self.seed: int = seed
        self.salt: str = ""  # of the commitment that a server made to the seed, where one did
        self.state: State = self._begun()
        self.options = self.state.options()
        self.moves: list[int] = []
        self.words: list[str] = []
        self.seats: list[int] = []
        self.names: list[str] = _checked_names(names, self.state.players)
        self.notes: list[tuple[int, str]] = []  # how many moves came before, and a line of text
        self.resigned: list[int] = []  # seats that had given up when the game ended
        for move in moves:
            self._play_or_say_where(move)

    def _begun(self) -> State:
        """The state before the first move."""
        if self.origin:
            return restored(self.game, self.origin, self.seed, self.components)
        return self.game.start_from(self.components, self.options, self.seed)

    @staticmethod
    def of(
        game: Game, state: State, moves: Iterable[str | int] = (), names: Iterable[str] = ()
    ) -> Record:
        """The record of a state that came from its options and seed by these moves."""
        record = Record(game, state.options(), state.seed, moves, names)
        if record.state != state:
            raise BadRecord("these options, seed and moves do not lead to this state")
        return record

    def _play_or_say_where(self, move: str | int) -> None:
        try:
            self.play(move)
        except IllegalMove as error:
            raise BadRecord(f"move {len(self.moves) + 1}: {error}") from error

    def play(self, move: str | int) -> None:
        """Play a move, a number or in words, and write it down; an illegal one changes nothing."""
        state = self.state
        if isinstance(move, str):
            found = state.parse(move)
        elif type(move) is int:
            found = move
        else:
            raise IllegalMove(f"{move!r} is not a move: a number or words")
        words = state.notation(found)
        if ";" in words or "\n" in words or words != words.strip():
            raise BadRecord(f"the move {words!r} cannot be written in a record")
        seat = state.to_act
        state.play(found)
        self.moves.append(found)
        self.words.append(words)
        self.seats.append(seat)
        self.resigned = []

    def resign(self, seat: int) -> None:
        """End the game here, given up by a seat; whoever plays on takes that back."""
        if not 0 <= seat < self.state.players:
            raise BadRecord(f"there is no player {seat + 1} who could resign")
        if seat in self.resigned:
            raise BadRecord(f"player {seat + 1} has resigned already")
        self.resigned.append(seat)
        self.resigned.sort()

    @property
    def ended(self) -> bool:
        """Whether the game was played to its end or given up."""
        return self.state.over or len(self.resigned) > 0

    def winners(self) -> list[int]:
        """Who won a game that has ended; those who resigned never do."""
        return winners(self.state, self.resigned)

    def note(self, text: str) -> None:
        """Write a comment, of one or more lines, after the moves played so far."""
        for line in text.split("\n"):
            self.notes.append((len(self.moves), line.strip()))

    def replay(self, to: int | None = None) -> State:
        """A new state as it was after ``to`` moves; all of them when left out."""
        count = len(self.moves) if to is None else to
        if not 0 <= count <= len(self.moves):
            raise BadRecord(f"there is no move {count}: the record has {len(self.moves)} moves")
        state = self._begun()
        for move in self.moves[:count]:
            state.play(move)
        return state

    def undo(self, count: int = 1) -> State:
        """Take the last moves back, and the comments after them; gives the state before them."""
        if not 0 <= count <= len(self.moves):
            raise BadRecord(f"cannot undo {count}: the record has {len(self.moves)} moves")
        keep = len(self.moves) - count
        self.state = self.replay(keep)
        del self.moves[keep:]
        del self.words[keep:]
        del self.seats[keep:]
        if count:
            self.resigned = []
        self.notes = [note for note in self.notes if note[0] <= keep]
        return self.state

    def text(self) -> str:
        """The record as text; :meth:`read` gives the same record back."""
        lines = [
            f"{MARK} {VERSION_WITH_DEAL if self.salt else VERSION}",
            f"game: {self.game.name}",
            f"rules: {self.game.rules_version}",
        ]
        blocks = [(DATA, self.components), (STORED, self.origin)]
        lines.extend(f"{name}: {fingerprint(text)}" for name, text in blocks if text)
        for name, value in self.options.items():
            lines.extend(_option_lines(name, value))
        lines.append(f"seed: {self.seed}")
        if self.salt:
            lines.append(f"salt: {self.salt}")
            lines.append(f"commitment: {commitment(self.seed, self.salt)}")
        lines.extend(f"player {i + 1}: {name}" for i, name in enumerate(self.names))
        lines.append("")
        lines.extend(self._move_lines())
        lines.append(f"state: {mark(self.state)} {deep_mark(self.game, self.state)}")
        if self.resigned:
            lines.append(f"resigned: {', '.join(str(seat + 1) for seat in self.resigned)}")
        if self.ended:
            lines.append(f"result: {self.result_words()}")
        lines.append(f"end: {_moves_words(len(self.moves))}")
        for name, text in blocks:
            if text:
                block = packed(text)
                lines.append(f"{name}: {_lines_words(len(block))}")
                lines.extend(INDENT + line for line in block)
        return "\n".join(lines) + "\n"

    def _move_lines(self) -> list[str]:
        """One line for each run of moves by one seat, cut where it grows too long."""
        lines: list[str] = []
        at = 0
        line = ""
        for k in range(len(self.words) + 1):
            commented = at < len(self.notes) and self.notes[at][0] == k
            done = k == len(self.words)
            turn = k > 0 and not done and self.seats[k] != self.seats[k - 1]
            wide = not done and len(line) + 2 + len(self.words[k]) > WIDTH
            if line and (commented or done or turn or wide):
                lines.append(line)
                line = ""
            while at < len(self.notes) and self.notes[at][0] == k:
                lines.append(f"# {self.notes[at][1]}".rstrip())
                at += 1
            if not done:
                line += "; " if line else f"{self.seats[k] + 1}: "
                line += self.words[k]
        return lines

    def result_words(self) -> str:
        """Scores and winners of a game that has ended, such as ``34, 28; won by 1``."""
        scores = ", ".join(str(score) for score in self.state.scores())
        won = ", ".join(str(seat + 1) for seat in self.winners())
        return f"{scores}; won by {won or 'nobody'}"

    @staticmethod
    def read(text: str, find: Callable[[str], Game]) -> Record:
        """A record from its text; ``find`` gives the game of a name."""
        return _Reader(text, find).record()

    @staticmethod
    def load(path: str | Path, find: Callable[[str], Game]) -> Record:
        """A record from a file; errors name the file."""
        try:
            text = Path(path).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{path}: cannot be read: {error}") from error
        try:
            return Record.read(text, find)
        except BadRecord as error:
            raise BadRecord(f"{path}, {error}") from error

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        write_whole(path, self.text())


def write_whole(path: str | Path, text: str) -> None:
    """Replace a file in one step: whoever reads it finds the old text or the new, never a part."""
    target = Path(path).resolve()
    beside = target.with_name(f".{target.name}.{os.urandom(4).hex()}")
    try:
        with beside.open("xb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            beside.chmod(target.stat().st_mode)
        beside.replace(target)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadRecord(f"{target}: cannot be written: {error}") from error


def winners(state: State, resigned: Sequence[int]) -> list[int]:
    """Who won a game that has ended; where one was given up, the best of those who are left."""
    left = [seat for seat in range(state.players) if seat not in resigned]
    found = [seat for seat in state.winners() if seat in left]
    if found or not left:
        return found
    scores = state.scores()
    best = max([scores[seat] for seat in left])
    return [seat for seat in left if scores[seat] == best]


def saved_text(game: Game, state: State) -> str:
    """A state as text, without its component data; equal states give equal texts."""
    return json.dumps(game.saved(state), ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def restored(game: Game, saved: str, seed: int, components: str) -> State:
    """The state that :func:`saved_text` was taken of, the same to the last detail."""
    try:
        found: dict[str, Any] = json.loads(saved)
        state = game.restored(found, seed, components)
        same = saved_text(game, state) == saved
    except MissingPart:
        raise
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadData(f"the stored state cannot be read: {error}") from error
    if not same:
        raise BadData("the stored state is of another version")
    return state


def mark(state: State) -> str:
    """A few letters that tell states apart by who decides among which moves, and by the scores."""
    moves = sorted(state.notation(move) for move in state.legal_moves())
    return _hashed(json.dumps([state.to_act, moves, state.scores()]))


def deep_mark(game: Game, state: State) -> str:
    """A few letters that tell states apart by all they hold, hidden things too."""
    return _hashed(saved_text(game, state))


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:MARK_LETTERS]


def _lines_words(count: int) -> str:
    return "1 line" if count == 1 else f"{count} lines"


def _moves_words(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


def _checked_names(names: Iterable[str], players: int) -> list[str]:
    found = list(names)
    if found and len(found) != players:
        raise BadRecord(f"{len(found)} names for {players} players")
    for name in found:
        if not name or name != " ".join(name.split()):
            raise BadRecord(f"{name!r} is not a name: one line, without spaces around it")
        if len(name) > MOST_NAME:
            raise BadRecord(f"a name has {len(name)} characters; {MOST_NAME} at most")
    return found


def _option_lines(name: str, value: object) -> list[str]:
    """An option on one line as JSON, or a text of several lines as an indented block."""
    if isinstance(value, str) and "\n" in value and "\r" not in value:
        block = value.split("\n")
        indented = [INDENT + line if line else "" for line in block]
        return [f"option {name}: {len(block)} lines", *indented]
    return [f"option {name}: {json.dumps(value, ensure_ascii=False)}"]


class _Reader:
    """Reads a record line by line; every complaint names the line."""

    def __init__(self, text: str, find: Callable[[str], Game]) -> None:
        self.lines: list[str] = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self.find: Callable[[str], Game] = find
        self.at: int = 0  # lines read so far, so the number of the line in hand
        self.option_at: dict[str, int] = {}
        self.named_at: int = 0
        self.notes: list[str] = []
        self.game: Game | None = None
        self.rules: int = 0  # 0 where the record does not say

    def fail(self, message: str, where: str = "") -> BadRecord:
        return BadRecord(f"line {self.at}{where}: {message}")

    def peek(self) -> str:
        """The next line that says something, comments put by; '' at the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            if line.startswith("#"):
                self.notes.append(line[1:].strip())
            elif line:
                return line
            self.at += 1
        return ""

    def next(self) -> str:
        """The next line that says something; a record that ends before its end is cut off."""
        line = self.peek()
        if not line:
            self.at = len(self.lines)
            raise self.fail("the record is cut off: there is no 'end' line")
        self.at += 1
        return line

    def field(self, key: str) -> str:
        """What follows ``key:`` on the next line."""
        line = self.next()
        word, colon, value = line.partition(":")
        if not colon or word.strip() != key:
            raise self.fail(f"'{key}: ...' must come here, not {line!r}")
        return value.strip()

    def record(self) -> Record:
        self.version()
        try:
            return self.played()
        except GameError as error:
            if self.game is not None and 0 < self.rules < self.game.rules_version:
                raise self.needs_version(str(error)) from error
            raise

    def needs_version(self, why: str = "") -> NeedsVersion:
        assert self.game is not None
        return NeedsVersion(self.game.title, self.rules, self.game.rules_version, why)

    def played(self) -> Record:
        record = self.header()
        line = self.next()
        self.take_notes(record)
        while not line.startswith(("state:", "resigned:", "result:", "end:")):
            self.play_line(record, line)
            line = self.next()
            self.take_notes(record)
        self.trailer(record, line)
        self.take_notes(record)
        return record

    def version(self) -> None:
        line = self.peek()
        self.at = self.at + 1 if line else 1
        if not line.startswith(f"{MARK} "):
            raise self.fail(f"not a game record: it must begin with '{MARK} {VERSION}'")
        version = line[len(MARK) :].strip()
        if version not in READ:
            known = f"{', '.join(READ[:-1])} and {READ[-1]}"
            raise self.fail(f"record version {version} is unknown; this program reads {known}")

    def header(self) -> Record:
        name = self.field("game")
        game_at = self.at
        try:
            game = self.find(name)
        except GameError as error:
            raise self.fail(str(error)) from error
        self.game = game
        if self.peek().startswith("rules:"):
            self.rules = self.number("rules")
            if self.rules > game.rules_version:
                raise self.needs_version("install a newer Valewright")
        components = self.kept(DATA)
        origin = self.kept(STORED)
        options = self.options()
        seed = self.seed()
        salt = self.salt(seed)
        names = self.names()
        record = self.bare(game, game_at, options, seed, names, components, origin)
        record.salt = salt
        return record

    def bare(
        self,
        game: Game,
        game_at: int,
        options: dict[str, object],
        seed: int,
        names: list[str],
        components: str | None,
        origin: str | None,
    ) -> Record:
        """The record before its first move."""
        if components is not None or origin is not None:
            return self.begun(game, options, seed, names, components, origin or "")
        try:
            return Record(game, options, seed, (), names)
        except GameError as error:
            named = isinstance(error, BadRecord)
            self.at = self.named_at if named else self.line_of(str(error), game_at)
            raise self.fail(str(error)) from error

    def begun(
        self,
        game: Game,
        options: dict[str, object],
        seed: int,
        names: list[str],
        components: str | None,
        origin: str,
    ) -> Record:
        """A record with its own data, which may be of another version."""
        try:
            record = Record(game, options, seed, (), names, components, origin)
        except GameError as error:
            if isinstance(error, BadData):
                raise self.needs_version(str(error)) from error
            named = isinstance(error, BadRecord)
            self.at = self.named_at if named else self.line_of(str(error), self.at)
            raise self.fail(str(error)) from error
        for name, value in options.items():
            if isinstance(value, str) and value != record.options.get(name):
                self.at = self.option_at[name]
                raise self.fail(f"option {name} is not the one that its data were made with")
        return record

    def kept(self, name: str) -> str | None:
        """The text of a block after the end, which a line of the header names by fingerprint."""
        if not self.peek().startswith(f"{name}:"):
            return None
        wanted = self.field(name)
        named_at = self.at
        start = len(self.lines) - 1
        while start >= named_at and not self.lines[start].startswith(f"{name}:"):
            start -= 1
        if start < named_at:
            self.at = len(self.lines)
            raise self.fail(f"the record is cut off: its block '{name}: ...' is missing")
        count = self.lines[start].partition(":")[2].split()
        counted = len(count) == 2 and count[0].isdecimal() and len(count[0]) <= MOST_DIGITS
        if not counted or count[1] not in ("line", "lines"):
            self.at = start + 1
            raise self.fail(f"'{name}: NUMBER lines' must come here, not {self.lines[start]!r}")
        self.at = start + 1
        try:
            text = unpacked(self.block(name, int(count[0])).split("\n"))
        except BadData as error:
            raise self.fail(f"{name}: {error}") from error
        if fingerprint(text) != wanted:
            self.at = named_at
            raise self.fail(
                f"{name}: the block after the end has the fingerprint {fingerprint(text)}"
            )
        del self.lines[start : self.at]
        self.at = named_at
        return text

    def line_of(self, complaint: str, otherwise: int) -> int:
        """The line of the option that a complaint begins with."""
        for name, line in self.option_at.items():
            if complaint.startswith(name):
                return line
        return otherwise

    def options(self) -> dict[str, object]:
        options: dict[str, object] = {}
        while self.peek().startswith("option "):
            line = self.next()
            name, colon, value = line[len("option ") :].partition(":")
            name = name.strip()
            if not colon:
                raise self.fail(f"an option needs a colon: {line!r}")
            if name in options:
                raise self.fail(f"option {name} was given in line {self.option_at[name]} already")
            self.option_at[name] = self.at
            options[name] = self.option_value(name, value.strip())
        return options

    def option_value(self, name: str, text: str) -> object:
        count, _, unit = text.partition(" ")
        if unit == "lines" and count.isdecimal() and len(count) <= MOST_DIGITS:
            return self.block(f"option {name}", int(count))
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            told = text if len(text) <= MOST_NAME else text[:MOST_NAME] + "..."
            raise self.fail(f"option {name}: {told!r} is not a JSON value: {error}") from error

    def block(self, name: str, count: int) -> str:
        """The next lines as they stand, without their indent."""
        found: list[str] = []
        for _ in range(count):
            self.at += 1
            if self.at > len(self.lines):
                self.at = len(self.lines)
                raise self.fail(f"{name}: cut off after {len(found)} of {count} lines")
            line = self.lines[self.at - 1]
            if line.startswith(INDENT):
                found.append(line[len(INDENT) :])
            elif not line.strip():
                found.append("")
            else:
                raise self.fail(f"{name}: its {count} lines must be indented by 4 spaces")
        return "\n".join(found)

    def seed(self) -> int:
        return self.number("seed")

    def salt(self, seed: int) -> str:
        """The salt of a commitment, which must be that of the seed; '' where there is none."""
        if not self.peek().startswith("salt:"):
            return ""
        salt = self.field("salt")
        if not salt:
            raise self.fail("the salt is missing")
        if self.field("commitment") != commitment(seed, salt):
            raise self.fail("the commitment is not that of this seed and salt")
        return salt

    def number(self, key: str) -> int:
        text = self.field(key)
        if len(text) > MOST_DIGITS:
            raise self.fail(f"{key}: has {len(text)} digits; {MOST_DIGITS} at most")
        try:
            return int(text)
        except ValueError as error:
            raise self.fail(f"{key}: must be a whole number, not {text!r}") from error

    def names(self) -> list[str]:
        names: list[str] = []
        while self.peek().startswith("player "):
            names.append(self.field(f"player {len(names) + 1}"))
            self.named_at = self.at
        return names

    def take_notes(self, record: Record) -> None:
        """Comments read so far stand before the move that comes next."""
        for note in self.notes:
            record.note(note)
        self.notes = []

    def play_line(self, record: Record, line: str) -> None:
        """A line such as ``1: push; pass``."""
        number, colon, moves = line.partition(":")
        if not colon or not number.strip().isdecimal() or len(number) > MOST_DIGITS:
            raise self.fail(f"'SEAT: moves', 'result: ...' or 'end: ...' must come here: {line!r}")
        for k, words in enumerate(moves.split(";")):
            where = f", move {k + 1} ({len(record.moves) + 1} in all)"
            if not words.strip():
                raise self.fail("there is nothing between the semicolons", where)
            seat = record.state.to_act
            if not record.state.over and seat != int(number) - 1:
                raise self.fail(f"it is for player {seat + 1} to move, not {number}", where)
            try:
                record.play(words.strip())
            except GameError as error:
                raise self.fail(str(error), where) from error

    def resigned(self, record: Record, line: str) -> None:
        """A line such as ``resigned: 1, 3``."""
        for number in line.partition(":")[2].split(","):
            if not number.strip().isdecimal() or len(number) > MOST_DIGITS:
                raise self.fail(f"'resigned: ' needs the numbers of players: {line!r}")
            try:
                record.resign(int(number) - 1)
            except BadRecord as error:
                raise self.fail(str(error)) from error

    def check_state(self, record: Record, line: str) -> None:
        """A line such as ``state: 5d41402abc4b2a76 b9719d911017c592``.

        By the same rules, what people see must be as it was; by others, all that the state holds.
        """
        stated = line.partition(":")[2].split()
        found = [mark(record.state), deep_mark(record.game, record.state)]
        if len(stated) != 2:
            raise self.fail(f"'state: MARK MARK' must come here, not {line!r}")
        if stated[0] != found[0] or (self.rules != record.game.rules_version and stated != found):
            raise self.fail(f"the moves lead to another state than {' '.join(stated)!r}")

    def trailer(self, record: Record, line: str) -> None:
        if line.startswith("state:"):
            self.check_state(record, line)
            line = self.next()
        if line.startswith("resigned:"):
            self.resigned(record, line)
            line = self.next()
        if line.startswith("result:"):
            stated = " ".join(line.partition(":")[2].split())
            if not record.ended:
                raise self.fail("there is a result, but after these moves the game is not over")
            found = record.result_words()
            if stated != found:
                raise self.fail(f"the result {stated!r} is wrong: the moves lead to {found!r}")
            line = self.next()
        elif record.ended:
            raise self.fail("the game is over, so a 'result: ...' line must come here")
        if not line.startswith("end:"):
            raise self.fail(f"'end: ...' must come here, not {line!r}")
        stated = " ".join(line.partition(":")[2].split())
        if stated != _moves_words(len(record.moves)):
            found = _moves_words(len(record.moves))
            raise self.fail(f"the end says {stated!r}, but there are {found}")
        rest = self.peek()
        if rest:
            self.at += 1
            raise self.fail(f"nothing may follow the end: {rest!r}")
