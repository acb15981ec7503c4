"""What a command found: shown as tables for people, or printed as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console


class Report(NamedTuple):
    """The same facts in two forms.

    ``after`` does what is left to do, such as writing charts, once the facts are printed, and gives
    lines to print; beside JSON they go to standard error. Where something is not as it should be,
    ``ok`` is false.
    """

    data: Any  # as JSON has it
    show: Callable[[Console], None]
    ok: bool = True
    after: Callable[[], list[str]] = list


def print_report(report: Report, as_json: bool, console: Console, errors: Console) -> None:
    """Print a report: with ``as_json``, standard output holds JSON and nothing else."""
    if as_json:
        console.file.write(json.dumps(report.data, indent=2, ensure_ascii=False) + "\n")
    else:
        report.show(console)
    for line in report.after():
        (errors if as_json else console).print(line, soft_wrap=True)
