"""Many games side by side, for programs that learn: stepped together, each begun anew at its end.

The loop over the games is compiled. What is observed goes to one buffer that is written in place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.kernel.observation import MOVES, mask_of

Start = Callable[[int], State]  # a new game, by its seed
Observe = Callable[[State, int], bytes]


class Batch:
    """Games of one kind; ``seeds`` has the seed of each, and grows by ``stride`` at its end.

    The buffers hold a row of bytes for each game: what the seat that decides may know, and which
    moves it has.
    """

    def __init__(
        self,
        start: Start,
        observe: Observe,
        seeds: list[int],
        stride: int,
        observations: Any,
        masks: Any,
    ) -> None:
        self.start = start
        self.observe = observe
        self.seeds = seeds
        self.stride = stride
        self.observations = memoryview(observations)
        self.masks = memoryview(masks)
        self.size = len(self.observations) // max(1, len(seeds))
        self.states: list[State] = []
        self.to_act: list[int] = [0] * len(seeds)
        self.over: list[bool] = [False] * len(seeds)
        self.finished: list[tuple[int, State]] = []  # games that ended in the last step
        self.steps = 0

    def reset(self) -> None:
        """Begin all games."""
        self.states = [self.start(seed) for seed in self.seeds]
        self.finished = []
        for i in range(len(self.states)):
            self.over[i] = False
            self._write(i, self.states[i])

    def _write(self, i: int, state: State) -> None:
        seat = state.to_act
        self.to_act[i] = seat
        size = self.size
        if size:
            self.observations[i * size : (i + 1) * size] = self.observe(state, seat)
        self.masks[i * MOVES : (i + 1) * MOVES] = mask_of(state.legal_moves())

    def check(self, moves: list[int]) -> None:
        """Refuse moves of which one is not legal, before any is played."""
        if len(moves) != len(self.states):
            raise IllegalMove(f"{len(moves)} moves for {len(self.states)} games")
        for i in range(len(moves)):
            if moves[i] not in self.states[i].legal_moves():
                raise IllegalMove(f"game {i}: {moves[i]!r} is not legal now")

    def step(self, moves: list[int]) -> None:
        """Play one move in each game; games that end are begun anew."""
        self.check(moves)
        self.finished = []
        for i in range(len(moves)):
            state = self.states[i]
            state.play(moves[i])
            if state.over:
                self.over[i] = True
                self.finished.append((i, state))
                self.seeds[i] += self.stride
                state = self.start(self.seeds[i])
                self.states[i] = state
            else:
                self.over[i] = False
            self._write(i, state)
        self.steps += len(moves)
