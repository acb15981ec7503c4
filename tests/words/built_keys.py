"""The ids that are put together while the program runs, each as a pattern.

Whoever writes ``t(`some-${thing}`)`` adds ``some-*`` here, or in the
file of the same name among the tests of the game.
"""

from __future__ import annotations

from importlib import import_module

from tests.games import FOLDERS

OWN = (
    "*-decision-*",
    "*-move-*",
    "*-value-*",
    "*-view-*",
    "*.text",
    "*.typed",
    "bot-*",
    "bot-*.names",
    "bot-*.text",
    "choice-*-*",
    "game-*",
    "game-*.text",
    "option-*",
    "refused-*",
    "review-*",
    "shell-deal-*",
    "shell-pace-*",
    "frame-webhook-*",
    "shell-motion-*",
    "shell-palette-*",
    "shell-theme-*",
    "shell-seat-*",
    "table-keys-*",
    "table-tab-*",
    "tutorial-*-*",
    "verify-*",
)
BUILT = OWN + tuple(
    pattern
    for folder in FOLDERS.values()
    for pattern in import_module(f"tests.{folder}.words.built_keys").BUILT
)
