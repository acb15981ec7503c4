"""Vale of Magic advancements with a text, one tiny game each."""

from tests.mystic.tiny import (
    BLANK,
    CURSED,
    SOIL,
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
    pile,
    purse,
    rich,
    seat,
    spirits,
    worth,
)

HATCHERY = on("Hatchery")


def test_canopy_explorer() -> None:
    """MV-CARD-canopy-explorer-1, MV-CARD-canopy-explorer-2, MV-ONDECK-10: exactly 2 cards."""
    state = harvest(on("Canopy Explorer", "Sentry/middle"), on_deck=BLANK, deck=[SOIL, CURSED])
    before = mana(state)
    do(state, "use Canopy Explorer/top on 1")
    assert field(state)[1:] == [SOIL, CURSED]
    assert (mana(state), seat(state)["on_deck"]) == (before + 2, BLANK)


def test_canopy_explorer_is_harmless() -> None:
    """MV-CARD-canopy-explorer-3, MV-HARVEST-10: no spoil, no When Played; a short deck reshuffles.

    Blue VP and Harvest abilities of a card that enters do work.
    """
    entering = on("Dawnsinger", "Forest Song/bottom", "Mindful Owl/middle")
    state = harvest(on("Canopy Explorer"), *[CURSED] * 3, discard=[BLANK] * 15, on_deck=CURSED)
    pile(state, entering)
    do(state, "use Canopy Explorer/top on 1")
    assert (state.decision, field(state)[4]) == ("harvest", entering)
    assert purse(state)["vp_due"] == 1
    assert "use Dawnsinger/top on 5" in legal(state)


def test_goldenwing_gryphon() -> None:
    """MV-CARD-goldenwing-gryphon-1."""
    state = do(game({"on_deck": on("Goldenwing Gryphon")}), "push")
    assert legal(state) == ["leave token", "activate token"]
    assert seat(do(state, "activate token"))["token"] == "active"


def test_hatchery_keeps_its_card() -> None:
    """MV-CARD-hatchery-1, MV-ABILITY-09: kept unless it is the leftmost."""
    state = do(harvest(BLANK, HATCHERY, SOIL), "end harvest", "use Hatchery/top on 2")
    assert field(state)[0] == HATCHERY
    assert sorted(discards(state)) == [BLANK, SOIL]
    leftmost = do(harvest(HATCHERY, BLANK), "end harvest")
    assert HATCHERY in discards(leftmost)


def test_two_hatcheries() -> None:
    """MV-CARD-hatchery-2, MV-DISCARD-06: the owner says which comes first."""
    one, two = HATCHERY, on("Hatchery/middle")
    state = do(harvest(BLANK, one, two), "end harvest")
    do(state, "use Hatchery/middle on 3", "use Hatchery/top on 2")
    assert field(state)[:2] == [one, two]
    again = do(harvest(one, two), "end harvest")
    assert legal(again) == ["go on", "use Hatchery/middle on 2"]


def test_ley_line_overflow() -> None:
    """MV-CARD-ley-line-overflow-1, MV-CARD-ley-line-overflow-2: two make four times the mana."""
    state = harvest(
        on("Ley Line Overflow"), on("Ley Line Overflow/middle"), *[SOIL] * 4, token="active"
    )
    do(state, "spend token", "use Ley Line Overflow/top on 1", "use Ley Line Overflow/middle on 2")
    assert mana(state) == 20


def test_lifetap_oracle() -> None:
    """MV-CARD-lifetap-oracle-1: as many searches as guardians, and no discards shuffled in."""
    card = on("Lifetap Oracle", "Sentry/middle")
    state = game({"on_deck": card, "deck": [SOIL, SOIL], "discard": [BLANK], "fill": CURSED})
    do(state, "push", "discard Fertile Soil/top", "discard Fertile Soil/top")
    assert discards(state) == [BLANK, SOIL, SOIL]
    assert set(deck(state)) == {CURSED}


def test_lifetap_oracle_on_an_empty_deck() -> None:
    """MV-CARD-lifetap-oracle-2: the discard pile is made the deck first."""
    state = game({"on_deck": on("Lifetap Oracle"), "discard": [SOIL] * 19})
    do(state, "push", "discard Fertile Soil/top")
    assert (len(deck(state)), discards(state)) == (17, [SOIL])


def test_sporeling_reclaimer() -> None:
    """MV-CARD-sporeling-reclaimer-1, MV-DECIDE-60: every growth symbol on all cards.

    Growth made by a text counts, a covered piece does not.
    """
    reclaimer = on("Sporeling Reclaimer")
    state = end(
        {
            "deck": [reclaimer, on("Overgrowth"), on("Grovetender", "Stag/middle")],
            "discard": [on("Grassland")],
        }
    )
    assert worth(state, reclaimer) == 2 + 2 + 1


def test_regular_token_may_be_spent_again() -> None:
    """MV-TOKEN-06: active again in the same harvest, spent again."""
    state = rich(harvest(BLANK, token="active", display=["Amberwood"]), 0)
    do(state, "spend token", "buy Amberwood", "activate token", "spend token")
    assert mana(state) == 2
    assert spirits(state)
