"""What happened, in words: the whole log, and the others' turns in short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from valewright.mystic import log
from valewright.terminal.face import Event
from valewright.terminal.layout import YOU, addressed

LEFT_OUT: Final = frozenset((log.TURN, log.REVEALED, log.PREPPED, log.REPLENISHED))
JOINED: Final = frozenset((log.PUSHED, log.USED, log.DISCARDED, log.BURIED, log.ENTERED))


def sentence(event: Event, names: Sequence[str]) -> str:
    """One event; "You" takes the verb of the second person."""
    text = log.words(event, list(names))
    return addressed(text) if names[event[1]] == YOU else text


def in_short(events: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
    """What the other seats did, a sentence for each turn."""
    told = [event for event in events if event[0] not in LEFT_OUT and event[1] != me]
    lines: list[str] = []
    for seat, of_seat in groupby(told, key=lambda event: event[1]):
        phrases: list[str] = []
        for kind, same in groupby(of_seat, key=lambda event: event[0]):
            phrases.extend(_phrases(kind, list(same), names))
        lines.append(f"{names[seat]} " + "; ".join(phrases) + ".")
    return lines


def _phrases(kind: int, events: list[Event], names: Sequence[str]) -> list[str]:
    """Events of one kind: those with only a name are joined into one phrase."""
    spoken = [log.words(event, list(names)).removeprefix(f"{names[event[1]]} ") for event in events]
    if kind in JOINED and len(events) > 1:
        return [", ".join([spoken[0], *(event[2] for event in events[1:])])]
    return spoken
