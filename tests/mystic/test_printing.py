"""What a printed view shows."""

from tests.mystic.tiny import BOX, CARDS, do
from valewright.mystic import new_game
from valewright.mystic.position import position


def test_a_view_prints_as_a_table() -> None:
    text = str(new_game(seed=7, cards=BOX).view(0))
    assert text.startswith("Mystic Vale  round 1  planting  pool 23 VP\nCommons:\n")
    assert "Player 1 (you) *: 0 VP, token spent, net decay 3, deck 16, discard 0" in text
    assert "  chance that the next push spoils: 38%" in text
    assert text.endswith("Moves: pass; push")


def test_a_harvest_prints_purse_and_purchases() -> None:
    state = position(
        [
            {
                "field": ["Blank + Podlings/top", "Blank + Wellspring/top"],
                "vales": ["World Tree"],
            },
            {},
        ],
        phase="harvest",
        commons=["Podlings/middle"],
        last_round=True,
        cards=CARDS,
    )
    assert "Harvest: 2 mana; 1 forest" in str(state.view(0))
    do(state, "buy Podlings/middle")
    text = str(state.view(0))
    assert "  bought: Podlings/middle" in text
    assert "  vales: World Tree" in text
    assert "LAST ROUND" in text
    assert "Moves:" not in str(state.view(1))


def test_a_state_says_what_it_is() -> None:
    state = new_game(players=3, seed=1)
    assert repr(state) == "<Mystic Vale, 3 players, round 1, plant>"
    assert state != "something else"
    assert repr(state.table.book.base("Blank")) == "<Blank>"
