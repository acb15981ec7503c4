"""How fast the rules are on this machine: decisions, clones, samples, views, observations, batches
and whole games."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from valewright.games import USUAL, game
from valewright.kernel import engine
from valewright.kernel.batch import Batch
from valewright.kernel.contract import State
from valewright.kernel.observation import MOVES, mask_of
from valewright.kernel.rng import seeded

PLAIN_MIX: Final[Mapping[str, dict[str, Any]]] = {"usual": {}}
BATCH: Final = 50
SIDE_BY_SIDE: Final = 64  # games of a batch


def form(name: str = USUAL) -> str:
    """``compiled``, or ``plain`` Python.

    >>> form() in ("compiled", "plain")
    True
    """
    module = sys.modules[type(game(name).start({}, 0)).__module__]
    return "plain" if Path(module.__file__ or "").suffix == ".py" else "compiled"


def mixes_of(name: str) -> Mapping[str, dict[str, Any]]:
    """The options that a game is measured with, by what they are called.

    >>> list(mixes_of("nim"))
    ['usual']
    """
    rules = game(name)
    found: Mapping[str, dict[str, Any]] = rules.part("bench") if rules.has("bench") else PLAIN_MIX
    return found


def bench(seconds: float = 1.0, seed: int = 0, name: str = USUAL) -> dict[str, Any]:
    """Measure each thing for so many seconds; rates are per second."""
    mixes = {mix: measure(options, seconds, seed, name) for mix, options in mixes_of(name).items()}
    return {"game": name, "form": form(name), "seconds_each": seconds, "mixes": mixes}


def measure(
    options: dict[str, Any], seconds: float, seed: int, name: str = USUAL
) -> dict[str, float]:
    """The rates of one mix of options."""
    found = random_games(options, seconds, seed, name)
    state = middle(options, seed, name)
    rng = random.Random(seed)
    seat = state.to_act
    found["clones_per_second"] = rate(state.clone, seconds)
    found["samples_per_second"] = rate(lambda: state.sample(seat, rng), seconds)
    found["views_per_second"] = rate(lambda: state.view(seat), seconds)
    if isinstance(state, engine.State):
        found["playout_decisions_per_second"] = measured(playouts(options, seed, name), seconds)
    if game(name).has("observation"):
        found["observations_per_second"] = measured(observations(options, seed, name), seconds)
        found["batched_decisions_per_second"] = measured(batched(options, seed, name), seconds)
    return found


Acts = Iterator[tuple[int, float]]  # how often something was done, and for how many seconds


def playouts(options: dict[str, Any], seed: int, name: str) -> Acts:
    """Random games inside the rules, those of search: each decision counts."""
    rng = seeded(seed)
    while True:
        begin = time.perf_counter()
        state = game(name).start(options, seed)
        assert isinstance(state, engine.State)
        decisions = state.playout(rng)
        yield decisions, time.perf_counter() - begin
        seed += 1


def observations(options: dict[str, Any], seed: int, name: str) -> Acts:
    """Every position of random games, seen by the seat that decides, with a mask of its moves."""
    observe = game(name).part("observation")().observe
    rng = random.Random(seed)
    while True:
        state = game(name).start(options, seed)
        while not state.over:
            begin = time.perf_counter()
            observe(state, state.to_act)
            mask_of(state.legal_moves())
            yield 1, time.perf_counter() - begin
            state.play(rng.choice(state.legal_moves()))
        seed += 1


def batched(options: dict[str, Any], seed: int, name: str) -> Acts:
    """Random games side by side, observations and masks included; the choice of moves is not."""
    start = partial(game(name).start, options)
    observer = game(name).part("observation")()
    size = len(observer.legend(start(seed))[1])
    rooms = bytearray(SIDE_BY_SIDE * size), bytearray(SIDE_BY_SIDE * MOVES)
    seeds = [seed + i for i in range(SIDE_BY_SIDE)]
    batch = Batch(start, observer, seeds, SIDE_BY_SIDE, *rooms)
    batch.reset()
    rng = random.Random(seed)
    while True:
        moves = [rng.choice(state.legal_moves()) for state in batch.states]
        begin = time.perf_counter()
        batch.step(moves)
        yield SIDE_BY_SIDE, time.perf_counter() - begin


def measured(acts: Acts, seconds: float) -> float:
    """How often per second, of the time that the acts took."""
    n = 0
    spent = 0.0
    for times, took in acts:
        n += times
        spent += took
        if spent >= seconds:
            break
    return n / spent


def random_games(
    options: dict[str, Any], seconds: float, seed: int, name: str = USUAL
) -> dict[str, float]:
    """Random games through the public API, whole ones until the time is up."""
    rules = game(name)
    rng = random.Random(seed)
    decisions = 0
    games = 0
    begin = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        decisions += play_random(rules.start(options, seed + games), rng)
        games += 1
        spent = time.perf_counter() - begin
    return {"decisions_per_second": decisions / spent, "games_per_second": games / spent}


def play_random(state: State, rng: random.Random) -> int:
    """Play a game to its end at random; gives the number of decisions."""
    n = 0
    choice = rng.choice
    while not state.over:
        state.play(choice(state.legal_moves()))
        n += 1
    return n


def middle(options: dict[str, Any], seed: int, name: str = USUAL) -> State:
    """A state in the middle of a random game."""
    decisions = play_random(game(name).start(options, seed), random.Random(seed))
    rng = random.Random(seed)
    state = game(name).start(options, seed)
    for _ in range(decisions // 2):
        state.play(rng.choice(state.legal_moves()))
    return state


def rate(act: Callable[[], object], seconds: float) -> float:
    """How often per second something can be done."""
    n = 0
    begin = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(BATCH):
            act()
        n += BATCH
        spent = time.perf_counter() - begin
    return n / spent
