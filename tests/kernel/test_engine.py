"""The engine, on a game of one task and two decisions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.kernel.beads import FRAMES, Game, Jar, KeepBeads, NextSeat, TakeBeads, started
from valewright.kernel import decision, engine
from valewright.kernel.batch import Batch
from valewright.kernel.decision import Subject
from valewright.kernel.errors import BadData, BadOption, IllegalMove
from valewright.kernel.rng import seeded


@pytest.fixture
def state() -> Game:
    return started()


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
    state.play(2)
    assert engine.parts(state.table, 0, ("left",))["left"] == 3


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


def test_a_clone_keeps_its_seed_and_goes_its_own_way(state: Game) -> None:
    twin = state.clone()
    assert (twin, twin.seed, twin.legal_moves()) == (state, 7, (1, 2, 3))
    twin.play(2)
    assert (state.decision, state.legal_moves()) == ("take beads", (1, 2, 3))


def test_a_sample_tells_no_seed_and_leaves_the_state_as_it_is(state: Game) -> None:
    state.legal_moves()
    drawn = state.sample(1, random.Random(1))
    assert (drawn.seed, drawn.table.kept[0], state.table.kept) == (engine.UNTOLD_SEED, 1, [])
    assert drawn == state.sample(1, random.Random(1))
    assert drawn.table.kept != state.sample(1, random.Random(2)).table.kept
    assert (drawn._legal, state.sample(0, random.Random(1))._legal) == (None, (1, 2, 3))
    with pytest.raises(IllegalMove, match="there is no seat 2"):
        state.sample(2, random.Random(1))


def test_observations_and_masks_are_arrays_of_a_seat_that_is_there(state: Game) -> None:
    assert state.observation(1).tolist() == [1, 5]
    told: Any = state
    assert engine.EngineObservation().observe(told, 1) == bytes([1, 5])
    room = bytearray(2)
    assert state.observation(0, room) is room
    assert list(room) == [0, 5]
    assert state.mask().tolist() == [0, 1, 1, 1, *[0] * 252]
    with pytest.raises(IllegalMove, match="there is no seat 2"):
        state.observation(2)
    with pytest.raises(BadOption, match=r"^observation: out must be one row of 2 elements"):
        state.observation(0, bytearray(3))
    with pytest.raises(BadOption, match=r"^mask: out must be one row of 256 elements"):
        state.mask(bytearray(3))


def test_a_playout_ends_the_game_and_counts_its_decisions(state: Game) -> None:
    moves = state.clone().playout(seeded(3))
    assert state.playout(seeded(3)) == moves
    assert state.over
    assert sum(state.table.points) == 1
    assert 4 <= moves <= 10
    assert moves % 2 == 0


def test_advancing_says_whether_the_game_is_over(state: Game) -> None:
    assert [state.advance(move) for move in (3, 0, 2)] == [False] * 3
    assert state.advance(0)


def test_frames_are_made_once_for_every_seat_there_may_be() -> None:
    frames = decision.for_seats(NextSeat)
    assert [(type(frame), frame.seat) for frame in frames] == [(NextSeat, k) for k in range(8)]


def test_a_batch_calls_states_of_the_engine_directly() -> None:
    rows, masks = bytearray(4), bytearray(512)
    start: Any = started
    batch = Batch(start, engine.EngineObservation(), [4, 5], 3, rows, masks)
    batch.reset()
    assert (list(rows), batch.to_act) == ([0, 4, 0, 5], [0, 0])
    for moves in ([3, 3], [0, 0]):
        batch.step(moves)
    assert (list(rows), batch.to_act) == ([1, 1, 1, 2], [1, 1])
    assert [k for k in range(512) if masks[k]] == [1, 257, 258]
    batch.step([1, 1])
    batch.step([0, 0])
    assert (batch.over, batch.seeds, list(rows)) == ([True, False], [7, 5], [0, 7, 0, 1])
    assert id(batch.states[0]) == id(batch.ours[0])
    batch.step([2, 1])
    assert batch.ours[0].decision == "keep: beads"
