"""The lists of section 1, and what every piece without a text prints."""

import pytest

from tests.mystic.test_rulings_data import ADVANCEMENTS as BASE
from tests.mystic.test_rulings_data import VALES as BASE_VALES
from tests.mystic.tiny import CARDS, cost, end, harvest, on, printed, purse, spirits, worth
from valewright.mystic.symbols import SPIRITS

LEVELS = {
    "base": (33, 30, 33),
    "vale-of-magic": (18, 21, 15),
    "vale-of-the-wild": (24, 18, 12),
    "mana-storm": (21, 15, 12),
}
VALES = {
    "base": (18, 18),
    "vale-of-magic": (9, 9),
    "vale-of-the-wild": (10, 8),
    "mana-storm": (10, 8),
}
TITLES = {
    "vale-of-magic": (
        "Arbor Overseer, Canopy Explorer, Giant Toad, Limbthresher, Sentry, Wood Sprite",
        (
            "Goldenwing Gryphon, Hatchery, Heartwood Healer, Ley Line Overflow, Lifetap Oracle, "
            "Sunshard Custodian, Water Weaver"
        ),
        "Chromatic Wyvern, Creeping Mold, Grove Guardian, Overgrowth, Sporeling Reclaimer",
    ),
    "vale-of-the-wild": (
        (
            "Bonecaster, Centaur, Forest Song, Gaia's Outcast, Nymph, Pack Leader, Totem Chief, "
            "Unicorn, Wolf Rider"
        ),
        (
            "Beastbrother Champion, Beastbrother Hunter, Burrow Wurm, Call of the Hunt, "
            "Sundered Land, Wind Whisperer"
        ),
        "Primal Power, Seed Sowers, Stag Champion, Storm Elemental",
    ),
    "mana-storm": (
        (
            "Argent Owl, Frostbane, Magic Mushroom, Mist Sylphs, Nightvale Emissary, "
            "Nightvale Pathfinder, Pridelord"
        ),
        "Ent Guard, Gaia's Kin, Magpie, Moss Troll, Vale Bearer",
        "Dawnfire Dragon, Harbinger of Seasons, Ley Line Augur, Nightvale Custodians",
    ),
}
VALE_TITLES = {
    "vale-of-magic": (
        (
            "Aether Tree 2, Amberwood 1, Direwolf Burrow 1, Manadew Meadow 2, Roost 2, "
            "Shimmercliff Rookery 1"
        ),
        (
            "Earth Cradle 1, Fauna Hollow 2, Sunshard Savanna 1, Sunwell Temple 2, "
            "Vale of Magic 1, Wood Sprite Hoard 2"
        ),
    ),
    "vale-of-the-wild": (
        (
            "Nectar Colony 2, Pool of Visions 1, Shimmering Waterfall 2, Stormcaller 2, "
            "Verdant Path 2, Wayfarer Portal 1"
        ),
        (
            "Bramble Spire 1, Eagle's Cry Peak 1, Haunted Hollow 2, Rune River 2, Talon Gorge 1, "
            "Throne Room 1"
        ),
    ),
    "mana-storm": (
        (
            "Crystal Cavern 1, Frostcrown Crest 1, Hallowed Ground 1, Heavenlight Portal 1, "
            "Howling Peak 1, Silver Tree 1, Split Rock 1, Sundial Savanna 1, Sunshard Beacon 1, "
            "Tanglevine Labyrinth 1"
        ),
        (
            "Ancestral Lorestones 1, Borderwatch Bog 1, Gaia's Tears 1, Halo Mountain 1, "
            "Harpy Canyon 1, Medusa Grotto 1, Sky Garden 1, Sunweaver Copse 1"
        ),
    ),
}
BOUGHT = [a for a in CARDS.advancements.values() if a.name not in ("Cursed Land", "Fertile Soil")]

# What the boxes have: a card that someone adds is not among it
NAMES = {
    name for levels in (BASE.values(), *TITLES.values()) for x in levels for name in x.split(", ")
}
VALE_NAMES = {
    name.rpartition(" ")[0]
    for levels in (BASE_VALES.values(), *VALE_TITLES.values())
    for x in levels
    for name in x.split(", ")
}
PRINTED = [a for a in BOUGHT if a.name in NAMES]
PRINTED_VALES = [v for v in CARDS.vales.values() if v.name in VALE_NAMES]


def test_all_sets_together() -> None:
    """MV-DATA-01, MV-DATA-02: 252 advancements, 18 Fertile Soil, 90 vales and the rest."""
    levels = [sum(len(a.slots) for a in PRINTED if a.level == k) for k in (1, 2, 3)]
    assert (levels, sum(CARDS.soil_copies)) == ([96, 84, 72], 18)
    vales = [sum(v.copies for v in PRINTED_VALES if v.level == k) for k in (1, 2)]
    assert vales == [47, 43]
    counts = [len(x) for x in (CARDS.leaders, CARDS.amulets, CARDS.conclaves)]
    assert all(there >= printed for there, printed in zip(counts, (16, 8, 14), strict=True))


@pytest.mark.parametrize("name", LEVELS)
def test_sizes_of_a_set(name: str) -> None:
    """MV-DATA-03, MV-DATA-04: advancements by level 1/2/3 and vales by level 1/2."""
    pieces = [a for a in PRINTED if a.set == name]
    sizes = tuple(sum(len(a.slots) for a in pieces if a.level == k) for k in (1, 2, 3))
    assert sizes == LEVELS[name]
    vales = [v for v in PRINTED_VALES if v.set == name]
    assert tuple(sum(v.copies for v in vales if v.level == k) for k in (1, 2)) == VALES[name]


def test_copies_of_a_title() -> None:
    """MV-DATA-05: three copies, one for each slot; Nymph, Pack Leader and Totem Chief have two."""
    few = {a.name for a in PRINTED if len(a.slots) == 2}
    assert few == {"Nymph", "Pack Leader", "Totem Chief"}
    assert all(sorted(a.slots) == [0, 1, 2] for a in PRINTED if a.name not in few)


@pytest.mark.parametrize("name", TITLES)
def test_titles_of_a_set(name: str) -> None:
    """MV-DATA-07, MV-DATA-08, MV-DATA-09; spelt as MV-DECIDE-70 has it (Burrow Wurm)."""
    for level, titles in enumerate(TITLES[name], 1):
        shown = {a.name for a in BOUGHT if a.set == name and a.level == level}
        assert shown >= set(titles.split(", "))


@pytest.mark.parametrize("name", VALE_TITLES)
def test_vales_of_a_set(name: str) -> None:
    """MV-DATA-11, MV-DATA-12, MV-DATA-13; MV-DECIDE-70: Sunshard Savanna is not Sundial Savanna."""
    for level, titles in enumerate(VALE_TITLES[name], 1):
        vales = [v for v in CARDS.vales.values() if v.set == name and v.level == level]
        assert {f"{v.name} {v.copies}" for v in vales} >= set(titles.split(", "))


def test_leaders_and_amulets() -> None:
    """MV-DATA-14, MV-DATA-15; MV-DECIDE-70: Old Barkarb, Rootwood Charm."""
    wild = "Ashae, Cyrilla, Dione, GinGan, Guilduin, Hempero, Nepeto, Taeda"
    storm = "Algeni, Glorus, Kirath, Morlok, Old Barkarb, Silverwing, Xanos, Yaquei"
    for names, of in ((wild, "vale-of-the-wild"), (storm, "mana-storm")):
        assert {x.name for x in CARDS.leaders.values() if x.set == of} >= set(names.split(", "))
    assert set(CARDS.amulets) >= {
        "Darksoul Ember",
        "Deepriver Crystal",
        "Moon Stone",
        "Rootwood Charm",
        "Summoner Stone",
        "Sun Blessing",
        "Twilight Shard",
        "Wildfire Ember",
    }


def test_documented_prints() -> None:
    """MV-CARD-forest-song-1, MV-CARD-beastbrother-champion-1, MV-DECIDE-66."""
    assert printed("Forest Song") == {"vp": 1}
    for name in ("Nymph", "Pack Leader", "Totem Chief", "Beastbrother Champion"):
        assert printed(name)["guardian"] == 1


def test_values_decided_by_theme() -> None:
    """MV-DECIDE-67, MV-DECIDE-68, MV-DECIDE-74: all of these are card data."""
    given = {
        "Crystal Cavern": (0, 3),
        "Nectar Colony": (0, 1),
        "Frostcrown Crest": (0, 2),
        "Sundial Savanna": (8, 1),
        "Talonthorn Den": (5, 1),
        "Cascading Falls": (6, 1),
        "Radiant Pinnacle": (7, 1),
        "Azure Lake": (0, 1),
    }
    for name, expected in given.items():
        text = CARDS.vales[name].ability
        assert text is not None
        assert (text.what, text.amount) == expected


@pytest.mark.parametrize("name", [a.name for a in BOUGHT if a.ability is None])
def test_plain_advancement_gives_what_it_prints(name: str) -> None:
    """MV-DECIDE-74: card data says what such a piece prints, and the general sections apply."""
    slot = ("top", "middle", "bottom")[CARDS.advancements[name].slots[0]]
    state = harvest(on(f"{name}/{slot}"))
    symbols = printed(name)
    assert purse(state)["mana"] == symbols.get("mana", 0)
    assert purse(state)["vp_due"] == symbols.get("vp", 0)
    assert spirits(state) == {kind: n for kind, n in symbols.items() if kind in SPIRITS}
    card = state.table.players[0].field[0]
    expected = [symbols.get(kind, 0) for kind in ("decay", "growth", "guardian")]
    assert [card.decay, card.growth, card.guardian] == expected


@pytest.mark.parametrize("name", [a.name for a in BOUGHT])
def test_every_advancement_can_be_bought_and_scored(name: str) -> None:
    advancement = CARDS.advancements[name]
    slot = ("top", "middle", "bottom")[advancement.slots[0]]
    card = on(f"{name}/{slot}")
    state = harvest("Blank", commons=[f"{name}/{slot}"])
    state.table.mana = cost(name)
    state.play(state.parse(f"buy {name}"))
    assert purse(state)["mana"] == 0
    assert purse(state)["pending"] == [f"{name}/{slot}"]
    if advancement.ability is None:
        assert worth(end({"field": [card]}), card) == advancement.vp_end


@pytest.mark.parametrize("name", [v.name for v in CARDS.vales.values() if v.ability is None])
def test_plain_vale_is_bought_for_its_spirits_and_scores(name: str) -> None:
    """A vale without a text is worth its grey VP at the end."""
    vale = CARDS.vales[name]
    state = harvest("Blank", display=[name])
    state.table.spirits = list(vale.cost)
    state.play(state.parse(f"buy {name}"))
    assert spirits(state) == {}
    assert worth(state, name) == vale.vp_end > 0


def test_starting_advancements() -> None:
    """MV-CARD-cursed-land-1, MV-CARD-fertile-soil-1."""
    cursed, soil = CARDS.advancements["Cursed Land"], CARDS.advancements["Fertile Soil"]
    assert (printed("Cursed Land"), cursed.level) == ({"mana": 1, "decay": 1}, 0)
    assert (printed("Fertile Soil"), soil.level, soil.cost) == ({"mana": 1}, 1, 2)
    assert purse(harvest("Cursed Land/top", "Fertile Soil/middle"))["mana"] == 2
