"""Leafing through a game that is over: every moment as it was, from few games played again."""

import asyncio
import random
from dataclasses import replace

import pytest

from tests.games import EVERY
from valewright.games import game
from valewright.kernel.errors import GameError
from valewright.kernel.record import Record
from valewright.server import replays
from valewright.server.history import replayed
from valewright.server.replays import FILMS, ReplayCache
from valewright.server.store import Kept, SeatRow, TableRow


def a_game(name: str, seed: int, moves: int) -> Kept:
    record = Record(game(name), {}, seed=seed)
    rng = random.Random(seed)
    while len(record.moves) < moves and not record.state.over:
        record.play(rng.choice(record.state.legal_moves()))
    seats = (SeatRow("Ada"), SeatRow("Bea"))
    row = TableRow(f"t{seed}", name, record.options, seed, b"", "", seats, status="replay")
    return Kept(row, record.words)


@pytest.mark.parametrize("name", EVERY)
async def test_every_moment_is_as_it_was(name: str) -> None:
    kept = a_game(name, 5, 50)
    row, moves = kept.row, kept.moves
    film = await ReplayCache().of(kept)
    for at in range(len(moves) + 1):
        history = await replayed(name, row.options, row.seed, moves[:at])
        assert film.state(at) == history.state
        assert film.log(at) == history.log
        assert film.movers(at) == history.record.seats


async def test_a_game_is_played_again_once_while_it_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    real = replays.filmed

    async def counted(kept: Kept) -> replays.Film:
        asked.append(kept.row.id)
        return await real(kept)

    monkeypatch.setattr(replays, "filmed", counted)
    films = ReplayCache()
    tables = [a_game("nim", seed, 20) for seed in range(FILMS + 1)]
    await asyncio.gather(*(films.of(tables[0]) for _ in range(5)))
    assert asked == ["t0"]
    for table in tables[1:]:
        await films.of(table)
    await films.of(tables[-1])
    assert len(asked) == FILMS + 1
    await films.of(tables[0])
    assert len(asked) == FILMS + 2


async def test_a_game_that_cannot_be_played_again_says_so_each_time() -> None:
    films = ReplayCache()
    kept = a_game("nim", 1, 5)
    for _ in range(2):
        with pytest.raises(GameError):
            await films.of(replace(kept, moves=[*kept.moves, "jump"]))
    assert (await films.of(kept)).movers(0) == []
