"""Many games between bots, on one core or several, with the same results either way."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple, Protocol

from valewright.bots import Seat
from valewright.games import USUAL, game
from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.kernel.record import Record
from valewright.lab.agents import check_agent, make_agent
from valewright.lab.spreading import Jobs, spread_out
from valewright.lab.watcher import Rates, watcher

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Setup:
    """What the games of a simulation have in common."""

    players: int
    bots: tuple[str, ...]  # one a player
    seed: int
    game: str
    options: Mapping[str, object]
    keep_records: bool
    keep_decisions: bool = False


class Decided(NamedTuple):
    """One decision: what the seat knew, could do and did. There may be nothing to observe."""

    seat: int
    decision: str
    legal: tuple[int, ...]
    move: int
    words: str
    observation: bytes


@dataclass(frozen=True)
class Played:
    """One finished game; ``bots``, ``scores`` and the rest go by seat."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    rounds: int
    decisions: int
    rates: Rates
    record: str = ""
    decided: tuple[Decided, ...] = ()


class Keeper(Protocol):
    """Keeps finished games, which come in the order of their numbers."""

    records: bool  # whether it wants their records
    decisions: bool  # and all that was decided in them

    def begin(self, setup: Setup) -> None:
        """Games of this kind are to come."""

    def add(self, played: Played) -> None:
        """Keep a game."""


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    mean: float
    median: float
    sd: float
    least: int
    most: int

    @staticmethod
    def of(numbers: Sequence[int]) -> Spread:
        return Spread(
            mean=statistics.fmean(numbers),
            median=float(statistics.median(numbers)),
            sd=statistics.pstdev(numbers),
            least=min(numbers),
            most=max(numbers),
        )


@dataclass(frozen=True)
class Standing:
    """How the bots of one name did. A shared win counts as a part of one.

    ``seats`` counts a bot once for each game and each seat it had; the win rate is that of a seat,
    so bots of equal strength have 50% each in games of two, whether their names differ or not.
    """

    seats: int
    wins: float
    win_rate: float
    scores: Spread


@dataclass(frozen=True)
class Summary:
    """What came of a simulation. A game that ends in a draw has no winner at all."""

    game: str
    games: int
    draws: int
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    standings: dict[str, Standing]
    first_player_win_rate: float
    rounds: Spread
    decisions: Spread
    rates: dict[str, float]  # of what the game counts beside, by its name
    seconds: float
    games_per_second: float
    records: tuple[str, ...] = field(default=(), repr=False)

    def plain(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


def simulate(
    games: int,
    players: int = 2,
    bots: Sequence[str] = ("greedy",),
    seed: int = 0,
    jobs: Jobs = 1,
    *,
    name: str = USUAL,
    options: Mapping[str, object] | None = None,
    keep_records: bool = False,
    keepers: Sequence[Keeper] = (),
    progress: Progress | None = None,
) -> Summary:
    """Play games between bots and sum them up.

    The bots change seats from game to game; where fewer are named than play, they repeat. Each
    game's seed comes from the base seed and the game's number alone, so the results do not depend
    on ``jobs``. ``keepers`` are given each game, in order. ``progress`` is told how many games are
    done, and of how many.

    >>> summary = simulate(games=4, bots=("greedy", "random"), seed=1)
    >>> summary.games, sorted(summary.standings)
    (4, ['greedy', 'random'])
    """
    check_wishes(games, bots, jobs, name)
    setup = Setup(
        players,
        line_up(bots, players),
        seed,
        name,
        dict(options or {}),
        keep_records or any(keeper.records for keeper in keepers),
        any(keeper.decisions for keeper in keepers),
    )
    for keeper in keepers:
        keeper.begin(setup)
    begin = time.perf_counter()
    played: list[Played] = []
    for one in _in_order(spread_out(play_some, setup, games, jobs), games, progress):
        for keeper in keepers:
            keeper.add(one)
        played.append(replace(one, record=one.record if keep_records else "", decided=()))
    return summed_up(setup, played, time.perf_counter() - begin)


def check_wishes(games: int, bots: Sequence[str], jobs: Jobs, name: str) -> None:
    """Refuse what cannot be played before anything is.

    >>> check_wishes(0, ("greedy",), 1, USUAL)
    Traceback (most recent call last):
    ...
    valewright.kernel.errors.BadOption: games and jobs must be at least 1
    """
    if games < 1 or (isinstance(jobs, int) and jobs < 1):
        raise BadOption("games and jobs must be at least 1")
    for bot in bots:
        check_agent(bot, name)


def line_up(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for each player.

    >>> line_up(("greedy", "random"), 3)
    ('greedy', 'random', 'greedy')
    """
    if not bots:
        raise BadOption("bots: name at least one")
    if len(bots) > players:
        raise BadOption(f"bots: {len(bots)} are named for {players} players")
    return tuple(bots[i % len(bots)] for i in range(players))


def _in_order(
    parts: Iterable[list[Played]], games: int, progress: Progress | None
) -> Iterator[Played]:
    """The games of parts that come in any order, by their numbers; ``progress`` counts them all."""
    waiting: dict[int, list[Played]] = {}
    came = 0
    following = 0
    for part in parts:
        waiting[part[0].number] = part
        came += len(part)
        if progress is not None:
            progress(came, games)
        while following in waiting:
            ready = waiting.pop(following)
            following += len(ready)
            yield from ready


def start_game(setup: Setup, number: int) -> tuple[State, tuple[str, ...], random.Random]:
    """The game of a number at its start, the bots by seat, and the generator of their seeds."""
    rng = random.Random(f"{setup.seed}/{number}")
    seed = rng.getrandbits(48)
    bots = tuple(setup.bots[(seat + number) % setup.players] for seat in range(setup.players))
    state = game(setup.game).start({**setup.options, "players": setup.players}, seed)
    return state, bots, rng


def play_some(setup: Setup, first: int, end: int) -> list[Played]:
    """The games from one number to another."""
    return [play_one(setup, number) for number in range(first, end)]


def play_one(setup: Setup, number: int) -> Played:
    """The game of a number, always the same one."""
    state, names, rng = start_game(setup, number)
    bots = [make_agent(name, rng.getrandbits(48)) for name in names]
    watching = watcher(state)
    moves: list[int] = []
    decided: list[Decided] = []
    while not state.over:
        seat = state.to_act
        move = bots[seat].choose(Seat(state, seat))
        if setup.keep_decisions:
            decided.append(_decided(state, move))
        state.play(move)
        moves.append(move)
        watching.look()
    return Played(
        number=number,
        seed=state.seed,
        bots=names,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        first=watching.first,
        rounds=watching.rounds,
        decisions=len(moves),
        rates=watching.rates(),
        record=_record(setup, state.seed, moves, names) if setup.keep_records else "",
        decided=tuple(decided),
    )


def _decided(state: State, move: int) -> Decided:
    rules = game(state.game)
    seat = state.to_act
    seen = rules.part("observation")().observe(state, seat) if rules.has("observation") else b""
    words = state.notation(move)
    return Decided(seat, state.decision, state.legal_moves(), move, words, seen)


def _record(setup: Setup, seed: int, moves: list[int], bots: tuple[str, ...]) -> str:
    options = {**setup.options, "players": setup.players}
    return Record(game(setup.game), options, seed, moves, bots).text()


def summed_up(setup: Setup, played: list[Played], seconds: float) -> Summary:
    """The summary of finished games."""
    first = sum(share_of_win(one.first, one.winners) for one in played)
    return Summary(
        game=setup.game,
        games=len(played),
        draws=sum(not one.winners for one in played),
        players=setup.players,
        bots=setup.bots,
        seed=setup.seed,
        options=dict(setup.options),
        standings={bot: _standing(bot, played) for bot in dict.fromkeys(setup.bots)},
        first_player_win_rate=first / len(played),
        rounds=Spread.of([one.rounds for one in played]),
        decisions=Spread.of([one.decisions for one in played]),
        rates=_rates(played),
        seconds=seconds,
        games_per_second=len(played) / seconds if seconds else 0.0,
        records=tuple(one.record for one in played if one.record),
    )


def _rates(played: list[Played]) -> dict[str, float]:
    """The rates of all games together; what could never have happened has none."""
    sums: dict[str, tuple[int, int]] = {}
    for one in played:
        for name, (n, of) in one.rates.items():
            before = sums.get(name, (0, 0))
            sums[name] = before[0] + n, before[1] + of
    return {name: n / of for name, (n, of) in sums.items() if of}


def share_of_win(seat: int, winners: Sequence[int]) -> float:
    """A seat's part of the win; nobody has one in a draw.

    >>> share_of_win(1, (0, 1)), share_of_win(1, ())
    (0.5, 0.0)
    """
    return 1 / len(winners) if seat in winners else 0.0


def _standing(bot: str, played: list[Played]) -> Standing:
    scores: list[int] = []
    wins = 0.0
    for one in played:
        for seat in range(len(one.bots)):
            if one.bots[seat] == bot:
                scores.append(one.scores[seat])
                wins += share_of_win(seat, one.winners)
    return Standing(len(scores), wins, wins / len(scores), Spread.of(scores))
