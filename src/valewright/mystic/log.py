"""What happened, line by line: kind, seat, name, number. Words come from :func:`words`.

Lines are written far more often than read. They are therefore no tuples, which would have to be
made, looked through by the garbage collector and freed: :meth:`Table.told` makes those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from valewright.mystic.table import KIND_BITS, SEAT_BITS, Event, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# Every kind by its name in what is told, and its words, in the order of the numbers below
_WORDS: Final = {
    "turn": "starts turn {n}",
    "pushed": "pushes {name}",
    "revealed": "reveals {name}",
    "passed": "passes",
    "spoiled": "spoils",
    "prep-spoiled": "spoils in prep",
    "used": "uses {name}",
    "gained-vp": "gains {n} VP ({name})",
    "bought": "buys {name} for {n} mana",
    "bought-vale": "buys the vale {name}",
    "sleeved": "sleeves {name} on card {n}",
    "discarded": "discards {name}",
    "reshuffled": "reshuffles the discard pile",
    "evoked": "evokes {name}",
    "activated": "turns the mana token active",
    "spent-spirits": "spends {n} spirits for 1 VP",
    "last-round": "empties the pool: this is the last round",
    "spoiled-turn": "has spoiled in prep and skips planting and harvest",
    "extra-turn": "takes an extra turn",
    "upgraded": "upgrades {name}",
    "turned-back": "flips {name} back",
    "kept": "keeps {name} in the field",
    "buried": "puts {name} on the bottom of the deck",
    "entered": "puts {name} into the field",
    "claimed": "claims {name}",
    "removed": "removes {name} from the game",
    "replenished": "{name} comes up",
    "discarded-unseen": "discards a card from the deck unseen",
    "stashed": "puts {name} into the workshop",
    "moved": "moves {name} to card {n}",
    "game-over": "The game is over",
    "chose": "takes {name}",
    "pool-filled": "adds {n} VP to the pool",
    "last-planting": "plants once more for {name}",
    "copied": "copies {name}",
    "prepped": "preps {n} cards",
}
KINDS: Final = tuple(_WORDS)
_TEXTS: Final = tuple(_WORDS.values())

TURN: Final = 0
PUSHED: Final = 1
REVEALED: Final = 2
PASSED: Final = 3
SPOILED: Final = 4
PREP_SPOILED: Final = 5
USED: Final = 6
GAINED_VP: Final = 7
BOUGHT: Final = 8
BOUGHT_VALE: Final = 9
SLEEVED: Final = 10
DISCARDED: Final = 11
RESHUFFLED: Final = 12
EVOKED: Final = 13
ACTIVATED: Final = 14
SPENT_SPIRITS: Final = 15
LAST_ROUND: Final = 16
SPOILED_TURN: Final = 17
EXTRA_TURN: Final = 18
UPGRADED: Final = 19
TURNED_BACK: Final = 20
KEPT: Final = 21
BURIED: Final = 22
ENTERED: Final = 23
CLAIMED: Final = 24
REMOVED: Final = 25
REPLENISHED: Final = 26
DISCARDED_UNSEEN: Final = 27
STASHED: Final = 28
MOVED: Final = 29
GAME_OVER: Final = 30
CHOSE: Final = 31
POOL_FILLED: Final = 32
LAST_PLANTING: Final = 33
COPIED: Final = 34
PREPPED: Final = 35


_PAST_KIND_BITS: Final = 1 << KIND_BITS  # the seat times this lies above the kind
_PAST_SEAT_BITS: Final = 1 << KIND_BITS + SEAT_BITS
# Kind, seat and number as Python objects: as numbers, they would be made anew for each line
_CODES: Final[list[Any]] = list(range(32 * _PAST_SEAT_BITS))


def note(t: Table, kind: int, seat: int, name: str, n: int) -> None:
    """Write one line into the log."""
    if t.log_shared:
        t.log = t.log[:]
        t.log_shared = False
    number: i64 = n
    code: i64 = number * _PAST_SEAT_BITS + seat * _PAST_KIND_BITS + kind
    log = t.log
    log.append(_CODES[code] if 0 <= number < 32 else code)
    log.append(name)


def written(t: Table, events: list[Event]) -> None:
    """Write all lines of a log."""
    t.log = []
    for kind, seat, name, n in events:
        note(t, kind, seat, name, n)


def words(event: Event, names: list[str] | None = None) -> str:
    """One line of the log in English."""
    kind, seat, name, n = event
    text = _TEXTS[kind].format(name=name, n=n)
    if kind in (REPLENISHED, GAME_OVER):
        return text
    who = names[seat] if names else f"Player {seat + 1}"
    return f"{who} {text}"


def trim(t: Table) -> None:
    """Forget what every seat has seen: lines older than each seat's last turn."""
    oldest = t.players[0].log_mark
    for p in t.players:
        if p.log_mark < oldest:
            oldest = p.log_mark
    if oldest > t.log_base:
        t.log = t.log[2 * (oldest - t.log_base) :]
        t.log_base = oldest
        t.log_shared = False
