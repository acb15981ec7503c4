"""What a game of Mystic Vale cannot be set up with."""

import pytest

from tests.mystic.mixes import OWN_CARDS
from valewright import games
from valewright.kernel.errors import BadData, BadOption


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": "2"},
        {"sets": "base"},
        {"sets": ["base", "no such set"]},
        {"sets": [["base"]]},
        {"leaders": "some"},
        {"conclaves": [["x"]]},
        {"buy_vp": "yes"},
        {"pool": 0},
    ],
)
def test_bad_options_are_named(options: dict[str, object]) -> None:
    """MV-SETUP-16, MV-VARIANT-01: what a game cannot be set up with is refused by name."""
    with pytest.raises(BadOption, match=f"^{next(iter(options))}: "):
        games.game("mystic-vale").start(options, 1)


def test_a_bad_card_file_is_refused() -> None:
    text = OWN_CARDS.replace("cost = 3", "cost = -3")
    with pytest.raises(BadData, match=r"Podlings.*cost"):
        games.game("mystic-vale").start({"cards": text}, 1)


def test_the_usual_options_are_those_of_the_rules() -> None:
    from valewright.mystic import new_game

    assert games.game("mystic-vale").start({}, 5) == new_game(seed=5)
