"""Everything that the games, the server and the bots can name has its words, and nothing more."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tests.words.messages import messages, of_area
from valewright import games, misty
from valewright.bots.levels import LEVELS
from valewright.bots.names import OWN
from valewright.kernel.contract import CHOICE
from valewright.misty import tiles
from valewright.misty.log import KINDS as MISTY_KINDS
from valewright.misty.serving.shapes import MistyAct, MistyDecision, MistyScoreKind
from valewright.mystic.ability import MOMENTS
from valewright.mystic.log import KINDS as MYSTIC_KINDS
from valewright.mystic.serving.shapes import Lack, MysticAct, MysticDecision, MysticScoreKind
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, SYMBOLS
from valewright.mystic.table import PHASES
from valewright.server.refusals import Reason
from valewright.words import Words, languages

GAMES = [entry.name for entry in games.BUILT_IN]  # games that packages add bring their own words

FOUR = languages()


def names(kind: Any) -> set[str]:
    """The words of a Literal."""
    return set(get_args(kind.__value__))


def with_prefix(area: str, prefix: str) -> set[str]:
    """What stands after a prefix in the ids of an area."""
    return {name.removeprefix(prefix) for name in of_area("en", area) if name.startswith(prefix)}


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
        ("shell", "refused-", {*names(Reason), "unknown"}),
        ("mystic-vale/setup", "set-", set(SETS)),
        ("games", "bot-", {*OWN, *LEVELS}),
        ("misty-valley/game", "misty-move-", names(MistyAct)),
        ("misty-valley/game", "misty-decision-", names(MistyDecision)),
        ("misty-valley/game", "misty-log-", set(MISTY_KINDS)),
        ("misty-valley/game", "misty-score-", names(MistyScoreKind)),
        ("misty-valley/game", "misty-resource-", set(tiles.RESOURCES)),
        ("misty-valley/game", "misty-amount-", set(tiles.RESOURCES)),
        ("misty-valley/game", "misty-tribe-", set(tiles.TRIBES)),
        ("misty-valley/game", "misty-ability-", set(tiles.ABILITIES)),
        ("misty-valley/game", "misty-side-", {str(side) for side in range(6)}),
        (
            "misty-valley/game",
            "misty-shape-",
            {shape for shape in misty.catalogue().shapes if shape},
        ),
        (
            "misty-valley/game",
            "misty-encounter-",
            set(misty.catalogue().ids[tiles.FIRST_ENCOUNTER : tiles.FIRST_PATROL]),
        ),
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


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_name_an_explanation_and_its_choices(game: str) -> None:
    for option in games.game(game).options():
        name = f"option-{option.name.replace('_', '-')}"
        assert set(messages("en")[name].patterns) == {"", "text"}
        if option.kind == CHOICE:
            wanted = {f"{option.name}-{choice}" for choice in option.choices}
            found = {
                choice
                for choice in with_prefix(f"{game}/setup", "choice-")
                if choice.startswith(f"{option.name}-")
            }
            assert found == wanted


@pytest.mark.parametrize("game", GAMES)
def test_there_are_words_for_its_name_and_none_for_other_options(game: str) -> None:
    options = games.game(game).options()
    area = f"{game}/setup"
    shared = with_prefix("games", "option-")
    assert with_prefix(area, "option-") == {o.name.replace("_", "-") for o in options} - shared
    choices = {o.name for o in options if o.kind == CHOICE}
    assert {choice.partition("-")[0] for choice in with_prefix(area, "choice-")} == choices
    assert with_prefix(area, "game-") == {game}


@pytest.mark.parametrize("language", FOUR)
def test_slots_spirits_and_places_are_told_apart(language: str) -> None:
    words = Words(language)
    assert len({words.say("slot", slot=slot) for slot in SLOTS}) == len(SLOTS)
    assert len({words.say("a-spirit", spirit=spirit) for spirit in SPIRITS}) == len(SPIRITS)
    places = {words.say("where", zone=zone, at=2) for zone in ("field", "on_deck", "borrowed")}
    assert len(places) == 3


@pytest.mark.parametrize("language", FOUR)
def test_the_data_of_misty_valley_has_the_same_names(language: str) -> None:
    words, cat = Words(language), misty.catalogue()
    for i, tribe in enumerate(tiles.TRIBES):
        assert words.say(f"misty-tribe-{tribe}") == cat.tribe_names[i][language]
    for i, ability in enumerate(tiles.ABILITIES):
        assert words.say(f"misty-ability-{ability}") == cat.ability_names[i][language]
    for tile in range(tiles.FIRST_ENCOUNTER, tiles.FIRST_PATROL):
        said = words.say(f"misty-encounter-{cat.ids[tile]}")
        assert said == cat.tile_names[tile][language]


def test_reinforcements_are_as_many_as_the_words_say() -> None:
    assert misty.catalogue().extra_explorers == 2


@pytest.mark.parametrize("language", FOUR)
def test_a_tile_can_be_part_of_a_sentence(language: str) -> None:
    kinds = ("misty-resource-", "misty-encounter-", "misty-shape-", "misty-tile-")
    for name, message in of_area(language, "misty-valley/game").items():
        assert ("tile" in message.patterns) == name.startswith(kinds), name
