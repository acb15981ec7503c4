"""Tiles, moves and events of Misty Valley in the reader's language, as the page says them.

The page shows where a tile lies; here its number or its cell stands behind its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from valewright.misty import hexes, log
from valewright.misty.catalogue import Catalogue
from valewright.misty.tiles import ABILITIES, RESOURCES, TRIBES
from valewright.terminal.face import Event
from valewright.words import Words, card_slug

WITH_CELL: Final = (log.LAID, log.MET, log.SENT, log.MOVED)
WITH_SIDE: Final = (log.WALLED, log.SMOKED, log.REINFORCED)


def _message(name: str) -> tuple[str, str]:
    """The message that names a tile, and the number behind it if it has one."""
    first, _, rest = name.partition(" ")
    if first in RESOURCES:
        return f"misty-resource-{first}", rest
    if card_slug(first) in TRIBES:
        return f"misty-shape-{card_slug(rest)}", ""
    return ("misty-tile-start" if name == "start" else f"misty-encounter-{card_slug(name)}"), ""


def tile_name(words: Words, name: str) -> str:
    """What a tile is called.

    >>> tile_name(Words("fr"), "acorn 2"), tile_name(Words("fr"), "Trailseekers fork")
    ('Glands 2', 'Fourche')
    """
    message, number = _message(name)
    return f"{words.said(message, name)} {number}".rstrip()


def tile_phrase(words: Words, name: str | None, cell: Sequence[int] | None = None) -> str:
    """A tile as part of a sentence, and where it lies.

    >>> tile_phrase(Words("es"), "acorn 2"), tile_phrase(Words("en"), "Otter", (1, -2))
    ('la loseta de bellotas 2', 'the Otter tile (1,-2)')
    """
    if not name:
        return ""
    message, number = _message(name)
    found = [words.said(f"{message}.tile", name), number]
    found += [] if cell is None else [f"({cell[0]},{cell[1]})"]
    return " ".join(part for part in found if part)


def shape_name(words: Words, shape: str) -> str:
    """What a kind of patrol tile is called."""
    return words.said(f"misty-shape-{card_slug(shape)}", shape)


def requirement(words: Words, what: str) -> str:
    """What an encounter tile requires."""
    if what == "other-encounter":
        return words.say("misty-other-encounter")
    return words.say(f"misty-resource-{what}")


def move_words(words: Words, move: dict[str, Any]) -> str:
    """A move, given in its parts."""
    if move["act"] == "place":
        return f"({move['cell'][0]},{move['cell'][1]})"
    side = move["side"]
    return words.say(
        f"misty-move-{move['act']}",
        tile=tile_phrase(words, move["tile"], move["cell"]),
        side="" if side is None else words.say(f"misty-side-{side}"),
        ability="" if not move["ability"] else words.say(f"misty-ability-{move['ability']}"),
        tribe="" if not move["tribe"] else words.say(f"misty-tribe-{move['tribe']}"),
        board="none" if side is None else "AB"[side % 2],
    )


def event_words(words: Words, cat: Catalogue, event: Event, names: Sequence[str]) -> str:
    """One line of the log."""
    kind, seat, tile, n = event
    phrase = ""
    if tile >= 0:
        cell = hexes.coordinates(n) if kind in WITH_CELL else None
        phrase = tile_phrase(words, cat.names[tile], cell)
    if kind == log.TRADED:
        phrase = f"{phrase} <-> {tile_phrase(words, cat.names[n])}"
    return words.say(
        f"misty-log-{log.KINDS[kind]}",
        who=names[seat],
        n=n,
        tile=phrase,
        side=words.say(f"misty-side-{n}") if kind in WITH_SIDE else "",
        ability=words.say(f"misty-ability-{ABILITIES[n]}") if kind == log.USED else "",
        tribe=words.say(f"misty-tribe-{TRIBES[n]}") if kind == log.CHOSE else "",
    )


def score_words(words: Words, kind: str, name: str) -> str:
    """One line of the final count: "2 acorn" is how the rules name a set."""
    if kind == "valley":
        count, _, resource = name.partition(" ")
        return words.say(f"misty-amount-{resource}", n=int(count))
    if kind == "encounter":
        return tile_name(words, name)
    if kind == "ability":
        return words.said(f"misty-ability-{card_slug(name)}", name)
    return words.say(f"misty-score-{kind}")
