"""What the server tells of Mystic Vale."""

from valewright.mystic.serving.adapter import MysticAdapter


def test_the_catalogue_is_whole() -> None:
    cards = MysticAdapter().catalogue()
    assert [len(cards[kind]) for kind in ("vales", "leaders", "amulets")] == [64, 16, 8]
    assert len(cards["advancements"]) >= 85
