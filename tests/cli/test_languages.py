"""Which language a command speaks: the one asked for, else the system's, else English."""

import json
from pathlib import Path

import pytest

from tests.commands import Run
from valewright.games import game
from valewright.kernel.record import Record
from valewright.words import languages

ENDED = ["take 2 from pile 1", "take 7 from pile 2", "take 7 from pile 3"]
MOVES = {
    "en": "Player 1: Take 2 counters from pile 1",
    "fr": "Joueur 1\u00a0: Prendre 2 jetons dans le tas 1",
    "es": "Jugador 1: Tomar 2 fichas del montón 1",
    "ca": "Jugador 1: Prendre 2 fitxes de la pila 1",
}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.txt"
    Record(game("nim"), {}, 4, ENDED).save(path)
    return path


@pytest.mark.parametrize("language", languages())
def test_the_language_that_is_asked_for(
    run: Run, saved: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert MOVES[language] in run("replay", saved, "--language", language).stdout


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "ca_ES.UTF-8", "LANG": "fr_FR.UTF-8"}, "ca"),
        ({"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "fr_FR.UTF-8"}, "es"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_system(
    run: Run,
    saved: Path,
    variables: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert MOVES[language] in run("replay", saved).stdout


@pytest.mark.parametrize(
    "words",
    [
        ("cards",),
        ("rules",),
        ("play", "--terminal"),
        ("replay", "x"),
        ("review", "x"),
        ("box", "template"),
    ],
)
def test_a_language_that_is_not_there(run: Run, words: tuple[str, ...]) -> None:
    done = run(*words, "--language", "tlh")
    assert done.exit_code == 2
    assert "language: 'tlh' is not one of en, fr, es, ca" in done.stderr


def test_a_review_in_french(run: Run, saved: Path, tmp_path: Path) -> None:
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    words = ("review", saved, "--rounds", 400, "--language", "fr", "--html", page, "--json", data)
    shown = run(*words)
    assert shown.exit_code == 0
    assert "Analyse terminée\u00a0: 2 décisions coûteuses" in shown.stdout
    assert "Points perdus" in shown.stdout
    assert f"Écrit dans {page}" in shown.stdout
    for text in ("Prendre 7 jetons dans le tas 2", "Joueur 2", '<html lang="fr">', "Mieux"):
        assert text in page.read_text("utf-8")
    mistakes = json.loads(data.read_text("utf-8"))["mistakes"]
    assert "take 7 from pile 2" in [mistake["played"] for mistake in mistakes]
