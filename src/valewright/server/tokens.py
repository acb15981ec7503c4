"""Secrets that the server hands out, and the names that tables go by."""

from __future__ import annotations

import secrets

from valewright.kernel.rng import SECRET_BITS


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """An id of a table: whoever has it may watch. It begins with a letter or a digit, so that no
    command takes it for an option."""
    while not (found := secrets.token_urlsafe(9))[0].isalnum():
        pass
    return found


def new_seed() -> int:
    """A seed that nobody chooses and nobody finds out from what is shown."""
    top = 1 << (SECRET_BITS - 1)
    return top | secrets.randbelow(top)


def new_salt() -> str:
    """What keeps a commitment from telling its seed, however short that is."""
    return secrets.token_hex(16)
