"""Base-game rulings about the box: titles, copies, levels, slots, printed values.

What the box has must be there; a card that someone adds to it is no mistake.
"""

from collections import Counter

import pytest

from valewright.mystic import catalogue

ADVANCEMENTS = {
    1: "Cleansing Rain, Dawnsinger, Deadwood Harvester, Earthchant Chorus, Field of Flowers,"
    " Grassland, Peacekeeper Druid, Podlings, Seedling, Wayfinder, Wellspring",
    2: "Bear Totem, Druid's Song, Feral Chieftain, Grovetender, Hawk, Hulking Thornhide,"
    " Lifebringer Seed, Mindful Owl, Moon Wolf, Plow",
    3: "Aurora, Calm Weather, Dreadcoil Cobra, Ent Elder, Gaia's Chosen, Hive Swarm,"
    " Lifebloom Orchids, Magic Seed, Stag, Will-O'-The-Wisp, Woodland Warden",
}
VALES = {
    1: "Azure Lake 3, Blooming Arbor 3, Cascading Falls 1, Exodus Road 2, Ley Line Nexus 2,"
    " Radiant Pinnacle 1, Sunstone Aerie 3, Talonthorn Den 1, World Tree 2",
    2: "Ancient Liferoots 2, Blessed Savanna 1, Conclave of Ents 2, Feral Grove 2,"
    " Fungal Forest 1, Heartwood Sanctuary 1, Pool of Light 2, Shimmering Brook 1, Skyhaven 1,"
    " Stream of Vigor 2, Verdant Valley 1, Webwood Canopy 1, Wellspring Glade 1",
}
STARTING = ("Cursed Land", "Fertile Soil")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_base_advancements_by_level(level: int) -> None:
    """MV-DATA-06"""
    found = {
        card.name
        for card in catalogue().advancements.values()
        if card.set == "base" and card.level == level and card.name not in STARTING
    }
    assert found >= set(ADVANCEMENTS[level].split(", "))


@pytest.mark.parametrize("level", [1, 2])
def test_base_vales_and_their_copies(level: int) -> None:
    """MV-DATA-10"""
    found = {
        f"{vale.name} {vale.copies}"
        for vale in catalogue().vales.values()
        if vale.set == "base" and vale.level == level
    }
    assert found >= set(VALES[level].split(", "))


def test_base_titles_have_one_copy_for_each_slot() -> None:
    """MV-DECIDE-71"""
    for names in ADVANCEMENTS.values():
        for name in names.split(", "):
            pieces = catalogue().advancement_pieces([name], catalogue().advancements[name].level)
            slots = sorted(piece.slot for piece in pieces)
            assert slots == [0, 1, 2], name


def test_supply_and_starting_cards() -> None:
    """MV-DECIDE-71, MV-BUY-13, MV-CARD-cursed-land-1, MV-CARD-fertile-soil-1"""
    cat = catalogue()
    assert list(cat.soil_copies) == [6, 6, 6]
    assert Counter(cat.deck) == {
        "Blank": 8,
        **{f"Cursed Land/{slot}": 3 for slot in ("top", "middle", "bottom")},
        **{f"Fertile Soil/{slot}": 1 for slot in ("top", "middle", "bottom")},
    }
    cursed, soil = (cat.bases[f"{name}/top"] for name in STARTING)
    assert cursed is not None
    assert soil is not None
    assert (cursed.cost, cursed.level, cursed.symbols[:2]) == (0, 0, (1, 1))
    assert (soil.cost, soil.level, soil.symbols[:2]) == (2, 1, (1, 0))


def test_levels_read_off_the_list_of_cards() -> None:
    """MV-DECIDE-69"""
    chieftain = catalogue().pieces["Feral Chieftain/top"]
    seed = catalogue().pieces["Magic Seed/top"]
    assert (chieftain.level, chieftain.cost, chieftain.vp_end) == (2, 5, 1)
    assert (seed.level, seed.cost) == (3, 8)
