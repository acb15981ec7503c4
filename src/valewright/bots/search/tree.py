"""The tree: decisions and the moves tried in them."""

from __future__ import annotations

from math import sqrt

from valewright.bots.search.guide import Guide
from valewright.kernel.contract import State


class Edge:
    """A move at a node: how often it could be played, how often it was, and what came of it."""

    def __init__(self, move: int, prior: float) -> None:
        self.move: int = move
        self.prior: float = prior
        self.offered: int = 0
        self.visits: int = 0
        self.total: float = 0.0  # of the chances of the seat that decides
        self.nodes: dict[int, Node] = {}  # by what comes up


class Node:
    """A decision of one seat, whatever else is hidden from the seat that searches."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.edges: dict[int, Edge] = {}

    def offer(self, guide: Guide, state: State, moves: tuple[int, ...]) -> list[Edge]:
        """The edges of the moves that are legal in this sample."""
        edges = self.edges
        found: list[Edge] = []
        for move in moves:
            edge = edges.get(move)
            if edge is None:
                self._add(guide, state, moves)
                edge = edges[move]
            edge.offered += 1
            found.append(edge)
        return found

    def _add(self, guide: Guide, state: State, moves: tuple[int, ...]) -> None:
        priors = guide.priors(state, moves)
        for i in range(len(moves)):
            if moves[i] not in self.edges:
                self.edges[moves[i]] = Edge(moves[i], priors[i])

    def best(self, offered: list[Edge], puct_c: float, fpu_reduction: float) -> Edge:
        """The move to try next: good so far, or promising and little tried.

        A move not tried yet counts as a bit worse than the node so far, by ``fpu_reduction``.
        """
        fresh = 0.5
        if self.visits:
            tried = 0.0
            for edge in offered:
                if edge.visits:
                    tried += edge.prior
            fresh = self.total / self.visits - fpu_reduction * sqrt(tried)
        top = offered[0]
        most = -1.0e9
        for edge in offered:
            n = edge.visits
            value = edge.total / n if n else fresh
            value += puct_c * edge.prior * sqrt(edge.offered) / (1 + n)
            if value > most:
                most = value
                top = edge
        return top
