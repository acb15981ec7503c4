"""The kinds of what happens: declared once, told by the server, worded by the page."""

from types import ModuleType
from typing import get_args

import pytest

from valewright.misty import log as misty_log
from valewright.misty import scoring as misty_scoring
from valewright.misty.serving import shapes as misty
from valewright.mystic import log as mystic_log
from valewright.mystic import scoring as mystic_scoring
from valewright.mystic.serving import shapes as mystic

LOGS = pytest.mark.parametrize("log", [mystic_log, misty_log], ids=["mystic", "misty"])


@LOGS
def test_the_names_of_the_kinds_are_in_the_order_of_their_numbers(log: ModuleType) -> None:
    numbers = {
        name.lower().replace("_", "-"): value
        for name, value in vars(log).items()
        if name.isupper() and type(value) is int and not name.endswith("_BITS")
    }
    assert {kind: n for n, kind in enumerate(log.KINDS)} == numbers


def test_the_models_have_the_declared_kinds() -> None:
    for shapes, log in ((mystic, mystic_log), (misty, misty_log)):
        kinds = getattr(shapes, f"{shapes.SHAPES.view.__name__.removesuffix('View')}LogKind")
        assert get_args(kinds.__value__) == log.KINDS
    assert mystic.MysticScoreKind.__value__ == mystic_scoring.ScoreKind
    assert misty.MistyScoreKind.__value__ == misty_scoring.ScoreKind
