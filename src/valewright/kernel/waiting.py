"""What is to come at a table, in words: the stack of a position that is written down.

A line is a frame: its name, whose it is where that is not the player who has the turn, and what it
carries, as in ``pay: pending 0, now 1`` or ``prep by 2``. The first line is what waits now.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from valewright.kernel.decision import Decision, Frame
from valewright.kernel.engine import Frames, State
from valewright.kernel.errors import BadData, GameError
from valewright.kernel.rng import Rng

NOTHING: Final = "nothing"  # in place of the lines: the game is over
MOST: Final = 60  # frames that may be written
LARGEST: Final = 1 << 20  # number that a frame may carry
TRIED: Final = 24  # games that are played on from a written stack, and for how many moves
TRIED_MOVES: Final = 40
# What a rule stumbles over when frames do not fit the table
STUMBLES: Final = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError)
STUMBLES_TOO: Final = (AssertionError, NotImplementedError)

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_LINE: Final = re.compile(r"([a-z-]+)(?: by (\d+))?(?:: (.+))?")
_COMMA: Final = re.compile(r",(?![^(]*\))")

FieldWords = Callable[[str, int], str]
FieldNumber = Callable[[str, str], int]


def frame_name(kind: type[Any]) -> str:
    """The name of a kind of frame in lines.

    >>> class NextTurn: ...
    >>> frame_name(NextTurn)
    'next-turn'
    """
    return _CAPITAL.sub("-", kind.__name__).lower()


def plain_words(field: str, value: int) -> str:  # noqa: ARG001
    """A field that is written as its number."""
    return str(value)


def plain_number(field: str, text: str) -> int:
    """The number that :func:`plain_words` wrote."""
    if re.fullmatch(r"-?\d{1,7}", text) is None or abs(int(text)) > LARGEST:
        raise BadData(f"{field} must be a number, not {text!r}")
    return int(text)


def frame_lines(stack: list[Frame], turn: int, words: FieldWords = plain_words) -> list[str]:
    """A stack as lines, what waits now first."""
    found: list[str] = []
    for frame in reversed(stack):
        line = frame_name(type(frame))
        if frame.seat != turn:
            line += f" by {frame.seat + 1}"
        carried = [f"{field} {words(field, getattr(frame, field))}" for field in frame.fields]
        found.append(f"{line}: {', '.join(carried)}" if carried else line)
    return found or [NOTHING]


def frames_of(
    frames: Frames,
    lines: list[str],
    turn: int,
    players: int,
    number: FieldNumber = plain_number,
) -> list[Frame]:
    """The stack that lines describe; its top must be a decision."""
    if lines == [NOTHING]:
        return []
    if len(lines) > MOST:
        raise BadData(f"waiting: {MOST} lines at most, not {len(lines)}")
    kinds = {frame_name(kind): kind for kind in frames.declared()}
    found = [_frame(kinds, line, turn, players, number) for line in reversed(lines)]
    if not isinstance(found[-1], Decision):
        raise BadData(f"waiting, {lines[0]!r}: a decision comes first")
    return found


def _frame(
    kinds: dict[str, type[Frame]], line: str, turn: int, players: int, number: FieldNumber
) -> Frame:
    where = f"waiting, {line!r}"
    parts = _LINE.fullmatch(line)
    if parts is None or parts[1] not in kinds:
        names = ", ".join(sorted(kinds))
        raise BadData(f"{where}: write one of {names}")
    made: Any = kinds[parts[1]]
    seat = turn if parts[2] is None else int(parts[2][:3]) - 1
    if not 0 <= seat < players:
        raise BadData(f"{where}: players are numbered 1 to {players}")
    given: dict[str, str] = {}
    for item in _COMMA.split(parts[3]) if parts[3] else []:
        field, _, value = item.strip().partition(" ")
        given[field] = value.strip()
    if tuple(given) != made.fields:
        wanted = ", ".join(made.fields) if made.fields else "nothing"
        raise BadData(f"{where}: it carries {wanted}, in this order")
    try:
        values = [number(field, value) for field, value in given.items()]
    except BadData as error:
        raise BadData(f"{where}: {error}") from error
    frame: Frame = made(seat, *values)
    return frame


def check_goes_on(state: State) -> None:
    """Refuse a written stack that the game cannot go on from: a few games are tried.

    Between them they begin with every move, or with as many as there are games.
    """
    try:
        for move in state.legal_moves():
            state.notation(move)
        for k in range(0 if state.over else TRIED):
            _try_out(state.clone(), k)
    except GameError:
        raise
    except STUMBLES as error:
        raise BadData("waiting: the game cannot go on from there") from error
    except STUMBLES_TOO as error:
        raise BadData("waiting: the game cannot go on from there") from error


def _try_out(state: State, which: int) -> None:
    rng = Rng(which + 1, 1)
    for k in range(TRIED_MOVES):
        if state.over:
            return
        moves = state.legal_moves()
        if not moves:
            raise BadData("waiting: there is nothing to choose")
        at = which if k == 0 else rng.below(len(moves))
        state.advance(moves[at % len(moves)])
