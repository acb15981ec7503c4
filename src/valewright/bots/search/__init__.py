"""Search: a tree over what a seat may know, grown in samples of what it may not.

A :class:`Searcher` knows no game. A :class:`Guide` tells it what a game's moves look like at a
glance, how to play on from a leaf and what to make of where that leads; :class:`Blind` knows
nothing and plays on by chance to the end.

>>> from valewright import games
>>> from valewright.bots import Seat
>>> from valewright.bots.budget import Budget
>>> state = games.game("nim").start({}, seed=7)
>>> searcher = Searcher(Blind(), Budget(rounds=20), seed=1)
>>> findings = searcher.think(Seat(state, state.to_act))
>>> sorted(found.move for found in findings) == sorted(state.legal_moves())
True
>>> sum(found.visits for found in findings)
20
"""

from valewright.bots.search.guide import Blind, Guide
from valewright.bots.search.searcher import Finding, Searcher

__all__ = ["Blind", "Finding", "Guide", "Searcher"]
