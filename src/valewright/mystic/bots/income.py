"""How much of a deck a turn harvests, by the net decay of its cards.

A turn is played many times over with shuffled cards: prep until three decay show, then pushes while
one more card is worth its risk. Only counts of cards matter, so what was worked out is kept.
"""

from __future__ import annotations

from typing import Final

from valewright.mystic.planting import PREP_LIMIT, SPOIL_LIMIT

KINDS: Final = 6  # net decay of -2 or less, -1, 0, 1, 2, 3 or more
LEAST: Final = -2
CLEAN: Final = 3  # kinds below have no net decay
TRIALS: Final = 60
WORTH_OF_ONE: Final = 1.2  # a further card against one of those already in the field
MASK: Final = 0xFFFFFFFF
KEPT: Final = 100000
BITS: Final = 5  # of a count in a key
MOST_CARDS: Final = (1 << BITS) - 1

Income = tuple[float, float, float]  # shares of clean and of other cards harvested; spoils


class Incomes:
    """Remembers what was worked out."""

    def __init__(self) -> None:
        self._known: dict[int, Income] = {}

    def of(self, key: int) -> Income:
        """What a turn harvests of a deck, told by its key."""
        found = self._known.get(key)
        if found is None:
            if len(self._known) > KEPT:
                self._known.clear()
            counts = [key >> BITS * kind & MOST_CARDS for kind in range(KINDS)]
            found = self._known[key] = simulated(counts, key >> BITS * KINDS)
        return found


def card_key(kind: int) -> int:
    """What one card of a kind adds to the key of a deck."""
    return 1 << BITS * kind


def growth_key(growth: int) -> int:
    """What growth that does not come from cards adds to the key of a deck."""
    return growth << BITS * KINDS


def simulated(counts: list[int], growth: int) -> Income:
    """The mean of many turns, always with the same shuffles."""
    deck: list[int] = []
    clean_cards = 0
    for kind in range(KINDS):
        deck += [kind] * counts[kind]
        if kind < CLEAN:
            clean_cards += counts[kind]
    n = len(deck)
    seed = 12345
    clean = 0
    other = 0
    spoils = 0
    left = [0] * KINDS
    for _ in range(TRIALS):
        for kind in range(KINDS):
            left[kind] = counts[kind]
        net = -growth
        field = 0
        field_clean = 0
        on_deck = -1
        drawn = 0
        planting = False
        spoiled = False
        while True:
            if on_deck >= 0:
                if planting:
                    bad = 0
                    for kind in range(KINDS):
                        if net + kind + LEAST >= SPOIL_LIMIT:
                            bad += left[kind]
                    rest = n - drawn
                    if rest and bad * field > (rest - bad) * WORTH_OF_ONE:
                        break
                field += 1
                if on_deck < CLEAN:
                    field_clean += 1
                on_deck = -1
            if drawn == n:
                break
            seed = (seed * 1103515245 + 12345) & MASK
            at = drawn + (seed >> 8) % (n - drawn)
            card = deck[at]
            deck[at] = deck[drawn]
            deck[drawn] = card
            drawn += 1
            left[card] -= 1
            on_deck = card
            net += card + LEAST
            if net >= SPOIL_LIMIT:
                spoiled = True
                break
            if net >= PREP_LIMIT:
                planting = True
        if spoiled:
            spoils += 1
        else:
            clean += field_clean
            other += field - field_clean
    return (
        clean / (TRIALS * max(1, clean_cards)),
        other / (TRIALS * max(1, n - clean_cards)),
        spoils / TRIALS,
    )
