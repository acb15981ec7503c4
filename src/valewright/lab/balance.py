"""How the cards fare when bots play each other: what is bought, and who wins with it."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from valewright.bots import Seat, make_bot
from valewright.lab import plots
from valewright.lab.simulate import Progress, Setup, line_up, spread_out, start_game
from valewright.mystic import log
from valewright.mystic.scoring import all_cards
from valewright.mystic.state import State
from valewright.mystic.table import Table

ROUNDS: Final = (12, 17)
FIRST_PLAYER: Final = (0.47, 0.53)
BOUGHT: Final = (0.02, 0.60)
MOST_WINS: Final = 0.62
FEWEST_TO_JUDGE: Final = 100  # games with one owner, below which a win rate says too little


@dataclass
class Tally:
    """One title over many games."""

    offered: int = 0  # games in which it lay face up
    bought: int = 0  # games in which somebody took it
    alone: int = 0  # games in which exactly one side owned it at the end
    alone_wins: float = 0.0

    @property
    def buy_rate(self) -> float:
        """Of the games where it was offered, how many saw it bought."""
        return self.bought / self.offered if self.offered else 0.0

    @property
    def win_rate(self) -> float:
        """Of the games where one side alone owned it, how many that side won."""
        return self.alone_wins / self.alone if self.alone else 0.0


@dataclass
class Balance:
    """What came of the games."""

    games: int
    rounds: list[int] = field(default_factory=list)
    first_wins: float = 0.0
    advancements: dict[str, Tally] = field(default_factory=dict)
    vales: dict[str, Tally] = field(default_factory=dict)

    @property
    def median_rounds(self) -> float:
        """The round in which the middle game ended."""
        return float(statistics.median(self.rounds))

    @property
    def first_player(self) -> float:
        """How often the starting player won."""
        return self.first_wins / self.games

    def complaints(self) -> list[str]:
        """Everything outside the bounds, in words."""
        found: list[str] = []
        if not ROUNDS[0] <= self.median_rounds <= ROUNDS[1]:
            found.append(f"median length {self.median_rounds:g} rounds")
        if not FIRST_PLAYER[0] <= self.first_player <= FIRST_PLAYER[1]:
            found.append(f"first player wins {100 * self.first_player:.1f}%")
        for name, tally in self.advancements.items():
            if not BOUGHT[0] <= tally.buy_rate <= BOUGHT[1]:
                found.append(f"{name} bought in {100 * tally.buy_rate:.1f}% of games")
        for name, tally in (*self.advancements.items(), *self.vales.items()):
            if tally.alone >= FEWEST_TO_JUDGE and tally.win_rate > MOST_WINS:
                found.append(f"{name} wins {100 * tally.win_rate:.1f}% for its only owner")
        return found

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""

        def rows(tallies: Mapping[str, Tally]) -> dict[str, Any]:
            return {
                name: {
                    "offered": t.offered,
                    "bought": t.bought,
                    "buy_rate": t.buy_rate,
                    "alone": t.alone,
                    "win_rate": t.win_rate,
                }
                for name, t in tallies.items()
            }

        return {
            "games": self.games,
            "median_rounds": self.median_rounds,
            "first_player": self.first_player,
            "advancements": rows(self.advancements),
            "vales": rows(self.vales),
            "complaints": self.complaints(),
        }


@dataclass(frozen=True)
class Seen:
    """What one game showed."""

    number: int
    rounds: int
    first_won: float
    offered: frozenset[str]
    bought: frozenset[str]
    owners: dict[str, tuple[int, ...]]
    winners: tuple[int, ...]
    vales_offered: frozenset[str]
    vale_owners: dict[str, tuple[int, ...]]


def balance(
    games: int,
    players: int = 2,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    jobs: int = 1,
    *,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play games between bots and see how each title fares.

    >>> balance(games=2, seed=1).games
    2
    """
    setup = Setup(players, line_up(bots, players), seed, "mystic-vale", dict(options or {}), False)
    seen: list[Seen] = []
    for some in spread_out(watch_some, setup, games, jobs):
        seen.extend(some)
        if progress is not None:
            progress(len(seen), games)
    return added_up(seen)


def watch_some(setup: Setup, first: int, end: int) -> list[Seen]:
    """The games from one number to another, watched."""
    return [watch_one(setup, number) for number in range(first, end)]


def watch_one(setup: Setup, number: int) -> Seen:
    """One game, watched: what lay face up, what was bought, who owned it in the end."""
    state, names, rng = start_game(setup, number)
    assert isinstance(state, State)
    bots = [make_bot(name, rng.getrandbits(48)) for name in names]
    t = state.table
    offered: set[str] = set()
    vales_offered: set[str] = set()
    bought: set[str] = set()
    turn = -1
    at = 0
    while not state.over:
        if t.turn != turn:
            turn = t.turn
            offered.update(x.advancement.name for x in t.commons if x is not None)
            vales_offered.update(x.name for x in t.display if x is not None)
        seat = state.to_act
        state.play(bots[seat].choose(Seat(state, seat)))
        for kind, _, name, _ in t.log[max(0, at - t.log_base) :]:
            if kind in (log.BOUGHT, log.CLAIMED, log.STASHED):
                bought.add(name.rsplit("/", 1)[0])
        at = t.log_base + len(t.log)
    winners = tuple(state.winners())
    return Seen(
        number,
        t.round,
        (t.start in winners) / len(winners),
        frozenset(offered),
        frozenset(bought - {"Fertile Soil"}),
        _owners(t),
        winners,
        frozenset(vales_offered),
        _vale_owners(t),
    )


def _owners(t: Table) -> dict[str, tuple[int, ...]]:
    found: dict[str, set[int]] = {}
    for seat, p in enumerate(t.players):
        for card in all_cards(p):
            for stack in card.stacks:
                for piece in stack:
                    if not piece.printed and piece.advancement.name != "Fertile Soil":
                        found.setdefault(piece.advancement.name, set()).add(seat)
    return {name: tuple(sorted(seats)) for name, seats in found.items()}


def _vale_owners(t: Table) -> dict[str, tuple[int, ...]]:
    found: dict[str, set[int]] = {}
    for seat, p in enumerate(t.players):
        for vale in p.vales:
            found.setdefault(vale.name, set()).add(seat)
    return {name: tuple(sorted(seats)) for name, seats in found.items()}


def added_up(seen: Sequence[Seen]) -> Balance:
    """All games together."""
    result = Balance(len(seen))
    for one in sorted(seen, key=lambda one: one.number):
        result.rounds.append(one.rounds)
        result.first_wins += one.first_won
        _add(result.advancements, one.offered, one.bought, one.owners, one.winners)
        owned = frozenset(one.vale_owners)
        _add(result.vales, one.vales_offered, owned, one.vale_owners, one.winners)
    return result


def _add(
    tallies: dict[str, Tally],
    offered: frozenset[str],
    bought: frozenset[str],
    owners: Mapping[str, tuple[int, ...]],
    winners: tuple[int, ...],
) -> None:
    for name in sorted(offered | bought):
        tally = tallies.setdefault(name, Tally())
        tally.offered += 1
        tally.bought += name in bought
        seats = owners.get(name, ())
        if len(seats) == 1:
            tally.alone += 1
            tally.alone_wins += (seats[0] in winners) / len(winners)


def write_plots(result: Balance, folder: Path) -> list[Path]:
    """Charts of a balance, as SVG files."""
    folder.mkdir(parents=True, exist_ok=True)
    counts: dict[int, int] = {}
    for n in result.rounds:
        counts[n] = counts.get(n, 0) + 1
    span = range(min(counts), max(counts) + 1)
    charts = {
        "rounds.svg": plots.columns("Rounds in a game", [(str(n), counts.get(n, 0)) for n in span]),
        "bought.svg": plots.bars(
            "Bought, of the games where it was offered",
            sorted(((k, t.buy_rate) for k, t in result.advancements.items()), key=_by_share),
            *BOUGHT,
        ),
        "wins.svg": plots.bars(
            "Won by the only owner",
            sorted(
                ((k, t.win_rate) for k, t in result.advancements.items() if t.alone), key=_by_share
            ),
            0.0,
            MOST_WINS,
        ),
    }
    written: list[Path] = []
    for name, chart in charts.items():
        path = folder / name
        path.write_text(chart, "utf-8")
        written.append(path)
    return written


def _by_share(row: tuple[str, float]) -> float:
    return -row[1]
