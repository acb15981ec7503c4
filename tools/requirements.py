"""Print what pyproject.toml asks for, a requirement a line: `build`, `run`, or an extra's name."""

import sys
import tomllib
from pathlib import Path

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"


def requirements(groups: list[str]) -> list[str]:
    with PYPROJECT.open("rb") as file:
        pyproject = tomllib.load(file)
    known: dict[str, list[str]] = {
        "build": pyproject["build-system"]["requires"],
        "run": pyproject["project"]["dependencies"],
        **pyproject["project"]["optional-dependencies"],
    }
    for group in groups:
        if group not in known:
            raise SystemExit(f"no requirements named {group!r}: choose from {', '.join(known)}")
    return sorted({requirement for group in groups for requirement in known[group]})


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
