"""Leafing through a game that is over: every moment as it was, from few games played again."""

import asyncio
import random

import pytest

from tests.games import EVERY
from valewright.games import game
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.server import replays
from valewright.server.history import replayed
from valewright.server.replays import FILMS, ReplayCache
from valewright.server.store import SeatRow, TableRow


def a_game(name: str, seed: int, moves: int) -> tuple[TableRow, list[str]]:
    record = Record(game(name), {}, seed=seed)
    rng = random.Random(seed)
    while len(record.moves) < moves and not record.state.over:
        record.play(rng.choice(record.state.legal_moves()))
    seats = (SeatRow("Ada"), SeatRow("Bea"))
    row = TableRow(f"t{seed}", name, record.options, seed, b"", "", seats, status="replay")
    return row, record.words


@pytest.mark.parametrize("name", EVERY)
def test_every_moment_is_as_it_was(name: str) -> None:
    async def run() -> None:
        row, moves = a_game(name, 5, 50)
        film = await ReplayCache().of(row, moves)
        for at in range(len(moves) + 1):
            history = await replayed(name, row.options, row.seed, moves[:at])
            assert film.state(at) == history.state
            assert film.log(at) == history.log
            assert film.movers(at) == history.record.seats

    asyncio.run(run())


def test_a_game_is_played_again_once_while_it_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    real = replays.filmed

    async def counted(row: TableRow, moves: list[str]) -> replays.Film:
        asked.append(row.id)
        return await real(row, moves)

    async def run() -> None:
        films = ReplayCache()
        tables = [a_game("nim", seed, 20) for seed in range(FILMS + 1)]
        await asyncio.gather(*(films.of(*tables[0]) for _ in range(5)))
        assert asked == ["t0"]
        for table in tables[1:]:
            await films.of(*table)
        await films.of(*tables[-1])
        assert len(asked) == FILMS + 1
        await films.of(*tables[0])
        assert len(asked) == FILMS + 2

    monkeypatch.setattr(replays, "filmed", counted)
    asyncio.run(run())


def test_a_game_that_cannot_be_played_again_says_so_each_time() -> None:
    async def run() -> None:
        films = ReplayCache()
        row, moves = a_game("nim", 1, 5)
        for _ in range(2):
            with pytest.raises(GameError):
                await films.of(row, [*moves, "jump"])
        assert (await films.of(row, moves)).movers(0) == []

    asyncio.run(run())
