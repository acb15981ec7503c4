"""The page's types, made from the server's models."""

import sys
from pathlib import Path

import pytest

from tools import page_types


def test_the_types_are_as_the_models_say() -> None:
    assert page_types.FILE.read_text("utf-8") == page_types.typescript()


def test_every_type_that_is_named_is_there() -> None:
    named = page_types.definitions()
    text = page_types.typescript()
    for name in named:
        assert text.count(f" {name} ") >= 1
    for wanted in ("Told", "MysticMove", "MistyMove", "CardParts", "Lacks", "Preview", "Fork"):
        assert wanted in named


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


def test_a_file_that_is_out_of_date_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_types, "FILE", tmp_path / "api" / "types.ts")
    monkeypatch.setattr(sys, "argv", ["page_types.py", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        page_types.main()
    monkeypatch.setattr(sys, "argv", ["page_types.py"])
    page_types.main()
    monkeypatch.setattr(sys, "argv", ["page_types.py", "--check"])
    page_types.main()
