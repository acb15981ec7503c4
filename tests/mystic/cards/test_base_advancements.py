"""Base advancements with a text, one tiny game each."""

import pytest

from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
    cost,
    deck,
    discards,
    do,
    end,
    field,
    game,
    harvest,
    legal,
    mana,
    on,
    printed,
    purse,
    rich,
    seat,
    vp,
    worth,
)

STAG = "Stag/middle"


def test_cleansing_rain() -> None:
    """MV-CARD-cleansing-rain-1."""
    state = game({"on_deck": on("Cleansing Rain"), "deck": [SOIL], "fill": BLANK})
    do(state, "push", "discard Fertile Soil/top")
    assert discards(state) == [SOIL]
    assert seat(state)["on_deck"] == BLANK


def test_dawnsinger() -> None:
    """MV-CARD-dawnsinger-1, MV-CARD-dawnsinger-2: 3 mana with Stag."""
    state = do(harvest(on("Dawnsinger", STAG)), "use Dawnsinger/top on 1")
    assert mana(state) == 3


@pytest.mark.parametrize("name", ["Deadwood Harvester", "Mindful Owl"])
def test_discard_another_card(name: str) -> None:
    """MV-CARD-deadwood-harvester-1, MV-CARD-mindful-owl-1."""
    state = game({"field": [CURSED, BLANK], "on_deck": on(name)})
    do(state, "push")
    assert legal(state) == ["discard none", "discard 1", "discard 2"]
    do(state, "discard 1")
    assert field(state) == [BLANK, on(name)]
    alone = do(game({"on_deck": on(name)}), "push")
    assert alone.decision == "plant"


def test_earthchant_chorus() -> None:
    """MV-CARD-earthchant-chorus-1: 2 cheaper, and sleeved there."""
    state = harvest(on("Earthchant Chorus"), BLANK, commons=["Plow/middle"])
    rich(state, cost("Plow") - 2)
    do(state, "use Earthchant Chorus/top on 1", "buy Plow", "end harvest")
    assert legal(state) == ["sleeve Plow/middle on 1"]


def test_grassland() -> None:
    """MV-CARD-grassland-1: 1 mana less, if there is any."""
    assert mana(harvest(on("Grassland"), SOIL, SOIL)) == 1
    assert mana(harvest(on("Grassland"))) == 0


def test_peacekeeper_druid() -> None:
    """MV-CARD-peacekeeper-druid-1."""
    state = game(
        {
            "field": [on("Peacekeeper Druid"), CURSED, CURSED],
            "on_deck": CURSED,
            "deck": [CURSED, BLANK],
        }
    )
    do(state, "push")
    assert "use Peacekeeper Druid/top on 1" in legal(state)
    do(state, "use Peacekeeper Druid/top on 1")
    assert (state.decision, seat(state)["on_deck"]) == ("plant", BLANK)


def test_seedling() -> None:
    """MV-CARD-seedling-3: Cursed Land and Hulking Thornhide are 1 decay."""
    state = game({"field": [f"{CURSED} + Hulking Thornhide/middle + Seedling/bottom"]})
    assert seat(state)["net_decay"] == 1


def test_feral_chieftain_and_woodland_warden() -> None:
    """MV-CARD-feral-chieftain-2, MV-CARD-woodland-warden-2: 3 and 6 VP with Stag."""
    for name, expected in (("Feral Chieftain", 3), ("Woodland Warden", 6)):
        state = do(harvest(on(name, STAG)), f"use {name}/top on 1")
        assert vp(state) == expected


def test_grovetender() -> None:
    """MV-CARD-grovetender-2: 2 growth with Stag."""
    state = game({"field": [on("Grovetender", STAG)]})
    assert seat(state)["net_decay"] == 1 - 2


def test_lifebringer_seed() -> None:
    """MV-CARD-lifebringer-seed-1."""
    state = game({"field": [f"{CURSED} + Lifebringer Seed/middle"]})
    assert seat(state)["net_decay"] == 0


def test_aurora() -> None:
    """MV-CARD-aurora-2: 4 VP for 9 field cards."""
    assert vp(do(harvest(on("Aurora"), *[BLANK] * 8), "use Aurora/top on 1")) == 4


def test_calm_weather() -> None:
    """MV-CARD-calm-weather-1."""
    state = do(game({"on_deck": on("Calm Weather"), "deck": [CURSED, SOIL]}), "push")
    assert state.view(0)["sees"] == [CURSED]
    do(state, "discard it")
    assert (discards(state), seat(state)["on_deck"]) == ([CURSED], SOIL)


def test_gaias_chosen() -> None:
    """MV-CARD-gaias-chosen-2, MV-CARD-gaias-chosen-3: its text is worth 6 and 4."""
    for other, bonus in (("Dawnsinger/bottom", 6), ("Lifebringer Seed/bottom", 4)):
        card = on("Gaia's Chosen", STAG, other)
        state = end({"field": [card]})
        plain = worth(end({"field": [on(STAG, other)]}), on(STAG, other))
        assert worth(state, card) == 2 + bonus + plain


def test_magic_seed() -> None:
    """MV-CARD-magic-seed-1: 1 mana for each other field card."""
    state = harvest(on("Magic Seed"), BLANK, BLANK, on_deck=BLANK)
    assert purse(state)["vp_due"] == printed("Magic Seed")["vp"]
    assert mana(do(state, "use Magic Seed/top on 1")) == 2
    assert deck(state)
