"""Charts: well-formed, with every row, and in another colour what is out of bounds."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from valewright.lab import plots
from valewright.mystic.balance import Balance, Tally

SVG = "{http://www.w3.org/2000/svg}"


def fills(chart: str) -> list[str]:
    """The colours of the bars, from the top; the band behind them aside."""
    found = [one.get("fill", "") for one in ElementTree.fromstring(chart).iter(f"{SVG}rect")]
    return [fill for fill in found if fill != plots.BAND]


def words(chart: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(chart).iter(f"{SVG}text")]


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
    name = 'Gaia\'s <Chosen> & "Co"'
    assert name in words(plots.bars(name, [(name, 0.5)], 0.0, 1.0))
    assert name in words(plots.columns(name, [(name, 1)]))


def test_the_charts_of_a_balance(tmp_path: Path) -> None:
    result = Balance(
        games=3,
        rounds=[12, 15, 12],
        first_wins=1.5,
        advancements={
            "Will-O'-The-Wisp": Tally(offers=10, taken=7, alone=4, alone_wins=3.0),
            "Hawk": Tally(offers=10, taken=3, alone=4, alone_wins=2.0),
            "Plow": Tally(offers=10, taken=0),
        },
        vales={"Skyhaven": Tally(offers=10, taken=9, alone=10, alone_wins=6.0)},
    )
    written = result.write_plots(tmp_path / "some" / "charts")
    assert written == [
        tmp_path / "some" / "charts" / name for name in ("rounds.svg", "bought.svg", "wins.svg")
    ]
    rounds, bought, wins = (path.read_text("utf-8") for path in written)
    assert words(rounds)[1:] == ["12", "13", "14", "15"]
    assert words(bought)[1::2] == ["Will-O'-The-Wisp", "Hawk", "Plow"]
    assert fills(bought) == [plots.BAD, plots.FILL, plots.BAD]
    assert words(wins)[1::2] == ["Will-O'-The-Wisp", "Skyhaven", "Hawk"]
    assert fills(wins) == [plots.BAD, plots.FILL, plots.FILL]
