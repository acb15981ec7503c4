"""Golden games: whole playthroughs as text, so that a change of rules shows itself as a diff.

A golden file says how its game was set up, and then all that happened: each decision with how many
moves were legal, the one that was played, and a mark of what each seat saw. At the start, in the
middle and at the end stands what a seat saw in full. The moves are drawn from the seed. A game with
component data names them, so that it stays what it is when a card is added to those shipped.

>>> from valewright.games import game
>>> text = playthrough(game("nim"), {"piles": 2}, seed=3)
>>> print("\\n".join(text.splitlines()[:4]))
game: nim
rules: 1
options: {"piles": 2}
seed: 3
>>> renewed(text, game, lambda fingerprint: "") == text
True
"""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from valewright.kernel.components import fingerprint
from valewright.kernel.contract import State
from valewright.kernel.errors import BadData, GameError
from valewright.kernel.game import Game

MARK: Final = 6  # letters
WIDTH: Final = 100
MOST: Final = 5_000  # decisions
HEAD: Final = ("game", "rules", "options", "seed")
DATA: Final = "data"  # beside them, where the game has components
MOVE: Final = re.compile(r"\d+\. player (\d+), [^,]+, 1 of (\d+): (.*)  \[[0-9a-f ]+\]")


def playthrough(
    game: Game, options: Mapping[str, object], seed: int, components: str | None = None
) -> str:
    """A whole game at random, told from beginning to end; with today's components, or others."""
    kept = game.components(options) if components is None else components
    state = game.start_from(kept, options, seed)
    moves = _drawn(game.name, state.clone(), seed)
    lines = [
        f"game: {game.name}",
        f"rules: {game.rules_version}",
        *([f"{DATA}: {fingerprint(kept)}"] if kept else []),
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


def _drawn(name: str, state: State, seed: int) -> list[int]:
    """The moves of a random game."""
    rng = random.Random(seed)
    moves: list[int] = []
    while not state.over:
        if len(moves) == MOST:
            raise BadData(f"{name}, seed {seed}: no end after {MOST} decisions")
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


class Head:
    """How a golden file says that its game was set up."""

    def __init__(self, text: str, game: Callable[[str], Game]) -> None:
        lines = [line.partition(": ") for line in text.splitlines()[: len(HEAD) + 1]]
        known = (*HEAD, DATA)
        found = {key: value for key, _, value in lines if key in known}
        if not all(key in found for key in HEAD):
            raise BadData(f"a golden game begins with the lines {', '.join(HEAD)}")
        try:
            self.options: dict[str, object] = json.loads(found["options"])
            self.seed = int(found["seed"])
            self.rules = int(found["rules"])
        except ValueError as error:
            raise BadData(f"a golden game's head cannot be read: {error}") from error
        self.data = found.get(DATA, "")
        self.game = game(found["game"])


def renewed(text: str, game: Callable[[str], Game], data: Callable[[str], str]) -> str:
    """The playthrough that a golden file is of, as the rules play it now.

    ``data`` gives the components of a fingerprint.
    """
    head = Head(text, game)
    components = data(head.data) if head.data else ""
    if fingerprint(components) != head.data:
        raise BadData(f"the data of a golden game have another fingerprint than {head.data}")
    return playthrough(head.game, head.options, head.seed, components)


def other_rules(text: str, game: Callable[[str], Game], data: Callable[[str], str]) -> str:
    """Where the rules play a golden file's own moves otherwise than it says, although they are of
    the same version; '' where they do not."""
    head = Head(text, game)
    if head.rules != head.game.rules_version:
        return ""
    state = head.game.start_from(data(head.data) if head.data else "", head.options, head.seed)
    for line in text.splitlines():
        found = MOVE.fullmatch(line)
        if found is None:
            continue
        try:
            if (state.to_act + 1, len(state.legal_moves())) != (int(found[1]), int(found[2])):
                return line
            state.play(state.parse(found[3]))
        except GameError:
            return line
    ended = (f"scores: {state.scores()}", f"winners: {[seat + 1 for seat in state.winners()]}")
    return next((line for line in ended if line not in text.splitlines()), "")
