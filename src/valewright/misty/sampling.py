"""Full states consistent with what a seat knows: everything hidden from it is dealt anew.

What is dealt is put in order first, so that one generator gives one sample for all states that the
seat cannot tell apart.
"""

from __future__ import annotations

from valewright.kernel.rng import Rng
from valewright.misty.table import Player, Table


def resample(t: Table, seat: int, rng: Rng) -> None:
    """Deal everything the seat cannot know anew, in place (MI-DECIDE-105)."""
    _own_stack(t.players[seat], rng)
    _hand_and_stack(t.players[1 - seat], rng)
    valley = t.valley[: t.valley_left] + t.removed
    valley.sort()
    rng.shuffle(valley)
    t.valley = valley[: t.valley_left]
    t.removed = valley[t.valley_left :]
    encounters = t.encounters[: t.encounters_left]
    encounters.sort()
    rng.shuffle(encounters)
    t.encounters = encounters
    tokens = t.tokens[: t.tokens_left]
    tokens.sort()
    rng.shuffle(tokens)
    t.tokens = tokens
    t.rng = rng


def _own_stack(p: Player, rng: Rng) -> None:
    stack = p.stack[: p.left]
    stack.sort()
    rng.shuffle(stack)
    p.stack = stack


def _hand_and_stack(p: Player, rng: Rng) -> None:
    """Hand and stack together are known, which tile is where is not."""
    both = p.stack[: p.left] + p.hand
    both.sort()
    rng.shuffle(both)
    p.stack = both[: p.left]
    p.hand = sorted(both[p.left :])
