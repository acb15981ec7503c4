"""Tournaments: every bot against every other, each seed from both seats, and Elo ratings of it."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from valewright.bots import Seat
from valewright.games import USUAL, game
from valewright.kernel.errors import BadData, BadOption
from valewright.lab import plots
from valewright.lab.agents import make_agent
from valewright.lab.rating import Met, Rating, ratings
from valewright.lab.simulate import Progress, check_wishes
from valewright.lab.spreading import Jobs, spread_out

PLAYERS: Final = 2
KIND: Final = "valewright tournament"


@dataclass(frozen=True)
class Rules:
    """What all games of a tournament have in common."""

    game: str
    options: Mapping[str, object]
    seed: int


@dataclass(frozen=True)
class Bout:
    """One game to be played: who sits where, and which of their games it is."""

    number: int
    bots: tuple[str, str]  # by seat


@dataclass(frozen=True)
class Plan:
    """The games to be played."""

    rules: Rules
    bouts: tuple[Bout, ...]


@dataclass(frozen=True)
class Outcome:
    """One finished game; all but the number goes by seat."""

    number: int
    bots: tuple[str, str]
    scores: tuple[int, int]
    winner: int  # the seat, or -1 for a draw
    seconds: tuple[float, float]  # of CPU that each bot thought
    decisions: tuple[int, int]

    @property
    def bout(self) -> Bout:
        """The game that this came of."""
        return Bout(self.number, self.bots)


@dataclass(frozen=True)
class Row:
    """How one bot did against all others."""

    bot: str
    elo: float
    error: float
    games: int
    wins: int
    draws: int
    losses: int
    seconds_per_game: float

    @property
    def share(self) -> float:
        """Of the games, how many it won, a draw being half a win."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0


@dataclass(frozen=True)
class Tournament:
    """What came of a tournament; the rows are ordered by rating."""

    rules: Rules
    rows: tuple[Row, ...]
    met: Mapping[tuple[str, str], Met]  # each pair both ways
    played: int  # games played now, the others being read from the file

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "game": self.rules.game,
            "options": dict(self.rules.options),
            "seed": self.rules.seed,
            "bots": [{**asdict(row), "share": row.share} for row in self.rows],
            "pairs": [
                {"bots": list(pair), **asdict(self.met[pair])}
                for pair in itertools.combinations([row.bot for row in self.rows], 2)
            ],
        }


def tournament(
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: Jobs = 1,
    *,
    name: str = USUAL,
    options: Mapping[str, object] | None = None,
    results: Path | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Let every two bots play so many games against each other, and rate them.

    Each seed is played twice, with seats changed, so ``games`` is even. ``results`` is a file that
    keeps each game as it ends; games that it holds already are not played again.

    >>> done = tournament(["search@200r", "random"], games=2, seed=1, name="nim")
    >>> [row.bot for row in done.rows], done.rows[0].wins
    (['search@200r', 'random'], 2)
    """
    check_wishes(games, bots, jobs, name)
    if len(set(bots)) < len(bots) or len(bots) < PLAYERS:
        raise BadOption("bots: name two or more, each once")
    if games % 2:
        raise BadOption(f"games: {games} is odd, but each seed is played from both seats")
    rules = Rules(name, {**(options or {}), "players": PLAYERS}, seed)
    file = None if results is None else Results(results, rules)
    wanted = bouts(bots, games)
    known = {outcome.bout: outcome for outcome in (file.kept if file else ())}
    plan = Plan(rules, tuple(bout for bout in wanted if bout not in known))
    done = len(wanted) - len(plan.bouts)
    for some in spread_out(play_some, plan, len(plan.bouts), jobs):
        for outcome in some:
            known[outcome.bout] = outcome
            if file is not None:
                file.add(outcome)
        done += len(some)
        if progress is not None:
            progress(done, len(wanted))
    return summed_up(rules, bots, [known[bout] for bout in wanted], len(plan.bouts))


def bouts(bots: Sequence[str], games: int) -> list[Bout]:
    """Every game of a tournament; all pairs play their first games first.

    >>> [bout.bots for bout in bouts(["a", "b", "c"], 2)]
    [('a', 'b'), ('b', 'a'), ('a', 'c'), ('c', 'a'), ('b', 'c'), ('c', 'b')]
    """
    found: list[Bout] = []
    for number in range(0, games, 2):
        for a, b in itertools.combinations(bots, 2):
            found += [Bout(number, (a, b)), Bout(number + 1, (b, a))]
    return found


def play_some(plan: Plan, first: int, end: int) -> list[Outcome]:
    """Some games of a plan."""
    return [play_one(plan.rules, bout) for bout in plan.bouts[first:end]]


def seeds(rules: Rules, bout: Bout) -> list[int]:
    """The seed of a game, then those of its bots: the same when only the seats are changed."""
    base = f"{rules.seed}/{bout.number // 2}"
    names = [base, *(f"{base}/{bot}" for bot in bout.bots)]
    return [random.Random(name).getrandbits(48) for name in names]


def play_one(rules: Rules, bout: Bout) -> Outcome:
    """One game, always the same one if its bots do not think by the clock."""
    seed, *bot_seeds = seeds(rules, bout)
    state = game(rules.game).start(rules.options, seed)
    bots = [make_agent(bot, own) for bot, own in zip(bout.bots, bot_seeds, strict=True)]
    seconds = [0.0, 0.0]
    decisions = [0, 0]
    while not state.over:
        seat = state.to_act
        begin = time.process_time()
        move = bots[seat].choose(Seat(state, seat))
        seconds[seat] += time.process_time() - begin
        decisions[seat] += 1
        state.play(move)
    winners = state.winners()
    first, second = state.scores()
    return Outcome(
        number=bout.number,
        bots=bout.bots,
        scores=(first, second),
        winner=winners[0] if len(winners) == 1 else -1,
        seconds=(round(seconds[0], 3), round(seconds[1], 3)),
        decisions=(decisions[0], decisions[1]),
    )


def summed_up(
    rules: Rules, bots: Sequence[str], outcomes: Iterable[Outcome], played: int
) -> Tournament:
    """The ratings and who beat whom."""
    counts = {pair: [0, 0, 0] for pair in itertools.permutations(bots, 2)}
    seconds = dict.fromkeys(bots, 0.0)
    for one in outcomes:
        a, b = one.bots
        result = 1 if one.winner < 0 else (0 if one.winner == 0 else 2)
        counts[a, b][result] += 1
        counts[b, a][2 - result] += 1
        for bot, spent in zip(one.bots, one.seconds, strict=True):
            seconds[bot] += spent
    met = {pair: Met(*found) for pair, found in counts.items()}
    rated = ratings(bots, {pair: met[pair] for pair in itertools.combinations(bots, 2)})
    rows = [_row(bot, rated[bot], met, seconds[bot]) for bot in bots]
    rows.sort(key=lambda row: -row.elo)
    return Tournament(rules, tuple(rows), met, played)


def _row(bot: str, rating: Rating, met: Mapping[tuple[str, str], Met], seconds: float) -> Row:
    mine = [found for (a, _), found in met.items() if a == bot]
    games = sum(found.games for found in mine)
    return Row(
        bot=bot,
        elo=rating.elo,
        error=rating.error,
        games=games,
        wins=sum(found.wins for found in mine),
        draws=sum(found.draws for found in mine),
        losses=sum(found.losses for found in mine),
        seconds_per_game=seconds / games if games else 0.0,
    )


class Results:
    """A file of finished games, one JSON line each after a line that says what they are.

    A line that was being written when the program was stopped is dropped.
    """

    def __init__(self, path: Path, rules: Rules) -> None:
        self._path = path
        self.kept: list[Outcome] = []
        head = {"kind": KIND, **asdict(rules)}
        try:
            lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
            whole = [line for line in lines if line.endswith("\n")]
            if not whole:
                path.parent.mkdir(parents=True, exist_ok=True)
                whole = [json.dumps(head) + "\n"]
            self._read(whole, head)
            path.write_text("".join(whole), "utf-8")
        except OSError as error:
            raise BadData(f"{path}: cannot be used: {error}") from error

    def _read(self, lines: Sequence[str], head: Mapping[str, object]) -> None:
        found = self._line(lines, 0)
        if found.get("kind") != KIND:
            raise BadData(f"{self._path}: is not a file of tournament results")
        for name, value in json.loads(json.dumps(head)).items():
            if found.get(name) != value:
                raise BadData(
                    f"{self._path}: holds games with another {name}: "
                    f"{found.get(name)!r}, not {value!r}"
                )
        for at in range(1, len(lines)):
            line = self._line(lines, at)
            try:
                self.kept.append(Outcome(**{name: _tupled(line[name]) for name in line}))
            except TypeError as error:
                raise BadData(f"{self._path}, line {at + 1}: is not a game") from error

    def _line(self, lines: Sequence[str], at: int) -> dict[str, Any]:
        try:
            found = json.loads(lines[at])
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadData(f"{self._path}, line {at + 1}: is not what a tournament writes")
        return found

    def add(self, outcome: Outcome) -> None:
        """Keep a finished game."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(outcome)) + "\n")


def _tupled(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def write_plots(result: Tournament, folder: Path) -> list[Path]:
    """Charts of a tournament, as SVG files."""
    names = [row.bot for row in result.rows]
    charts = {
        "elo.svg": plots.points(
            "Elo, with 95% intervals", [(row.bot, row.elo, row.error) for row in result.rows]
        ),
        "matrix.svg": plots.matrix(
            "Won by the row against the column, draws being half",
            names,
            [[_score(result, a, b) for b in names] for a in names],
        ),
    }
    return plots.write(folder, charts)


def _score(result: Tournament, a: str, b: str) -> float | None:
    if a == b or not result.met[a, b].games:
        return None
    return result.met[a, b].score / result.met[a, b].games
