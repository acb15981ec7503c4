"""The network that ``ppo.py`` has saved, as an agent: NumPy only, no PyTorch.

VALEWRIGHT_POLICY=policy.npz valewright rl evaluate examples/rl/policy.py:agent
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

VARIABLE = "VALEWRIGHT_POLICY"
CLIP_NORMALISED = 5.0

Policy = Callable[[Any, Any], int]


def agent(_seed: int) -> Policy:
    """The policy of the file that the environment names; it plays its likeliest move."""
    return load(Path(os.environ.get(VARIABLE, "policy.npz")))


def load(path: Path) -> Policy:
    """A function of an observation and a mask."""
    with np.load(path) as file:
        found = {name: file[name] for name in file.files}
    layers = [(found[f"weight{i}"], found[f"bias{i}"]) for i in range(3)]

    def choose(observation: Any, mask: Any) -> int:
        scaled = (observation.astype(np.float32) - found["mean"]) / found["scale"]
        hidden = np.clip(scaled, -CLIP_NORMALISED, CLIP_NORMALISED)
        for weight, bias in layers[:-1]:
            hidden = np.maximum(hidden @ weight + bias, 0.0)
        weight, bias = layers[-1]
        logits = np.where(mask.astype(bool), hidden @ weight + bias, -np.inf)
        return int(logits.argmax())

    return choose
