"""TOML from strangers: what is read, and what is refused before it takes long."""

import pytest

from valewright.kernel.data import MOST_DOTS, MOST_TEXT, has_comments, read_toml
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
