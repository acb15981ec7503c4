"""The engine of every game: the stack runs until a decision waits, and a move plays it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Self

from valewright.kernel import collector, contract
from valewright.kernel.decision import (
    About,
    Decision,
    Frame,
    Subject,
    Table,
    kinds,
    slug,
    waiting,
)
from valewright.kernel.errors import BadData, IllegalMove, not_a_move
from valewright.kernel.observation import mask_of, written
from valewright.kernel.rng import Rng, seeded
from valewright.kernel.rows import lay

OVER: Final = "over"  # in place of a decision, once the game has ended
UNTOLD_SEED: Final = 0  # of samples: the true one would tell what is hidden


def run(t: Table) -> None:
    """Run tasks until a decision waits or the game is over."""
    stack = t.stack
    while stack and stack[-1].step(t):
        pass


def legal(t: Table) -> list[int]:
    """The legal moves of the decision that waits."""
    return t.stack[-1].legal(t)


def apply(t: Table, move: int) -> None:
    """Carry out a legal move and run on to the next decision."""
    t.stack[-1].play(t, move)
    run(t)


def _played_out(t: Table, rng: Rng) -> int:
    """Play to the end at random; gives the number of decisions."""
    stack = t.stack
    decisions = 0
    while stack:
        frame = stack[-1]
        if not frame.step(t):
            legal = frame.legal(t)
            frame.play(t, legal[rng.below(len(legal))])
            decisions += 1
    return decisions


class State:
    """A game at one moment. A game adds its name, its table, its scores, its views and its samples.

    It is not generic over its table: mypyc gives classes that are a dictionary and weak references,
    and frees those twice.
    """

    game: ClassVar[str] = ""  # its name

    def __init__(self, held: Table, seed: int, legal: tuple[int, ...] | None = None) -> None:
        self.held = held  # the table; a game has it by that name, in its own type
        self.seed = seed
        self._legal = legal  # as soon as they are known

    @property
    def players(self) -> int:
        """How many play."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.held.stack

    @property
    def to_act(self) -> int:
        """The seat that decides now, or -1 when the game is over."""
        stack = self.held.stack
        return stack[-1].seat if stack else -1

    @property
    def decision(self) -> str:
        """What is being decided, in a word or two; ``over`` at the end."""
        return waiting(self.held).name if self.held.stack else OVER

    @property
    def ends(self) -> bool:
        """Whether the decision at hand ends something, so that people confirm an only move."""
        return len(self.held.stack) > 0 and waiting(self.held).ends

    def legal_moves(self) -> tuple[int, ...]:
        """The moves that may be played now: small integers, none when the game is over."""
        legal = self._legal
        if legal is None:
            stack = self.held.stack
            legal = tuple(stack[-1].legal(self.held)) if stack else ()
            self._legal = legal
        return legal

    def play(self, move: object) -> None:
        """Play a legal move; an illegal one is refused and changes nothing."""
        if type(move) is not int:
            raise not_a_move(move)
        legal = self._legal
        if legal is None:
            legal = self.legal_moves()
        if move not in legal:
            raise IllegalMove(self._why_not(move))
        self._legal = None
        t = self.held
        stack = t.stack
        # As apply does it, written out: calls take a good part of a decision in plain Python
        stack[-1].play(t, move)
        while stack and stack[-1].step(t):
            pass

    def advance(self, move: int) -> bool:
        """Play a move that is known to be legal; whether the game is over then."""
        self._legal = None
        apply(self.held, move)
        return not self.held.stack

    def playout(self, rng: Rng) -> int:
        """Play to the end at random, all in compiled code; gives the number of decisions."""
        self._legal = None
        collector.rest()
        try:
            return _played_out(self.held, rng)
        finally:
            collector.resume()

    def _why_not(self, move: object) -> str:
        if self.over:
            return f"{move!r} is not legal: the game is over"
        why = ""
        if isinstance(move, str):
            why = waiting(self.held).why_not_words(self.held, " ".join(move.split()))
        elif type(move) is int:
            why = waiting(self.held).why_not(self.held, move)
        shown = why or ", ".join(self.notation(legal) for legal in self.legal_moves())
        return f"{move!r} is not legal now ({self.decision}): {shown}"

    def notation(self, move: int) -> str:
        """A legal move in words; :meth:`parse` reads them back."""
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal now ({self.decision})")
        return words(self.held, move)

    def plain(self, text: str) -> str:
        """Words as they are compared: one space between them, no capitals."""
        return " ".join(text.split()).casefold()

    def parse(self, text: str) -> int:
        """The legal move that the words name, or that other words for it name clearly."""
        wanted = self.plain(text)
        moves = self.legal_moves()
        for move in moves:
            if self.plain(words(self.held, move)) == wanted:
                return move
        named = [move for move in moves if wanted in self.aliases(move)]
        if len(named) == 1:
            return named[0]
        if named:
            options = ", ".join(words(self.held, move) for move in named)
            raise IllegalMove(f"{text!r} could be any of: {options}")
        raise IllegalMove(self._why_not(text))

    def aliases(self, move: int) -> list[str]:
        """Other words for a legal move, plain as they are compared."""
        return [self.plain(said) for said in waiting(self.held).aliases(self.held, move)]

    def about(self, move: int) -> About:
        """A legal move taken apart: what is done, and to what.

        A place is told by its zone, with the index in it.
        """
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal now ({self.decision})")
        meaning = waiting(self.held).meaning(self.held, move)
        found: list[Subject] = []
        for kind, value in meaning.subjects.items():
            if isinstance(value, dict):
                found.append(Subject(str(value["zone"]), int(value["index"])))
            elif isinstance(value, int | str):
                found.append(Subject(kind, value))
            elif value is not None:
                found.append(Subject(kind, ",".join(str(part) for part in value)))
        return About(meaning.verb.id, tuple(found))

    def at(self, table: Table, seed: int, legal: tuple[int, ...] | None) -> Self:
        """A state of the same game at another table, with its legal moves where they are known."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> None:
        """Deal anew all that a seat does not know."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy, cheap enough for search."""
        return self.at(self.held.clone(), self.seed, self._legal)

    def sample(self, seat: int, rng: random.Random) -> Self:
        """A full state consistent with what the seat knows, all else dealt anew."""
        legal = self._legal if self.to_act == self.seat(seat) else None
        dealt = self.at(self.held.clone(), UNTOLD_SEED, legal)
        dealt.resample(seat, seeded(rng.getrandbits(63)))
        return dealt

    def observed(self, seat: int) -> bytes:
        """What the seat may know, an element a byte; the game's legend names each."""
        raise NotImplementedError

    def observe_into(self, seat: int, row: bytearray, at: int) -> None:
        """Write the same into a row, from an element on."""
        lay(row, at, self.observed(seat))

    def legend(self) -> tuple[int, list[str]]:
        """The version of :meth:`observed`, and what each of its elements is."""
        raise NotImplementedError

    def observation(self, seat: int, out: Any = None) -> Any:
        """What the seat may know as a NumPy array of the type uint8, new or written to ``out``."""
        return written(self.observed(self.seat(seat)), out, "observation")

    def mask(self, out: Any = None) -> Any:
        """For each of the 256 moves 1 where it is legal now, as :meth:`observation` has it."""
        return written(mask_of(self.legal_moves()), out, "mask")

    def data(self) -> dict[str, Any]:
        """The whole state, hidden parts included, as plain data."""
        raise NotImplementedError

    def seat(self, seat: int) -> int:
        """The seat, or an error that says which there are."""
        if not 0 <= seat < self.players:
            raise IllegalMove(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
        return seat

    def _repr_html_(self) -> str | None:
        """In a notebook: a table, where the game draws no picture of its own."""
        from valewright.kernel.drawing import state_html

        return None if hasattr(self, "_repr_svg_") else state_html(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.seed == other.seed and self.game == other.game and self.data() == other.data()

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played and cannot be hashed")


class EngineObservation:
    """The part ``observation`` of a game whose states observe themselves."""

    def legend(self, state: contract.State) -> tuple[int, list[str]]:
        """The version of the observations, and what each element is."""
        assert isinstance(state, State)
        return state.legend()

    def observe(self, state: contract.State, seat: int) -> bytes:
        """All that a seat may know, an element a byte."""
        assert isinstance(state, State)
        return state.observed(seat)


def decision_id(t: Table) -> str:
    """What is decided, as one word; ``over`` at the end."""
    return slug(waiting(t).name) if t.stack else OVER


def words(t: Table, move: int) -> str:
    """One move of the waiting decision in words."""
    return waiting(t).meaning(t, move).words


def parts(t: Table, move: int, vocabulary: Iterable[str]) -> dict[str, Any]:
    """One move of the waiting decision in parts: those of the vocabulary it has not are None."""
    decision = waiting(t)
    meaning = decision.meaning(t, move)
    decision.detail(t, move, meaning)
    found: dict[str, Any] = {"move": move, "words": meaning.words, "act": meaning.verb.id}
    for kind in vocabulary:
        found[kind] = meaning.subjects.get(kind)
    return found


# Logs and saving


def copied(value: Any) -> Any:
    """A value that can be kept: lists are copied, all else never changes."""
    return list(value) if isinstance(value, list) else value


def attributes(thing: object, names: Iterable[str]) -> dict[str, Any]:
    """Some attributes as plain data."""
    return {name: copied(getattr(thing, name)) for name in names}


def set_attributes(thing: object, names: Iterable[str], data: dict[str, Any]) -> None:
    """Put attributes back that :func:`attributes` took."""
    for name in names:
        setattr(thing, name, copied(data[name]))


def saved(t: Any, names: Iterable[str], width: int) -> dict[str, Any]:
    """What all tables with components keep alike: attributes, data, options, chance, stack, log."""
    return {
        **attributes(t, names),
        "cards": t.catalogue.source,
        "options": t.options.plain(),
        "rng": t.rng.data(),
        "stack": [frame.data(width) for frame in t.stack],
        "log": [list(event) for event in t.told()],
    }


class Frames:
    """The kinds of frame of one game, to read saved ones back."""

    def __init__(self, bases: tuple[type[Frame], ...]) -> None:
        self._bases = bases
        self._by_code: dict[int, type[Frame]] = {}

    def declared(self) -> list[type[Frame]]:
        """Every kind of frame; no two may have one code."""
        found = [kind for base in self._bases for kind in kinds(base)]
        self._by_code = {}
        for kind in found:
            if kind.code in self._by_code:
                other = self._by_code[kind.code]
                raise BadData(f"{kind.__name__} and {other.__name__} have one code, {kind.code}")
            self._by_code[kind.code] = kind
        return found

    def decisions(self) -> list[type[Decision]]:
        """Every decision."""
        return [kind for kind in self.declared() if issubclass(kind, Decision)]

    def restored(self, data: list[int]) -> Frame:
        """A frame from what :meth:`Frame.data` gave."""
        if data[0] not in self._by_code:
            self.declared()
        if data[0] not in self._by_code:
            raise BadData(f"no frame of this game has the code {data[0]}")
        kind: Any = self._by_code[data[0]]
        frame: Frame = kind(data[1], *data[2 : 2 + len(kind.fields)])
        return frame
