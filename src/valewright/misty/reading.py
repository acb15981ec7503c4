"""Reading component data: every complaint names file, component and field."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.errors import BadData

LANGUAGES: Final = ("en", "es", "fr", "ca")
SOURCES: Final = ("rulebook", "designed")
NOTES: Final = ("source", "designed", "documented")  # where a value comes from


class Reader:
    """Reads one table of a file."""

    def __init__(self, where: str, table: dict[str, Any]) -> None:
        self.where = where
        self.table = table
        self.known: set[str] = set()

    def fail(self, field: str, message: str) -> BadData:
        return BadData(f"{self.where}, field {field}: {message}")

    def value(self, field: str) -> Any:
        self.known.add(field)
        if field not in self.table:
            raise self.fail(field, "is missing")
        return self.table[field]

    def number(self, field: str, low: int, high: int) -> int:
        return self._in_range(field, self.value(field), low, high)

    def _in_range(self, field: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(field, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.fail(field, f"must be from {low} to {high}, not {value}")
        return value

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        value = self.value(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.fail(field, f"must be a list of {count} whole numbers, not {value!r}")
        return [self._in_range(f"{field}[{i}]", n, low, high) for i, n in enumerate(value)]

    def flag(self, field: str) -> bool:
        value = self.value(field)
        if not isinstance(value, bool):
            raise self.fail(field, f"must be true or false, not {value!r}")
        return value

    def word(self, field: str) -> str:
        return self._line(field, self.value(field))

    def _line(self, field: str, value: object) -> str:
        """A text that fits into notation: one line, without comma and semicolon."""
        if not isinstance(value, str) or not value or value != " ".join(value.split()):
            raise self.fail(field, f"must be text on one line, not {value!r}")
        if ";" in value or "," in value:
            raise self.fail(field, "must have no comma and no semicolon")
        return value

    def choice(self, field: str, choices: tuple[str, ...]) -> int:
        """Which of the choices the field names."""
        value = self.value(field)
        if value not in choices:
            raise self.fail(field, f"{value!r} is not one of {', '.join(choices)}")
        return choices.index(value)

    def choices(self, field: str, choices: tuple[str, ...], most: int) -> list[int]:
        value = self.value(field)
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise self.fail(field, f"must be a list of 1 to {most} names, not {value!r}")
        for name in value:
            if name not in choices:
                raise self.fail(field, f"{name!r} is not one of {', '.join(choices)}")
        if len(set(value)) != len(value):
            raise self.fail(field, "names the same thing twice")
        return [choices.index(name) for name in value]

    def names(self) -> dict[str, str]:
        """The component's name in every language."""
        value = self.value("name")
        if not isinstance(value, dict):
            raise self.fail("name", f"must be a table such as {{ en = '...' }}, not {value!r}")
        for language in value:
            if language not in LANGUAGES:
                raise self.fail(f"name.{language}", "is not a language of this game")
        return {
            language: self._line(f"name.{language}", value.get(language)) for language in LANGUAGES
        }

    def done(self) -> dict[str, Any]:
        """Refuse fields nobody asked for; what was noted on where the values come from."""
        if "source" in self.table and self.table["source"] not in SOURCES:
            raise self.fail("source", f"must be one of {', '.join(SOURCES)}")
        for field in self.table:
            if field not in self.known and field not in NOTES:
                raise self.fail(field, "is not a field of this kind of component")
        return {note: self.table[note] for note in NOTES if note in self.table}
