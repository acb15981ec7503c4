"""Misty Valley passes what any game at this table must pass."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from valewright.kernel.conformance import CHECKS, Check
from valewright.kernel.contract import CHOICE, FLAG, NUMBER, TEXT, Option, State, checked_options
from valewright.misty import catalogue, new_game
from valewright.misty.options import FIRST_MODES, TRIBE_MODES

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"expansion": True, "tribes": "choose"},
    {"light": True, "first": "2"},
    {"expansion": True, "cards": "[setup]\nvalley_removed = 0\n"},
)


class MistyValley:
    """Misty Valley as a :class:`valewright.kernel.contract.Game`."""

    name: Final = "misty-valley"
    title: Final = "Misty Valley"

    def options(self) -> tuple[Option, ...]:
        return (
            Option("players", NUMBER, 2, "how many play: 2"),
            Option("expansion", FLAG, False, "with Walls and Flowers"),
            Option("light", FLAG, False, "the lighter game, without special actions"),
            Option("tribes", CHOICE, "random", "who plays which tribe", TRIBE_MODES),
            Option("first", CHOICE, "random", "which player begins", FIRST_MODES),
            Option("cards", TEXT, None, "the text of a file of printed values"),
        )

    def start(self, options: Mapping[str, object], seed: int) -> State:
        chosen: dict[str, Any] = checked_options(self.options(), options)
        text = chosen.pop("cards")
        return new_game(seed=seed, cards=None if text is None else catalogue(text), **chosen)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("which", range(len(OPTIONS)))
def test_conformance(check: Check, which: int) -> None:
    check(MistyValley(), OPTIONS[which], 7 + which)
