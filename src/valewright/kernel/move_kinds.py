"""What moves are about, for models that score moves: a game's part ``move_kinds``."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from valewright.kernel.contract import MOST_MOVES, State

NO_NUMBER: Final = 0


class MoveKind(NamedTuple):
    """What a number of a move stands for.

    ``subject`` is what the names of the elements that tell of it begin with, in the legend of the
    observations, and ``sort`` what such subjects are called together; ``number`` tells moves of one
    verb apart where no element does, from 1 on.
    """

    verb: str
    sort: str = ""
    subject: str = ""
    number: int = NO_NUMBER


UNUSED: Final = MoveKind("")


class MoveKinds(Protocol):
    """What a game brings as its part ``move_kinds``."""

    def kinds(self, state: State) -> dict[str, list[MoveKind]]:
        """The kinds of all 256 moves, by the element of the observation under which they hold.

        The first of those elements that is not 0 decides; the last is ``""``, which always holds.
        """


def numbered(kinds: dict[int, MoveKind]) -> list[MoveKind]:
    """The kinds of all moves, of which those not given are never played.

    >>> [kind.verb for kind in numbered({1: MoveKind("push")})[:3]]
    ['', 'push', '']
    """
    return [kinds.get(move, UNUSED) for move in range(MOST_MOVES)]
