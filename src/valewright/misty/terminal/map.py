"""The board of Misty Valley as staggered rows of text, as wide as the page allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

Cell = tuple[int, int]
HALVES: Final = (4, 3, 2)  # half the distance of two cells, the widest that fits
STYLES: Final = {"trailseekers": "red", "berrygnawers": "blue"}
LETTERS: Final = {"trailseekers": "T", "berrygnawers": "B"}


def board_map(view: dict[str, Any], numbers: Mapping[Cell, int], width: int) -> list[Text]:
    """The board, two lines a row; open cells show the number of their move, or a dot."""
    drawn: dict[Cell, dict[str, Any] | None] = {}
    for q, r in view["open_cells"]:
        drawn[q, r] = None
    drawn.update({(tile["cell"][0], tile["cell"][1]): tile for tile in view["board"]})
    left = min(2 * q + r for q, r in drawn)
    right = max(2 * q + r for q, r in drawn)
    half = next((h for h in HALVES if (right - left + 2) * h <= width), HALVES[-1])
    lines: list[Text] = []
    for row in range(min(r for _, r in drawn), max(r for _, r in drawn) + 1):
        upper, lower = Text(), Text()
        for q in sorted(q for q, r in drawn if r == row):
            at = half * (2 * q + row - left)
            tile = drawn[q, row]
            texts = (
                _open(numbers.get((q, row))) if tile is None else _tile(view, tile, 2 * half - 1)
            )
            for line, text in zip((upper, lower), texts, strict=True):
                line.append(" " * (at - len(line.plain))).append(text)
        lines += [upper, lower]
    for line in lines:
        line.rstrip()
        line.truncate(width)
    return lines


def _open(number: int | None) -> tuple[Text, Text]:
    return (Text("."), Text()) if number is None else (Text(str(number), "bold"), Text())


def _tile(view: dict[str, Any], tile: dict[str, Any], room: int) -> tuple[Text, Text]:
    """The two lines of a tile, each as long as there is room."""
    if tile["kind"] == "start":
        return Text("START"[:room], "bold"), Text()
    if tile["kind"] == "patrol":
        return _patrol(tile, room)
    style = ""
    if tile["owner"] is not None:
        style = STYLES[view["players"][tile["owner"]]["tribe"]]
    return Text(_name(tile, room), style), Text(_control(view, tile, room), style)


def _patrol(tile: dict[str, Any], room: int) -> tuple[Text, Text]:
    """Tribe and shape; the explorers on sides 0 to 5 where there is room, else the rotation."""
    style = f"{STYLES[tile['tribe']]} dim"
    letter = LETTERS[tile["tribe"]]
    top = f"{letter}:{tile['shape']}" if room > 3 else f"{letter}{tile['shape']}"
    below = explorers(tile["explorers"]) if room > 5 else f"/{tile['facing']}"
    return Text(top[:room], style), Text(below, style)


def explorers(sides: list[int]) -> str:
    """The explorers on sides 0 to 5, a dot for none.

    >>> explorers([2, 0, 1, 0, 1, 0])
    '2.1.1.'
    """
    return "".join(str(count) if count else "." for count in sides)


def _name(tile: dict[str, Any], room: int) -> str:
    if tile["kind"] == "encounter":
        return str(tile["name"][:room])
    number = tile["name"].rpartition(" ")[2]
    if room > 5:
        return f"{tile['resource'][: room - 2]} {number}"
    return f"{tile['resource'][: room - 1]}{number}"


def _control(view: dict[str, Any], tile: dict[str, Any], room: int) -> str:
    """Who controls a tile, a star for a captain, and the strengths of T and B."""
    owner = tile["owner"]
    holder = "-" if owner is None else LETTERS[view["players"][owner]["tribe"]]
    first, second = by_tribe(view, tile["strengths"])
    if room <= 3:
        return f"{holder}{min(first, 9)}{min(second, 9)}"
    captain = "*" if tile["captains"] else " "
    text = f"{holder}{captain}{first}:{second}"
    if room > 5 and tile["kind"] == "valley":
        text += "f" if tile["flower"] else f"w{tile['wall']}" if tile["wall"] is not None else ""
    return text


def by_tribe(view: dict[str, Any], values: list[int]) -> tuple[int, int]:
    """Values by seat in the order of the map: Trailseekers, Berrygnawers."""
    if view["players"][0]["tribe"] == "berrygnawers":
        return values[1], values[0]
    return values[0], values[1]
