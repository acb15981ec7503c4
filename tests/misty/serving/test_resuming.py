"""Tables of Misty Valley after an upgrade that ships other tiles, or has another rule."""

import asyncio
import sqlite3
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.misty.options import EACH
from tests.server.upgrades import Change, all_go_on, check_records, copied, keep, tampered
from valewright.games import game
from valewright.kernel.errors import BadData
from valewright.misty import control
from valewright.misty.game import MistyValley
from valewright.server.store.sqlite import FILE

catalogues = import_module("valewright.misty.catalogue")
GAME = "misty-valley"


def values(where: str, raw: dict[str, Any]) -> None:
    for tile in raw.get("patrol_tile", []):
        tile["explorers"] = [n + 1 for n in tile["explorers"]]


def order(where: str, raw: dict[str, Any]) -> None:
    for kind in ("valley_tile", "encounter_tile", "patrol_tile"):
        if kind in raw:
            raw[kind].reverse()


def number(where: str, raw: dict[str, Any]) -> None:
    if "setup" in raw:
        raw["setup"]["valley_removed"] += 1
        raw["setup"]["patrol_hand"] += 1


CHANGES = [values, order, number]


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    catalogues._built.cache_clear()


def upgraded(monkeypatch: pytest.MonkeyPatch, change: Change) -> None:
    tampered(monkeypatch, catalogues, change)
    catalogues._built.cache_clear()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Any]]:
    folder = tmp_path_factory.mktemp("kept")
    return folder, asyncio.run(keep(folder, GAME, EACH, 25))


@pytest.mark.parametrize("change", CHANGES)
async def test_games_go_on_with_the_tiles_they_began_with(
    kept: tuple[Path, list[Any]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Change,
) -> None:
    tables = copied(kept, tmp_path)
    upgraded(monkeypatch, change)
    await all_go_on(tmp_path, tables)


async def test_where_a_rule_has_another_result_games_go_on_from_their_last_state(
    kept: tuple[Path, list[Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = copied(kept, tmp_path)
    real = control.strengths
    monkeypatch.setattr(control, "strengths", lambda t, tile: real(t, tile)[::-1])
    monkeypatch.setattr(MistyValley, "rules_version", MistyValley.rules_version + 1)
    await all_go_on(tmp_path, tables)
    db = sqlite3.connect(tmp_path / FILE)
    assert db.execute("SELECT max(base) FROM tables").fetchone()[0] >= 25
    db.close()


def test_records_replay_with_the_tiles_they_were_played_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check_records(monkeypatch, GAME, {"expansion": True}, CHANGES, upgraded)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('["valley_tile",', '["weapon",', "weapon .* is not a component"),
        ('["setup",""', '["scoring",""', "it is not whole: 'setup'"),
        ('"footprints":true', '"footprints":7', "must be true or false"),
        ('["valley_tile","acorn-1"', '["valley_tile","acorn-2"', "there are 14; there must be 15"),
    ],
)
def test_data_that_do_not_fit_are_refused_with_the_reason(
    old: str, new: str, complaint: str
) -> None:
    whole = game(GAME).components({})
    changed = whole.replace(old, new, 1)
    assert changed != whole
    with pytest.raises(BadData, match=complaint):
        game(GAME).start_from(changed, {}, 1)
