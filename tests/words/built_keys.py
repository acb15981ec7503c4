"""The ids that are put together while the program runs, each as a pattern.

Whoever writes ``t(`some-${thing}`)`` adds ``some-*`` here.
"""

from __future__ import annotations

BUILT = (
    "*.text",
    "*.tile",
    "amount-*",
    "bot-*",
    "bot-*.text",
    "decision-*",
    "decision-*.hint",
    "game-*",
    "game-*.text",
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
    "misty-tribe-*",
    "move-*",
    "phase-*",
    "phase-*.text",
    "set-*",
    "set-*.text",
    "shell-cost-*",
    "shell-kind-*",
    "shell-kinds-*",
    "shell-motion-*",
    "shell-palette-*",
    "shell-seat-*",
    "symbol-*",
    "table-tab-*",
    "when-*",
)
