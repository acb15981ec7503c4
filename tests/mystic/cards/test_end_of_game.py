"""End of Game texts and the last Planting Phase."""

from tests.mystic.tiny import (
    BLANK,
    CARDS,
    CURSED,
    brink,
    cursed,
    do,
    end,
    legal,
    on,
    seat,
    vp,
    worth,
)

BOG = {"vales": ["Borderwatch Bog"]}


def test_what_medusa_grotto_doubles() -> None:
    """MV-DECIDE-55: uncovered grey VP and the +6 of the texts; no vales, leaders or amulets."""
    outcast = on("Gaia's Outcast")
    players = (
        {"field": [outcast, CURSED], "vales": ["Medusa Grotto"], "fill": BLANK},
        {"fill": BLANK},
    )
    assert worth(end(*players), outcast) == 2 * 6
    dragon = on("Dawnfire Dragon")
    rest = {"vales": ["Medusa Grotto", "Haunted Hollow"], "amulet": "Darksoul Ember"}
    state = end({"field": [dragon, "Taeda upgraded"], **rest, "fill": CURSED}, {"fill": BLANK})
    assert worth(state, dragon) == 2
    assert worth(state, "Haunted Hollow") == 7
    assert worth(state, "Darksoul Ember") == CARDS.amulets["Darksoul Ember"].vp_end
    covered = on("Harbinger of Seasons", "Podlings")
    assert worth(end({"field": [covered], "vales": ["Medusa Grotto"]}), covered) == 0


def test_what_is_allowed_in_the_bogs_planting() -> None:
    """MV-DECIDE-57: savers at their usual price, Unicorn, and an active amulet."""
    arbor = {"vales": ["Borderwatch Bog", "Blooming Arbor"]}
    state = do(end(brink(CURSED, **arbor)), "push")
    assert legal(state) == ["spoil", "use Blooming Arbor"]
    do(state, "use Blooming Arbor", "pass")
    assert worth(state, "Borderwatch Bog") == 4 - 8
    assert worth(state, "Blooming Arbor") == 0
    charm = do(end(brink(CURSED, **BOG, amulet="Rootwood Charm", token="active")), "push")
    do(charm, "evoke Rootwood Charm", "pass")
    assert worth(charm, "Borderwatch Bog") == 4 - 8
    unicorn = do(end(brink(cursed("Unicorn/middle"), **BOG)), "push", "pass")
    assert worth(unicorn, "Borderwatch Bog") == 4 - 8


def test_the_bog_after_a_spoiled_prep() -> None:
    """MV-DECIDE-57: then the number of cards counted is 0."""
    state = end({**BOG, "field": [CURSED] * 2, "on_deck": cursed("Stag/middle"), "spoiled": True})
    assert (state.over, worth(state, "Borderwatch Bog")) == (True, -8)


def test_the_bog_and_darksoul_ember() -> None:
    """MV-DECIDE-57: the duty to push applies, and Harpy Canyon may be used."""
    state = end(brink(BLANK, **BOG, amulet="Darksoul Ember"))
    assert legal(state) == ["push"]
    canyon = {"vales": ["Borderwatch Bog", "Harpy Canyon"], "field": [BLANK, on("Mindful Owl")]}
    harpy = end({**canyon, "on_deck": BLANK})
    do(harpy, "use Harpy Canyon", "use Mindful Owl/top on 2", "discard 1", "pass")
    assert worth(harpy, "Borderwatch Bog") == 1 - 8


def test_most_decay() -> None:
    """MV-DECIDE-58: printed decay on all 20 cards, not the Workshop; every copy scores."""
    two = {"vales": ["Haunted Hollow"] * 2, "fill": BLANK}
    state = end({**two, "deck": [cursed("Lifebringer Seed/middle")]}, {"fill": BLANK})
    assert worth(state, "Haunted Hollow") == 14
    workshop = end({**two, "workshop": ["Stag/top"]}, {"fill": BLANK})
    assert worth(workshop, "Haunted Hollow") == 0
    three = end({**two, "discard": [CURSED]}, {"fill": BLANK}, {"fill": BLANK, "on_deck": CURSED})
    assert worth(three, "Haunted Hollow") == 0


def test_symbols_made_by_text_count() -> None:
    """MV-DECIDE-62: Pridelord counts Ent Guard's guardians, Gaia's Chosen does not."""
    card = on("Pridelord", "Ent Guard/middle")
    plain = worth(end({"field": [on("Ent Guard/middle")]}), on("Ent Guard/middle"))
    assert worth(end({"field": [card]}), card) == plain + 4
    chosen = on("Gaia's Chosen", "Podlings/middle", "Ent Guard/bottom")
    symbols = sum(CARDS.advancements["Ent Guard"].symbols) + 1
    assert worth(end({"field": [chosen]}), chosen) == 2 + symbols + plain


def test_totals_below_zero() -> None:
    """MV-DECIDE-85: a total may be below zero and is compared as it stands."""
    state = end({"vales": ["Medusa Grotto"]}, {"vales": ["Gaia's Tears"]})
    assert (state.scores(), state.winners()) == ([-14, -2], [1])
    assert (vp(state), seat(state)["vales"]) == (0, ["Medusa Grotto"])
