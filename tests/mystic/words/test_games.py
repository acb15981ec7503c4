"""Whole games in words: every move, decision and event of them can be said as the page says it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from valewright.games import game
from valewright.kernel.contract import State
from valewright.server.games import served
from valewright.words import Words, card_slug, languages

WHO = "Ada"
ALL_SETS = ["base", "vale-of-magic", "vale-of-the-wild", "mana-storm"]
GAMES: list[tuple[str, dict[str, object]]] = [
    ("mystic-vale", {"players": 3, "sets": ALL_SETS, "leaders": "draft", "amulets": "draft"}),
    ("mystic-vale", {"sets": ALL_SETS, "leaders": "choose", "buy_vp": True, "stacked": True}),
    ("misty-valley", {"expansion": True, "tribes": "choose"}),
]


def mystic_move(words: Words, move: dict[str, Any]) -> str:
    place = move["place"] or {"zone": "", "index": 0}
    title = move["title"]
    return words.say(
        f"move-{move['act']}",
        title="none" if title is None else words.card_name(title),
        slot=move["slot"] or "",
        card=move["card"] or "",
        spirit=move["spirit"] or "",
        who=WHO,
        zone=place["zone"],
        at=place["index"] + 1,
        n=move["n"] or 0,
    )


def tile(words: Words, face: dict[str, Any] | None) -> str:
    """A tile as part of a sentence."""
    if face is None:
        return ""
    kinds = {
        "start": "tile-start",
        "patrol": f"shape-{card_slug(face.get('shape', ''))}",
        "valley": f"resource-{face.get('resource')}",
        "encounter": f"encounter-{face['id']}",
    }
    return words.say(f"misty-{kinds[face['kind']]}.tile")


def misty_move(words: Words, move: dict[str, Any]) -> str:
    side = move["side"]
    return words.say(
        f"misty-move-{move['act']}",
        tile=tile(words, move["tile"]),
        side="" if side is None else words.say(f"misty-side-{side}"),
        ability="" if not move["ability"] else words.say(f"misty-ability-{move['ability']}"),
        tribe="" if not move["tribe"] else words.say(f"misty-tribe-{move['tribe']}"),
        board="none" if side is None else "AB"[side % 2],
    )


def told(words: Words, name: str, line: dict[str, Any]) -> str:
    if name == "mystic-vale":
        kind, card = f"log-{line['kind']}", line["name"]
        return words.say(kind, who=WHO, card=card, n=line["n"])
    return words.say(
        f"misty-log-{line['kind']}",
        who=WHO,
        n=line["n"],
        tile=tile(words, line["tile"]),
        side=words.say("misty-side-0"),
        ability=line["ability"] or "",
        tribe=line["tribe"] or "",
    )


def moments(name: str, options: dict[str, object], seed: int) -> Iterator[State]:
    """The states of a game of random moves, from its start on."""
    rng = random.Random(seed)
    state = game(name).start(options, seed=seed)
    for _ in range(400):
        yield state
        if state.over:
            break
        state.play(rng.choice(state.legal_moves()))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_whole_game_can_be_said(name: str, options: dict[str, object], seed: int) -> None:
    prefix = "" if name == "mystic-vale" else "misty-"
    move_words = mystic_move if name == "mystic-vale" else misty_move
    spoken = [Words(language) for language in languages()]
    seen = 0
    for state in moments(name, options, seed):
        shown = served(name).shown(state, max(state.to_act, 0), True)
        lines, seen = served(name).events(state, seen)
        for words in spoken:
            assert words.say(f"{prefix}decision-{shown.decision}.hint")
            assert all(move_words(words, move) for move in shown.moves)
            assert all(told(words, name, line) for line in lines)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_moves_have_the_same_words_only_where_their_place_differs(
    name: str, options: dict[str, object]
) -> None:
    move_words = mystic_move if name == "mystic-vale" else misty_move
    for state in moments(name, options, seed=3):
        moves = served(name).shown(state, max(state.to_act, 0), True).moves
        places = [[str(move.get(part)) for part in ("place", "cell", "tile")] for move in moves]
        for language in languages():
            said = [move_words(Words(language), move) for move in moves]
            found = {(*place, words) for place, words in zip(places, said, strict=True)}
            assert len(found) == len(moves), said


def test_each_plural_has_its_own_form() -> None:
    said = {
        ("en", 1): "1 guardian",
        ("en", 0): "0 guardians",
        ("fr", 0): "0 Gardien",
        ("fr", 2): "2 Gardiens",
        ("es", 0): "0 guardianes",
        ("ca", 1): "1 guardià",
    }
    for (language, n), words in said.items():
        assert Words(language).say("amount-guardian", n=n) == words
