"""What happened, line by line, for views and terminals; nothing hidden is ever written here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valewright.misty import hexes
from valewright.misty.catalogue import Catalogue
from valewright.misty.table import KIND_BITS, SEAT_BITS, TILE_BITS, Event, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# Every kind by its name in what is told, and its words, in the order of the numbers below
_WORDS: Final = {
    "turn": "starts turn {n}",
    "laid": "lays {tile} at {cell}",
    "met": "meets {tile} at {cell}",
    "sent": "sends {tile} to {cell}",
    "walled": "puts a wall on side {n} of {tile}",
    "flowered": "puts flowers on {tile}",
    "took": "takes control of {tile}",
    "lost": "loses control of {tile}",
    "captain": "moves the captain to {tile}",
    "captain-home": "sees the captain go home from {tile}",
    "used": "uses {ability}",
    "moved": "moves {tile} to {cell}",
    "turned": "rotates {tile} to face {n}",
    "smoked": "puts smoke on side {n} of {tile}",
    "reinforced": "reinforces side {n} of {tile}",
    "traded": "swaps {tile} for {other}",
    "passed": "passes the main action",
    "ending": "lays the last valley tile",
    "last-turn": "has the last turn",
    "game-over": "The game is over",
    "refilled": "{tile} comes up in the display",
    "chose": "plays the {tribe}",
    "drew": "draws a patrol tile",
}
KINDS: Final = tuple(_WORDS)
_TEXTS: Final = tuple(_WORDS.values())

TURN: Final = 0
LAID: Final = 1
MET: Final = 2
SENT: Final = 3
WALLED: Final = 4
FLOWERED: Final = 5
TOOK: Final = 6
LOST: Final = 7
CAPTAIN: Final = 8
CAPTAIN_HOME: Final = 9
USED: Final = 10
MOVED: Final = 11
TURNED: Final = 12
SMOKED: Final = 13
REINFORCED: Final = 14
TRADED: Final = 15
PASSED: Final = 16
ENDING: Final = 17
LAST_TURN: Final = 18
GAME_OVER: Final = 19
REFILLED: Final = 20
CHOSE: Final = 21
DREW: Final = 22


def note(t: Table, kind: int, seat: int, tile: int, n: int) -> None:
    """Write one line into the log."""
    if t.log_shared:
        t.log = t.log[:]
        t.log_shared = False
    code: i64 = n
    code = ((code << TILE_BITS | tile + 1) << SEAT_BITS | seat) << KIND_BITS | kind
    t.log.append(code)


def written(t: Table, events: list[Event]) -> None:
    """Write all lines of a log."""
    t.log = []
    for kind, seat, tile, n in events:
        note(t, kind, seat, tile, n)


def words(cat: Catalogue, event: Event) -> str:
    """One line of the log in English."""
    kind, seat, tile, n = event
    text = _TEXTS[kind]
    found = {"tile": cat.names[tile] if tile >= 0 else "", "n": str(n)}
    if "{cell}" in text:
        found["cell"] = hexes.words(n)
    if "{other}" in text:
        found["other"] = cat.names[n]
    if "{ability}" in text:
        found["ability"] = cat.abilities[n]
    if "{tribe}" in text:
        found["tribe"] = cat.tribes[n]
    for key, value in found.items():
        text = text.replace("{" + key + "}", value)
    if kind in (GAME_OVER, REFILLED):
        return text
    return f"Player {seat + 1} {text}"


def start_turn(t: Table, seat: int) -> None:
    """Mark where a seat's turn begins and forget what both seats have seen."""
    t.players[seat].log_mark = t.lines
    note(t, TURN, seat, -1, t.number)
    oldest = t.players[0].log_mark
    if t.players[1].log_mark < oldest:
        oldest = t.players[1].log_mark
    if oldest > t.log_base:
        t.log = t.log[oldest - t.log_base :]
        t.log_base = oldest
        t.log_shared = False
