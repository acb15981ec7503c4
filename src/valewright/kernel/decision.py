"""What is to come at a table: tasks that run by themselves, and decisions that wait for a move.

A decision is declared once, as a class: its name, the fields that it carries, its legal moves, what
playing one does, and what each move means. Notation, what a server sends, the words of every
language, refusals and a terminal's question follow from that declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeVar

from valewright.kernel.rng import Rng


class Subject(NamedTuple):
    """What a move is about: a pile, a card, a cell, a seat, a number."""

    kind: str
    value: int | str


class About(NamedTuple):
    """A move taken apart: what is done, and to what."""

    verb: str
    subjects: tuple[Subject, ...] = ()


class Verb(NamedTuple):
    """What is done: its id, by which every language words it, and how records begin to say it."""

    id: str
    words: str


NO_VERB: Final = Verb("", "")
MOST_SEATS: Final = 8  # of any game


class Meaning:
    """What one move does: its verb, its words in records, and its subjects by their kind."""

    def __init__(self, verb: Verb, words: str, subjects: dict[str, Any]) -> None:
        self.verb = verb
        self.words = words
        self.subjects = subjects


class Frame:
    """One thing to come. It never changes, so that copies of a table share it.

    ``code`` names the class in saved states; ``fields`` are what it carries beside the seat, all
    of them whole numbers, in the order of its constructor.
    """

    code: ClassVar[int] = -1
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, t: Table) -> bool:
        """Run and go on, or wait for a move."""
        raise NotImplementedError

    def legal(self, t: Any) -> list[int]:
        """The moves that may be played, from 0 to 255."""
        raise NotImplementedError

    def play(self, t: Any, move: int) -> None:
        """Carry out a legal move; it lies on top of the stack until it is taken off here."""
        raise NotImplementedError

    def data(self, width: int) -> list[int]:
        """The frame as plain numbers: its code, its seat, its fields, padded with zeros."""
        values = [int(getattr(self, field)) for field in self.fields]
        return [self.code, self.seat, *values] + [0] * (width - 2 - len(values))


F = TypeVar("F", bound=Frame)


def for_seats(made: Callable[[int], F]) -> list[F]:
    """The same frame for each seat, made once: one that is pushed again and again need not be new.

    >>> [frame.seat for frame in for_seats(Frame)]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    return [made(seat) for seat in range(MOST_SEATS)]


class Table:
    """What the tables of all games have: chance, and the stack of what is to come."""

    # For tables without a dictionary, which plain Python is faster with
    __slots__ = ("rng", "stack")

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        self.rng = rng
        self.stack = stack

    def clone(self) -> Self:
        """An independent copy that shares only what never changes."""
        raise NotImplementedError


class Task(Frame):
    """Something that runs by itself; ``t`` is the table of its game."""

    def step(self, t: Table) -> bool:
        t.stack.pop()
        self.run(t)
        return True

    def run(self, t: Any) -> None:
        """Do it; it has been taken off the stack."""
        raise NotImplementedError


class Decision(Frame):
    """A choice of a seat.

    ``name`` is what records and views call it. One that ``ends`` something is put to a person even
    when only one move is left.
    """

    name: ClassVar[str] = ""
    ends: ClassVar[bool] = False

    def step(self, t: Table) -> bool:
        return False

    def meaning(self, t: Any, move: int) -> Meaning:
        """What a legal move does."""
        raise NotImplementedError

    def detail(self, t: Any, move: int, meaning: Meaning) -> None:
        """Add the subjects that only a drawing needs, such as what a card would become."""

    def aliases(self, t: Any, move: int) -> list[str]:
        """Other words that people may use for a legal move."""
        return []

    def why_not(self, t: Any, move: int) -> str:
        """The reason against a move that is not legal, or '' where there is none to tell."""
        return ""

    def why_not_words(self, t: Any, words: str) -> str:
        """The same for a move in words, as they were given but for extra spaces."""
        return ""


def slug(name: str) -> str:
    """The name of a decision as one word: by it every language has its question.

    >>> slug("diplomacy: give")
    'diplomacy-give'
    """
    return name.replace(":", "").replace(" ", "-")


def waiting(t: Table) -> Decision:
    """The decision that waits at a table."""
    frame = t.stack[-1]
    assert isinstance(frame, Decision)
    return frame


def kinds(base: type[Frame]) -> list[type[Frame]]:
    """Every kind of frame declared below a class, those with a code of their own."""
    found: list[type[Frame]] = []
    for kind in base.__subclasses__():
        if kind.code >= 0:
            found.append(kind)
        found += kinds(kind)
    return found


def verbs(declared: list[type[Decision]]) -> list[str]:
    """The ids of all verbs that decisions declare."""
    found = {
        value.id
        for kind in declared
        for part in kind.__mro__
        for value in vars(part).values()
        if isinstance(value, Verb) and value.id
    }
    return sorted(found)
