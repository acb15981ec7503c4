"""Golden games: whole playthroughs as text, so that a change of rules shows itself as a diff.

A golden file says how its game was set up, and then all that happened: each decision with how many
moves were legal, the one that was played, and a mark of what each seat saw. At the start, in the
middle and at the end stands what a seat saw in full. The moves are drawn from the seed.

>>> from valewright.games import game
>>> text = playthrough(game("nim"), {"piles": 2}, seed=3)
>>> print("\\n".join(text.splitlines()[:3]))
game: nim
options: {"piles": 2}
seed: 3
>>> renewed(text, game) == text
True
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from valewright.kernel.contract import State
from valewright.kernel.errors import BadData
from valewright.kernel.game import Game

MARK: Final = 6  # letters
WIDTH: Final = 100
MOST: Final = 5_000  # decisions
HEAD: Final = ("game", "options", "seed")


def playthrough(game: Game, options: Mapping[str, object], seed: int) -> str:
    """A whole game at random, told from beginning to end."""
    moves = _drawn(game, options, seed)
    state = game.start(options, seed)
    lines = [
        f"game: {game.name}",
        f"options: {json.dumps(dict(options), ensure_ascii=False, sort_keys=True)}",
        f"seed: {seed}",
    ]
    for at, move in enumerate(moves):
        if at in (0, len(moves) // 2):
            lines += _seen(state, at)
        seat, decision, legal = state.to_act, state.decision, len(state.legal_moves())
        words = state.notation(move)
        state.play(move)
        marks = " ".join(_mark(state.view(seat)) for seat in range(state.players))
        lines.append(f"{at + 1}. player {seat + 1}, {decision}, 1 of {legal}: {words}  [{marks}]")
    lines += _seen(state, len(moves))
    lines += [f"scores: {state.scores()}", f"winners: {[seat + 1 for seat in state.winners()]}"]
    return "\n".join(lines) + "\n"


def _drawn(game: Game, options: Mapping[str, object], seed: int) -> list[int]:
    """The moves of a random game."""
    state = game.start(options, seed)
    rng = random.Random(seed)
    moves: list[int] = []
    while not state.over:
        if len(moves) == MOST:
            raise BadData(f"{game.name}, seed {seed}: no end after {MOST} decisions")
        moves.append(rng.choice(state.legal_moves()))
        state.play(moves[-1])
    return moves


def _mark(view: Mapping[str, Any]) -> str:
    """A view in a few letters."""
    text = json.dumps(view, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:MARK]


def _seen(state: State, at: int) -> Iterator[str]:
    """What the seat that is to act sees, in full; at the end the first."""
    seat = max(state.to_act, 0)
    yield f"-- after move {at}, player {seat + 1} sees"
    yield from (f"   {line}" for line in _lines(state.view(seat), ""))
    yield "--"


def _lines(value: Any, path: str) -> Iterator[str]:
    """Plain data, a line for each value with its path; what fits on a line stays together."""
    whole = f"{path}: {json.dumps(value, ensure_ascii=False, default=str)}"
    if path and (len(whole) <= WIDTH or not isinstance(value, Mapping | list)):
        yield whole
        return
    inner = value.items() if isinstance(value, Mapping) else enumerate(value)
    for key, one in inner:
        yield from _lines(one, f"{path}.{key}" if path else str(key))


def renewed(text: str, game: Callable[[str], Game]) -> str:
    """The playthrough that a golden file is of, as the rules play it now."""
    found = dict(line.partition(": ")[::2] for line in text.splitlines()[: len(HEAD)])
    if tuple(found) != HEAD:
        raise BadData(f"a golden game begins with the lines {', '.join(HEAD)}")
    try:
        options, seed = json.loads(found["options"]), int(found["seed"])
    except ValueError as error:
        raise BadData(f"a golden game's head cannot be read: {error}") from error
    return playthrough(game(found["game"]), options, seed)
