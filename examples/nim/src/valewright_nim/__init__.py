"""Nim: take counters from piles; whoever takes the last one wins.

>>> from valewright_nim import Nim
>>> state = Nim().start({"piles": 2, "most": 3}, seed=4)
>>> state
<Nim, piles 1 and 3, player 1 to take>
>>> [state.notation(move) for move in state.legal_moves()]
['take 1 from pile 1', 'take 1 from pile 2', 'take 2 from pile 2', 'take 3 from pile 2']
"""

from valewright_nim.game import Nim
from valewright_nim.state import State

__all__ = ["Nim", "State"]
