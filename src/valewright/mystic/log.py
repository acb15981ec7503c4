"""What happened, as small tuples: kind, seat, name, number. Words come from :func:`words`."""

from __future__ import annotations

from typing import Final

from valewright.mystic.table import Event, Table

TURN: Final = 0
PUSHED: Final = 1
REVEALED: Final = 2
PASSED: Final = 3
SPOILED: Final = 4
PREP_SPOILED: Final = 5
SAVED: Final = 6
USED: Final = 7
GAINED_VP: Final = 8
BOUGHT: Final = 9
BOUGHT_VALE: Final = 10
SLEEVED: Final = 11
DISCARDED: Final = 12
RESHUFFLED: Final = 13
EVOKED: Final = 14
ACTIVATED: Final = 15
SPENT_SPIRITS: Final = 16
LAST_ROUND: Final = 17
SPOILED_TURN: Final = 18
EXTRA_TURN: Final = 19
UPGRADED: Final = 20
TURNED_BACK: Final = 21
KEPT: Final = 22
BURIED: Final = 23
ENTERED: Final = 24
CLAIMED: Final = 25
REMOVED: Final = 26
REPLENISHED: Final = 27
DISCARDED_UNSEEN: Final = 28
STASHED: Final = 29
MOVED: Final = 30
GAME_OVER: Final = 31
CHOSE: Final = 32
POOL_FILLED: Final = 33
LAST_PLANTING: Final = 34
COPIED: Final = 35
PREPPED: Final = 36

_WORDS: Final = (
    "starts turn {n}",
    "pushes {name}",
    "reveals {name}",
    "passes",
    "spoils",
    "spoils in prep",
    "averts the spoil with {name}",
    "uses {name}",
    "gains {n} VP ({name})",
    "buys {name} for {n} mana",
    "buys the vale {name}",
    "sleeves {name} on card {n}",
    "discards {name}",
    "reshuffles the discard pile",
    "evokes {name}",
    "turns the mana token active",
    "spends {n} spirits for 1 VP",
    "empties the pool: this is the last round",
    "has spoiled in prep and skips planting and harvest",
    "takes an extra turn",
    "upgrades {name}",
    "turns {name} back",
    "keeps {name} in the field",
    "puts {name} on the bottom of the deck",
    "puts {name} into the field",
    "claims {name}",
    "removes {name} from the game",
    "{name} comes up",
    "discards a card from the deck unseen",
    "puts {name} into the workshop",
    "moves {name} to card {n}",
    "The game is over",
    "takes {name}",
    "adds {n} VP to the pool",
    "plants once more for {name}",
    "copies {name}",
    "preps {n} cards",
)


def note(t: Table, kind: int, seat: int, name: str, n: int) -> None:
    """Write one line into the log."""
    t.log.append((kind, seat, name, n))


def words(event: Event, names: list[str] | None = None) -> str:
    """One line of the log in English."""
    kind, seat, name, n = event
    text = _WORDS[kind].format(name=name, n=n)
    if kind == REPLENISHED or kind == GAME_OVER:
        return text
    who = names[seat] if names else f"Player {seat + 1}"
    return f"{who} {text}"


def trim(t: Table) -> None:
    """Forget what every seat has seen: lines older than each seat's last turn."""
    oldest = t.log_base + len(t.log)
    for p in t.players:
        if p.log_mark < oldest:
            oldest = p.log_mark
    if oldest > t.log_base:
        del t.log[: oldest - t.log_base]
        t.log_base = oldest
