"""Recovery phrases: eight made-up words that hold 128 random bits and a checksum.

A word is three syllables of a consonant and a vowel, 18 bits; there is no list of words. 144 bits
are 128 at random and the first 16 of their SHA-256, so that one mistake in 65,536 goes unnoticed.

>>> words = new_phrase()
>>> len(words), all(len(word) == 6 for word in words)
(8, True)
>>> secret_of(" ".join(words).upper()) == secret_of("-".join(words))
True
>>> secret_of(" ".join(["bababa"] * 8)) is None
True
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Final

WORDS: Final = 8
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aeio"  # that nobody takes for one another, however they speak
SYLLABLES: Final = [consonant + vowel for consonant in CONSONANTS for vowel in VOWELS]
BYTES: Final = 16
CHECK_BYTES: Final = 2
# What sounds rude somewhere, or means something that nobody wants to find in their words
AVOIDED: Final = ("kaka", "nazi", "nega", "pedo", "pene", "pipi", "pis", "teta", "zizi")


def new_phrase() -> list[str]:
    """A phrase that nobody has, and that one can read to one's family."""
    while True:
        words = words_of(secrets.token_bytes(BYTES))
        if not any(avoided in word for word in words for avoided in AVOIDED):
            return words


def words_of(secret: bytes) -> list[str]:
    """A secret of 16 bytes in words."""
    number = int.from_bytes(secret + _check(secret))
    syllables = [SYLLABLES[number >> 6 * i & 63] for i in range(3 * WORDS - 1, -1, -1)]
    return ["".join(syllables[i : i + 3]) for i in range(0, len(syllables), 3)]


def secret_of(text: str) -> str | None:
    """The secret that a phrase stands for, however it was typed; None where there is a mistake."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    letters = re.sub(r"[\W\d_]+", "", re.sub(r"[\u0300-\u036f]", "", plain))
    if len(letters) != 6 * WORDS:
        return None
    number = 0
    for i in range(0, len(letters), 2):
        if letters[i : i + 2] not in SYLLABLES:
            return None
        number = number << 6 | SYLLABLES.index(letters[i : i + 2])
    found = number.to_bytes(BYTES + CHECK_BYTES)
    secret, check = found[:BYTES], found[BYTES:]
    if check != _check(secret):
        return None
    # A secret of its own kind: no token is ever the same, whatever its bytes
    return "phrase:" + hashlib.blake2b(secret, person=b"valewright").hexdigest()


def _check(secret: bytes) -> bytes:
    return hashlib.sha256(secret).digest()[:CHECK_BYTES]
