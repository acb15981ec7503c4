"""The search itself: rounds of a sample, a walk down the tree, a look from its end, and back up."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Final

from valewright.bots.budget import Budget
from valewright.bots.contract import Seat
from valewright.bots.search.guide import NO_TURN, Guide
from valewright.bots.search.tree import Edge, Node
from valewright.kernel.contract import State
from valewright.kernel.rng import Rng, seeded

PUCT_C: Final = 0.6
FPU_REDUCTION: Final = 0.1
FEWEST: Final = 8  # rounds that even the shortest time is used for
LOOK_AT_CLOCK: Final = 4


class Finding:
    """What the search found out about one legal move."""

    def __init__(self, move: int, visits: int, chance: float, prior: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance  # to win, after this move
        self.prior = prior

    def __repr__(self) -> str:
        return f"Finding(move={self.move}, visits={self.visits}, chance={self.chance:.3f})"


class Searcher:
    """Plays what it tried most. The same seed and a budget in rounds find the same."""

    def __init__(
        self,
        guide: Guide,
        budget: Budget,
        seed: int,
        puct_c: float = PUCT_C,
        fpu_reduction: float = FPU_REDUCTION,
    ) -> None:
        self.guide = guide
        self.budget = budget
        self.rounds = 0  # of the last decision
        self._puct_c = puct_c
        self._fpu_reduction = fpu_reduction
        self._rng = random.Random(seed)
        self._dice: Rng = seeded(seed)
        self._turn = NO_TURN
        self._seat = -1
        self._root: Node = Node(-1)
        self._kept: dict[int, Node] = {}  # what follows the move that was played

    def choose(self, seat: Seat) -> int:
        """The legal move that was tried most; of equals, the one that did better."""
        legal = seat.legal_moves()
        if len(legal) == 1:
            return legal[0]
        return self.go_on(self.think(seat))

    def go_on(self, findings: list[Finding]) -> int:
        """The move that was tried most; what is known of it serves the next decision."""
        best = findings[0]
        for found in findings:
            if (found.visits, found.chance) > (best.visits, best.chance):
                best = found
        self._kept = self._root.edges[best.move].nodes
        return best.move

    def think(self, seat: Seat) -> list[Finding]:
        """Each legal move with its visits and the chance to win that was found, in legal order."""
        legal = seat.legal_moves()
        first = seat.sample(self._rng)
        self._take_up(seat, first)
        root = self._root
        root.offer(self.guide, first, legal)
        self._search(seat, root, first)
        return [_finding(root, root.edges[move]) for move in legal]

    def line(self, move: int) -> list[int]:
        """The moves of the same seat that were tried most after a move of the last decision."""
        found: list[int] = []
        edge = self._root.edges.get(move)
        while edge is not None:
            node = most_visited(edge)
            edge = None
            if node is not None and node.seat == self._root.seat:
                for one in node.edges.values():
                    if one.visits and (edge is None or one.visits > edge.visits):
                        edge = one
            if edge is not None:
                found.append(edge.move)
        return found

    def _take_up(self, seat: Seat, state: State) -> None:
        """Go on from what was found out earlier in the same turn, or begin anew."""
        turn = self.guide.turn(state)
        kept = self._kept.get(self.guide.infoset_key(state))
        same = turn != NO_TURN and turn == self._turn and seat.number == self._seat
        self._root = kept if kept is not None and same else Node(seat.number)
        self._kept = {}
        self._turn = turn
        self._seat = seat.number

    def _search(self, seat: Seat, root: Node, first: State) -> None:
        rounds = self.budget.rounds
        if rounds > 0:
            for _ in range(rounds):
                self._round(root, seat.sample(self._rng))
            self.rounds = rounds
            return
        start = perf_counter()
        seconds = self.budget.seconds * self.guide.share(first)
        done = 0
        while True:
            self._round(root, seat.sample(self._rng))
            done += 1
            if done >= FEWEST and done % LOOK_AT_CLOCK == 0:
                spent = perf_counter() - start
                if spent >= seconds or settled(root, done * (seconds / spent - 1.0)):
                    break
        self.rounds = done

    def _round(self, root: Node, state: State) -> None:
        """One sample: down the tree to a new node, a look from there, and back up."""
        guide = self.guide
        nodes: list[Node] = []
        edges: list[Edge] = []
        node = root
        while True:
            offered = node.offer(guide, state, state.legal_moves())
            edge = node.best(offered, self._puct_c, self._fpu_reduction)
            nodes.append(node)
            edges.append(edge)
            play_to_choice(state, edge.move)
            if state.over:
                break
            infoset_key = guide.infoset_key(state)
            below = edge.nodes.get(infoset_key)
            if below is None:
                edge.nodes[infoset_key] = Node(state.to_act)
                break
            node = below
        chances = guide.evaluate(state) if state.over else guide.rollout(state, self._dice)
        for i in range(len(nodes)):
            chance = chances[nodes[i].seat]
            nodes[i].visits += 1
            nodes[i].total += chance
            edges[i].visits += 1
            edges[i].total += chance


def play_to_choice(state: State, move: int) -> None:
    """Play a move, and then whatever leaves no choice."""
    state.play(move)
    moves = state.legal_moves()
    while len(moves) == 1:
        state.play(moves[0])
        moves = state.legal_moves()


def settled(root: Node, rounds: float) -> bool:
    """Whether so many more rounds cannot change which move was tried most."""
    first = 0
    second = 0
    for edge in root.edges.values():
        if edge.visits > first:
            second = first
            first = edge.visits
        elif edge.visits > second:
            second = edge.visits
    return first - second > rounds


def most_visited(edge: Edge) -> Node | None:
    """Of what can come up after a move, what came up most."""
    best: Node | None = None
    for node in edge.nodes.values():
        if node.visits and (best is None or node.visits > best.visits):
            best = node
    return best


def _finding(root: Node, edge: Edge) -> Finding:
    if edge.visits:
        return Finding(edge.move, edge.visits, edge.total / edge.visits, edge.prior)
    chance = root.total / root.visits if root.visits else 0.0
    return Finding(edge.move, 0, chance, edge.prior)
