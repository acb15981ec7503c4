"""Positions in a notebook: a table for any game, and the canvas that games draw on."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from valewright import games
from valewright.kernel import drawing

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>'


def test_a_game_without_pictures_shows_a_table() -> None:
    state = games.game("nim").start({"piles": 2}, seed=7)
    html = state._repr_html_()  # type: ignore[attr-defined]
    assert repr(state).strip("<>") in html
    assert "<th>piles</th>" in html


def test_its_view_shows_a_table_and_the_moves() -> None:
    state = games.game("nim").start({"piles": 2}, seed=7)
    html = state.view(0)._repr_html_()  # type: ignore[attr-defined]
    assert "<caption>nim, take, as player 1 sees it</caption>" in html
    assert "take 1 from pile 1" in html
    assert "<th>to_act</th>" not in html


def shown(thing: Any) -> str:
    """What a notebook shows of something."""
    draw: Callable[[], str] = getattr(thing, "_repr_svg_", None) or thing._repr_html_
    return draw()


@pytest.mark.parametrize("name", games.names())
def test_a_view_shows_nothing_that_is_hidden(name: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        state = games.game(name).start({}, seed)
        for _ in range(25 * seed):
            if not state.over:
                state.play(rng.choice(state.legal_moves()))
        for seat in range(state.players):
            dealt_anew = state.sample(seat, rng)
            assert shown(dealt_anew.view(seat)) == shown(state.view(seat))


def test_a_table_holds_tables_and_escapes_what_it_is_told() -> None:
    html = drawing.table_html({"a<b": [{"x": None}, {"x": [1, 2]}]}, "<i>")
    assert ET.fromstring(html).find("caption") is not None
    assert "a&lt;b" in html
    assert "&lt;i&gt;" in html
    assert "<td>1, 2</td>" in html


def test_a_canvas_holds_each_picture_once() -> None:
    canvas = drawing.Canvas({"card/One": SVG})
    assert canvas.picture("card/One", 0, 0, 9, 9)
    assert canvas.picture("card/One", 9, 0, 9, 9)
    assert not canvas.picture("card/Other", 0, 0, 9, 9)
    canvas.symbol("crown", 5, 5, 9)
    svg = canvas.svg(20, 10, "Two & two")
    ET.fromstring(svg)
    assert svg.count("<path") == 1
    assert svg.count("<use") == 2
    assert ">cr</text>" in svg


def test_pictures_are_read_where_they_are_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawing, "ART", tmp_path)
    assert drawing.art("some-game") == {}
