"""What happened, in words: the whole log, and the others' turns in short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from valewright.mystic import log
from valewright.mystic.terminal.said import event_words
from valewright.terminal.face import Event
from valewright.terminal.layout import joined
from valewright.words import Words

LEFT_OUT: Final = frozenset((log.TURN, log.REVEALED, log.PREPPED, log.REPLENISHED))
JOINED: Final = frozenset((log.PUSHED, log.USED, log.DISCARDED, log.BURIED, log.ENTERED))


def sentence(words: Words, event: Event, names: Sequence[str]) -> str:
    """One event."""
    return event_words(words, event, names, [event[2]])


def in_short(words: Words, events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
    """What the other seats did, a sentence for each turn."""
    told = [event for event in events if event[0] not in LEFT_OUT and event[1] != me]
    lines: list[str] = []
    for seat, of_seat in groupby(told, key=lambda event: event[1]):
        sentences: list[str] = []
        for kind, same in groupby(of_seat, key=lambda event: event[0]):
            sentences += _sentences(words, kind, list(same), names)
        lines.append(joined(words, names[seat], sentences))
    return lines


def _sentences(words: Words, kind: int, events: list[Event], names: Sequence[str]) -> list[str]:
    """Events of one kind: those with only a name are joined into one sentence."""
    if kind in JOINED:
        return [event_words(words, events[0], names, [event[2] for event in events])]
    return [sentence(words, event, names) for event in events]
