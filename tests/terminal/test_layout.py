"""Sentences about one player, joined; names and lists; what is typed, compared."""

import pytest

from tests.words.messages import all_variables, messages
from valewright.kernel.errors import GameError
from valewright.terminal.layout import YOU, all_of, count_line, joined, listed
from valewright.terminal.prompt import Commands, plain
from valewright.words import Words, languages

# Said of several players at once, each by the name that is shown, or to one who shares a keyboard
OF_OTHERS = ("-curtain", "-share", "-shared")


@pytest.mark.parametrize(
    ("language", "name", "sentences", "said"),
    [
        ("en", YOU, ["You pass", "You win"], "You pass; win."),
        ("fr", YOU, ["Vous passez", "Vous gagnez"], "Vous passez\u00a0; gagnez."),
        ("es", YOU, ["Pasas", "Ganas"], "Pasas; ganas."),
        ("ca", "Ada", ["Ada passa", "Ada: el torn acaba"], "Ada passa; Ada: el torn acaba."),
        ("en", "Ada", ["Ada wins", "The game is over"], "Ada wins; the game is over."),
    ],
)
def test_the_subject_is_said_once(
    language: str, name: str, sentences: list[str], said: str
) -> None:
    assert joined(Words(language), name, sentences) == said


def test_names_and_lists() -> None:
    assert all_of(Words("fr"), [YOU, "Ada"]) == "Vous et Ada"
    assert all_of(Words("ca"), ["Ada"]) == "Ada"
    assert listed(Words("es"), []) == "nada"
    assert count_line("A label that is far too long", 12, 20).plain == "  A label tha….   12"


@pytest.mark.parametrize("language", languages())
def test_english_commands_are_understood_in_every_language(language: str) -> None:
    commands = Commands(Words(language), ("command-table",))
    for typed, name in (("UNDO", "undo"), ("q", "quit"), ("?", "help"), ("t", "table")):
        found = commands.read(typed)
        assert found is not None
        assert found.name == name
        again = commands.read(commands.typed(name))
        assert again is not None
        assert again.name == name
    assert commands.read("jump") is None
    assert commands.read("undo the wall") is None
    with pytest.raises(GameError, match=Words(language).say("command-save.typed")):
        commands.read("save")


def test_help_keeps_to_the_width() -> None:
    for language in languages():
        listing = Commands(Words(language), ("command-table",)).help(60).split("\n\n")[1]
        assert max(map(len, listing.splitlines())) <= 60


def test_words_are_compared_without_accents_and_marks() -> None:
    assert plain("  Élue\u00a0: de GAÏA (milieu)!") == "elue de gaia milieu"


@pytest.mark.parametrize("language", languages())
def test_the_reader_is_never_called_by_the_name_that_stands_for_them(language: str) -> None:
    """What the terminal says of a player takes the second person for ``YOU``."""
    for name, message in messages(language).items():
        spoken = message.area.endswith("terminal") or "log-" in name or "move-" in name
        if spoken and "who" in all_variables(language, name) and not name.endswith(OF_OTHERS):
            others = dict.fromkeys(all_variables(language, name) - {"who"}, 1)
            said = Words(language).say(name, who=YOU, **others)
            assert "you's" not in said, name
            assert language == "en" or YOU not in said.split(), name
