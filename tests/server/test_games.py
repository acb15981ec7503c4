"""What the server tells of a game, beyond what the seats' views are tested for."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from tests.games import BUILT_IN, EVERY, options_module
from valewright.games import game
from valewright.kernel.contract import State
from valewright.server import games, messages
from valewright.server.history import History

TABLES = [(name, options_module(name).BUSY) for name in BUILT_IN]
VIEW: TypeAdapter[Any] = TypeAdapter(messages.View)
DECISION: TypeAdapter[Any] = TypeAdapter(messages.Decision)


def walked(
    name: str, options: dict[str, object], seed: int
) -> Iterator[tuple[State, random.Random]]:
    """Every decision of a game played by lot."""
    state = game(name).start(options, seed)
    rng = random.Random(seed)
    while not state.over:
        yield state, rng
        state.play(rng.choice(state.legal_moves()))
    yield state, rng


def shown(state: State, seat: int | None) -> games.SeatSnapshot:
    return games.of(state).shown(state, seat, acting=seat is not None)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_told_depends_on_nothing_that_one_may_not_know(
    name: str, options: dict[str, object], seed: int
) -> None:
    for state, rng in walked(name, options, seed):
        seen = shown(state, None)
        for seat in range(state.players):
            twin = state.sample(seat, rng)
            assert shown(twin, None) == seen
            assert shown(twin, seat) == shown(state, seat)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_told_keeps_to_its_model(name: str, options: dict[str, object], seed: int) -> None:
    model: TypeAdapter[Any] = TypeAdapter(games.served(name).shapes.move)
    for state, _ in walked(name, options, seed):
        for seat in (None, *range(state.players)):
            view, decision, moves = shown(state, seat)
            VIEW.validate_python(view)
            DECISION.validate_python(decision)
            for move in moves:
                model.validate_python(move)
            acting = seat is not None and seat == state.to_act
            assert [m["move"] for m in moves] == (list(state.legal_moves()) if acting else [])
            assert all(m["words"] == state.notation(m["move"]) for m in moves)


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_act_that_no_decision_declares_is_not_told(name: str) -> None:
    model: Any = games.served(name).shapes.move
    parts = dict.fromkeys(model.model_fields)
    with pytest.raises(ValidationError, match="act"):
        model.model_validate({**parts, "move": 0, "words": "dance", "act": "dance"})


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_whole_log_is_told_once_and_cut_with_the_moves(
    name: str, options: dict[str, object]
) -> None:
    history = History(name, options, 4)
    history.settle()
    rng = random.Random(4)
    lengths = []
    while not history.state.over:
        lengths.append((history.moves, len(history.log)))
        history.play(rng.choice(history.state.legal_moves()))
    whole = list(history.log)
    assert whole[-1]["kind"] == "game-over"
    assert sum(line["kind"] == "game-over" for line in whole) == 1
    moves, lines = lengths[len(lengths) // 2]
    assert history.log_before(moves) == lines
    earlier = asyncio.run(history.before(moves))
    assert earlier.moves == moves
    assert earlier.log == whole[:lines]


@pytest.mark.parametrize("name", EVERY)
def test_an_only_move_is_played_and_an_end_of_something_is_asked_for(name: str) -> None:
    history = History(name, {"players": 2}, 3)
    rng = random.Random(3)
    while not history.state.over:
        assert game(name).asks(history.state)
        history.play(rng.choice(history.state.legal_moves()))


@pytest.mark.parametrize("name", EVERY)
def test_undo_stops_at_what_was_hidden_and_steps_over_what_was_not(name: str) -> None:
    """Whatever may be taken back showed nothing: another deal could not have been told apart."""
    taken = refused = 0
    for seed in range(3):
        history = History(name, {"players": 2}, seed)
        rng = random.Random(seed)
        while not history.state.over and history.moves < 150:
            seat = history.state.to_act
            before = history.state.clone()
            words = history.play(rng.choice(history.state.legal_moves()))
            start = history.moves - len(words)
            try:
                point = history.undo_point(seat, freely=False)
            except ValueError:
                refused += 1
                assert history.undo_point(seat, freely=True) == start
                continue
            taken += 1
            assert point == start
            for _ in range(3):
                other = before.sample(seat, rng)
                for text in words:
                    other.play(other.parse(text))
                assert other.view(seat) == history.state.view(seat)
    hides = name in BUILT_IN
    assert taken > 3
    assert (refused > 20) == hides


def test_the_catalogues_keep_to_their_models() -> None:
    catalogue: TypeAdapter[Any] = TypeAdapter(messages.Catalogue)
    for name in BUILT_IN:
        catalogue.validate_python(games.served(name).catalogue())
