"""How each language is written: spaces, apostrophes, marks."""

from __future__ import annotations

import re

import pytest

from tests.games import BUILT_IN
from tests.words.messages import messages
from valewright.words import areas, languages, rules

# How a language never addresses the reader
OTHER_ADDRESS = {
    "fr": r"\b(tu|ton|ta|tes)\b",
    "es": r"\b(usted|ustedes|vosotr[oa]s|vuestr[oa]s?|os)\b",
    "ca": r"\b(tu|teu|teva|teus|teves|et|vostè|vostès)\b",
}


def texts(language: str) -> list[str]:
    """All lines that a reader of a language sees, without comments and ids."""
    found = [
        re.sub(r"^[a-z][a-z0-9-]* = ", "", line)
        for text in areas(language).values()
        for line in text.splitlines()
        if line and not line.startswith("#")
    ]
    for game in BUILT_IN:
        found += rules(game, language).splitlines()
    return found


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_straight(language: str) -> None:
    assert [line for line in texts(language) if "\u2019" in line or "\u2018" in line] == []


@pytest.mark.parametrize("language", languages())
def test_no_word_is_followed_by_two_spaces(language: str) -> None:
    assert [line for line in texts(language) if re.search(r"\S  +\S", line)] == []


def test_french_has_a_no_break_space_before_high_marks() -> None:
    wrong = re.compile(r"[^\s\u00a0:|-][;!?](?:[\s*)]|$)|\w:(?:\s|$)| [:;!?%](?:[\s*)]|$)")
    assert [line for line in texts("fr") if wrong.search(line)] == []


def test_only_french_has_a_space_before_high_marks() -> None:
    wrong = re.compile(r"[\s\u00a0][:;!?](?:[\s*)]|$)")
    for language in ("en", "es", "ca"):
        assert [line for line in texts(language) if wrong.search(line)] == []


def test_spanish_questions_open_with_their_mark() -> None:
    for line in texts("es"):
        assert line.count("?") == line.count("\u00bf"), line
        assert line.count("!") == line.count("\u00a1"), line


def test_catalan_writes_the_doubled_l_with_its_dot() -> None:
    said = [line.partition(" = ")[2] or line for line in texts("ca")]
    assert [line for line in said if re.search(r"l[.\u2022-]l", line)] == []


@pytest.mark.parametrize("language", OTHER_ADDRESS)
def test_the_reader_is_addressed_in_one_way(language: str) -> None:
    wrong = re.compile(OTHER_ADDRESS[language], re.IGNORECASE)
    assert [line for line in texts(language) if wrong.search(line)] == []


def test_a_hint_is_a_sentence_and_a_name_is_not() -> None:
    for language in languages():
        for name, message in messages(language).items():
            if "decision-" in name and set(message.patterns) > {""}:
                assert set(message.patterns) == {"", "hint"}, name
