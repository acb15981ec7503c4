"""What the server tells of a game, beyond what the seats' views are tested for."""

import asyncio
import random

import pytest

from valewright.games import game
from valewright.server import rules
from valewright.server.history import History

BUSY: dict[str, object] = {
    "players": 3,
    "sets": ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"],
    "leaders": "deal-two",
    "amulets": "random",
    "pool": 10,
}


@pytest.mark.parametrize("seed", range(4))
def test_the_public_view_depends_on_nothing_that_any_seat_may_not_know(seed: int) -> None:
    state = game("mystic-vale").start(BUSY, seed)
    rng = random.Random(seed)
    while not state.over:
        seen = rules.public_view(state)
        for seat in range(3):
            assert rules.public_view(state.sample(seat, rng)) == seen
        state.play(rng.choice(state.legal_moves()))


def test_the_whole_log_is_told_once_and_cut_with_the_moves() -> None:
    history = History("mystic-vale", BUSY, 4)
    history.settle()
    rng = random.Random(4)
    lengths = []
    while not history.state.over:
        lengths.append((history.moves, len(history.log)))
        history.play(rng.choice(history.state.legal_moves()))
    whole = list(history.log)
    assert whole[-1]["kind"] == "game_over"
    assert sum(line["kind"] == "game_over" for line in whole) == 1
    moves, lines = lengths[len(lengths) // 2]
    assert history.log_before(moves) == lines
    earlier = asyncio.run(history.before(moves))
    assert earlier.moves == moves
    assert earlier.log == whole[:lines]


def test_an_only_move_is_played_and_an_end_of_something_is_asked_for() -> None:
    history = History("mystic-vale", {"players": 2}, 3)
    rng = random.Random(3)
    while not history.state.over:
        assert len(history.state.legal_moves()) > 1 or history.state.decision in rules.ALWAYS_ASKED
        history.play(rng.choice(history.state.legal_moves()))


def test_undo_stops_at_what_was_hidden_and_steps_over_what_was_not() -> None:
    """Whatever may be taken back showed nothing: another deal could not have been told apart."""
    taken = refused = 0
    for seed in range(3):
        history = History("mystic-vale", {"players": 2}, seed)
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
    assert taken > 20
    assert refused > 20


def test_the_catalogue_is_whole() -> None:
    found = rules.cards()
    assert {kind: len(cards) for kind, cards in found.items() if kind != "advancements"} == {
        "vales": 64,
        "leaders": 16,
        "amulets": 8,
    }
    assert len(found["advancements"]) >= 85
