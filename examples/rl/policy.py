"""Networks that were learned, as agents: NumPy only, no PyTorch.

VALEWRIGHT_POLICY=policy.npz valewright rl evaluate examples/rl/policy.py:agent

``maskable_ppo.py`` and ``ppo.py`` save such networks, and so does the tool that learned the one
beside this file, which plays without the variable: two players of the usual game. docs/research.md
says how it was learned.
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
STEP = ".step"
SIGNED = 128  # what is added to a number that may be negative

Policy = Callable[[Any, Any], int]
Weights = dict[str, Any]


def agent(_seed: int) -> Policy:
    """The policy of the file that the environment names, or the one that is kept here."""
    return load(Path(os.environ.get(VARIABLE) or Path(__file__).with_name("policy.npz")))


@cache
def load(path: Path) -> Policy:
    """A function of an observation and a mask."""
    with np.load(path) as file:
        found = {name: _plain(file, name) for name in file.files}
    score = _logits
    if "task.weight" in found:
        score = _pooled if "column" in found else _scores

    elements = int(found["elements"][0]) if "elements" in found else len(found["mean"])

    def choose(observation: Any, mask: Any) -> int:
        if len(observation) != elements:
            raise ValueError(
                f"{path.name} has learned from observations of {elements} elements, these have"
                f" {len(observation)}: other rules, another game or another number of players"
            )
        legal = mask.nonzero()[0]
        return int(legal[score(found, observation.astype(np.float32), legal).argmax()])

    return choose


def _plain(file: Any, name: str) -> Any:
    """An array of the file; large ones are bytes, with what a byte counts beside them."""
    array = file[name]
    if name + STEP in file.files:
        array = array * file[name + STEP]
    return array.astype(np.float32 if array.dtype.kind == "f" else np.int64)


def _logits(found: Weights, row: Any, legal: Any) -> Any:
    """The network of ``ppo.py``: three layers."""
    hidden = np.clip((row - found["mean"]) / found["scale"], -CLIP, CLIP)
    for i in range(2):
        hidden = np.maximum(hidden @ found[f"weight{i}"] + found[f"bias{i}"], 0.0)
    return (hidden @ found["weight2"] + found["bias2"])[legal]


def _scores(found: Weights, row: Any, legal: Any) -> Any:
    """The network of ``maskable_ppo.py``: what a move is about is scored in view of the table."""
    hidden = np.clip((row[found["used"]] - found["mean"]) / found["scale"], -CLIP, CLIP)
    hidden = np.maximum(_linear(found, "body.0", hidden), 0.0)
    hidden = np.maximum(_linear(found, "body.2", hidden), 0.0)
    row = np.append(row, np.float32(0.0))
    numbers = (row[found["numbers"][legal]] - found["number_mean"]) / found["number_scale"]
    titles = row[found["titles"][legal]].astype(np.int64) + found["sorts"]
    named = found["title.weight"][titles].reshape(len(legal), -1)
    some = np.ones((len(legal), 1), np.float32)
    about = np.concatenate([some, np.clip(numbers, -CLIP, CLIP), named], axis=1)
    seen = _linear(found, "subject", about) + found["task.weight"][found["tasks"][legal]]
    seen = np.maximum(seen + _linear(found, "table", hidden), 0.0)
    seen = np.maximum(_linear(found, "score.1", seen), 0.0)
    return _linear(found, "score.3", seen)[:, 0]


def _pooled(found: Weights, row: Any, legal: Any) -> Any:
    """A network that adds up what lies in several places alike, before it looks at it."""
    here = found["column"] >= 0
    columns, values = found["column"][here], row[: len(here)][here]
    titled = found["titled"][here] > 0
    inputs = np.zeros(len(found["mean"]), np.float32)
    np.add.at(inputs, columns[~titled], values[~titled])
    some = titled & (values > 0)
    np.add.at(inputs, columns[some] + values[some].astype(np.int64) - 1, 1)
    hidden = np.maximum(_linear(found, "first", (inputs - found["mean"]) * found["scale"]), 0.0)
    hidden = np.maximum(_linear(found, "second", hidden), 0.0)
    told = found["task.weight"][found["task of"][legal]] + _linear(found, "table", hidden)
    sorts, places = found["sort of"][legal], found["place of"][legal]
    for k in range(sorts.max(initial=-1) + 1):
        of = np.flatnonzero(sorts == k)
        names = found[f"title of {k}"] > 0
        subject = row[places[of, None] + np.arange(len(names))]
        signed = (found[f"signed of {k}"] > 0) & (subject > 0)
        numbers = np.where(names, 0.0, subject - SIGNED * signed) / 2
        titles = found[f"titles.{k}.weight"][subject[:, names].astype(np.int64)]
        told[of] += numbers @ found[f"about.{k}.weight"].T + titles.sum(1)
    told = np.maximum(_linear(found, "joined", np.maximum(told, 0.0)), 0.0)
    return _linear(found, "score", told)[:, 0]


def _linear(found: Weights, name: str, inputs: Any) -> Any:
    return inputs @ found[f"{name}.weight"].T + found[f"{name}.bias"]
