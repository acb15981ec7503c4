"""What happened, as small tuples: kind, seat, name, number. Words come from :func:`words`."""

from __future__ import annotations

from typing import Final, Literal, get_args

from valewright.kernel.engine import trimmed
from valewright.mystic.table import Event, Table

# Every kind by its name in what is told, in the order of the numbers below
Kind = Literal[
    "turn",
    "pushed",
    "revealed",
    "passed",
    "spoiled",
    "prep-spoiled",
    "used",
    "gained-vp",
    "bought",
    "bought-vale",
    "sleeved",
    "discarded",
    "reshuffled",
    "evoked",
    "activated",
    "spent-spirits",
    "last-round",
    "spoiled-turn",
    "extra-turn",
    "upgraded",
    "turned-back",
    "kept",
    "buried",
    "entered",
    "claimed",
    "removed",
    "replenished",
    "discarded-unseen",
    "stashed",
    "moved",
    "game-over",
    "chose",
    "pool-filled",
    "last-planting",
    "copied",
    "prepped",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

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

_WORDS: Final = (
    "starts turn {n}",
    "pushes {name}",
    "reveals {name}",
    "passes",
    "spoils",
    "spoils in prep",
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
    "flips {name} back",
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
    if kind in (REPLENISHED, GAME_OVER):
        return text
    who = names[seat] if names else f"Player {seat + 1}"
    return f"{who} {text}"


def trim(t: Table) -> None:
    """Forget what every seat has seen: lines older than each seat's last turn."""
    t.log_base = trimmed(t.log, t.log_base, [p.log_mark for p in t.players])
