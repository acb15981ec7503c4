"""Base-game rulings about setting up, over many seeds and every number of players."""

from collections import Counter

import pytest

from tests.mystic.tiny import BOX
from valewright.kernel.errors import BadOption
from valewright.mystic import State, new_game
from valewright.mystic.scoring import all_cards

PLAYERS = (2, 3, 4, 5, 6)
SEEDS = range(40)

games = pytest.mark.parametrize("players", PLAYERS)


def dealt(players: int) -> list[State]:
    return [new_game(players=players, seed=seed, cards=BOX) for seed in SEEDS]


@games
def test_twenty_cards_each(players: int) -> None:
    """MV-SETUP-01, MV-SETUP-02"""
    for state in dealt(players):
        for p in state.table.players:
            names = Counter(card.base.split("/")[0] for card in all_cards(p))
            assert names == {"Cursed Land": 9, "Fertile Soil": 3, "Blank": 8}


@games
def test_level_1_selection(players: int) -> None:
    """MV-SETUP-03, MV-SETUP-04, MV-SETUP-05, MV-DECIDE-72"""
    used = {2: 12, 3: 15, 4: 18, 5: 24, 6: 30}[players]
    seen: set[str] = set()
    for state in dealt(players):
        t = state.table
        assert t.left[0] == used - 3
        assert len(t.aside) == 33 - used
        first = [*t.decks[0][: t.left[0]], *(x for x in t.commons[:9] if x is not None)]
        assert len(set(first)) == used
        assert {piece.level for piece in first} == {1}
        assert all(piece.advancement.name != "Fertile Soil" for piece in first)
        seen.update(piece.name for piece in first)
    assert len(seen) == 33


@games
def test_nine_commons_and_eight_vales(players: int) -> None:
    """MV-SETUP-06, MV-SETUP-07"""
    orders = set()
    for state in dealt(players):
        t = state.table
        view = state.view(0)
        assert t.left[1:] == [27, 30]
        levels = [piece.level for piece in t.commons if piece is not None]
        assert levels == [1] * 3 + [2] * 3 + [3] * 3
        assert view["vales_left"] == [14, 14]
        assert [v.level for v in t.display if v is not None] == [1] * 4 + [2] * 4
        orders.add(tuple(v.name for v in t.vale_decks[0]))
    assert len(orders) == len(SEEDS)


@games
def test_pool(players: int) -> None:
    """MV-SETUP-08, MV-SETUP-09, MV-DECIDE-72"""
    expected = {2: 23, 3: 28, 4: 33, 5: 40, 6: 47}[players]
    state = new_game(players=players, seed=1)
    assert state.view(0)["pool"] == expected
    assert [p["vp"] for p in state.view(0)["players"]] == [0] * players


@games
def test_starting_fields(players: int) -> None:
    """MV-SETUP-10, MV-SETUP-11"""
    others = 0
    for state in dealt(players):
        for p in state.view(0)["players"]:
            cursed = [name for name in p["field"] if name.startswith("Cursed Land")]
            assert len(cursed) == 2
            assert p["on_deck"].startswith("Cursed Land")
            assert p["net_decay"] == 3
            assert not p["spoiled"]
            assert len(p["field"]) + 1 + p["deck_size"] == 20
            others += len(p["field"]) - 2
    assert others > 0


@games
def test_starting_player_and_tokens(players: int) -> None:
    """MV-SETUP-12, MV-SETUP-13, MV-TOKEN-01"""
    starts = set()
    for state in dealt(players):
        starts.add(state.to_act)
        assert state.to_act == state.view(0)["start"]
        assert {p["token"] for p in state.view(0)["players"]} == {"spent"}
    assert starts == set(range(players))


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_number_of_players(players: int) -> None:
    """MV-SETUP-16"""
    with pytest.raises(BadOption, match="2 to 6 players"):
        new_game(players=players)


def test_variants_are_off_unless_asked_for() -> None:
    """MV-VARIANT-01"""
    options = new_game(seed=1).options()
    assert (options["buy_vp"], options["stacked"]) == (False, False)


def test_stacked_duplicates_hold_at_setup() -> None:
    """MV-DECIDE-77, MV-VARIANT-05"""
    stacks = 0
    for seed in SEEDS:
        commons = new_game(players=6, seed=seed, stacked=True, cards=BOX).view(0)["commons"]
        titles = [{name.split("/")[0] for name in spot} for spot in commons]
        assert all(len(title) == 1 for title in titles)
        assert len(set.union(*titles)) == 9
        stacks += sum(len(spot) > 1 for spot in commons)
    assert stacks > 0
