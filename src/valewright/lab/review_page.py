"""A review as one HTML page that needs nothing else."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from valewright.lab.review import Review
from valewright.words import Words

WIDTH: Final = 900
HEIGHT: Final = 260
COLUMNS: Final = ("move", "player", "played", "better", "kind", "lost")
ACCOUNT: Final = ("player", "start", "luck", "own", "others", "result", "error")
MOST: Final = 5  # mistakes that are listed
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
<h2>{luck_and_play}</h2>
{accounts}
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
        luck_and_play=words.say("review-luck-and-play"),
        accounts=_table(account_headings(words), account_rows(review, names, words)),
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
        lines.append(_band(review, seat, last))
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


def _band(review: Review, seat: int, last: int) -> str:
    """The interval around a line."""
    upper, lower = [], []
    for i, (row, spread) in enumerate(zip(review.curve, review.spread, strict=True)):
        x = WIDTH * i / last
        upper.append(f"{x:.1f},{HEIGHT * (1 - min(1.0, row[seat] + spread[seat])):.1f}")
        lower.append(f"{x:.1f},{HEIGHT * (1 - max(0.0, row[seat] - spread[seat])):.1f}")
    points = " ".join([*upper, *reversed(lower)])
    return f'<polygon points="{points}" fill="{COLOURS[seat % 6]}" fill-opacity="0.15"/>'


def _mistakes(review: Review, names: Sequence[str], words: Words) -> str:
    if not review.mistakes:
        return ""
    rows = [
        [
            str(one.at + 1),
            names[one.seat],
            one.played,
            one.better,
            words.say(f"review-kind-{one.kind}"),
            f"{100 * one.lost:.0f}",
        ]
        for one in review.mistakes[:MOST]
    ]
    return _table(headings(words), rows)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{html.escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def account_headings(words: Words) -> list[str]:
    """What stands above how each result came about."""
    return [words.say(f"review-{column}") for column in ACCOUNT]


def account_rows(review: Review, names: Sequence[str], words: Words) -> list[list[str]]:
    """How each player's result came about: luck and play in points of a chance."""
    return [
        [
            names[one.seat],
            f"{100 * one.start:.0f}",
            *(f"{100 * part:+.0f}" for part in (one.luck, one.own, one.others)),
            f"{100 * one.result:.0f}",
            words.say("hint-number", n=round(100 * one.error, 1)),
        ]
        for one in review.accounts
    ]


def headings(words: Words) -> list[str]:
    """What stands above a list of costly decisions."""
    return [words.say(f"review-{column}") for column in COLUMNS]
