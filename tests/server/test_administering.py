"""What the host does from the command line, at a server that runs and at a database by itself."""

import asyncio
import json
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.server.client import ME, PATIENCE, RANDOM, running
from tests.server.test_challenges import Person, reason
from tests.server.test_challenges import made as challenged
from tests.server.test_serving import posix_only, started
from valewright.cli import main
from valewright.server.administering import HEADER, ServerDesk
from valewright.server.guarding import MOST_BODY
from valewright.server.serving import serving_file
from valewright.server.store import StoreError
from valewright.server.store.backups import is_whole
from valewright.server.store.sqlite import FILE, SqliteStore
from valewright.server.tokens import new_id


def run(folder: Path, *words: object, status: int = 0) -> str:
    found = CliRunner().invoke(main, [*map(str, words), "--data", str(folder)])
    assert found.exit_code == status, found.output
    return found.output


@contextmanager
def table_at(folder: Path) -> Iterator[tuple[str, str, object]]:
    with started(folder, 15) as process:
        made = process.server.create(ME, RANDOM, seed=7, options={"piles": 8, "most": 32})
        with process.server.sit(made["table"]["id"], made["token"]) as player:
            player.my_turn()
            player.play(player.legal[0][0])
        yield made["table"]["id"], made["token"], process


@posix_only
def test_everything_works_while_the_server_runs_and_after_it(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "copy.sqlite3"
    with table_at(folder) as (table, token, process):
        assert (serving_file(folder).stat().st_mode & 0o777) == 0o600
        assert table in run(folder, "admin", "list", "--by", "size")
        assert "playing" in run(folder, "admin", "room")
        run(folder, "backup", file)
        run(folder, "export", table, tmp_path / "running.json")
        assert "already" in run(folder, "import", tmp_path / "running.json", status=1)
        assert "stop it first" in run(folder, "restore", status=1)
        http = process.server.http  # type: ignore[attr-defined]
        for key in ("", "wrong"):
            answer = http.get("/api/admin/tables", headers={HEADER: key})
            assert answer.status_code == 403
        assert "admin" not in http.get("/api/openapi.json").text
    assert is_whole(file)
    assert table in run(folder, "admin", "list")
    run(folder, "export", table, tmp_path / "stopped.json")
    assert "Deleted 1 of 2" in run(folder, "admin", "delete", table, "nothing", status=1)
    assert table not in run(folder, "admin", "list")
    run(folder, "import", tmp_path / "running.json")
    with closing(sqlite3.connect(folder / FILE)) as db:
        assert db.execute("SELECT count(*) FROM moves").fetchone()[0] > 0
    with started(folder, 15) as process:
        with process.server.sit(table, token) as player:
            player.my_turn()
            player.play(player.legal[0][0])
            run(folder, "admin", "delete", table)
        assert process.server.http.get(f"/api/tables/{table}").status_code == 404
    run(folder, "restore", file)
    assert table in run(folder, "admin", "list")


def test_challenges_are_listed_and_deleted_and_tries_travel(tmp_path: Path) -> None:
    folder, elsewhere, file = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "try.json"
    with started(folder, 15) as process:
        ada = Person(process.server)
        deal = challenged(process.server)["id"]
        table = ada.begin(deal)
        table_id = table["table"]["id"]
        assert deal in run(folder, "admin", "challenges")
        assert "challenges" in run(folder, "admin", "room")
        run(folder, "export", table_id, file)
    run(folder, "admin", "delete", table_id)
    run(folder, "import", file)
    with started(folder, 15) as process:
        ada.server = process.server
        assert ada.challenge(deal)["boards"][0]["table"] == table_id, "it still is the one try"
        assert reason(ada.post(f"/challenges/{deal}/tries")) == "challenge-going-on"
        run(folder, "admin", "delete", deal)
        assert ada.get(f"/challenges/{deal}").status_code == 404
        assert ada.get(f"/tables/{table_id}").json()["seats"][0]["mine"]
    assert deal not in run(folder, "admin", "challenges")
    run(elsewhere, "import", file)
    with started(elsewhere, 15) as process:
        found = process.server.http.get(f"/api/tables/{table_id}").json()
        assert (found["challenge"], found["deal"]["known"]) == (None, True)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format": "valewright table 9"}', "[" * 100_000]
)
def test_a_file_that_is_no_table(tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text(text)
    found = run(tmp_path / "data", "import", tmp_path / "file", status=1)
    assert "Error" in found
    assert "Traceback" not in found


WRONG: dict[str, object] = {
    "id": "../tables",
    "game": 7,
    "options": [],
    "seed": "x",
    "seq": "last",
    "status": "won",
    "created": "yesterday",
    "rematch": 7,
    "to_act": "me",
    "rules": None,
    "due": "soon",
    "settings": {"hints": "perhaps"},
    "seats": [],
}


@pytest.mark.parametrize("name", WRONG)
def test_a_table_with_what_none_can_have_is_not_brought_in(tmp_path: Path, name: str) -> None:
    """It would be kept, and could not be read."""
    from tests.server.test_store import row
    from valewright.server.store import Kept
    from valewright.server.transfer import exported

    found = json.loads(exported(Kept(row(), ["push"])))
    (tmp_path / "file").write_text(json.dumps(found))
    run(tmp_path / "data", "import", tmp_path / "file")
    found["row"] = {**found["row"], "id": "other", name: WRONG[name]}
    (tmp_path / "file").write_text(json.dumps(found))
    said = run(tmp_path / "data", "import", tmp_path / "file", status=1)
    assert "not a table that Valewright has exported" in said
    assert "one" in run(tmp_path / "data", "admin", "list")


def test_ids_that_begin_with_a_dash_are_no_options(tmp_path: Path) -> None:
    """They were made so once."""
    from tests.server.test_store import row

    table, folder, file = "-abc_de-fghi", tmp_path / "-data_folde", tmp_path / "file"
    store = SqliteStore(folder)
    asyncio.run(store.add(row(table)))
    store.close()
    run(folder, "export", table, file)
    assert "Deleted 1 of 1" in run(folder, "admin", "delete", table)
    run(folder, "import", file)
    assert table in run(folder, "admin", "list")
    assert "No such option" in run(folder, "admin", "delete", "--dat", "x", status=2)


def test_no_new_id_begins_with_a_dash() -> None:
    assert all(new_id()[0].isalnum() for _ in range(1000))


class Short(BaseHTTPRequestHandler):
    """A server that is killed while it sends a backup."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        self.wfile.write(b"half of it")

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def test_a_backup_that_breaks_off_is_none(tmp_path: Path) -> None:
    file = tmp_path / "copy.sqlite3"
    file.write_text("the one before")
    server = HTTPServer(("127.0.0.1", 0), Short)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        desk = ServerDesk(f"http://127.0.0.1:{server.server_port}/", "key")
        with pytest.raises(StoreError, match="broke off"):
            asyncio.run(desk.backup(file))
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
    assert [path.name for path in tmp_path.iterdir()] == ["copy.sqlite3"]
    assert file.read_text() == "the one before"


def test_a_backup_goes_elsewhere_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is when a host wants one."""
    data, elsewhere, file = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "copy.sqlite3"
    elsewhere.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    real = SqliteStore.backup

    async def backup(store: SqliteStore, path: Path) -> None:
        if path.is_relative_to(data):
            raise StoreError("the disk is full")
        await real(store, path)

    monkeypatch.setattr(SqliteStore, "backup", backup)
    with running(data, key="key") as server:
        server.create(ME, ME)
        asyncio.run(ServerDesk(f"http://127.0.0.1:{server.port}/", "key").backup(file))
        deadline = time.monotonic() + PATIENCE
        while list(elsewhere.glob(".sending*")):
            assert time.monotonic() < deadline
    assert is_whole(file)
    assert not list(data.glob(".sending*"))


def test_a_large_table_is_brought_in_while_the_server_runs(tmp_path: Path) -> None:
    """With the key of the host: nobody else may send as much."""
    from tests.server.test_store import row
    from valewright.server.store import Kept
    from valewright.server.transfer import exported

    text = exported(Kept(row(), ["a move of so many words " * 4000] * 15))
    assert len(text) > MOST_BODY
    with running(tmp_path, key="key") as server:
        for key in ("", "wrong"):
            headers = {HEADER: key, "Content-Type": "application/json"}
            answer = server.http.post("/api/admin/tables", headers=headers, content=text.encode())
            assert answer.status_code == 413
        desk = ServerDesk(f"http://127.0.0.1:{server.port}/", "key")
        assert asyncio.run(desk.bring(text)) == "one"


def test_a_table_whose_data_were_changed_is_not_brought_in(tmp_path: Path) -> None:
    from tests.server.test_store import row
    from valewright.server.store import Kept
    from valewright.server.transfer import exported

    found = json.loads(exported(Kept(row(), ["push"])))
    found["components"] = "valewright components of nim\n"
    (tmp_path / "file").write_text(json.dumps(found))
    assert "changed" in run(tmp_path / "data", "import", tmp_path / "file", status=1)
