"""Mystic Vale as the server tells it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Final, Literal

from valewright.kernel.contract import State
from valewright.kernel.engine import decision_id
from valewright.mystic import box, catalogue, log, parts, previews, provenance
from valewright.mystic import state as mystic
from valewright.mystic.ability import MOMENTS, Ability
from valewright.mystic.catalogue import STARTING, Catalogue
from valewright.mystic.odds import next_cards, spoilers
from valewright.mystic.provenance import Component
from valewright.mystic.serving.shapes import SHAPES
from valewright.mystic.symbols import SLOTS, SPIRITS, SYMBOLS, Symbols
from valewright.mystic.table import Table
from valewright.mystic.view import build_view, counts
from valewright.server.games.contract import SeatSnapshot


def checked(state: State) -> mystic.State:
    """The state of Mystic Vale that it is."""
    assert isinstance(state, mystic.State)
    return state


class MysticAdapter:
    """Mystic Vale for :mod:`valewright.server`."""

    name: Final[Literal["mystic-vale"]] = "mystic-vale"
    shapes: Final = SHAPES

    def shown(self, state: State, seat: int | None, acting: bool) -> SeatSnapshot:
        """A view with the crafted cards taken apart, what one lacks, and the odds of a push."""
        found = checked(state)
        t = found.table
        view = _public(found) if seat is None else _own(t, seat)
        moves: list[dict[str, Any]] = []
        if acting and seat is not None and seat == state.to_act:
            moves = [self.move(state, move) for move in state.legal_moves()]
        named = t.book.named
        view["cards"] = {name: parts.card_parts(named(name)) for name in _named(view, moves)}
        return SeatSnapshot(view, decision_id(t), moves)

    def move(self, state: State, move: int) -> dict[str, Any]:
        """What it is about, with the card it changes."""
        return parts.move_parts(checked(state).table, move)

    def events(self, state: State, since: int) -> tuple[list[dict[str, Any]], int]:
        """The log after its first ``since`` lines."""
        t = checked(state).table
        told = [
            {
                "kind": log.KINDS[kind],
                "seat": seat,
                "name": name,
                "n": n,
                "text": log.words((kind, seat, name, n)),
            }
            for kind, seat, name, n in t.told(since)
        ]
        return told, t.lines

    def played(self, seat: int, words: str) -> list[dict[str, Any]]:
        """The log tells it."""
        return []

    def bought(self, line: dict[str, Any]) -> str | None:
        """An advancement, in whichever slot it goes, or a vale."""
        title = str(line["name"]).partition("/")[0]
        return title if line["kind"] in ("bought", "bought-vale") else None

    def sets(self, options: dict[str, object]) -> list[str]:
        """The base game and its expansions."""
        chosen = options.get("sets")
        return [str(name) for name in chosen] if isinstance(chosen, list | tuple) else []

    def score_lines(self, state: State) -> list[list[dict[str, Any]]]:
        """Tokens, cards, vales, amulets."""
        found = checked(state)
        return [
            [{"kind": kind, "name": name, "vp": vp} for kind, name, vp in found.score_lines(seat)]
            for seat in range(found.players)
        ]

    def catalogue(self, cards: str = "") -> dict[str, Any]:
        """Every card."""
        cat = catalogue(cards)
        return {
            "game": self.name,
            "advancements": [
                {
                    **_called(cat, a),
                    "set": a.set,
                    "level": a.level,
                    "cost": a.cost,
                    "slots": [SLOTS[slot] for slot in a.slots],
                    "symbols": _symbols(a.symbols),
                    "vp_end": a.vp_end,
                    "longwise": a.longwise,
                    "eclipse": a.eclipse,
                    "text": _text(a.ability),
                    "starting": a.name in STARTING,
                    **_sourced("advancement", a),
                }
                for a in cat.advancements.values()
            ],
            "vales": [
                {
                    **_called(cat, v),
                    "set": v.set,
                    "level": v.level,
                    "copies": v.copies,
                    "cost": {kind: n for kind, n in zip(SPIRITS, v.cost, strict=True) if n},
                    "vp_end": v.vp_end,
                    "text": _text(v.ability),
                    **_sourced("vale", v),
                }
                for v in cat.vales.values()
            ],
            "leaders": [
                {
                    **_called(cat, leader),
                    "title": leader.title,
                    "set": leader.set,
                    "upgrade_cost": leader.upgrade_cost,
                    "sides": [
                        {
                            "symbols": _symbols(side.symbols),
                            "vp_end": side.vp_end,
                            "text": _text(side.ability),
                        }
                        for side in (leader.start, leader.upgraded)
                    ],
                    **_sourced("leader", leader),
                }
                for leader in cat.leaders.values()
            ],
            "amulets": [
                {
                    **_called(cat, a),
                    "set": a.set,
                    "vp_end": a.vp_end,
                    "text": _text(a.ability),
                    **_sourced("amulet", a),
                }
                for a in cat.amulets.values()
            ],
            "conclaves": [
                {
                    **_called(cat, conclave),
                    "grants_vp": conclave.grants_vp,
                    "advancements": list(conclave.advancements),
                    "vales": list(conclave.vales),
                    **_sourced("conclave", conclave),
                }
                for conclave in cat.conclaves.values()
            ],
            "sources": provenance.SOURCES,
        }

    def box(self, cards: str) -> list[dict[str, Any]]:
        """Every value that a card file changes."""
        return [asdict(found) for found in box.differences(catalogue(cards))]

    def box_name(self, cards: str) -> str:
        """What the owner calls the box."""
        return catalogue(cards).box

    def check_box(self, cards: str) -> dict[str, Any]:
        """A card file as an owner types it."""
        found = box.checked(cards)
        return {
            "name": found.name,
            "messages": [asdict(message) for message in found.messages],
            "progress": [asdict(group) for group in box.progress(found.catalogue)],
            "differs": len(box.differences(found.catalogue)),
            "values": found.values,
            "components": found.components,
            "tables": found.tables,
            "comments": found.comments,
        }


def _called(cat: Catalogue, component: Component) -> dict[str, str]:
    return {"id": component.name, "name": cat.names.get(component.name, component.name)}


def _sourced(kind: str, component: Component) -> dict[str, Any]:
    """Where the values of a component come from."""
    return {
        "provenance": {
            field: provenance.status(kind, component, field) for field in provenance.FIELDS[kind]
        },
        "facts": [
            {
                "field": fact.field,
                "value": list(fact.value) if isinstance(fact.value, tuple) else fact.value,
                "source": fact.source,
                "note": fact.note,
                "across": list(fact.across),
            }
            for fact in provenance.facts(kind, component.name)
        ],
    }


def _own(t: Table, seat: int) -> dict[str, Any]:
    """What a seat may know. Its log is left out: the server keeps the whole one."""
    view: dict[str, Any] = dict(build_view(t, seat, ()))
    del view["legal"], view["log"]
    view.setdefault("offered", [])
    view["lacks"] = previews.lacks(t, seat)
    view["odds"] = {
        "spoil": view["me"]["spoil_odds"],
        "left": counts(next_cards(t.players[seat])),
        "spoils": sorted(counts(spoilers(t.players[seat]))),
    }
    return view


def _public(state: mystic.State) -> dict[str, Any]:
    """What everybody may know: the view of a seat that is not asked, without what is its own."""
    view = _own(state.table, 1 if state.to_act == 0 else 0)
    view.update(seat=None, me=None, sees=[], lacks=None, odds=None)
    return view


def _named(view: dict[str, Any], moves: Iterable[dict[str, Any]]) -> set[str]:
    """Every crafted card that a view and its moves name."""
    found: set[str] = set(view["sees"])
    for player in view["players"]:
        found.update(player["field"], player["kept"], player["hidden"])
        if player["on_deck"] is not None:
            found.add(player["on_deck"])
    if view["harvest"] is not None:
        found.update(view["harvest"]["borrowed"])
    for move in moves:
        found.update(name for name in (move["card"], move["after"]) if name is not None)
        found.update(fit["after"] for fit in move["fits"] or ())
    return found


def _symbols(symbols: Symbols) -> dict[str, int]:
    return {kind: n for kind, n in zip(SYMBOLS, symbols, strict=True) if n}


def _text(ability: Ability | None) -> dict[str, str] | None:
    return None if ability is None else {"when": MOMENTS[ability.when], "text": ability.text}
