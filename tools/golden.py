"""Golden games: check that the rules still play them, or write them anew.

python tools/golden.py                     # exit status 1 and a diff where a game has changed
python tools/golden.py --renew             # write all anew; look at the diff before you commit it
python tools/golden.py --new FILE GAME SEED '{"players": 3}'
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from valewright.games import game
from valewright.kernel.golden import playthrough, renewed

ROOT: Final = Path(__file__).resolve().parent.parent
MOST_LINES: Final = 60  # of a diff


def files() -> Iterator[Path]:
    """Every golden game of the project."""
    for folder in ("tests", "examples"):
        yield from sorted((ROOT / folder).rglob("*.golden"))


def difference(path: Path) -> list[str]:
    """How a game is another one now; nothing where it is not."""
    kept = path.read_text("utf-8")
    found = renewed(kept, game)
    name = path.relative_to(ROOT).as_posix()
    diff = difflib.unified_diff(
        kept.splitlines(), found.splitlines(), name, f"{name}, as played now", lineterm="", n=1
    )
    return list(diff)


def main() -> None:
    """Check, renew, or add one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", action="store_true")
    parser.add_argument("--new", nargs=4, metavar=("FILE", "GAME", "SEED", "OPTIONS"))
    args = parser.parse_args()
    if args.new:
        file, name, seed, options = args.new
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).write_text(playthrough(game(name), json.loads(options), int(seed)), "utf-8")
        return
    changed = 0
    for path in files():
        diff = difference(path)
        if not diff:
            continue
        changed += 1
        if args.renew:
            path.write_text(renewed(path.read_text("utf-8"), game), "utf-8")
        print("\n".join(diff[:MOST_LINES]))
        if len(diff) > MOST_LINES:
            print(f"... and {len(diff) - MOST_LINES} lines more")
    if changed and not args.renew:
        sys.exit(f"{changed} golden games have changed. If that is meant: make golden")


if __name__ == "__main__":
    main()
