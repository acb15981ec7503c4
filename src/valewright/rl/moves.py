"""What each legal move is about as numbers, for models that score moves instead of naming one.

All of it is taken from the observation, so that nothing hidden can be in it, and for many
observations at once.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from valewright import games
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.game import Game
from valewright.kernel.move_kinds import MoveKind, MoveKinds
from valewright.kernel.observation import MOVES, Observation
from valewright.rl.match import LEGEND_SEED, Bytes

VERB: Final = "verb "
NUMBER: Final = "number"


class MoveFeatures:
    """A row of features for each move of a game; its other keywords are the options of the game.

    A row has a 1 at the move's verb, a number that tells apart moves of one verb, and what the
    observation tells of the move's subject, such as a card or a cell. All else is 0.

    >>> features = MoveFeatures("nim", piles=2)
    >>> state = games.game("nim").start({"piles": 2}, 7)
    >>> features.of_state(state).shape == (len(state.legal_moves()), len(features.names))
    True
    >>> features.names
    ['verb move', 'number']
    """

    def __init__(self, game: str, **options: object) -> None:
        found = games.game(game)
        state = found.start(options, LEGEND_SEED)
        self._observation: Observation = found.part("observation")()
        _, elements = self._observation.legend(state)
        tables = _kinds(found, state)
        subjects = _subjects(elements, tables)
        self.verbs = sorted({k.verb for kinds in tables.values() for k in kinds if k.verb})
        fields = list(dict.fromkeys(f for told in subjects.values() for f in told))
        self.names = [*[VERB + verb for verb in self.verbs], NUMBER, *fields]
        self.size = len(elements)
        # By table and move: where in the observation a feature stands, or after its end; what is
        # there in any case
        shape = (len(tables), MOVES, len(self.names))
        self.where: npt.NDArray[np.int64] = np.full(shape, self.size, np.int64)
        self.fixed: Bytes = np.zeros(shape, np.uint8)
        self.kinds: list[MoveKind] = list(tables.values())[-1]
        self._under = [elements.index(name) for name in tables if name]
        for t, kinds in enumerate(tables.values()):
            for move, kind in enumerate(kinds):
                if not kind.verb:
                    continue
                self.fixed[t, move, self.verbs.index(kind.verb)] = 1
                self.fixed[t, move, len(self.verbs)] = kind.number
                for field, at in subjects.get(kind.subject, {}).items():
                    self.where[t, move, self.names.index(field)] = at

    def of(self, observation: Bytes, moves: Any) -> Bytes:
        """A row for each of the moves, where this is observed."""
        wanted = np.asarray(moves, np.int64)
        return self.of_many(observation[None], np.zeros(len(wanted), np.int64), wanted)

    def of_state(self, state: State) -> Bytes:
        """A row for each legal move, in the order of ``state.legal_moves()``."""
        seen = self._observation.observe(state, max(state.to_act, 0))
        return self.of(np.frombuffer(seen, np.uint8), state.legal_moves())

    def of_masks(
        self, observations: Bytes, masks: Any
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], Bytes]:
        """For a batch: which game, which move, and its row, for every legal move of every game."""
        given = np.asarray(masks)
        if given.shape != (len(observations), MOVES):
            raise BadOption(
                f"masks: must be rows of {MOVES} elements, one for each of the "
                f"{len(observations)} observations, not of the shape {given.shape}"
            )
        which, moves = given.nonzero()
        return which, moves, self.of_many(observations, which, moves)

    def of_many(
        self,
        observations: Bytes,
        which: npt.NDArray[np.int64],
        moves: npt.NDArray[np.int64],
    ) -> Bytes:
        """A row for each of the moves; ``which`` says for each of them which is its observation."""
        if observations.ndim != 2 or observations.shape[1] != self.size:
            raise BadOption(
                f"observations: must be rows of {self.size} elements, not of the shape "
                f"{observations.shape}"
            )
        if moves.size and not 0 <= moves.min() <= moves.max() < MOVES:
            raise BadOption(f"moves: must be 0 to {MOVES - 1}")
        rows = np.concatenate([observations, np.zeros((len(observations), 1), np.uint8)], axis=1)
        table = self._table(observations)[which]
        found: Bytes = rows[which[:, None], self.where[table, moves]] + self.fixed[table, moves]
        return found

    def _table(self, observations: Bytes) -> npt.NDArray[np.int64]:
        """Which table holds for each observation."""
        found = np.full(len(observations), len(self._under), np.int64)
        for t in reversed(range(len(self._under))):
            found[observations[:, self._under[t]] > 0] = t
        return found


def _kinds(game: Game, state: State) -> dict[str, list[MoveKind]]:
    """What a game says of its moves; their bare numbers where it says nothing."""
    if not game.has("move_kinds"):
        return {"": [MoveKind("move", number=move) for move in range(MOVES)]}
    made: MoveKinds = game.part("move_kinds")()
    return made.kinds(state)


def _subjects(elements: list[str], tables: dict[str, list[MoveKind]]) -> dict[str, dict[str, int]]:
    """Of each subject, where in the observation its fields stand."""
    sorts = {k.subject: k.sort for kinds in tables.values() for k in kinds if k.subject}
    found: dict[str, dict[str, int]] = {subject: {} for subject in sorts}
    for at, element in enumerate(elements):
        subject, _, field = element.rpartition(": ")
        if subject in sorts:
            found[subject][f"{sorts[subject]}: {field}"] = at
    return found
