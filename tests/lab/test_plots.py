"""Charts: well-formed, with every row, and in another colour what is out of bounds."""

from __future__ import annotations

from xml.etree import ElementTree

from tests.lab.charts import SVG, fills, words
from valewright.lab import plots


def test_bars_out_of_bounds_have_the_other_colour() -> None:
    rows = [("High", 0.61), ("Highest", 0.6), ("Lowest", 0.02), ("Low", 0.019)]
    chart = plots.bars("Bought", rows, 0.02, 0.6)
    assert fills(chart) == [plots.BAD, plots.FILL, plots.FILL, plots.BAD]
    assert words(chart) == ["Bought", "High", "61%", "Highest", "60%", "Lowest", "2%", "Low", "2%"]


def test_bars_stay_inside_their_chart() -> None:
    chart = ElementTree.fromstring(plots.bars("Shares", [("All", 1.0), ("None", 0.0)], 0.0, 2.0))
    wide = float(chart.get("width", "0"))
    for one in chart.iter(f"{SVG}rect"):
        assert float(one.get("width", "0")) > 0
        assert float(one.get("x", "0")) + float(one.get("width", "0")) <= wide


def test_columns_are_as_high_as_their_counts() -> None:
    chart = ElementTree.fromstring(plots.columns("Rounds", [("12", 2), ("13", 0), ("14", 4)]))
    heights = [float(one.get("height", "0")) for one in chart.iter(f"{SVG}rect")]
    assert heights[1] == 0
    assert heights[2] == 2 * heights[0] > 0


def test_charts_of_nothing_are_charts() -> None:
    assert words(plots.bars("Bought", [], 0.0, 1.0)) == ["Bought"]
    assert words(plots.columns("Rounds", [])) == ["Rounds"]
    assert words(plots.columns("Rounds", [("12", 0)])) == ["Rounds", "12"]


def test_names_are_escaped() -> None:
    name = 'Ann\'s <Chosen> & "Co"'
    assert name in words(plots.bars(name, [(name, 0.5)], 0.0, 1.0))
    assert name in words(plots.columns(name, [(name, 1)]))
