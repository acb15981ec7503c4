"""One seat under Gymnasium's API, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from valewright import games
from valewright.bots import Bot, Seat, check_bot, make_bot
from valewright.kernel.errors import BadOption, IllegalMove
from valewright.kernel.observation import MOVES
from valewright.rl.match import (
    RENDER_MODES,
    SEEDS,
    Bytes,
    Match,
    checked_mode,
    number_of,
    render,
)

METADATA: Final = {"render_modes": list(RENDER_MODES), "render_fps": 2}
NAMESPACE: Final = "valewright"
ILLEGAL: Final = -1.0  # the reward for a move that is not legal, which ends the game


class SeatEnv(gymnasium.Env[Bytes, int]):
    """A seat at a table of a game; its other keywords are the options of the game.

    ``opponents`` names the bots of the other seats, in their order, the last one again for all
    that are left; ``seat`` is the number of the seat, or None for a random one in each game.

    >>> env = SeatEnv("nim", opponents=["random"], seat=0, piles=2)
    >>> observation, info = env.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     observation, reward, over, cut, info = env.step(int(env.action_masks().argmax()))
    >>> reward in (-1.0, 1.0)
    True
    """

    metadata: dict[str, Any] = dict(METADATA)  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.match = Match(game, reward, options)
        self.render_mode = checked_mode(render_mode)
        if not opponents or isinstance(opponents, str):
            raise BadOption(f"opponents: must be a list of bots, not {opponents!r}")
        if seat not in (None, *range(self.match.players)):
            raise BadOption(f"seat: must be 0 to {self.match.players - 1}, not {seat!r}")
        if len(opponents) >= self.match.players:
            others = self.match.players - 1
            raise BadOption(f"opponents: at most {others} of them play, not {len(opponents)}")
        self.opponents = list(opponents)
        for name in self.opponents:
            check_bot(name, game)
        self.observation_space = self.match.space()  # type: ignore[assignment]
        self.action_space = spaces.Discrete(MOVES)  # type: ignore[assignment]
        self._wanted = seat
        self.seat = 0 if seat is None else seat
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        while True:
            self._begin()
            if not self.match.state.over:
                return self.match.observe(self.seat), self._info()

    def _begin(self) -> None:
        draw = self.np_random.integers
        players = self.match.players
        self.seat = int(draw(players)) if self._wanted is None else self._wanted
        self.match.begin(int(draw(SEEDS)))
        others = [seat for seat in range(players) if seat != self.seat]
        last = len(self.opponents) - 1
        self._bots = {
            seat: make_bot(self.opponents[min(i, last)], int(draw(SEEDS)))
            for i, seat in enumerate(others)
        }
        self._others()

    def _others(self) -> float:
        """Let the others play up to the seat's next decision; what it gained meanwhile."""
        gained = 0.0
        state = self.match.state
        while not state.over and state.to_act != self.seat:
            seat = state.to_act
            gained += self.match.play(self._bots[seat].choose(Seat(state, seat)))[self.seat]
        return gained

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        state = self.match.state
        if not self._bots:
            raise IllegalMove("no game is being played: call reset() first")
        move = number_of(action)
        if move not in state.legal_moves():
            return self.match.observe(self.seat), ILLEGAL, True, False, self._info(illegal=True)
        gained = self.match.play(move)[self.seat] + self._others()
        return self.match.observe(self.seat), gained, state.over, False, self._info()

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.match.mask(self.seat), "seat": self.seat, "illegal": illegal}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which moves are legal, as sb3-contrib asks for it."""
        return self.match.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        return render(self.match, self.render_mode, self.seat)


def environment_id(game: str) -> str:
    """What Gymnasium's users call a game.

    >>> environment_id("nim")
    'valewright/Nim-v0'
    """
    return f"{NAMESPACE}/{games.game(game).title.replace(' ', '')}-v0"


def register_environments() -> None:
    """Make every game that brings observations known to Gymnasium."""
    for name in games.names():
        if games.game(name).has("observation") and environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name),
                "valewright.rl.gymnasium_env:SeatEnv",
                kwargs={"game": name},
                disable_env_checker=True,
            )
