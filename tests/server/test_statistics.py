"""One's own record, and what winners buy, from games that were really played."""

import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.games import BUILT_IN, short
from tests.server.client import ME, OPEN, RANDOM, THINKERS, InProcess, Json, Server, running
from tests.server.test_challenges import Person
from tests.server.test_store import row
from valewright.cli import main
from valewright.server import ledger
from valewright.server.history import History
from valewright.server.ledger import Ledger
from valewright.server.resuming import played_at_once
from valewright.server.scheduling import Asker, Job, TookTooMuch
from valewright.server.statistics import Line, record, winners_buy
from valewright.server.store import Kept, StoreError
from valewright.server.store.sqlite import SqliteStore
from valewright.server.thinking import BotWorkers


def played(server: Server, person: Person, *seats: Json, **wanted: Any) -> Json:
    """A table that a person has played to its end."""
    table = server.create(*(seats or (ME, RANDOM)), **wanted)
    person.tokens[table["table"]["id"]] = table["token"]
    rng = random.Random(len(person.tokens))
    person.play_out(table, lambda player: rng.choice(player.legal)[0])
    return table


def test_a_record_is_ones_own_and_of_whole_games(server: Server) -> None:
    ann, bea = Person(server), Person(server)
    tables = [played(server, ann) for _ in range(3)]
    played(server, bea)
    played(server, ann, seed=7)  # a deal that was chosen
    played(server, ann, ME, ME)  # against oneself
    resigned = server.create(ME, OPEN)
    ann.tokens["resigned"] = resigned["token"]
    with server.sit(resigned["table"]["id"], resigned["token"]) as player:
        player.ask(type="resign", seat=0)
    (nim,) = ann.get("/stats").json()["own"]
    assert nim["game"] == "nim"
    assert nim["all"]["games"] == 3
    assert [one["table"] for one in nim["games"]] == [one["table"]["id"] for one in tables]
    wins = sum(one["won"] for one in nim["games"])
    assert nim["all"]["rate"]["mean"] == pytest.approx(wins / 3)
    assert nim["all"]["rate"]["low"] < wins / 3 + 1e-9
    assert [(one["key"], one["games"]) for one in nim["against"]] == [("random", 3)]
    assert nim["openings"] == nim["sets"] == []
    assert bea.get("/stats").json()["own"][0]["all"]["games"] == 1
    nothing = {"own": [], "bought": [], "winners_needed": 20}
    assert server.http.get("/api/stats").json() == nothing


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_game_brings_its_sets_and_what_is_bought_first(server: Server, name: str) -> None:
    person = Person(server)
    table = played(server, person, game=name, options=short(name))
    (found,) = person.get("/stats").json()["own"]
    path = f"/tables/{table['table']['id']}/replay"
    moves = len(person.get(f"{path}/0").json()["moves"])
    log = person.get(f"{path}/{moves}").json()["log"]
    mine = [line for line in log if line["seat"] == 0 and line["kind"].startswith("bought")]
    bought = [line["name"].partition("/")[0] for line in mine]
    assert [one["key"] for one in found["openings"]] == bought[:1]
    assert len(found["sets"]) == ("sets" in table["table"]["options"] or bool(bought))


def line(n: int, won: float, **more: object) -> Line:
    base = Line(f"t{n}", "nim", "random", "base", "Oak", n, won, float(n))
    return base._replace(**more)  # type: ignore[arg-type]


def test_groups_are_counted_with_intervals() -> None:
    lines = [
        line(4, 1.0),
        line(3, 0.0, opening="Elm"),
        line(2, 0.5),
        line(1, 0.0, against="greedy"),
    ]
    (found,) = record(lines)
    assert found.all.games == 4
    assert found.all.rate.mean == pytest.approx(1.5 / 4)
    assert 0 <= found.all.rate.low < 1.5 / 4 < found.all.rate.high <= 1
    assert found.all.lead == pytest.approx(2.5)
    assert [(one.key, one.games) for one in found.openings] == [("Oak", 3), ("Elm", 1)]
    assert [(one.key, one.games) for one in found.against] == [("random", 3), ("greedy", 1)]
    assert [one.finished for one in found.games] == [1.0, 2.0, 3.0, 4.0]


def test_what_winners_buy_is_told_of_many_games_only() -> None:
    rows = [("nim", "", 20, 40), ("nim", "Oak", 15, 10), ("nim", "Elm", 1, 30), ("go", "", 19, 9)]
    (found,) = winners_buy([*rows, ("go", "Ash", 19, 9)])
    assert (found.game, found.winners, found.others) == ("nim", 20, 40)
    assert [one.name for one in found.purchases] == ["Oak", "Elm"]
    assert found.purchases[0].winners.mean == pytest.approx(0.75)
    assert found.purchases[0].others.mean == pytest.approx(0.25)


def test_a_game_that_cannot_be_played_again_costs_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, BotWorkers(queue=InProcess())) as server:
        person = Person(server)
        broken, *_ = [played(server, person)["table"]["id"] for _ in range(3)]

        def played_again(kept: Kept) -> History:
            if kept.row.id == broken:
                raise KeyError("a card that is no more")
            return played_at_once(kept)

        monkeypatch.setattr(ledger, "played_at_once", played_again)
        answer = person.get("/stats")
        assert answer.status_code == 200
        assert answer.json()["own"][0]["all"]["games"] == 2


def test_a_game_that_takes_too_long_to_play_again_costs_no_other(tmp_path: Path) -> None:
    """It is tried once, not again whenever anyone asks."""
    asked: list[str] = []

    class Slow(InProcess):
        async def done(self, job: Job) -> Any:
            if job.work is ledger.outcomes:
                asked.append(job.given[0].row.id)
                if len(asked) == 1:
                    raise TookTooMuch("ten thousand moves")
            return await super().done(job)

    with running(tmp_path, BotWorkers(queue=Slow())) as server:
        person = Person(server)
        made = {played(server, person)["table"]["id"] for _ in range(3)}
        for _ in range(2):
            answer = person.get("/stats")
            assert answer.status_code == 200
            assert answer.json()["own"][0]["all"]["games"] == 2
    assert sorted(asked) == sorted(made)


@pytest.mark.parametrize(
    ("error", "expected"),
    [(KeyError("one"), ["one", "two"]), (StoreError("away"), ["one", "one"])],
    ids=["one cannot be read", "the database is away"],
)
async def test_results_are_worked_out_after_one_that_cannot_be(
    tmp_path: Path, error: Exception, expected: list[str]
) -> None:
    read: list[str] = []

    class Breaking(Ledger):
        async def read(self, table_id: str, asker: Asker | None = None) -> None:
            read.append(table_id)
            if table_id == "one":
                raise error

    store = SqliteStore(tmp_path)
    for i, name in enumerate(("one", "two")):
        await store.add(replace(row(name), status="over", changed=float(i)))
    keeping = Breaking(store, THINKERS)
    for _ in range(2):
        with suppress(StoreError):
            await keeping.go_on()
    await store.stop()
    assert read[:2] == expected


def test_games_of_before_are_counted_by_and_by(tmp_path: Path) -> None:
    """A server that starts works out what came of all games that have no result."""
    with running(tmp_path) as server:
        person = Person(server)
        for _ in range(2):
            played(server, person)
        tokens = dict(person.tokens)
    shown = CliRunner().invoke(main, ["stats", "--data", str(tmp_path)])
    assert "against: random" in shown.output, shown.output
    with running(tmp_path) as server:
        again = Person(server)
        again.tokens = tokens
        assert again.get("/stats").json()["own"][0]["all"]["games"] == 2
