"""A review as one HTML page that needs nothing else."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from valewright.lab.review import Review
from valewright.words import Words

WIDTH: Final = 900
HEIGHT: Final = 260
COLUMNS: Final = ("move", "player", "played", "better", "lost")
COLOURS: Final = ("#b8860b", "#1f77b4", "#2ca02c", "#d62728", "#9467bd", "#7f7f7f")
DASHES: Final = ("none", "8 4", "2 3", "12 3 3 3", "6 6", "1 4")

PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font-family: sans-serif; }}
svg {{ width: 100%; background: #f7f5ee; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ padding: .3rem .6rem; border-bottom: 1px solid #ccc; text-align: left; }}
</style>
<h1>{title}</h1>
<h2>{chances}</h2>
{curve}
<p>{legend}</p>
<h2>{costliest}</h2>
{mistakes}
</html>
"""


def page(review: Review, names: Sequence[str], title: str, words: Words) -> str:
    """The curve, and the decisions that cost most with what would have been better."""
    legend = " · ".join(
        f'<span style="color:{COLOURS[i % 6]}">{html.escape(name)}</span>'
        for i, name in enumerate(names)
    )
    return PAGE.format(
        language=words.language,
        title=html.escape(title),
        chances=words.say("review-chances"),
        curve=_curve(review, names, words),
        legend=legend,
        costliest=words.say("replay-reviewed", n=len(review.mistakes)),
        mistakes=_mistakes(review, names, words),
    )


def _curve(review: Review, names: Sequence[str], words: Words) -> str:
    last = max(1, len(review.curve) - 1)
    lines = []
    for seat in range(len(names)):
        points = " ".join(
            f"{WIDTH * i / last:.1f},{HEIGHT * (1 - row[seat]):.1f}"
            for i, row in enumerate(review.curve)
        )
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat % 6]}" '
            f'stroke-width="2" stroke-dasharray="{DASHES[seat % 6]}"/>'
        )
    move = html.escape(words.say("review-move"))
    marks = [
        f'<circle cx="{WIDTH * one.at / last:.1f}" '
        f'cy="{HEIGHT * (1 - review.curve[one.at][one.seat]):.1f}" r="5" '
        f'fill="{COLOURS[one.seat % 6]}"><title>{move} {one.at + 1}</title></circle>'
        for one in review.mistakes
    ]
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{html.escape(words.say("review-chances"))}">'
        f'<path d="M0 {HEIGHT / 2}H{WIDTH}" stroke="#bbb"/>{"".join(lines + marks)}</svg>'
    )


def _mistakes(review: Review, names: Sequence[str], words: Words) -> str:
    if not review.mistakes:
        return ""
    rows = "".join(
        f"<tr><td>{one.at + 1}</td><td>{html.escape(names[one.seat])}</td>"
        f"<td>{html.escape(one.played)}</td><td>{html.escape(one.better)}</td>"
        f"<td>{100 * one.lost:.0f}</td></tr>"
        for one in review.mistakes
    )
    head = "".join(f"<th>{html.escape(text)}</th>" for text in headings(words))
    return f"<table><tr>{head}</tr>{rows}</table>"


def headings(words: Words) -> list[str]:
    """What stands above a list of costly decisions."""
    return [words.say(f"review-{column}") for column in COLUMNS]
