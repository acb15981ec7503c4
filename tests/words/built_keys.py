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
    "key-*",
    "key-*-*-*",
    "lesson-*-*",
    "lesson-*-*.text",
    "names-*-*",
    "option-*",
    "refused-*",
    "practise-*",
    "puzzle-theme-*",
    "remark-*",
    "review-*",
    "review-kind-*",
    "shell-deal-*",
    "shell-pace-*",
    "editor-kind-*",
    "editor-tab-*",
    "frame-webhook-*",
    "shell-motion-*",
    "shell-palette-*",
    "shell-theme-*",
    "study-place-*",
    "study-place-*.text",
    "shell-seat-*",
    "table-keys-*",
    "table-tab-*",
    "tutorial-*-*",
    "tutorial-*-*-*",
    "verify-*",
)
BUILT = OWN + tuple(
    pattern
    for folder in FOLDERS.values()
    for pattern in import_module(f"tests.{folder}.words.built_keys").BUILT
)
