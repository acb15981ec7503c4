"""What the server tells of Misty Valley."""

from valewright.misty import parts
from valewright.misty.serving.adapter import MistyAdapter
from valewright.misty.serving.shapes import MistyAct


def test_the_acts_are_those_of_the_rules() -> None:
    assert set(MistyAct.__value__.__args__) == set(parts.ACTS)


def test_the_catalogue_is_whole() -> None:
    tiles = MistyAdapter().catalogue()
    kinds = ("valley", "encounter", "patrol")
    assert [len(tiles[f"{kind}_tiles"]) for kind in kinds] == [15, 8, 18]
