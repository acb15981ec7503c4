"""The engine, on a game of one task and two decisions that is declared here."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

from valewright.kernel import decision, engine
from valewright.kernel.decision import Meaning, Subject, Verb
from valewright.kernel.errors import BadData, IllegalMove
from valewright.kernel.rng import seeded

if not decision.__file__.endswith(".py"):
    pytest.skip("compiled classes cannot be built on", allow_module_level=True)


class Jar(decision.Table):
    """Beads in a jar; whoever takes the last one scores."""

    def __init__(self, beads: int) -> None:
        super().__init__(seeded(1), [])
        self.beads = beads
        self.points = [0, 0]
        self.kept: list[int] = []


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
        return Meaning(self.keep, self.keep.words, {})


class Game(engine.State):
    """A game at one moment."""

    def __init__(self, table: Jar, seed: int, legal: tuple[int, ...] | None = None) -> None:
        super().__init__(table, seed, legal)
        self.table = table

    @property
    def game(self) -> str:
        return "beads"

    @property
    def players(self) -> int:
        return 2

    def data(self) -> dict[str, Any]:
        return {
            **engine.attributes(self.table, ("beads", "points", "kept")),
            "stack": [frame.data(4) for frame in self.table.stack],
        }


FRAMES = engine.Frames((Choice, Step))


@pytest.fixture
def state() -> Game:
    table = Jar(5)
    table.stack.append(NextSeat(0))
    engine.run(table)
    return Game(table, 7)


def test_tasks_run_until_a_decision_waits(state: Game) -> None:
    assert (state.decision, state.to_act, state.legal_moves()) == ("take beads", 0, (1, 2, 3))
    state.play(3)
    assert (state.decision, state.to_act, state.over) == ("keep: beads", 0, False)
    assert engine.decision_id(state.table) == "keep-beads"
    state.play(0)
    assert (state.to_act, state.legal_moves()) == (1, (1, 2))


def test_a_notebook_shows_a_table_where_a_game_draws_nothing(state: Game) -> None:
    html = state._repr_html_()
    assert html is not None
    assert "<th>beads</th><td>5</td>" in html


def test_a_game_without_anything_to_come_is_over(state: Game) -> None:
    rng = random.Random(1)
    while not state.over:
        state.play(rng.choice(state.legal_moves()))
    assert (state.decision, state.to_act, state.legal_moves()) == ("over", -1, ())
    assert engine.decision_id(state.table) == "over"
    assert not state.ends
    assert sum(state.table.points) == 1
    with pytest.raises(IllegalMove, match="1 is not legal: the game is over"):
        state.play(1)


def test_only_a_decision_that_ends_something_says_so(state: Game) -> None:
    assert not state.ends
    state.play(1)
    assert state.ends


def test_words_read_back_and_other_words_do_where_they_are_clear(state: Game) -> None:
    assert [state.notation(move) for move in state.legal_moves()] == ["take 1", "take 2", "take 3"]
    assert [state.parse(words) for words in ("Take  2", "3 BEADS")] == [2, 3]
    with pytest.raises(IllegalMove, match="'some beads' could be any of: take 1, take 2, take 3"):
        state.parse("some beads")


def test_refusals_give_the_reason_that_the_decision_knows_or_else_the_moves(state: Game) -> None:
    with pytest.raises(IllegalMove, match=r"^4 is not legal now \(take beads\): there are 5 beads"):
        state.play(4)
    with pytest.raises(IllegalMove, match=r"'fly  away' is not legal now .*: beads do not fly$"):
        state.parse("fly  away")
    with pytest.raises(IllegalMove, match=r"'go' is not legal now .*: take 1, take 2, take 3$"):
        state.parse("go")
    with pytest.raises(IllegalMove, match="9 is not legal now"):
        state.notation(9)
    with pytest.raises(IllegalMove, match="9 is not legal now"):
        state.about(9)
    assert state.table.beads == 5


def test_a_move_is_told_by_its_verb_and_its_subjects(state: Game) -> None:
    verb, subjects = state.about(2)
    assert verb == "take"
    assert subjects == (Subject("number", 2), Subject("jar", 0), Subject("cells", "1,2"))
    told = engine.parts(state.table, 2, ("number", "left", "colour"))
    assert told == {
        "move": 2,
        "words": "take 2",
        "act": "take",
        "number": 2,
        "left": 3,
        "colour": None,
    }


def test_frames_are_saved_with_their_fields_and_come_back(state: Game) -> None:
    state.play(2)
    saved = state.data()["stack"]
    assert saved == [[2, 0, 2, 0]]
    back = FRAMES.restored(saved[0])
    assert isinstance(back, KeepBeads)
    assert (back.seat, back.beads) == (0, 2)
    with pytest.raises(BadData, match="no frame of this game has the code 99"):
        FRAMES.restored([99, 0, 0, 0])


def test_saved_lists_are_copies(state: Game) -> None:
    data = state.data()
    state.table.kept.append(1)
    assert data["kept"] == []
    engine.set_attributes(state.table, ("kept",), data)
    data["kept"].append(2)
    assert state.table.kept == []


def test_declarations_are_found_and_two_cannot_share_a_code() -> None:
    assert {kind.__name__ for kind in FRAMES.declared()} == {"NextSeat", "TakeBeads", "KeepBeads"}
    assert {kind.name for kind in FRAMES.decisions()} == {"take beads", "keep: beads"}
    assert decision.verbs(FRAMES.decisions()) == ["keep", "take"]

    class Lonely(decision.Decision):
        pass

    class One(Lonely):
        code = 5

    class Other(Lonely):
        code = 5

    with pytest.raises(BadData, match=r"Other and One have one code, 5"):
        engine.Frames((Lonely,)).declared()
    assert {One, Other} == set(decision.kinds(Lonely))


def test_states_compare_by_seed_and_data_and_seats_are_checked(state: Game) -> None:
    twin = Game(Jar(5), 7)
    twin.table.stack.append(TakeBeads(0))
    assert twin == state
    assert twin != Game(twin.table, 8)
    assert state != 5
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(state)
    assert state.seat(1) == 1
    with pytest.raises(IllegalMove, match="there is no seat 2; seats are 0 to 1"):
        state.seat(2)
