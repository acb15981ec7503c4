"""The games as environments for programs that learn: PettingZoo, Gymnasium, and in batches.

Every game that brings observations has a PettingZoo module of its own, named after it:

>>> from valewright import rl
>>> "nim_v0" in rl.modules()
True
>>> env = rl.nim_v0.env(piles=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'
>>> observation, reward, over, cut, info = env.last()
>>> observation["action_mask"].sum() > 0
np.True_
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from valewright.rl.gymnasium_env import SeatEnv, register_environments
from valewright.rl.moves import MoveFeatures
from valewright.rl.pettingzoo_env import TableEnv, modules, pettingzoo_module

if TYPE_CHECKING:
    from valewright.rl.batched import BatchedEnv

__all__ = ["BatchedEnv", "MoveFeatures", "SeatEnv", "TableEnv", "modules"]

register_environments()


def __getattr__(name: str) -> ModuleType | type:
    if name == "BatchedEnv":
        from valewright.rl import batched

        return batched.BatchedEnv
    if name in modules():
        return pettingzoo_module(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
