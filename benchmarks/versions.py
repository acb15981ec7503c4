"""Let bots of two versions of the package play each other, each in a process of its own.

    python benchmarks/versions.py --second FOLDER --bots archdruid@64r [--first build/compiled]
        [--game mystic-vale] [--options JSON] [--players 2] [--games 100] [--seed 1] [--minutes M]

FOLDER is what PYTHONPATH would name: `build/compiled` or `src` of a checkout; where an installed
game or bot does not load with that version, append a folder with one that does, after a colon.
`--bots` may name two bots: that of the first version, then that of the second. With more than two
players, the first has one seat and the second all others. Every seed is played once from each seat
of the first.

Both processes follow the game from the same seed, so the rules and the cards of the two versions
have to be the same: a move that one of them does not know ends the match with an error.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

COMPILED: Final = "build/compiled"
WITHIN: Final = 1.96  # standard errors of a 95% interval
TOLD_EVERY: Final = 10  # games

Message = dict[str, Any]


class Version:
    """A version of the package in a process of its own, asked and answered in lines of JSON."""

    def __init__(self, path: str, bot: str) -> None:
        folders = [Path(one) for one in path.split(os.pathsep)]
        if not (folders[0] / "valewright").is_dir():
            raise SystemExit(f"{folders[0]} holds no package valewright")
        self.name = f"{bot} of {path}"
        self.bot = bot
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--answer"],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(str(one.resolve()) for one in folders),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, message: Message) -> Message:
        """What the process answers."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(message) + "\n")
        into.flush()
        line = out.readline()
        if not line:
            raise SystemExit(f"{self.name} ended while asked for {message}")
        answer: Message = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process: it reads to the end of what it is asked."""
        with self._process:
            pass


def answer() -> None:
    """In the process of a version: follow a game, and choose when asked."""
    from valewright import games
    from valewright.bots import Seat, make_bot

    state = None
    bots: dict[int, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        spent = 0.0
        move = ""
        if "game" in message:
            state = games.game(message["game"]).start(message["options"], message["seed"])
            seeds = random.Random(message["seed"])
            drawn = [seeds.getrandbits(32) for _ in range(state.players)]
            bots = {seat: make_bot(message["bot"], drawn[seat]) for seat in message["seats"]}
        assert state is not None
        if "played" in message:
            state.play(state.parse(message["played"]))
        elif "choose" in message:
            begin = time.process_time()
            seat = state.to_act
            chosen = bots[seat].choose(Seat(state, seat))
            spent = time.process_time() - begin
            move = state.notation(chosen)
            state.play(chosen)
        at = {"over": state.over, "to_act": state.to_act, "scores": list(state.scores())}
        told = {"at": at, "move": move, "spent": spent}
        if state.over:
            told["winners"] = list(state.winners())
        print(json.dumps(told), flush=True)


class Result:
    """A game from the first version's side."""

    def __init__(self, share: float, lead: float, spent: tuple[float, float]) -> None:
        self.share = share  # of the win: winners share it
        self.lead = lead  # before the best of the others
        self.spent = spent  # seconds of CPU that either thought


def play(versions: tuple[Version, Version], message: Message, players: int, own: int) -> Result:
    """A game in which the first version sits at ``own``."""
    seats = ([own], [seat for seat in range(players) if seat != own])
    found = [
        one.ask({**message, "bot": one.bot, "seats": some})
        for one, some in zip(versions, seats, strict=True)
    ]
    spent = [0.0, 0.0]
    while True:
        if found[0]["at"] != found[1]["at"]:
            raise SystemExit(f"the versions do not agree: {found[0]['at']}, {found[1]['at']}")
        at = found[0]["at"]
        if at["over"]:
            break
        who = 0 if at["to_act"] == own else 1
        found[who] = versions[who].ask({"choose": True})
        spent[who] += found[who]["spent"]
        found[1 - who] = versions[1 - who].ask({"played": found[who]["move"]})
    scores = at["scores"]
    winners = found[0]["winners"]
    share = 1 / len(winners) if own in winners else 0.0
    if not winners:
        share = 1 / players
    best = max(score for seat, score in enumerate(scores) if seat != own)
    return Result(share, scores[own] - best, (spent[0], spent[1]))


def told(results: list[list[Result]]) -> str:
    """Share of wins, mean lead and time, with errors that take the games on one seed together."""
    games = [game for some in results for game in some]
    line = f"{len(games)} games"
    for name, scale, values in (
        ("won %", 100.0, [statistics.fmean(g.share for g in some) for some in results]),
        ("lead", 1.0, [statistics.fmean(g.lead for g in some) for some in results]),
    ):
        line += f", {name} {scale * statistics.fmean(values):.1f}"
        if len(values) > 1:
            error = WITHIN * statistics.stdev(values) / math.sqrt(len(values))
            line += f" ± {scale * error:.1f}"
    for i, name in enumerate(("first", "second")):
        line += f", {name} {statistics.fmean(g.spent[i] for g in games):.1f} s"
    return line


def main() -> None:
    """Play the match, and say how it stands now and then."""
    if "--answer" in sys.argv:
        answer()
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--first", default=COMPILED)
    parser.add_argument("--second", required=True)
    parser.add_argument("--bots", default="archdruid@64r", help="of both, or of either")
    parser.add_argument("--game", default="mystic-vale")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600.0, help="after which none begins")
    given = parser.parse_args()
    bots = given.bots.split(",")
    versions = (Version(given.first, bots[0]), Version(given.second, bots[-1]))
    options = given.options if given.players == 2 else {**given.options, "players": given.players}
    until = time.monotonic() + 60 * given.minutes
    results: list[list[Result]] = []
    for number in range(given.games // given.players):
        if time.monotonic() > until:
            break
        message = {"game": given.game, "options": options, "seed": given.seed + number}
        seats = range(given.players)
        results.append([play(versions, message, given.players, own) for own in seats])
        if number % TOLD_EVERY == TOLD_EVERY - 1:
            print(told(results), file=sys.stderr, flush=True)
    for one in versions:
        one.close()
    print(f"{versions[0].name} against {versions[1].name}: {told(results)}")


if __name__ == "__main__":
    main()
