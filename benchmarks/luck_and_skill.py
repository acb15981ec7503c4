"""Whether reviews tell luck from skill: error rates of bots that differ in strength, and mean luck.

    python benchmarks/luck_and_skill.py --game GAME --bots adept,novice --pairings 200 --rounds 4

In a pairing two bots play two games on one seed, with seats swapped, and both games are reviewed.
The stronger bot is named first. Prints JSON: in how many pairings it had the lower error rate, what
a decision cost either on average, and the mean luck of the first seat with its 95% interval, which
should hold 0.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from itertools import islice
from statistics import mean
from typing import Any

from valewright import games
from valewright.bots import Seat, make_bot
from valewright.bots.budget import Budget
from valewright.bots.estimate import estimate
from valewright.kernel.record import Record
from valewright.lab.review import Account, review


def played(game: str, bots: tuple[str, ...], seed: int) -> Record:
    """A game between bots."""
    record = Record(games.game(game), {}, seed=seed)
    players = [make_bot(name, seed + i) for i, name in enumerate(bots)]
    while not record.state.over:
        seat = record.state.to_act
        record.play(players[seat].choose(Seat(record.state, seat)))
    return record


def paired(game: str, bots: tuple[str, str], rounds: int, seed: int) -> dict[str, Any]:
    """Two games on one seed with seats swapped: what decisions cost either bot, and the luck."""
    costs, decisions, luck = [0.0, 0.0], [0, 0], []
    for swapped in (False, True):
        seats = bots[::-1] if swapped else bots
        found = review(played(game, seats, seed), Budget(rounds=rounds), seed)
        for account in found.accounts:
            add_up(account)
            who = 1 - account.seat if swapped else account.seat
            costs[who] += account.error * account.decisions
            decisions[who] += account.decisions
        luck.append(found.accounts[0].luck)
    errors = [cost / max(1, n) for cost, n in zip(costs, decisions, strict=True)]
    return {"errors": errors, "luck": luck}


def add_up(account: Account) -> None:
    """Luck and play must make the result, to the last digit that counts."""
    total = account.start + account.luck + account.own + account.others
    if abs(total - account.result) > 1e-9:
        raise SystemExit(f"luck and play make {total}, not {account.result}")


def main() -> None:
    """Play, review, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--bots", default="adept,novice", help="the stronger one first")
    parser.add_argument("--pairings", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=4, help="of each decision of a review")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="after which no more begin")
    given = parser.parse_args()
    strong, weak = given.bots.split(",")
    until = time.monotonic() + 60 * given.minutes
    found: list[dict[str, Any]] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        work = partial(paired, given.game, (strong, weak), given.rounds)
        seeds = iter(range(given.seed, given.seed + given.pairings))
        while batch := list(islice(seeds, given.jobs)):
            found += pool.map(work, batch)
            if time.monotonic() > until:
                break
    luck = [one for pairing in found for one in pairing["luck"]]
    lower = sum(one["errors"][0] < one["errors"][1] for one in found)
    told = {
        "game": given.game,
        "bots": [strong, weak],
        "pairings": len(found),
        "lower error of the stronger": lower,
        "error": [round(mean(one["errors"][i] for one in found), 5) for i in (0, 1)],
        "luck": {name: round(value, 4) for name, value in asdict(estimate(luck)).items()},
    }
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
