"""An owner's box at the command line: checked, measured, begun."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from valewright.kernel.errors import BadData, BadOption
from valewright.mystic.box import Checked, checked, differences, printed, progress
from valewright.mystic.catalogue import KINDS, STARTING, Conclave, catalogue
from valewright.mystic.provenance import DOCUMENTED, FIELDS, components, status
from valewright.mystic.symbols import SETS
from valewright.words import Words

Say = Callable[[str], None]
BAR: Final = 24
TITLES: Final = {"conclaves": "Conclaves"}


def read(file: Path) -> Checked:
    """A card file, whatever is wrong with it."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: cannot be read: {error}") from error
    return checked(text, str(file))


def check(file: Path, as_json: bool, say: Say) -> bool:
    """Say what a file sets and what is wrong with it; whether it may be played with."""
    found = read(file)
    if as_json:
        say(json.dumps(_data(found), ensure_ascii=False, indent=2))
        return not found.errors
    for message in found.errors:
        say(f"Error: {message.text}")
    for message in found.warnings:
        say(f"Warning: {message.text}")
    if found.name:
        say(f"Box: {found.name}")
    for kind in KINDS:
        for name in sorted({*found.values.get(kind, {}), *found.components.get(kind, {})}):
            fields = [
                *found.values.get(kind, {}).get(name, {}),
                *found.components.get(kind, {}).get(name, {}),
            ]
            say(f"  {kind} {name}: {', '.join(fields)}")
    for table, entries in found.tables.items():
        say(f"  [{table}]: {', '.join(entries)}")
    say(_summary(found))
    return not found.errors


def _summary(found: Checked) -> str:
    settled = sum(group.settled for group in progress(found.catalogue))
    differing = len(differences(found.catalogue))
    parts = [
        _count(len(found.errors), "error"),
        _count(len(found.warnings), "warning"),
        f"{_count(settled, 'guess', 'guesses')} settled",
        f"{_count(differing, 'value')} unlike the shipped ones",
    ]
    return "; ".join(parts) + "."


def _count(n: int, one: str, many: str = "") -> str:
    return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"


def _data(found: Checked) -> dict[str, Any]:
    return {
        "name": found.name,
        "messages": [
            {
                "level": message.level,
                "kind": message.kind,
                "name": message.name,
                "field": message.field,
                "text": message.text,
            }
            for message in found.messages
        ],
        "sets": found.values,
        "others": found.components,
        "tables": found.tables,
        "differences": [
            {
                "kind": each.kind,
                "name": each.name,
                "field": each.field,
                "shipped": each.shipped,
                "here": each.here,
            }
            for each in differences(found.catalogue)
        ],
    }


def show_progress(file: Path, as_json: bool, console: Console) -> bool:
    """Print how many of the values that no document gives a file gives; whether it has no error."""
    found = read(file)
    groups = progress(found.catalogue)
    if as_json:
        data = {
            group.group: {
                "settled": group.settled,
                "unknown": group.unknown,
                "documented": group.documented,
            }
            for group in groups
        }
        console.print(json.dumps(data, indent=2), soft_wrap=True)
        return not found.errors
    words = Words("en")
    rows = [
        (TITLES.get(group.group) or words.say(f"set-{group.group}"), group.settled, group.unknown)
        for group in groups
    ]
    rows.append(("In all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
    for title, settled, unknown in rows:
        console.print(_bar(title, settled, unknown))
    for message in found.errors:
        console.print(f"Error: {message.text}", soft_wrap=True)
    return not found.errors


def _bar(title: str, settled: int, unknown: int) -> Text:
    share = settled / unknown if unknown else 1.0
    full = int(share * BAR)
    line = Text(f"{title:<18}")
    line.append("█" * full, "bright_green").append("░" * (BAR - full), "dim")
    return line.append(f" {settled:>4} of {unknown:<4} {int(share * 100):>3}%")


def template(set_name: str | None) -> str:
    """A card file to fill in: every value that no document gives, as a comment with our guess."""
    if set_name is not None and set_name not in (*SETS, "conclaves"):
        raise BadOption(f"set: {set_name!r} is not one of {', '.join((*SETS, 'conclaves'))}")
    lines = [
        "# Take the # away from a line when your card has been looked at, and write what it says.",
        "# The values below are guesses. `valewright box check FILE` says what is wrong.",
        "",
        "[box]",
        'name = "My box"',
    ]
    for kind in KINDS:
        for name, component in components(catalogue(), kind).items():
            group = "conclaves" if isinstance(component, Conclave) else component.set
            if name in STARTING or set_name not in (None, group):
                continue
            values = printed(component)
            open_fields = [
                field for field in FIELDS[kind] if status(kind, component, field) != DOCUMENTED
            ]
            if open_fields:
                lines += ["", f"[[{kind}]]", f"name = {json.dumps(name, ensure_ascii=False)}"]
                lines += [f"# {field} = {_toml(values[field])}" for field in open_fields]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {n}" for key, n in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)
