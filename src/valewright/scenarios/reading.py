"""Reading scenario files: lines of ``key: value``, then steps (docs/scenarios.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from valewright import games
from valewright.kernel.errors import BadOption, GameError
from valewright.scenarios.positions import (
    LINES,
    LIST,
    NOTHING,
    NUMBER,
    TEXT,
    YES_NO,
    Positions,
    positions_of,
)

# What stands before the players: about the scenario, the game's options, the table
SCENARIO_KEYS: Final = {
    "rulings": LIST,
    "seed": NUMBER,
    "players": NUMBER,
    "cards": TEXT,
    "game": TEXT,
}
SEAT_KEYS: Final = ("turn", "start")
VERBS: Final = ("play", "refuse", "expect")
_TIMES: Final = re.compile(r"(.+) x(\d+)")
_PLAYER: Final = re.compile(r"player (\d+):?")
_COMMA: Final = re.compile(r",(?![^(]*\))")  # not inside the brackets of a cell
_KEY: Final = re.compile(r"([a-z][a-z0-9-]*):(.*)")


class ScenarioError(GameError):
    """A scenario that cannot be read or laid out; the message names file, line and scenario.

    ``line`` is the number of the line, and ``said`` is what is wrong there.
    """

    line: int = 0
    said: str = ""


@dataclass(frozen=True)
class Step:
    """One line of what happens: the verb, its text, where it was written."""

    verb: str
    text: str
    line: int


@dataclass
class Scenario:
    """One scenario as written, not yet laid out."""

    title: str
    file: str
    line: int
    about: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    players: list[dict[str, Any]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def rulings(self) -> list[str]:
        """The ids of the rulings that the scenario shows."""
        return list(self.about.get("rulings", []))

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.about.get("game", games.USUAL))

    @property
    def positions(self) -> Positions:
        """How positions of the game are written."""
        return positions_of(self.game)

    @property
    def is_written(self) -> bool:
        """Whether the position is written, and not set up by the rules."""
        return self.positions.is_written(self)

    def with_seats(self, players: int) -> dict[str, Any]:
        """The table's keys, players counted from 0 as the games do."""
        found = dict(self.table)
        for key in SEAT_KEYS:
            if key not in found:
                continue
            if not 1 <= found[key] <= players:
                numbers = f"players are numbered 1 to {players}"
                raise self.error(f"{key}: {numbers}, not {found[key]}", self.lines[key])
            found[key] -= 1
        return found

    def error(self, message: str, line: int | None = None) -> ScenarioError:
        """An error about this scenario, at one of its lines."""
        at = self.line if line is None else line
        error = ScenarioError(f"{self.file}:{at}: scenario {self.title!r}: {message}")
        error.line, error.said = at, message
        return error


def split_list(text: str) -> list[str]:
    """Items between commas; ``Blank x3`` is three of them, ``nothing`` none.

    >>> split_list("Blank x2, Cursed Land/top")
    ['Blank', 'Blank', 'Cursed Land/top']
    """
    found: list[str] = []
    text = text.strip()
    if text in ("", NOTHING):
        return found
    for item in _between_commas(text):
        times = _TIMES.fullmatch(item)
        if times is None:
            found.append(item)
        else:
            found.extend([times[1].strip()] * int(times[2]))
    return found


def _between_commas(text: str) -> list[str]:
    return [item.strip() for item in _COMMA.split(text.rstrip(","))]


def read_file(path: str | Path) -> list[Scenario]:
    """The scenarios of one file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: cannot be read: {error}") from error
    return read_text(text, str(path))


def read_text(text: str, file: str = "<text>", positions: bool = False) -> list[Scenario]:
    """The scenarios in a text; ``file`` is only for messages.

    Those that are only ``positions`` need no steps.
    """
    found: list[Scenario] = []
    for number, line in _logical_lines(text):
        if line.startswith("scenario:"):
            title = line[len("scenario:") :].strip()
            found.append(Scenario(title, file, number))
            if not title:
                raise found[-1].error("give it a title")
        elif not found:
            raise ScenarioError(f"{file}:{number}: start with 'scenario: TITLE', not {line!r}")
        else:
            _read_line(found[-1], number, line)
    for scenario in found:
        _check_whole(scenario, positions)
    if not found:
        raise ScenarioError(f"{file}: no scenario in it; start one with 'scenario: TITLE'")
    return found


def _logical_lines(text: str) -> list[tuple[int, str]]:
    """Lines without comments; one that ends in a comma goes on in the next."""
    found: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = "" if raw.lstrip().startswith("#") else raw.split(" # ")[0].strip()
        if not line:
            continue
        if found and found[-1][1].endswith(","):
            found[-1] = (found[-1][0], f"{found[-1][1]} {line}")
        else:
            found.append((number, line))
    return found


def _read_line(scenario: Scenario, number: int, line: str) -> None:
    verb, _, rest = line.partition(" ")
    header = _PLAYER.fullmatch(line)
    pair = _KEY.fullmatch(line)
    if verb in VERBS:
        scenario.steps.append(Step(verb, rest.strip(), number))
    elif header is None and pair is None:
        raise scenario.error(
            f"cannot read {line!r}: write 'key: value', 'player N:' or a step ({', '.join(VERBS)})",
            number,
        )
    elif scenario.steps:
        raise scenario.error(f"{line!r} comes after the first step", number)
    elif header is not None:
        if not scenario.positions.player_keys:
            raise scenario.error(f"{scenario.game} has no positions of its own to write", number)
        scenario.players.append({})
        if int(header[1]) != len(scenario.players):
            raise scenario.error(f"player {len(scenario.players)} comes next, not {line!r}", number)
    elif pair is not None:
        _read_key(scenario, number, pair[1], pair[2].strip())


def _read_key(scenario: Scenario, number: int, key: str, text: str) -> None:
    groups: list[tuple[dict[str, str], dict[str, Any]]]
    positions = scenario.positions
    if scenario.players:
        place = f"player {len(scenario.players)}, "
        groups = [(positions.player_keys, scenario.players[-1])]
    else:
        place = ""
        groups = [
            (SCENARIO_KEYS, scenario.about),
            (positions.option_keys(SCENARIO_KEYS), scenario.options),
            (positions.table_keys, scenario.table),
        ]
    for kinds, values in groups:
        if key not in kinds:
            continue
        if kinds[key] == LINES:
            values.setdefault(key, []).append(text)
            scenario.lines[f"{key} {text}"] = number
            scenario.lines.setdefault(place + key, number)
            return
        if key in values:
            raise scenario.error(f"{place}{key}: is given twice", number)
        values[key] = _value(scenario, number, place + key, kinds[key], text)
        scenario.lines[place + key] = number
        if key == "game":
            _check_game(scenario, number)
        return
    known = ", ".join(name for kinds, _ in groups for name in kinds)
    raise scenario.error(f"{place}{key!r} is not one of {known}", number)


def _check_game(scenario: Scenario, number: int) -> None:
    try:
        games.game(scenario.game)
    except BadOption as error:
        raise scenario.error(str(error), number) from error
    if scenario.options or scenario.table:
        raise scenario.error("game: must come before the options and the table", number)


def _value(scenario: Scenario, number: int, name: str, kind: str, text: str) -> Any:
    if kind == LIST:
        return split_list(text)
    if kind == NUMBER and re.fullmatch(r"-?\d+", text):
        return int(text)
    if kind == YES_NO and text in ("yes", "no"):
        return text == "yes"
    if kind == TEXT and text:
        return text
    raise scenario.error(f"{name}: must be {'a ' * (kind != YES_NO)}{kind}, not {text!r}", number)


def _check_whole(scenario: Scenario, position: bool) -> None:
    if not scenario.steps and not position:
        raise scenario.error("has no step: nothing is played or expected")
    if scenario.is_written and "players" in scenario.about:
        raise scenario.error("players: is for a game set up by the rules, without 'player N:'")
    if scenario.is_written:
        return
    for key in scenario.table:
        if key not in scenario.positions.setup_keys:
            line = scenario.lines[key]
            raise scenario.error(f"{key}: needs a written position ('player 1:' ...)", line)
