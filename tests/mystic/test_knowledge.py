"""Views and samples against a model of what each seat can know, which shares nothing with them."""

import random

import pytest

from tests.mystic.knowledge import Watch, games, watch
from tests.mystic.tiny import BLANK, CURSED, SOIL, cursed, game, harvest, on, rich
from valewright.mystic import State, new_game
from valewright.mystic.symbols import SETS

WURM = on("Burrow Wurm")
WEATHER = on("Calm Weather")
RAIN = on("Cleansing Rain")


def follow(seen: Watch, *moves: str) -> Watch:
    """Play moves by their words; how a vale is paid for does not matter here."""
    for move in moves:
        while seen.state.decision == "pay":
            seen.play(seen.state.legal_moves()[0])
        seen.play(seen.state.parse(move))
    return seen


def watched(state: State, *moves: str) -> Watch:
    """A position, some moves played on by their words, with every seat watching."""
    return follow(Watch(state), *moves)


def next_turn(seen: Watch) -> Watch:
    """Let the other player do as little as possible."""
    while seen.state.to_act:
        seen.play(seen.state.legal_moves()[0])
    return seen


def dense(amulets: tuple[str, str]) -> State:
    """A position in which much is buried, looked at, summoned and put on the vale deck."""
    looks = [WEATHER, RAIN, WURM, BLANK, CURSED]
    players = [
        {
            "field": [on("Burrow Wurm/middle"), WEATHER, CURSED],
            "deck": [*looks, on("Dawnsinger"), SOIL],
            "discard": [on("Stag"), CURSED],
            "vales": ["Crystal Cavern", "Pool of Visions"],
            "token": "active",
            "amulet": amulets[0],
        },
        {
            "field": [on("Burrow Wurm/bottom"), CURSED, CURSED],
            "deck": [on("Mindful Owl"), on("Magpie"), BLANK, CURSED, SOIL],
            "token": "active",
            "amulet": amulets[1],
        },
    ]
    return game(*players, vales=["Wood Sprite Hoard", "Sunwell Temple"])


@pytest.mark.parametrize("seed", range(8))
def test_random_games_of_random_mixes(seed: int) -> None:
    """MV-INFO-01, MV-INFO-03, MV-INFO-06, MV-DECIDE-84, MV-DECIDE-90: to the end, every view."""
    games([seed])


@pytest.mark.parametrize(
    "amulets",
    [("Summoner Stone", "Deepriver Crystal"), ("Deepriver Crystal", "Summoner Stone")],
)
@pytest.mark.parametrize("seed", range(4))
def test_where_much_is_known(seed: int, amulets: tuple[str, str]) -> None:
    """MV-DECIDE-32, MV-DECIDE-90: bury, summon, look, search, recycle, Crystal Cavern."""
    watch(dense(amulets), seed, moves=200, look_every=20)


def short_deck(*deck: str, field: list[str], **player: object) -> State:
    """A harvest with a deck of just these cards, all the others in the discard pile."""
    discard = [CURSED] * (19 - len(deck) - len(field))
    hoard = ["Wood Sprite Hoard"]
    state = harvest(
        *field, on_deck=BLANK, deck=list(deck), discard=discard, display=hoard, **player
    )
    return rich(state)


def test_summoning_the_last_card_that_was_looked_at() -> None:
    """MV-DECIDE-90: the whole deck was seen; the bottom card goes, the two others stay known."""
    deck = [on("Stag"), SOIL, on("Dawnsinger")]
    state = short_deck(*deck, field=[BLANK], token="active", amulet="Summoner Stone")
    seen = watched(state, "buy Wood Sprite Hoard", "done", "evoke Summoner Stone")
    assert state.view(0)["me"]["deck_top"] == deck[:2]
    assert state.view(0)["players"][0]["field"] == [BLANK, deck[2]]
    seen.check_samples(0, random.Random(1))


def test_burying_under_a_deck_that_is_known_from_both_ends() -> None:
    """MV-DECIDE-90: a card that was buried and then looked at is shown once, at the bottom."""
    field = [on("Stag"), WURM, BLANK, CURSED]
    amulet = "Deepriver Crystal"
    state = short_deck(field=field, token="active", amulet=amulet, vales=["Pool of Visions"])
    watched(
        state,
        f"evoke {amulet}",
        "bury 1",
        "buy Wood Sprite Hoard",
        "done",
        "end harvest",
        "use Burrow Wurm/top on 1",
    )
    me = state.view(0)["me"]
    assert (me["deck_top"], me["deck_bottom"]) == ([], [WURM, on("Stag")])
    assert me["next_from"] == 1  # Stag for certain


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_was_dealt_to_one_is_dealt_to_no_other(seat: int) -> None:
    """MV-LEADER-03: a seat remembers the leader and the amulet that it did not take."""
    state = new_game(3, SETS, 7, leaders="deal-two", amulets="deal-two")
    found = Watch(state)
    while state.decision.startswith("choose"):
        found.check_samples(seat, random.Random(2))
        found.play(state.legal_moves()[0])


def test_leaders_and_amulets_of_others_are_dealt_anew() -> None:
    """MV-LEADER-03: the pair of the one who chooses, and what others did not take."""
    state = new_game(3, SETS, 7, leaders="deal-two", amulets="deal-two")
    chooser = state.to_act
    state.play(state.legal_moves()[0])
    rng = random.Random(3)
    for seat in range(3):
        drawn = [state.sample(seat, rng) for _ in range(12)]
        offers = {tuple(sample.view(state.to_act)["offered"]) for sample in drawn}
        assert (len(offers) == 1) == (seat == state.to_act)
        declined = {max(sample.data()["offered"]) for sample in drawn}
        assert (len(declined) == 1) == (seat == chooser)


def test_a_search_ends_what_was_known_of_the_top() -> None:
    """MV-DECIDE-90: the deck is shuffled, also if nothing was taken from it."""
    decay = cursed("Stag/middle", "Magic Seed/bottom")  # three decay: a prep of one card
    deck = [RAIN, on("Wayfinder"), SOIL, on("Dawnsinger"), on("Podlings"), on("Plow")]
    state = harvest(BLANK, on_deck=decay, deck=deck, fill=BLANK, display=["Wood Sprite Hoard"])
    seen = next_turn(watched(rich(state), "buy Wood Sprite Hoard", "done", "end harvest"))
    assert state.view(0)["me"]["deck_top"] == deck[1:3]
    follow(seen, "push")
    assert state.decision == "search"
    assert state.view(0)["me"]["deck_top"] == deck[1:3]
    follow(seen, "discard none")
    assert (state.decision, state.to_act) == ("plant", 0)  # a card was drawn, one would be left
    assert state.view(0)["me"]["deck_top"] == []
    seen.check_samples(0, random.Random(1))


def test_looking_again_keeps_what_was_known() -> None:
    """MV-DECIDE-90: three cards are known, and still are after a look at the first of them."""
    decay = cursed("Stag/middle", "Magic Seed/bottom")
    deck = [WEATHER, on("Stag"), SOIL, on("Dawnsinger"), on("Podlings"), on("Plow")]
    state = harvest(BLANK, on_deck=decay, deck=deck, display=["Wood Sprite Hoard"])
    seen = next_turn(watched(rich(state), "buy Wood Sprite Hoard", "done", "end harvest"))
    follow(seen, "push")
    assert state.decision == "look at top"
    assert state.view(0)["me"]["deck_top"] == deck[1:3]
    follow(seen, "discard it")
    assert state.view(0)["players"][0]["on_deck"] == deck[2]
    assert state.view(0)["me"]["deck_top"] == []


def test_a_second_hoard_shows_no_more_than_three() -> None:
    """MV-DECIDE-90: the three top cards are the same ones when they are looked at again."""
    deck = [on("Stag"), SOIL, on("Dawnsinger"), on("Podlings"), on("Plow")]
    state = harvest(BLANK, deck=deck, display=["Wood Sprite Hoard"])
    state.table.display[1] = state.table.display[0]
    watched(rich(state), "buy Wood Sprite Hoard", "done", "buy Wood Sprite Hoard", "done")
    assert state.view(0)["me"]["deck_top"] == deck[:3]


def test_what_is_known_of_the_vale_deck() -> None:
    """MV-DECIDE-32: a level 2 vale is replaced from its own deck, and the Cavern stays on top."""
    display = ["Azure Lake", "-", "-", "-", "Skyhaven"]
    state = rich(harvest(BLANK, vales=["Crystal Cavern"], display=display))
    seen = watched(state, "use Crystal Cavern")
    assert state.view(1)["vale_deck_top"] == ["Crystal Cavern"]
    follow(seen, "buy Skyhaven", "end harvest")
    assert state.view(1)["vale_deck_top"] == ["Crystal Cavern"]
    seen.check_samples(1, random.Random(1))


def test_in_the_middle_of_a_search_no_order_is_shown() -> None:
    """MV-DECIDE-90: once a card was taken out, the deck is as good as shuffled."""
    oracle = on("Lifetap Oracle", "Dawnsinger/middle", "Feral Chieftain/bottom")  # two guardians
    decay = cursed("Stag/middle", "Magic Seed/bottom")
    deck = [oracle, on("Plow"), SOIL, on("Dawnsinger"), on("Podlings")]
    state = harvest(BLANK, on_deck=decay, deck=deck, display=["Wood Sprite Hoard"])
    seen = next_turn(watched(rich(state), "buy Wood Sprite Hoard", "done", "end harvest"))
    follow(seen, "push")
    assert state.view(0)["me"]["deck_top"] == deck[1:3]
    follow(seen, f"discard {deck[1]}")
    assert state.decision == "search"
    assert state.view(0)["me"]["deck_top"] == []


def test_in_the_middle_of_recycling_no_order_is_shown() -> None:
    """MV-DECIDE-90: cards went into the deck, which will be shuffled."""
    deck = [on("Plow"), SOIL, on("Dawnsinger"), on("Podlings")]
    field = [on("Magpie"), BLANK]
    discard = [on("Stag"), CURSED]
    state = harvest(*field, deck=deck, discard=discard, display=["Wood Sprite Hoard"])
    seen = watched(rich(state), "buy Wood Sprite Hoard", "done", "use Magpie/top on 1")
    assert state.view(0)["me"]["deck_top"] == deck[:3]
    follow(seen, f"return {discard[0]}")
    assert state.decision == "recycle"
    assert state.view(0)["me"]["deck_top"] == []
    follow(seen, "done")
    seen.check_samples(0, random.Random(1))


def test_once_the_cavern_has_come_up_nothing_is_known() -> None:
    """MV-DECIDE-32: it replaces the level 1 vale, and what lies under it is any."""
    state = rich(harvest(BLANK, vales=["Crystal Cavern"], display=["Azure Lake"]))
    seen = watched(state, "use Crystal Cavern", "buy Azure Lake", "end harvest")
    assert state.view(1)["vales"][0] == "Crystal Cavern"
    assert state.view(1)["vale_deck_top"] == []
    seen.check_samples(1, random.Random(1))
