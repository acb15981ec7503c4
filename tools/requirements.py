"""Print what pyproject.toml asks for, a requirement a line: `build`, `run`, or an extra's name."""

import sys
import tomllib
from pathlib import Path
from typing import Any

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def extras() -> dict[str, list[str]]:
    """The extras there are, and what each asks for."""
    found: dict[str, list[str]] = _pyproject()["project"]["optional-dependencies"]
    return found


def requirements(groups: list[str]) -> list[str]:
    pyproject = _pyproject()
    known: dict[str, list[str]] = {
        "build": pyproject["build-system"]["requires"],
        "run": pyproject["project"]["dependencies"],
        **extras(),
    }
    for group in groups:
        if group not in known:
            raise SystemExit(f"no requirements named {group!r}: choose from {', '.join(known)}")
    return sorted({requirement for group in groups for requirement in known[group]})


def _pyproject() -> dict[str, Any]:
    with PYPROJECT.open("rb") as file:
        return tomllib.load(file)


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
