"""Puzzles: positions out of self-play with one clearly best plan, kept as data beside a game.

A file of puzzles carries the component data that its positions were made with, as records do, and
each position is a stored state, so that puzzles open where other data are installed.
``docs/study.md`` describes the format.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from valewright import games
from valewright.bots.advice import Figure, Sentence
from valewright.bots.estimate import Estimate
from valewright.kernel.components import fingerprint, packed, unpacked
from valewright.kernel.contract import State
from valewright.kernel.errors import BadData, GameError
from valewright.kernel.record import Record, restored, write_whole

FORMAT: Final = 1
FILE: Final = "puzzles.json"  # in the folder of a game
DIFFICULTIES: Final = ("easy", "medium", "hard")
NAME_LETTERS: Final = 10
DIGITS: Final = 4  # of a figure in a file


@dataclass(frozen=True)
class Answer:
    """A legal move of a puzzle, and what it costs beside the best."""

    words: str
    kind: str  # of review.KINDS
    cost: Estimate  # of the chance to win
    points: float | None  # of the lead at the end
    right: bool = False  # whether it begins the best plan, perhaps in another order


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is known of the moves that can be played in it."""

    game: str
    theme: str
    difficulty: str
    options: Mapping[str, object]
    seed: int
    origin: str  # the stored state
    data: str = field(repr=False)  # the components it needs
    chance: Estimate  # to win, with the best move
    plan: tuple[str, ...]  # the best move and those that follow in the same turn
    figures: tuple[Figure, ...]
    notes: tuple[Sentence, ...]
    answers: tuple[Answer, ...]  # every legal move, the best first
    tempting: tuple[str, ...]  # what weaker bots play instead
    tries: int

    @property
    def id(self) -> str:
        """What names it: a few letters that are made of its position."""
        return hashlib.sha256(self.origin.encode()).hexdigest()[:NAME_LETTERS]

    def state(self) -> State:
        """The position."""
        return restored(games.game(self.game), self.origin, self.seed, self.data)

    def record(self) -> Record:
        """A record that begins with the position."""
        rules = games.game(self.game)
        return Record(rules, self.options, self.seed, components=self.data, origin=self.origin)

    def answer(self, words: str) -> Answer | None:
        """What is known of a move."""
        return next((one for one in self.answers if one.words == words), None)

    def written(self) -> dict[str, Any]:
        """As plain data, for a file."""
        found = asdict(self)
        for key in ("game", "data", "origin"):
            del found[key]
        return {"id": self.id, **_rounded(found), "state": "".join(packed(self.origin))}


def _rounded(value: Any) -> Any:
    """Figures to a few digits, in all that holds them."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, Mapping):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value


def file_text(game: str, puzzles: Sequence[Puzzle]) -> str:
    """A file of puzzles of one game, one on each line, with the data that they need."""
    data = {fingerprint(one.data): one.data for one in puzzles}
    about = {
        "format": FORMAT,
        "game": game,
        "rules": games.game(game).rules_version,
        "data": {name: "".join(packed(text)) for name, text in data.items() if text},
    }
    lines = [
        json.dumps({**one.written(), "data": fingerprint(one.data)}, ensure_ascii=False)
        for one in puzzles
    ]
    head = json.dumps(about, ensure_ascii=False)[:-1]
    return f'{head}, "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def write_file(path: Path, game: str, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles, whole or not at all."""
    write_whole(path, file_text(game, puzzles))


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file; an error names the file and the puzzle."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: cannot be read: {error}") from error
    try:
        return read_text(text)
    except GameError as error:
        raise BadData(f"{path}: {error}") from error


def read_text(text: str) -> list[Puzzle]:
    """The puzzles of a file's text."""
    try:
        found = json.loads(text)
        game = str(found["game"])
        if found["format"] != FORMAT:
            raise BadData(f"puzzles of format {found['format']!r} are unknown")
        rules = games.game(game)
        data = {name: unpacked([block]) for name, block in found["data"].items()}
        for name, block in data.items():
            if fingerprint(block) != name:
                raise BadData(f"data: the block has the fingerprint {fingerprint(block)}")
        written = list(found["puzzles"])
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadData(f"not a file of puzzles: {error}") from error
    puzzles = []
    for number, one in enumerate(written, 1):
        try:
            puzzles.append(_read(rules.name, data, one))
        except (GameError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise BadData(f"puzzle {number}: {error}") from error
    return puzzles


def _read(game: str, data: Mapping[str, str], one: Mapping[str, Any]) -> Puzzle:
    puzzle = Puzzle(
        game=game,
        theme=str(one["theme"]),
        difficulty=str(one["difficulty"]),
        options=dict(one["options"]),
        seed=int(one["seed"]),
        origin=unpacked([one["state"]]),
        data=data[one["data"]] if one["data"] else "",
        chance=Estimate(**one["chance"]),
        plan=tuple(one["plan"]),
        figures=tuple(Figure(**figure) for figure in one["figures"]),
        notes=tuple(Sentence(**note) for note in one["notes"]),
        answers=tuple(Answer(**{**x, "cost": Estimate(**x["cost"])}) for x in one["answers"]),
        tempting=tuple(one["tempting"]),
        tries=int(one["tries"]),
    )
    if puzzle.id != one["id"]:
        raise BadData(f"its position is that of {puzzle.id}, not of {one['id']}")
    if puzzle.difficulty not in DIFFICULTIES:
        raise BadData(f"{puzzle.difficulty!r} is not one of {', '.join(DIFFICULTIES)}")
    return puzzle


@cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by id; read once."""
    folder = games.game(game).folder()
    path = None if folder is None else folder / FILE
    if path is None or not path.is_file():
        return {}
    return {one.id: one for one in read_file(path)}


def problems(puzzles: Iterable[Puzzle]) -> list[str]:
    """What is wrong with puzzles, without judging anew whether the best move is the best."""
    found: list[str] = []
    seen: set[str] = set()
    for one in puzzles:
        found += [f"{one.id}: {problem}" for problem in _problems(one)]
        if one.id in seen:
            found.append(f"{one.id}: is there twice")
        seen.add(one.id)
    return found


def _problems(one: Puzzle) -> list[str]:
    try:
        state = one.record().state
    except GameError as error:
        return [f"does not open: {error}"]
    legal = {state.notation(move) for move in state.legal_moves()}
    answered = [answer.words for answer in one.answers]
    found = []
    if sorted(answered) != sorted(legal):
        found.append(f"answers {answered}, but the legal moves are {sorted(legal)}")
    if not one.answers or not one.answers[0].right or one.plan[:1] != (one.answers[0].words,):
        found.append("its first answer does not begin its plan")
    for words in one.tempting:
        answer = one.answer(words)
        if answer is None or answer.right:
            found.append(f"{words!r} tempts, but is no wrong answer")
    return found
