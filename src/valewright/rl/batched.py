"""Many games side by side as arrays: no Python for each game in the inner loop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from valewright import games
from valewright.kernel.batch import Batch
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption, GameError, IllegalMove
from valewright.kernel.observation import MOVES
from valewright.rl.match import LEGEND_SEED, REWARDS

STRIDE: Final = 1_000_003  # between the seeds of one place's games
CLOSED: Final = "the games are closed"


class Step(NamedTuple):
    """What became of a step, a row for each game.

    ``observations`` and ``masks`` are of the seat ``to_act`` and are written over by the next
    step. Where ``over`` is true the game has ended: ``rewards`` are of the game that ended, all
    else of the one begun in its place.
    """

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.bool_]
    to_act: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    over: npt.NDArray[np.bool_]


class _Slice:
    """Some of the games, in this process."""

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        reward: str,
        seeds: list[int],
        observations: Any,
        masks: Any,
    ) -> None:
        found = games.game(game)
        self.value = REWARDS[reward]
        self.shaped = reward == "shaped"
        self.batch = Batch(
            partial(found.start, options),
            found.part("observation")(),
            seeds,
            STRIDE,
            observations,
            masks,
        )
        self.worth: npt.NDArray[np.float32] = np.zeros((0, 0), np.float32)

    def reset(self) -> None:
        self.batch.reset()
        self.worth = self._worth()

    def _worth(self) -> npt.NDArray[np.float32]:
        if self.shaped:
            return np.array([self.value(state) for state in self.batch.states], np.float32)
        return np.zeros((len(self.batch.states), self.batch.states[0].players), np.float32)

    def step(self, moves: list[int]) -> npt.NDArray[np.float32]:
        """Play; the rewards."""
        self.batch.step(moves)
        if not self.shaped:
            rewards = self.worth.copy()
            for i, state in self.batch.finished:
                rewards[i] = self.value(state)
            return rewards
        before, self.worth = self.worth, self._worth()
        rewards = self.worth - before
        for i, state in self.batch.finished:
            rewards[i] = np.array(self.value(state), np.float32) - before[i]
        return rewards


class BatchedEnv:
    """``n`` games side by side; its other keywords are the options of the game.

    >>> env = BatchedEnv("nim", 3, seed=7, piles=2)
    >>> step = env.reset()
    >>> step.masks.shape
    (3, 256)
    >>> for _ in range(100):
    ...     step = env.step(step.masks.argmax(axis=1))
    >>> step.rewards.shape, env.games_played > 0
    ((3, 2), True)
    >>> env.close()
    """

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        *,
        reward: str = "win",
        processes: int = 0,
        **options: object,
    ) -> None:
        for name, number in (("n", n), ("seed", seed), ("processes", processes)):
            if isinstance(number, bool) or not isinstance(number, int | np.integer):
                raise BadOption(f"{name}: must be a whole number, not {number!r}")
        if n < 1:
            raise BadOption(f"n: must be 1 or more, not {n}")
        if not 0 <= processes <= n:
            raise BadOption(f"processes: must be 0 to {n}, not {processes}")
        if reward not in REWARDS:
            raise BadOption(f"reward: {reward!r} is not one of {', '.join(REWARDS)}")
        found = games.game(game)
        first = found.start(options, LEGEND_SEED)
        _, self.names = found.part("observation")().legend(first)
        self.game = game
        self.n = n
        self.players = first.players
        self.games_played = 0
        self._begun = False
        self._closed = False
        make = _shared if processes else bytearray
        self._observations = make(n * len(self.names))
        self._masks = make(n * MOVES)
        seeds = [int(seed) + i for i in range(n)]
        if processes:
            self._workers: list[_Worker] = []
            for part in np.array_split(np.arange(n), processes):
                low, high = int(part[0]), int(part[-1]) + 1
                buffers = (self._observations, self._masks)
                asked = (game, options, reward, seeds[low:high], buffers, n, low, high)
                self._workers.append(_Worker(asked, low, high))
        else:
            self._slice = _Slice(game, options, reward, seeds, self._observations, self._masks)
            self._workers = []

    def reset(self) -> Step:
        """Begin all games."""
        if self._closed:
            raise GameError(CLOSED)
        self._begun = True
        if not self._workers:
            self._slice.reset()
            return self._told(self._slice.batch, np.zeros((self.n, self.players), np.float32))
        return self._gathered([("reset", None)] * len(self._workers))

    def step(self, moves: Sequence[int] | npt.NDArray[np.integer[Any]]) -> Step:
        """Play one move in each game; nothing is played where one of them is not legal."""
        found = np.asarray(moves)
        if found.ndim != 1 or found.dtype.kind not in "iu":
            raise IllegalMove("moves: must be one row of whole numbers, one for each game")
        if len(found) != self.n:
            raise IllegalMove(f"{len(found)} moves for {self.n} games")
        if not self._begun:
            raise IllegalMove("no games are being played: call reset() first")
        wanted = found.tolist()
        if not self._workers:
            rewards = self._slice.step(wanted)
            return self._told(self._slice.batch, rewards)
        legal = self._mask_rows()[np.arange(self.n), np.clip(found, 0, MOVES - 1)]
        for i in np.flatnonzero(~legal | (found < 0) | (found >= MOVES)):
            raise IllegalMove(f"game {i}: {wanted[i]!r} is not legal now")
        return self._gathered([("step", wanted[w.low : w.high]) for w in self._workers])

    @property
    def states(self) -> list[State]:
        """The positions, such as for a teacher to look at; not of games in other processes."""
        if self._closed:
            raise GameError(CLOSED)
        if self._workers:
            raise GameError("the positions are in other processes")
        return self._slice.batch.states

    def _gathered(self, orders: list[tuple[str, Any]]) -> Step:
        for worker, order in zip(self._workers, orders, strict=True):
            worker.pipe.send(order)
        answers = [worker.answer() for worker in self._workers]
        over = np.concatenate([answer[1] for answer in answers])
        self.games_played += int(over.sum())
        return Step(
            self._observation_rows(),
            self._mask_rows(),
            np.concatenate([answer[0] for answer in answers]),
            np.concatenate([answer[2] for answer in answers]),
            over,
        )

    def _told(self, batch: Batch, rewards: npt.NDArray[np.float32]) -> Step:
        to_act, over = _whose(batch)
        self.games_played += len(batch.finished)
        return Step(self._observation_rows(), self._mask_rows(), to_act, rewards, over)

    def _observation_rows(self) -> npt.NDArray[np.uint8]:
        return np.frombuffer(self._observations, np.uint8).reshape(self.n, -1)

    def _mask_rows(self) -> npt.NDArray[np.bool_]:
        return np.frombuffer(self._masks, np.bool_).reshape(self.n, MOVES)

    def close(self) -> None:
        """End the games and their processes; what was told stays readable."""
        for worker in self._workers:
            worker.close()
        self._workers = []
        self._closed = True
        self._begun = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _whose(batch: Batch) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.bool_]]:
    """Who decides in each game, and which of them ended."""
    to_act = np.frombuffer(bytearray(batch.to_act), np.int8)
    return to_act, np.frombuffer(bytearray(batch.over), np.bool_)


CONTEXT: Final = get_context("spawn")


def _shared(size: int) -> Any:
    """Memory that processes share."""
    return CONTEXT.RawArray("B", size)


class _Worker:
    """A process that plays some of the games."""

    def __init__(self, asked: tuple[Any, ...], low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(theirs, *asked), daemon=True)
        self.process.start()
        theirs.close()

    def answer(self) -> Any:
        try:
            found = self.pipe.recv()
        except EOFError as error:
            raise GameError(
                f"the process of games {self.low} to {self.high - 1} has died"
            ) from error
        if isinstance(found, Exception):
            raise found
        return found

    def close(self) -> None:
        self.pipe.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()


def _serve(
    pipe: Connection[Any, Any],
    game: str,
    options: dict[str, object],
    reward: str,
    seeds: list[int],
    buffers: tuple[Any, Any],
    total: int,
    low: int,
    high: int,
) -> None:
    shares = []
    for buffer in buffers:
        row = memoryview(buffer).cast("B")
        size = len(row) // total
        shares.append(row[low * size : high * size])
    part = _Slice(game, options, reward, seeds, *shares)
    while True:
        try:
            order, moves = pipe.recv()
        except (EOFError, OSError):
            return
        if order == "reset":
            part.reset()
            rewards = np.zeros((len(seeds), part.batch.states[0].players), np.float32)
        else:
            rewards = part.step(moves)
        pipe.send((*_whose(part.batch), rewards))
