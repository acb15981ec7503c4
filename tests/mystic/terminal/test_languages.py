"""Mystic Vale in other languages on the command line: whole games, cards, rules, a box."""

import re
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.commands import Run, only_save
from tests.mystic.tiny import BOX_FILE
from valewright.games import load_record
from valewright.mystic import log
from valewright.mystic.terminal.story import sentence
from valewright.terminal.layout import YOU
from valewright.words import Words, languages


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


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_fits_80_columns(run: Run, language: str) -> None:
    shown = run("cards", "--language", language).stdout
    assert [line for line in shown.splitlines() if len(line) > 80] == []
    assert Words(language).say("shell-kinds-advancement") in shown
    assert Words(language).say("mystic-head-gives") in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "When the pool is empty"),
        ("fr", "Quand le pool est vide"),
        ("es", "Cuando la reserva se vacía"),
        ("ca", "Quan la reserva es buida"),
    ],
)
def test_rules_are_told(run: Run, language: str, said: str) -> None:
    assert said in text(run, "rules", "--language", language)


def play(run: Run, *lines: str, language: str = "fr") -> str:
    """What is shown of a game in which these lines are typed."""
    done = run(
        "play", "--terminal", "--seed", 7, "--cards", BOX_FILE, "--language", language,
        typed="\n".join(lines) + "\n",
    )  # fmt: skip
    assert done.exit_code == 0
    lines_shown = [line.removeprefix("> ") for line in done.stdout.splitlines()]
    assert all(len(line) <= 80 for line in lines_shown if "valewright " not in line)
    return done.stdout


def test_a_turn_in_french(run: Run, data_folder: Path) -> None:
    shown = play(run, "passer", "acheter peuple", "terminer", "la carte 3", "journal", "quitter")
    for part in (
        "--- Ronde 1 - Semence (vous) - pool 23 PV",
        "Pousser ou passer",
        "  2. Pousser                      37,5\u00a0% de Décliner (6 sur 16)",
        "Récolte (vous)",
        "À dépenser\u00a0: ",
        "Vous achetez Peuple des Racines (milieu) pour 2 Mana",
        "Vous glissez Peuple des Racines (milieu) dans la carte 3",
        "La partie est enregistrée. Pour la reprendre\u00a0:",
    ):
        assert part in shown
    assert re.search(r"\nGlouton \w.*\u00a0;", shown)
    words = load_record(only_save(data_folder)).words
    assert words[:4] == [
        "pass",
        "buy Podlings/middle",
        "end harvest",
        "sleeve Podlings/middle on 3",
    ]


def test_what_can_be_asked_for_in_french(run: Run) -> None:
    shown = play(
        run, "aide", "textes", "carte xanos", "carte loup", "carte rien", "risques", "voir",
        "voir glouton", "voir bob",
    )  # fmt: skip
    for part in (
        "  risques              les cartes à venir",
        "Xanos  Héros, Le Cœur de Glace, Tempête de Mana",
        "Face améliorée pour 2 Mana",
        "Il n'y a pas de carte «\u00a0rien\u00a0».",
        "La prochaine carte vous fait Décliner avec une probabilité de 37,5\u00a0%.",
        "Ce qui reste dans votre deck\u00a0: 16",
        "Deck et défausse\u00a0: Glouton",
        "Il n'y a pas de joueur «\u00a0bob\u00a0»\u00a0: Vous, Glouton.",
    ):
        assert part in shown


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("fr", ("La partie est terminée", "  Jetons PV ....", "Ronde 2 - Semence (vous)", "Vous ")),
        ("es", ("La partida ha terminado", "  Fichas de PV", "Ronda 2 - Siembra (tú)", "Pasas")),
        ("ca", ("La partida ha acabat", "  Fitxes de PV", "Ronda 2 - Sembra (vós)", "Heu passat")),
    ],
)
def test_a_whole_game(run: Run, data_folder: Path, language: str, parts: tuple[str, ...]) -> None:
    shown = play(run, *islice(cycle(("2", "1", "1")), 3000), language=language)
    for part in parts:
        assert part in shown
    for english in (" you ", " the ", " pushes ", " Round ", " card ", " deck "):
        assert english not in shown or language == "fr"
    again = run("replay", only_save(data_folder), "--language", language).stdout
    words = Words(language)
    assert words.say("mystic-round", n=2) in again
    assert words.say("log-passed", who=words.say("shell-seat-name-usual", n=1)) in again


@pytest.mark.parametrize("kind", range(len(log.KINDS)))
def test_every_event_has_a_second_and_a_third_person(kind: int) -> None:
    event = (kind, 0, "Podlings/top", 2)
    impersonal = kind in (log.GAME_OVER, log.REPLENISHED)
    for language in languages():
        words = Words(language)
        yours, hers = sentence(words, event, [YOU]), sentence(words, event, ["Ada"])
        assert (yours == hers) == impersonal
        assert ("Ada" in hers) != impersonal
        assert "you" not in yours.split()


def test_a_box_in_french(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[[advancement]]\nname = 'Stag'\ncost = 9\n")
    shown = text(run, "box", "check", file, "--language", "fr")
    assert shown.endswith("1 valeur différente de celle de Valewright.")
    assert "En tout" in text(run, "box", "progress", file, "--language", "fr")
    template = run("box", "template", "--language", "fr").stdout
    assert 'name = "Ma boîte"' in template
