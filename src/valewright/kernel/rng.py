"""The generators that live inside a state: plain data, the same draws everywhere.

The usual one is xoroshiro64**: two small integers and 32-bit words only, so that compiled and
interpreted code, every platform and every Python version draw the same numbers from the same seed.
Whoever sees a few of its numbers can work out the rest. A game that strangers play for real is
therefore dealt from a secret seed, of exactly :data:`SECRET_BITS` bits: it keys BLAKE2b in counter
mode, which nobody can search or solve.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, TypeVar

from valewright.kernel.rows import shuffle

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
FACTOR: Final = 0x9E3779BB - 0x100000000  # below 2**31 in size: products fit into 64 bits
SMALL: Final = 0x7FFFFFFF  # 32 random bits times this fit into 63 bits
START: Final = 0x9E3779B9
SIGNS: Final = (0x243F6A88, 0x13198A2E)
SECRET_BITS: Final = 256
WORDS: Final = 16  # of 32 bits, in a block of a secret generator


def _mixed(x: int) -> int:
    """Spread the bits of a 32-bit word (murmur3's finaliser)."""
    x ^= x >> 16
    x = (x * 0x85EBCA6B) & MASK
    x ^= x >> 13
    x = (x * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


class Rng:
    """A generator whose whole state is the two words ``a`` and ``b``; :func:`seeded` makes one.

    >>> rng = seeded(7)
    >>> [rng.below(6) for _ in range(8)]
    [1, 4, 4, 1, 3, 1, 5, 1]
    >>> seeded(7).below(1000) == seeded(7).below(1000)
    True
    """

    def __init__(self, a: int, b: int) -> None:
        self.a: int = a
        self.b: int = b

    def next(self) -> int:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b ^ a
        x: i64 = a * FACTOR & MASK
        self.a = ((a << 26 | a >> 6) ^ b ^ b << 9) & MASK
        self.b = (b << 13 | b >> 19) & MASK
        return (x << 5 | x >> 27) * 5 & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 2**32."""
        if n > SMALL:
            return self._below_large(n)
        most: i64 = n
        while True:
            drawn: i64 = self.next()
            product: i64 = drawn * most
            low: i64 = product & MASK
            if low >= most or low >= (MASK + 1) % most:
                return product >> 32

    def _below_large(self, n: int) -> int:
        """The same where the product does not fit into 64 bits with its sign."""
        while True:
            product = self.next() * n
            low = product & MASK
            if low >= n or low >= (MASK + 1) % n:
                return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, in place."""
        words: i64 = shuffle(items, self.a, self.b)
        self.a = words & MASK
        self.b = words >> 32 & MASK

    def copy(self) -> Rng:
        """An independent generator that will draw the same numbers."""
        return Rng(self.a, self.b)

    def data(self) -> list[int]:
        """The whole generator as plain data; :func:`restored` gives it back."""
        return [self.a, self.b]

    def __reduce__(self) -> tuple[type[Rng], tuple[Any, ...]]:
        return (Rng, (self.a, self.b))


class SecretRng(Rng):
    """The generator of a secret seed: ``a`` is how many words were drawn, ``b`` is always 0.

    Word after word comes from the blocks BLAKE2b(key, number of the block). A copy shares the block
    at hand, so that it costs no more than that of any other generator.

    >>> rng = seeded(1 << 255)
    >>> [rng.below(6) for _ in range(8)]
    [5, 0, 2, 4, 5, 4, 4, 2]
    >>> restored(rng.data()).below(1000) == rng.copy().below(1000)
    True
    """

    def __init__(self, key: bytes, drawn: int, number: int = -1, block: bytes = b"") -> None:
        super().__init__(drawn, 0)
        self.key: bytes = key
        self.number: int = number  # of the block at hand
        self.block: bytes = block

    def next(self) -> int:
        """The next 32 random bits."""
        number = self.a // WORDS
        if number != self.number:
            hashed = hashlib.blake2b(number.to_bytes(8, "little"), key=self.key)
            self.block = hashed.digest()
            self.number = number
        at = self.a % WORDS * 4
        self.a += 1
        return int.from_bytes(self.block[at : at + 4], "little")

    def shuffle(self, items: list[T]) -> None:
        """Put the items in random order, in place."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def copy(self) -> Rng:
        """An independent generator that will draw the same numbers."""
        return SecretRng(self.key, self.a, self.number, self.block)

    def data(self) -> list[int]:
        """The whole generator as plain data."""
        return [self.a, self.b, int.from_bytes(self.key, "little")]

    def __reduce__(self) -> tuple[type[Rng], tuple[Any, ...]]:
        return (SecretRng, (self.key, self.a))


def is_secret(seed: int) -> bool:
    """Whether a seed keys the generator that cannot be solved."""
    return seed > 0 and seed.bit_length() == SECRET_BITS


def restored(data: list[int]) -> Rng:
    """The generator that :meth:`Rng.data` was taken of."""
    if len(data) == 2:
        return Rng(data[0], data[1])
    drawn, _, key = data
    return SecretRng(key.to_bytes(SECRET_BITS // 8, "little"), drawn)


def seeded(seed: int, purpose: str = "deal") -> Rng:
    """The generator of a seed; any integer is a seed.

    What is drawn from a secret seed for one purpose says nothing about what is drawn for another;
    all other seeds give the same numbers for every purpose.
    """
    if is_secret(seed):
        whole = seed.to_bytes(SECRET_BITS // 8, "little")
        size = SECRET_BITS // 8
        return SecretRng(hashlib.blake2b(purpose.encode(), key=whole, digest_size=size).digest(), 0)
    n = seed if seed >= 0 else -1 - seed
    a = START
    b = SIGNS[0] if seed >= 0 else SIGNS[1]
    while True:
        a = _mixed((a + (n & MASK)) & MASK)
        b = _mixed(((b ^ a) + START) & MASK)
        n >>= 32
        if n == 0:
            break
    if a == 0 and b == 0:
        a = START
    return Rng(a, b)
