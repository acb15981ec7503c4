"""Cards and tables as a notebook shows them."""

from __future__ import annotations

import pytest

from tests.games import at_random
from tests.kernel.svg import texts
from tests.mystic.tiny import BOX
from valewright.kernel.drawing import ART, art
from valewright.mystic import catalogue, drawing, new_game
from valewright.mystic.cards import book_for
from valewright.mystic.position import position
from valewright.mystic.state import State
from valewright.mystic.symbols import SETS

BUILT = pytest.mark.skipif(not ART.exists(), reason="the page is not built")


def played(moves: int, seed: int = 7, **options: object) -> State:
    """A game after some moves at random."""
    return at_random(new_game(seed=seed, sets=SETS, cards=BOX, **options), moves, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("moves", [0, 60, 150, 2000])
def test_a_table_is_drawn_at_every_moment(moves: int) -> None:
    state = played(moves, players=3, leaders="random", amulets="random")
    said = texts(state._repr_svg_())
    assert "Mystic Vale" in said
    assert "Player 3's deck, from the top: " in said


def test_a_notebook_shows_the_picture_and_not_a_table_too() -> None:
    assert played(0)._repr_html_() is None


def test_whoever_sees_the_whole_state_sees_the_order_of_the_decks() -> None:
    state = played(0)
    top = state.table.players[0].deck[-1].name
    assert f"Player 1's deck, from the top: {top}" in texts(state._repr_svg_())


def test_values_of_a_card_file_are_drawn() -> None:
    changed = catalogue("[[advancement]]\nname = 'Stag'\ncost = 39")
    assert ">39</text>" in changed.advancements["Stag"]._repr_svg_()
    state = position([{}, {}], commons=["Stag/top"], cards=changed)
    assert ">39</text>" in state.view(0)._repr_svg_()


def test_every_component_draws_itself() -> None:
    cat = catalogue()
    for kind in (cat.advancements, cat.vales, cat.leaders, cat.amulets):
        for name, component in kind.items():
            assert texts(component._repr_svg_()).startswith(name)
    piece = cat.advancements["Stag"].pieces[0]
    assert "<title>Stag/" in piece._repr_svg_()


def test_a_crafted_card_shows_what_lies_on_top() -> None:
    card = book_for(catalogue()).named("Blank + Dawnsinger/top + Stag/middle")
    said = texts(card._repr_svg_())
    assert "Dawnsinger" in said
    assert "Stag" in said


@BUILT
def test_every_card_has_its_picture_from_the_page() -> None:
    cat = catalogue()
    wanted = {
        *(f"advancement/{name}" for name in cat.advancements),
        *(f"vale/{name}" for name in cat.vales),
        *(f"amulet/{name}" for name in cat.amulets),
        *(f"leader/{name}{side}" for name in cat.leaders for side in ("", "/upgraded")),
        *(f"symbol/{name}" for name in drawing.ORDER),
    }
    assert wanted <= set(art("mystic"))
    assert "<symbol" in cat.advancements["Stag"]._repr_svg_()


def test_without_the_pictures_the_drawing_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "art", lambda _: {})
    svg = played(60)._repr_svg_()
    assert "<symbol" not in svg
    assert "Player 1" in texts(svg)
