"""Write down what a learner can come to see in each lesson, for the tests of the page's coach.

From the position of a lesson, every move is tried as the rules have it, to the end of the learner's
turn. Positions that look the same to the coach are one; of each, a few are played on from.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from valewright.games import BUILT_IN, game
from valewright.kernel.contract import State
from valewright.scenarios import Scenario
from valewright.scenarios.lessons import is_reached, lesson, lesson_files, lesson_start
from valewright.server import games

ROOT: Final = Path(__file__).parent.parent
LEARNER: Final = 0
PLAYED_ON: Final = 6  # positions that look the same and are all played on from
LINE: Final = ("kind", "name", "n")

Seen = dict[str, Any]


def file_of(name: str) -> Path:
    """Where the paths through the lessons of a game are kept."""
    return ROOT / "web/src/games" / game(name).package.rpartition(".")[2] / "lessons.paths.json"


def seen(name: str, state: State) -> Seen:
    """What the coach goes by, as the page has it."""
    served = games.served(name)
    log, _ = served.events(state, 0)
    asked = state.to_act == LEARNER
    shown = served.shown(state, LEARNER, asked)
    starts = [i for i, line in enumerate(log) if line["kind"] == "turn" and line["seat"] == LEARNER]
    mine = [line for line in log[starts[-1] if starts else 0 :] if line["seat"] == LEARNER]
    return {
        "decision": shown.decision if asked else None,
        "acts": sorted({move["act"] for move in shown.moves}),
        "turns": len(starts),
        "lines": [{key: line[key] for key in LINE} for line in mine],
    }


def settled(name: str, state: State) -> State:
    """The state after all that leaves the learner no choice."""
    rules = game(name)
    while not state.over and state.to_act == LEARNER and not rules.asks(state):
        state.play(state.legal_moves()[0])
    return state


def paths(name: str, called: str) -> list[dict[str, Any]]:
    """All situations of a lesson: what is seen, whether the goal is reached, where moves lead."""
    scenario, start = lesson(name, called), lesson_start(name, called)
    assert scenario is not None
    assert start is not None
    places: dict[str, int] = {}
    found: list[dict[str, Any]] = []
    todo: list[tuple[int, State]] = []
    played: list[int] = []

    def place(state: State, anyhow: bool = False) -> int:
        here = {**seen(name, state), "goal": is_reached(scenario, state)}
        here["lines"] = _noticed(scenario, here["lines"])
        key = json.dumps(here)
        at = places.setdefault(key, len(found))
        if at == len(found):
            found.append({**here, "moves": {}})
            played.append(0)
        if here["decision"] is not None and (anyhow or played[at] < PLAYED_ON):
            played[at] += 1
            todo.append((at, state))
        return at

    for state in _solution(scenario, start):
        place(settled(name, state), anyhow=True)
    while todo:
        at, state = todo.pop()
        for move in state.legal_moves():
            act = games.served(name).move(state, move)["act"]
            after = state.clone()
            after.play(move)
            leads = found[at]["moves"].setdefault(act, [])
            to = place(settled(name, after))
            if to not in leads:
                leads.append(to)
    return found


def _solution(scenario: Scenario, start: State) -> Iterator[State]:
    """The positions on the way that the lesson itself goes."""
    state = start
    yield state.clone()
    for step in scenario.steps:
        if step.verb == "play":
            for move in scenario.positions.moves(state, step.text):
                state.play(move)
                yield state.clone()


def _noticed(scenario: Scenario, lines: list[Seen]) -> list[Seen]:
    """Lines that name what the lesson is about, and once each kind of the others."""
    moves = " ".join(step.text for step in scenario.steps)
    found: list[Seen] = []
    for line in lines:
        named = line["name"] and line["name"] in moves
        one = line if named else {**line, "name": "", "n": 0}
        if one not in found:
            found.append(one)
    return sorted(found, key=lambda line: [line[key] for key in LINE])


def written(name: str) -> str:
    """The file of a game's lessons."""
    found = {called: paths(name, called) for called in lesson_files(name)}
    lessons = (
        f"  {json.dumps(called)}: [\n"
        + ",\n".join(f"    {json.dumps(one, ensure_ascii=False)}" for one in situations)
        + "\n  ]"
        for called, situations in found.items()
    )
    return "{\n" + ",\n".join(lessons) + "\n}\n"


def main() -> None:
    """Write the files of all games that have lessons."""
    for entry in BUILT_IN:
        if lesson_files(entry.name):
            file_of(entry.name).write_text(written(entry.name), "utf-8")


if __name__ == "__main__":
    main()
