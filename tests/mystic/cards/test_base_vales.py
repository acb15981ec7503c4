"""Base vales with a text, one tiny game each."""

import pytest

from tests.mystic.tiny import (
    CURSED,
    do,
    game,
    harvest,
    legal,
    mana,
    on,
    purse,
    rich,
    seat,
    spirits,
    worth,
)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Cascading Falls", "forest"),
        ("Radiant Pinnacle", "sky"),
        ("Talonthorn Den", "animal"),
        ("Pool of Light", "wild"),
    ],
)
def test_a_spirit_in_every_harvest(name: str, kind: str) -> None:
    """MV-CARD-cascading-falls-1, MV-CARD-pool-of-light-1 and the like."""
    assert spirits(harvest(vales=[name])) == {kind: 1}


def test_azure_lake_and_stream_of_vigor() -> None:
    """MV-CARD-azure-lake-1, MV-CARD-stream-of-vigor-1."""
    state = harvest(vales=["Azure Lake", "Stream of Vigor"])
    assert (mana(state), purse(state)["buy_limit"]) == (3, 3)


def test_bought_lake_waits() -> None:
    """MV-CARD-azure-lake-1: nothing in the turn of purchase."""
    state = do(rich(harvest(display=["Azure Lake"]), 0), "buy Azure Lake")
    assert mana(state) == 0


def test_blooming_arbor() -> None:
    """MV-CARD-blooming-arbor-1."""
    state = game({"field": [CURSED] * 3, "on_deck": CURSED, "vales": ["Blooming Arbor"]})
    assert state.decision == "spoil"
    do(state, "use Blooming Arbor")
    assert (state.decision, seat(state)["vales"]) == ("plant", [])


def test_ancient_liferoots() -> None:
    """MV-CARD-ancient-liferoots-1: 1 growth, and never two of them."""
    state = rich(harvest(vales=["Ancient Liferoots"], display=["Ancient Liferoots"]))
    assert seat(state)["net_decay"] == -1
    assert "buy Ancient Liferoots" not in legal(state)


def test_conclave_of_ents() -> None:
    """MV-CARD-conclave-of-ents-2: one more guardian on Grovetender averts the spoil."""
    state = game(
        {"field": [CURSED] * 4, "on_deck": on("Grovetender"), "vales": ["Conclave of Ents"]}
    )
    do(state, "use Conclave of Ents", "guard on-deck")
    assert (state.decision, seat(state)["net_decay"]) == ("plant", 3)


def test_sunstone_aerie() -> None:
    """MV-CARD-sunstone-aerie-1: 2 mana make a spirit wild."""
    state = harvest(vales=["Sunstone Aerie"])
    state.table.mana, state.table.spirits = 3, [1, 0, 0, 0]
    do(state, "use Sunstone Aerie", "make animal wild")
    assert (mana(state), spirits(state)) == (1, {"wild": 1})
    assert "use Sunstone Aerie" not in legal(state)
    assert worth(state, "Sunstone Aerie") == 0
