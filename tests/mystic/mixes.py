"""Option mixes of Mystic Vale for the tests, and random games through them."""

import os
import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from valewright.games import game
from valewright.mystic import State, catalogue, new_game
from valewright.mystic.options import LEADER_MODES
from valewright.mystic.setup import random_conclaves
from valewright.mystic.symbols import SETS

# VALEWRIGHT_SOAK=10 makes every property look at ten times as many games.
SOAK = int(os.environ.get("VALEWRIGHT_SOAK", "1"))

OWN_CARDS = """# Podlings as they are in our box
[[advancement]]
name = "Podlings"
cost = 3

[[advancement]]
name = "Dawnsinger"
cost = 2
"""
BUSY = 0.8

MYSTIC_VALE = game("mystic-vale")
ALL_SETS = list(SETS)
GRANTING = [c.name for c in catalogue().conclaves.values() if c.grants_vp]

MIXES: dict[str, dict[str, Any]] = {
    "base for two": {},
    "base for six": {"players": 6},
    "both variants": {"players": 3, "buy_vp": True, "stacked": True},
    "all sets": {"players": 4, "sets": ALL_SETS},
    "drafted": {"players": 5, "sets": ALL_SETS, "leaders": "draft", "amulets": "draft"},
    "chosen": {"players": 2, "sets": ALL_SETS, "leaders": "choose", "amulets": "choose"},
    "by lot": {"players": 6, "sets": ALL_SETS, "leaders": "random", "amulets": "random"},
    "two dealt": {
        "players": 3,
        "sets": ALL_SETS,
        "leaders": "deal-two",
        "amulets": "deal-two",
        "stacked": True,
    },
    "conclaves": {
        "players": 4,
        "conclaves": list(random_conclaves(catalogue(), 7)),
        "leaders": "random",
        "buy_vp": True,
    },
    "own cards": {"players": 2, "pool": 40, "cards": OWN_CARDS},
}


def soak(examples: int) -> settings:
    """Hypothesis settings for so many examples, times VALEWRIGHT_SOAK."""
    return settings(max_examples=examples * SOAK)


@st.composite
def mixes(draw: st.DrawFn, *, base_only: bool = False) -> dict[str, Any]:
    """The options of a game: any that can be combined."""
    mix: dict[str, Any] = {
        "players": draw(st.integers(2, 6)),
        "buy_vp": draw(st.booleans()),
        "stacked": draw(st.booleans()),
        "pool": draw(st.none() | st.integers(1, 60)),
    }
    if base_only:
        return mix
    if draw(st.integers(0, 4)) == 0:
        names = st.sampled_from(list(catalogue().conclaves))
        some = draw(st.lists(names, unique=True))
        mix["conclaves"] = [*some, *(name for name in GRANTING[:2] if name not in some)]
    else:
        added = draw(st.lists(st.sampled_from(ALL_SETS[1:]), unique=True))
        mix["sets"] = ["base", *added]
    mix["leaders"] = draw(st.sampled_from(LEADER_MODES))
    if mix["leaders"] == "draft":
        mix["amulets"] = "draft"
    else:
        fits = [m for m in LEADER_MODES if m != "draft"]
        if 2 * mix["players"] > len(catalogue().amulets):
            fits.remove("deal-two")
        mix["amulets"] = draw(st.sampled_from(fits))
    return mix


seeds = st.integers(0, 2**32)


def played(options: dict[str, Any], seed: int, moves: int) -> State:
    """A game some moves on, or shortly before its end where it ends sooner.

    The moves are random, but a harvest is seldom ended while something can be done in it.
    """
    state = new_game(seed=seed, **options)
    rng = random.Random(seed)
    kept = state.clone()
    for k in range(moves):
        legal = state.legal_moves()
        if state.decision == "harvest" and len(legal) > 1 and rng.random() < BUSY:
            legal = legal[1:]
        state.play(rng.choice(legal))
        if state.over:
            return kept
        if k % 20 == 0:
            kept = state.clone()
    return state


def chosen(state: State, choices: list[int]) -> Iterator[tuple[State, int]]:
    """Play the state on by choices; yields the state before each move, and the move."""
    for choice in choices:
        if state.over:
            return
        legal = state.legal_moves()
        move = legal[choice % len(legal)]
        before = state.clone()
        state.play(move)
        yield before, move
