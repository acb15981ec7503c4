"""Saying things in a language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from valewright.words.files import FIRST, areas, folder

_APART: Final = re.compile(r"[^a-z0-9]+")
Argument = str | int | float


class NoWords(LookupError):
    """A message that no language has, or that lacks something it has to say."""


def card_slug(title: str) -> str:
    """A component's title as it stands in the name of a message.

    >>> card_slug("Will-O'-The-Wisp"), card_slug("Call of the Hunt")
    ('will-o-the-wisp', 'call-of-the-hunt')
    """
    return _APART.sub("-", title.lower().replace("'", "")).strip("-")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in areas(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """What there is to say, in one language; English stands in for what it lacks.

    >>> words = Words("fr")
    >>> words.say("decision-plant")
    'Pousser ou passer'
    >>> words.say("nonsense")
    Traceback (most recent call last):
    ...
    valewright.words.speech.NoWords: there is no message 'nonsense'
    """

    def __init__(self, language: str = FIRST, names: Mapping[str, str] | None = None) -> None:
        folder(language)  # refuses a language that is not there
        self.language = language
        self._names = names or {}

    def calling(self, names: Mapping[str, str]) -> Words:
        """The same words for components of which some have names of their own, by title.

        >>> Words("ca").calling({"Podlings": "Rootlings"}).card_name("Podlings")
        'Rootlings'
        """
        return Words(self.language, names)

    def say(self, message: str, /, **args: Argument) -> str:
        """A message in words; ``name.attribute`` says one of its attributes.

        >>> Words("en").say("nim-move-take", counters=2, pile=1)
        'Take 2 counters from pile 1'
        >>> Words("en").say("nim-move-take", counters=2)
        Traceback (most recent call last):
        ...
        valewright.words.speech.NoWords: 'nim-move-take' lacks something: Unknown external: pile
        """
        found = self.said(message, "", **args)
        if not found:
            raise NoWords(f"there is no message {message!r}")
        return found

    def said(self, message: str, otherwise: str, /, **args: Argument) -> str:
        """A message in words, or something else where there is no such message.

        >>> Words("fr").said("chess-move-castle", "castle")
        'castle'
        """
        for language in (self.language, FIRST):
            found = _said(_bundle(language), message, args)
            if found is not None:
                return found
        return otherwise

    def card_name(self, title: str) -> str:
        """What a component is called; its English title where the language has no name for it.

        >>> Words("ca").card_name("Podlings"), Words("en").card_name("Podlings")
        ('Poble de les arrels', 'Podlings')
        """
        return self._names.get(title) or self._of_card(title, "", title)

    def card_text(self, title: str, english: str, which: str = "text") -> str:
        """A component's ability: ``text``, of a leader's other side ``upgraded``, or ``title``.

        >>> english = "You may discard another card from your field."
        >>> Words("fr").card_text("Mindful Owl", english)
        'Vous pouvez défausser une autre carte de votre champ.'
        >>> Words("en").card_text("Mindful Owl", english) == english
        True
        """
        return self._of_card(title, f".{which}", english)

    def _of_card(self, title: str, which: str, english: str) -> str:
        found = _said(_bundle(self.language), f"card-{card_slug(title)}{which}", {})
        return english if found is None else found


def _said(bundle: FluentBundle, name: str, args: dict[str, Argument]) -> str | None:
    message, _, attribute = name.partition(".")
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    said, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise NoWords(f"{name!r} lacks something: {errors[0]}")
    return str(said)
