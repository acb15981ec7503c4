"""The order in which bought pieces are sleeved, and what one that is sleeved at once gives."""

import pytest

from tests.mystic.tiny import BLANK, CURSED, discards, do, harvest, legal, mana, on, rich, spirits

ECLIPSE = "Sundered Land"
CHORUS = on("Earthchant Chorus")


def test_ordinary_pieces_come_before_eclipse_pieces() -> None:
    """MV-DECIDE-88: though the eclipse piece was bought first, it goes under the other."""
    state = rich(harvest(BLANK, BLANK, commons=[f"{ECLIPSE}/top", "Podlings/top"]))
    do(state, f"buy {ECLIPSE}", "buy Podlings", "end harvest")
    assert legal(state) == ["sleeve Podlings/top on 1", "sleeve Podlings/top on 2"]
    do(state, "sleeve Podlings/top on 1")
    assert legal(state) == [f"sleeve {ECLIPSE}/top on 1", f"sleeve {ECLIPSE}/top on 2"]
    do(state, f"sleeve {ECLIPSE}/top on 1")
    assert discards(state)[0] == on(ECLIPSE, "Podlings")


@pytest.mark.parametrize("first", ["Podlings/top", f"{ECLIPSE}/top"])
def test_declared_pieces_come_first(first: str) -> None:
    """MV-DECIDE-88: a piece for Earthchant Chorus's own card, whatever was bought before it."""
    state = rich(harvest(CHORUS, BLANK, commons=[first, "Plow/middle"]))
    do(state, f"buy {first}", "use Earthchant Chorus/top on 1", "buy Plow", "end harvest")
    assert legal(state) == ["sleeve Plow/middle on 1"]
    do(state, "sleeve Plow/middle on 1")
    assert all(move.startswith(f"sleeve {first}") for move in legal(state))


def test_a_declared_eclipse_piece_comes_before_ordinary_ones() -> None:
    """MV-DECIDE-88: declared, ordinary, eclipse."""
    state = rich(harvest(CHORUS, BLANK, commons=["Podlings/bottom", f"{ECLIPSE}/middle"]))
    do(state, "buy Podlings", "use Earthchant Chorus/top on 1", f"buy {ECLIPSE}", "end harvest")
    assert legal(state) == [f"sleeve {ECLIPSE}/middle on 1"]


def test_ordinary_pieces_in_the_order_of_purchase() -> None:
    """MV-DECIDE-88"""
    state = rich(harvest(BLANK, BLANK, commons=["Podlings/top", "Plow/middle"]))
    do(state, "buy Plow", "buy Podlings", "end harvest")
    assert legal(state)[0] == "sleeve Plow/middle on 1"
    do(state, "sleeve Plow/middle on 1")
    assert legal(state)[0] == "sleeve Podlings/top on 1"


def test_a_piece_leaves_room_for_the_others() -> None:
    """MV-DECIDE-30: the ordinary piece may not take the place that the other one needs."""
    state = rich(harvest(on("Stag"), on(ECLIPSE), commons=["Podlings/top", "Plow/middle"]))
    do(state, "buy Podlings", "buy Plow", "end harvest")
    assert legal(state) == ["sleeve Podlings/top on 2"]


def test_a_declared_place_is_kept_free() -> None:
    """MV-DECIDE-36: nobody else's middle piece goes where the declared one will be."""
    commons = ["Podlings/middle", "Plow/middle"]
    state = rich(harvest(CHORUS, BLANK, CURSED, commons=commons))
    do(state, "use Earthchant Chorus/top on 1", "buy Plow", "buy Podlings", "end harvest")
    do(state, "sleeve Plow/middle on 1")
    assert legal(state) == ["sleeve Podlings/middle on 2", "sleeve Podlings/middle on 3"]


def test_a_piece_sleeved_at_once_over_an_eclipse_piece_gives_its_own() -> None:
    """MV-DECIDE-27: three mana of each, though the card showed three mana before and after."""
    ember = {"token": "active", "amulet": "Darksoul Ember"}
    state = rich(harvest(on(ECLIPSE), commons=["Plow/top"], **ember), mana=4, spirits=0)
    do(state, "buy Plow")
    assert mana(state) == 0
    do(state, "evoke Darksoul Ember", "now Plow/top", "sleeve Plow/top on 1")
    assert mana(state) == 3
    assert spirits(state) == {}
