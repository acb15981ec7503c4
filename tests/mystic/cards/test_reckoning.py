"""Once per turn, what cards give a harvest, and how a harvest ends."""

import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from tests.mystic import tiny
from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
    deck,
    discards,
    do,
    field,
    legal,
    mana,
    on,
    purse,
    rich,
    seat,
    spirits,
    vp,
)
from valewright.kernel.errors import BadData
from valewright.mystic.cards import Card, CardBook
from valewright.mystic.catalogue import catalogue, load_cards
from valewright.mystic.state import State, new_game
from valewright.mystic.symbols import SETS

CARDS = load_cards(Path(__file__).parents[1] / "scenarios" / "reckoning.toml")

OWL = on("Mindful Owl")
OTHER_OWL = on("Mindful Owl/middle")
COMMONS_3 = ["-"] * 6


def game(*players: dict[str, Any], **table: Any) -> State:
    """A game with values that no tuning changes."""
    return tiny.game(*players, cards=CARDS, **table)


def harvest(*field: str, **player: Any) -> State:
    """A harvest with values that no tuning changes."""
    return tiny.harvest(*field, cards=CARDS, **player)


def cost(name: str) -> int:
    return CARDS.advancements[name].cost


def two_owls() -> State:
    """All cards in the field but an Owl on-deck; whatever is discarded is revealed next."""
    return game({"field": [OTHER_OWL, *[BLANK] * 18], "on_deck": OWL})


# Once per turn


def test_two_owls_do_not_go_on_for_ever() -> None:
    """MV-ABILITY-02, MV-DECIDE-92: each sends the other away once, then both are used up."""
    state = do(two_owls(), "push", "discard 1", "push", "discard 19")
    assert seat(state)["on_deck"] == OWL
    assert legal(do(state, "push")) == ["pass"]
    assert field(state).count(OWL) == field(state).count(OTHER_OWL) == 1


def test_a_declined_owl_is_not_used_up() -> None:
    """MV-DECIDE-92: a permission that was declined may be used when the card is played again."""
    state = do(two_owls(), "push", "discard 1", "push", "discard none")
    assert legal(state) == ["pass"]
    again = game({"field": [*[BLANK] * 18, OTHER_OWL], "on_deck": OWL})
    do(again, "push", "discard none")
    assert again.table.players[0].used[-1] == 0


def test_the_next_prep_makes_an_owl_new() -> None:
    """MV-DECIDE-05, MV-DECIDE-92: the count runs from Prep to Discard."""
    state = do(two_owls(), "push", "discard 1", "push", "discard 19", "push", "pass", "end harvest")
    assert not state.table.players[0].worn
    assert seat(state)["worn"] == []
    assert all(card is card.plain for card in state.table.players[0].deck)


def test_what_was_used_is_saved_and_sampled() -> None:
    """MV-DECIDE-92: everyone may know it, and a copy of the game keeps it."""
    state = do(two_owls(), "push", "discard 1", "push", "discard 19")
    assert len(seat(state)["worn"]) == 1
    for other in (
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        state.sample(0, random.Random(1)),
        state.sample(1, random.Random(1)),
    ):
        assert seat(other)["worn"] == seat(state)["worn"]
        assert legal(do(other, "push")) == ["pass"]
    fresh = game({"field": [OTHER_OWL, *[BLANK] * 18], "on_deck": OWL})
    assert state != fresh


def test_a_card_that_was_used_can_be_laid_out() -> None:
    """MV-DECIDE-92: a position may hold a card with a used text."""
    used = f"{OWL} {{used 1}}"
    state = game({"field": [*[BLANK] * 19], "on_deck": used})
    assert seat(state)["worn"] == [used]
    assert seat(state)["on_deck"] == OWL
    assert legal(do(state, "push")) == ["pass"]


def test_harpy_canyon_resolves_a_used_text() -> None:
    """MV-DECIDE-92: as though the card had just been played; declining does not make it new."""
    state = game(
        {"field": [BLANK] * 18, "deck": [BLANK], "on_deck": OWL, "vales": ["Harpy Canyon"]}
    )
    do(state, "push", "discard 1", "use Harpy Canyon", "use Mindful Owl on 18", "discard none")
    assert state.table.players[0].used[17] == 1


def test_a_search_is_a_use() -> None:
    """MV-DECIDE-92: Cleansing Rain searched, though nothing was discarded."""
    rain = on("Cleansing Rain")
    state = do(game({"field": [], "on_deck": rain}), "push", "discard none")
    assert state.table.players[0].used[-1] == 1


def test_frostcrown_crest_and_sundial_savanna_once_per_turn() -> None:
    """MV-DECIDE-93, MV-CARD-frostcrown-crest-1, MV-CARD-sundial-savanna-1: evoked twice."""
    state = harvest(
        SOIL,
        token="active",
        vales=["Frostcrown Crest", "Sundial Savanna"],
        display=["Amberwood"],
    )
    rich(do(state, "spend token"), 3, 5)
    do(state, "buy Amberwood", "activate token")
    before = sum(spirits(state).values())
    do(state, "spend token")
    assert mana(state) == 4
    assert sum(spirits(state).values()) == before


def test_silver_tree_once_per_turn_unless_declined() -> None:
    """MV-DECIDE-93, MV-CARD-silver-tree-1."""
    for first, again in (("discard 1", "harvest"), ("discard none", "discard any")):
        state = harvest(SOIL, SOIL, token="active", vales=["Silver Tree"], display=["Amberwood"])
        rich(do(state, "spend token", first))
        do(state, "buy Amberwood", "activate token", "spend token")
        assert state.decision == again


# Grassland


def explorer(*cards: str, **player: Any) -> State:
    """A Canopy Explorer that brings a Grassland into the field."""
    return harvest(on("Canopy Explorer"), *cards, deck=[on("Grassland"), *[BLANK] * 4], **player)


def test_grassland_that_enters_takes_mana_already_there() -> None:
    """MV-DECIDE-28, MV-CARD-grassland-1."""
    state = explorer(SOIL, SOIL)
    before = mana(state)
    do(state, "use Canopy Explorer on 1")
    assert on("Grassland") in field(state)
    assert (mana(state), purse(state)["debt"]) == (before - 1, 0)


def test_grassland_that_enters_without_mana_waits() -> None:
    """MV-DECIDE-28: the next mana pays."""
    state = rich(explorer(on("Wellspring"), on("Dawnsinger")), 0)
    do(state, "use Canopy Explorer on 1")
    assert (mana(state), purse(state)["debt"]) == (0, 1)
    do(state, "use Dawnsinger on 3")
    assert (mana(state), purse(state)["debt"]) == (0, 0)


def test_grassland_that_enters_spares_the_token() -> None:
    """MV-DECIDE-28: the token's mana is exempt."""
    state = rich(explorer(BLANK, token="active"), 0)
    do(state, "spend token", "use Canopy Explorer on 1")
    assert (mana(state), purse(state)["debt"]) == (1, 1)


# Earthchant Chorus


def test_two_choruses_on_one_card() -> None:
    """MV-CARD-earthchant-chorus-3, MV-DECIDE-36: 4 less in all."""
    card = on("Earthchant Chorus", "Earthchant Chorus/middle")
    dear = "Ent Elder/bottom"
    state = rich(harvest(card, BLANK, commons=[*COMMONS_3, dear]), cost("Ent Elder") - 4)
    assert f"buy {dear}" not in legal(state)
    do(state, "use Earthchant Chorus/top on 1", f"buy {dear}")
    assert mana(state) == 0
    assert "use Earthchant Chorus/middle on 1" not in legal(state)


def test_two_choruses_do_not_go_below_zero() -> None:
    """MV-CARD-earthchant-chorus-3, MV-DECIDE-36: what is not called for stays unused."""
    card = on("Earthchant Chorus", "Earthchant Chorus/middle")
    state = rich(harvest(card, BLANK, commons=[]), 5)
    do(state, "use Earthchant Chorus/top on 1", "buy Fertile Soil/bottom")
    assert mana(state) == 5
    assert state.table.players[0].used[0] == 1
    podlings = rich(harvest(card, BLANK, commons=["Wellspring/bottom"]), 5)
    do(podlings, "use Earthchant Chorus/top on 1", "buy Wellspring/bottom")
    assert mana(podlings) == 5 - max(0, cost("Wellspring") - 4)


# Wind Whisperer


def portal(*cards: str, **player: Any) -> State:
    return harvest(*cards, vales=["Wayfarer Portal"], **player)


def test_wind_whisperer_moved_onto_a_card() -> None:
    """MV-CARD-wind-whisperer-1, MV-DECIDE-91: wild instead, those spent stay spent."""
    state = portal(on("Totem Chief/bottom", "Stag/top"), on("Wind Whisperer/middle"))
    before = spirits(state)
    total = sum(before.values())
    assert before["sky"] >= 3
    do(state, "use Wayfarer Portal", "move from 2", "move Wind Whisperer", "move to 1")
    assert spirits(state) == {"wild": total}


def test_what_was_spent_does_not_come_back() -> None:
    """MV-DECIDE-91: of two sky spirits one was spent; one turns wild."""
    state = portal(on("Totem Chief/bottom"), on("Wind Whisperer/middle"))
    state.table.spirits[2] -= 1
    state._legal = None
    do(state, "use Wayfarer Portal", "move from 2", "move Wind Whisperer", "move to 1")
    assert spirits(state) == {"wild": 1}


def test_wind_whisperer_moved_off_a_card() -> None:
    """MV-DECIDE-91: the card's spirits are sky again; the Whisperer's own stays wild."""
    state = portal(on("Totem Chief/bottom", "Wind Whisperer/middle"), BLANK)
    assert spirits(state) == {"wild": 2}
    do(state, "use Wayfarer Portal", "move from 1", "move Wind Whisperer", "move to 2")
    assert spirits(state) == {"sky": 1, "wild": 1}


def test_a_piece_moved_onto_and_off_the_whisperers_card() -> None:
    """MV-DECIDE-91: a Totem Chief's spirit is wild on that card and sky elsewhere."""
    on_it = portal(on("Totem Chief/bottom"), on("Wind Whisperer/middle"))
    do(on_it, "use Wayfarer Portal", "move from 1", "move Totem Chief", "move to 2")
    assert spirits(on_it) == {"wild": 2}
    off_it = portal(on("Totem Chief/bottom", "Wind Whisperer/middle"), BLANK)
    do(off_it, "use Wayfarer Portal", "move from 1", "move Totem Chief", "move to 2")
    assert spirits(off_it) == {"sky": 1, "wild": 1}


def test_spent_wild_spirits_are_those_that_would_be_wild_no_more() -> None:
    """MV-DECIDE-91: the owner has the benefit."""
    state = portal(on("Totem Chief/bottom", "Wind Whisperer/middle"), BLANK, display=["Split Rock"])
    state.table.spirits[3] = 3
    state._legal = None
    do(state, "buy Split Rock")
    assert spirits(state) == {"wild": 1}
    do(state, "use Wayfarer Portal", "move from 1", "move Wind Whisperer", "move to 2")
    assert spirits(state) == {"wild": 1}


def test_cyrilla_copies_wind_whisperer() -> None:
    """MV-DECIDE-91: the first card's spirits are wild instead."""
    state = harvest("Cyrilla upgraded", on("Totem Chief"), on("Wind Whisperer"))
    assert spirits(state) == {"sky": 1, "wild": 1}
    do(state, "use Cyrilla upgraded on 1", "guard 2", "from player 1", "copy from 3")
    assert spirits(state) == {"wild": 3}


def test_darksoul_ember_sleeves_wind_whisperer() -> None:
    """MV-DECIDE-91: its own spirit is new, the others change their kind."""
    state = harvest(
        on("Totem Chief"),
        token="active",
        amulet="Darksoul Ember",
        commons=["-", "-", "-", "Wind Whisperer/middle"],
    )
    state.table.mana = 20
    state._legal = None
    assert spirits(state) == {"sky": 1}
    do(state, "buy Wind Whisperer", "evoke Darksoul Ember", "now Wind Whisperer")
    do(state, "sleeve Wind Whisperer on 1")
    assert spirits(state) == {"wild": 2}


# What a source has given


def test_a_fall_and_a_rise() -> None:
    """MV-DECIDE-27: a Totem Chief that gave 3 gives no more before it shows 4."""
    state = harvest(
        on("Totem Chief/bottom", "Stag/top"),
        BLANK,
        vales=["Wayfarer Portal", "Conclave of Ents", "Conclave of Ents"],
    )
    before = spirits(state)
    do(state, "use Wayfarer Portal", "move from 1", "move Stag", "move to 2")
    assert spirits(state) == before
    do(state, "use Conclave of Ents", "guard 1", "use Conclave of Ents", "guard 1")
    assert spirits(state) == before


def test_a_moved_chief_takes_along_what_it_gave() -> None:
    """MV-DECIDE-27: it gave 3 on its old card."""
    state = harvest(
        on("Totem Chief/bottom", "Stag/top"),
        BLANK,
        vales=["Wayfarer Portal", "Conclave of Ents"],
    )
    before = spirits(state)
    do(state, "use Wayfarer Portal", "move from 1", "move Totem Chief", "move to 2")
    do(state, "use Conclave of Ents", "guard 2")
    assert spirits(state) == before


def test_another_chief_is_another_source() -> None:
    """MV-DECIDE-27: guardians that move make new spirits on a card that has not given them."""
    state = portal(on("Totem Chief/bottom", "Stag/middle"), on("Totem Chief/top"))
    before = spirits(state)["sky"]
    do(state, "use Wayfarer Portal", "move from 1", "move Stag", "move to 2")
    assert spirits(state)["sky"] == before + 2


def test_a_used_text_stays_used_under_a_cover() -> None:
    """MV-DECIDE-27: Nepeto's Fertile Soil covers it, Wayfarer Portal uncovers it."""
    name = next(
        p.name
        for p in harvest().table.catalogue.pieces.values()
        if p.eclipse and p.ability is not None and p.ability.when == 1 and p.ability.do == 0
    )
    slot = name.split("/")[1]
    state = portal("Nepeto", f"Blank + {name}", BLANK)
    do(state, f"use {name} on 2", "use Nepeto on 1", f"sleeve Fertile Soil/{slot}")
    do(state, f"sleeve Fertile Soil/{slot} on 2")
    do(state, "use Wayfarer Portal", "move from 2", f"move Fertile Soil/{slot}", "move to 3")
    assert field(state)[1] == f"Blank + {name}"
    assert f"use {name} on 2" not in legal(state)


def test_barkarb_then_summoner_stone() -> None:
    """MV-CARD-old-barkarb-upgraded-1: what was crafted counts, what was counted does not again."""
    crafted = "Cursed Land/top + Fertile Soil/middle"
    state = harvest(
        "Old Barkarb upgraded",
        CURSED,
        deck=[crafted],
        workshop=["Fertile Soil/middle", "Feral Chieftain/bottom"],
        amulet="Summoner Stone",
        token="active",
    )
    assert mana(state) == 1
    do(state, "use Old Barkarb upgraded on 1", "craft on 2", "craft Fertile Soil/middle", "done")
    assert deck(state)[-1] == crafted
    assert mana(state) == 1
    do(state, "evoke Summoner Stone")
    assert field(state)[-1] == crafted
    assert mana(state) == 2
    assert "use Old Barkarb upgraded on 1" not in legal(state)


def test_barkarb_then_summoner_stone_brings_texts() -> None:
    """MV-CARD-old-barkarb-upgraded-1: any effects on that card may be used."""
    state = harvest(
        "Old Barkarb upgraded",
        SOIL,
        workshop=["Feral Chieftain/bottom"],
        amulet="Summoner Stone",
        token="active",
    )
    do(state, "use Old Barkarb upgraded on 1", "craft on 2", "craft Feral Chieftain", "done")
    do(state, "evoke Summoner Stone", "use Feral Chieftain on 2")
    assert (mana(state), vp(state)) == (1, 1)


def test_an_equal_card_is_another_card() -> None:
    """MV-DECIDE-92: what one Cursed Land gave is not held against the other."""
    state = harvest(
        CURSED, on("Canopy Explorer"), deck=[CURSED], token="active", vales=["Silver Tree"]
    )
    before = mana(state)
    do(state, "spend token", "discard 1", "use Canopy Explorer on 1")
    assert mana(state) == before + 2


# Old Barkarb turned back


def test_barkarb_uses_his_starting_side_in_the_same_harvest() -> None:
    """MV-DECIDE-64, MV-CARD-old-barkarb-upgraded-3: only the upgraded side waits."""
    state = harvest("Old Barkarb upgraded", SOIL, BLANK, workshop=["Plow/top"])
    do(state, "use Old Barkarb upgraded on 1", "craft on 3", "craft Plow/top", "done")
    do(state, "turn back Old Barkarb", "use Old Barkarb on 1", "stash Fertile Soil/top")
    assert seat(state)["workshop"] == ["Fertile Soil/top"]
    assert "turn back Old Barkarb" not in legal(state)
    assert "Old Barkarb" in discards(do(state, "end harvest"))


# Ending the harvest


def test_ending_asks_for_the_order_where_it_matters() -> None:
    """MV-DECIDE-26: Aurora counts the cards that Call of the Hunt brings, or does not."""
    aurora, hunt = "use Aurora/top on 1", "use Call of the Hunt/top on 2"
    for first, gained in ((aurora, 1), (hunt, 4)):
        state = do(harvest(on("Aurora"), on("Call of the Hunt")), "end harvest")
        assert state.decision == "order"
        assert legal(state) == [aurora, hunt]
        do(state, first)
        while state.to_act == 0 and state.decision in ("harvest", "order"):
            do(state, legal(state)[0])
        assert vp(state) == gained


def test_ending_does_not_ask_where_order_means_nothing() -> None:
    """MV-DECIDE-26: two texts that only pay VP."""
    state = do(harvest(on("Feral Chieftain"), on("Woodland Warden")), "end harvest")
    assert state.to_act == 1
    assert vp(state) == 3


def test_harvest_goes_on_where_something_new_can_be_spent() -> None:
    """MV-DECIDE-26: Dawnsinger's mana buys a Fertile Soil."""
    card = on("Dawnsinger", "Stag/middle")
    state = do(harvest(card, BLANK), "end harvest")
    assert (state.decision, state.to_act, mana(state)) == ("harvest", 0, 3)
    do(state, "buy Fertile Soil/top", "end harvest")
    assert state.decision == "sleeve"


def test_harvest_is_over_where_nothing_new_can_be_spent() -> None:
    """MV-DECIDE-26: three mana, and nothing on offer."""
    state = harvest(on("Dawnsinger", "Stag/middle"), BLANK)
    state.table.soil = [0, 0, 0]
    assert do(state, "end harvest").to_act == 1


def test_doubling_and_gaining_are_ordered() -> None:
    """MV-DECIDE-26: mana first or doubling first."""
    gains, doubles = "use Dawnsinger/top on 2", "use Ley Line Overflow/top on 1"
    for first, second, left in ((gains, doubles, 4), (doubles, gains, 3)):
        state = do(harvest(on("Ley Line Overflow"), on("Dawnsinger"), SOIL), "end harvest")
        assert state.decision == "order"
        do(state, first)
        if state.decision == "harvest":
            do(state, second)
        assert mana(state) == left


def test_what_comes_into_the_field_may_be_used() -> None:
    """MV-DECIDE-26: Call of the Hunt brings a Seed Sowers, and mana for it."""
    state = harvest(on("Call of the Hunt"), deck=[on("Seed Sowers"), SOIL, SOIL])
    do(state, "end harvest")
    assert state.decision == "harvest"
    assert any(move.startswith("use Seed Sowers") for move in legal(state))


def test_a_permission_that_comes_into_the_field_may_be_used() -> None:
    """MV-DECIDE-26: Call of the Hunt brings a Canopy Explorer and no mana."""
    blanks = [BLANK] * 7
    for first, decides in ((on("Canopy Explorer"), 0), (BLANK, 1)):
        state = harvest(on("Call of the Hunt"), deck=[first, *blanks], fill=BLANK)
        assert do(state, "end harvest").to_act == decides


def test_harvest_is_over_where_what_came_is_not_enough() -> None:
    """MV-DECIDE-26: three mana, and an advancement that costs more."""
    assert cost("Ent Elder") > 3
    state = harvest(on("Dawnsinger", "Stag/middle"), commons=[*COMMONS_3, "Ent Elder/bottom"])
    state.table.soil = [0, 0, 0]
    assert do(state, "end harvest").to_act == 1


@pytest.mark.parametrize("seed", range(3))
def test_restored_in_the_middle_it_is_the_same_game(seed: int) -> None:
    """MV-DECIDE-27, MV-DECIDE-92: what was given and used is part of the state."""
    state = harvest(
        on("Totem Chief/bottom", "Stag/top"),
        BLANK,
        vales=["Wayfarer Portal", "Conclave of Ents"],
        seed=seed,
    )
    do(state, "use Wayfarer Portal", "move from 1", "move Stag", "move to 2")
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.view(0) == state.view(0)
    moves = ("use Conclave of Ents", "guard 1")
    assert spirits(do(again, *moves)) == spirits(do(state, *moves))


def test_what_a_card_has_behind_it_is_read_in_another_process() -> None:
    """MV-DECIDE-92: a book that has never seen the card makes the same one of its key."""
    rng = random.Random(3)
    used: dict[str, Card] = {}
    given: dict[str, Card] = {}
    for seed in range(120):
        state = new_game(seed=seed, sets=SETS, leaders="random", amulets="random", pool=20)
        while not state.over:
            state.play(rng.choice(state.legal_moves()))
            for p in state.table.players:
                if p.worn:
                    used.update({card.key: card for card in p.deck + p.discard if card.spent})
                    given.update({card.key: card for card in p.deck + p.discard if card.gave})
    assert used
    assert given
    for key, card in {**used, **given}.items():
        again = CardBook(catalogue()).named(key)
        assert (again.key, again.name) == (key, card.name)
        assert (again.spent, again.gave) == (card.spent, card.gave)


@pytest.mark.parametrize("rest", ["{}", "{used x}", "{gave 1 2}", "{took 3}"])
def test_what_cannot_be_behind_a_card_is_refused(rest: str) -> None:
    with pytest.raises(BadData, match="cannot read"):
        CardBook(catalogue()).named(f"Blank {rest}")
