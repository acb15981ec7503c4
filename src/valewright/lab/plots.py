"""Small charts as SVG text: bars and points, readable on light and dark ground."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

INK = "#5b6470"
FILL = "#4f8a6b"
BAD = "#b5533c"
BAND = "#8fb8a3"
FONT = "font-family='sans-serif' font-size='11'"


def svg(width: int, height: int, parts: Sequence[str]) -> str:
    """A whole SVG file."""
    body = "\n".join(parts)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' "
        f"width='{width}' height='{height}'>\n{body}\n</svg>\n"
    )


def text(x: float, y: float, words: str, anchor: str = "start", fill: str = INK) -> str:
    """Words at a place."""
    where = f"x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'"
    return f"<text {where} {FONT} fill='{fill}'>{escape(words)}</text>"


def bars(
    title: str, rows: Sequence[tuple[str, float]], low: float, high: float, top: float = 1.0
) -> str:
    """A row a name: how large a share is, with the band it should lie in."""
    left, wide, step = 170, 420, 16
    height = 40 + step * len(rows) + 10
    parts = [text(left, 18, title)]
    x0, x1 = left + wide * low / top, left + wide * min(high, top) / top
    band = f"x='{x0:.1f}' y='28' width='{x1 - x0:.1f}' height='{height - 34}'"
    parts.append(f"<rect {band} fill='{BAND}' opacity='0.25'/>")
    for i, (name, share) in enumerate(rows):
        y = 30 + step * i
        fill = FILL if low <= share <= high else BAD
        long = max(1.0, wide * min(share, top) / top)
        parts.append(text(left - 6, y + 11, name, "end"))
        parts.append(f"<rect x='{left}' y='{y + 2}' width='{long:.1f}' height='11' fill='{fill}'/>")
        parts.append(text(left + long + 4, y + 11, f"{100 * share:.0f}%"))
    return svg(left + wide + 60, height, parts)


def columns(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """How often each value came up."""
    step, tall = 24, 160
    most = max((n for _, n in counts), default=1) or 1
    parts = [text(10, 18, title)]
    for i, (name, n) in enumerate(counts):
        x = 14 + step * i
        h = tall * n / most
        y = 30 + tall - h
        parts.append(
            f"<rect x='{x}' y='{y:.1f}' width='{step - 4}' height='{h:.1f}' fill='{FILL}'/>"
        )
        parts.append(text(x + 10, 30 + tall + 14, name, "middle"))
    return svg(max(200, 28 + step * len(counts)), tall + 56, parts)


def points(title: str, rows: Sequence[tuple[str, float, float]]) -> str:
    """A row a name: a number, and how far it may be off."""
    left, wide, step = 170, 420, 22
    height = 40 + step * len(rows) + 10
    low = min((value - error for _, value, error in rows), default=0.0)
    high = max((value + error for _, value, error in rows), default=0.0)
    scale = wide / ((high - low) or 1.0)
    parts = [text(left, 18, title)]
    for i, (name, value, error) in enumerate(rows):
        y = 38 + step * i
        x0, x, x1 = (left + scale * (v - low) for v in (value - error, value, value + error))
        parts.append(text(left - 6, y + 4, name, "end"))
        parts.append(f"<line x1='{x0:.1f}' y1='{y}' x2='{x1:.1f}' y2='{y}' stroke='{INK}'/>")
        parts.append(f"<circle cx='{x:.1f}' cy='{y}' r='4' fill='{FILL}'/>")
        parts.append(text(left + wide + 8, y + 4, f"{value:+.0f} \u00b1 {error:.0f}"))
    return svg(left + wide + 100, height, parts)


def matrix(title: str, names: Sequence[str], shares: Sequence[Sequence[float | None]]) -> str:
    """A square of shares, the darker the larger; None is left empty."""
    left, top, wide, tall = 170, 52, 92, 26
    parts = [text(left, 18, title)]
    for k, name in enumerate(names):
        parts.append(text(left + wide * k + wide / 2, top - 8, name, "middle"))
        parts.append(text(left - 6, top + tall * k + 17, name, "end"))
    for i, row in enumerate(shares):
        for k, share in enumerate(row):
            if share is None:
                continue
            x, y = left + wide * k, top + tall * i
            size = f"width='{wide - 2}' height='{tall - 2}'"
            parts.append(
                f"<rect x='{x}' y='{y}' {size} fill='{FILL}' opacity='{0.1 + 0.6 * share:.2f}'/>"
            )
            parts.append(text(x + wide / 2, y + 17, f"{100 * share:.0f}%", "middle"))
    return svg(left + wide * len(names) + 20, top + tall * len(names) + 14, parts)


def write(folder: Path, charts: Mapping[str, str]) -> list[Path]:
    """Charts as files, by their names; where each is."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, chart in charts.items():
        (folder / name).write_text(chart, "utf-8")
    return [folder / name for name in charts]
