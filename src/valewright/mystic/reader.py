"""Reading one table of component data, with complaints that name file, card and field."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.errors import BadData
from valewright.mystic.symbols import SYMBOLS, Symbols

MAX_SYMBOL: Final = 9


class Reader:
    """Reads one table of a file, naming file, card and field in every complaint."""

    def __init__(self, where: str, table: dict[str, Any]) -> None:
        self.where = where
        self.table = table
        self.known: set[str] = set()

    def fail(self, field: str, message: str) -> BadData:
        return BadData(f"{self.where}, field {field}: {message}")

    def has(self, field: str) -> bool:
        self.known.add(field)
        return field in self.table

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if not self.has(field):
            if default is None:
                raise self.fail(field, "is missing")
            return default
        value = self.table[field]
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(field, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.fail(field, f"must be from {low} to {high}, not {value}")
        return value

    def flag(self, field: str) -> bool:
        value = self.table.get(field, False)
        self.known.add(field)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def word(self, field: str, choices: tuple[str, ...] = (), default: str | None = None) -> str:
        if not self.has(field):
            if default is None:
                raise self.fail(field, "is missing")
            return default
        value = self.table[field]
        if not isinstance(value, str):
            raise self.fail(field, f"must be text, not {value!r}")
        if choices and value not in choices:
            known = ", ".join(c for c in choices if c)
            raise self.fail(field, f"{value!r} is not one of {known}")
        return value

    def words(self, field: str) -> tuple[str, ...]:
        value = self.table.get(field, [])
        self.known.add(field)
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.fail(field, f"must be a list of names, not {value!r}")
        return tuple(value)

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self.table.get(field, [])
        self.known.add(field)
        if not isinstance(value, list) or not all(type(v) is int for v in value):
            raise self.fail(field, f"must be a list of whole numbers, not {value!r}")
        return tuple(value)

    def counts(self, field: str, keys: tuple[str, ...], high: int) -> list[int]:
        value = self.table.get(field, {})
        self.known.add(field)
        if not isinstance(value, dict):
            raise self.fail(field, f"must be a table such as {{ {keys[0]} = 1 }}, not {value!r}")
        found = [0] * len(keys)
        for key, n in value.items():
            if key not in keys:
                raise self.fail(field, f"{key!r} is not one of {', '.join(keys)}")
            if type(n) is not int or not 0 <= n <= high:
                raise self.fail(f"{field}.{key}", f"must be from 0 to {high}, not {n!r}")
            found[keys.index(key)] = n
        return found

    def symbols(self) -> Symbols:
        s = self.counts("symbols", SYMBOLS, MAX_SYMBOL)
        return (s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8])

    def table_of(self, field: str) -> dict[str, Any]:
        value = self.table.get(field, {})
        self.known.add(field)
        if not isinstance(value, dict):
            raise self.fail(field, f"must be a table, not {value!r}")
        return value

    def done(self) -> None:
        for field in self.table:
            if field not in self.known:
                raise self.fail(field, "is not a field of this kind of component")
