"""Writing positions down as scenarios, and making sure that they read back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from valewright import games
from valewright.kernel.contract import State
from valewright.kernel.errors import Unwritable
from valewright.scenarios.positions import Layout, positions_of
from valewright.scenarios.reading import ScenarioError, read_text
from valewright.scenarios.running import lay_out

INDENT: Final = "  "
HISTORY: Final = "log"  # of a view: what happened before is no part of a position


def write(state: State, title: str = "A position") -> str:
    """A position as a scenario, which reads back as the same for the seat that is to act.

    What that seat cannot know is not in it and is dealt anew by the scenario's seed; a game that
    is over is written with all that it holds. The text ends with what is to be decided.

    >>> print(write(games.game("nim").start({"piles": 2}, 7), "The start"))
    scenario: The start
    game: nim
    piles: 2
    most: 7
    counters: 3, 5
    turn: 1
    expect decision = take
    <BLANKLINE>
    """
    heading = " ".join(title.split()) or "A position"
    wanted = known(state)
    differing: list[str] = []
    for layout in positions_of(state.game).layouts(state):
        text = _text(state, heading, layout)
        try:
            found = known(lay_out(read_text(text)[0]))
        except ScenarioError as error:
            differing = [error.said or str(error)]
            continue
        differing = [key for key in wanted if found.get(key) != wanted[key]]
        if not differing:
            return text
    raise Unwritable(f"this position cannot be written as a scenario: {', '.join(differing)}")


def from_record(path: str | Path, at: int | None = None, title: str = "A position") -> str:
    """A position of a record as a scenario: after so many of its moves, or at its end."""
    return write(games.load_record(path).replay(at), title)


def known(state: State) -> dict[str, Any]:
    """What the seat to act knows of a position and may do in it, but not how it came about."""
    view = dict(state.view(max(state.to_act, 0)))
    view.pop(HISTORY, None)
    view["legal moves"] = [(move, state.notation(move)) for move in state.legal_moves()]
    return view


def _text(state: State, title: str, layout: Layout) -> str:
    lines = [f"scenario: {title}", f"game: {state.game}"]
    lines += [f"{key}: {value}" for key, value in layout.table]
    for i, pairs in enumerate(layout.players):
        lines.append(f"player {i + 1}:")
        lines += [f"{INDENT}{key}: {value}" for key, value in pairs]
    lines.append(f"expect decision = {state.decision}")
    return "\n".join(lines) + "\n"
