"""What a game's study of its balance is: figures to print, to plot and to give as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol


class Cell(NamedTuple):
    """One entry of a grid; what is out of bounds is marked."""

    text: str
    odd: bool = False


class Grid(NamedTuple):
    """A table of figures: the first column is words."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]


class Study(Protocol):
    """What came of games between bots."""

    def headline(self) -> str:
        """How many games, in a line."""

    def grids(self) -> list[Grid]:
        """The figures."""

    def lines(self) -> list[str]:
        """What else there is to say, below the figures."""

    def complaints(self) -> list[str]:
        """Everything outside the bounds, in words."""

    def held(self) -> list[str]:
        """What is outside the bounds because documented values hold it there."""

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""

    def write_plots(self, folder: Path) -> list[Path]:
        """Write charts as SVG files; which they are."""


def share(value: float, of: int, odd: bool = False) -> Cell:
    """A percentage; a dash where there was nothing to count."""
    return Cell(f"{100 * value:.1f}%" if of else "-", odd)
