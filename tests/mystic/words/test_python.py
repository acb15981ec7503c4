"""Everything that Mystic Vale can name has its words, and nothing more."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.words.messages import messages
from tests.words.test_python import names, with_prefix
from valewright.mystic.ability import MOMENTS
from valewright.mystic.log import KINDS as MYSTIC_KINDS
from valewright.mystic.serving.shapes import Lack, MysticAct, MysticDecision, MysticScoreKind
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, SYMBOLS
from valewright.mystic.table import PHASES
from valewright.words import Words, languages

FOUR = languages()


@pytest.mark.parametrize(
    ("area", "prefix", "known"),
    [
        ("mystic-vale/game", "move-", names(MysticAct)),
        ("mystic-vale/game", "decision-", names(MysticDecision)),
        ("mystic-vale/game", "log-", set(MYSTIC_KINDS)),
        ("mystic-vale/game", "when-", set(MOMENTS)),
        ("mystic-vale/game", "phase-", {phase.replace(" ", "-") for phase in PHASES}),
        ("mystic-vale/game", "score-", names(MysticScoreKind)),
        ("mystic-vale/game", "amount-", {*SYMBOLS, "vp-end", "any-spirit"}),
        ("mystic-vale/setup", "set-", set(SETS)),
    ],
)
def test_what_python_knows_has_words(area: str, prefix: str, known: set[str]) -> None:
    assert with_prefix(area, prefix) == known


def test_every_symbol_has_a_name_and_an_explanation() -> None:
    for symbol in SYMBOLS:
        assert set(messages("en")[f"symbol-{symbol}"].patterns) == {"", "text"}


def test_every_lack_has_its_reason() -> None:
    reasons = {
        word
        for choice in get_args(Lack.model_fields["reason"].annotation)
        for word in get_args(choice)
    }
    assert "buys" in reasons
    assert with_prefix("mystic-vale/game", "lack-") == {*reasons, "mana", "spirits"}


@pytest.mark.parametrize("language", FOUR)
def test_slots_spirits_and_places_are_told_apart(language: str) -> None:
    words = Words(language)
    assert len({words.say("slot", slot=slot) for slot in SLOTS}) == len(SLOTS)
    assert len({words.say("a-spirit", spirit=spirit) for spirit in SPIRITS}) == len(SPIRITS)
    places = {words.say("where", zone=zone, at=2) for zone in ("field", "on_deck", "borrowed")}
    assert len(places) == 3
