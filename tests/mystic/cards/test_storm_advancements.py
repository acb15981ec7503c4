"""Mana Storm advancements with a text, one tiny game each."""

import pytest

from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
    brink,
    cost,
    cursed,
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
    spirits,
    vp,
    worth,
)

OWL = on("Argent Owl")


def test_argent_owl() -> None:
    """MV-CARD-argent-owl-1: it stays through a spoil and is the leftmost card of the next field."""
    player = brink(CURSED, CURSED, CURSED, CURSED)
    state = do(game({**player, "field": [CURSED, CURSED, CURSED, OWL]}), "push")
    assert field(state)[0] == OWL
    assert (seat(state)["token"], len(discards(state))) == ("active", 4)
    passed = do(game({**player, "field": [CURSED, OWL]}), "pass", "end harvest")
    assert OWL in discards(passed)


def test_several_argent_owls() -> None:
    """MV-CARD-argent-owl-2: all stay, in the player's order; Hatchery's card goes to their left."""
    other, hatchery = on("Argent Owl/middle"), on("Hatchery")
    player = brink(CURSED, field=[CURSED, CURSED, CURSED, OWL, other, hatchery])
    state = do(game(player), "push")
    assert legal(state) == ["use Argent Owl/top on 4", "use Argent Owl/middle on 5"]
    do(state, "use Argent Owl/middle on 5", "use Hatchery/top on 4")
    assert field(state)[:3] == [hatchery, OWL, other]


def test_magic_mushroom() -> None:
    """MV-CARD-magic-mushroom-1: the own token, regular or amulet, may turn active."""
    for amulet in (None, "Moon Stone"):
        state = do(game({"on_deck": on("Magic Mushroom"), "amulet": amulet}), "push")
        assert legal(state) == ["leave token", "activate token"]
        assert seat(do(state, "activate token"))["token"] == "active"


def test_nightvale_pathfinder() -> None:
    """MV-CARD-nightvale-pathfinder-1, MV-ABILITY-10, MV-BUY-11: claims a piece of cost 1 to 6."""
    commons = ["Nightvale Pathfinder/top", "Podlings/top", "Magic Seed/top"]
    state = rich(harvest(BLANK, BLANK, commons=commons), cost("Nightvale Pathfinder"))
    do(state, "buy Nightvale Pathfinder")
    soils = [f"claim Fertile Soil/{slot}" for slot in ("top", "middle", "bottom")]
    assert legal(state) == ["claim none", "claim Podlings/top", *soils]
    do(state, "claim Podlings")
    assert purse(state)["pending"] == ["Nightvale Pathfinder/top", "Podlings/top"]
    assert (purse(state)["buys"], mana(state)) == (1, 0)


def test_pathfinder_claims_a_pathfinder() -> None:
    """MV-CARD-nightvale-pathfinder-2, MV-REPLENISH-07: the second one claims in its turn."""
    commons = ["Nightvale Pathfinder/top", "Nightvale Pathfinder/middle", "Podlings/bottom"]
    state = rich(harvest(BLANK, commons=commons))
    do(state, "buy Nightvale Pathfinder/top", "claim Nightvale Pathfinder/middle")
    do(state, "claim Podlings")
    assert len(purse(state)["pending"]) == 3
    assert state.view(0)["commons"][:3] == [[], [], []]
    do(state, "end harvest", *[f"sleeve {x} on 1" for x in commons])
    assert all(state.view(0)["commons"][:3])


@pytest.mark.parametrize(
    ("others", "high"), [((), False), (("Sentry/middle", "Arbor Overseer/bottom"), True)]
)
def test_pridelord(others: tuple[str, ...], high: bool) -> None:
    """MV-DECIDE-74: worth more with enough guardians on its card."""
    card = on("Pridelord", *others)
    plain = sum(worth(end({"field": [on(x)]}), on(x)) for x in others)
    assert (worth(end({"field": [card]}), card) - plain > 0) == high


def test_ent_guard() -> None:
    """MV-CARD-ent-guard-1, MV-CARD-ent-guard-2: +1 guardian for each level-1 piece, Soil too."""
    own = printed("Ent Guard").get("guardian", 0)
    state = harvest("Fertile Soil/top + Podlings/middle + Ent Guard/bottom", BLANK)
    assert state.table.players[0].field[0].guardian == own + 2


@pytest.mark.parametrize(
    ("blanks", "expected"),
    [(0, 0), (1, 2), (2, 2), (3, 3), (4, 3), (5, 6), (6, 6), (7, 13), (8, 13)],
)
def test_gaias_kin(blanks: int, expected: int) -> None:
    """MV-CARD-gaias-kin-1."""
    kin = on("Gaia's Kin")
    assert worth(end({"field": [kin], "deck": [BLANK] * blanks}), kin) == expected


def test_gaias_kin_with_a_leader() -> None:
    """MV-CARD-gaias-kin-2, MV-LEADER-10: a leader card is not blank."""
    kin = on("Gaia's Kin")
    state = end({"field": [kin, "Taeda"], "deck": [BLANK] * 6})
    assert worth(state, kin) == 6


def test_magpie() -> None:
    """MV-CARD-magpie-1: picked cards are shuffled into the deck; the on-deck card stays."""
    magpie = on("Magpie")
    state = harvest(magpie, on_deck=BLANK, discard=[SOIL, SOIL, CURSED])
    do(state, "use Magpie/top on 1", "return Fertile Soil/top", "done")
    assert (discards(state), deck(state).count(SOIL)) == ([SOIL, CURSED], 1)
    assert seat(state)["on_deck"] == BLANK


def test_magpie_without_cards() -> None:
    """MV-CARD-magpie-2: the picked cards are the new deck; no discard pile, no effect."""
    magpie = on("Magpie")
    state = harvest(magpie, on_deck=BLANK, discard=[SOIL] * 18)
    do(state, "use Magpie/top on 1", "return Fertile Soil/top", "done")
    assert deck(state) == [SOIL]
    assert "use Magpie/top on 1" not in legal(harvest(magpie))


def test_magpie_picks_none() -> None:
    """MV-CARD-magpie-1: the deck is not shuffled."""
    state = harvest(on("Magpie"), deck=[SOIL, BLANK], discard=[CURSED])
    do(state, "use Magpie/top on 1", "done")
    assert deck(state)[:2] == [SOIL, BLANK]


def test_moss_troll() -> None:
    """MV-CARD-moss-troll-1: 2 VP for each guardian, then it is discarded; the spoil goes on."""
    troll = cursed("Sentry/bottom", "Moss Troll/middle")
    state = do(game(brink(troll, SOIL, CURSED, CURSED)), "push")
    assert (vp(state), state.to_act, seat(state)["token"]) == (4, 1, "active")
    assert troll in discards(state)
    assert field(state)[0] == SOIL
    assert vp(do(harvest(on("Moss Troll")), "end harvest")) == 0


def test_vale_bearer() -> None:
    """MV-DECIDE-74: three guardians on the card bring a spirit of each kind."""
    own = {k: n for k, n in printed("Vale Bearer").items() if k in ("animal", "forest", "sky")}
    assert spirits(harvest(on("Vale Bearer"))) == own
    state = harvest(on("Vale Bearer", "Grove Guardian/middle"))
    assert spirits(state) == {k: own.get(k, 0) + 1 for k in ("animal", "forest", "sky")}


def test_dawnfire_dragon() -> None:
    """MV-CARD-dawnfire-dragon-1: +1 for each level-3 advancement anywhere, its own too."""
    dragon = on("Dawnfire Dragon")
    state = end(
        {"field": [dragon], "deck": [on("Stag")], "discard": [on("Overgrowth", "Plow/middle")]}
    )
    assert worth(state, dragon) == 3


def test_dawnfire_dragon_counts_covered_pieces() -> None:
    """MV-CARD-dawnfire-dragon-2: covered ones count, those in the Workshop do not."""
    dragon = on("Dawnfire Dragon")
    covered = on("Harbinger of Seasons", "Wellspring")
    state = end({"field": [dragon], "deck": [covered], "workshop": ["Stag/top"]})
    assert worth(state, dragon) == 2
