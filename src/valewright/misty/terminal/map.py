"""The board of Misty Valley as staggered rows of text, as wide as the page allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from valewright.misty.terminal.said import shape_name
from valewright.misty.terminal.sheet import STYLES, Cell, Sheet, by_tribe, explorers

HALVES: Final = (4, 3, 2)  # half the distance of two cells, the widest that fits


def board_map(sheet: Sheet, numbers: Mapping[Cell, int]) -> list[Text]:
    """The board, two lines a row; open cells show the number of their move, or a dot."""
    drawn: dict[Cell, dict[str, Any] | None] = {}
    for q, r in sheet.view["open_cells"]:
        drawn[q, r] = None
    drawn.update({(tile["cell"][0], tile["cell"][1]): tile for tile in sheet.view["board"]})
    left = min(2 * q + r for q, r in drawn)
    right = max(2 * q + r for q, r in drawn)
    half = next((h for h in HALVES if (right - left + 2) * h <= sheet.width), HALVES[-1])
    lines: list[Text] = []
    for row in range(min(r for _, r in drawn), max(r for _, r in drawn) + 1):
        upper, lower = Text(), Text()
        for q in sorted(q for q, r in drawn if r == row):
            at = half * (2 * q + row - left)
            tile = drawn[q, row]
            texts = (
                _open(numbers.get((q, row))) if tile is None else _tile(sheet, tile, 2 * half - 1)
            )
            for line, text in zip((upper, lower), texts, strict=True):
                line.append(" " * (at - len(line.plain))).append(text)
        lines += [upper, lower]
    for line in lines:
        line.rstrip()
        line.truncate(sheet.width)
    return lines


def _open(number: int | None) -> tuple[Text, Text]:
    return (Text("."), Text()) if number is None else (Text(str(number), "bold"), Text())


def _tile(sheet: Sheet, tile: dict[str, Any], room: int) -> tuple[Text, Text]:
    """The two lines of a tile, each as long as there is room."""
    if tile["kind"] == "start":
        return Text(sheet.say("misty-start-short")[:room], "bold"), Text()
    if tile["kind"] == "patrol":
        return _patrol(sheet, tile, room)
    style = ""
    if tile["owner"] is not None:
        style = STYLES[sheet.view["players"][tile["owner"]]["tribe"]]
    return Text(_name(sheet, tile, room), style), Text(_control(sheet, tile, room), style)


def _patrol(sheet: Sheet, tile: dict[str, Any], room: int) -> tuple[Text, Text]:
    """Tribe and shape; the explorers on sides 0 to 5 where there is room, else the rotation."""
    style = f"{STYLES[tile['tribe']]} dim"
    letter, shape = sheet.letters[tile["tribe"]], shape_name(sheet.words, tile["shape"])
    top = f"{letter}:{shape}" if room > 3 else f"{letter}{shape}"
    below = explorers(tile["explorers"]) if room > 5 else f"/{tile['facing']}"
    return Text(top[:room], style), Text(below, style)


def _name(sheet: Sheet, tile: dict[str, Any], room: int) -> str:
    if tile["kind"] == "encounter":
        return sheet.tile(tile["name"])[:room]
    resource = sheet.say(f"misty-resource-{tile['resource']}")
    number = tile["name"].rpartition(" ")[2]
    if room > 5:
        return f"{resource[: room - 2]} {number}"
    return f"{resource[: room - 1]}{number}"


def _control(sheet: Sheet, tile: dict[str, Any], room: int) -> str:
    """Who controls a tile, a star for a captain, and the strengths of both tribes."""
    owner = tile["owner"]
    holder = "-" if owner is None else sheet.letters[sheet.view["players"][owner]["tribe"]]
    first, second = by_tribe(sheet.view, tile["strengths"])
    if room <= 3:
        return f"{holder}{min(first, 9)}{min(second, 9)}"
    captain = "*" if tile["captains"] else " "
    text = f"{holder}{captain}{first}:{second}"
    if room > 5 and tile["kind"] == "valley":
        text += _token(sheet, tile)
    return text


def _token(sheet: Sheet, tile: dict[str, Any]) -> str:
    """The flowers or the wall on a tile, in a letter."""
    if tile["flower"]:
        return sheet.say("misty-flower-letter")
    return "" if tile["wall"] is None else f"{sheet.say('misty-wall-letter')}{tile['wall']}"
