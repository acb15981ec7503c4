"""What is hidden and what is public: MI-DECIDE-105 to MI-DECIDE-108."""

import json
import random

import pytest

from tests.misty.tiny import play, position, random_states
from valewright.kernel.errors import IllegalMove
from valewright.misty import new_game


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    """MI-DECIDE-105: hands, orders of stacks and piles, tokens, the discarded tiles."""
    for seed in range(6):
        rng = random.Random(seed)
        for k, state in enumerate(random_states(seed, expansion=True)):
            if k % 7:
                continue
            for seat in (0, 1):
                view = json.dumps(state.view(seat))
                for _ in range(2):
                    other = state.sample(seat, rng)
                    assert json.dumps(other.view(seat)) == view


def test_samples_deal_what_is_hidden_anew() -> None:
    """MI-DECIDE-105: and leave a seat's own hand and everything public alone."""
    state = new_game(seed=5, expansion=True)
    samples = [state.sample(0, random.Random(k)).table for k in range(12)]
    assert len({tuple(t.players[1].hand) for t in samples}) > 1
    assert len({tuple(t.players[0].stack[: t.players[0].left]) for t in samples}) > 1
    assert len({tuple(t.valley[: t.valley_left]) for t in samples}) > 1
    assert len({tuple(t.removed) for t in samples}) > 1
    assert len({tuple(t.encounters[: t.encounters_left]) for t in samples}) > 1
    assert len({tuple(t.tokens) for t in samples}) > 1
    assert {tuple(t.players[0].hand) for t in samples} == {tuple(state.table.players[0].hand)}
    assert {tuple(t.display) for t in samples} == {tuple(state.table.display)}


def test_what_everybody_sees() -> None:
    """MI-DECIDE-106: board, markers, banners, captains, display and all numbers of tiles."""
    for seed in range(4):
        for state in random_states(seed, expansion=True):
            one, other = state.view(0), state.view(1)
            for key in ("board", "players", "display", "valley_left", "encounters_left"):
                assert one[key] == other[key]
            assert one["tokens_left"] == other["tokens_left"]
            unseen, air = one["unseen"], one["in_the_air"]
            rival = [
                t["shape"] for t in one["board"] if t.get("tribe") == one["players"][1]["tribe"]
            ]
            held = air is not None and air["name"].casefold().startswith(one["players"][1]["tribe"])
            assert len(unseen["rival"]) + len(rival) + held == 9


def test_a_move_is_final_once_something_hidden_comes_up_or_the_turn_ends() -> None:
    """MI-DECIDE-107: ``commitment`` tells."""
    board = ["(1,0) water 1", "(-1,0) water 3"]
    hands = [{"hand": ["ring"], "stack": ["fork"]}, {}]
    state = position(board, hands, display=["berry 2", "acorn 1"])
    start = state.commitment
    play(state, "explore berry 2")
    assert state.commitment == start  # it lay face up
    play(state, "at (2,0)")
    assert state.commitment > start  # the display was refilled
    for phrase in ("explore stack", "use Spyglass, meet an encounter"):
        other = play(position(board, hands), phrase)
        assert other.commitment > start
    sent = play(position(board, hands), "patrol ring at (2,0)")
    assert sent.commitment == start
    assert play(sent, "facing 0").commitment > start  # a tile was drawn
    captain = position([*board, "(2,0) Trailseekers ring facing 0"], last_turn=True)
    assert play(captain, "captain to water 1").commitment == start
    before = state.commitment
    assert play(state, "end turn").commitment > before


def test_one_seed_and_the_moves_fix_a_game() -> None:
    """MI-DECIDE-108."""
    for options in ({}, {"expansion": True}, {"tribes": "choose"}):
        moves: list[int] = []
        first = new_game(seed=11, **options)
        rng = random.Random(3)
        while not first.over:
            moves.append(rng.choice(first.legal_moves()))
            first.play(moves[-1])
        again = new_game(seed=11, **options)
        for move in moves:
            again.play(move)
        assert again == first
    starts = {json.dumps(new_game(seed=s).data()["board"]) for s in range(20)}
    assert len(starts) > 10


def test_seats_that_are_not_there() -> None:
    state = new_game(seed=1)
    for seat in (-1, 2):
        with pytest.raises(IllegalMove, match="there is no seat"):
            state.view(seat)
        with pytest.raises(IllegalMove, match="there is no seat"):
            state.sample(seat, random.Random(1))
