"""Play the gentlest level of Mystic Vale against a model of someone new to the game.

    python benchmarks/mystic/first_time_player.py [--games N] [--seed N] [--bot NAME] [--sets all]

The model knows the rules and no more: it pushes while the odds look fine, buys the dearest piece it
can pay for, any vale it can pay for, and puts things wherever they fit.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import Final

from valewright import mystic
from valewright.bots import Seat, make_bot
from valewright.mystic import moves as mv
from valewright.mystic.symbols import SETS
from valewright.mystic.table import piece_of

FINE: Final = 0.34  # odds of spoiling that are still taken
PLAYERS: Final = 2


class FirstTimePlayer:
    """Sensible at a glance, without a plan."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        """A move that looks reasonable."""
        legal = seat.legal_moves()
        if seat.decision == "plant":
            bad, of = seat.view()["me"]["spoil_odds"]
            return mv.PUSH if mv.PUSH in legal and bad <= FINE * of else legal[0]
        if seat.decision == "harvest":
            return self._harvest(seat, legal)
        return self._rng.choice(legal)

    def _harvest(self, seat: Seat, legal: tuple[int, ...]) -> int:
        """Texts, vales, the dearest piece, and the end; the token goes where it buys something."""
        texts = [move for move in legal if mv.TEXT <= move < mv.OPTION or move == mv.TAKE_VP]
        vales = [move for move in legal if mv.VALE <= move < mv.COMMONS]
        for some in (texts, vales):
            if some:
                return self._rng.choice(some)
        state = seat.canonical_state()
        assert isinstance(state, mystic.State)
        pieces = [move for move in legal if mv.COMMONS <= move < mv.SPIRIT]
        if pieces:
            return max(pieces, key=lambda move: (piece_of(state.table, move).cost, -move))
        return mv.STOP if mv.STOP in legal else self._rng.choice(legal)


def lead(seed: int, first: int, bot: str, sets: tuple[str, ...]) -> int:
    """By how much the model wins a game in which it sits at ``first``."""
    state = mystic.new_game(players=PLAYERS, sets=sets, seed=seed)
    model = FirstTimePlayer(seed)
    other = make_bot(bot, seed)
    while not state.over:
        player = model if state.to_act == first else other
        state.play(player.choose(Seat(state, state.to_act)))
    scores = state.scores()
    return scores[first] - scores[1 - first]


def main() -> None:
    """Play mirrored pairs and print what came of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="wanderer")
    parser.add_argument("--sets", choices=("base", "all"), default="base")
    asked = parser.parse_args()
    sets = SETS if asked.sets == "all" else ("base",)
    leads = [
        lead(1000 * asked.seed + number, seat, asked.bot, sets)
        for number in range(asked.games // 2)
        for seat in range(PLAYERS)
    ]
    n = len(leads)
    won = sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in leads) / n
    error = 1.96 * math.sqrt(won * (1 - won) / n)
    print(f"the model won {won:.0%} (±{error:.0%}) of {n} games against {asked.bot}; ", end="")
    print(f"lead {sum(leads) / n:+.1f} VP")


if __name__ == "__main__":
    main()
