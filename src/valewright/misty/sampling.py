"""Full states consistent with what a seat knows: everything hidden from it is dealt anew."""

from __future__ import annotations

from valewright.kernel.rng import Rng
from valewright.misty.table import Player, Table


def resample(t: Table, seat: int, rng: Rng) -> None:
    """Deal everything the seat cannot know anew, in place (MI-DECIDE-105)."""
    _own_stack(t.players[seat], rng)
    _hand_and_stack(t.players[1 - seat], rng)
    valley = t.valley[: t.valley_left] + t.removed
    rng.shuffle(valley)
    t.valley = valley[: t.valley_left]
    t.removed = valley[t.valley_left :]
    encounters = t.encounters[: t.encounters_left]
    rng.shuffle(encounters)
    t.encounters = encounters
    tokens = t.tokens[: t.tokens_left]
    rng.shuffle(tokens)
    t.tokens = tokens
    t.rng = rng


def _own_stack(p: Player, rng: Rng) -> None:
    stack = p.stack[: p.left]
    rng.shuffle(stack)
    p.stack = stack


def _hand_and_stack(p: Player, rng: Rng) -> None:
    """Hand and stack together are known, which tile is where is not."""
    both = p.stack[: p.left] + p.hand
    rng.shuffle(both)
    p.stack = both[: p.left]
    p.hand = sorted(both[p.left :])
