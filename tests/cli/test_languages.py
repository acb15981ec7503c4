"""Cards and rules in other languages, on the command line."""

from itertools import product
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from valewright.words import languages


def text(run: Run, *words: object) -> str:
    """What a command prints, in one line."""
    done = run(*words)
    assert done.exit_code == 0
    return " ".join(done.stdout.split())


def test_cards_in_french(run: Run) -> None:
    shown = text(run, "cards", "--language", "fr", "--kind", "advancement", "graine")
    assert "Graine de Vie" in shown
    assert "Toujours : Cette carte n'a aucun Déclin." in shown
    assert "Lifebringer Seed" not in shown


def test_cards_are_found_by_their_english_titles_too(run: Run) -> None:
    assert "Peuple des Racines" in text(run, "cards", "podlings", "--language", "fr")


def test_both_sides_of_a_leader_are_told(run: Run) -> None:
    shown = text(run, "cards", "--kind", "leader", "ashae", "--language", "fr")
    assert "Face de départ. Récolte : Gagnez 2 PV de la boîte." in shown
    assert "Face améliorée. Récolte : Gagnez 1 PV de la boîte" in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", "Semilla de vida"),
        ("es", "Siempre: Esta carta no tiene podredumbre."),
        ("ca", "Llavor de vida"),
        ("ca", "Sempre: Aquesta carta no té podridura."),
    ],
)
def test_cards_in_spanish_and_catalan(run: Run, language: str, said: str) -> None:
    assert said in text(run, "cards", "lifebringer", "--language", language)


def test_a_text_that_a_card_file_has_changed_is_told_as_it_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text('[[advancement]]\nname = "Lifebringer Seed"\ntext = "No decay here."\n')
    shown = text(run, "cards", "lifebringer", "--language", "fr", "--cards", file)
    assert "Graine de Vie" in shown
    assert "No decay here." in shown


def test_the_catalogue_fits_80_columns_in_every_language(run: Run) -> None:
    for game, language in product(("mystic-vale", "misty-valley"), languages()):
        shown = run("cards", "--game", game, "--language", language).stdout
        assert [line for line in shown.splitlines() if len(line) > 80] == []


def test_tiles_in_catalan(run: Run) -> None:
    shown = text(run, "cards", "--game", "misty-valley", "--language", "ca")
    assert "Gat trobador" in shown
    assert "Corn de crida" in shown


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        ("mystic-vale", "en", "When the pool is empty"),
        ("mystic-vale", "fr", "Quand le pool est vide"),
        ("mystic-vale", "es", "Cuando la reserva se vacía"),
        ("mystic-vale", "ca", "Quan la reserva es buida"),
        ("misty-valley", "es", "la última loseta de valle"),
        ("misty-valley", "ca", "l'última rajola de vall"),
    ],
)
def test_rules_are_told(run: Run, game: str, language: str, said: str) -> None:
    assert said in text(run, "rules", "--game", game, "--language", language)


@pytest.mark.parametrize("words", [("cards",), ("rules",), ("cards", "--game", "misty-valley")])
def test_a_language_that_is_not_there(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words, "--language", "tlh")
    assert done.exit_code == 2
    assert "language: 'tlh' is not one of en, fr, es, ca" in done.stderr
