"""What a game is set up with, checked once and never changed."""

from __future__ import annotations

from typing import Final

from valewright.kernel.errors import BadOption
from valewright.misty.tiles import TRIBES

PLAYERS: Final = 2
RANDOM: Final = "random"
CHOOSE: Final = "choose"
TRIBE_MODES: Final = (RANDOM, CHOOSE, *TRIBES)
FIRST_MODES: Final = (RANDOM, "1", "2")


class Options:
    """The options of a game, all plain values."""

    def __init__(self, expansion: bool, light: bool, tribes: str, first: str) -> None:
        self.expansion = expansion
        self.light = light
        self.tribes = tribes
        self.first = first

    def plain(self) -> dict[str, object]:
        """As plain data, in a fixed order."""
        return {
            "players": PLAYERS,
            "expansion": self.expansion,
            "light": self.light,
            "tribes": self.tribes,
            "first": self.first,
        }


def checked(
    players: object, expansion: object, light: object, tribes: object, first: object
) -> Options:
    """The options of a game, or an error that names the one that is wrong."""
    if type(players) is not int or players != PLAYERS:
        raise BadOption(f"players: Misty Valley is for 2 players, not {players!r}")
    if not isinstance(expansion, bool):
        raise BadOption(f"expansion: must be true or false, not {expansion!r}")
    if not isinstance(light, bool):
        raise BadOption(f"light: must be true or false, not {light!r}")
    if not isinstance(tribes, str) or tribes not in TRIBE_MODES:
        raise BadOption(f"tribes: {tribes!r} is not one of {', '.join(TRIBE_MODES)}")
    if not isinstance(first, str) or first not in FIRST_MODES:
        raise BadOption(f"first: {first!r} is not one of {', '.join(FIRST_MODES)}")
    return Options(expansion, light, tribes, first)
