"""Learn where a push of Mystic Vale is worth more or less than adept's odds say, from trials.

    python tools/mystic/train_pushes.py FILE [--pushes 8000] [--seed 1]

A planner plays games against itself by its odds. Where a push may spoil, push and pass are played
on in the same samples for two, three and four rounds, as archdruid tries them, and the judge tells
the lead. Least squares then fits what the push gained by its margin, which is what the odds say,
and by the numbers of `push_numbers`. Trials are kept in FILE, one a line, so that a stopped run
goes on; what was found is written to src/valewright/mystic/bots/weights.json under "pushes".

The gain shown is that of choosing by a fit to other trials, beside the odds alone. Run this
after tools/mystic/train_weights.py, with the compiled package (PYTHONPATH=build/compiled): 8000
pushes take some two minutes of one core.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from valewright import mystic
from valewright.kernel import engine
from valewright.mystic import moves as mv
from valewright.mystic.bots.druid import plain_case
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.params import HeuristicParams
from valewright.mystic.bots.greedy.planting import Push
from valewright.mystic.bots.learned_value import PUSH_NAMES, LearnedValue, push_numbers
from valewright.mystic.bots.levels import weights
from valewright.mystic.bots.lookahead import PLANTING_LOOKS
from valewright.mystic.bots.player import Planner
from valewright.mystic.odds import next_cards
from valewright.mystic.planting import Plant
from valewright.mystic.scoring import score
from valewright.mystic.symbols import SETS
from valewright.mystic.table import Table
from valewright.mystic.zones import net_decay

Array = npt.NDArray[np.float64]
Trial = dict[str, object]

TARGET: Final = Path(__file__).resolve().parents[2] / "src/valewright/mystic/bots/weights.json"
SAMPLES: Final = 3  # of each push; more pushes tell more than more samples
RATE: Final = 0.5  # of the pushes that are tried
MIXED: Final = 0.4  # of the games, which are played with all sets
FOLDS: Final = 5
RIDGE: Final = 1e-4


class Trier:
    """Plays on with one planner in both seats."""

    def __init__(self) -> None:
        self.planner = Planner(HeuristicParams(), weights())

    def numbers(self, t: Table, seat: int, legal: tuple[int, ...]) -> list[float] | None:
        """The margin of a push, then its numbers; None where the weights do not judge it."""
        worth = self.planner.worth(t, seat)
        p = t.players[seat]
        top = p.on_deck
        if not isinstance(worth, LearnedValue) or top is None:
            return None
        push = Push(DecisionContext(t, seat, worth, legal))
        facts = push.facts(top, next_cards(p), net_decay(p) - push.relief(p, top))
        return [facts.margin, *push_numbers(facts, worth.rounds)]

    def lead(self, t: Table, seat: int, move: int) -> float:
        """A seat's lead by the judge, in the mean of the rounds after which archdruid looks."""
        start = t.round
        found: list[float] = []
        engine.apply(t, move)
        while t.stack and len(found) < len(PLANTING_LOOKS):
            due = start + PLANTING_LOOKS[len(found)]
            if isinstance(t.stack[-1], Plant) and t.turn == seat and t.round >= due:
                found.append(self._judged(t, seat))
            engine.apply(t, self.planner.choose(t, tuple(engine.legal(t))))
        end = float(score(t, seat) - score(t, 1 - seat))
        found += [end] * (len(PLANTING_LOOKS) - len(found))
        return sum(found) / len(found)

    def _judged(self, t: Table, seat: int) -> float:
        judge = self.planner.weights
        turns = judge.turns_of(t)
        points = judge.prospects(t, turns, judge.rounds_left(t, turns))
        return points[seat] - points[1 - seat]


def game_of_trials(trier: Trier, rng: random.Random) -> list[Trial]:
    """Some of the pushes of one game, tried out."""
    sets = SETS if rng.random() < MIXED else ("base",)
    state = mystic.new_game(players=2, sets=sets, seed=rng.getrandbits(32))
    found: list[Trial] = []
    while not state.over:
        t, seat, legal = state.table, state.to_act, state.legal_moves()
        usual = trier.planner.choose(t, legal)
        asked = set(legal) == {mv.PUSH, mv.STOP} and not plain_case(t, seat, usual)
        numbers = trier.numbers(t, seat, legal) if asked and rng.random() < RATE else None
        if numbers is not None:
            gain = 0.0
            for _ in range(SAMPLES):
                sample = state.sample(seat, rng).table
                gain += trier.lead(sample.clone(), seat, mv.PUSH)
                gain -= trier.lead(sample, seat, mv.STOP)
            trial = {"numbers": numbers, "gain": gain / SAMPLES, "pushed": usual == mv.PUSH}
            found.append(trial)
        state.play(usual)
    return found


def solved(numbers: Array, gains: Array) -> Array:
    """Least squares with a slight ridge."""
    ridge = RIDGE * np.diag(np.sum(numbers**2, axis=0))
    return np.asarray(np.linalg.solve(numbers.T @ numbers + ridge, numbers.T @ gains))


def told(numbers: Array, gains: Array, pushed: Array) -> tuple[float, float]:
    """VP a push that choosing by the fit gains, each part by a fit to the others, and the error."""
    fold = np.arange(len(gains)) % FOLDS
    own = np.zeros(len(gains))
    for k in range(FOLDS):
        some = fold == k
        wanted = numbers[some] @ solved(numbers[~some], gains[~some]) > 0
        own[some] = gains[some] * (wanted.astype(float) - pushed[some])
    return float(own.mean()), float(own.std() / np.sqrt(len(own)))


def main() -> int:
    parser = argparse.ArgumentParser(description="Learn corrections to adept's pushes.")
    parser.add_argument("file", type=Path, help="where trials are kept")
    parser.add_argument("--pushes", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    trier = Trier()
    lines = wishes.file.read_text().splitlines() if wishes.file.exists() else []
    with wishes.file.open("a") as file:
        number = len(lines)  # a stopped run goes on with games that it has not played
        while len(lines) < wishes.pushes:
            rng = random.Random(f"{wishes.seed}/{number}")
            more = [json.dumps(trial) for trial in game_of_trials(trier, rng)]
            number += max(1, len(more))
            lines += more
            file.writelines(line + "\n" for line in more)
            file.flush()
    trials = [json.loads(line) for line in lines]
    numbers = np.array([trial["numbers"] for trial in trials])
    gains = np.array([trial["gain"] for trial in trials])
    pushed = np.array([float(trial["pushed"]) for trial in trials])
    gain, error = told(numbers, gains, pushed)
    print(f"{len(trials)} pushes: {gain:.3f} VP each gained beside adept, error {error:.3f}")
    found = solved(numbers, gains)
    data = json.loads(TARGET.read_text())
    scaled = [round(float(weight / found[0]), 3) for weight in found[1:]]
    data["pushes"] = dict(zip(PUSH_NAMES, scaled, strict=True))
    TARGET.write_text(json.dumps(data, separators=(",", ":")).replace("],[", "],\n[") + "\n")
    print(data["pushes"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
