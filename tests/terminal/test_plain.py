"""The terminal game of a game that brings nothing for it: drawn, typed and told in its words."""

from pathlib import Path

import pytest

from tests.commands import Run, only_save
from valewright.games import game, load_record
from valewright.terminal.plain_face import PlainFace
from valewright.words import Words

GAME = ("--game", "nim", "--seed", 4, "--bots", "random")


def test_a_whole_game_in_english(run: Run, data_folder: Path) -> None:
    done = run("play", "--terminal", *GAME, typed="1\n" * 30)
    lines = done.stdout.splitlines()
    assert lines[0] == "Nim: you against Random. Seed 4. `help` lists the commands."
    assert "Piles: 2, 7, 7" in lines
    assert "The last counter: wins" in lines
    assert "Take counters from one pile" in lines
    assert "    1  Take 1 counter from pile 1" in lines
    assert "> You: Take 1 counter from pile 1" in " ".join(done.stdout.split())
    assert any(line.startswith("Random: Take ") for line in lines)
    assert any(line in ("You win.", "Random wins.") for line in lines)
    record = load_record(only_save(data_folder))
    assert record.state.over
    assert "To replay it:" in lines[-2]
    assert lines[-1].endswith(f"replay {only_save(data_folder)}")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            (
                "Nim\u00a0: vous contre Hasard. Graine 4.",
                "Tas\u00a0: 2, 7, 7",
                "Le dernier jeton\u00a0: gagne",
                "Prendre 1 jeton dans le tas 1",
                "Vous\u00a0: Prendre 1 jeton",
                "C'est annulé.",
                "La partie est terminée",
                "« sauter » n'est ni un coup possible ni une commande ; essayez `aide`.",
                "Il n'y a pas de coup 99",
                "Tapez `enregistrer FICHIER`.",
                "gagne",
            ),
        ),
        (
            "es",
            (
                "Nim: tú contra Aleatorio. Semilla 4.",
                "Montones: 2, 7, 7",
                "Tomar 1 ficha del montón 1",
                "Tú: Tomar 1 ficha",
                "Deshecho.",
                "La partida ha terminado",
                "«sauter» no es ni una jugada posible",
                "No hay jugada 99",
                "Escribe `guardar ARCHIVO`.",
                "ana",
            ),
        ),
        (
            "ca",
            (
                "Nim: vós contra Aleatori. Llavor 4.",
                "Piles: 2, 7, 7",
                "Prendre 1 fitxa de la pila 1",
                "Vós: Prendre 1 fitxa",
                "Desfet.",
                "La partida ha acabat",
                "«sauter» no és ni una jugada possible",
                "No hi ha cap jugada 99",
                "Escriviu `desar FITXER`.",
                "uanya",
            ),
        ),
    ],
)
def test_a_whole_game_in_another_language(run: Run, language: str, said: tuple[str, ...]) -> None:
    typed = "sauter\n99\nsave\n1\nundo\n" + "1\n" * 30
    done = run("play", "--terminal", *GAME, "--language", language, typed=typed)
    shown = " ".join(done.stdout.split())
    for part in said:
        assert " ".join(part.split()) in shown
    assert done.stdout.rstrip().endswith(f"--language {language}")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "annuler,aide,journal tout,conseil,table"),
        ("es", "deshacer,ayuda,registro todo,consejo,mesa"),
        ("ca", "desfer,ajuda,registre tot,consell,taula"),
    ],
)
def test_commands_have_names_in_every_language(run: Run, language: str, words: str) -> None:
    typed = "1\n" + "\n".join(words.split(",")) + "\nhelp\n?\n"
    shown = run("play", "--terminal", *GAME, "--language", language, typed=typed).stdout
    assert shown.count(Words(language).say("command-undo")) == 3
    assert Words(language).say("terminal-undone") in shown
    assert Words(language).say("frame-hint-chance", percent=0).rpartition("%")[2] in shown
    assert Words(language).say("terminal-not-a-move", text="x", help="y")[-9:] not in shown


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "take 2", "take 2 from pile 1"),
        ("en", "Take 2 counters from pile 1", "take 2 from pile 1"),
        ("fr", "prendre 2 jetons dans le tas 3", "take 2 from pile 3"),
        ("fr", "take 2 from pile 3", "take 2 from pile 3"),
        ("es", "TOMAR 2 FICHAS DEL MONTON 2", "take 2 from pile 2"),
        ("ca", "de la pila 1", "take 1 from pile 1"),
        ("ca", "7", "take 5 from pile 2"),
    ],
)
def test_moves_are_typed_in_words_notation_or_by_number(
    language: str, typed: str, notation: str
) -> None:
    state = game("nim").start({"piles": 3}, 4)
    if typed == "take 2":
        state = game("nim").start({"piles": 1, "most": 3}, 1)
    if typed == "de la pila 1":
        state.play(state.parse("take 1 from pile 1"))
    (move,), rest = PlainFace(state, Words(language)).moves(typed, state, ["you", "Ada"])
    assert (state.notation(move), rest) == (notation, "")


def test_people_at_one_keyboard_are_told_apart(run: Run) -> None:
    shown = run(
        "play", "--terminal", "--game", "nim", "--humans", 2, "--language", "fr", typed="\n1\n\n1\n"
    ).stdout
    assert "Joueur 2, c'est à vous de jouer. Appuyez sur Entrée" in " ".join(shown.split())


def test_a_hint_speaks_the_language(run: Run) -> None:
    shown = run("play", "--terminal", *GAME, "--language", "es", typed="consejo\n").stdout
    assert "% de victoria, entre el" in shown
    assert "Cuesta" in shown
    assert "\n  En su lugar: Tomar " in shown


def test_a_file_that_cannot_be_read_is_told_in_the_language(run: Run, tmp_path: Path) -> None:
    typed = f"reprendre {tmp_path / 'gone.txt'}\n"
    shown = run("play", "--terminal", *GAME, "--language", "fr", typed=typed).stdout
    assert "Cet enregistrement" in shown
    assert "cannot be read" in " ".join(shown.split())


def test_a_hint_tells_what_a_move_of_ones_own_would_cost(run: Run) -> None:
    shown = run("play", "--terminal", *GAME, typed="hint 1\n").stdout
    first = [line for line in shown.splitlines() if line.startswith("    1 ")]
    move = first[0].split(maxsplit=1)[1]
    assert f"Instead: {move}" in shown or f"> {move}  (" in shown
    wrong = run("play", "--terminal", *GAME, typed="hint nonsense\n").stdout
    assert "“nonsense” is neither a legal move" in wrong
