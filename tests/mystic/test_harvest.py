"""What still happens when a player ends the harvest with texts open (MV-DECIDE-26)."""

import pytest

from tests.mystic.tiny import BLANK, CURSED, do, field, harvest, legal, mana, on, rich, spirits
from valewright.mystic import State


def ended(*cards: str, bare: bool, **player: object) -> State:
    """End a harvest with no move but this; ``bare``: there is nothing to spend anything on."""
    state = harvest(*cards, **player)
    if bare:
        state.table.soil = [0, 0, 0]
        state._legal = None
    return do(state, "end harvest")


def used(state: State, name: str) -> bool:
    """Whether a text was resolved in the turn before this one."""
    return any(line == f"Player 1 uses {name}" for line in state.view(1)["log"])


def test_mana_is_doubled_only_where_it_can_be_spent() -> None:
    """MV-DECIDE-26: Ley Line Overflow is skipped where nothing could be bought."""
    cards = [on("Ley Line Overflow"), CURSED]
    state = ended(*cards, bare=True)
    assert state.to_act == 1
    assert not used(state, "Ley Line Overflow")
    state = ended(*cards, bare=False)
    assert (state.decision, state.to_act, mana(state)) == ("harvest", 0, 2)
    assert used(state, "Ley Line Overflow")


def test_mana_or_a_wild_spirit_is_asked_for_only_where_it_can_be_spent() -> None:
    """MV-DECIDE-26: Dione is skipped after the last purchase, with no vale to buy."""
    soils = ["buy Fertile Soil/top", "buy Fertile Soil/middle"]
    state = do(rich(harvest("Dione", BLANK)), *soils, "end harvest")
    assert state.decision == "sleeve"
    assert not used(state, "Dione")
    state = do(rich(harvest("Dione", BLANK)), soils[0], "end harvest")
    assert state.decision == "mana or wild"
    state = do(rich(harvest("Dione", BLANK, display=["Azure Lake"])), *soils, "end harvest")
    assert state.decision == "mana or wild"
    assert legal(state) == ["mana", "wild spirit"]


@pytest.mark.parametrize("name", ["Dawnsinger", "Woodland Warden"])
def test_vp_are_gained_and_mana_is_not_where_nothing_can_be_bought(name: str) -> None:
    """MV-DECIDE-26: Woodland Warden pays VP, which needs no purchase; Dawnsinger's mana does."""
    state = ended(on(name), bare=True)
    assert state.to_act == 1
    assert used(state, name) == (name == "Woodland Warden")


def test_what_comes_back_in_the_same_harvest_gives_nothing_again() -> None:
    """MV-DECIDE-27: discarded by Silver Tree, shuffled and summoned, all other cards being out."""
    crafted = on("Sundered Land", "Podlings/middle")
    cards = [crafted, *[CURSED] * 18]
    stone = {"token": "active", "amulet": "Summoner Stone", "vales": ["Silver Tree"]}
    state = harvest(*cards, on_deck=BLANK, **stone)
    before = mana(state), spirits(state)
    assert before == (3 + 18, {"forest": 1})
    do(state, "evoke Summoner Stone", "Silver Tree first", "discard 1")
    assert field(state) == [*cards[1:], crafted]
    assert (mana(state), spirits(state)) == before


def test_what_comes_for_the_first_time_gives_all() -> None:
    """MV-HARVEST-10, MV-DECIDE-27: a card of the discard pile that was not in the field."""
    crafted = on("Sundered Land", "Podlings/middle")
    stone = {"token": "active", "amulet": "Summoner Stone"}
    state = harvest(*[CURSED] * 18, on_deck=BLANK, discard=[crafted], **stone)
    do(state, "evoke Summoner Stone")
    assert field(state)[-1] == crafted
    assert (mana(state), spirits(state)) == (18 + 3, {"forest": 1})
