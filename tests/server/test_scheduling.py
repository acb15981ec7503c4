"""The order in which work is done: fair to addresses first, then to the tables of each."""

from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valewright.server.scheduling import Asker, FairOrder


def served(order: FairOrder[str], asked: dict[str, Asker], seconds: float = 1.0) -> list[str]:
    """All that waits, one after the other, each taking equally long."""
    done = []
    while (item := order.next()) is not None:
        done.append(item)
        order.finished(asked[item], seconds)
    return done


def waiting(*named: tuple[str, str]) -> tuple[FairOrder[str], dict[str, Asker]]:
    order: FairOrder[str] = FairOrder(share=1)
    asked = {}
    for number, (address, table) in enumerate(named):
        item = f"{address}/{table}/{number}"
        asked[item] = Asker(address, table)
        order.add(item, asked[item])
    return order, asked


def test_a_stranger_comes_after_one_job_of_whoever_has_26_tables() -> None:
    hog = [("hog", f"table {i}") for i in range(26)]
    order, asked = waiting(*hog, *hog, ("stranger", "table"))
    assert [item.split("/")[0] for item in served(order, asked)][:3] == ["hog", "stranger", "hog"]


def test_a_stranger_who_comes_back_waits_for_one_job_each_time() -> None:
    order, asked = waiting(*[("hog", f"table {i % 26}") for i in range(200)])
    mine = Asker("stranger", "mine")
    for _ in range(20):
        running = order.next()
        assert running is not None
        order.add("mine", mine)
        order.finished(asked[running], 1.0)
        assert order.next() == "mine"
        order.finished(mine, 1.0)


def test_tables_of_one_address_take_turns() -> None:
    order, asked = waiting(*[("a", "busy")] * 4, ("a", "quiet"), ("a", "quiet"))
    tables = [item.split("/")[1] for item in served(order, asked)]
    assert tables == ["busy", "quiet", "busy", "quiet", "busy", "busy"]


def test_who_asks_for_what_takes_long_is_asked_to_wait_longer() -> None:
    order, asked = waiting(*[("slow", "x")] * 6, *[("quick", "y")] * 6)
    done = []
    for _ in range(8):
        item = order.next()
        assert item is not None
        done.append(item.split("/")[0])
        order.finished(asked[item], 4.0 if done[-1] == "slow" else 1.0)
    assert done == ["slow", *["quick"] * 4, "slow", *["quick"] * 2]


def test_one_address_never_has_all_workers() -> None:
    order: FairOrder[int] = FairOrder(share=2)
    for i in range(5):
        order.add(i, Asker("hog", str(i)))
    assert [order.next() for _ in range(4)] == [0, 1, None, None]
    order.add(9, Asker("stranger", "s"))
    assert order.next() == 9


def test_nobody_saves_up_what_they_did_not_use() -> None:
    order, asked = waiting(*[("busy", "x")] * 50)
    for _ in range(40):
        item = order.next()
        assert item is not None
        order.finished(asked[item], 1.0)
    for i in range(10):
        item = f"late/y/{i}"
        asked[item] = Asker("late", "y")
        order.add(item, asked[item])
    first = [item.split("/")[0] for item in served(order, asked)][:6]
    assert sorted(first) == ["busy"] * 3 + ["late"] * 3


def test_what_is_taken_back_is_not_done_and_is_not_counted() -> None:
    order, asked = waiting(("a", "x"), ("a", "x"), ("b", "y"))
    first, second, other = asked
    assert order.drop(first, asked[first])
    assert not order.drop(first, asked[first])
    assert len(order) == 2
    assert order.waiting_for("a") == 1
    assert served(order, asked) == [second, other]
    assert len(order) == 0


@given(
    st.lists(
        st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"), st.floats(0.01, 5.0)),
        max_size=60,
    ),
    st.integers(1, 3),
)
def test_all_is_done_once_and_no_address_gets_ahead_of_one_that_waits(
    jobs: list[tuple[str, str, float]], share: int
) -> None:
    order: FairOrder[int] = FairOrder(share)
    for number, (address, table, _) in enumerate(jobs):
        order.add(number, Asker(address, table))
    used: defaultdict[str, float] = defaultdict(float)
    left = Counter(address for address, _, _ in jobs)
    done = set()
    while (item := order.next()) is not None:
        address, table, seconds = jobs[item]
        waiting_too = [used[other] for other in left if left[other]]
        assert used[address] == pytest.approx(min(waiting_too))
        assert item not in done
        done.add(item)
        left[address] -= 1
        order.finished(Asker(address, table), seconds)
        used[address] += seconds
    assert len(done) == len(jobs)
    assert not order._addresses, "nothing is remembered of those for whom nothing is left"
