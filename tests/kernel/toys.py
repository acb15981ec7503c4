"""A small game with component data of its own: Nim, its piles written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from valewright.kernel import components as data
from valewright.kernel.contract import TEXT, Option, checked_options
from valewright.kernel.errors import BadData, BadOption
from valewright.kernel.game import CardGame
from valewright_nim import State


class BoxedNim(CardGame):
    """Nim with the piles of a box; ``cards`` is the size of one more pile."""

    name = "boxed-nim"
    title = "Boxed Nim"
    piles: ClassVar = {"small": 2, "large": 4}

    def options(self) -> tuple[Option, ...]:
        return (Option("cards", TEXT, None, "one more pile"),)

    def components(self, options: Mapping[str, object]) -> str:
        cards = str(options.get("cards") or "")
        if data.is_whole(cards):
            return cards
        listed = [("pile", name, {"counters": n}) for name, n in self.piles.items()]
        own = [("pile", "own", {"counters": int(cards)})] if cards else []
        return data.written(self.name, listed + own) + (data.file_line(cards) if cards else "")

    def start(self, options: Mapping[str, object], seed: int) -> State:
        chosen: dict[str, Any] = checked_options(self.options(), options)
        listed, file = data.listed(self.components(chosen), self.name)
        for kind, name, _ in listed:
            if kind != "pile":
                raise BadData(f"kept data, {kind} {name!r}: is not a component of this game")
        found = {"misere": False, "cards": file or None}
        return BoxedState(found, seed, [pile["counters"] for _, _, pile in listed], 0)

    def restored(self, saved: Mapping[str, Any], seed: int, components: str) -> State:
        options = {"misere": False, "cards": saved["options"]["cards"]}
        return BoxedState(options, seed, list(saved["piles"]), saved["turn"])


class BoxedState(State):
    """A state of Boxed Nim."""

    game = BoxedNim.name

    def options(self) -> dict[str, object]:
        return {"cards": self._options["cards"]}


def boxed(name: str) -> BoxedNim:
    """As ``find`` of records."""
    if name != BoxedNim.name:
        raise BadOption(f"game: {name!r} is not {BoxedNim.name}")
    return BoxedNim()
