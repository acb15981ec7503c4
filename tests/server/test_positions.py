"""Positions that nobody sits at: looked at, judged, and played on from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.games import BUILT_IN, EVERY
from tests.server.client import Json, Server
from valewright import games
from valewright.kernel.record import Record
from valewright.lab.puzzles import shipped
from valewright.server.positions import (
    MOST_SCENARIO,
    OfScenario,
    Position,
    Positions,
    open_puzzle,
)
from valewright.server.refusals import Refusal
from valewright.server.scheduling import Asker

NIM = "scenario: Three piles\ngame: nim\nseed: 3\n"


def record_of(game: str) -> str:
    """A game that is over before it has well begun."""
    record = Record(games.game(game), {}, seed=4)
    for _ in range(6):
        record.play(record.state.legal_moves()[0])
    record.resign(1)
    return record.text()


def of_puzzle(game: str) -> Json:
    return {"kind": "puzzle", "game": game, "id": next(iter(shipped(game)))}


def of_text(text: str) -> Json:
    return {"kind": "scenario", "text": text}


def look(server: Server, of: Json) -> Any:
    return server.http.post("/api/positions", json={"of": of})


def test_all_puzzles_are_listed_without_their_answers(server: Server) -> None:
    found = server.http.get("/api/puzzles").json()
    assert len(found) == sum(len(shipped(name)) for name in EVERY)
    assert set(found[0]) == {"game", "id", "theme", "difficulty"}


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_puzzle_is_shown_as_the_seat_to_act_knows_it(server: Server, game: str) -> None:
    of = of_puzzle(game)
    answer = look(server, of)
    assert answer.status_code == 200
    found = Position.model_validate(answer.json())
    state = open_puzzle(game, of["id"]).state
    assert found.seat == state.to_act
    assert [move["words"] for move in answer.json()["moves"]] == [
        state.notation(move) for move in state.legal_moves()
    ]
    assert answer.json()["view"]["seat"] == found.seat


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_answer_is_judged_at_once(server: Server, game: str) -> None:
    of = of_puzzle(game)
    puzzle = shipped(game)[of["id"]]
    moves = {move["words"]: move["move"] for move in look(server, of).json()["moves"]}

    def judged(move: int | None) -> Json:
        answer = server.http.post("/api/positions/judge", json={"of": of, "move": move})
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    best = judged(moves[puzzle.plan[0]])
    assert (best["kind"], best["right"]) == ("best", True)
    assert [one["words"] for one in best["hint"]["options"][0]["plan"]] == list(puzzle.plan)
    wrong = judged(moves[puzzle.tempting[0]])
    assert wrong["kind"] in ("inaccuracy", "mistake", "blunder")
    assert not wrong["right"]
    assert judged(None)["kind"] is None
    refused = server.http.post("/api/positions/judge", json={"of": of, "move": 255})
    assert refused.json()["reason"] == "illegal-move"


@pytest.mark.parametrize("game", EVERY)
def test_a_moment_of_a_finished_game_is_judged(server: Server, game: str) -> None:
    made = server.http.post("/api/records", json={"text": record_of(game)}).json()
    of = {"kind": "moment", "table": made["table"]["id"], "at": 0}
    seen = look(server, of).json()
    move = seen["moves"][-1]["move"]
    answer = server.http.post("/api/positions/judge", json={"of": of, "move": move})
    assert answer.status_code == 200, answer.text
    assert move in [one["move"] for one in answer.json()["hint"]["options"]]
    assert answer.json()["kind"] is not None
    assert look(server, {**of, "at": 99_999}).json()["reason"] == "no-move"


def test_a_game_under_way_is_no_position(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = server.http.post("/api/tables", json={"game": "nim", "seats": seats}).json()
    answer = look(server, {"kind": "moment", "table": made["table"]["id"], "at": 0})
    assert (answer.status_code, answer.json()["reason"]) == (403, "not-finished")


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_puzzle_is_played_on_from(server: Server, game: str) -> None:
    of = of_puzzle(game)
    seen = look(server, of).json()
    answer = server.http.post("/api/positions/table", json={"of": of, "name": "Ada"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["seats"] == [seen["seat"]]
    assert made["table"]["deal"]["known"]
    assert made["table"]["to_act"] == seen["seat"]


def test_a_scenario_is_opened_with_its_moves_played(server: Server) -> None:
    first = look(server, of_text(NIM)).json()
    second = look(server, of_text(f"{NIM}play {first['moves'][0]['words']}\n")).json()
    assert (first["title"], first["seat"], second["seat"]) == ("Three piles", 0, 1)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("game: nim", 0, "start with"),
        (f"{NIM}piles: many", 4, "must be a number"),
        (f"{NIM}colour: red", 4, "not one of"),
        (f"{NIM}play take 99 from pile 9", 0, ""),
        (f"{NIM}cards: /etc/passwd", 4, "no file can be read here"),
        (f"{NIM}rulings: A x99999999999", 0, "at most"),
        (f"{NIM}{NIM}", 4, "only one scenario"),
        ("0" * 5000, 0, "start with"),
    ],
)
def test_a_bad_scenario_says_where(server: Server, text: str, line: int, words: str) -> None:
    answer = look(server, of_text(text))
    assert answer.status_code == 422
    found = answer.json()
    if words:
        assert found["reason"] == "bad-scenario"
        assert found["arguments"]["line"] == line
        assert words in found["arguments"]["detail"]


def test_what_is_not_there_or_too_long_is_refused(server: Server) -> None:
    gone = look(server, {"kind": "puzzle", "game": "nim", "id": "abc"})
    assert (gone.status_code, gone.json()["reason"]) == (404, "no-puzzle")
    long = look(server, of_text("#" * (MOST_SCENARIO + 1)))
    assert long.status_code == 422


@pytest.mark.parametrize("game", EVERY)
def test_how_positions_are_written_is_told_with_one_to_start_from(
    server: Server, game: str
) -> None:
    found = server.http.get(f"/api/positions/manual/{game}").json()
    assert found["game"] == game
    assert found["most"] == MOST_SCENARIO
    seen = look(server, of_text(found["ready"])).json()
    assert seen["game"] == game
    assert {one["place"] for one in found["keys"]} <= {"table", "player"}
    assert "waiting" not in [one["key"] for one in found["keys"]]
    assert all(one["names"] for one in found["names"])


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_puzzle_is_written_as_the_seat_to_act_knows_it(server: Server, game: str) -> None:
    of = of_puzzle(game)
    puzzle = shipped(game)[of["id"]]
    answer = server.http.post("/api/positions/text", json={"of": of}).json()
    if puzzle.data != games.game(game).components(puzzle.options):  # no longer what is shipped
        assert answer["reason"] == "unwritable"
        return
    text = answer["text"]
    once, again = look(server, of).json(), look(server, of_text(text)).json()
    for name in ("game", "players", "seat", "decision", "moves"):
        assert again[name] == once[name], name
    assert "seed:" not in text


def test_a_moment_is_written_only_when_its_game_is_over(server: Server) -> None:
    made = server.http.post("/api/records", json={"text": record_of("nim")}).json()
    of = {"kind": "moment", "table": made["table"]["id"], "at": 2}
    answer = server.http.post("/api/positions/text", json={"of": of})
    assert (
        look(server, of_text(answer.json()["text"])).json()["moves"]
        == look(server, of).json()["moves"]
    )
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    going_on = server.http.post("/api/tables", json={"game": "nim", "seats": seats}).json()
    of = {"kind": "moment", "table": going_on["table"]["id"], "at": 0}
    refused = server.http.post("/api/positions/text", json={"of": of})
    assert (refused.status_code, refused.json()["reason"]) == (403, "not-finished")


def test_a_game_that_is_not_there_has_no_manual(server: Server) -> None:
    assert server.http.get("/api/positions/manual/chess").status_code in (404, 422)
    assert server.http.get("/api/positions/manual/..%2F..%2Fetc").status_code in (404, 422)


@pytest.mark.parametrize(
    "lines",
    [
        "waiting: " + "take " * 1000,
        "waiting: x\n" * 800,
        "waiting: " + "(" * 4000,
        "tile: " + "(1,0) " * 600,
        "counters: " + "9" * 4000,
        "turn: " + "9" * 5000,
        "\u0000\u202e\ud7ff" * 100,
        "player 1:\n" * 700,
    ],
)
@pytest.mark.parametrize("game", EVERY)
def test_hostile_texts_are_refused_in_words(server: Server, game: str, lines: str) -> None:
    answer = look(server, of_text(f"scenario: A\ngame: {game}\n{lines}\nplayer 1:\nplayer 2:\n"))
    assert answer.status_code == 422, answer.text
    assert len(answer.text) < 2000


class Stumbling:
    """Workers that stumble over whatever they are to judge."""

    async def read(self, _asker: Asker, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    async def advice(self, *_given: Any) -> AsyncIterator[dict[str, Any]]:
        yield {}
        raise IndexError("pop index out of range")


def test_a_written_stack_that_rules_stumble_over_is_refused_in_words() -> None:
    workers: Any = Stumbling()
    nowhere: Any = None
    asked = Positions(nowhere, workers, "127.0.0.1").judged(
        OfScenario(kind="scenario", text=NIM), 0
    )
    with pytest.raises(Refusal, match="cannot go on"):
        asyncio.run(asked)
