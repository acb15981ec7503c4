"""What each seat can know of the hidden stacks, worked out from what it was shown.

No ability shows anything of a stack, so all that a seat knows is what has not come up yet. The
model remembers every tile that it ever saw and reads no stack of the rules. A view must name just
the rest, and a sample must deal all of that anew (MI-DECIDE-105, MI-DECIDE-106).
"""

import random
from typing import Any

from tests.kernel.piles import check_dealt_anew
from valewright.misty import State
from valewright.misty.tiles import (
    FIRST_ENCOUNTER,
    FIRST_PATROL,
    FIRST_VALLEY,
    PATROLS,
    TRIBES,
    first_patrol_of,
)

SAMPLES = 30
PRIVATE = ("seat", "me", "unseen", "legal", "log")


class Watch:
    """A game that is watched from its start by both seats."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.names = state.table.catalogue.names
        self.shapes = state.table.catalogue.shapes
        self.seen: list[set[str]] = [set(), set()]  # by seat, the tiles that it has seen
        self.flowers: set[str] = set()  # the tiles that bear one, for good
        self.box_flowers: int = state.view(0)["unseen"]["flowers"]
        self.views: list[dict[str, Any]] = []
        self._look()

    def play(self, move: int) -> None:
        """Play a move, let both seats look, and check what they are shown."""
        self.state.play(move)
        self._look()

    def _look(self) -> None:
        self.views = [self.state.view(seat) for seat in (0, 1)]
        for seat, view in enumerate(self.views):
            shown = [tile["name"] for tile in (*view["board"], *view["me"]["hand"])]
            shown += [name for name in view["display"] if name is not None]
            if view["in_the_air"] is not None:
                shown.append(view["in_the_air"]["name"])
            self.seen[seat].update(shown)
            self._check_view(seat, view)

    def _left(self, seat: int, first: int, end: int) -> list[int]:
        """The tiles of a kind that the seat has never seen."""
        return [tile for tile in range(first, end) if self.names[tile] not in self.seen[seat]]

    def _patrols(self, seat: int, of: int) -> list[str]:
        """The shapes of a seat's patrols that the seat ``seat`` has never seen."""
        tribe = self.views[seat]["players"][of]["tribe"]
        first = first_patrol_of(TRIBES.index(tribe))
        return [self.shapes[tile] for tile in self._left(seat, first, first + PATROLS)]

    def _check_view(self, seat: int, view: dict[str, Any]) -> None:
        unseen = view["unseen"]
        over = self.state.over
        valley = [self.names[tile] for tile in self._left(seat, FIRST_VALLEY, FIRST_ENCOUNTER)]
        encounters = [self.names[tile] for tile in self._left(seat, FIRST_ENCOUNTER, FIRST_PATROL)]
        assert unseen["valley"] == ([] if over else valley)
        assert unseen["encounters"] == encounters
        assert view["removed"] == (sorted(valley) if over else None)
        if view["me"]["hand"] or view["me"]["stack"] or unseen["rival"]:
            assert view["me"]["stack"] == self._patrols(seat, seat)
            assert unseen["rival"] == self._patrols(seat, 1 - seat)
        self.flowers.update(tile["name"] for tile in view["board"] if tile.get("flower"))
        assert unseen["flowers"] == self.box_flowers - len(self.flowers)
        assert unseen["walls"] + unseen["flowers"] == view["tokens_left"]
        assert not view["legal"] or seat == self.state.to_act
        for key in view.keys() - set(PRIVATE):
            assert view[key] == self.views[0][key], f"seat {seat}: {key} is not open to both"

    def check_samples(self, seat: int, rng: random.Random) -> None:
        """Samples for a seat deal everything anew that it has not seen, and nothing else."""
        drawn = [self.state.sample(seat, rng) for _ in range(SAMPLES)]
        true = hidden_piles(self.state, seat)
        dealt = [hidden_piles(sample, seat) for sample in drawn]
        for name, (pile, rest) in true.items():
            what = f"seat {seat}, {name}"
            others = [[*d[name][0], *d[name][1]] for d in dealt]
            check_dealt_anew(what, [None] * len(pile), [*pile, *rest], others)
        for sample in drawn:
            assert sample.data()["players"][seat]["hand"] == self._hand(seat)
            assert sample.data()["rng"] != self.state.data()["rng"]

    def _hand(self, seat: int) -> list[int]:
        return [self.names.index(tile["name"]) for tile in self.views[seat]["me"]["hand"]]


def hidden_piles(state: State, seat: int) -> dict[str, tuple[list[str], list[str]]]:
    """Every stack that is hidden from a seat, in truth, and what was shuffled into it."""
    data = state.data()
    mine, rival = data["players"][seat], data["players"][1 - seat]
    piles = {
        "valley": (data["valley"], data["removed"]),
        "encounters": (data["encounters"], []),
        "tokens": (data["tokens"], []),
        "own stack": (mine["stack"], []),
        "rival's stack": (rival["stack"], rival["hand"]),
    }
    return {
        name: ([str(x) for x in pile], [str(x) for x in rest])
        for name, (pile, rest) in piles.items()
    }


def watch(state: State, seed: int, look_every: int) -> None:
    """Play a game to its end at random, watched; now and then a seat's samples are looked at."""
    rng = random.Random(seed)
    watched = Watch(state)
    while not state.over:
        watched.play(rng.choice(state.legal_moves()))
        if rng.randrange(look_every) == 0:
            watched.check_samples(rng.randrange(2), rng)
