"""A turn as a graph of positions: can a choice lead back to a position of the same turn?"""

import random
from collections.abc import Callable, Hashable
from typing import NamedTuple, TypeVar

from valewright.kernel.contract import State

S = TypeVar("S", bound=State)


class Explored(NamedTuple):
    """What a search through one turn found."""

    way_back: list[str]  # moves that lead to a position they came through; empty if there are none
    positions: int
    longest: int  # decisions


def explored(
    state: S,
    turn: Callable[[S], Hashable],
    position: Callable[[S], Hashable],
    most: int,
    rng: random.Random,
) -> Explored:
    """Follow the choices of the turn that waits, depth first, through ``most`` positions."""
    here = turn(state)
    on_the_way = {position(state)}
    done: set[Hashable] = set()
    words: list[str] = []
    path = [(state, position(state), _shuffled(state, rng))]
    longest = 1
    while path and len(on_the_way) + len(done) < most:
        at, key, moves = path[-1]
        if not moves:
            path.pop()
            on_the_way.discard(key)
            done.add(key)
            del words[len(path) - 1 :]
            continue
        move = moves.pop()
        after = at.clone()
        after.play(move)
        if after.over or turn(after) != here:
            continue
        reached = position(after)
        del words[len(path) - 1 :]
        words.append(f"{at.decision}: {at.notation(move)}")
        if reached in on_the_way:
            return Explored(words, len(on_the_way) + len(done), longest)
        if reached not in done:
            on_the_way.add(reached)
            path.append((after, reached, _shuffled(after, rng)))
            longest = max(longest, len(path))
    return Explored([], len(on_the_way) + len(done), longest)


def _shuffled(state: State, rng: random.Random) -> list[int]:
    moves = list(state.legal_moves())
    rng.shuffle(moves)
    return moves


def restless(state: S, turn: Callable[[S], Hashable], stop: int, rng: random.Random) -> int:
    """Play the turn that waits without ever stopping where one may go on; how long it was."""
    here = turn(state)
    decisions = 0
    while not state.over and turn(state) == here:
        going_on = [move for move in state.legal_moves() if move != stop]
        state.play(rng.choice(going_on or state.legal_moves()))
        decisions += 1
    return decisions
