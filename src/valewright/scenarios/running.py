"""Laying out scenarios, playing their moves and comparing what they expect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from valewright.kernel.contract import State
from valewright.kernel.errors import GameError, IllegalMove
from valewright.scenarios.comparing import difference, look_up
from valewright.scenarios.reading import Scenario, ScenarioError, Step, read_file

SUFFIX: Final = ".scenario"
_WHERE: Final = re.compile(r"(?:player (\d+), )?([a-z0-9_]+): ")
_QUOTED: Final = re.compile(r"([a-z_]+), (['\"])(.+?)\2: ")
_SEEN_BY: Final = re.compile(r"as (\d+): (.*)")
_OPERATION: Final = re.compile(r"(.+?) (=|!=|has|lacks)(?: (.*))?")


@dataclass(frozen=True)
class Failure:
    """One step that did not go as written."""

    step: Step
    lines: tuple[str, ...]

    def __str__(self) -> str:
        shown = "\n".join(f"    {line}" for line in self.lines)
        return f"  line {self.step.line}: {self.step.verb} {self.step.text}\n{shown}"


@dataclass
class Result:
    """What became of one scenario."""

    scenario: Scenario
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.failures

    def __str__(self) -> str:
        word = "ok  " if self.passed else "FAIL"
        head = f"{word} {self.scenario.file}:{self.scenario.line} {self.scenario.title}"
        return "\n".join([head, *map(str, self.failures)])


# Laying out


def lay_out(scenario: Scenario) -> State:
    """The state at the start of a scenario."""
    try:
        return scenario.positions.lay_out(scenario)
    except ScenarioError:
        raise
    except GameError as error:
        raise _located(scenario, str(error)) from error


def _located(scenario: Scenario, message: str) -> ScenarioError:
    """The error of a position, at the line of the key it speaks of."""
    special = scenario.positions.line_of(scenario, message)
    if special is not None:
        line, said = special
        return scenario.error(said, line)
    quoted = _QUOTED.match(message)
    if quoted is not None:
        key = quoted[1].replace("_", "-")
        said = f"{key}: {message[quoted.end() :]}"
        return scenario.error(said, scenario.lines.get(f"{key} {quoted[3]}"))
    found = _WHERE.match(message)
    if found is None:
        return scenario.error(message)
    place = "" if found[1] is None else f"player {found[1]}, "
    name = place + found[2].replace("_", "-")
    return scenario.error(f"{name}: {message[found.end() :]}", scenario.lines.get(name))


# Running


def run(scenario: Scenario) -> Result:
    """Lay a scenario out and go through its steps."""
    state = lay_out(scenario)
    result = Result(scenario)
    played: list[str] = []
    for step in scenario.steps:
        if step.verb == "play":
            problem = _play(scenario, state, step, played)
        elif step.verb == "refuse":
            problem = _refuse(state, step)
        else:
            problem = unmet(scenario, state, step)
        if problem:
            after = ", ".join(played) if played else "the start"
            result.failures.append(Failure(step, (*problem, f"after     {after}")))
            if step.verb == "play":
                break
    return result


def _play(scenario: Scenario, state: State, step: Step, played: list[str]) -> list[str]:
    try:
        for move in scenario.positions.moves(state, step.text):
            words = state.notation(move)
            state.play(move)
            played.append(words)
    except IllegalMove as error:
        return [str(error)]
    return []


def _refuse(state: State, step: Step) -> list[str]:
    words, _, why = step.text.partition(": ")
    before = state.data()
    try:
        state.parse(words)
    except IllegalMove as error:
        if state.data() != before:
            return ["refused, but the state has changed"]
        if why and why not in str(error):
            return [f"expected  a refusal with {why!r}", f"got       {error}"]
        return []
    return ["expected  a refusal", "got       a legal move"]


def unmet(scenario: Scenario, state: State, step: Step) -> list[str]:
    """How a state differs from what a step expects; nothing where it does not."""
    text = step.text
    seat = max(state.to_act, 0)
    seen = _SEEN_BY.fullmatch(text)
    if seen is not None:
        seat, text = int(seen[1]) - 1, seen[2]
        if not 0 <= seat < state.players:
            raise scenario.error(f"there is no player {seen[1]}", step.line)
    parts = _OPERATION.fullmatch(text)
    if parts is None:
        raise scenario.error(
            f"cannot read {text!r}: write 'expect PATH = VALUE' (or !=, has, lacks)", step.line
        )
    try:
        got = look_up(scenario.positions, state, seat, parts[1])
        return difference(scenario.positions, state, got, parts[2], (parts[3] or "").strip())
    except LookupError as error:
        raise scenario.error(str(error.args[0]), step.line) from error


# Files


def scenario_files(paths: Iterable[str | Path]) -> list[Path]:
    """The files themselves, and all scenario files in folders."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
    return found


def run_file(path: str | Path) -> Iterator[Result]:
    """Run the scenarios of one file."""
    for scenario in read_file(path):
        yield run(scenario)


def run_files(
    paths: Iterable[str | Path], out: Callable[[str], object] = print, game: str | None = None
) -> bool:
    """Run files and folders, report what failed and how many passed; whether all is well.

    With a ``game`` only the scenarios of that game are run.
    """
    passed = failed = broken = 0
    files = scenario_files(paths)
    for path in files:
        try:
            scenarios = read_file(path)
        except ScenarioError as error:
            broken += 1
            out(f"ERROR {error}")
            continue
        for scenario in scenarios:
            if game is not None and scenario.game != game:
                continue
            try:
                result = run(scenario)
            except ScenarioError as error:
                broken += 1
                out(f"ERROR {error}")
                continue
            passed += result.passed
            failed += not result.passed
            if not result.passed:
                out(str(result))
    out(f"{passed} passed, {failed} failed, {broken} in error, in {len(files)} files")
    return passed > 0 and not failed and not broken
