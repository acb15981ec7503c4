"""Mana Storm vales with a text, one tiny game each."""

from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
    brink,
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
    worth,
)


def test_crystal_cavern() -> None:
    """MV-CARD-crystal-cavern-1: 3 mana, and on top of the level-1 vale deck, even an empty one."""
    state = game({"vales": ["Crystal Cavern"]}, phase="harvest", vales=[], vale_decks=[[], []])
    do(state, "use Crystal Cavern")
    assert (mana(state), seat(state)["vales"]) == (3, [])
    assert state.view(0)["vale_deck_top"] == ["Crystal Cavern"]


def test_frostcrown_crest() -> None:
    """MV-CARD-frostcrown-crest-1: +2 mana with the token's own."""
    state = do(harvest(vales=["Frostcrown Crest"], token="active"), "spend token")
    assert mana(state) == 3


def test_frostcrown_crest_outside_harvest() -> None:
    """MV-CARD-frostcrown-crest-2: the mana comes in the next harvest, or is lost with it."""
    player = brink(CURSED, vales=["Frostcrown Crest"], amulet="Rootwood Charm", token="active")
    state = do(game(player), "evoke Rootwood Charm", "pass")
    assert mana(state) == 3 + 2
    spoiled = do(game(brink(CURSED, CURSED, **{**player, "deck": [CURSED] * 8})), "push")
    do(spoiled, "evoke Rootwood Charm", "push")
    assert seat(spoiled)["next_harvest"] == [0, 0, 0]


def test_silver_tree() -> None:
    """MV-CARD-silver-tree-1: the on-deck card or a field card may go, or none."""
    tree = {"vales": ["Silver Tree"], "token": "active", "on_deck": CURSED, "deck": [BLANK]}
    state = do(harvest(SOIL, BLANK, **tree), "spend token")
    assert legal(state) == ["discard none", "discard 1", "discard 2", "discard on-deck"]
    other = do(state.clone(), "discard 2")
    assert (field(other), discards(other), mana(other)) == ([SOIL], [BLANK], 2)
    do(state, "discard on-deck")
    assert (seat(state)["on_deck"], discards(state)) == (BLANK, [CURSED])
    empty = do(harvest(**tree), "spend token")
    assert legal(empty) == ["discard none", "discard on-deck"]


def test_sundial_savanna() -> None:
    """MV-CARD-sundial-savanna-1: +1 wild spirit."""
    state = do(harvest(vales=["Sundial Savanna"], token="active"), "spend token")
    assert (spirits(state), mana(state)) == ({"wild": 1}, 1)


def test_sundial_savanna_outside_harvest() -> None:
    """MV-CARD-sundial-savanna-2: in the next harvest, or lost with it."""
    player = brink(vales=["Sundial Savanna"], amulet="Rootwood Charm", token="active")
    state = do(game(player), "evoke Rootwood Charm", "pass")
    assert spirits(state) == {"wild": 1}
    spoiled = do(game({**player, "field": [CURSED] * 4}), "evoke Rootwood Charm", "push")
    assert seat(spoiled)["next_harvest"] == [0, 0, 0]


def test_borderwatch_bog() -> None:
    """MV-CARD-borderwatch-bog-1, MV-CARD-borderwatch-bog-3, MV-END-08: 10 cards, worth 2."""
    player = {"vales": ["Borderwatch Bog"], "field": [BLANK] * 9, "on_deck": BLANK}
    state = end(player)
    assert (state.decision, state.view(0)["phase"]) == ("plant", "last planting")
    do(state, "push", "pass")
    assert state.over
    assert worth(state, "Borderwatch Bog") == 2


def test_borderwatch_bog_spoiled() -> None:
    """MV-CARD-borderwatch-bog-1: -8 after a spoil."""
    state = do(end(brink(CURSED, vales=["Borderwatch Bog"])), "push")
    assert (state.over, worth(state, "Borderwatch Bog")) == (True, -8)


def test_borderwatch_bog_gains_nothing_else() -> None:
    """MV-CARD-borderwatch-bog-2: VP and extra turns of that phase are ignored."""
    centaur = "Cursed Land/top + Centaur/middle"
    state = do(end(brink(centaur, vales=["Borderwatch Bog"])), "push")
    assert (state.over, vp(state)) == (True, 0)
    algeni = {"vales": ["Borderwatch Bog"], "field": [BLANK], "on_deck": "Algeni upgraded"}
    assert vp(do(end(algeni), "push")) == 0


def test_gaias_tears() -> None:
    """MV-CARD-gaias-tears-1, MV-CARD-gaias-tears-2: worth 3 with 6 vales."""
    state = end(
        {"vales": ["Gaia's Tears", "Roost", "Roost", "Azure Lake", "Exodus Road", "World Tree"]}
    )
    assert worth(state, "Gaia's Tears") == 3


def test_halo_mountain() -> None:
    """MV-CARD-halo-mountain-1, MV-CARD-halo-mountain-2: 4 pay, 3 bring 6 VP."""
    state = harvest(display=["Halo Mountain"])
    state.table.spirits = [0, 2, 5, 0]
    do(state, "buy Halo Mountain")
    kept = do(state.clone(), "done")
    assert (worth(kept, "Halo Mountain"), vp(kept)) == (4, 0)
    do(state, "spend sky", "spend forest", "spend forest")
    assert (vp(state), seat(state)["vales"], spirits(state)) == (6, [], {})


def test_halo_mountain_takes_five_at_most() -> None:
    """MV-CARD-halo-mountain-1: 10 VP at most."""
    state = harvest(display=["Halo Mountain"])
    state.table.spirits = [9, 0, 4, 0]
    do(state, "buy Halo Mountain", *["spend animal"] * 5)
    assert (vp(state), spirits(state)) == (10, {"animal": 4})


def test_harpy_canyon() -> None:
    """MV-CARD-harpy-canyon-1, MV-ABILITY-09: a When Played text of a field card once more."""
    player = {"field": [SOIL, on("Mindful Owl")], "on_deck": BLANK, "vales": ["Harpy Canyon"]}
    state = do(game(player), "use Harpy Canyon", "use Mindful Owl/top on 2", "discard 1")
    assert field(state) == [on("Mindful Owl")]
    assert legal(state) == ["pass", "push"]
    assert "use Harpy Canyon" not in legal(do(state, "pass"))


def test_medusa_grotto() -> None:
    """MV-CARD-medusa-grotto-1, MV-CARD-medusa-grotto-2: Gaia's Kin worth 13 is worth 26."""
    kin = on("Gaia's Kin")
    player = {"vales": ["Medusa Grotto", "Roost"], "field": [kin], "deck": [BLANK] * 7}
    state = end({**player, "amulet": "Darksoul Ember"})
    assert (worth(state, kin), worth(state, "Medusa Grotto")) == (26, -14)
    assert worth(state, "Roost") == worth(end({"vales": ["Roost"]}), "Roost")


def test_medusa_grotto_breaks_even() -> None:
    """MV-CARD-medusa-grotto-3, MV-SCORE-07: with 14 VP on advancements it comes to 0."""
    kin = on("Gaia's Kin")
    with_13 = {"field": [kin], "deck": [BLANK] * 7}
    plain, doubled = end(with_13), end({**with_13, "vales": ["Medusa Grotto"]})
    assert doubled.scores()[0] - plain.scores()[0] == 13 - 14
    two = {"field": [kin, on("Gaia's Kin/middle")], "deck": [BLANK] * 7}
    assert end({**two, "vales": ["Medusa Grotto"]}).scores()[0] == 2 * 26 - 14


def test_sky_garden() -> None:
    """MV-CARD-sky-garden-1: 2 VP for each growth, whatever the decay, 10 at most; then gone."""
    state = rich(harvest(on("Overgrowth"), CURSED, CURSED, CURSED, display=["Sky Garden"]))
    do(state, "buy Sky Garden")
    kept = do(state.clone(), "keep vale")
    assert seat(kept)["vales"] == ["Sky Garden"]
    do(state, "cash in")
    assert (vp(state), seat(state)["vales"]) == (4, [])
    many = rich(harvest(*[on("Overgrowth")] * 3, display=["Sky Garden"]))
    assert vp(do(many, "buy Sky Garden", "cash in")) == 10


def test_sunweaver_copse() -> None:
    """MV-CARD-sunweaver-copse-1: 6 VP into the pool, unless it has run out."""
    state = do(rich(harvest(display=["Sunweaver Copse"], pool=5)), "buy Sunweaver Copse")
    assert state.view(0)["pool"] == 11
    late = do(rich(harvest(display=["Sunweaver Copse"], pool=0)), "buy Sunweaver Copse")
    assert (late.view(0)["pool"], late.view(0)["last_round"]) == (0, True)
