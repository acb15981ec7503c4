"""A game of one task and two decisions, declared for the tests of the engine."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from valewright.kernel import decision, engine
from valewright.kernel.decision import Meaning, Verb
from valewright.kernel.rng import Rng, seeded

if not decision.__file__.endswith(".py"):
    pytest.skip("compiled classes cannot be built on", allow_module_level=True)


class Jar(decision.Table):
    """Beads in a jar; whoever takes the last one scores."""

    def __init__(self, beads: int) -> None:
        super().__init__(seeded(1), [])
        self.beads = beads
        self.points = [0, 0]
        self.kept: list[int] = []

    def clone(self) -> Jar:
        twin = Jar(self.beads)
        twin.points, twin.kept, twin.stack = self.points[:], self.kept[:], self.stack[:]
        return twin


class Choice(decision.Decision):
    """A decision of this game."""


class Step(decision.Task):
    """A task of this game."""


class NextSeat(Step):
    code = 0

    def run(self, t: Jar) -> None:
        if t.beads:
            t.stack.append(TakeBeads(self.seat))


class TakeBeads(Choice):
    code = 1
    name = "take beads"
    take: ClassVar[Verb] = Verb("take", "take")

    def legal(self, t: Jar) -> list[int]:
        return list(range(1, min(t.beads, 3) + 1))

    def play(self, t: Jar, move: int) -> None:
        t.stack[-1] = KeepBeads(self.seat, move)

    def meaning(self, t: Jar, move: int) -> Meaning:
        about = {"number": move, "place": {"zone": "jar", "index": 0}, "cells": [1, 2]}
        return Meaning(self.take, f"take {move}", about)

    def detail(self, t: Jar, move: int, meaning: Meaning) -> None:
        meaning.subjects["left"] = t.beads - move

    def aliases(self, t: Jar, move: int) -> list[str]:
        return ["Some beads", f"{move} beads"]

    def why_not(self, t: Jar, move: int) -> str:
        return f"there are {t.beads} beads"

    def why_not_words(self, t: Jar, words: str) -> str:
        return "beads do not fly" if words == "fly away" else ""


class KeepBeads(Choice):
    code = 2
    name = "keep: beads"
    fields = ("beads",)
    ends = True
    keep: ClassVar[Verb] = Verb("keep", "keep them")

    def __init__(self, seat: int, beads: int) -> None:
        super().__init__(seat)
        self.beads = beads

    def legal(self, t: Jar) -> list[int]:
        return [0]

    def play(self, t: Jar, move: int) -> None:
        t.stack.pop()
        t.beads -= self.beads
        if t.beads == 0:
            t.points[self.seat] += 1
        t.stack.append(NextSeat(1 - self.seat))

    def meaning(self, t: Jar, move: int) -> Meaning:
        return Meaning(self.keep, self.keep.words, {"left": t.beads - self.beads})


class Game(engine.State):
    """A game at one moment."""

    game = "beads"

    def __init__(self, table: Jar, seed: int, legal: tuple[int, ...] | None = None) -> None:
        super().__init__(table, seed, legal)
        self.table = table

    @property
    def players(self) -> int:
        return 2

    def at(self, table: decision.Table, seed: int, legal: tuple[int, ...] | None) -> Game:
        assert isinstance(table, Jar)
        return Game(table, seed, legal)

    def resample(self, seat: int, rng: Rng) -> None:
        self.table.kept = [seat, rng.below(1000)]

    def observed(self, seat: int) -> bytes:
        return bytes([seat, self.table.beads])

    def data(self) -> dict[str, Any]:
        return {
            **engine.attributes(self.table, ("beads", "points", "kept")),
            "stack": [frame.data(4) for frame in self.table.stack],
        }


FRAMES = engine.Frames((Choice, Step))


def started(beads: int = 5) -> Game:
    """A game at its first decision."""
    table = Jar(beads)
    table.stack.append(NextSeat(0))
    engine.run(table)
    return Game(table, 7)
