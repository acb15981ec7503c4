"""How even Misty Valley is when bots play it: the first player, the tribes, their abilities."""

from __future__ import annotations

import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from valewright.bots import Seat
from valewright.games import game
from valewright.kernel.errors import BadOption
from valewright.lab import plots
from valewright.lab.agents import make_agent
from valewright.lab.rating import share_interval
from valewright.lab.simulate import Progress, Setup, check_wishes, line_up
from valewright.lab.spreading import Jobs, spread_out
from valewright.lab.study import Cell, Grid, share
from valewright.misty.state import GAME, State
from valewright.misty.tiles import TRIBES

EVEN: Final = (0.45, 0.55)  # bounds on the share of wins of the first player and of a tribe
PLAYERS: Final = 2
SIDES: Final = ("tribes", "first")  # options that a study sets itself


@dataclass(frozen=True)
class Seen:
    """What one game showed; all but the first two goes by tribe."""

    number: int
    turns: int
    first: int  # the tribe that began
    winner: int  # the tribe, or -1 for a draw
    scores: tuple[int, int]
    used: tuple[tuple[str, ...], tuple[str, ...]]  # abilities


@dataclass(frozen=True)
class Share:
    """A share of wins, a draw being half a win, with its 95% interval."""

    wins: float
    games: int

    @property
    def value(self) -> float:
        """The share itself."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is likely to lie."""
        return share_interval(self.wins, self.games)

    @property
    def odd(self) -> bool:
        """Whether it is out of bounds."""
        return not EVEN[0] <= self.value <= EVEN[1]

    def cells(self, odd: bool) -> tuple[Cell, Cell]:
        """The share and its interval."""
        low, high = self.interval
        return share(self.value, self.games, odd), Cell(f"{100 * low:.0f}-{100 * high:.0f}%")

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {**asdict(self), "share": self.value, "interval": list(self.interval)}


@dataclass(frozen=True)
class MistyBalance:
    """What came of the games. ``abilities`` has the share of wins of those who used one."""

    games: int
    draws: int
    turns: float
    first: Share
    tribes: Mapping[str, Share]
    scores: Mapping[str, float]
    abilities: Mapping[tuple[str, str], Share]  # by tribe and ability

    def complaints(self) -> list[str]:
        """Everything outside the bounds, in words."""
        shares = {"first player": self.first, **self.tribes}
        return [
            f"{name} wins {100 * share.value:.1f}%" for name, share in shares.items() if share.odd
        ]

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "games": self.games,
            "draws": self.draws,
            "turns": self.turns,
            "first_player": self.first.plain(),
            "tribes": {name: share.plain() for name, share in self.tribes.items()},
            "scores": dict(self.scores),
            "abilities": [
                {"tribe": tribe, "ability": ability, **share.plain()}
                for (tribe, ability), share in self.abilities.items()
            ],
            "complaints": self.complaints(),
        }

    def headline(self) -> str:
        """How many games there were, and how long."""
        return f"{self.games} games, {self.draws} drawn, {self.turns:.1f} turns on average"

    def grids(self) -> list[Grid]:
        """The first player and the tribes, then those who used an ability."""
        sides = [("first player", self.first, "")]
        sides += [(name, share, f"{self.scores[name]:.1f}") for name, share in self.tribes.items()]
        grids = [
            Grid(
                ("", "wins", "95%", "score"),
                [
                    (Cell(name), *share.cells(share.odd), Cell(score))
                    for name, share, score in sides
                ],
            )
        ]
        if self.abilities:
            users = [
                (Cell(ability), Cell(tribe), Cell(str(share.games)), *share.cells(odd=False))
                for (tribe, ability), share in self.abilities.items()
            ]
            grids.append(Grid(("ability", "tribe", "used", "users win", "95%"), users))
        return grids

    def lines(self) -> list[str]:
        """The figures say it all."""
        return []

    def held(self) -> list[str]:
        """No documented value holds anything."""
        return []

    def write_plots(self, folder: Path) -> list[Path]:
        """Charts of a balance, as SVG files."""
        rows = [("first player", self.first.value)]
        rows += [(name, share.value) for name, share in self.tribes.items()]
        users = [
            (f"{ability}, {tribe}", share.value)
            for (tribe, ability), share in self.abilities.items()
        ]
        charts = {
            "wins.svg": plots.bars("Won, a draw being half a win", rows, *EVEN),
            "abilities.svg": plots.bars("Won by those who used it", users, 0.0, 1.0),
        }
        return plots.write(folder, charts)


def balance(
    games: int,
    players: int = PLAYERS,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    jobs: Jobs = 1,
    *,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> MistyBalance:
    """Play games between bots and see how even they are.

    Each seed is played twice: once with either tribe beginning.

    >>> balance(games=2, bots=("random",), seed=1).first.games
    2
    """
    check_wishes(games, bots, jobs, GAME)
    for name in SIDES:
        if name in (options or {}):
            raise BadOption(
                f"{name}: balance lets both tribes go first equally often; leave it out"
            )
    setup = Setup(players, line_up(bots, players), seed, GAME, dict(options or {}), False)
    seen: list[Seen] = []
    for some in spread_out(watch_some, setup, games, jobs):
        seen.extend(some)
        if progress is not None:
            progress(len(seen), games)
    return added_up(sorted(seen, key=lambda one: one.number))


def watch_some(setup: Setup, first: int, end: int) -> list[Seen]:
    """The games from one number to another, watched."""
    return [watch_one(setup, number) for number in range(first, end)]


def watch_one(setup: Setup, number: int) -> Seen:
    """One game: player 1 begins, with one tribe in even games and the other in odd ones."""
    rng = random.Random(f"{setup.seed}/{number // 2}")
    wanted = {**setup.options, "first": "1", "tribes": TRIBES[number % 2], "players": setup.players}
    state = game(setup.game).start(wanted, rng.getrandbits(48))
    assert isinstance(state, State)
    turned = number // 2 % 2  # who of two different bots begins
    names = [setup.bots[(seat + turned) % PLAYERS] for seat in range(PLAYERS)]
    bots = [make_agent(name, rng.getrandbits(48)) for name in names]
    while not state.over:
        seat = state.to_act
        state.play(bots[seat].choose(Seat(state, seat)))
    return _seen(state, number)


def _seen(state: State, number: int) -> Seen:
    t = state.table
    scores = state.scores()
    winners = state.winners()
    first, second = t.seat_of
    used = [
        tuple(name for i, name in enumerate(t.catalogue.abilities) if t.players[seat].used >> i & 1)
        for seat in (first, second)
    ]
    return Seen(
        number=number,
        turns=t.number,
        first=t.players[t.first].tribe,
        winner=t.players[winners[0]].tribe if winners else -1,
        scores=(scores[first], scores[second]),
        used=(used[0], used[1]),
    )


def added_up(seen: Sequence[Seen]) -> MistyBalance:
    """All games together."""
    n = len(seen)
    users: dict[tuple[str, str], list[float]] = {}
    for one in seen:
        for tribe, name in enumerate(TRIBES):
            for ability in one.used[tribe]:
                users.setdefault((name, ability), []).append(won(one, tribe))
    return MistyBalance(
        games=n,
        draws=sum(one.winner < 0 for one in seen),
        turns=statistics.fmean(one.turns for one in seen),
        first=Share(sum(won(one, one.first) for one in seen), n),
        tribes={
            name: Share(sum(won(one, tribe) for one in seen), n)
            for tribe, name in enumerate(TRIBES)
        },
        scores={
            name: statistics.fmean(one.scores[tribe] for one in seen)
            for tribe, name in enumerate(TRIBES)
        },
        abilities={key: Share(sum(wins), len(wins)) for key, wins in sorted(users.items())},
    )


def won(one: Seen, tribe: int) -> float:
    """A tribe's part of the win."""
    return 0.5 if one.winner < 0 else float(one.winner == tribe)
