"""Many games side by side, for programs that learn: stepped together, each begun anew at its end.

The loop over the games is compiled. What is observed is written in place where the buffer is a
bytearray; into any other it is copied, all games at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from valewright.kernel import collector, engine
from valewright.kernel.contract import State
from valewright.kernel.errors import IllegalMove
from valewright.kernel.observation import MOVES, Observation
from valewright.kernel.rows import clear, is_marked, lay, mark

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
        self.wanted: Any = _plain(observations)
        self.rows: bytearray = _own(self.wanted)
        self.size = len(self.rows) // len(seeds)  # of a row
        self.masks_wanted: Any = _plain(masks)
        # Moves are checked by these masks, which nobody else can write to
        self.masks: bytearray = bytearray(len(seeds) * MOVES)
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
        self._hand_over()

    def _look(self, i: int) -> None:
        """Write what the seat that decides in a game may know, and which moves it has."""
        at = i * self.size
        if self.direct:
            state = self.ours[i]
            seat = state.to_act
            state.observe_into(seat, self.rows, at)
            legal = state.legal_moves()
        else:
            other = self.states[i]
            seat = other.to_act
            lay(self.rows, at, self.observer.observe(other, seat))
            legal = other.legal_moves()
        self.to_act[i] = seat
        clear(self.masks, i * MOVES, MOVES)
        mark(self.masks, i * MOVES, legal)

    def _hand_over(self) -> None:
        """Copy what was written elsewhere to where it is wanted."""
        if self.rows is not self.wanted:
            self.wanted[WHOLE] = self.rows
        self.masks_wanted[WHOLE] = self.masks

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
            if not 0 <= move < MOVES or not is_marked(self.masks, i * MOVES + move):
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
        self._hand_over()
        self.steps += len(moves)


def _plain(buffer: Any) -> Any:
    """A buffer of bytes: a bytearray as it is, any other as a view."""
    return buffer if isinstance(buffer, bytearray) else memoryview(buffer).cast("B")


def _own(buffer: Any) -> bytearray:
    """The buffer itself where it can be written to directly, else one of its size."""
    return buffer if isinstance(buffer, bytearray) else bytearray(len(buffer))
