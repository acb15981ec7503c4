"""Reading component data: every complaint names file, component and field."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel import data

LANGUAGES: Final = ("en", "es", "fr", "ca")
SOURCES: Final = ("rulebook", "designed")
NOTES: Final = ("source", "designed", "documented")  # where a value comes from


class Reader(data.Reader):
    """Reads one table of a file."""

    def numbers(self, field: str, count: int, low: int, high: int) -> list[int]:
        value = self.value(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.fail(field, f"must be a list of {count} whole numbers, not {value!r}")
        return [self.in_range(f"{field}[{i}]", n, low, high) for i, n in enumerate(value)]

    def flag(self, field: str) -> bool:
        return self.truth(field, self.value(field))

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
        self.known.update(NOTES)
        self.all_known()
        return {note: self.table[note] for note in NOTES if note in self.table}
