"""Tables of Mystic Vale after an upgrade that ships other cards, or has another rule."""

import asyncio
import sqlite3
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.mystic.mixes import ALL_SETS, MIXES, OWN_CARDS
from tests.server.upgrades import Change, all_go_on, check_records, copied, keep, state_of, tampered
from valewright.games import game
from valewright.kernel.components import squeezed
from valewright.kernel.errors import BadData
from valewright.mystic import planting
from valewright.mystic.game import MysticVale
from valewright.mystic.symbols import SETS
from valewright.server.store import StoreError
from valewright.server.store.sqlite import FILE

catalogues = import_module("valewright.mystic.catalogue")
GAME = "mystic-vale"
EVERY: list[dict[str, Any]] = [
    *({"players": 2, "sets": ["base", name]} for name in ALL_SETS[1:]),
    *(MIXES[name] for name in ("all sets", "drafted", "by lot", "conclaves", "own cards")),
]
MOVES = 40


def costs(where: str, raw: dict[str, Any]) -> None:
    for entry in raw.get("advancement", []):
        entry["cost"] += 1


def order(where: str, raw: dict[str, Any]) -> None:
    for kind in ("advancement", "vale", "leader", "amulet"):
        if kind in raw:
            raw[kind].reverse()


def number(where: str, raw: dict[str, Any]) -> None:
    if where == "base.toml":
        raw["advancement"][0].update(copies=1, slots=["top"])
        raw["advancement"].insert(3, {**raw["advancement"][3], "name": "Newcomer"})


def fewer(where: str, raw: dict[str, Any]) -> None:
    """A vale is gone from the box, and from every group of cards that named it."""
    if where == "mana-storm.toml":
        raw["vale"] = raw["vale"][1:]
    if where == "conclaves.toml":
        for conclave in raw["conclave"]:
            conclave["vales"] = []


CHANGES = [costs, order, number, fewer]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Catalogues are kept by their text; another version begins without them."""
    yield
    catalogues._catalogues.clear()


def upgraded(monkeypatch: pytest.MonkeyPatch, change: Change) -> None:
    tampered(monkeypatch, catalogues, change)
    catalogues._catalogues.clear()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Any]]:
    folder = tmp_path_factory.mktemp("kept")
    return folder, asyncio.run(keep(folder, GAME, EVERY, MOVES))


@pytest.mark.parametrize("change", CHANGES)
async def test_games_go_on_with_the_cards_they_began_with(
    kept: tuple[Path, list[Any]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Change,
) -> None:
    tables = copied(kept, tmp_path)
    before = game(GAME).components({})
    upgraded(monkeypatch, change)
    assert game(GAME).components({}) != before
    await all_go_on(tmp_path, tables)


def test_data_are_kept_once_for_all_tables_that_have_them(kept: tuple[Path, list[Any]]) -> None:
    db = sqlite3.connect(kept[0] / FILE)
    names = [row[0] for row in db.execute("SELECT fingerprint FROM components")]
    db.close()
    assert len(names) == 2, "those that are shipped, and those of the table with a card file"


async def test_where_a_rule_has_another_result_games_go_on_from_their_last_state(
    kept: tuple[Path, list[Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = copied(kept, tmp_path)
    monkeypatch.setattr(planting, "PREP_LIMIT", 2)
    monkeypatch.setattr(MysticVale, "rules_version", MysticVale.rules_version + 1)
    upgraded(monkeypatch, costs)
    await all_go_on(tmp_path, tables)
    db = sqlite3.connect(tmp_path / FILE)
    bases = [row[0] for row in db.execute("SELECT base FROM tables")]
    db.close()
    assert bases.count(0) < len(bases) / 2, "most games have seen the rule at work"


def test_a_table_shows_the_cards_it_is_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.server.client import ME, running

    with running(tmp_path) as server:
        table = server.create(ME, ME, game=GAME, seed=7)["table"]["id"]
        query = {"game": GAME, "table": table}
        before = server.http.get("/api/catalogue", params=query).json()
    upgraded(monkeypatch, costs)
    with running(tmp_path) as server:
        assert server.http.get("/api/catalogue", params=query).json() == before
        assert server.http.get("/api/catalogue", params={"game": GAME}).json() != before


@pytest.mark.parametrize("cards", [None, OWN_CARDS])
def test_records_replay_with_the_cards_they_were_played_with(
    monkeypatch: pytest.MonkeyPatch, cards: str | None
) -> None:
    check_records(monkeypatch, GAME, {"sets": list(SETS), "cards": cards}, CHANGES, upgraded)


@pytest.mark.parametrize(
    ("rubbish", "complaint"), [(b"rubbish", "it is damaged"), (squeezed("?"), "have been changed")]
)
async def test_data_that_were_changed_in_the_database_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rubbish: bytes, complaint: str
) -> None:
    ((table_id, _, state),) = await keep(tmp_path, GAME, [{}], 5)
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE components SET text = ?", (rubbish,))
    db.commit()
    db.close()
    assert await state_of(tmp_path, table_id) == state, (
        "today's cards are the same, so nothing is lost"
    )
    upgraded(monkeypatch, costs)
    with pytest.raises(StoreError, match=rf"component data \w{{12}} in the database.* {complaint}"):
        await state_of(tmp_path, table_id)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"do":"search"', '"do":"juggle"', "'juggle' is not one of"),
        ('["advancement","Dawnsinger"', '["weapon","Dawnsinger"', "weapon 'Dawnsinger': is not"),
        ('["setup","deck"', '["setup","desk"', "it is not whole: 'deck'"),
        ('["setup","deck",{', '["setup","deck",[{', "not JSON"),
        ('"level":1', '"level":9', "must be from 1 to 3, not 9"),
        ('"advancement",', "", r"must be \[kind, name, values\]"),
        ('["advancement","Dawnsinger",', '["advancement",7,', "kind and name must be text"),
        ("of mystic-vale\n", "of chess\n", "it begins with 'valewright components of chess'"),
        ("\n", "", "cut off"),
    ],
)
def test_data_that_do_not_fit_are_refused_with_the_reason(
    old: str, new: str, complaint: str
) -> None:
    whole = game(GAME).components({})
    changed = whole[:-1] if old == "\n" else whole.replace(old, new, 1)
    assert changed != whole
    with pytest.raises(BadData, match=complaint):
        game(GAME).start_from(changed, {}, 1)
