"""TOML from strangers: what is read, and what is refused before it takes long."""

from pathlib import Path

import pytest

from valewright.kernel.data import (
    MOST_DOTS,
    MOST_TEXT,
    Reader,
    chosen,
    has_comments,
    numbered,
    read_text,
    read_toml,
)
from valewright.kernel.errors import BadData


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a =", "f.toml: not valid TOML: Invalid value"),
        ("a = " + "9" * 5000, "f.toml: not valid TOML: Exceeds the limit"),
        ("a = " + "[" * 50_000, "f.toml: not valid here: nested too deeply"),
        ("a = {" * 50_000, "f.toml: not valid here: nested too deeply"),
        ("\na" + ".a" * 50_000 + " = 1", "f.toml: not valid here: too many dots in line 2"),
        ("[" + "a ." * 50_000 + "a]", "too many dots in line 1"),
        ('"x"' + '."x"' * 50_000 + " = 1", "too many dots in line 1"),
        ('a = """\n.\n"""\nb' + ".b" * 50_000 + " = 1", "too many dots in line 4"),
        ('a = "\nb' + ".b" * 50_000 + " = 1", "too many dots in line 2"),
        ("#" * (MOST_TEXT + 1), f"{MOST_TEXT + 1} characters are too many; {MOST_TEXT} at most"),
    ],
    ids=range(10),
)
def test_what_would_break_or_stall_a_reader_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as told:
        read_toml(text, "f.toml")
    assert complaint in str(told.value)


def test_dots_in_strings_and_comments_are_nobodys_business() -> None:
    dots = "." * (MOST_DOTS + 1)
    text = f'a = "{dots}" # {dots}\nb = \'{dots}\'\nc = """\n{dots}"""\n"{dots}" = 1\n'
    assert read_toml(text, "f") == {"a": dots, "b": dots, "c": dots, dots: 1}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = 1", False),
        ("# a", True),
        ("a = 1 # a", True),
        ('a = "# \\" #"', False),
        ('a = "\\\\" # a', True),
        ("a = '# \\' # a", True),
        ('a = """\n# a\n"""', False),
        ("a = '''\n# a'''", False),
        ('a = """"# a""""', False),
    ],
)
def test_comments_are_told_from_strings(text: str, found: bool) -> None:
    read_toml(text, "f")
    assert has_comments(text) is found


def test_what_a_field_may_hold() -> None:
    reader = Reader("f.toml, card 'Owl'", {"n": 3, "yes": True, "word": "x", "other": 1})
    assert reader.number("n", 3, 3) == 3
    assert reader.number("none", 0, 9, 7) == 7
    for ask, complaint in (
        (lambda: reader.number("yes", 0, 1), "yes: must be a whole number, not True"),
        (lambda: reader.number("word", 0, 1), "word: must be a whole number, not 'x'"),
        (lambda: reader.number("n", 4, 9), "n: must be from 4 to 9, not 3"),
        (lambda: reader.number("n", 0, 2), "n: must be from 0 to 2, not 3"),
        (lambda: reader.number("gone", 0, 2), "gone: is missing"),
        (lambda: reader.truth("n", 3), "n: must be true or false, not 3"),
        (reader.all_known, "other: is not a field of this kind of component"),
    ):
        with pytest.raises(BadData) as told:
            ask()
        assert str(told.value) == f"f.toml, card 'Owl', field {complaint}"
    assert reader.truth("yes", True)


def test_numbers_are_named_as_a_module_declares_them() -> None:
    declared = {"Final": 9, "ON_DECK": 0, "SPOILED": 1, "LATER": 2}
    assert numbered(declared, "ON_DECK", "SPOILED") == ("on-deck", "spoiled")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text("é", "utf-8")
    assert read_text(tmp_path / "good.toml") == "é"
    (tmp_path / "bad.toml").write_bytes(b"\xff")
    for name in ("bad.toml", "gone.toml"):
        with pytest.raises(BadData, match=rf"{name}: cannot be read: "):
            read_text(tmp_path / name)


def test_a_catalogue_is_as_it_comes_or_with_a_file_or_one_that_is_there(tmp_path: Path) -> None:
    class Box:
        def __init__(self, text: str = "shipped", where: str = "nowhere") -> None:
            self.read = (text, where)

    file = tmp_path / "box.toml"
    file.write_text("cost = 3", "utf-8")
    assert chosen(None, Box).read == ("shipped", "nowhere")
    for path in (file, str(file)):
        assert chosen(path, Box).read == ("cost = 3", str(file))
    own = Box()
    assert chosen(own, Box) is own
    with pytest.raises(BadData, match=r"gone\.toml: cannot be read"):
        chosen(tmp_path / "gone.toml", Box)
