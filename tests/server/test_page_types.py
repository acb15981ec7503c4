"""The page's types, made from the server's models."""

import re
import sys
from pathlib import Path

import pytest

from tools import page_types


def test_the_types_are_as_the_models_say() -> None:
    for file, text in page_types.Types().files().items():
        assert file.read_text("utf-8") == text


def test_every_type_is_in_one_file_and_those_of_a_game_in_its_own() -> None:
    types = page_types.Types()
    files = types.files()
    unions = {*page_types.OPEN, *page_types.BESIDES}
    for name in set(types.all) - unions:
        declared = re.compile(rf"^export (interface|type) {name}\b", re.MULTILINE)
        holders = [file.parent.name for file, text in files.items() if declared.search(text)]
        owners = [game.lower() for game, own in types.own.items() if name in own]
        assert holders == (owners or ["api"]), name
    shared = files[page_types.FILE].lower()
    assert not [game for game in types.games if game != page_types.ANY and game.lower() in shared]


def test_what_has_something_of_the_game_in_it_is_generic() -> None:
    shared = page_types.Types().files()[page_types.FILE]
    assert "export interface Told<W extends Wire = Wire> {" in shared
    assert '  moves: W["move"][];' in shared
    assert "  result: Result<W> | null;" in shared
    assert "export interface TableInfo {" in shared


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}},
         "(number | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"$ref": "#/$defs/Cell"}]},
         "[string, Cell]"),
        ({"type": "object", "additionalProperties": {"type": "boolean"}},
         "Record<string, boolean>"),
        ({"enum": ["a", "b"]}, '"a" | "b"'),
        ({"const": True}, "true"),
        ({}, "unknown"),
    ],
)  # fmt: skip
def test_schemas_become_types(schema: page_types.Schema, written: str) -> None:
    declared = page_types.declared("Thing", schema)
    assert declared == f"export type Thing = {written};\n"


def test_short_shapes_are_on_a_line_and_long_lists_on_as_few_as_they_need() -> None:
    member = {"type": "integer"}
    short = {"properties": {"at": member, "by": member}, "required": ["at"]}
    assert (
        page_types.declared("Short", short)
        == "export interface Short { at: number; by?: number }\n"
    )
    told = {"properties": {"at": {**member, "description": "when"}}}
    lines = page_types.declared("Told", told).splitlines()
    assert lines == ["export interface Told {", "  /** when */", "  at?: number;", "}"]
    words = [f"word-{i}" for i in range(40)]
    head, *rest = page_types.declared("Long", {"enum": words}).rstrip(";\n").splitlines()
    assert head == "export type Long ="
    assert " ".join(line.strip() for line in rest) == " | ".join(f'"{word}"' for word in words)
    assert all(len(line) <= page_types.LINE for line in rest)
    assert len(rest) < 8


def test_words_that_the_page_goes_through_are_a_list_and_a_type() -> None:
    assert page_types.declared("Reaction", {"enum": ["smile", "wow"]}) == (
        'export const REACTIONS = ["smile", "wow"] as const;\n'
        "export type Reaction = (typeof REACTIONS)[number];\n"
    )


def test_a_file_that_is_out_of_date_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_types, "ROOT", tmp_path)
    monkeypatch.setattr(page_types, "WEB", tmp_path / "src")
    monkeypatch.setattr(page_types, "FILE", tmp_path / "src" / "api" / "types.ts")
    monkeypatch.setattr(sys, "argv", ["page_types.py", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        page_types.main()
    monkeypatch.setattr(sys, "argv", ["page_types.py"])
    page_types.main()
    monkeypatch.setattr(sys, "argv", ["page_types.py", "--check"])
    page_types.main()
