"""Moves and crafted cards in parts: complete, true to the table, and come true when played."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.mystic.mixes import BUSY
from tests.mystic.through import random_mix
from valewright.kernel.engine import decision_id
from valewright.mystic import State, catalogue, new_game, sleeving
from valewright.mystic import moves as mv
from valewright.mystic.abilities.leaders import CraftPiece
from valewright.mystic.cards import Card, book_for
from valewright.mystic.decision import Layering
from valewright.mystic.parts import ACTS, card_parts, move_parts
from valewright.mystic.previews import lacks
from valewright.mystic.symbols import SLOTS, SPIRITS
from valewright.mystic.table import Table

Parts = dict[str, Any]
GAMES = 8
CHUNKS = 4

# The parts that every move of an act has, beside move, words and act
PIECE = {"title", "slot", "piece"}
ON_CARD = {"place", "card", "n"}
HAS: dict[str, set[str]] = {
    "push": {"place", "card"},
    "take-vp": {"n"},
    "evoke": {"title", "place"},
    "spend-token": {"place"},
    "buy-vp": {"n"},
    "upgrade": {"title", *ON_CARD, "after"},
    "turn-back": {"title", *ON_CARD, "after"},
    "buy": {*PIECE, "place", "fits", "n"},
    "claim": {*PIECE, "place", "fits", "n"},
    "free-soil": {*PIECE, "place", "fits", "n"},
    "remove": {*PIECE, "place"},
    "stash": {*PIECE, "place"},
    "buy-vale": {"title", "place"},
    "use-vale": {"title", "place"},
    "use-text": {"title", *ON_CARD},
    "play-again": {"title", *ON_CARD},
    "pay": {"spirit", "place"},
    "make-wild": {"spirit", "place"},
    "spend-spirit": {"spirit", "place"},
    "take-wild": {"spirit", "place"},
    "take-mana": {"n"},
    "sleeve": {*PIECE, *ON_CARD, "after"},
    "move-to": {*PIECE, *ON_CARD, "after"},
    "layer-over": {*PIECE, *ON_CARD, "after"},
    "layer-under": {*PIECE, *ON_CARD, "after"},
    "discard-card": ON_CARD,
    "keep-card": ON_CARD,
    "bury": ON_CARD,
    "copy-card": ON_CARD,
    "copy-from": {*ON_CARD, "seat"},
    "craft-on": ON_CARD,
    "count-card": ON_CARD,
    "move-from": ON_CARD,
    "add-guardians": {*ON_CARD, "after"},
    "cancel-decay": {*ON_CARD, "after"},
    "add-guardians-on-deck": {"place", "card", "after"},
    "cancel-decay-on-deck": {"place", "card", "after"},
    "discard-on-deck": {"place", "card"},
    "keep-on-deck": {"place", "card"},
    "search": {"place", "card"},
    "return": {"place", "card"},
    "look-discard": {"place", "card"},
    "put-back": {"card"},
    "discard-top": {"card"},
    "copy-field": {"place", "seat"},
    "copy-text": {"place", "seat", "card", "title"},
    "craft": {*PIECE, "place", "card", "after"},
    "move-piece": {*PIECE, "place", "card"},
    "sleeve-now": {*PIECE, "place"},
    "cash-in": {"title", "n"},
    "keep-vale": {"title", "n"},
    "sow": {"n"},
    "take-leader": {"title", "place"},
    "take-amulet": {"title", "place"},
    "keep-amulet": {"title"},
    "take-token": {"title"},
    "token-first": {"title"},
    "tree-first": {"title"},
}
MAY: dict[str, set[str]] = {
    "use-text": {"slot", "piece"},
    "play-again": {"slot", "piece"},
    "discard-on-deck": {"seat", "n"},
    "keep-on-deck": {"seat", "n"},
    "done": {"title", "n"},
}

# Acts that are about nothing: they say no, or end something
SILENT = {
    *("pass", "spoil", "end-harvest", "go-on", "done", "activate-token", "leave-token"),
    *(act for act in ACTS if act.endswith("-none")),
}


def walked(seed: int) -> Iterator[State]:
    """Every decision of a game of a random mix, played by lot, with busy harvests."""
    rng = random.Random(seed)
    state = new_game(seed=seed, **random_mix(rng))
    while not state.over:
        yield state
        legal = state.legal_moves()
        if state.decision == "harvest" and len(legal) > 1 and rng.random() < BUSY:
            legal = legal[1:]
        state.play(rng.choice(legal))


def at_place(view: Parts, parts: Parts) -> object:
    """What lies where a move is clicked: a card, a component, or a spirit."""
    zone, index = parts["place"]["zone"], parts["place"]["index"]
    seat = view["seat"] if parts["seat"] is None else parts["seat"]
    mine = view["players"][view["seat"]]
    where: dict[str, Any] = {
        "commons": view["commons"],
        "soil": [f"Fertile Soil/{slot}" for slot in SLOTS],
        "vales": view["vales"],
        "own_vales": mine["vales"],
        "field": view["players"][seat]["field"] if zone == "field" else None,
        "on_deck": [mine["on_deck"]],
        "borrowed": view["harvest"]["borrowed"] if view["harvest"] else None,
        "pending": view["harvest"]["pending"] if view["harvest"] else None,
        "workshop": mine["workshop"],
        "deck": list(view["me"]["deck"]),
        "discard": list(view["me"]["discard"]),
        "seen": view["sees"],
        "offered": view.get("offered"),
        "token": [mine["amulet"]],
        "spirit": list(SPIRITS),
        "option": [None] * 256,
    }
    return where[zone][index]


def check_parts(state: State, view: Parts, parts: Parts) -> None:
    act = parts["act"]
    given = {name for name, value in parts.items() if value is not None}
    given -= {"move", "words", "act"}
    if act in HAS or act in SILENT:
        needed = HAS.get(act, set())
        assert needed <= given <= needed | MAY.get(act, set()), (act, given)
    assert parts["words"] == state.notation(parts["move"])
    if parts["piece"] is not None:
        assert parts["piece"] == f"{parts['title']}/{parts['slot']}"
    if parts["place"] is None:
        return
    found = at_place(view, parts)
    zone = parts["place"]["zone"]
    if zone == "commons":
        assert isinstance(found, list)
        assert parts["piece"] in found
    elif zone in ("soil", "pending", "workshop"):
        assert found == parts["piece"]
    elif zone in ("vales", "own_vales", "offered", "token"):
        assert found == parts["title"]
    elif zone == "spirit":
        assert found == parts["spirit"]
    elif zone != "option":
        assert found == parts["card"]
    if zone == "field" and act not in ("upgrade", "turn-back"):
        assert parts["n"] is None or parts["n"] == parts["place"]["index"] + 1


def check_after(state: State, parts: Parts) -> None:
    """Carry the decision alone out, with nothing that follows it, and look at the card."""
    t = state.table.clone()
    frame = t.stack[-1]
    seat = frame.seat
    if parts["act"] in ("upgrade", "turn-back"):
        assert t.book.turned(t.book.named(parts["card"])).name == parts["after"]
        return
    index = parts["n"] - 1 if parts["n"] is not None else -1
    if parts["act"] == "craft":
        assert isinstance(frame, CraftPiece)
        index = frame.position
    frame.play(t, parts["move"])
    if isinstance(t.stack[-1], Layering) and not isinstance(frame, Layering):
        assert move_parts(t, mv.YES)["after"] == parts["after"]
    elif parts["place"]["zone"] == "on_deck":
        on_deck = t.players[seat].on_deck
        assert on_deck is not None
        assert on_deck.name == parts["after"]
    else:
        assert t.players[seat].field[index].name == parts["after"]


def check_fits(state: State, parts: Parts) -> None:
    """Where a piece could go is where it may be sleeved once it has been taken."""
    t = state.table.clone()
    frame = t.stack[-1]
    frame.play(t, parts["move"])
    i = 0 if parts["act"] == "free-soil" else len(t.pending) - 1
    assert t.pending[i].name == parts["piece"]
    places = sleeving.targets(t, frame.seat, i)
    assert places
    assert [fit["index"] for fit in parts["fits"]] == places
    field = t.players[frame.seat].field
    for fit in parts["fits"]:
        assert fit["after"] == t.book.sleeved(field[fit["index"]], t.pending[i], False).name


def check_lacks(state: State, moves: list[Parts]) -> None:
    """Nothing is lacking for what may be bought, and something is for what may not."""
    t = state.table
    seat = state.to_act
    found = lacks(t, seat)
    assert found is not None
    pieces = {m["piece"] for m in moves if m["act"] == "buy"}
    titles = {m["title"] for m in moves if m["act"] == "buy-vale"}
    for spot, lack in enumerate(found["commons"]):
        piece = t.commons[3 * spot]
        assert (lack is None) == (piece is not None and piece.name in pieces)
    for slot, lack in found["soil"].items():
        assert (lack is None) == (f"Fertile Soil/{slot}" in pieces)
    for vale, lack in zip(t.display, found["vales"], strict=True):
        assert (lack is None) == (vale is not None and vale.name in titles)
    assert (found["upgrade"] is None) == any(m["act"] == "upgrade" for m in moves)
    check_amounts(t, seat, found)


def check_amounts(t: Table, seat: int, found: Parts) -> None:
    """With just what is missing, it is missing no more; with one less, it still is."""
    for spot, lack in enumerate([*found["commons"], *found["vales"]]):
        if lack is None or lack["reason"] is not None:
            continue
        kind, at = ("commons", spot) if spot < 9 else ("vales", spot - 9)
        for less in (0, 1):
            rich = t.clone()
            rich.mana += lack["mana"] - less * (lack["mana"] > 0)
            for k, spirit in enumerate(SPIRITS):
                rich.spirits[k] += lack["spirits"].get(spirit, 0)
            if less and lack["spirits"]:
                rich.spirits[SPIRITS.index(next(iter(lack["spirits"])))] -= 1
            now = lacks(rich, seat)
            assert now is not None
            assert (now[kind][at] is None) == (less == 0)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_move_has_an_act_whose_parts_are_complete_and_come_true(chunk: int) -> None:
    acts: Counter[str] = Counter()
    for seed in range(chunk * GAMES, (chunk + 1) * GAMES):
        for state in walked(seed):
            t = state.table
            view = state.view(state.to_act)
            moves = [move_parts(t, move) for move in state.legal_moves()]
            assert decision_id(t) == state.decision.replace(" ", "-")
            for parts in moves:
                acts[parts["act"]] += 1
                check_parts(state, view, parts)
                if parts["after"] is not None:
                    check_after(state, parts)
                if parts["fits"] is not None:
                    check_fits(state, parts)
            if state.decision == "harvest":
                check_lacks(state, moves)
    assert set(acts) <= set(ACTS)
    assert len(acts) > len(ACTS) / 2


def test_the_acts_listed_here_are_declared() -> None:
    assert {*HAS, *SILENT} <= set(ACTS)
    assert not SILENT & set(HAS)


def check_card(card: Card) -> None:
    parts = card_parts(card)
    layers = parts["layers"]
    stacked = [piece for stack in card.stacks for piece in stack]
    assert sorted(layer["piece"] for layer in layers) == sorted(piece.name for piece in stacked)
    shown = {layer["slot"]: layer["title"] for layer in layers if not layer["covered"]}
    for slot, found in zip(SLOTS, parts["slots"], strict=True):
        assert shown.get(slot) == (None if found is None else found["title"])
    printed = [layer["piece"] for layer in layers if layer["printed"]]
    assert printed == ([] if card.leader is not None or card.base == "Blank" else [card.base])
    assert (parts["leader"] is None) == (card.leader is None)
    working = [layer["piece"] for layer in layers if layer["works"]]
    texts = len(working) + len(parts["copied"])
    assert texts == len(card.abilities) - (-1 in card.owners)
    assert parts["symbols"].get("decay", 0) - parts["symbols"].get("growth", 0) == card.net
    if not card.abilities and card.leader is None and card is card.plain:
        summed = Counter[str]()
        for found in parts["slots"]:
            summed.update({} if found is None else found["symbols"])
        assert summed == parts["symbols"]


def test_crafted_cards_come_apart_as_they_were_put_together() -> None:
    seen = set()
    for seed in range(GAMES):
        for state in walked(seed):
            for p in state.table.players:
                for card in (*p.field, p.on_deck):
                    if card is not None and card.name not in seen:
                        seen.add(card.name)
                        check_card(card)
    assert len(seen) > 300


def test_a_card_in_parts() -> None:
    book = book_for(catalogue())
    assert card_parts(book.named("Blank"))["layers"] == []
    assert card_parts(book.named("Cursed Land/top"))["layers"] == [
        {
            "title": "Cursed Land",
            "piece": "Cursed Land/top",
            "slot": "top",
            "covered": False,
            "eclipse": False,
            "printed": True,
            "works": False,
        }
    ]
    leader = card_parts(book.named("Cyrilla upgraded"))
    assert leader["leader"] == {"title": "Cyrilla", "upgraded": True}
    assert leader["slots"] == [None, None, None]
    guarded = card_parts(book.guarded(book.named("Blank"), 2))
    assert guarded["symbols"] == {"guardian": 2}
