"""A bot that plays each game in that game's own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from valewright.bots.contract import Bot, Seat
from valewright.kernel.errors import BadOption

Maker = Callable[[int], Bot]


class ByGame:
    """One name for several bots; which of them plays is decided by the seat it is given."""

    def __init__(self, name: str, makers: Mapping[str, Maker], seed: int) -> None:
        self._name = name
        self._makers = makers
        self._seed = seed
        self._bots: dict[str, Bot] = {}

    def choose(self, seat: Seat) -> int:
        """The choice of the bot for the seat's game."""
        bot = self._bots.get(seat.game)
        if bot is None:
            bot = self._made(seat.game)
            self._bots[seat.game] = bot
        return bot.choose(seat)

    def _made(self, game: str) -> Bot:
        maker = self._makers.get(game)
        if maker is None:
            raise BadOption(f"the bot {self._name!r} does not play {game}")
        return maker(self._seed)
