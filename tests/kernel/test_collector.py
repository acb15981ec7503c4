"""The garbage collector rests while compiled code plays, and is left as it was."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from valewright import games
from valewright.kernel import collector, contract
from valewright.kernel.batch import Batch
from valewright.kernel.engine import State
from valewright.kernel.rng import seeded


@pytest.fixture(autouse=True)
def _working() -> Iterator[None]:
    yield
    gc.enable()


def test_it_rests_until_nobody_wants_it_to() -> None:
    collector.rest()
    collector.rest()
    collector.resume()
    assert not gc.isenabled()
    collector.resume()
    assert gc.isenabled()


def test_one_that_did_not_work_is_not_started() -> None:
    gc.disable()
    collector.rest()
    collector.resume()
    assert not gc.isenabled()


@pytest.mark.parametrize("name", [entry.name for entry in games.BUILT_IN])
def test_it_works_again_after_a_playout(name: str) -> None:
    state = games.game(name).start({}, 1)
    assert isinstance(state, State)
    state.playout(seeded(1))
    assert gc.isenabled()


def test_it_works_again_after_a_step_that_failed() -> None:
    nim = games.game("nim")
    begun: list[contract.State] = []

    def once(seed: int) -> contract.State:
        if begun:
            raise OSError("no second game")
        begun.append(nim.start({"piles": 1, "most": 1}, seed))
        return begun[0]

    observer = nim.part("observation")()
    size = len(observer.legend(nim.start({"piles": 1, "most": 1}, 1))[1])
    batch = Batch(once, observer, [1], 1, bytearray(size), bytearray(256))
    batch.reset()
    with pytest.raises(OSError, match="no second game"):
        batch.step([0])
    assert gc.isenabled()
