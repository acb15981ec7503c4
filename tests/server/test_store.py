"""What every place to keep tables does, whichever it is: one suite for all of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.server.databases import needs_databases, new_database
from valewright.kernel.components import fingerprint
from valewright.server import contests, ledger
from valewright.server.contests import Board, Challenge, Kind
from valewright.server.ledger import Outcome
from valewright.server.refusals import NotFound, Refusal
from valewright.server.store import (
    OVER,
    Kept,
    Script,
    SeatRow,
    Stale,
    Status,
    Store,
    StoreError,
    TableRow,
    TableSettings,
    changed,
    digest,
)
from valewright.server.store.postgres import PostgresStore
from valewright.server.store.sqlite import SqliteStore

Opened = Callable[[], Store]


def row(table_id: str = "one", host: str = "host") -> TableRow:
    seats = (SeatRow("Ada", digest("ada")), SeatRow("Greedy", bot="greedy"))
    options: dict[str, object] = {"players": 2}
    found = TableRow(table_id, "nim", options, 2**60, digest(host), "invite", seats)
    return replace(found, created=1.5, changed=2.5)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=needs_databases)])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens the same empty place again and again."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    address = new_database()
    return lambda: PostgresStore(address)


@asynccontextmanager
async def at(opened: Opened) -> AsyncIterator[Store]:
    """A place that is open for a while, as that of a server that starts and stops."""
    store = opened()
    try:
        yield store
    finally:
        await store.stop()


@pytest.fixture
async def store(opened: Opened) -> AsyncIterator[Store]:
    async with at(opened) as found:
        yield found


async def moves(store: Store, table_id: str = "one") -> list[str]:
    kept = await store.kept(table_id)
    assert kept is not None
    return kept.moves


async def test_a_table_comes_back_as_it_was_kept(opened: Opened) -> None:
    data = fingerprint("components")
    first = replace(row(), data=data, rules=3, settings=TableSettings(hints=False))
    later = changed(first, status=OVER, to_act=1, mark="mark", rules=4)
    async with at(opened) as store:
        await store.add(first, ["push"], "components", "first state", "origin")
        assert await store.table("one") == first
        await store.move(later, 1, ["pass", "end"], "last state")
    async with at(opened) as store:
        assert await store.table("one") == later
        assert await store.table("two") is None
        assert await store.kept("two") is None
        kept = await store.kept("one")
        assert kept is not None
        assert kept.row == later
        assert kept.moves == ["push", "pass", "end"]
        assert (kept.components, kept.damage) == ("components", "")
        assert (kept.origin, kept.saved) == ("origin", "last state")


async def test_moves_are_forgotten_from_the_last_on(store: Store) -> None:
    await store.add(row(), ["push", "pass", "end"], saved="after three")
    after = changed(row(), to_act=1)
    await store.cut(after, 1, "after one")
    kept = await store.kept("one")
    assert kept is not None
    assert (kept.row, kept.moves, kept.saved) == (after, ["push"], "after one")
    again = changed(after)
    await store.move(again, 1, ["stop"])
    assert await moves(store) == ["push", "stop"]


async def test_seats_are_taken_and_left(store: Store) -> None:
    await store.add(row())
    seats = (replace(row().seats[0], resigned=True), SeatRow("Bea", digest("bea")))
    later = changed(row(), seats=seats)
    await store.update(later)
    assert await store.table("one") == later
    assert [found.id for found in await store.tables_of([digest("bea")])] == ["one"]


async def test_a_table_that_goes_on_from_a_state_keeps_its_moves_but_does_not_play_them(
    store: Store,
) -> None:
    await store.add(row(), ["push", "pass"])
    later = changed(row(), base=2)
    await store.rebase(later, "state")
    kept = await store.kept("one")
    assert kept is not None
    assert (kept.row, kept.moves, kept.origin, kept.saved) == (later, [], "state", "state")
    on = changed(later)
    await store.move(on, 0, ["end"])
    assert await moves(store) == ["end"]
    await store.cut(changed(on), 0)
    assert await moves(store) == []


async def test_what_a_table_depends_on_is_noted_without_a_change(store: Store) -> None:
    await store.add(row())
    bound = replace(row(), data=fingerprint("text"), rules=1, mark="mark")
    await store.bind(bound, "text", "state")
    kept = await store.kept("one")
    assert kept is not None
    found = replace(kept.row, created=bound.created, changed=bound.changed)
    assert (found, kept.components, kept.saved) == (bound, "text", "state")
    with pytest.raises(Stale):
        await store.bind(changed(bound), "text", "state")


async def test_component_data_that_are_not_there_are_said_to_be_missing(store: Store) -> None:
    await store.add(replace(row(), data="0" * 64))
    kept = await store.kept("one")
    assert kept is not None
    assert kept.components is None
    assert kept.damage == "the component data 000000000000 are not in the database"


async def test_tables_by_token_the_last_changed_first(store: Store) -> None:
    for i, name in enumerate(("a", "b", "c")):
        await store.add(replace(row(name, host=f"host of {name}"), changed=float(i)))
    await store.update(changed(row("a", host="host of a")))
    found = await store.tables_of([digest("ada"), digest("host of b")])
    assert [table.id for table in found] == ["a", "c", "b"]
    assert [t.id for t in await store.tables_of([digest("host of b")])] == ["b"]
    assert await store.tables_of([digest("nobody")]) == []
    assert await store.tables_of([]) == []


async def test_a_rematch_is_kept_with_its_table_or_not_at_all(store: Store) -> None:
    await store.add(row())
    await store.add(row("taken"))
    with pytest.raises(StoreError):
        await store.rematch(changed(row(), rematch="taken"), row("taken"))
    kept = await store.table("one")
    assert kept is not None
    assert (kept.seq, kept.rematch) == (0, None)
    later = changed(row(), rematch="two")
    await store.rematch(later, row("two"), "text")
    assert await store.table("one") == later
    assert await store.table("two") is not None
    with pytest.raises(Stale):
        await store.rematch(changed(row(), rematch="three"), row("three"))
    assert await store.table("three") is None


async def test_nothing_is_written_on_top_of_a_change_that_one_does_not_know(store: Store) -> None:
    await store.add(row(), ["push"])
    newer = changed(row(), status=OVER)
    await store.move(newer, 1, ["end"], "newer")
    stale = changed(row(), seats=(SeatRow("Eve", digest("eve")), row().seats[1]))
    for write in (
        store.move(stale, 1, ["pass"], "stale"),
        store.move(stale, 2, ["pass"], "stale"),
        store.cut(stale, 0, "stale"),
        store.update(stale),
        store.rebase(changed(row(), base=1), "stale"),
        store.bind(row(), "text", "stale"),
    ):
        with pytest.raises(Stale, match="table one has been changed elsewhere"):
            await write
    kept = await store.kept("one")
    assert kept is not None
    assert (kept.row, kept.moves) == (newer, ["push", "end"])
    assert (kept.saved, kept.origin) == ("newer", "")


async def test_of_changes_at_one_moment_exactly_one_is_written(store: Store) -> None:
    await store.add(row())
    for before in range(5):
        base = replace(row(), seq=before)
        tries = [store.move(changed(base), before, [f"by {i}"]) for i in range(8)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert found.count(None) == 1
        assert sum(isinstance(error, Stale) for error in found) == 7
        assert (await moves(store))[before] == f"by {found.index(None)}"


async def test_a_write_that_fails_harms_no_other_beside_it(store: Store) -> None:
    await store.add(row(), ["push"])
    twice = store.move(changed(row()), 0, ["push"])
    others = [store.add(row(f"table {i}")) for i in range(50)]
    found = await asyncio.gather(twice, *others, return_exceptions=True)
    assert isinstance(found[0], StoreError)
    assert found[1:] == [None] * 50
    kept = await store.table("one")
    assert kept is not None
    assert kept.seq == 0


async def test_who_no_longer_waits_loses_no_write(opened: Opened) -> None:
    wanted = row()
    async with at(opened) as store:
        adding = asyncio.create_task(store.add(wanted))
        await asyncio.sleep(0)
        adding.cancel()
        with pytest.raises(asyncio.CancelledError):
            await adding
    async with at(opened) as store:
        assert await store.table("one") == wanted


async def test_a_place_that_was_left_takes_nothing_more(opened: Opened) -> None:
    store = opened()
    await store.stop()
    with pytest.raises(StoreError, match="stopping"):
        await store.table("one")


async def test_what_takes_the_room_and_what_is_forgotten(store: Store) -> None:
    await store.add(row("small"), ["push"], "valewright components of a\n", "{}")
    await store.add(replace(row("large"), changed=9.5), ["push"] * 100)
    await store.add(replace(row("import"), status="replay", changed=1.0), ["push"])
    found = await store.overview()
    assert [(one.id, one.status, one.moves) for one in found] == [
        ("large", "playing", 100),
        ("small", "playing", 1),
        ("import", "replay", 1),
    ]
    assert found[0].bytes > found[1].bytes > 0
    assert await store.size() > 0
    assert await store.unused("playing", 9.0) == ["small"]
    assert await store.unused("replay", 9.0) == ["import"]
    assert await store.delete(["small", "nothing"]) == 1
    assert await store.table("small") is None
    assert await store.kept("large") is not None
    assert await store.delete([]) == 0


async def test_the_tables_at_which_a_bot_is_to_act(store: Store) -> None:
    person, bot = SeatRow("Ada", digest("ada")), SeatRow("Greedy", bot="greedy")
    tables: dict[str, tuple[tuple[SeatRow, ...], int | None, Status]] = {
        "bot to act": ((person, bot), 1, "playing"),
        "nobody knows": ((person, bot), None, "playing"),
        "person to act": ((person, bot), 0, "playing"),
        "bots alone": ((bot, bot), 1, "playing"),
        "over": ((person, bot), 1, "over"),
        "handed over": ((replace(person, bot="greedy"), bot), 1, "playing"),
    }
    for name, (seats, to_act, status) in tables.items():
        await store.add(replace(row(name), seats=seats, to_act=to_act, status=status))
    assert set(await store.waiting_for_bots()) == {"bot to act", "nobody knows"}


async def test_nothing_is_left_of_a_table_that_was_deleted(store: Store) -> None:
    await store.add(row(), ["push"], saved="state", origin="origin")
    assert await store.delete(["one", "two"]) == 1
    assert await store.kept("one") is None
    await store.add(row(), ["pass"])
    kept = await store.kept("one")
    assert kept is not None
    assert (kept.moves, kept.saved, kept.origin) == (["pass"], "", "")


def challenge(challenge_id: str = "deal", day: str | None = "2026-11-18") -> Challenge:
    boards = (Board(0, 1, 2**255 + 7, "salt"), Board(1, 0, 2**255 + 8, "more salt"))
    options: dict[str, object] = {"players": 2, "piles": 3}
    data = fingerprint("components")
    kind: Kind = "daily" if day else "link"
    box = ("My box", 3)
    return Challenge(
        challenge_id, kind, day, "nim", options, ("random",), box, 1, data, 1.5, boards
    )


async def test_a_challenge_comes_back_as_it_was_kept_and_a_day_has_one(store: Store) -> None:
    made = challenge()
    kept = [store.together(lambda: contests.keep(made, "components")) for _ in range(2)]
    assert await asyncio.gather(*kept) == [made] * 2
    late = challenge("late")
    assert await store.together(lambda: contests.keep(late, "components")) == made
    assert await store.together(lambda: contests.found("deal")) == made
    assert await store.together(lambda: contests.of_day("nim", "2026-11-18")) == made
    assert await store.together(lambda: contests.of_day("nim", "2026-11-19")) is None
    before = await store.together(lambda: contests.days_before("nim", "2026-11-19"))
    assert before == [("2026-11-18", "deal")]
    await store.delete(["nothing"])  # what a challenge is played with stays
    assert await store.together(lambda: contests.components_of(made.data)) == "components"
    for unknown in ("late", "none"):
        with pytest.raises(NotFound):
            await store.together(partial(contests.found, unknown))
    links = [challenge("one", None), challenge("two", None)]
    for link in links:
        await store.together(partial(contests.keep, link, "components"))
    assert await store.together(lambda: contests.found("two")) == links[1]
    await store.together(lambda: contests.prune(2.0))
    assert await store.together(lambda: contests.found("one")) == links[0]
    kept_for = 1.5 + 91 * 86_400
    await store.together(lambda: contests.prune(kept_for, 92))
    assert await store.together(lambda: contests.found("one")) == links[0]
    assert await store.together(lambda: contests.delete("two"))
    assert not await store.together(lambda: contests.delete("two"))
    room = await store.together(contests.overview)
    assert {(one.id, one.kind, one.tries) for one in room} == {
        ("deal", "daily", 0),
        ("one", "link", 0),
    }
    await store.together(lambda: contests.prune(kept_for))
    with pytest.raises(NotFound):
        await store.together(lambda: contests.found("one"))
    with pytest.raises(Refusal):  # nobody plays with these components any more
        await store.together(lambda: contests.components_of(made.data))


async def test_tries_count_once_and_results_are_kept_once(store: Store) -> None:
    made = challenge()
    outcomes = [
        Outcome(0, digest("ada"), "random", "", ("Oak",), 5, 3, 1.0, "over"),
        Outcome(1, None, "people", "", ("Oak", "Elm", "Oak"), 2, -3, 0.0, "over"),
    ]
    await store.together(lambda: contests.keep(made, "components"))
    for table_id in ("one", "two"):
        await store.add(row(table_id))
    mine = (digest("ada"),)
    note = partial(contests.note, made, 0)
    await store.together(lambda: note("one", "who", mine[0], "scored"))
    with pytest.raises(Refusal):
        await store.together(lambda: note("two", "who", mine[0], "scored"))
    with pytest.raises(Refusal):
        await store.together(lambda: contests.entry_of(made, 0, mine, ""))
    entry = await store.together(lambda: contests.entry_of(made, 1, mine, "another"))
    assert entry == ("who", "scored")
    over = changed(row("one"), status=OVER)
    await store.update(over)
    assert await store.together(lambda: contests.counts("deal")) == (1, 1)
    entry = await store.together(lambda: contests.entry_of(made, 0, mine, ""))
    assert entry == ("who", "practice")
    assert not await store.together(lambda: contests.has_finished("deal", mine))
    assert await store.together(lambda: contests.unread("deal", 9)) == ["one"]
    assert [one for one, _ in await store.together(lambda: ledger.unread(0.0))] == ["one"]
    for _ in range(2):
        await store.together(lambda: ledger.note(Kept(over, []), outcomes))
    assert await store.together(lambda: contests.unread("deal", 9)) == []
    assert await store.together(lambda: ledger.unread(0.0)) == []
    await store.together(lambda: note("two", "who", mine[0], "practice"))
    found = await store.together(lambda: contests.entries("deal", mine))
    assert [(one.table_id, one.name, one.score) for one in found] == [("one", "Greedy", 2)]

    def bought() -> Script[list[Sequence[object]]]:
        return (yield "SELECT * FROM purchases ORDER BY name", ())

    rows = [tuple(one) for one in await store.together(bought)]
    assert rows == [("nim", "", 1, 1), ("nim", "Elm", 0, 1), ("nim", "Oak", 1, 1)]
    taken_out = await store.together(lambda: contests.tried("one"))
    assert await store.delete(["one", "two"]) == 2
    assert await store.together(lambda: contests.counts("deal")) == (0, 0)
    assert await store.together(lambda: contests.tried("one")) is None

    def left() -> Script[int]:
        return int((yield "SELECT count(*) FROM results", ())[0][0])

    assert await store.together(left) == 0
    await store.together(lambda: ledger.note(Kept(over, []), outcomes))  # a moment too late
    assert await store.together(left) == 2
    await store.together(lambda: contests.prune(2.0))
    assert await store.together(left) == 0
    await store.add(over)
    assert taken_out is not None
    assert await store.together(lambda: contests.brought("one", taken_out))
    assert await store.together(lambda: contests.tried("one")) == taken_out
    assert await store.together(lambda: contests.counts("deal")) == (1, 1)
    elsewhere = {**taken_out, "challenge": "unknown here"}
    assert not await store.together(lambda: contests.brought("two", elsewhere))


async def test_words_of_a_card_file_are_not_counted_for_everyone(store: Store) -> None:
    """Whoever plays with cards of their own would have their names shown to all visitors."""
    outcomes = [Outcome(0, digest("ada"), "random", "", ("Buy at X",), 5, 3, 1.0, "over")]
    own = changed(replace(row("one"), options={"cards": "name = 1"}), status=OVER)
    await store.add(own)
    await store.together(lambda: ledger.note(Kept(own, []), outcomes))
    assert await store.together(lambda: ledger.unread(0.0)) == [], "the result itself is kept"

    def bought() -> Script[list[Sequence[object]]]:
        return (yield "SELECT * FROM purchases", ())

    assert await store.together(bought) == []


@needs_databases
async def test_two_workers_make_one_challenge_of_a_day() -> None:
    address = new_database()
    stores = [PostgresStore(address), PostgresStore(address)]
    wanted = [challenge(f"worker-{i}") for i in range(2)]
    kept = await asyncio.gather(
        *(
            store.together(partial(contests.keep, one, "components"))
            for store, one in zip(stores, wanted, strict=True)
        )
    )
    assert kept[0] == kept[1]
    assert kept[0] in wanted
    for store in stores:
        await store.stop()
