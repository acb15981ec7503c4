"""Component data as one text: what is kept of it, and what is refused."""

import pytest

from valewright.kernel import components
from valewright.kernel.errors import BadData

PILES = [("pile", "first", {"most": 3}), ("word", "é", "x")]
TEXT = components.written("nim", PILES)


def test_the_text_is_the_same_on_every_machine_and_every_day() -> None:
    """Fingerprints of stored games depend on every letter of it."""
    first, *others = components.written("nim", PILES).split("\n")
    assert first == "valewright components of nim"
    assert others == ['["pile","first",{"most":3}]', '["word","é","x"]', ""]


def test_only_a_card_file_is_taken_for_one() -> None:
    assert components.listed(TEXT, "nim") == (PILES, "")
    assert components.listed(TEXT + components.file_line("cost = 3"), "nim") == (PILES, "cost = 3")
    odd = TEXT + components.line(components.FILE, "", {"no": "text"})
    assert components.listed(odd, "nim") == (PILES, "")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (TEXT[:-1], "kept data: cut off in its last line"),
        (
            TEXT.replace("of nim", "of go"),
            "kept data: it begins with 'valewright components of go', not 'valewright comp",
        ),
        (TEXT + "{\n", "kept data, line 4: not JSON: "),
        (TEXT + "[1]\n", "kept data, line 4: must be [kind, name, values]"),
        (TEXT + '[1, "a", 2]\n', "kept data, line 4: kind and name must be text"),
    ],
)
def test_damage_is_told_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as told:
        components.listed(text, "nim")
    assert str(told.value).startswith(complaint)


def test_letters_that_were_changed_on_the_way_are_told() -> None:
    packed = components.packed(TEXT)
    assert components.unpacked(packed) == TEXT
    for damaged in ([*packed, "!"], ["A" * 8]):
        with pytest.raises(BadData, match="kept data: it is damaged: "):
            components.unpacked(damaged)
    middle = f"{packed[0][:8]}*{packed[0][8:]}"  # no letter of these
    with pytest.raises(BadData, match="kept data: it is damaged: "):
        components.unpacked([middle, *packed[1:]])
    with pytest.raises(BadData, match="kept data: it is cut off"):
        components.unsqueezed(components.squeezed(TEXT)[:-4])
