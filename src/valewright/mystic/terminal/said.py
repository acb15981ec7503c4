"""Moves, events, cards and texts of Mystic Vale in the reader's language, as the page says them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from valewright.mystic import log
from valewright.mystic.ability import MOMENTS, Ability
from valewright.mystic.catalogue import catalogue
from valewright.terminal.face import Event
from valewright.words import Words

EFFECTS: Final = re.compile(r" \[.*\]$")  # of the turn, behind a card's name
UPGRADED: Final = " upgraded"


def piece_words(words: Words, name: str) -> str:
    """An advancement with its slot.

    >>> piece_words(Words("fr"), "Podlings/top")
    'Peuple des Racines (haut)'
    """
    title, _, slot = name.partition("/")
    shown = words.card_name(title)
    return words.say("piece", title=shown, slot=slot) if slot else shown


def card_words(words: Words, name: str) -> str:
    """A crafted card.

    >>> card_words(Words("fr"), "Blank + Podlings/top"), card_words(Words("en"), "Blank")
    ('Peuple des Racines (haut)', 'blank card')
    """
    layers = EFFECTS.sub("", name).split(" + ")
    shown = [layer for layer in layers if layer != "Blank"]
    return " + ".join(_layer_words(words, layer) for layer in shown) or words.say("blank-card")


def _layer_words(words: Words, layer: str) -> str:
    if layer.endswith(UPGRADED):
        return words.say("upgraded-leader", title=words.card_name(layer.removesuffix(UPGRADED)))
    return piece_words(words, layer)


def move_words(words: Words, move: dict[str, Any], names: Sequence[str]) -> str:
    """A move, given in its parts."""
    place = move["place"] or {"zone": "", "index": 0}
    return words.say(
        f"move-{move['act']}",
        title="none" if move["title"] is None else words.card_name(move["title"]),
        slot=move["slot"] or "",
        card="" if move["card"] is None else card_words(words, move["card"]),
        spirit=move["spirit"] or "",
        who="" if move["seat"] is None else names[move["seat"]],
        zone=place["zone"],
        at=place["index"] + 1,
        n=move["n"] or 0,
    )


def event_words(words: Words, event: Event, names: Sequence[str], cards: Sequence[str]) -> str:
    """One line of the log, about one card or about several of which the same is told."""
    kind, seat, _, n = event
    card = ", ".join(card_words(words, name) for name in cards if name)
    return words.say(f"log-{log.KINDS[kind]}", who=names[seat], card=card, n=n)


def ability_text(words: Words, ability: Ability) -> str:
    """A text alone. What a card file has changed is said in its own words."""
    shipped = catalogue().texts.get(ability.source)
    if shipped is None or shipped.text != ability.text:
        return ability.text
    title = ability.source.removesuffix(UPGRADED)
    return words.card_text(title, ability.text, "text" if title == ability.source else "upgraded")


def full_text(words: Words, ability: Ability | None) -> str:
    """A text in full, with its moment."""
    if ability is None:
        return ""
    label = words.say(f"when-{MOMENTS[ability.when]}")
    return words.say("labelled-text", label=label, text=ability_text(words, ability))
