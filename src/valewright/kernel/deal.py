"""What a server promises about a deal before anyone has seen it, and everyone can check afterwards.

The commitment is the SHA-256 of the seed and a salt, with a space between them. Who has it at the
start and gets seed and salt at the end knows that neither was changed in between.

>>> commitment(7, "salt")
'53963813d007ac41a3f3ee20e58abdbdb22093ba0fc4de92936493ec5d2fd67f'
"""

from __future__ import annotations

import hashlib


def commitment(seed: int, salt: str) -> str:
    """What is told of a seed before the game, as 64 hexadecimal digits."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()
