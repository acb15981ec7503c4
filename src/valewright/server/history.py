"""One game as it runs: its record, all that was told, and how far a seat may take back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from valewright.games import game
from valewright.kernel.contract import State
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record, saved_text, winners
from valewright.kernel.undo import CannotUndo, Trail
from valewright.server import games
from valewright.server.refusals import Refusal
from valewright.server.store import TableRow

BREATH: Final = 16  # moves that are played again at one go
MOST_MOVES: Final = 10_000  # of a game that is kept here: some games let people pass for ever


class History:
    """A record with its whole log; a state itself keeps only what some seat has not seen.

    >>> history = History("nim", {"piles": 2, "most": 3}, seed=4)
    >>> history.play("take 1 from pile 2")
    ['take 1 from pile 2']
    >>> history.play("take 1 from pile 1")
    ['take 1 from pile 1']
    >>> history.undo_point(0, freely=False)
    Traceback (most recent call last):
    ...
    valewright.server.refusals.Refusal: You can't undo: another player has made a decision since.
    >>> history.undo_point(0, freely=True)
    0
    """

    def __init__(
        self,
        name: str,
        options: dict[str, object],
        seed: int,
        components: str | None = None,
        origin: str = "",
    ) -> None:
        """``components`` are data of its own; ``origin`` is a stored state that it goes on from."""
        self.game = games.served(name)
        record = Record(game(name), options, seed, components=components, origin=origin)
        self.record = record
        self.log, self._told = self.game.events(record.state, 0)
        self._log_at = [len(self.log)]  # how many lines were told before each move
        self._trail = Trail(record.game, record.state)

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def moves(self) -> int:
        """How many moves were played."""
        return len(self.record.moves)

    def step(self, move: str | int) -> None:
        """Play one move."""
        self._trail.before(self.state)
        try:
            self.record.play(move)
        except GameError:
            self._trail.dropped()
            raise
        self._trail.after(self.state)
        fresh, self._told = self.game.events(self.state, self._told)
        fresh = [*self.game.played(self.record.seats[-1], self.record.words[-1]), *fresh]
        self.log.extend(fresh)
        self._log_at.append(len(self.log))

    def play(self, move: str | int) -> list[str]:
        """Play a move, and then all that leave no choice; gives the moves in words."""
        before = self.moves
        self.step(move)
        self.settle()
        return self.record.words[before:]

    def settle(self) -> None:
        """Play all that leaves no choice."""
        while not self.state.over and not self.record.game.asks(self.state):
            self.step(self.state.legal_moves()[0])

    def log_before(self, move: int) -> int:
        """How many lines were told before a move, by its number."""
        return self._log_at[move]

    async def before(self, keep: int) -> History:
        """The game as it was after ``keep`` moves."""
        record = self.record
        return await replayed(
            record.game.name,
            record.options,
            record.seed,
            record.words[:keep],
            record.components,
            record.origin,
        )

    def saved(self) -> str:
        """The state as it is stored."""
        return saved_text(self.record.game, self.state)

    def undo_point(self, seat: int, freely: bool) -> int:
        """How many moves stand when a seat takes its last decision back; an error says why not."""
        try:
            return self._trail.undo_point(seat, freely)
        except CannotUndo as error:
            raise Refusal(error.reason) from error

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has made a choice that stands."""
        try:
            self._trail.undo_point(seat, freely=True)
        except CannotUndo:
            return False
        return True

    def revealed_since(self, keep: int) -> bool:
        """Whether something hidden came to light after the first ``keep`` moves."""
        return self._trail.revealed_since(keep)

    def text(self, names: Sequence[str], resigned: Sequence[int], salt: str = "") -> str:
        """The record as text, with the names of the seats and the salt of its commitment."""
        self.record.names = list(names)
        self.record.salt = salt
        for seat in resigned:
            self.record.resign(seat)
        return self.record.text()


def resigned_of(row: TableRow) -> list[int]:
    """The seats of a table that have resigned."""
    return [i for i, seat in enumerate(row.seats) if seat.resigned]


async def replayed(
    name: str,
    options: dict[str, object],
    seed: int,
    moves: Iterable[str],
    components: str | None = None,
    origin: str = "",
    watch: Callable[[int, State], None] | None = None,
) -> History:
    """A game played again, with pauses in which the event loop serves others.

    ``watch`` is told how many moves were played, and the state after them.
    """
    history = History(name, options, seed, components, origin)
    if watch is not None:
        watch(0, history.state)
    for i, words in enumerate(moves, 1):
        history.step(words)
        if watch is not None:
            watch(i, history.state)
        if i % BREATH == 0:
            await asyncio.sleep(0)
    return history


def result(state: State, resigned: Sequence[int], ended: bool) -> dict[str, Any] | None:
    """Scores line by line and the winners, once a table has ended; those who resigned never win."""
    if not ended:
        return None
    return {
        "scores": state.scores(),
        "winners": winners(state, resigned),
        "lines": games.of(state).score_lines(state),
    }
