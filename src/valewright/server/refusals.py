"""What the server says no to, and why: every reason has words in every language.

>>> str(Forbidden("not-your-turn"))
"It isn't your turn."
>>> reason_of(GameError("pool: must be 1 or more"))
('bad-option', {'detail': 'pool: must be 1 or more'})
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final, Literal

from typing_extensions import TypeAliasType

from valewright.kernel.errors import BadData, BadRecord, GameError, IllegalMove, NeedsVersion
from valewright.server.store import StoreError
from valewright.words import Words

Reason = TypeAliasType(
    "Reason",
    Literal[
        "already-device",
        "already-seated",
        "another-decided",
        "bad-card-file",
        "bad-option",
        "bad-phrase",
        "bad-record",
        "bad-request",
        "bad-scenario",
        "bad-ticket",
        "bot-plays",
        "busy",
        "challenge-going-on",
        "challenge-full",
        "challenge-old",
        "challenge-private",
        "challenge-seats",
        "challenge-strict",
        "challenge-table",
        "challenge-unfinished",
        "game-over",
        "guest-played",
        "hidden-revealed",
        "illegal-move",
        "last-device",
        "moved-on",
        "needs-version",
        "no-address",
        "no-card-file",
        "no-challenge",
        "no-comments",
        "no-device",
        "no-free-seat",
        "no-guest",
        "no-hints",
        "no-lesson",
        "no-member",
        "no-move",
        "no-notifications",
        "no-open-tables",
        "no-puzzle",
        "no-room",
        "no-seat",
        "no-seats",
        "no-shared-replay",
        "no-table",
        "not-finished",
        "not-host",
        "not-json",
        "not-leader",
        "not-your-seat",
        "not-your-turn",
        "nothing-to-undo",
        "over-at-that-move",
        "rematch-too-early",
        "resigned",
        "seat-present",
        "seat-taken",
        "shared-replay-full",
        "shut-out",
        "sit-first",
        "spectator",
        "storage",
        "thinking",
        "too-deep",
        "too-long",
        "too-many",
        "too-many-connections",
        "too-many-devices",
        "too-many-moves",
        "too-much",
        "unknown-phrase",
        "unknown-token",
        "unwritable",
        "webhook-failed",
        "wrong-host",
        "wrong-invitation",
        "wrong-origin",
    ],
)
Arguments = dict[str, str | int]

_KINDS: Final[tuple[tuple[type[GameError], Reason], ...]] = (
    (BadData, "bad-card-file"),
    (BadRecord, "bad-record"),
    (IllegalMove, "illegal-move"),
    (StoreError, "storage"),
)


class Refusal(GameError):
    """A no of the server's own."""

    def __init__(self, reason: Reason, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments: Arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.reason, **self.arguments), ()

    def __str__(self) -> str:
        return Words().say(f"refused-{self.reason}", **self.arguments)


class Forbidden(Refusal):
    """The one who asks may not do that."""


class NotFound(Refusal):
    """There is no such table."""


def reason_of(error: GameError) -> tuple[Reason, Arguments]:
    """The message that says why, and what it is given."""
    if isinstance(error, Refusal):
        return error.reason, error.arguments
    if isinstance(error, NeedsVersion):
        needs = 0 if error.needs == error.has else error.needs
        return "needs-version", {"game": error.title, "needs": needs, "has": error.has}
    kind: Reason = next((name for type_, name in _KINDS if isinstance(error, type_)), "bad-option")
    return kind, {"detail": str(error)}
