"""Whole games of any mix, played to the end with their invariants watched.

As a program it is the soak: ``python -m tests.mystic.through --games 100000 --jobs 2``.
"""

import argparse
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.mystic.mixes import ALL_SETS, BUSY, GRANTING
from tests.mystic.test_properties import all_cards, pieces, vales
from valewright.mystic import State, catalogue, new_game
from valewright.mystic.options import LEADER_MODES

LOOK_EVERY = 40
LONGEST = 60_000
CHUNK = 100


def random_mix(rng: random.Random) -> dict[str, Any]:
    """The options of a game: any that can be combined."""
    players = rng.randint(2, 6)
    mix: dict[str, Any] = {
        "players": players,
        "buy_vp": rng.random() < 0.5,
        "stacked": rng.random() < 0.5,
    }
    if rng.random() < 0.2:
        some = random.Random(rng.randrange(1000))
        names = list(catalogue().conclaves)
        few = some.sample(names, some.randint(0, len(names)))
        granting = some.sample(GRANTING, 2)  # without VP a game may never end
        mix["conclaves"] = [*few, *(name for name in granting if name not in few)]
    else:
        mix["sets"] = ["base", *(name for name in ALL_SETS[1:] if rng.random() < 0.6)]
    mix["leaders"] = rng.choice(LEADER_MODES)
    modes = [mode for mode in LEADER_MODES if mode != "draft"]
    if 2 * players > len(catalogue().amulets):
        modes.remove("deal-two")
    mix["amulets"] = "draft" if mix["leaders"] == "draft" else rng.choice(modes)
    return mix


def look(state: State, had: Counter[str], had_vales: Counter[str]) -> None:
    """What must hold at any moment."""
    t = state.table
    assert t.options.pool + t.pool_added + t.from_box == t.pool + sum(p.vp for p in t.players)
    assert t.mana >= 0
    assert min(t.spirits) >= 0
    assert min(t.soil) >= 0
    assert not pieces(t) - had
    assert not vales(t) - had_vales
    for p in t.players:
        assert len(all_cards(p)) in (0, 20)
        assert len(p.field) == len(p.used)
        assert len(p.vales) == len(p.vale_marks)
        assert 0 <= p.known_top <= len(p.deck)
        assert 0 <= p.known_bottom <= len(p.deck)


def play_through(seed: int) -> int:
    """Play one game to its end; how many decisions it took."""
    rng = random.Random(seed)
    options = random_mix(rng)
    state = new_game(seed=seed, **options)
    had, had_vales = pieces(state.table), vales(state.table)
    for decisions in range(LONGEST):
        if state.over:
            look(state, had, had_vales)
            assert state.winners()
            assert all(len(all_cards(p)) == 20 for p in state.table.players)
            return decisions
        legal = state.legal_moves()
        assert 1 <= len(legal) <= 256, (seed, options, state.decision)
        if state.decision == "harvest" and len(legal) > 1 and rng.random() < BUSY:
            legal = legal[1:]
        state.play(rng.choice(legal))
        if decisions % LOOK_EVERY == 0:
            look(state, had, had_vales)
    raise AssertionError(f"seed {seed}, {options}: no end after {LONGEST} decisions")


def play_many(first: int, games: int) -> int:
    """Games of consecutive seeds; a failure names its seed."""
    total = 0
    for seed in range(first, first + games):
        try:
            total += play_through(seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}") from error
    return total


def main() -> None:
    """The soak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    begin = time.perf_counter()
    firsts = range(args.first, args.first + args.games, CHUNK)
    with ProcessPoolExecutor(args.jobs) as pool:
        decisions = sum(pool.map(play_many, firsts, [CHUNK] * len(firsts)))
    seconds = time.perf_counter() - begin
    print(f"{len(firsts) * CHUNK} games, {decisions} decisions, {seconds:.0f} s, no failure")


if __name__ == "__main__":
    main()
