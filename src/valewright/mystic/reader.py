"""Reading one table of component data, with complaints that name file, card and field."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel import data
from valewright.mystic.symbols import SYMBOLS, Symbols

MAX_SYMBOL: Final = 9


class Reader(data.Reader):
    """Reads one table of a file, naming file, card and field in every complaint."""

    def flag(self, field: str) -> bool:
        return self.has(field) and self.truth(field, self.table[field])

    def word(self, field: str, choices: tuple[str, ...] = (), default: str | None = None) -> str:
        if default is not None and not self.has(field):
            return default
        value = self.value(field)
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
        self.all_known()
