"""What holds in every game: connection, control, conservation, round trips, an end."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from valewright.misty import State, catalogue, new_game
from valewright.misty.board import Board, is_connected, open_cells, put
from valewright.misty.decision import Decision
from valewright.misty.hexes import DIRECTIONS, coordinates, packed
from valewright.misty.table import REINFORCED, SMOKE, Table
from valewright.misty.tiles import FIRST_PATROL, TILES

CAT = catalogue()
GAMES = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**40),
        "expansion": st.booleans(),
        "light": st.sampled_from([False, False, True]),
        "tribes": st.sampled_from(["random", "random", "choose", "berrygnawers"]),
    }
)
PATROL_LIFTED = ("counterorder goal", "counterorder facing")
NOT_YET_EVALUATED = ("wall", "magic scroll wall")


class Recount:
    """Control worked out a second way: every tile afresh from the written board, by name."""

    def __init__(self, state: State) -> None:
        t = state.table
        self.tiles = {
            coordinates(cell): tile for cell, tile in t.board.at.items() if tile < FIRST_PATROL
        }
        self.counts = {tile: self._count(t, cell) for cell, tile in self.tiles.items() if tile}

    def _count(self, t: Table, cell: tuple[int, int]) -> list[int]:
        found = [0, 0]
        tile = t.board.at[packed(*cell)]
        for side, (dq, dr) in enumerate(DIRECTIONS):
            patrol = t.board.at.get(packed(cell[0] + dq, cell[1] + dr), 0)
            if patrol < FIRST_PATROL or t.board.facing[tile] == side:
                continue
            printed = (side + 3 - t.board.facing[patrol]) % 6
            mark = t.marks.get(patrol * 6 + printed, 0)
            if mark & SMOKE:
                continue
            seat = 0 if (patrol < FIRST_PATROL + 9) == (t.players[0].tribe == 0) else 1
            found[seat] += CAT.explorers[patrol * 6 + printed] + (2 if mark & REINFORCED else 0)
        for seat in (0, 1):
            if found[seat] and t.players[seat].captain == tile:
                found[seat] += 1
        return found


def expected_owner(counts: list[int], before: int) -> int:
    """The controller that an evaluation must leave."""
    if counts[0] == counts[1]:
        return before if counts[0] else -1
    return 0 if counts[0] > counts[1] else 1


class ControlWatch:
    """Follows a game: a tile's controller may differ from the count only by Diplomacy."""

    def __init__(self, state: State) -> None:
        self.owner = state.table.owner[:]
        self.traded: set[int] = set()

    def check(self, state: State, was: str) -> None:
        t = state.table
        if state.decision in PATROL_LIFTED:
            return  # nothing is evaluated before it lies again
        counts = Recount(state).counts
        waiting = the_decision(t).tile if state.decision in NOT_YET_EVALUATED else -1
        for tile, count in counts.items():
            now = t.owner[tile]
            if was == "diplomacy: take" and now != self.owner[tile]:
                self.traded.add(tile)
            elif tile == waiting:
                continue
            elif tile in self.traded and now == self.owner[tile]:
                continue  # not evaluated since, or evaluated to the same
            else:
                assert now == expected_owner(count, self.owner[tile]), CAT.names[tile]
                self.traded.discard(tile)
        self.owner = t.owner[:]


def the_decision(t: Table) -> Decision:
    frame = t.stack[-1]
    assert isinstance(frame, Decision)
    return frame


def tiles_everywhere(t: Table) -> list[int]:
    """Every tile, wherever it is."""
    found = [*t.board.at.values(), *t.removed, *t.valley[: t.valley_left]]
    found += [tile for tile in t.display if tile >= 0]
    found += t.encounters[: t.encounters_left]
    for p in t.players:
        found += p.hand + p.stack[: p.left]
    if t.stack and the_decision(t).in_the_air:
        found.append(the_decision(t).tile)
    return sorted(found)


def check_board(t: Table) -> None:
    """The board is whole, its edge is what a fresh board has, and banners are conserved."""
    lifted = bool(t.stack) and the_decision(t).name in ("magic scroll goal", *PATROL_LIFTED)
    assert lifted or is_connected(t.board)
    fresh = Board(None)
    for cell, tile in t.board.at.items():
        put(fresh, tile, cell)
    assert fresh.edge == t.board.edge
    assert open_cells(fresh) == open_cells(t.board)
    assert fresh.cell == t.board.cell
    banners = sum(owner >= 0 for owner in t.owner) + t.spare
    assert banners + sum(p.banners for p in t.players) == 21
    for seat, p in enumerate(t.players):
        assert p.captain == 0 or t.owner[p.captain] == seat


@settings(max_examples=60)
@given(options=GAMES, choices=st.randoms(use_true_random=False))
def test_every_position_of_a_game(options: dict[str, Any], choices: random.Random) -> None:
    """Board connected, control as recounted, tiles and banners conserved, at every decision."""
    state = new_game(**options)
    watch = ControlWatch(state)
    decisions = 0
    dealt = False
    while not state.over:
        moves = state.legal_moves()
        assert 1 <= len(moves) <= 256
        assert all(0 <= move < 256 for move in moves)
        was = state.decision
        state.play(choices.choice(moves))
        watch.check(state, was)
        check_board(state.table)
        dealt = dealt or state.decision not in ("choose tribe", "choose side")
        if dealt:
            assert tiles_everywhere(state.table) == list(range(TILES))
        decisions += 1
    assert decisions <= 250
    assert state.winners() in ([], [0], [1])


@settings(max_examples=30)
@given(options=GAMES, choices=st.randoms(use_true_random=False), stop=st.integers(0, 120))
def test_round_trips(options: dict[str, Any], choices: random.Random, stop: int) -> None:
    """Clone, pickle, plain data and words lead back to the same state and the same moves."""
    state = new_game(**options)
    for _ in range(stop):
        if state.over:
            break
        state.play(choices.choice(state.legal_moves()))
    twin = state.clone()
    back: State = pickle.loads(pickle.dumps(state))
    assert twin == state == back
    assert json.loads(json.dumps(state.data())) == state.data()
    assert back.legal_moves() == state.legal_moves()
    words = [state.notation(move) for move in state.legal_moves()]
    assert len(set(words)) == len(words)
    assert [state.parse(text) for text in words] == list(state.legal_moves())
    if state.over:
        return
    move = choices.choice(state.legal_moves())
    before = state.data()
    twin.play(move)
    assert state.data() == before
    back.play(state.parse(state.notation(move)))
    assert back == twin != state


@settings(max_examples=30)
@given(options=GAMES, choices=st.randoms(use_true_random=False), stop=st.integers(0, 120))
def test_samples_agree_and_can_be_finished(
    options: dict[str, Any], choices: random.Random, stop: int
) -> None:
    """A sampled state looks the same to its seat and comes to an end, like every state."""
    state = new_game(**options)
    for _ in range(stop):
        if state.over:
            break
        state.play(choices.choice(state.legal_moves()))
    for seat in (0, 1):
        sampled = state.sample(seat, choices)
        assert sampled.view(seat) == state.view(seat)
        assert sampled.to_act == state.to_act
        if state.decision not in ("choose tribe", "choose side"):
            assert tiles_everywhere(sampled.table) == tiles_everywhere(state.table)
        for _ in range(400):
            if sampled.over:
                break
            sampled.play(choices.choice(sampled.legal_moves()))
        assert sampled.over


def test_twenty_thousand_random_decisions() -> None:
    decisions = 0
    seed = 0
    while decisions < 20_000:
        rng = random.Random(seed)
        state = new_game(seed=seed, expansion=seed % 2 == 0, light=seed % 5 == 4)
        while not state.over:
            state.play(rng.choice(state.legal_moves()))
            decisions += 1
        assert len(state.scores()) == 2
        seed += 1
