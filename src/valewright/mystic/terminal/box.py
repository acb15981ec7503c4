"""An owner's box at the command line: checked, measured, begun."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from valewright.kernel.errors import BadData, BadOption
from valewright.mystic import box
from valewright.mystic.catalogue import KINDS, STARTING, Conclave, catalogue
from valewright.mystic.provenance import DOCUMENTED, FIELDS, components, status
from valewright.mystic.symbols import SETS
from valewright.words import Words

BAR: Final = 24
CONCLAVES: Final = "conclaves"
GROUPS: Final = (*SETS, CONCLAVES)


def read(file: Path) -> box.Checked:
    """A card file, whatever is wrong with it."""
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{file}: cannot be read: {error}") from error
    return box.checked(text, str(file))


class Box:
    """What the command line does with card files, in the reader's language."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.words = Words(language)

    def _say(self, text: str) -> None:
        self.console.print(text, soft_wrap=True)

    def check(self, file: Path, as_json: bool) -> bool:
        """Say what a file sets and what is wrong with it; whether it may be played with."""
        found = read(file)
        if as_json:
            self._say(json.dumps(_data(found), ensure_ascii=False, indent=2))
            return not found.errors
        for message in found.errors:
            self._say(f"Error: {message.text}")
        for message in found.warnings:
            self._say(f"Warning: {message.text}")
        if found.name:
            self._say(f"Box: {found.name}")
        for kind in KINDS:
            for name in sorted({*found.values.get(kind, {}), *found.components.get(kind, {})}):
                fields = [
                    *found.values.get(kind, {}).get(name, {}),
                    *found.components.get(kind, {}).get(name, {}),
                ]
                self._say(f"  {kind} {name}: {', '.join(fields)}")
        for table, entries in found.tables.items():
            self._say(f"  [{table}]: {', '.join(entries)}")
        self._say(_summary(found))
        return not found.errors

    def progress(self, file: Path, as_json: bool) -> bool:
        """Print how many of the undocumented values a file gives; whether it has no error."""
        found = read(file)
        groups = box.progress(found.catalogue)
        if as_json:
            data = {
                group.group: {
                    "settled": group.settled,
                    "unknown": group.unknown,
                    "documented": group.documented,
                }
                for group in groups
            }
            self._say(json.dumps(data, indent=2))
            return not found.errors
        rows = [(self._title(group.group), group.settled, group.unknown) for group in groups]
        rows.append(("In all", sum(row[1] for row in rows), sum(row[2] for row in rows)))
        for title, settled, unknown in rows:
            self.console.print(_bar(title, settled, unknown))
        for message in found.errors:
            self._say(f"Error: {message.text}")
        return not found.errors

    def _title(self, group: str) -> str:
        return self.words.say("box-conclaves" if group == CONCLAVES else f"set-{group}")

    def template(self, set_name: str | None) -> str:
        """A card file to fill in: every undocumented value, as a comment with our guess."""
        if set_name is not None and set_name not in GROUPS:
            raise BadOption(f"set: {set_name!r} is not one of {', '.join(GROUPS)}")
        lines = [
            "# Look at your card, write what it says, and take the # away from the line.",
            "# The values below are guesses. `valewright box check FILE` says what is wrong.",
            "",
            "[box]",
            'name = "My box"',
        ]
        for kind in KINDS:
            for name, component in components(catalogue(), kind).items():
                group = CONCLAVES if isinstance(component, Conclave) else component.set
                if name in STARTING or set_name not in (None, group):
                    continue
                values = box.printed(component)
                open_fields = [
                    field for field in FIELDS[kind] if status(kind, component, field) != DOCUMENTED
                ]
                if open_fields:
                    lines += ["", f"[[{kind}]]", f"name = {json.dumps(name, ensure_ascii=False)}"]
                    lines += [f"# {field} = {_toml(values[field])}" for field in open_fields]
        return "\n".join(lines) + "\n"


def _summary(found: box.Checked) -> str:
    settled = sum(group.settled for group in box.progress(found.catalogue))
    differing = len(box.differences(found.catalogue))
    parts = [
        _count(len(found.errors), "error"),
        _count(len(found.warnings), "warning"),
        f"{_count(settled, 'guess', 'guesses')} settled",
        f"{_count(differing, 'value')} unlike the shipped ones",
    ]
    return "; ".join(parts) + "."


def _count(n: int, one: str, many: str = "") -> str:
    return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"


def _data(found: box.Checked) -> dict[str, Any]:
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
            for each in box.differences(found.catalogue)
        ],
    }


def _bar(title: str, settled: int, unknown: int) -> Text:
    share = settled / unknown if unknown else 1.0
    full = int(share * BAR)
    line = Text(f"{title:<18}")
    line.append("█" * full, "bright_green").append("░" * (BAR - full), "dim")
    return line.append(f" {settled:>4} of {unknown:<4} {int(share * 100):>3}%")


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {n}" for key, n in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)
