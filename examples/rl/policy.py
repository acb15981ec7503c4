"""The networks that ``maskable_ppo.py`` and ``ppo.py`` save, as agents: NumPy only, no PyTorch.

VALEWRIGHT_POLICY=policy.npz valewright rl evaluate examples/rl/policy.py:agent
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

VARIABLE = "VALEWRIGHT_POLICY"
CLIP = 5.0

Policy = Callable[[Any, Any], int]
Weights = dict[str, Any]


def agent(_seed: int) -> Policy:
    """The policy of the file that the environment names; it plays its likeliest move."""
    return load(Path(os.environ.get(VARIABLE, "policy.npz")))


@cache
def load(path: Path) -> Policy:
    """A function of an observation and a mask."""
    with np.load(path) as file:
        found = {name: _plain(file[name]) for name in file.files}
    score = _scores if "plain.weight" in found else _logits

    def choose(observation: Any, mask: Any) -> int:
        row = observation.astype(np.float32)
        return int(np.where(mask.astype(bool), score(found, row), -np.inf).argmax())

    return choose


def _plain(array: Any) -> Any:
    return array.astype(np.float32 if array.dtype.kind == "f" else np.int64)


def _logits(found: Weights, row: Any) -> Any:
    """The network of ``ppo.py``: three layers."""
    hidden = np.clip((row - found["mean"]) / found["scale"], -CLIP, CLIP)
    for i in range(2):
        hidden = np.maximum(hidden @ found[f"weight{i}"] + found[f"bias{i}"], 0.0)
    return hidden @ found["weight2"] + found["bias2"]


def _scores(found: Weights, row: Any) -> Any:
    """The network of ``maskable_ppo.py``: what a move is about is scored in view of the table."""
    scaled = np.clip((row - found["mean"]) / found["scale"], -CLIP, CLIP)
    hidden = np.maximum(_linear(found, "body.0", scaled[found["changing"]]), 0.0)
    hidden = np.maximum(_linear(found, "body.2", hidden), 0.0)
    row, scaled = np.append(row, np.float32(0.0)), np.append(scaled, np.float32(0.0))
    scores = _linear(found, "plain", hidden)
    number = 0
    while (sort := f"sorts.{number}.") + "moves" in found:
        told = scaled[found[sort + "numbers"]]
        titles = row[found[sort + "titles"]].astype(np.int64)
        named = found[sort + "title.weight"][titles].reshape(len(told), -1)
        seen = _linear(found, sort + "subject", np.concatenate([told, named], axis=1))
        seen = np.maximum(seen + _linear(found, sort + "table", hidden), 0.0)
        tasks = _linear(found, sort + "score", seen).flatten()
        scores[found[sort + "moves"]] = tasks[found[sort + "places"]]
        number += 1
    return scores


def _linear(found: Weights, name: str, inputs: Any) -> Any:
    return inputs @ found[f"{name}.weight"].T + found[f"{name}.bias"]
