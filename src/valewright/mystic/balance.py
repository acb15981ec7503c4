"""How the cards fare when bots play each other: what is bought, and who wins with it."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from valewright.bots import Seat
from valewright.lab import plots
from valewright.lab.agents import make_agent
from valewright.lab.simulate import (
    Progress,
    Setup,
    check_wishes,
    line_up,
    start_game,
)
from valewright.lab.spreading import Jobs, spread_out
from valewright.lab.study import Cell, Grid, share
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.catalogue import Catalogue
from valewright.mystic.scoring import all_cards
from valewright.mystic.state import State
from valewright.mystic.table import Player, Table

# The bounds, for two players; with more, those on wins follow the even share down.
ROUNDS: Final = (12, 16)
FIRST_PLAYER: Final = (0.47, 0.53)
BOUGHT: Final = (0.02, 0.60)
MOST_WINS: Final = 0.62
FEWEST_TO_JUDGE: Final = 100  # games with one owner, below which a win rate says too little
HIGH_SCORE: Final = 100  # VP
CHANCE: Final = 1.645  # standard errors that chance may take a share beyond its bound

# Titles that documented values keep at the edge of the bounds or beyond: which values these are.
HELD: Final = {
    "Ancient Liferoots": "cost, text",
    "Blessed Savanna": "cost",
    "Blooming Arbor": "cost, text",
    "Dawnfire Dragon": "text",
    "Earth Cradle": "text",
    "Exodus Road": "cost",
    "Feral Grove": "cost",
    "Gaia's Chosen": "symbols, VP, text",
    "Gaia's Tears": "VP, text",
    "Haunted Hollow": "text",
    "Magic Seed": "cost, symbols, VP, text",
    "Pool of Light": "cost, text",
    "Pool of Visions": "text",
    "Shimmering Brook": "cost",
    "Stream of Vigor": "cost, text",
    "Talon Gorge": "VP, text",
    "Vale of Magic": "text",
    "Verdant Valley": "cost",
    "Webwood Canopy": "cost",
    "Wellspring Glade": "cost",
}


def beyond(share: float, of: int, low: float, high: float) -> bool:
    """Whether a share of so many lies outside its bounds by more than chance explains."""

    def slack(bound: float) -> float:
        return CHANCE * math.sqrt(bound * (1 - bound) / max(1, of))

    return share < low - slack(low) or share > high + slack(high)


@dataclass
class Tally:
    """One title over many games.

    An offer is a turn in which the player could have bought the title: face up, affordable, with a
    place for it. Counting whole games instead would say little: each purchase turns up the next
    card, so of n + 9 cards that come up n are bought.
    """

    offers: int = 0
    taken: int = 0  # offers that were taken; not what came free or claimed, unless on offer too
    games: int = 0  # games in which it lay face up
    games_bought: int = 0
    alone: int = 0  # games in which exactly one side owned it at the end
    alone_wins: float = 0.0
    level: int = 0

    @property
    def buy_rate(self) -> float:
        """Of the turns in which it could have been bought, how many saw it bought."""
        return self.taken / self.offers if self.offers else 0.0

    @property
    def win_rate(self) -> float:
        """Of the games where one side alone owned it, how many that side won."""
        return self.alone_wins / self.alone if self.alone else 0.0

    @property
    def odd_buys(self) -> bool:
        """Whether an advancement is bought too seldom or too often."""
        return beyond(self.buy_rate, self.offers, *BOUGHT)


@dataclass
class Balance:
    """What came of the games."""

    games: int
    rounds: list[int] = field(default_factory=list)
    first_wins: float = 0.0
    advancements: dict[str, Tally] = field(default_factory=dict)
    vales: dict[str, Tally] = field(default_factory=dict)
    players: int = 2
    leads: list[int] = field(default_factory=list)  # of the starting player over the best other
    highest: list[int] = field(default_factory=list)  # the best score of each game

    @property
    def median_rounds(self) -> float:
        """The round in which the middle game ended."""
        return float(statistics.median(self.rounds))

    @property
    def first_player(self) -> float:
        """How often the starting player won."""
        return self.first_wins / self.games

    @property
    def lead_spread(self) -> float:
        """How far apart leads are: their standard deviation, in VP."""
        return statistics.pstdev(self.leads) if self.leads else 0.0

    @property
    def high_games(self) -> float:
        """How often somebody has 100 VP or more."""
        return sum(score >= HIGH_SCORE for score in self.highest) / self.games

    @property
    def first_player_bounds(self) -> tuple[float, float]:
        """How often the starting player should win."""
        return FIRST_PLAYER[0] - self._shift, FIRST_PLAYER[1] - self._shift

    @property
    def most_wins(self) -> float:
        """How often the only owner of a title may win."""
        return MOST_WINS - self._shift

    @property
    def _shift(self) -> float:
        return 1 / 2 - 1 / self.players

    def titles(self) -> list[tuple[str, Tally]]:
        """Advancements, then vales."""
        return [*self.advancements.items(), *self.vales.items()]

    def odd_wins(self, tally: Tally) -> bool:
        """Whether a title wins too often for its only owner."""
        if tally.alone < FEWEST_TO_JUDGE:
            return False
        return beyond(tally.win_rate, tally.alone, 0.0, self.most_wins)

    def complaints(self) -> list[str]:
        """Everything outside the bounds, in words, but for what documented values hold there."""
        found: list[str] = []
        if not ROUNDS[0] <= self.median_rounds <= ROUNDS[1]:
            found.append(f"median length {self.median_rounds:g} rounds")
        if beyond(self.first_player, self.games, *self.first_player_bounds):
            found.append(f"first player wins {100 * self.first_player:.1f}%")
        return found + [words for name, words in self._odd() if name not in HELD]

    def held(self) -> list[str]:
        """Titles that documented values hold outside the bounds, in words."""
        return [f"{words} ({HELD[name]})" for name, words in self._odd() if name in HELD]

    def _odd(self) -> Iterator[tuple[str, str]]:
        """Each title outside the bounds, with how it is."""
        for name, tally in self.advancements.items():
            if tally.odd_buys:
                yield name, f"{name} bought at {100 * tally.buy_rate:.1f}% of offers"
        for name, tally in self.titles():
            if self.odd_wins(tally):
                yield name, f"{name} wins {100 * tally.win_rate:.1f}% for its only owner"

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""

        def rows(tallies: Mapping[str, Tally]) -> dict[str, Any]:
            return {
                name: {
                    "level": t.level,
                    "offers": t.offers,
                    "taken": t.taken,
                    "buy_rate": t.buy_rate,
                    "games": t.games,
                    "games_bought": t.games_bought,
                    "alone": t.alone,
                    "win_rate": t.win_rate,
                }
                for name, t in tallies.items()
            }

        return {
            "games": self.games,
            "players": self.players,
            "median_rounds": self.median_rounds,
            "first_player": self.first_player,
            "lead_spread": self.lead_spread,
            "high_games": self.high_games,
            "advancements": rows(self.advancements),
            "vales": rows(self.vales),
            "complaints": self.complaints(),
            "held": self.held(),
        }

    def headline(self) -> str:
        """How many games and players there were."""
        return f"{self.games} games, {self.players} players"

    def grids(self) -> list[Grid]:
        """A line a title, by level and what is bought most."""
        return [
            self._grid("advancement", self.advancements, judged=True),
            self._grid("vale", self.vales, judged=False),
        ]

    def _grid(self, kind: str, tallies: Mapping[str, Tally], judged: bool) -> Grid:
        """The titles of a kind; ``judged`` by how often they are bought."""
        names = sorted(tallies, key=lambda name: (tallies[name].level, -tallies[name].buy_rate))
        rows = []
        for name in names:
            tally = tallies[name]
            rows.append(
                (
                    Cell(name),
                    Cell(str(tally.level)),
                    Cell(str(tally.offers)),
                    share(tally.buy_rate, tally.offers, judged and tally.odd_buys),
                    Cell(str(tally.alone)),
                    share(tally.win_rate, tally.alone, self.odd_wins(tally)),
                )
            )
        return Grid((kind, "level", "offers", "bought", "one owner", "owner wins"), rows)

    def lines(self) -> list[str]:
        """Length, first player, leads."""
        return [
            f"median length     {self.median_rounds:g} rounds",
            f"first player wins {100 * self.first_player:.1f}%",
            f"leads             {self.lead_spread:.1f} VP standard deviation",
            f"100 VP or more    in {100 * self.high_games:.1f}% of games",
        ]

    def write_plots(self, folder: Path) -> list[Path]:
        """Charts of a balance, as SVG files."""
        counts: dict[int, int] = {}
        for n in self.rounds:
            counts[n] = counts.get(n, 0) + 1
        span = range(min(counts), max(counts) + 1)
        charts = {
            "rounds.svg": plots.columns(
                "Rounds in a game", [(str(n), counts.get(n, 0)) for n in span]
            ),
            "bought.svg": plots.bars(
                "Bought, of the turns in which it could be",
                sorted(((k, t.buy_rate) for k, t in self.advancements.items()), key=_by_share),
                *BOUGHT,
            ),
            "wins.svg": plots.bars(
                "Won by the only owner",
                sorted(((k, t.win_rate) for k, t in self.titles() if t.alone), key=_by_share),
                0.0,
                self.most_wins,
            ),
        }
        return plots.write(folder, charts)


@dataclass
class Seen:
    """What one game showed; titles of advancements and vales together."""

    number: int
    rounds: int = 0
    first_won: float = 0.0
    shown: set[str] = field(default_factory=set)
    offers: dict[str, int] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    bought: set[str] = field(default_factory=set)
    owners: dict[str, set[int]] = field(default_factory=dict)
    winners: tuple[int, ...] = ()
    lead: int = 0
    highest: int = 0


@dataclass
class Turn:
    """Titles that a player could buy in one turn, and those that were bought, free ones too."""

    offered: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)


def balance(
    games: int,
    players: int = 2,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    jobs: Jobs = 1,
    *,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play games between bots and see how each title fares.

    >>> balance(games=2, seed=1).games
    2
    """
    check_wishes(games, bots, jobs, "mystic-vale")
    setup = Setup(players, line_up(bots, players), seed, "mystic-vale", dict(options or {}), False)
    cat = _start(setup, 0)[0].table.catalogue
    seen: list[Seen] = []
    for some in spread_out(watch_some, setup, games, jobs):
        seen.extend(some)
        if progress is not None:
            progress(len(seen), games)
    return added_up(seen, cat, players)


def _start(setup: Setup, number: int) -> tuple[State, tuple[str, ...], random.Random]:
    state, names, rng = start_game(setup, number)
    assert isinstance(state, State)
    return state, names, rng


def watch_some(setup: Setup, first: int, end: int) -> list[Seen]:
    """The games from one number to another, watched."""
    return [watch_one(setup, number) for number in range(first, end)]


def watch_one(setup: Setup, number: int) -> Seen:
    """One game, watched: what could be bought, what was bought, who owned it in the end."""
    state, names, rng = _start(setup, number)
    bots = [make_agent(name, rng.getrandbits(48)) for name in names]
    t = state.table
    seen = Seen(number)
    turn = Turn()
    at = 0
    while not state.over:
        seat = state.to_act
        if state.decision == "harvest":
            turn.offered.update(_titles(t, state.legal_moves()))
        state.play(bots[seat].choose(Seat(state, seat)))
        for kind, _, name, _ in t.told(at):
            if kind == log.TURN:
                _turn_over(seen, t, turn)
                turn = Turn()
            elif kind == log.BOUGHT:
                turn.bought.add(name.rsplit("/", 1)[0])
            elif kind == log.BOUGHT_VALE:
                turn.bought.add(name)
        at = t.lines
    _turn_over(seen, t, turn)
    seen.winners = tuple(state.winners())
    seen.rounds = t.round
    scores = state.scores()
    seen.highest = max(scores)
    seen.lead = scores.pop(t.start) - max(scores)
    seen.first_won = (t.start in seen.winners) / len(seen.winners)
    for seat, p in enumerate(t.players):
        for title in _owned(p):
            seen.owners.setdefault(title, set()).add(seat)
    return seen


def _titles(t: Table, moves: Sequence[int]) -> set[str]:
    """The titles that these moves would buy."""
    found: set[str] = set()
    for move in moves:
        if mv.VALE <= move < mv.COMMONS:
            vale = t.display[move - mv.VALE]
            found.add("" if vale is None else vale.name)
        elif mv.COMMONS <= move < mv.SOIL:
            piece = t.commons[move - mv.COMMONS]
            found.add("" if piece is None else piece.advancement.name)
    return found


def _turn_over(seen: Seen, t: Table, turn: Turn) -> None:
    for title in turn.offered:
        _count(seen.offers, title)
    for title in turn.offered & turn.bought:
        _count(seen.taken, title)
    seen.bought |= turn.bought
    seen.shown |= turn.offered | turn.bought
    seen.shown.update(x.advancement.name for x in t.commons if x is not None)
    seen.shown.update(x.name for x in t.display if x is not None)


def _count(counts: dict[str, int], title: str) -> None:
    counts[title] = counts.get(title, 0) + 1


def _owned(p: Player) -> set[str]:
    """Titles that a player has, Fertile Soil aside."""
    found = {vale.name for vale in p.vales}
    for card in all_cards(p):
        for stack in card.stacks:
            found.update(x.advancement.name for x in stack if not x.printed)
    return found - {"Fertile Soil"}


def added_up(seen: Sequence[Seen], cat: Catalogue, players: int) -> Balance:
    """All games together; the catalogue is the one they were played with."""
    result = Balance(len(seen), players=players)
    for one in sorted(seen, key=lambda one: one.number):
        result.rounds.append(one.rounds)
        result.first_wins += one.first_won
        result.leads.append(one.lead)
        result.highest.append(one.highest)
        for title in sorted(one.shown - {"Fertile Soil"}):
            vale = cat.vales.get(title)
            if vale is not None:
                tally = result.vales.setdefault(title, Tally(level=vale.level))
            else:
                level = cat.advancements[title].level
                tally = result.advancements.setdefault(title, Tally(level=level))
            _add(tally, one, title)
    return result


def _add(tally: Tally, one: Seen, title: str) -> None:
    tally.games += 1
    tally.games_bought += title in one.bought
    tally.offers += one.offers.get(title, 0)
    tally.taken += one.taken.get(title, 0)
    seats = one.owners.get(title, set())
    if len(seats) == 1:
        tally.alone += 1
        tally.alone_wins += bool(seats & set(one.winners)) / len(one.winners)


def _by_share(row: tuple[str, float]) -> float:
    return -row[1]
