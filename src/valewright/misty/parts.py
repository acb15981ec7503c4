"""Moves taken apart: what a page needs to draw and to word them."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.decision import slug, verbs
from valewright.kernel.engine import OVER, parts
from valewright.misty.decision import FRAMES, SUBJECTS
from valewright.misty.table import Table

ACTS: Final = tuple(verbs(FRAMES.decisions()))
DECISIONS: Final = tuple(sorted({OVER, *(slug(kind.name) for kind in FRAMES.decisions())}))


def move_parts(t: Table, move: int) -> dict[str, Any]:
    """One move of the waiting decision, taken apart; parts that it has not are None."""
    return parts(t, move, SUBJECTS)
