"""Where the words are kept: a folder for each language, a Fluent file for each area."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from valewright.kernel.errors import BadOption

LANGUAGES: Final = {"en": "English", "fr": "Français", "es": "Español", "ca": "Català"}
FIRST: Final = "en"  # what a language has no words for is said in this one
RULES: Final = {"mystic-vale": "rules-mystic.md", "misty-valley": "rules-misty.md"}


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
    """The Fluent text of every area that a language has, by the area's name.

    >>> "mystic-cards" in areas("fr"), "mystic-cards" in areas("en")
    (True, False)
    """
    return {
        found.name.removesuffix(".ftl"): found.read_text(encoding="utf-8")
        for found in sorted(folder(language).iterdir(), key=lambda found: found.name)
        if found.name.endswith(".ftl")
    }


def rules(game: str, language: str = FIRST) -> str:
    """The players' rules of a game as Markdown, in English where a language has none.

    >>> rules("misty-valley", "ca").splitlines()[0]
    '# Misty Valley'
    >>> rules("mystic-vale", "ca") == rules("mystic-vale", "en")
    True
    """
    if game not in RULES:
        raise BadOption(f"game: {game!r} is not one of {', '.join(RULES)}")
    page = folder(language) / RULES[game]
    if not page.is_file():
        page = folder(FIRST) / RULES[game]
    return page.read_text(encoding="utf-8")
