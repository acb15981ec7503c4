"""What the server tells of Mystic Vale."""

from valewright.mystic import parts
from valewright.mystic.serving.adapter import MysticAdapter
from valewright.mystic.serving.shapes import MysticAct


def test_the_acts_are_those_of_the_rules() -> None:
    assert set(MysticAct.__value__.__args__) == set(parts.ACTS)


def test_the_catalogue_is_whole() -> None:
    cards = MysticAdapter().catalogue()
    assert [len(cards[kind]) for kind in ("vales", "leaders", "amulets")] == [64, 16, 8]
    assert len(cards["advancements"]) >= 85
