"""Pictures of positions for notebooks: what any game shows, and the tools to draw one in SVG.

The pictures of cards and tiles are the page's own; they are written beside the built page (see
``web/scripts/art.js``). Where the page is not built, drawings do without them.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

ART: Final = Path(__file__).resolve().parent.parent / "server" / "page" / "art"
SERIF: Final = "Georgia,serif"
SANS: Final = "system-ui,sans-serif"
INK: Final = "#f3ead2"
SOFT: Final = "#b9c4b4"
GROUND: Final = "#14231c"
GOLD: Final = "#e8c264"
# What a table or a heading says already
UNTOLD: Final = frozenset(("game", "seat", "to_act", "decision", "legal", "log"))


@cache
def art(folder: str) -> Mapping[str, str]:
    """The pictures of a game, each an ``<svg>``, by kind and name; none where they are not built.

    >>> art("no-such-game")
    {}
    """
    try:
        packed = (ART / f"{folder}.json.gz").read_bytes()
    except OSError:
        return {}
    found: dict[str, str] = json.loads(gzip.decompress(packed))
    return found


# Any game, from its view alone


def view_text(view: Mapping[str, Any]) -> str:
    """A view in words: as it prints, or each of its entries on a line.

    >>> print(view_text({"game": "nim", "piles": [3, 5]}))
    game: nim
    piles: [3, 5]
    """
    if type(view).__str__ not in (dict.__str__, object.__str__):
        return str(view)
    return "\n".join(f"{name}: {value}" for name, value in view.items())


def table_html(data: Mapping[str, Any], title: str = "") -> str:
    """Plain data as a table.

    >>> table_html({"piles": [3, 5]})
    '<table><tr><th>piles</th><td>3, 5</td></tr></table>'
    """
    heading = f"<caption>{escape(title)}</caption>" if title else ""
    rows = [f"<tr><th>{escape(str(key))}</th><td>{_cell(data[key])}</td></tr>" for key in data]
    return f"<table>{heading}{''.join(rows)}</table>"


def _cell(value: Any) -> str:
    if isinstance(value, Mapping):
        return table_html(value)
    if not isinstance(value, list | tuple):
        return escape("-" if value is None else str(value))
    if any(isinstance(inner, Mapping | list | tuple) for inner in value):
        return table_html(dict(enumerate(value, 1)))  # type: ignore[arg-type]  # numbered rows
    return escape(", ".join(map(str, value)))


def view_html(view: Mapping[str, Any]) -> str:
    """What a seat may know, as a table."""
    shown = {name: value for name, value in view.items() if name not in UNTOLD}
    legal = ", ".join(
        str(move[1] if isinstance(move, list | tuple) else move) for move in view.get("legal", ())
    )
    return table_html({**shown, "moves": legal} if legal else shown, _whose(view))


def _whose(view: Mapping[str, Any]) -> str:
    said = [str(view[name]) for name in ("game", "decision") if view.get(name)]
    if "seat" in view:
        said.append(f"as player {view['seat'] + 1} sees it")
    return ", ".join(said)


class PlainView(dict[str, Any]):
    """A view that shows itself: as lines when printed, as a table in a notebook.

    >>> print(PlainView(game="nim", piles=[3, 5]))
    game: nim
    piles: [3, 5]
    """

    def __str__(self) -> str:
        return "\n".join(f"{name}: {value}" for name, value in self.items())

    def _repr_html_(self) -> str:
        return view_html(self)


def state_html(state: Any) -> str:
    """A whole state, hidden parts included, as a table."""
    return table_html(state.data(), repr(state))


# Drawing


class Canvas:
    """A picture in SVG as it is drawn; each picture of the page that it uses is in it once.

    >>> canvas = Canvas({})
    >>> canvas.text(0, 10, "a < b")
    >>> canvas.svg(20, 20, "A picture").endswith("a &lt; b</text></svg>")
    True
    """

    def __init__(self, pictures: Mapping[str, str]) -> None:
        self._pictures = pictures
        self._used: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, markup: str) -> None:
        """Markup as it is: names and words in it must be escaped."""
        self._parts.append(markup)

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, more: str = ""
    ) -> None:
        """A rectangle; ``more`` are further attributes."""
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.add(f'<rect {place} fill="{fill}" {more}/>')

    def text(
        self, x: float, y: float, words: str, size: float = 12, fill: str = INK, more: str = ""
    ) -> None:
        """A line of text, from its left end on its base line."""
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" {more}>'
            f"{escape(words)}</text>"
        )

    def lines(
        self, x: float, y: float, texts: Iterable[str], columns: int, size: float = 12
    ) -> float:
        """Texts below one another, wrapped; where the next would stand."""
        for text in texts:
            for line in wrap(text, columns) or [""]:
                self.text(x, y, line, size, SOFT)
                y += 1.4 * size
        return y

    def picture(self, name: str, x: float, y: float, width: float, height: float) -> bool:
        """A picture of the page, filling a box; whether there is one."""
        drawn = self._pictures.get(name)
        if drawn is None:
            return False
        key = "vw-" + re.sub(r"\W+", "-", name)
        self._used[key] = re.sub(
            r"^<svg xmlns=\"[^\"]*\"", f'<symbol id="{key}"', drawn
        ).removesuffix("</svg>")
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self.add(f'<use href="#{key}" {place}/>')
        return True

    def symbol(self, name: str, x: float, y: float, size: float) -> None:
        """A symbol around a point; where the art is not built, the beginning of its name."""
        if self.picture(f"symbol/{name}", x - size / 2, y - size / 2, size, size):
            return
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{size / 2:g}" fill="#10201a" stroke="{GOLD}"/>')
        self.text(x, y + size / 6, name[:2], size / 2, INK, 'text-anchor="middle"')

    def svg(self, width: float, height: float, title: str, ground: str = "none") -> str:
        """The picture, with a title for those who cannot see it."""
        defs = "".join(f"{drawn}</symbol>" for drawn in self._used.values())
        under = f'<rect width="100%" height="100%" fill="{ground}"/>' if ground != "none" else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
            f'width="{width:g}" role="img" font-family="{SANS}">'
            f"<title>{escape(title)}</title><defs>{defs}</defs>{under}{''.join(self._parts)}</svg>"
        )
