"""Vale of Magic vales with a text, one tiny game each."""

import pytest

from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
    deck,
    discards,
    do,
    field,
    game,
    harvest,
    legal,
    mana,
    on,
    rich,
    seat,
    vp,
    wait,
    worth,
)

THORN = f"{CURSED} + Hulking Thornhide/middle"


def test_aether_tree() -> None:
    """MV-CARD-aether-tree-1, MV-CARD-aether-tree-3, MV-DECIDE-42: on the on-deck card."""
    state = game({"field": [CURSED] * 2, "on_deck": THORN, "vales": ["Aether Tree"]})
    do(state, "use Aether Tree")
    assert legal(state) == ["cancel decay on on-deck"]
    do(state, "cancel decay on on-deck")
    assert (seat(state)["net_decay"], state.decision, seat(state)["vales"]) == (3, "plant", [])


def test_aether_tree_lasts_until_the_next_prep() -> None:
    """MV-CARD-aether-tree-2: used in Prep, through the turn that follows."""
    state = game(
        {"field": [CURSED], "on_deck": CURSED, "deck": [THORN, BLANK], "vales": ["Aether Tree"]},
        phase="prep",
    )
    do(state, "use Aether Tree", "cancel decay on on-deck")
    do(wait(state), "push")
    assert seat(state)["net_decay"] == 3
    assert field(state)[-1] == f"{THORN} [no decay but Cursed Land's]"
    do(state, "pass", "end harvest")
    assert THORN in discards(state)


@pytest.mark.parametrize("name", ["Amberwood", "Direwolf Burrow", "Shimmercliff Rookery"])
def test_turn_the_token_active_when_bought(name: str) -> None:
    """MV-CARD-amberwood-1, MV-CARD-direwolf-burrow-1, MV-CARD-shimmercliff-rookery-1."""
    state = do(rich(harvest(BLANK, display=[name])), f"buy {name}")
    assert legal(state) == ["leave token", "activate token"]
    assert seat(do(state, "activate token"))["token"] == "active"


@pytest.mark.parametrize("name", ["Amberwood", "Direwolf Burrow", "Shimmercliff Rookery"])
def test_token_before_and_after_the_purchase(name: str) -> None:
    """MV-CARD-amberwood-2, MV-CARD-direwolf-burrow-2, MV-CARD-shimmercliff-rookery-2: 2 mana."""
    state = rich(harvest(BLANK, token="active", display=[name]), 0)
    do(state, "spend token", f"buy {name}", "activate token", "spend token")
    assert mana(state) == 2


def test_manadew_meadow() -> None:
    """MV-CARD-manadew-meadow-1: once, for the guardians of a field card."""
    state = harvest(on("Sunshard Custodian"), on("Grove Guardian"), vales=["Manadew Meadow"])
    do(state, "use Manadew Meadow", "count 2")
    assert mana(state) == 3
    assert "use Manadew Meadow" not in legal(state)


def test_earth_cradle() -> None:
    """MV-CARD-earth-cradle-1, MV-VALE-09: 1 VP for each vale, this one and today's included."""
    state = rich(harvest(vales=["Roost"], display=["Split Rock", "Earth Cradle"]))
    do(state, "buy Split Rock")
    while state.decision == "pay":
        state.play(state.legal_moves()[0])
    do(state, "buy Earth Cradle")
    assert vp(state) == 3


def test_when_bought_happens_once() -> None:
    """MV-VALE-09, MV-ABILITY-10: an owned Earth Cradle gives nothing more."""
    state = do(harvest(vales=["Earth Cradle", "Fauna Hollow"]), "end harvest")
    assert vp(state) == 0


def test_fauna_hollow() -> None:
    """MV-CARD-fauna-hollow-1."""
    state = do(rich(harvest(display=["Fauna Hollow"]), 0), "buy Fauna Hollow")
    assert mana(state) == 2


def test_sunwell_temple() -> None:
    """MV-CARD-sunwell-temple-1, MV-DECIDE-80: the top level-1 vale, without its text."""
    state = game(
        {},
        phase="harvest",
        vales=["Sunwell Temple"],
        vale_decks=[["Direwolf Burrow", "Roost"], []],
    )
    do(rich(state, 0), "buy Sunwell Temple")
    assert (state.decision, seat(state)["vales"]) == (
        "harvest",
        ["Sunwell Temple", "Direwolf Burrow"],
    )
    assert state.view(0)["harvest"]["vale_buys"] == 1


def test_sunwell_temple_without_a_level_1_deck() -> None:
    """MV-DECIDE-80: level 2 does not step in."""
    state = game({}, phase="harvest", vales=["Sunwell Temple"], vale_decks=[[], ["Rune River"]])
    do(rich(state, 0), "buy Sunwell Temple")
    assert seat(state)["vales"] == ["Sunwell Temple"]


def test_vale_of_magic() -> None:
    """MV-CARD-vale-of-magic-1: 1 VP in every harvest, taken even if it is forgotten."""
    state = do(harvest(vales=["Vale of Magic"]), "end harvest")
    assert vp(state) == 1
    fresh = do(rich(harvest(display=["Vale of Magic"])), "buy Vale of Magic", "end harvest")
    assert vp(fresh) == 0


def test_wood_sprite_hoard() -> None:
    """MV-CARD-wood-sprite-hoard-1: three cards below the on-deck card, the rest in order."""
    state = harvest(display=["Wood Sprite Hoard"], on_deck=BLANK, deck=[SOIL, BLANK, CURSED])
    do(rich(state), "buy Wood Sprite Hoard")
    assert state.view(0)["sees"] == [SOIL, BLANK, CURSED]
    do(state, "discard card 2 (Blank)", "done")
    assert (deck(state)[:2], discards(state)) == ([SOIL, CURSED], [BLANK])


def test_wood_sprite_hoard_on_a_short_deck() -> None:
    """MV-CARD-wood-sprite-hoard-2: only what is there; no reshuffle."""
    state = harvest(display=["Wood Sprite Hoard"], discard=[BLANK] * 19, deck=[SOIL])
    do(rich(state), "buy Wood Sprite Hoard")
    assert state.view(0)["sees"] == [SOIL]
    do(state, "discard card 1 (Fertile Soil/top)")
    assert (deck(state), state.decision) == ([], "harvest")
    assert worth(state, "Wood Sprite Hoard") > 0
