"""What the server asks of a game beyond the kernel's contract: here alone it knows Mystic Vale."""

from __future__ import annotations

from typing import Any, Final

from valewright.kernel.contract import State
from valewright.kernel.errors import BadOption
from valewright.mystic import catalogue, log
from valewright.mystic import state as mystic
from valewright.mystic.ability import MOMENTS, Ability
from valewright.mystic.setup import random_conclaves
from valewright.mystic.symbols import SETS, SLOTS, SPIRITS, SYMBOLS, Symbols

SERVED: Final = ("mystic-vale",)
# Decisions put to a person even when only one move is left: they end something.
ALWAYS_ASKED: Final = ("plant", "harvest", "spoil")
PRIVATE: Final = ("seat", "me", "legal", "sees", "log")
KINDS: Final = {
    value: name.lower()
    for name, value in vars(log).items()
    if name.isupper() and type(value) is int
}


def check_served(game: str) -> None:
    """Refuse a game that has no tables here."""
    if game not in SERVED:
        raise BadOption(f"game: the server has tables for {', '.join(SERVED)}, not for {game!r}")


def checked(state: State) -> mystic.State:
    """The state of Mystic Vale that it is."""
    check_served(state.game)
    assert isinstance(state, mystic.State)
    return state


def asks(state: State) -> bool:
    """Whether the decision at hand is put to a person: an only move is played for them."""
    return len(state.legal_moves()) > 1 or state.decision in ALWAYS_ASKED


def seat_view(state: State, seat: int) -> dict[str, Any]:
    """What a seat may know. Its log is left out: the server keeps the whole one."""
    view = dict(state.view(seat))
    del view["log"]
    return view


def public_view(state: State) -> dict[str, Any]:
    """What everybody may know: the view of a seat that is not asked, without what is its own."""
    seat = 1 if state.to_act == 0 else 0
    view = dict(state.view(seat))
    for name in PRIVATE:
        del view[name]
    return {**view, "seat": None, "me": None, "legal": [], "sees": []}


def marks(state: State) -> tuple[object, ...]:
    """All that changes when chance is called on or something hidden comes to light."""
    t = checked(state).table
    looked = state.view(state.to_act)["sees"] if state.to_act >= 0 else []
    return (
        (t.rng.a, t.rng.b, t.round, t.turn, t.vale_known_top),
        tuple(t.left),
        tuple(t.vale_left),
        tuple(looked),
        tuple(
            (
                len(p.deck),
                p.known_top,
                p.known_bottom,
                None if p.on_deck is None else p.on_deck.name,
            )
            for p in t.players
        ),
    )


def events(state: State, since: int) -> tuple[list[dict[str, Any]], int]:
    """What happened after the first ``since`` events, in words and parts; how many in all."""
    t = checked(state).table
    fresh = t.log[max(0, since - t.log_base) :]
    told = [
        {
            "kind": KINDS[kind],
            "seat": seat,
            "name": name,
            "n": n,
            "text": log.words((kind, seat, name, n)),
        }
        for kind, seat, name, n in fresh
    ]
    return told, t.log_base + len(t.log)


def score_lines(state: State) -> list[list[dict[str, Any]]]:
    """Each seat's score, line by line."""
    found = checked(state)
    return [
        [{"kind": kind, "name": name, "vp": vp} for kind, name, vp in found.score_lines(seat)]
        for seat in range(found.players)
    ]


def drawn(options: dict[str, object], seed: int) -> dict[str, object]:
    """The options with conclaves by lot where ``random`` was asked for."""
    if options.get("conclaves") != ["random"]:
        return options
    cards = options.get("cards")
    cat = catalogue(cards if isinstance(cards, str) else "")
    return {**options, "conclaves": list(random_conclaves(cat, seed))}


def sets() -> list[str]:
    """The sets there are."""
    return list(SETS)


def conclaves() -> list[dict[str, Any]]:
    """The conclaves there are."""
    return [
        {
            "name": found.name,
            "grants_vp": found.grants_vp,
            "advancements": list(found.advancements),
            "vales": list(found.vales),
        }
        for found in catalogue().conclaves.values()
    ]


def cards() -> dict[str, list[dict[str, Any]]]:
    """Every component as plain data, for pages that show cards."""
    cat = catalogue()
    return {
        "advancements": [
            {
                "name": a.name,
                "set": a.set,
                "level": a.level,
                "cost": a.cost,
                "slots": [SLOTS[slot] for slot in sorted(set(a.slots))],
                "symbols": _symbols(a.symbols),
                "vp_end": a.vp_end,
                "longwise": a.longwise,
                "eclipse": a.eclipse,
                "text": _text(a.ability),
                "documented": list(a.documented),
            }
            for a in cat.advancements.values()
        ],
        "vales": [
            {
                "name": v.name,
                "set": v.set,
                "level": v.level,
                "copies": v.copies,
                "cost": {kind: n for kind, n in zip(SPIRITS, v.cost, strict=True) if n},
                "vp_end": v.vp_end,
                "text": _text(v.ability),
                "documented": list(v.documented),
            }
            for v in cat.vales.values()
        ],
        "leaders": [
            {
                "name": leader.name,
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
            }
            for leader in cat.leaders.values()
        ],
        "amulets": [
            {"name": a.name, "set": a.set, "vp_end": a.vp_end, "text": _text(a.ability)}
            for a in cat.amulets.values()
        ],
    }


def _symbols(symbols: Symbols) -> dict[str, int]:
    return {kind: n for kind, n in zip(SYMBOLS, symbols, strict=True) if n}


def _text(ability: Ability | None) -> dict[str, str] | None:
    return None if ability is None else {"when": MOMENTS[ability.when], "text": ability.text}
