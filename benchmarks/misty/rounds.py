"""How long a round of search takes in Misty Valley, early, in the middle and late in some games.

    PYTHONPATH=build/compiled python benchmarks/misty/rounds.py [--games 3] [--rounds 400]

Seconds of CPU, so that a busy machine does not count. Run it with the PYTHONPATH of another version
to compare the two: the positions are the same as long as the rules and `novice` are.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

from valewright import misty
from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.misty.bots.levels import searcher

TURNS: Final = (4, 12, 18)


def main() -> None:
    """Search, and say what a round took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=400)
    given = parser.parse_args()
    spent = dict.fromkeys(TURNS, 0.0)
    for seed in range(given.games):
        state = misty.new_game(seed=seed)
        bot = make_bot("novice", seed)
        for turn in TURNS:
            while state.table.number < turn or len(state.legal_moves()) == 1:
                state.play(bot.choose(Seat(state, state.to_act)))
            search = searcher(1, Budget(rounds=given.rounds))
            begin = time.process_time()
            search.think(Seat(state, state.to_act))
            spent[turn] += time.process_time() - begin
    for turn, seconds in spent.items():
        print(f"turn {turn}: {1000 * seconds / given.games / given.rounds:.2f} ms a round")
    total = 1000 * sum(spent.values()) / given.games / given.rounds / len(TURNS)
    print(f"mean: {total:.2f} ms")


if __name__ == "__main__":
    main()
