"""The ids of this game that are put together while the program runs, each as a pattern."""

BUILT = (
    "misty-colour-*",
    "misty-head-*",
    "*.tile",
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
    "misty-score-*.text",
    "misty-shape-*",
    "misty-side-*",
    "misty-symbol-*",
    "misty-symbol-*.text",
    "misty-tribe-*",
)
