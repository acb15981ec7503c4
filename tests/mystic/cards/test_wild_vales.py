"""Vale of the Wild vales with a text, one tiny game each."""

from tests.mystic.tiny import (
    BLANK,
    CARDS,
    CURSED,
    SOIL,
    brink,
    cursed,
    discards,
    do,
    end,
    field,
    game,
    harvest,
    legal,
    mana,
    on,
    rich,
    seat,
    spirits,
    vp,
    wait,
    worth,
)
from valewright.words import Words


def test_nectar_colony() -> None:
    """MV-CARD-nectar-colony-1, MV-SCORE-08: gone with its VP, for 1 mana; not when just bought."""
    state = harvest(vales=["Nectar Colony"])
    assert worth(state, "Nectar Colony") == 1
    do(state, "use Nectar Colony")
    assert (mana(state), seat(state)["vales"], worth(state, "Nectar Colony")) == (1, [], 0)
    fresh = do(rich(harvest(display=["Nectar Colony"])), "buy Nectar Colony")
    assert "use Nectar Colony" not in legal(fresh)


def test_pool_of_visions() -> None:
    """MV-CARD-pool-of-visions-1, MV-DECIDE-81: any field card, the leftmost too, or none."""
    state = do(harvest(SOIL, BLANK, vales=["Pool of Visions"]), "end harvest")
    assert legal(state) == ["go on", "use Pool of Visions"]
    none = do(state.clone(), "use Pool of Visions")
    assert legal(none) == ["keep none", "keep 1", "keep 2"]
    assert discards(do(none, "keep none")) == [SOIL, BLANK]
    kept = do(state.clone(), "use Pool of Visions", "keep 1")
    assert (field(kept)[0], discards(kept)) == (SOIL, [BLANK])
    assert discards(do(state, "go on")) == [SOIL, BLANK]
    do(wait(kept), "pass", "end harvest", "use Pool of Visions", "keep 1")
    assert field(kept)[0] == SOIL


def test_pool_of_visions_says_that_it_is_optional() -> None:
    """MV-CARD-pool-of-visions-1: what a player may decline is worded as a permission."""
    text = CARDS.vales["Pool of Visions"].ability
    assert text is not None
    assert text.text.startswith("You may keep")
    french = Words("fr").card_text("Pool of Visions", text.text)
    assert french.startswith("Vous pouvez garder")


def test_stormcaller() -> None:
    """MV-CARD-stormcaller-1: gone with its VP; one spirit is wild. There must be one."""
    state = harvest(on("Podlings"), vales=["Stormcaller"])
    do(state, "use Stormcaller", "make forest wild")
    assert (spirits(state), seat(state)["vales"]) == ({"wild": 1}, [])
    assert "use Stormcaller" not in legal(harvest(BLANK, vales=["Stormcaller"]))


def test_verdant_path() -> None:
    """MV-CARD-verdant-path-1: the on-deck card goes, in Planting or Prep."""
    state = do(game(brink(CURSED, BLANK, vales=["Verdant Path"])), "push", "use Verdant Path")
    assert (state.decision, seat(state)["on_deck"], seat(state)["vales"]) == ("plant", BLANK, [])
    prep = game({"field": [CURSED] * 2, "on_deck": CURSED, "vales": ["Verdant Path"]}, phase="prep")
    assert legal(prep) == ["spoil", "use Verdant Path"]


def test_verdant_path_may_be_no_help() -> None:
    """MV-CARD-verdant-path-2: the new card spoils too, and the Path is gone."""
    state = do(game(brink(CURSED, CURSED, vales=["Verdant Path"])), "push", "use Verdant Path")
    assert (state.to_act, seat(state)["vales"], seat(state)["token"]) == (1, [], "active")


def test_wayfarer_portal() -> None:
    """MV-CARD-wayfarer-portal-1: a sleeved advancement moves to another field card."""
    state = harvest(on("Wellspring"), BLANK, SOIL, vales=["Wayfarer Portal"])
    do(state, "use Wayfarer Portal", "move from 1", "move Wellspring/top")
    assert legal(state) == ["move to 2"]
    do(state, "move to 2")
    assert field(state) == [BLANK, on("Wellspring"), SOIL]
    nowhere = harvest(on("Wellspring"), SOIL, vales=["Wayfarer Portal"])
    assert "use Wayfarer Portal" not in legal(nowhere)


def test_bramble_spire() -> None:
    """MV-CARD-bramble-spire-1: all decay on one card, a Cursed Land's too; its VP is lost."""
    state = do(game(brink(CURSED, vales=["Bramble Spire"])), "push", "use Bramble Spire")
    assert legal(state) == [f"cancel decay on {k}" for k in ("1", "2", "3", "on-deck")]
    do(state, "cancel decay on 1")
    assert (seat(state)["net_decay"], worth(state, "Bramble Spire")) == (3, 0)
    do(state, "pass", "end harvest")
    assert set(discards(state)) == {CURSED, BLANK}


def test_eagles_cry_peak() -> None:
    """MV-CARD-eagles-cry-peak-1: gone with its VP; one level-2 advancement costs 0."""
    state = harvest(BLANK, vales=["Eagle's Cry Peak"], commons=["Stag/top", "Plow/top"])
    do(state, "use Eagle's Cry Peak")
    assert legal(state) == ["buy Plow/top"]
    do(state, "buy Plow")
    assert (state.view(0)["harvest"]["pending"], worth(state, "Eagle's Cry Peak")) == (
        ["Plow/top"],
        0,
    )
    fresh = do(
        rich(harvest(BLANK, display=["Eagle's Cry Peak"], commons=["Plow/top"])),
        "buy Eagle's Cry Peak",
    )
    assert "use Eagle's Cry Peak" not in legal(fresh)


def test_haunted_hollow() -> None:
    """MV-CARD-haunted-hollow-1: +7 for the most decay symbols, cancelled or not; a tie gives 0."""
    seeded = cursed("Lifebringer Seed/middle")
    most = end({"vales": ["Haunted Hollow"], "deck": [seeded], "fill": BLANK}, {"fill": BLANK})
    assert worth(most, "Haunted Hollow") == 7
    tie = end({"vales": ["Haunted Hollow"]}, {})
    assert worth(tie, "Haunted Hollow") == 0


def test_talon_gorge() -> None:
    """MV-CARD-talon-gorge-1, MV-DECIDE-79: when bought, 1 VP for every 2 mana, which is kept."""
    state = do(rich(harvest(display=["Talon Gorge"]), 7), "buy Talon Gorge")
    kept = do(state.clone(), "keep vale")
    assert (vp(kept), worth(kept, "Talon Gorge")) == (0, 4)
    do(state, "cash in")
    assert (vp(state), mana(state), seat(state)["vales"]) == (3, 7, [])
