"""What the page and Python ask for is there, and what is there is asked for."""

from __future__ import annotations

from fnmatch import fnmatchcase

from tests.words.built_keys import BUILT
from tests.words.messages import messages
from tests.words.sources import (
    built,
    first_argument,
    ids_asked,
    ids_mentioned,
    patterns_asked,
    patterns_mentioned,
)
from valewright.words import languages


def known(said: str) -> bool:
    """Whether a message, or an attribute of one, is there in English."""
    name, _, attribute = said.partition(".")
    found = messages("en").get(name)
    return found is not None and attribute in found.patterns


def test_every_id_that_is_asked_for_is_there() -> None:
    assert {said: where for said, where in ids_asked().items() if not known(said)} == {}


def test_every_id_that_is_put_together_is_listed() -> None:
    unlisted = {said: where for said, where in patterns_asked().items() if said not in BUILT}
    assert unlisted == {}, "add the pattern to tests/words/built_keys.py"


def test_every_pattern_in_the_list_is_put_together_somewhere() -> None:
    assert [pattern for pattern in BUILT if pattern not in patterns_mentioned()] == []


def test_every_pattern_finds_messages_that_have_what_it_asks_for() -> None:
    for pattern in BUILT:
        name, _, attribute = pattern.partition(".")
        if name == "*":
            continue
        found = [
            message
            for key, message in messages("en").items()
            if fnmatchcase(key, name) and key not in ids_asked()
        ]
        assert found, pattern
        assert [each.name for each in found if attribute not in each.patterns] == [], pattern


def test_every_message_is_asked_for() -> None:
    patterns = {pattern.partition(".")[0] for pattern in BUILT} - {"*"}
    for language in languages():
        within = {name for found in messages(language).values() for name in found.references}
        unused = [
            name
            for name in messages(language)
            if not name.startswith("card-")  # named by titles: see the tests of the cards
            and name not in ids_mentioned()
            and name not in within
            and not any(fnmatchcase(name, pattern) for pattern in patterns)
        ]
        assert unused == []


def test_the_sources_are_read_as_they_are_meant() -> None:
    code = 't(open ? "a-b" : `c-${of("d-e", `f-${g}`)}.text`, { h: t("i-j") })'
    assert first_argument(code, 2) == 'open ? "a-b" : `c-${of("d-e", `f-${g}`)}.text`'
    assert built('c-${of("d-e", `f-${g}`)}.text') == "c-*.text"
