"""Find lines that name a game where no game should be named.

    python tools/named_games.py

A game is a folder: its rules, bots, words, tests and everything of its page. All other code speaks
of games through the contract, and neither their names nor their words stand in it. Says every line
that does not keep to that and fails. What the words are and where they may stand is in
named_games.toml, beside this file.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RULES: Final = Path(__file__).with_suffix(".toml")


def spellings(word: str) -> str:
    """A word by itself or as a part of a name: a_rook, myRook, ROOKS, but not brook.

    >>> [bool(re.search(spellings("rooks?"), text)) for text in ("theRook", "rookLift", "brook")]
    [True, True, False]
    """
    title = rf"{word[0].upper()}{word[1:]}"
    # Escapes and groups such as (?:s|ed) must stay as they are: only letters are made capitals.
    capitals = re.sub(r"[a-z]", lambda letter: letter[0].upper(), word)
    ways = (
        rf"(?<![A-Za-z])(?:{word})(?![a-z])",
        rf"(?:{title})(?![a-z])",
        rf"(?<![A-Z])(?:{capitals})(?![A-Za-z])",
    )
    return "|".join(ways)


class Check:
    """What may be named where."""

    def __init__(self, rules: str) -> None:
        found = tomllib.loads(rules)
        games = found["games"].values()
        self.own = tuple(folder for game in games for folder in game["folders"])
        self.allowed: dict[str, str] = found["allowed"]
        self._folders = tuple(place for place in self.allowed if place.endswith("/"))
        names = [f"(?i:{name})" for game in games for name in game["names"]]
        words = [spellings(word) for game in games for word in game["words"]]
        self.pattern = re.compile("|".join(names + words))

    def complaints(self, path: str, text: str) -> Iterator[tuple[int, str]]:
        """The lines of a file that name a game or its words, by number; 0 is its own name."""
        if path.startswith((*self.own, *self._folders)) or path in self.allowed:
            return
        for number, line in enumerate([path, *text.splitlines()]):
            if self.pattern.search(line):
                yield number, line.strip()

    def unused(self, paths: Iterable[str]) -> list[str]:
        """Places that are listed as allowed although nothing is there."""
        known = list(paths)
        return sorted(
            place
            for place in self.allowed
            if not any(
                path.startswith(place) if place.endswith("/") else path == place for path in known
            )
        )


def files(root: Path) -> list[str]:
    """The files that git knows."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True)
    return sorted({line for line in run.stdout.splitlines() if (root / line).is_file()})


def main() -> int:
    """Say every line that names a game where none should be named."""
    check = Check(RULES.read_text("utf-8"))
    paths = files(ROOT)
    wrong = 0
    for path in paths:
        try:
            text = (ROOT / path).read_text("utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in check.complaints(path, text):
            wrong += 1
            print(f"{path}:{number}: {line[:120]}")
    for path in check.unused(paths):
        wrong += 1
        print(f"{RULES.name}: allowed, but there is no {path}")
    if wrong:
        print(f"{wrong} lines name a game outside its folders; see tools/named_games.py")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
