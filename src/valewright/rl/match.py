"""A game as an environment sees it: observations and masks as arrays, rewards by choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from valewright import games
from valewright.kernel.contract import State
from valewright.kernel.drawing import view_text
from valewright.kernel.errors import BadOption, not_a_move
from valewright.kernel.observation import MOST, MOVES, Observation, mask_of

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

SEEDS: Final = 2**63
LEGEND_SEED: Final = 1


def win(state: State) -> list[float]:
    """1 for a win, and as much lost by the others together; 0 for all where all win.

    >>> from valewright.games import game
    >>> state = game("nim").start({"piles": 1, "most": 1}, seed=1)
    >>> state.play(0)
    >>> win(state)
    [1.0, -1.0]
    """
    winners = state.winners()
    n = state.players
    if not winners:
        return [0.0] * n
    share = 1.0 / len(winners)
    return [(n * share * (seat in winners) - 1.0) / (n - 1) for seat in range(n)]


def rank(state: State) -> list[float]:
    """From 1 for the first to -1 for the last, by score; the winners come first of those equal."""
    if not state.winners():
        return [0.0] * state.players
    scores = standing(state)
    most = state.players - 1
    return [
        (sum(s < mine for s in scores) - sum(s > mine for s in scores)) / most for mine in scores
    ]


def standing(state: State) -> list[tuple[int, bool]]:
    """What seats are ranked by."""
    winners = state.winners()
    return [(score, seat in winners) for seat, score in enumerate(state.scores())]


def lead(state: State) -> list[float]:
    """How far each seat is ahead of the best of the others, in points."""
    scores = state.scores()
    return [
        float(mine - max(scores[:seat] + scores[seat + 1 :])) for seat, mine in enumerate(scores)
    ]


def lead_at_end(state: State) -> list[float]:
    """The lead of a finished game, and nothing before."""
    return lead(state) if state.over else [0.0] * state.players


# What the reward is the change of; all but ``shaped`` change at the end alone
REWARDS: Final[Mapping[str, Callable[[State], list[float]]]] = {
    "win": win,
    "rank": rank,
    "lead": lead_at_end,
    "shaped": lead,
}


def number_of(action: Any) -> int:
    """The move that a program gives, be it a number of Python's, of NumPy's or of PyTorch's.

    >>> number_of(np.int64(3))
    3
    """
    try:
        return index(action)
    except TypeError:
        raise not_a_move(action) from None


class Match:
    """Games of one kind, one after the other.

    >>> match = Match("nim", "win", {"piles": 2})
    >>> match.begin(7)
    >>> match.mask().sum() == len(match.state.legal_moves())
    np.True_
    """

    def __init__(self, game: str, reward: str, options: Mapping[str, object]) -> None:
        if reward not in REWARDS:
            raise BadOption(f"reward: {reward!r} is not one of {', '.join(REWARDS)}")
        self.game = games.game(game)
        self.options = dict(options)
        self._value = REWARDS[reward]
        self._observation: Observation = self.game.part("observation")()
        self.state = self.game.start(self.options, LEGEND_SEED)
        _, self.names = self._observation.legend(self.state)
        self._worth = self._value(self.state)

    @property
    def players(self) -> int:
        return self.state.players

    def space(self) -> spaces.Box:
        """Where observations lie."""
        return spaces.Box(0, MOST, (len(self.names),), np.uint8)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.start(self.options, seed)
        self._worth = self._value(self.state)

    def play(self, move: int) -> list[float]:
        """Play a legal move; the reward of every seat."""
        self.state.play(move)
        before, self._worth = self._worth, self._value(self.state)
        return [now - then for now, then in zip(self._worth, before, strict=True)]

    def observe(self, seat: int) -> Bytes:
        """What a seat may know."""
        return np.frombuffer(self._observation.observe(self.state, seat), np.uint8).copy()

    def mask(self, seat: int | None = None) -> Mask:
        """Which moves a seat may play now; of the seat that decides where none is given."""
        if seat is not None and seat != self.state.to_act:
            return np.zeros(MOVES, np.int8)
        return np.frombuffer(mask_of(self.state.legal_moves()), np.int8).copy()

    def text(self, seat: int) -> str:
        """The table as a seat sees it, in words."""
        return view_text(self.state.view(seat))


def drawing(text: str) -> npt.NDArray[np.uint8]:
    """A text as a picture: rows, columns, and red, green and blue."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(size=15)
    lines = text.split("\n")
    picture = Image.new("RGB", (1200, 24 + 20 * max(40, len(lines))), (24, 32, 30))
    pen = ImageDraw.Draw(picture)
    for i, line in enumerate(lines):
        shade = (226, 196, 122) if i == 0 else (222, 226, 216)
        pen.text((16, 12 + 20 * i), line[:150], shade, font)
    return np.asarray(picture, np.uint8)


def render(match: Match, mode: str | None, seat: int) -> str | npt.NDArray[np.uint8] | None:
    """The table as a seat sees it, in one of the render modes."""
    if mode is None:
        return None
    text = match.text(seat)
    if mode == HUMAN:
        print(text)
        return None
    return text if mode == "ansi" else drawing(text)


HUMAN: Final = "human"
RENDER_MODES: Final = ("ansi", "rgb_array")


def checked_mode(mode: str | None, known: Sequence[str] = RENDER_MODES) -> str | None:
    """A render mode, or an error that says which there are."""
    if mode is not None and mode not in known:
        raise BadOption(f"render_mode: {mode!r} is not one of {', '.join(known)}")
    return mode
