"""A gate with a few places: nobody takes all of them, and nothing of it is lost."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import PATIENCE
from valewright.server.turns import Full, Gate


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_has_their_share_waits_while_others_are_let_in() -> None:
    async with asyncio.timeout(PATIENCE):
        gate, inside, over = Gate(at_once=3, share=2, most=9), list[str](), asyncio.Event()

        async def enter(whose: str) -> None:
            async with gate.turn(whose):
                inside.append(whose)
                await over.wait()

        tasks = [asyncio.create_task(enter(whose)) for whose in ("ann", "ann", "ann", "bea")]
        await settled()
        assert inside == ["ann", "ann", "bea"]
        over.set()
        await asyncio.gather(*tasks)
        assert inside == ["ann", "ann", "bea", "ann"]


async def test_whoever_gives_up_leaves_their_place_to_the_next() -> None:
    """Also in the very moment in which they are let in."""
    async with asyncio.timeout(PATIENCE):
        gate, inside = Gate(at_once=1, share=1, most=9), list[str]()

        async def enter(whose: str) -> None:
            async with gate.turn(whose):
                inside.append(whose)
                await asyncio.Event().wait()

        async with gate.turn("ann"):
            bea, cleo, dora = (asyncio.create_task(enter(name)) for name in ("bea", "cleo", "dora"))
            await settled()
            bea.cancel()  # it waits
            await settled()
        cleo.cancel()  # it has just been let in, and does not know yet
        await settled()
        assert inside == ["dora"]
        dora.cancel()
        await settled()
        async with gate.turn("ann"):
            pass


async def test_not_too_many_wait_for_the_same_one() -> None:
    async with asyncio.timeout(PATIENCE):
        gate = Gate(at_once=1, share=1, most=1)

        async def enter(whose: str) -> None:
            async with gate.turn(whose):
                await asyncio.Event().wait()

        tasks = [asyncio.create_task(enter("ann")) for _ in range(2)]
        await settled()
        with pytest.raises(Full):
            await enter("ann")
        tasks.append(asyncio.create_task(enter("bea")))
        await settled()
        assert not any(task.done() for task in tasks)
        for task in tasks:
            task.cancel()
