"""The check that games are named in their own folders only."""

from tools.named_games import RULES, Check

RULES_TEXT = """
[games.chess]
folders = ["src/chess/", "tests/chess/"]
names = ["chess"]
words = ["rooks?", "castling"]

[allowed]
"src/registry.py" = "names every game"
"docs/" = "for readers"
"""


def found(path: str, text: str) -> list[int]:
    return [number for number, _ in Check(RULES_TEXT).complaints(path, text)]


def test_names_and_words_are_found_wherever_they_stand() -> None:
    text = "a line\nChessBoard()\nthe rook\nrook_moves\nbrooks and rookies\nROOKS\nmyRook\nrookLift"
    assert found("src/server.py", text) == [2, 3, 4, 6, 7, 8]


def test_a_file_may_not_be_called_after_a_game() -> None:
    assert found("web/rookLift.ts", "a line") == [0]
    assert found("web/brook.ts", "a line") == []


def test_a_games_own_folders_and_listed_places_may_name_it() -> None:
    assert found("src/chess/board.py", "rook") == []
    assert found("src/registry.py", "chess") == []
    assert found("docs/rules/chess.md", "chess") == []
    assert found("src/chessboard.py", "rook") == [0, 1]


def test_a_place_that_is_not_there_need_not_be_listed() -> None:
    check = Check(RULES_TEXT)
    assert check.unused(["src/registry.py", "docs/rules/chess.md"]) == []
    assert check.unused(["src/server.py"]) == ["docs/", "src/registry.py"]


def test_the_rules_of_the_project_can_be_read() -> None:
    check = Check(RULES.read_text("utf-8"))
    assert check.own
    assert all(reason for reason in check.allowed.values())
