"""Golden games: check that the rules still play them, or write them anew.

python tools/golden.py                     # exit status 1 and a diff where a game has changed
python tools/golden.py --renew             # write all anew; look at the diff before you commit it
python tools/golden.py --renew --shipped   # and with the components that are shipped now
python tools/golden.py --new FILE GAME SEED '{"players": 3}'

The components of the games are beside them in ``data``, once for each fingerprint.
"""

from __future__ import annotations

import argparse
import difflib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from valewright.games import game
from valewright.kernel.components import fingerprint
from valewright.kernel.errors import BadData
from valewright.kernel.golden import Head, other_rules, playthrough, renewed

ROOT: Final = Path(__file__).resolve().parent.parent
MOST_LINES: Final = 60  # of a diff
LETTERS: Final = 12  # of a fingerprint, in the name of a file
RAISE: Final = (
    "The rules play this game otherwise than before: raise rules_version of the game first, so that"
    " stored games know it."
)


def files() -> Iterator[Path]:
    """Every golden game of the project."""
    for folder in ("tests", "examples"):
        yield from sorted((ROOT / folder).rglob("*.golden"))


def data_file(path: Path, wanted: str) -> Path:
    """Where the components of a golden file are."""
    return path.parent / "data" / f"{wanted[:LETTERS]}.txt"


def data_of(path: Path) -> Callable[[str], str]:
    """What finds the components of a golden file."""

    def data(wanted: str) -> str:
        try:
            return data_file(path, wanted).read_text("utf-8")
        except OSError as error:
            raise BadData(f"{path}: its data cannot be read: {error}") from error

    return data


def as_played(path: Path) -> str:
    """A golden game as the rules play it now."""
    return renewed(path.read_text("utf-8"), game, data_of(path))


def renew(path: Path, shipped: bool) -> str:
    """Write a game anew; what it says where the rules have changed but not their version."""
    text = path.read_text("utf-8")
    if shipped:
        head = Head(text, game)
        _write(path, head.game.name, head.options, head.seed)
        return ""
    complaint = other_rules(text, game, data_of(path))
    if not complaint:
        path.write_text(as_played(path), "utf-8")
    return complaint


def _write(path: Path, name: str, options: dict[str, object], seed: int) -> None:
    """A game with the components that are shipped, and those beside it."""
    components = game(name).components(options)
    if components:
        kept = data_file(path, fingerprint(components))
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(components, "utf-8")
    path.write_text(playthrough(game(name), options, seed), "utf-8")


def difference(path: Path) -> list[str]:
    """How a game is another one now; nothing where it is not."""
    kept = path.read_text("utf-8")
    found = as_played(path)
    name = path.relative_to(ROOT).as_posix()
    diff = difflib.unified_diff(
        kept.splitlines(), found.splitlines(), name, f"{name}, as played now", lineterm="", n=1
    )
    return list(diff)


def main() -> None:
    """Check, renew, or add one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", action="store_true")
    parser.add_argument("--shipped", action="store_true")
    parser.add_argument("--new", nargs=4, metavar=("FILE", "GAME", "SEED", "OPTIONS"))
    args = parser.parse_args()
    if args.new:
        file, name, seed, options = args.new
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        _write(Path(file), name, json.loads(options), int(seed))
        return
    changed = 0
    for path in files():
        diff = difference(path)
        if not diff and not args.shipped:
            continue
        changed += 1
        if args.renew:
            complaint = renew(path, args.shipped)
            if complaint:
                sys.exit(f"{path}: {complaint}\n{RAISE}")
        print("\n".join(diff[:MOST_LINES]))
        if len(diff) > MOST_LINES:
            print(f"... and {len(diff) - MOST_LINES} lines more")
    if changed and not args.renew:
        sys.exit(f"{changed} golden games have changed. If that is meant: make golden")


if __name__ == "__main__":
    main()
