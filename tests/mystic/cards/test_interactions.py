"""Pairs of cards that the Decisions speak of."""

from typing import Any

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
    wait,
    worth,
)
from valewright.mystic import State

OWL, HATCHERY, WURM = on("Argent Owl"), on("Hatchery"), on("Burrow Wurm")


# Kept cards


def test_owl_hatchery_and_pool_of_visions() -> None:
    """MV-DECIDE-22: Owls first, then the others in the owner's order, each to the left."""
    player = brink(CURSED, field=[CURSED, CURSED, CURSED, OWL, HATCHERY, SOIL])
    state = do(game({**player, "vales": ["Pool of Visions"]}), "push")
    do(state, "use Hatchery/top on 4", "use Pool of Visions", "keep 4")
    assert field(state)[:3] == [SOIL, HATCHERY, OWL]


def test_leftmost_is_judged_at_the_start_of_the_phase() -> None:
    """MV-DECIDE-22: a Hatchery card that has become the leftmost may still be kept."""
    state = do(harvest(WURM, HATCHERY), "end harvest", "use Burrow Wurm/top on 1")
    assert "use Hatchery/top on 1" in legal(state)


def test_two_effects_on_one_card() -> None:
    """MV-DECIDE-23: the Wurm is not optional; the owner picks one of two effects."""
    state = do(harvest(BLANK, WURM, vales=["Pool of Visions"]), "end harvest")
    assert legal(state) == ["use Burrow Wurm/top on 2", "use Pool of Visions"]
    do(state, "use Pool of Visions", "keep 2")
    assert field(state)[0] == WURM
    assert WURM not in deck(state)


def test_owls_are_not_optional() -> None:
    """MV-DECIDE-23: the card stays without a question."""
    state = do(game(brink(CURSED, field=[CURSED, CURSED, CURSED, OWL])), "push")
    assert (state.to_act, field(state)[0]) == (1, OWL)


def test_a_kept_card_is_not_played() -> None:
    """MV-DECIDE-24: no When Played; its symbols count from the start of Prep."""
    card = on("Goldenwing Gryphon", "Overgrowth/middle")
    state = do(harvest(card, vales=["Pool of Visions"]), "end harvest", "use Pool of Visions")
    do(state, "keep 1")
    assert (state.to_act, field(state)[0]) == (1, on("Overgrowth/middle", "Goldenwing Gryphon"))
    assert (seat(state)["net_decay"], len(field(state))) == (3, 5)


def test_a_new_discard_text_works_at_once() -> None:
    """MV-SLEEVE-11: a Burrow Wurm or Hatchery sleeved now works in this Discard Phase."""
    wurm = rich(harvest(SOIL, BLANK, commons=["Burrow Wurm/middle"], on_deck=CURSED))
    do(wurm, "buy Burrow Wurm", "end harvest", "sleeve Burrow Wurm/middle on 2")
    assert (discards(wurm), deck(wurm)[-1]) == ([SOIL], on("Burrow Wurm/middle"))
    kept = rich(harvest(SOIL, BLANK, commons=["Hatchery/middle"], on_deck=CURSED))
    do(kept, "buy Hatchery", "end harvest", "sleeve Hatchery/middle on 2")
    assert legal(kept) == ["go on", "use Hatchery/middle on 2"]
    do(kept, "use Hatchery/middle on 2")
    assert (discards(kept), field(kept)[0]) == ([SOIL], on("Hatchery/middle"))


def test_a_new_hatchery_on_the_leftmost_card_keeps_nothing() -> None:
    """MV-SLEEVE-11, MV-CARD-hatchery-1: sleeved on the leftmost card it is of no use yet."""
    state = rich(harvest(SOIL, BLANK, commons=["Hatchery/middle"]))
    do(state, "buy Hatchery", "end harvest", "sleeve Hatchery/middle on 1")
    assert discards(state) == [f"{SOIL} + Hatchery/middle", BLANK]


def test_a_new_text_of_another_moment_waits() -> None:
    """MV-SLEEVE-11: what works in Harvest or when played waits for the next appearance."""
    state = rich(harvest(SOIL, BLANK, commons=["Aurora/middle"]))
    do(state, "buy Aurora", "end harvest", "sleeve Aurora/middle on 2")
    assert (vp(state), discards(state)) == (0, [SOIL, on("Aurora/middle")])


# Planting, Prep and savers


ORACLE = on("Lifetap Oracle")


@pytest.mark.parametrize("phase", ["prep", "planting"])
def test_guardians_for_the_oracle(phase: str) -> None:
    """MV-DECIDE-44, MV-CARD-conclave-of-ents-1: one more guardian, one more search, in Prep too."""
    vales = ["Conclave of Ents"]
    state = game({"on_deck": ORACLE, "deck": [SOIL, SOIL], "vales": vales}, phase=phase)
    if phase == "planting":
        do(state, "push")
    assert legal(state) == ["use Lifetap Oracle/top on 1", "use Conclave of Ents"]
    plain = do(state.clone(), "use Lifetap Oracle/top on 1", "discard Fertile Soil/top")
    assert plain.decision != "search"
    do(state, "use Conclave of Ents", "guard 1")
    assert state.decision == "search"
    do(state, "discard Fertile Soil/top", "discard Fertile Soil/top")
    assert discards(state) == [SOIL, SOIL]
    assert seat(state)["vale_marks"] == [1]


def test_wildfire_ember_for_the_oracle() -> None:
    """MV-DECIDE-44, MV-CARD-wildfire-ember-1: 2 guardians in Prep, and three searches."""
    ember = {"amulet": "Wildfire Ember", "token": "active"}
    state = game({"on_deck": ORACLE, "deck": [SOIL] * 3, **ember}, phase="prep")
    assert legal(state) == ["use Lifetap Oracle/top on 1", "evoke Wildfire Ember"]
    do(state, "evoke Wildfire Ember", "guard 1", *["discard Fertile Soil/top"] * 3)
    assert discards(state) == [SOIL] * 3
    assert seat(state)["token"] == "spent"


def test_no_guardians_where_none_count() -> None:
    """MV-DECIDE-44: Prep asks only before a text that counts guardians."""
    ember = {"amulet": "Wildfire Ember", "token": "active", "vales": ["Conclave of Ents"]}
    owl = on("Mindful Owl")
    state = game({"on_deck": owl, "deck": [CURSED] * 5, **ember}, phase="prep")
    assert state.to_act == 1


def test_silver_tree_takes_the_oracle_away() -> None:
    """MV-DECIDE-44, MV-DECIDE-47: a card discarded before its text leaves nothing to resolve."""
    state = game(
        {
            "field": [SOIL],
            "on_deck": ORACLE,
            "deck": [CURSED] * 4,
            "vales": ["Silver Tree"],
            "amulet": "Wildfire Ember",
            "token": "active",
        }
    )
    do(state, "push", "evoke Wildfire Ember", "Silver Tree first", "discard 2", "mana")
    assert (state.decision, field(state)) == ("plant", [SOIL])


def kept_over(*deck_cards: str, **player: Any) -> State:
    """A Hatchery card with 2 decay is kept, and the on-deck card shows 2 more."""
    kept = cursed("Stag/bottom", "Hatchery/middle")
    state = harvest(BLANK, kept, on_deck=cursed("Stag/middle"), deck=[*deck_cards], **player)
    return do(state, "end harvest", "use Hatchery/middle on 2")


def test_prep_may_spoil_before_its_first_card() -> None:
    """MV-PREP-13: a kept card and the on-deck card make four at the very start."""
    state = kept_over(BLANK)
    assert seat(state)["spoiled"]
    assert field(state) == [cursed("Stag/bottom", "Hatchery/middle")]
    assert seat(state)["on_deck"] == cursed("Stag/middle")


def test_savers_at_the_start_of_prep() -> None:
    """MV-PREP-13, MV-DECIDE-21: saved at a net decay of 3, the first card is still played."""
    state = kept_over(BLANK, vales=["Blooming Arbor"])
    assert legal(state) == ["spoil", "use Blooming Arbor"]
    do(state, "use Blooming Arbor")
    assert not seat(state)["spoiled"]
    assert field(state) == [cursed("Stag/bottom", "Hatchery/middle"), cursed("Stag/middle")]
    assert (seat(state)["on_deck"], seat(state)["net_decay"]) == (BLANK, 3)


def test_unicorn_at_the_start_of_prep() -> None:
    """MV-PREP-13, MV-DECIDE-12: on-deck it averts the spoil, and is then played."""
    unicorn = cursed("Stag/bottom", "Unicorn/middle")
    state = game({"field": [CURSED] * 2, "on_deck": unicorn, "deck": [BLANK]}, phase="prep")
    assert field(state)[2] == unicorn
    assert seat(state)["spoiled"]


def test_planting_may_start_over_the_limit() -> None:
    """MV-DECIDE-10, MV-DECIDE-53: after GinGan's offer, with the usual savers."""
    other = {"field": [CURSED] * 3, "on_deck": BLANK, "deck": [CURSED], "vales": ["Blooming Arbor"]}
    state = game({"field": ["GinGan upgraded"]}, other, phase="harvest")
    do(state, "use GinGan upgraded on 1", "discard on-deck card", "end harvest")
    assert (state.to_act, legal(state)) == (1, ["spoil", "use Blooming Arbor"])
    do(state, "spoil")
    assert seat(state, 1)["token"] == "active"


def test_gingans_neighbours_use_their_own_cards() -> None:
    """MV-DECIDE-53: own pile, own deck, reshuffled if necessary; and a card to discard."""
    other = {"on_deck": SOIL, "discard": [BLANK] * 19}
    state = game({"field": ["GinGan upgraded"]}, other, phase="harvest")
    do(state, "use GinGan upgraded on 1", "discard on-deck card")
    assert (len(deck(state, 1)), discards(state, 1)) == (19, [])
    alone = game({"field": ["GinGan upgraded"]}, {}, phase="harvest")
    assert "use GinGan upgraded on 1" not in legal(alone)


def test_a_drop_below_three_does_not_restart_prep() -> None:
    """MV-DECIDE-10: the neighbour's new on-deck card has no decay; the field stays."""
    other = {"field": [CURSED, CURSED], "on_deck": CURSED, "deck": [BLANK]}
    state = game({"field": ["GinGan upgraded"]}, other, phase="harvest")
    do(state, "use GinGan upgraded on 1", "discard on-deck card", "end harvest")
    assert (state.to_act, legal(state), len(field(state, 1))) == (1, ["pass", "push"], 2)


def test_ember_mana_outside_harvest() -> None:
    """MV-DECIDE-45: held for the harvest of the same window, lost if that is skipped."""
    player = brink(CURSED, amulet="Wildfire Ember", token="active")
    state = do(game(player), "evoke Wildfire Ember", "mana", "pass")
    assert mana(state) == 3 + 1
    lost = do(game(player), "evoke Wildfire Ember", "mana", "push")
    assert (lost.to_act, seat(lost)["next_harvest"]) == (1, [0, 0, 0])


def test_an_amulet_works_once_per_turn() -> None:
    """MV-DECIDE-46: turned active again by Amberwood it waits; a regular token does not."""
    state = rich(harvest(amulet="Moon Stone", token="active", display=["Amberwood"]))
    do(state, "evoke Moon Stone", "buy Amberwood", "activate token")
    assert seat(state)["token"] == "active"
    assert "evoke Moon Stone" not in legal(state)
    do(wait(do(state, "end harvest")), "pass")
    assert "evoke Moon Stone" in legal(state)


def test_silver_tree_replaces_the_on_deck_card() -> None:
    """MV-DECIDE-47: at once; no check in Harvest, the usual one in the would-spoil window."""
    tree = {"vales": ["Silver Tree"], "token": "active"}
    state = harvest(*[CURSED] * 3, on_deck=BLANK, deck=[CURSED], **tree)
    do(state, "spend token", "discard on-deck")
    assert (state.decision, seat(state)["on_deck"]) == ("harvest", CURSED)
    charm = do(game(brink(CURSED, BLANK, amulet="Rootwood Charm", **tree)), "push")
    do(charm, "evoke Rootwood Charm", "Silver Tree first", "discard on-deck")
    assert (charm.decision, seat(charm)["net_decay"], seat(charm)["on_deck"]) == ("plant", 2, BLANK)


def test_wildfire_ember_with_silver_tree_averts_a_spoil() -> None:
    """MV-DECIDE-47, MV-DECIDE-44: evoked in the window for the Tree alone."""
    tree = {"vales": ["Silver Tree"], "token": "active", "amulet": "Wildfire Ember"}
    state = do(game(brink(CURSED, BLANK, **tree)), "push")
    assert legal(state) == ["spoil", "evoke Wildfire Ember"]
    do(state, "evoke Wildfire Ember", "token first", "mana", "discard 1")
    assert (state.decision, seat(state)["net_decay"]) == ("plant", 3)
    do(state, "pass")
    assert mana(state) == 2 + 1
    bare = do(game(brink(CURSED, token="active", amulet="Wildfire Ember")), "push")
    assert bare.to_act == 1


def test_silver_tree_in_prep() -> None:
    """MV-DECIDE-47: the check after it lets Prep go on."""
    tree = {"vales": ["Silver Tree"], "token": "active", "amulet": "Rootwood Charm"}
    start = {"field": [CURSED] * 2, "on_deck": CURSED, "deck": [CURSED, BLANK, CURSED, CURSED]}
    state = game({**start, **tree}, phase="prep")
    do(state, "evoke Rootwood Charm", "token first", "discard on-deck")
    assert (seat(state)["spoiled"], seat(state)["net_decay"]) == (False, 3)


def test_when_harpy_canyon_can_be_used() -> None:
    """MV-DECIDE-48: at push or pass, not in the would-spoil window; the on-deck card stays."""
    player = brink(CURSED, field=[*[CURSED] * 3, on("Calm Weather")], vales=["Harpy Canyon"])
    state = game(player)
    again = do(state.clone(), "use Harpy Canyon", "use Calm Weather/top on 4")
    assert again.view(0)["sees"] == [CURSED]
    do(again, "discard it")
    assert (seat(again)["on_deck"], legal(again)) == (BLANK, ["pass", "push"])
    assert do(state, "push").to_act == 1


def test_a_check_follows_harpy_canyon() -> None:
    """MV-DECIDE-48: discarding the growth that kept the field safe spoils it."""
    cards = [*[CURSED] * 4, on("Overgrowth"), on("Mindful Owl")]
    state = game({"field": cards, "on_deck": BLANK, "vales": ["Harpy Canyon"]})
    do(state, "use Harpy Canyon", "use Mindful Owl/top on 6", "discard 5")
    assert state.to_act == 1


# Harvest


def test_nothing_is_taken_back_or_counted_twice() -> None:
    """MV-DECIDE-27: a rise is added; leaving takes nothing back, moving adds nothing."""
    state = harvest(on("Totem Chief"), vales=["Conclave of Ents"])
    do(state, "use Conclave of Ents", "guard 1")
    assert spirits(state) == {"sky": 2}
    gone = do(harvest(SOIL, vales=["Silver Tree"], token="active"), "spend token", "discard 1")
    assert mana(gone) == 2
    moved = harvest(on("Wellspring"), BLANK, vales=["Wayfarer Portal"])
    do(moved, "use Wayfarer Portal", "move from 1", "move Wellspring/top", "move to 2")
    assert mana(moved) == 2


def test_the_same_card_is_not_credited_twice() -> None:
    """MV-DECIDE-27: a buried card that comes back gives nothing; an equal other card does."""
    explorer = on("Canopy Explorer")
    crystal = {"amulet": "Deepriver Crystal", "token": "active"}
    other = harvest(explorer, CURSED, deck=[CURSED], fill=BLANK, **crystal)
    do(other, "evoke Deepriver Crystal", "bury 2", "use Canopy Explorer/top on 1")
    assert (mana(other), field(other)) == (2, [explorer, CURSED])
    same = harvest(explorer, CURSED, discard=[BLANK] * 18, **crystal)
    do(same, "evoke Deepriver Crystal", "bury 2", "use Canopy Explorer/top on 1")
    assert (mana(same), field(same)) == (1, [explorer, CURSED])


def test_crystal_cavern_fills_the_gap() -> None:
    """MV-DECIDE-32: it replaces a level-1 vale bought in the same turn, or a later one."""
    state = game(
        {"vales": ["Crystal Cavern"]}, phase="harvest", vales=["Split Rock"], vale_decks=[[], []]
    )
    rich(state)
    do(state, "use Crystal Cavern", "buy Split Rock", "end harvest")
    assert state.view(0)["vales"][0] == "Crystal Cavern"


def test_discounts_together() -> None:
    """MV-DECIDE-34: Chorus and Nepeto add up; Eagle's Cry Peak makes it 0."""
    commons = ["Podlings/top", "Wayfinder/middle", "-", "Plow/bottom"]
    cards = ["Nepeto upgraded", on("Earthchant Chorus"), BLANK]
    prices = cost("Podlings") + cost("Wayfinder") + cost("Plow") - 4
    state = rich(harvest(*cards, commons=commons), prices)
    do(state, "buy Podlings", "buy Wayfinder", "use Earthchant Chorus/top on 2", "buy Plow")
    assert mana(state) == 0
    free = harvest(BLANK, vales=["Eagle's Cry Peak"], commons=["Plow/top"])
    do(free, "use Eagle's Cry Peak", "buy Plow")
    assert (mana(free), purse(free)["buys"]) == (0, 1)


def test_pathfinder_means_the_printed_cost() -> None:
    """MV-DECIDE-34: a discount does not bring a piece into its reach."""
    commons = ["Nightvale Pathfinder/middle", "Magic Seed/bottom"]
    state = rich(harvest(on("Earthchant Chorus"), BLANK, commons=commons))
    do(state, "buy Nightvale Pathfinder")
    assert "claim Magic Seed/bottom" not in legal(state)


def test_what_pathfinder_may_claim() -> None:
    """MV-DECIDE-35: with a legal place beside all pending; for Darksoul Ember it was bought."""
    commons = ["Nightvale Pathfinder/top", "Podlings/top", "Wayfinder/middle"]
    ember = {"amulet": "Darksoul Ember", "token": "active"}
    state = rich(harvest(BLANK, commons=commons, **ember))
    do(state, "buy Nightvale Pathfinder")
    assert "claim Podlings/top" not in legal(state)
    do(state, "claim Wayfinder")
    assert state.view(0)["commons"][2] == []
    do(state, "evoke Darksoul Ember")
    assert "now Wayfinder/middle" in legal(state)


def test_nepetos_soil_is_sleeved_at_once() -> None:
    """MV-DECIDE-37: and its mana is available."""
    state = harvest("Nepeto", BLANK)
    do(state, "use Nepeto on 1", "sleeve Fertile Soil/bottom", "sleeve Fertile Soil/bottom on 2")
    assert mana(state) == 1


def test_nepeto_gives_one_or_the_other() -> None:
    """MV-DECIDE-38, MV-DECIDE-33: after the free Soil there is no third purchase."""
    commons = ["Podlings/top", "Wayfinder/middle", "Plow/bottom"]
    state = rich(harvest("Nepeto upgraded", BLANK, BLANK, commons=commons))
    third = do(state.clone(), "buy Podlings", "buy Wayfinder", "buy Plow")
    assert "use Nepeto upgraded on 1" not in legal(third)
    do(state, "use Nepeto upgraded on 1", "sleeve Fertile Soil/top", "sleeve Fertile Soil/top on 2")
    do(state, "buy Podlings", "buy Wayfinder")
    assert "buy Plow/bottom" not in legal(state)


def test_stream_of_vigor_with_nepeto() -> None:
    """MV-DECIDE-33: three purchases, the third with Nepeto's discount."""
    commons = ["Podlings/top", "Wayfinder/middle", "Plow/bottom"]
    vales = ["Stream of Vigor"]
    state = rich(harvest("Nepeto upgraded", BLANK, vales=vales, commons=commons), 40)
    do(state, "buy Podlings", "buy Wayfinder", "buy Plow")
    assert mana(state) == 40 - cost("Podlings") - cost("Wayfinder") - cost("Plow") + 2
    assert purse(state)["buys"] == 3


# Cyrilla, Guilduin, Dione and neighbours


def test_what_cyrilla_copies() -> None:
    """MV-DECIDE-49: a Harvest text works once for the first card, though the original was used."""
    state = harvest("Cyrilla upgraded", on("Stag"), on("Feral Chieftain"))
    do(state, "use Feral Chieftain/top on 3", "use Cyrilla upgraded on 1", "guard 2")
    do(state, "from player 1", "copy from 3")
    assert vp(state) == 1
    do(state, "use copied Feral Chieftain (1) on 2")
    assert vp(state) == 1 + 3
    assert not [words for words in legal(state) if "Chieftain" in words]


def test_what_cyrilla_cannot_copy() -> None:
    """MV-DECIDE-49: her own text, or covered text; a neighbour's leader she can."""
    covered = on("Wolf Rider", "Plow")
    state = game(
        {"field": ["Cyrilla upgraded", BLANK, covered]}, {"field": ["Ashae"]}, phase="harvest"
    )
    do(state, "use Cyrilla upgraded on 1", "guard 2")
    assert legal(state) == ["copy none", "from player 2"]
    do(state, "from player 2", "copy from 1", "use copied Ashae (1) on 2")
    assert vp(state) == 2


def test_cyrilla_on_the_on_deck_card() -> None:
    """MV-DECIDE-49: a Harvest text copied there is useless."""
    state = harvest("Cyrilla upgraded", on("Feral Chieftain"), on_deck=BLANK)
    do(state, "use Cyrilla upgraded on 1", "guard on-deck", "from player 1", "copy from 2")
    assert [words for words in legal(state) if "Chieftain" in words] == [
        "use Feral Chieftain/top on 2"
    ]


def test_cyrilla_is_not_barkarb() -> None:
    """MV-DECIDE-64: a copied Barkarb text does not turn Cyrilla over."""
    state = game(
        {"field": ["Cyrilla upgraded", SOIL]}, {"field": ["Old Barkarb upgraded"]}, phase="harvest"
    )
    do(state, "use Cyrilla upgraded on 1", "guard 1", "from player 2", "copy from 1")
    assert not [words for words in legal(state) if words.startswith("turn back")]


def test_cyrilla_is_mandatory_where_guardians_earn_vp() -> None:
    """MV-DECIDE-26: the engine asks for the choice before it resolves Feral Chieftain."""
    state = do(harvest("Cyrilla", on("Feral Chieftain")), "end harvest")
    assert state.decision == "add guardians"
    assert vp(do(state, "guard 2")) == 2
    assert do(harvest("Cyrilla", SOIL), "end harvest").to_act == 1


def test_what_guilduin_copies() -> None:
    """MV-DECIDE-50: symbols credited once more, Ongoing text for his own too, no When Played."""
    card = on("Stag Champion", "Mindful Owl/middle", "Forest Song/bottom")
    state = harvest("Guilduin upgraded", card)
    due = purse(state)["vp_due"]
    do(state, "use Guilduin upgraded on 1", "copy 2")
    assert purse(state)["vp_due"] == 2 * due
    assert state.decision == "harvest"
    leader = state.table.players[0].field[0]
    assert leader.plain.name == "Guilduin upgraded"
    assert worth(state, "Guilduin upgraded") == 1


def test_as_if_in_the_own_field() -> None:
    """MV-DECIDE-51: borrowed cards count as field cards, but cannot be moved or sleeved on."""
    state = game(
        {"field": ["Dione upgraded", on("Aurora"), BLANK]},
        {"on_deck": BLANK},
        {"on_deck": SOIL},
        phase="harvest",
        commons=["Plow/middle"],
    )
    do(state, "use Dione upgraded on 1", "use Aurora/top on 2")
    assert vp(state) == 2
    do(rich(state), "buy Plow", "end harvest")
    assert legal(state) == ["sleeve Plow/middle on 2", "sleeve Plow/middle on 3"]
    do(state, "sleeve Plow/middle on 3")
    assert seat(state, 1)["on_deck"] == BLANK


def test_dione_borrows_a_guilduin() -> None:
    """MV-DECIDE-51: a borrowed leader's Harvest text is used on the borrower's field."""
    state = game(
        {"field": ["Dione upgraded", on("Wellspring")]},
        {"on_deck": "Guilduin upgraded"},
        phase="harvest",
    )
    do(state, "use Dione upgraded on 1")
    before = mana(state)
    do(state, "use Guilduin upgraded on 3", "copy 2")
    assert mana(state) == before + 2
    assert seat(state, 1)["on_deck"] == "Guilduin upgraded"


def test_dione_borrows_a_nepeto() -> None:
    """MV-DECIDE-51: the third purchase of a borrowed Nepeto."""
    commons = ["Podlings/top", "Wayfinder/middle", "Plow/bottom"]
    state = game(
        {"field": ["Dione upgraded", BLANK]},
        {"on_deck": "Nepeto upgraded"},
        phase="harvest",
        commons=commons,
    )
    do(rich(state), "use Dione upgraded on 1", "buy Podlings", "buy Wayfinder", "buy Plow")
    assert (purse(state)["buys"], "buy Fertile Soil/top" in legal(state)) == (3, False)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_neighbours(players: int) -> None:
    """MV-DECIDE-52: one opponent counts once; from three on, left and right and nobody else."""
    texts = ("Dawnsinger", "Dawnsinger", "Woodland Warden", "Dawnsinger")
    others = [{"on_deck": SOIL, "field": [on(text)]} for text in texts[: players - 1]]
    state = game({"field": ["Dione upgraded"]}, *others, phase="harvest")
    assert len(purse(do(state, "use Dione upgraded on 1"))["borrowed"]) == min(2, players - 1)
    copy = game({"field": ["Cyrilla upgraded", BLANK]}, *others, phase="harvest")
    do(copy, "use Cyrilla upgraded on 1", "guard 2")
    near = {2: ["from player 2"], 3: ["from player 2", "from player 3"]}
    expected = near.get(players, ["from player 2", f"from player {players}"])
    assert legal(copy) == ["copy none", *expected]


# VP, symbols, growth


def test_what_stag_champion_doubles() -> None:
    """MV-DECIDE-54: each gain of its card, four times with two; not what a vale gives for it."""
    twice = on("Stag Champion", "Stag Champion/middle", "Forest Song/bottom")
    blue = printed("Stag Champion").get("vp", 0)
    assert purse(harvest(twice))["vp_due"] == 4 * (1 + 2 * blue)
    warden = do(
        harvest(on("Stag Champion", "Feral Chieftain/middle")), "use Feral Chieftain/middle on 1"
    )
    assert vp(warden) == 2 * 2
    sowers = rich(harvest(on("Stag Champion", "Seed Sowers/middle")), 4)
    do(sowers, "use Seed Sowers/middle on 1", "sow 2 mana", "sow 2 mana")
    assert vp(do(sowers, "done")) == 4
    garden = rich(harvest(on("Stag Champion", "Overgrowth/middle"), display=["Sky Garden"]))
    assert vp(do(garden, "buy Sky Garden", "cash in")) == 4


def test_order_on_one_card() -> None:
    """MV-DECIDE-56: Ent Guard's guardians feed Grovetender; Wind Whisperer comes after Nymph."""
    card = on("Nymph", "Ent Guard/middle", "Wind Whisperer/bottom")
    guardians = 1 + printed("Ent Guard").get("guardian", 0) + 1
    own = sum(printed("Wind Whisperer").get(k, 0) for k in ("animal", "forest", "sky", "wild"))
    assert spirits(harvest(card)) == {"wild": guardians + own}
    tender = on("Podlings", "Ent Guard/middle", "Grovetender/bottom")
    growth = printed("Ent Guard").get("guardian", 0) + 1
    assert seat(game({"field": [tender]}))["net_decay"] == -growth


def test_growth_for_sky_garden() -> None:
    """MV-DECIDE-59: field, on-deck, usable vales and effects; cards that entered in this harvest.

    Ancient Liferoots bought in the same turn is not included.
    """
    player = {
        "vales": ["Ancient Liferoots"],
        "on_deck": on("Grassland"),
        "deck": [on("Overgrowth")],
    }
    display = ["Sky Garden"]
    state = rich(harvest(on("Canopy Explorer"), display=display, **player))
    do(state, "use Canopy Explorer/top on 1", "buy Sky Garden", "cash in")
    assert vp(state) == 2 * (1 + 1 + 2)
    roots = rich(harvest(on("Grassland"), display=["Sky Garden", "Ancient Liferoots"]))
    do(roots, "buy Ancient Liferoots")
    while roots.decision == "pay":
        roots.play(roots.legal_moves()[0])
    do(roots, "buy Sky Garden", "cash in")
    assert vp(roots) == 2


# Leaders that turn over


def test_barkarb_turns_back_at_any_moment() -> None:
    """MV-DECIDE-64: no purchase; the other side shows at once."""
    state = harvest("Old Barkarb upgraded", SOIL, BLANK, workshop=["Plow/top"])
    do(state, "turn back Old Barkarb")
    assert legal(state) == ["end harvest", "use Old Barkarb on 1"]
    assert purse(state)["buys"] == 0
    do(state, "end harvest", "stash Fertile Soil/top")
    assert "Old Barkarb" in discards(state)


def test_xanos_may_be_upgraded_again() -> None:
    """MV-DECIDE-64: at full cost and for a purchase; -40 if she is not turned back in time."""
    state = rich(harvest("Xanos"), 2)
    do(state, "upgrade Xanos")
    assert (mana(state), purse(state)["buys"]) == (0, 1)
    do(state, "end harvest")
    assert worth(state, "Xanos upgraded") == -40


def test_upgraded_side_works_from_the_discard_phase() -> None:
    """MV-DECIDE-65: only the harvest is excluded; the new side is kept, say, as it is."""
    state = rich(harvest(BLANK, "Silverwing", vales=["Pool of Visions"]))
    do(state, "upgrade Silverwing", "end harvest")
    assert field(state)[1] == "Silverwing upgraded"
    do(state, "use Pool of Visions", "keep 2")
    assert field(state)[0] == "Silverwing upgraded"


def test_yaquei_gains_first() -> None:
    """MV-DECIDE-65: mana for the field as it was, then up to 9."""
    state = harvest("Yaquei upgraded", fill=BLANK)
    assert mana(do(state, "use Yaquei upgraded on 1")) == 6
    assert len(field(state)) == 9


# Pending pieces and what leaves the field


def test_what_wayfarer_portal_can_move() -> None:
    """MV-DECIDE-82: covered eclipse pieces too; nothing printed, no leader, nothing pending."""
    covered = on("Frostbane", "Plow")
    state = harvest(covered, on("Podlings"), SOIL, "Taeda", vales=["Wayfarer Portal"])
    do(state, "use Wayfarer Portal")
    assert legal(state) == ["move from 1"]
    do(state, "move from 1")
    assert legal(state) == ["move Frostbane/top"]
    do(state, "move Frostbane/top", "move to 2")
    assert field(state)[:2] == [on("Plow"), on("Frostbane", "Podlings")]


def test_portal_bares_the_next_eclipse_piece() -> None:
    """MV-DECIDE-39, MV-DECIDE-82: with the cover gone, the upper one of two shows."""
    stack = on("Frostbane", "Sundered Land", "Plow")
    state = harvest(stack, BLANK, vales=["Wayfarer Portal"])
    do(state, "use Wayfarer Portal", "move from 1", "move Plow/top", "move to 2")
    assert field(state) == [on("Frostbane", "Sundered Land"), on("Plow")]
    assert state.table.players[0].field[0].mana == 3


@pytest.mark.parametrize("name", ["Deepriver Crystal", "Silver Tree"])
def test_a_pending_piece_keeps_its_place(name: str) -> None:
    """MV-DECIDE-30: the only card with a place for it cannot leave."""
    extra = {"amulet": name} if name == "Deepriver Crystal" else {"vales": [name]}
    state = rich(harvest(BLANK, SOIL, commons=["Plow/top"], token="active", **extra))
    do(state, "buy Plow", "evoke Deepriver Crystal" if "amulet" in extra else "spend token")
    assert "bury 1" not in legal(state)
    assert "discard 1" not in legal(state)
    assert {"bury 2", "discard 2"} & set(legal(state))


def test_portal_and_barkarb_leave_places() -> None:
    """MV-DECIDE-30: neither may use up the last place of a pending piece."""
    state = rich(harvest(on("Wellspring"), BLANK, vales=["Wayfarer Portal"], commons=["Plow/top"]))
    do(state, "buy Plow")
    moves = do(state, "use Wayfarer Portal", "move from 1", "move Wellspring/top")
    assert legal(moves) == ["move to 2"]
    barkarb = harvest("Old Barkarb upgraded", BLANK, workshop=["Hawk/middle"], commons=["Plow/top"])
    do(rich(barkarb), "buy Plow")
    assert "use Old Barkarb upgraded on 1" not in legal(barkarb)


def test_chorus_place_is_protected() -> None:
    """MV-DECIDE-36, MV-DECIDE-30: the declared place is neither filled nor carried away."""
    chorus = on("Earthchant Chorus")
    extra = {"amulet": "Deepriver Crystal", "token": "active", "vales": ["Wayfarer Portal"]}
    cards = [chorus, on("Wellspring/middle"), BLANK]
    state = rich(harvest(*cards, commons=["Plow/middle"], **extra))
    do(state, "use Earthchant Chorus/top on 1", "buy Plow")
    portal = do(state.clone(), "use Wayfarer Portal", "move from 2", "move Wellspring/middle")
    assert legal(portal) == ["move to 3"]
    do(state, "evoke Deepriver Crystal")
    assert legal(state) == ["bury 2", "bury 3"]
    do(state, "bury 2", "end harvest")
    assert legal(state) == ["sleeve Plow/middle on 1"]


def test_deepriver_after_sleeving() -> None:
    """MV-DECIDE-83: a card just crafted can go to the bottom in the Discard Phase."""
    extra = {"amulet": "Deepriver Crystal", "token": "active"}
    state = rich(harvest(BLANK, SOIL, commons=["Plow/top"], on_deck=CURSED, **extra))
    do(state, "buy Plow", "end harvest", "sleeve Plow/top on 1")
    assert legal(state) == ["go on", "evoke Deepriver Crystal"]
    do(state, "evoke Deepriver Crystal", "bury 1")
    assert deck(state)[-1] == on("Plow")


def test_hempero_and_stacks() -> None:
    """MV-CARD-hempero-upgraded-1 with stacked duplicates: any piece of a stack may be removed."""
    commons = ["-", "-", "-", ["Plow/top", "Plow/middle"]]
    state = game(
        {"field": ["Hempero"]}, phase="harvest", commons=commons, options={"stacked": True}
    )
    do(state, "use Hempero on 1", "remove Plow/middle")
    assert state.view(0)["commons"][3] == ["Plow/top"]
