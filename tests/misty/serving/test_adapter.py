"""What the server tells of Misty Valley."""

from valewright.misty.serving.adapter import MistyAdapter


def test_the_catalogue_is_whole() -> None:
    tiles = MistyAdapter().catalogue()
    kinds = ("valley", "encounter", "patrol")
    assert [len(tiles[f"{kind}_tiles"]) for kind in kinds] == [15, 8, 18]
