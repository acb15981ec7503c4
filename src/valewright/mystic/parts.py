"""Moves and crafted cards taken apart: what a page needs to draw and to word them."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.decision import slug, verbs
from valewright.kernel.engine import OVER, parts
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Piece
from valewright.mystic.decision import FRAMES, SUBJECTS
from valewright.mystic.symbols import SLOTS, SYMBOLS
from valewright.mystic.table import Table

Parts = dict[str, Any]

ACTS: Final = tuple(verbs(FRAMES.decisions()))
DECISIONS: Final = tuple(sorted({OVER, *(slug(kind.name) for kind in FRAMES.decisions())}))


def move_parts(t: Table, move: int) -> Parts:
    """One move of the waiting decision, taken apart; parts that it has not are None."""
    return parts(t, move, SUBJECTS)


def card_parts(card: Card) -> Parts:
    """A crafted card taken apart: its layers, bottom-most first, and what it now counts."""
    leader = card.leader
    counts = card.counts()
    return {
        "name": card.name,
        "leader": None if leader is None else {"title": leader.name, "upgraded": card.upgraded},
        "layers": _layers(card),
        "symbols": {SYMBOLS[k]: counts[k] for k in range(9) if counts[k]},
        "slots": [_slot(stack[-1]) if stack else None for stack in card.stacks],
        "copied": [
            card.abilities[k].source for k in range(len(card.owners)) if card.owners[k] < -1
        ],
        "vp_end": card.all_vp_end(),
    }


def _slot(piece: Piece) -> Parts:
    symbols = piece.symbols
    return {
        "title": piece.advancement.name,
        "symbols": {SYMBOLS[k]: symbols[k] for k in range(9) if symbols[k]},
    }


def _layers(card: Card) -> list[Parts]:
    """Pieces slot by slot, the covered ones first; long-wise ones lie above, the topmost last."""
    pieces: list[Piece] = []
    for stack in card.stacks:
        for piece in stack:
            if piece not in card.texts:
                pieces.append(piece)
    pieces += card.texts
    return [
        {
            "title": piece.advancement.name,
            "piece": piece.name,
            "slot": SLOTS[piece.slot],
            "covered": piece is not card.stacks[piece.slot][-1],
            "eclipse": piece.eclipse,
            "printed": piece.printed,
            "works": piece.number in card.owners,
        }
        for piece in pieces
    ]
