"""The ids that are put together while the program runs, each as a pattern.

Whoever writes ``t(`some-${thing}`)`` adds ``some-*`` here.
"""

from __future__ import annotations

BUILT = (
    "*.text",
    "*.tile",
    "amount-*",
    "bot-*",
    "decision-*",
    "decision-*.hint",
    "game-*",
    "lack-*",
    "log-*",
    "misty-ability-*",
    "misty-ability-*.text",
    "misty-amount-*",
    "misty-decision-*",
    "misty-decision-*.hint",
    "misty-encounter-*",
    "misty-log-*",
    "misty-move-*",
    "misty-resource-*",
    "misty-score-*",
    "misty-shape-*",
    "misty-side-*",
    "misty-symbol-*",
    "misty-symbol-*.text",
    "misty-tribe-*",
    "move-*",
    "phase-*",
    "phase-*.text",
    "score-*",
    "symbol-*",
    "table-keys-*",
    "table-tab-*",
    "tutorial-*-*",
    "when-*",
)
