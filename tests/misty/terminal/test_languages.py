"""Misty Valley in other languages on the command line: whole games, tiles, rules."""

from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.commands import Run
from valewright.games import load_record
from valewright.misty import catalogue, log, new_game
from valewright.misty.terminal.said import event_words
from valewright.terminal.layout import YOU
from valewright.words import Words, languages

GAME = ("--game", "misty-valley")


def text(run: Run, *words: object) -> str:
    """What a command prints, in one line."""
    done = run(*words, *GAME)
    assert done.exit_code == 0
    return " ".join(done.stdout.split())


def test_tiles_in_catalan(run: Run) -> None:
    shown = text(run, "cards", "--language", "ca")
    for part in (
        "Gat trobador",
        "Corn de crida",
        "Requereix",
        "una altra rajola de trobada",
        "Buscarastres: Forca",
        "vermell",
        "Cobriu un costat d'una rajola de patrulla rival",
    ):
        assert part in shown


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_fits_80_columns(run: Run, language: str) -> None:
    shown = run("cards", *GAME, "--language", language).stdout
    assert all(len(line) <= 80 for line in shown.splitlines())


@pytest.mark.parametrize(
    ("language", "said"),
    [("es", "la última loseta de valle"), ("ca", "l'última rajola de vall")],
)
def test_rules_are_told(run: Run, language: str, said: str) -> None:
    assert said in text(run, "rules", "--language", language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            (
                "Tour 2 (vous)",
                "À vous de jouer",
                "Explorer : la tuile d",
                "Envoyer la patrouille",
                "Vous",
                "La partie est terminée",
                "Votre score",
                "points.",
            ),
        ),
        (
            "es",
            (
                "Turno 2 (tú)",
                "Te toca",
                "Explorar: la loseta de",
                "Enviar la patrulla",
                "Colocas la loseta",
                "La partida ha terminado",
                "Tu puntuación",
                "puntos.",
            ),
        ),
        (
            "ca",
            (
                "Torn 2 (vós)",
                "Us toca",
                "Explora: la rajola",
                "Envia la patrulla",
                "Heu col·locat la rajola",
                "La partida ha acabat",
                "La vostra puntuació",
                "punts.",
            ),
        ),
    ],
)
def test_a_whole_game_in_another_language(run: Run, language: str, said: tuple[str, ...]) -> None:
    rule = "\n".join(islice(cycle(("1", "2", "1", "4", "3")), 2000)) + "\n"
    done = run(
        "play", "--terminal", *GAME, "--seed", 3, "--bots", "random", "--expansion",
        "--tribes", "choose", "--language", language, typed=rule,
    )  # fmt: skip
    assert done.exit_code == 0
    shown = " ".join(done.stdout.split())
    for part in said:
        assert part in shown
    lines = [line.removeprefix("> ") for line in done.stdout.splitlines()]
    assert all(len(line) <= 80 for line in lines if "valewright " not in line)
    for english in (" you ", " the ", " tile ", " patrol ", " Turn ", " points at "):
        assert english not in shown.replace("`patrol fork at", "")


def test_what_can_be_asked_for_in_spanish(run: Run) -> None:
    typed = "\n".join(
        ("ayuda", "losetas", "restante", "carta bomba", "carta nada", "consejo", "castillo", "99")
    )
    done = run("play", "--terminal", *GAME, "--seed", 3, "--language", "es", typed=typed + "\n")
    shown = " ".join(done.stdout.split())
    for part in (
        "losetas todas las losetas en juego",
        "(0,0) Loseta inicial",
        "Losetas de valle, dos de ellas fuera del juego: Bellotas",
        "Bomba de humo Tribus: Roebayas. Texto: Cubre un lado",
        "No hay ninguna loseta, tribu ni habilidad «nada».",
        "% de victoria, entre ",
        "«castillo» no es ni una jugada posible",
        "No hay jugada 99",
    ):
        assert part in shown


def test_moves_are_typed_in_words(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    state = new_game(seed=3, first="1")
    shape = state.view(0)["me"]["hand"][0]["shape"]
    patrol = Words("ca").say(f"misty-shape-{shape}.tile")
    typed = f"envia {patrol}\n(1,-1)\norientacio a dalt a l'esquerra\ndesar {path}\nsortir\n"
    run(
        "play", "--terminal", *GAME, "--seed", 3, "--first", 1, "--bots", "random",
        "--language", "ca", typed=typed,
    )  # fmt: skip
    assert load_record(path).words[:3] == [f"patrol {shape}", "at (1,-1)", "facing 5"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", range(len(log.KINDS)))
def test_every_event_has_a_second_and_a_third_person(kind: int, language: str) -> None:
    words, cat = Words(language), catalogue()
    event = (kind, 0, 1, 1)
    yours, hers = (event_words(words, cat, event, [name]) for name in (YOU, "Ada"))
    assert (yours == hers) == (kind in (log.GAME_OVER, log.REFILLED))
    assert ("Ada" in hers) == (yours != hers)
    assert "you" not in yours.split()
