"""Many games side by side, for programs that learn: stepped together, each begun anew at its end.

The loop over the games is compiled. What is observed goes to one buffer that is written in place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valewright.kernel import collector, engine
from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.kernel.observation import MOVES, Observation, mask_of

Start = Callable[[int], State]  # a new game, by its seed
WHOLE: Final = slice(None)


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
        self.rows = _places(observations, len(seeds))
        self.mask_rows = _places(masks, len(seeds))
        self.legal: list[bytes] = [b""] * len(seeds)  # the masks once more, to check moves
        self.states: list[State] = []
        self.ours: list[engine.State] = []  # the same, where they are called directly
        self.to_act: list[int] = [0] * len(seeds)
        self.over: list[bool] = [False] * len(seeds)
        self.finished: list[tuple[int, State]] = []  # games that ended in the last step
        self.steps = 0

    def reset(self) -> None:
        """Begin all games."""
        self.states = []
        self.ours = []
        self.finished = []
        for seed in self.seeds:
            state = self.start(seed)
            self.states.append(state)
            if self.direct:
                assert isinstance(state, engine.State)
                self.ours.append(state)
        for i in range(len(self.states)):
            self.over[i] = False
            self._look(i)

    def _look(self, i: int) -> None:
        """Write what the seat that decides in a game may know, and which moves it has."""
        if self.direct:
            state = self.ours[i]
            seat = state.to_act
            row = state.observed(seat)
            mask = mask_of(state.legal_moves())
        else:
            other = self.states[i]
            seat = other.to_act
            row = self.observer.observe(other, seat)
            mask = mask_of(other.legal_moves())
        self.to_act[i] = seat
        self.rows[i][WHOLE] = row
        self.mask_rows[i][WHOLE] = mask
        self.legal[i] = mask

    def _begin_anew(self, i: int) -> None:
        """Put a new game in the place of one that has ended."""
        self.finished.append((i, self.states[i]))
        self.seeds[i] += self.stride
        state = self.start(self.seeds[i])
        self.states[i] = state
        if self.direct:
            assert isinstance(state, engine.State)
            self.ours[i] = state

    def _play(self, i: int, move: int) -> bool:
        """Play a move that has been checked; whether it ended the game."""
        if self.direct:
            return self.ours[i].advance(move)
        state = self.states[i]
        state.play(move)
        return state.over

    def check(self, moves: list[int]) -> None:
        """Refuse moves of which one is not legal, before any is played."""
        if len(moves) != len(self.states):
            raise IllegalMove(f"{len(moves)} moves for {len(self.states)} games")
        for i in range(len(moves)):
            move = moves[i]
            if not 0 <= move < MOVES or not self.legal[i][move]:
                raise IllegalMove(f"game {i}: {move!r} is not legal now")

    def step(self, moves: list[int]) -> None:
        """Play one move in each game; games that end are begun anew."""
        self.check(moves)
        self.finished = []
        collector.rest()
        try:
            for i in range(len(moves)):
                over = self._play(i, moves[i])
                self.over[i] = over
                if over:
                    self._begin_anew(i)
                self._look(i)
        finally:
            collector.resume()
        self.steps += len(moves)


def _places(buffer: Any, games: int) -> list[Any]:
    """Where the row of each game is."""
    whole = memoryview(buffer).cast("B")
    size = len(whole) // games
    return [whole[i * size : (i + 1) * size] for i in range(games)]
