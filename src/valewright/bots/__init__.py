"""Players that decide from what a seat may know.

>>> from valewright import games
>>> state = games.game("nim").start({}, seed=7)
>>> bot = make_bot("search@20r", seed=1)
>>> bot.choose(Seat(state, state.to_act)) in state.legal_moves()
True
"""

from valewright.bots.contract import Bot, Seat
from valewright.bots.names import (
    bot_names,
    bots_for,
    check_bot,
    make_bot,
    steady_bot,
    turn_seconds,
    usual_bot,
)

__all__ = [
    "Bot",
    "Seat",
    "bot_names",
    "bots_for",
    "check_bot",
    "make_bot",
    "steady_bot",
    "turn_seconds",
    "usual_bot",
]
