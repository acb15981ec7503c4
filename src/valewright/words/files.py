"""Where the words are kept: a folder for each language, a Fluent file for each area.

What belongs to a game lies in a folder ``words`` of the game's own.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from valewright import games
from valewright.kernel.errors import BadOption

LANGUAGES: Final = {"en": "English", "fr": "Français", "es": "Español", "ca": "Català"}
FIRST: Final = "en"  # what a language has no words for is said in this one


def languages() -> tuple[str, ...]:
    """The languages there are, by code.

    >>> languages()
    ('en', 'fr', 'es', 'ca')
    """
    return tuple(LANGUAGES)


def folder(language: str) -> Traversable:
    """Where the words of a language are.

    >>> folder("tlh")
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: language: 'tlh' is not one of en, fr, es, ca
    """
    if language not in LANGUAGES:
        raise BadOption(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")
    return files("valewright.words") / language


def areas(language: str) -> dict[str, str]:
    """The Fluent text of every area that a language has, a game's as ``game/area``.

    >>> "shell" in areas("fr"), "nim/nim" in areas("fr")
    (True, True)
    """
    found = {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in sorted(folder(language).iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
    for name in games.names():
        for path in games.game(name).word_files(language):
            found[f"{name}/{path.stem}"] = path.read_text(encoding="utf-8")
    return found


def rules(game: str, language: str = FIRST) -> str:
    """The players' rules of a game as Markdown, in English where a language has none.

    >>> rules("nim", "ca").splitlines()[0]
    '# Nim'
    """
    folder(language)
    return games.game(game).rules(language)
