"""The valley as a notebook shows it."""

from __future__ import annotations

import pytest

from tests.games import at_random
from tests.kernel.svg import texts
from valewright.kernel.drawing import ART, art
from valewright.misty import catalogue, drawing, new_game
from valewright.misty.state import State
from valewright.misty.tiles import FIRST_ENCOUNTER, FIRST_PATROL, RESOURCES, TRIBES

BUILT = pytest.mark.skipif(not ART.exists(), reason="the page is not built")


def played(moves: int, seed: int = 7, expansion: bool = True, light: bool = False) -> State:
    """A game after some moves at random."""
    return at_random(new_game(seed=seed, expansion=expansion, light=light), moves, seed)


@pytest.mark.parametrize("light", [False, True])
@pytest.mark.parametrize("moves", [0, 20, 45, 2000])
def test_the_valley_is_drawn_at_every_moment(moves: int, light: bool) -> None:
    said = texts(played(moves, expansion=not light, light=light)._repr_svg_())
    assert "Misty Valley, turn " in said
    assert "Player 2's hand: " in said


def test_every_tile_of_the_board_is_drawn() -> None:
    state = played(45)
    svg = state.view(0)._repr_svg_()
    for tile in state.view(0)["board"]:
        q, r = tile["cell"]
        assert f"<title>{tile['name']} ({q},{r})</title>" in svg


def test_a_board_by_itself_shows_its_tiles_as_they_are_turned() -> None:
    state = played(45)
    svg = state.table.board._repr_svg_()
    for tile in state.view(0)["board"]:
        assert f"<title>{tile['name']} ({tile['cell'][0]},{tile['cell'][1]})</title>" in svg
        if tile["kind"] == "patrol" and not (tile["smoke"] or tile["reinforced"]):
            laid = drawing._laid(
                catalogue(), state.table.board, catalogue().names.index(tile["name"])
            )
            assert laid["explorers"] == tile["explorers"]


@BUILT
def test_every_tile_has_its_picture_from_the_page() -> None:
    ids = catalogue().ids[FIRST_ENCOUNTER:FIRST_PATROL]
    wanted = {f"tile/{name}" for name in (*RESOURCES, *TRIBES, *ids, "start")}
    wanted |= {f"symbol/{name}" for name in (*RESOURCES, "people", "flower", "footprints")}
    assert wanted <= set(art("misty"))


def test_without_the_pictures_the_drawing_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "art", lambda _: {})
    svg = played(45)._repr_svg_()
    assert "<symbol" not in svg
    assert "Player 1" in texts(svg)
