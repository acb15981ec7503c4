"""Advice asked for in random positions of every game; it must always be legal, and told in words.

As a program it is the soak: ``python -m tests.bots.asked --decisions 5000 --jobs 2``.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.games import FOLDERS, options_module
from valewright import games
from valewright.bots import Seat, make_bot, usual_bot
from valewright.bots.advice import Advice, advise
from valewright.bots.budget import Budget
from valewright.bots.estimate import exactly
from valewright.kernel.contract import State

QUICK = Budget(rounds=1)
EVERY = 0.08  # of the decisions of a game
MANY = 6  # moves: a decision worth more questions
OFTEN = 0.3  # of those
MOST = 25  # decisions of a game
LONGEST = 60_000
CHUNK = 10
AT_RANDOM = 0.3  # of what is played, whoever plays


def random_options(game: str, rng: random.Random) -> dict[str, Any]:
    """Any options that can be combined; the tests of a game know them."""
    if game not in FOLDERS:
        return {}
    options: dict[str, Any] = options_module(game).random_options(rng)
    return options


def quick_bot(game: str) -> str:
    """A bot that plays well enough to get into every kind of position."""
    usual = usual_bot(game)
    return "search@4r" if usual == "search" else usual


def positions(game: str, seed: int) -> Iterator[State]:
    """Moments of a game at which a seat has a choice: of random play, or of play by a bot."""
    rng = random.Random(seed)
    state = games.game(game).start(random_options(game, rng), seed)
    bot = make_bot("random" if seed % 2 else quick_bot(game), seed)
    for _ in range(LONGEST):
        if state.over:
            return
        legal = state.legal_moves()
        every = OFTEN if len(legal) >= MANY else EVERY
        if len(legal) > 1 and rng.random() < every:
            yield state
        if rng.random() < AT_RANDOM:
            state.play(rng.choice(legal))
        else:
            state.play(bot.choose(Seat(state, state.to_act)))
    raise AssertionError(f"seed {seed}: no end after {LONGEST} decisions")


def ask(state: State) -> None:
    """Ask for advice, and look at what comes."""
    sound(state, advise(Seat(state, state.to_act), QUICK, random.Random(1)))


def sound(state: State, advice: Advice) -> None:
    """Check that advice makes sense: legal, in order, and every plan can be carried out."""
    options, legal = advice.options, state.legal_moves()
    moves = [option.move for option in options]
    assert set(moves) <= set(legal), (moves, legal)
    assert len(moves) == len(set(moves)), moves
    assert options[0].cost == exactly(0.0)
    for option in options:
        assert option.words == state.notation(option.move)
        assert 0 <= option.chance.mean <= options[0].chance.mean <= 1
        for one in (option.chance, option.cost):
            assert 0 <= one.low <= one.mean <= one.high <= 1, option
        known = Seat(state, state.to_act).canonical_state()
        assert option.plan[0] == option.move
        for move in option.plan:
            assert known.to_act == state.to_act, option
            known.play(move)


def ask_through(game: str, seed: int) -> Counter[str]:
    """Ask at some moments of a game; how often at each decision. A failure names its seed."""
    asked: Counter[str] = Counter()
    for state in positions(game, seed):
        try:
            ask(state)
        except Exception as error:
            where = f"{game}, seed {seed}, after {asked.total()} questions, {state.decision}"
            raise AssertionError(f"{where}: {error!r}") from error
        asked[f"{state.game}: {state.decision}"] += 1
        if asked.total() >= MOST:
            break
    return asked


def ask_in_many(first: int, count: int) -> Counter[str]:
    """Games of consecutive seeds."""
    names = games.names()
    return sum(
        (ask_through(names[seed % len(names)], seed) for seed in range(first, first + count)),
        Counter(),
    )


def main() -> None:
    """The soak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=5000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    begin = time.perf_counter()
    asked: Counter[str] = Counter()
    first = args.first
    with ProcessPoolExecutor(args.jobs) as pool:
        while asked.total() < args.decisions:
            firsts = range(first, first + CHUNK * args.jobs * 2, CHUNK)
            first = firsts[-1] + CHUNK
            asked = sum(pool.map(ask_in_many, firsts, [CHUNK] * len(firsts)), asked)
    for decision, n in asked.most_common():
        print(f"{n:6} {decision}")
    seconds = time.perf_counter() - begin
    print(f"{first - args.first} games, {asked.total()} decisions, {seconds:.0f} s, no failure")


if __name__ == "__main__":
    main()
