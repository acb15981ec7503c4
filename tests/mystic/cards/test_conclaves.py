"""Conclaves: some of fourteen, as a rule six, make the decks."""

import itertools
import random

import pytest

from tests.mystic.cards.test_components import PRINTED, PRINTED_VALES
from tests.mystic.tiny import CARDS
from valewright.kernel.errors import BadOption
from valewright.mystic.setup import conclave_warnings, random_conclaves, warning_words
from valewright.mystic.state import State, new_game

NAMES = [
    "Early Harvest",
    "Eternal Dawn",
    "Homeland",
    "Open the Gateway",
    "Nature's Vitality",
    "Mythic Beasts",
    "Nesting Peaks",
    "Staying Power",
    "Taming the Wild",
    "Riding the Brink",
    "Secret Sanctuaries",
    "Seeds of Bounty",
    "Seekers of the Sun",
    "Upwelling",
]


def titles(state: State) -> tuple[set[str], set[str]]:
    """Every advancement and vale title that a game uses."""
    t = state.table
    pieces = [x for x in t.commons if x is not None] + [x for d in t.decks for x in d]
    vales = [x for x in t.display if x is not None] + [x for d in t.vale_decks for x in d]
    return {x.advancement.name for x in (*pieces, *t.aside)}, {x.name for x in vales}


def test_the_fourteen() -> None:
    """MV-CONCLAVE-01, MV-DECIDE-70 (Nature's Vitality)."""
    assert list(CARDS.conclaves) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_contents_of_a_conclave(name: str) -> None:
    """MV-CONCLAVE-03, MV-DECIDE-74: the decks hold what its six conclaves list, nothing else."""
    chosen = [name, *[other for other in NAMES if other != name][:5]]
    advancements, vales = titles(new_game(players=2, seed=1, conclaves=chosen))
    assert set(CARDS.conclaves[name].advancements) <= advancements
    assert set(CARDS.conclaves[name].vales) <= vales
    assert advancements == {a for c in chosen for a in CARDS.conclaves[c].advancements}
    assert vales == {v for c in chosen for v in CARDS.conclaves[c].vales}


def test_every_title_of_the_box_is_in_one_conclave() -> None:
    listed = [x for c in CARDS.conclaves.values() for x in (*c.advancements, *c.vales)]
    printed = {card.name for card in PRINTED} | {vale.name for vale in PRINTED_VALES}
    assert len(listed) == len(set(listed))
    assert set(listed) >= printed


@pytest.mark.parametrize("number", [1, 3, 5, 6, 7, 14])
def test_any_number(number: int) -> None:
    """MV-CONCLAVE-02, MV-CONCLAVE-03: six at random, but any number may be chosen and played."""
    state = new_game(players=2, seed=1, conclaves=NAMES[:number])
    advancements, _ = titles(state)
    assert advancements == {a for c in NAMES[:number] for a in CARDS.conclaves[c].advancements}
    rng = random.Random(number)
    while not state.over:
        state.play(rng.choice(state.legal_moves()))
    assert len(random_conclaves(CARDS, 5)) == 6


def test_each_conclave_once() -> None:
    """MV-CONCLAVE-02: they are different ones."""
    with pytest.raises(BadOption, match="'Early Harvest' is named more than once"):
        new_game(conclaves=[*NAMES[:5], NAMES[0]])


@pytest.mark.parametrize(("players", "size"), [(2, 12), (3, 15), (4, 18)])
def test_level_1_is_cut_to_size(players: int, size: int) -> None:
    """MV-CONCLAVE-04."""
    state = new_game(players=players, seed=1, conclaves=NAMES[:6])
    assert state.table.left[0] + 3 == size


def test_recommended() -> None:
    """MV-CONCLAVE-05: two or more of the first nine; by lot it is always so."""
    assert [name for name in NAMES if CARDS.conclaves[name].grants_vp] == NAMES[:9]
    for seed in range(30):
        assert sum(name in NAMES[:9] for name in random_conclaves(CARDS, seed)) >= 2


def test_special_cases() -> None:
    """MV-DECIDE-75: too few is a warning; Fertile Soil is there; a short level 1 is used whole."""
    poor = (*NAMES[9:], NAMES[0])
    assert conclave_warnings(CARDS, poor, 2) == [("vp", 1, 2)]
    assert conclave_warnings(CARDS, (), 2) == []
    state = new_game(players=6, seed=1, conclaves=NAMES[:3])
    listed = [CARDS.advancements[a] for c in NAMES[:3] for a in CARDS.conclaves[c].advancements]
    pieces = sum(len(a.slots) for a in listed if a.level == 1)
    assert state.table.left[0] + 3 == pieces < 30
    assert sum(state.view(0)["soil"].values()) == 18


def short_of(names: tuple[str, ...], players: int) -> list[tuple[str, int, int]]:
    """What conclaves lack, counted from their lists; the numbers are those of the ruling."""
    advancements = {a for name in names for a in CARDS.conclaves[name].advancements}
    vales = {v for name in names for v in CARDS.conclaves[name].vales}
    level_1 = {2: 12, 3: 15, 4: 18, 5: 24, 6: 30}[players]
    counts = [("vp", len(set(names) & set(NAMES[:9])), 2)]
    for level, needed in ((1, level_1), (2, 6), (3, 6)):
        titles = [CARDS.advancements[a] for a in advancements]
        copies = sum(len(title.slots) for title in titles if title.level == level)
        counts.append((f"level-{level}", copies, needed))
    for level in (1, 2):
        found = [CARDS.vales[v].copies for v in vales if CARDS.vales[v].level == level]
        counts.append((f"vales-{level}", sum(found), 8))
    return [(kind, have, needed) for kind, have, needed in counts if have < needed]


@pytest.mark.parametrize("players", range(2, 7))
def test_warnings_about_too_few_cards(players: int) -> None:
    """MV-DECIDE-75: level 1 by the number of players, the rest by twice what lies face up."""
    exact: set[tuple[str, int]] = set()
    for number in (1, 2, 3):
        for names in itertools.combinations(NAMES, number):
            expected = short_of(names, players)
            assert conclave_warnings(CARDS, names, players) == expected
            exact.update((kind, needed - have) for kind, have, needed in expected)
    assert {("vp", 1), ("level-2", 3), ("level-3", 3)} <= exact
    assert {("vales-1", 1), ("vales-2", 1)} <= exact


def test_six_conclaves_have_enough_cards() -> None:
    """MV-DECIDE-75: they can be short of VP alone, for any number of players."""
    for six in itertools.combinations(NAMES, 6):
        assert {kind for kind, _, _ in conclave_warnings(CARDS, six, 6)} <= {"vp"}


def test_warnings_in_words() -> None:
    """MV-DECIDE-75"""
    assert warning_words("level-1", 9, 12) == (
        "only 9 advancements of level 1 are in these conclaves; at least 12 are recommended"
    )
    assert warning_words("vales-2", 3, 8) == (
        "only 3 vales of level 2 are in these conclaves; at least 8 are recommended"
    )
    assert warning_words("vp", 1, 2) == (
        "only 1 of these conclaves supply VP, and the game may never end; "
        "at least 2 are recommended"
    )
