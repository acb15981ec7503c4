"""An owner's box at the command line: checked, measured, begun."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from valewright.kernel.data import read_text
from valewright.kernel.errors import BadOption
from valewright.mystic import box
from valewright.mystic.catalogue import KINDS, STARTING, Conclave, catalogue
from valewright.mystic.provenance import DOCUMENTED, FIELDS, components, status
from valewright.mystic.symbols import SETS
from valewright.terminal.report import Report
from valewright.words import Words

BAR: Final = 24
CONCLAVES: Final = "conclaves"
GROUPS: Final = (*SETS, CONCLAVES)


def read(file: Path) -> box.Checked:
    """A card file, whatever is wrong with it."""
    return box.checked(read_text(file), str(file))


class Box:
    """What the command line does with card files, in the reader's language."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)

    def check(self, file: Path) -> Report:
        """What a file sets and what is wrong with it; ok if it may be played with."""
        found = read(file)
        lines = [self.words.say("mystic-box-error", detail=one.text) for one in found.errors]
        lines += [self.words.say("mystic-box-warning", detail=one.text) for one in found.warnings]
        if found.name:
            lines.append(self.words.say("mystic-box-name", name=found.name))
        for kind in KINDS:
            for name in sorted({*found.values.get(kind, {}), *found.components.get(kind, {})}):
                fields = [
                    *found.values.get(kind, {}).get(name, {}),
                    *found.components.get(kind, {}).get(name, {}),
                ]
                lines.append(f"  {kind} {name}: {', '.join(fields)}")
        lines += [f"  [{table}]: {', '.join(entries)}" for table, entries in found.tables.items()]
        lines.append(self._summary(found))
        return Report(_data(found), lambda console: _print(console, lines), not found.errors)

    def progress(self, file: Path) -> Report:
        """How many of the undocumented values a file gives; ok if it has no error."""
        found = read(file)
        groups = box.progress(found.catalogue)
        rows = [(self._title(group.group), group.settled, group.unknown) for group in groups]
        rows.append(
            (
                self.words.say("mystic-box-all"),
                sum(row[1] for row in rows),
                sum(row[2] for row in rows),
            )
        )
        lines = [self.words.say("mystic-box-error", detail=one.text) for one in found.errors]

        def show(console: Console) -> None:
            for title, settled, unknown in rows:
                console.print(self._bar(title, settled, unknown))
            _print(console, lines)

        return Report({group.group: asdict(group) for group in groups}, show, not found.errors)

    def _title(self, group: str) -> str:
        return self.words.say("box-conclaves" if group == CONCLAVES else f"set-{group}")

    def _bar(self, title: str, settled: int, unknown: int) -> Text:
        share = settled / unknown if unknown else 1.0
        full = int(share * BAR)
        line = Text(f"{title:<18}")
        line.append("█" * full, "bright_green").append("░" * (BAR - full), "dim")
        count = self.words.say("box-count", n=settled, of=unknown)
        percent = self.words.say("mystic-box-percent", n=int(share * 100))
        return line.append(f" {count:>14} {percent:>6}")

    def _summary(self, found: box.Checked) -> str:
        parts = [
            self.words.say("mystic-box-errors", n=len(found.errors)),
            self.words.say("mystic-box-warnings", n=len(found.warnings)),
            self.words.say(
                "mystic-box-settled", n=sum(one.settled for one in box.progress(found.catalogue))
            ),
            self.words.say("mystic-box-unlike", n=len(box.differences(found.catalogue))),
        ]
        return "; ".join(parts) + "."

    def template(self, set_name: str | None) -> str:
        """A card file to fill in: every undocumented value, as a comment with our guess."""
        if set_name is not None and set_name not in GROUPS:
            raise BadOption(f"set: {set_name!r} is not one of {', '.join(GROUPS)}")
        lines = [
            f"# {self.words.say('mystic-box-fill-in')}",
            f"# {self.words.say('mystic-box-check-it')}",
            "",
            "[box]",
            f"name = {json.dumps(self.words.say('box-name-usual'), ensure_ascii=False)}",
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


def _print(console: Console, lines: list[str]) -> None:
    for line in lines:
        console.print(line, soft_wrap=True)


def _data(found: box.Checked) -> dict[str, Any]:
    return {
        "name": found.name,
        "messages": [asdict(message) for message in found.messages],
        "sets": found.values,
        "others": found.components,
        "tables": found.tables,
        "differences": [asdict(each) for each in box.differences(found.catalogue)],
    }


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {n}" for key, n in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False)
