"""Charts taken apart."""

from __future__ import annotations

from xml.etree import ElementTree

from valewright.lab import plots

SVG = "{http://www.w3.org/2000/svg}"


def fills(chart: str) -> list[str]:
    """The colours of the bars, from the top; the band behind them aside."""
    found = [one.get("fill", "") for one in ElementTree.fromstring(chart).iter(f"{SVG}rect")]
    return [fill for fill in found if fill != plots.BAND]


def words(chart: str) -> list[str]:
    return [one.text or "" for one in ElementTree.fromstring(chart).iter(f"{SVG}text")]
