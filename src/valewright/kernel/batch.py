"""Many games side by side, for programs that learn: stepped together, each begun anew at its end.

The loop over the games is compiled. What is observed goes to one buffer that is written in place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from valewright.kernel import engine
from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.kernel.observation import Observation, mask_of

Start = Callable[[int], State]  # a new game, by its seed


class Batch:
    """Games of one kind; ``seeds`` has the seed of each, and grows by ``stride`` at its end.

    The buffers hold a row of bytes for each game: what the seat that decides may know, and which
    moves it has.
    """

    def __init__(
        self,
        start: Start,
        observer: Observation,
        seeds: list[int],
        stride: int,
        observations: Any,
        masks: Any,
    ) -> None:
        self.start = start
        self.observer = observer
        # The kernel's own states are called directly, those of other games through Python
        self.direct = isinstance(observer, engine.EngineObservation)
        self.seeds = seeds
        self.stride = stride
        self.observations = memoryview(observations)
        self.masks = memoryview(masks)
        self.observing = len(self.observations) > 0
        self.rows: list[bytes] = [b""] * len(seeds)  # what goes into the buffers, game by game
        self.mask_rows: list[bytes] = [b""] * len(seeds)
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
            self._look(i, self.states[i])
        self._write()

    def _look(self, i: int, state: State) -> None:
        """Note what the seat that decides in a game may know."""
        if self.direct and isinstance(state, engine.State):
            acting = state.to_act
            self.to_act[i] = acting
            if self.observing:
                self.rows[i] = state.observed(acting)
            self.mask_rows[i] = mask_of(state.legal_moves())
            return
        seat = state.to_act
        self.to_act[i] = seat
        if self.observing:
            self.rows[i] = self.observer.observe(state, seat)
        self.mask_rows[i] = mask_of(state.legal_moves())

    def _write(self) -> None:
        if self.observing:
            self.observations[:] = b"".join(self.rows)
        self.masks[:] = b"".join(self.mask_rows)

    def _is_over(self, state: State, move: int) -> bool:
        """Play a move that has been checked; whether it ended the game."""
        if self.direct and isinstance(state, engine.State):
            return state.advance(move)
        state.play(move)
        return state.over

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
            if self._is_over(state, moves[i]):
                self.over[i] = True
                self.finished.append((i, state))
                self.seeds[i] += self.stride
                state = self.start(self.seeds[i])
                self.states[i] = state
            else:
                self.over[i] = False
            self._look(i, state)
        self._write()
        self.steps += len(moves)
