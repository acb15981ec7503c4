"""What a seat may know, as plain data, and how it prints (MV-INFO)."""

from __future__ import annotations

from typing import Any

from valewright.kernel.decision import waiting
from valewright.kernel.engine import words
from valewright.mystic import log
from valewright.mystic.cards import Card
from valewright.mystic.decision import Decision
from valewright.mystic.odds import next_cards, spoil_odds
from valewright.mystic.setup import offered_name, visible_offers
from valewright.mystic.symbols import SLOTS, SPIRITS
from valewright.mystic.table import DISCARD, HARVEST, OVER, PHASES, Player, Table
from valewright.mystic.zones import net_decay


class View(dict[str, Any]):
    """A plain dictionary that prints as a readable table and draws itself in a notebook."""

    card_data: str  # what rebuilds the components, where they are not as shipped

    def __str__(self) -> str:
        return render(self)

    def _repr_svg_(self) -> str:
        from valewright.mystic.drawing import view_svg

        return view_svg(self)


def counts(cards: list[Card]) -> dict[str, int]:
    """How many of each card, in an order that says nothing of the pile's."""
    found: dict[str, int] = {}
    for name in sorted(card.name for card in cards):
        found[name] = found.get(name, 0) + 1
    return found


def build_view(t: Table, seat: int, legal: tuple[int, ...]) -> View:
    """Everything the seat may know and nothing else."""
    frame = waiting(t) if t.stack else None
    acting = frame.seat if frame is not None else -1
    view = View(
        game="mystic-vale",
        options=t.options.plain(),
        seat=seat,
        round=t.round,
        phase=PHASES[t.phase],
        start=t.start,
        turn=t.turn,
        to_act=acting,
        decision=frame.name if frame is not None else "over",
        pool=t.pool,
        last_round=t.ending,
        over=frame is None and t.phase == OVER,
        commons=[
            [x.name for x in t.commons[3 * spot : 3 * spot + 3] if x is not None]
            for spot in range(9)
        ],
        soil=dict(zip(SLOTS, t.soil, strict=True)),
        advancements_left=list(t.left),
        vales=[None if vale is None else vale.name for vale in t.display],
        vales_left=list(t.vale_left),
        vale_deck_top=[
            vale.name
            for vale in reversed(
                t.vale_decks[0][t.vale_left[0] - t.vale_known_top : t.vale_left[0]]
            )
        ],
        players=[_public(t, i) for i in range(len(t.players))],
        me=_private(t, seat),
        harvest=_harvest(t) if t.phase in (HARVEST, DISCARD) else None,
        legal=[[move, words(t, move)] for move in legal],
        sees=_sees(t, seat),
        log=[log.words(event) for event in t.told(t.players[seat].log_mark)],
    )
    view.card_data = t.catalogue.source
    if t.offered:
        shown = [offered_name(t, code) for code in visible_offers(t, seat)]
        if shown:
            view["offered"] = shown
    return view


def _public(t: Table, seat: int) -> dict[str, Any]:
    """What everyone knows of a seat."""
    p = t.players[seat]
    return {
        "seat": seat,
        "vp": p.vp,
        "token": "active" if p.active else "spent",
        "evoked": p.evoked,
        "worn": _worn(p),
        "amulet": None if p.amulet is None else p.amulet.name,
        "leader": None if p.leader is None else p.leader.name,
        "field": [card.name for card in p.field],
        "used": list(p.used),
        "on_deck": None if p.on_deck is None else p.on_deck.name,
        "net_decay": net_decay(p),
        "growth": p.growth,
        "spoiled": p.spoiled,
        "deck_size": len(p.deck),
        "discard_size": len(p.discard),
        "hidden": counts(p.deck + p.discard),
        "vales": [vale.name for vale in p.vales],
        "vale_marks": list(p.vale_marks),
        "workshop": [piece.name for piece in p.workshop],
        "kept": [card.name for card in p.kept],
        "next_harvest": [p.next_mana, p.next_token_mana, p.next_wild],
        "extra_turn": p.extra_now or p.extra_next,
        "upgrading": p.flip,
    }


def _worn(p: Player) -> list[str]:
    """Cards outside the field that have used or given something in this turn."""
    if not p.worn:
        return []
    cards = p.deck + p.discard + ([] if p.on_deck is None else [p.on_deck])
    return sorted(card.key for card in cards if card.spent or card.gave)


def _private(t: Table, seat: int) -> dict[str, Any]:
    """What only the seat itself knows."""
    p = t.players[seat]
    n = len(p.deck)
    odds = spoil_odds(t, seat)
    return {
        "deck_size": n,
        "deck": counts(p.deck),
        "discard": counts(p.discard),
        "deck_top": [card.name for card in reversed(p.deck[n - p.known_top :])],
        "deck_bottom": [card.name for card in p.deck[: p.known_bottom]],
        "spoil_odds": [odds.numerator, odds.denominator],
        "next_from": len(next_cards(p)),
    }


def _harvest(t: Table) -> dict[str, Any]:
    return {
        "mana": t.mana,
        "token_mana": t.token_mana,
        "debt": t.debt,
        "spirits": dict(zip(SPIRITS, t.spirits, strict=True)),
        "wild_spent": t.wild_spent,
        "due": dict(zip(SPIRITS, t.due, strict=True)),
        "vp_due": t.vp_due,
        "buys": t.buys,
        "buy_limit": t.limit,
        "vale_buys": t.vale_buys,
        "pending": [piece.name for piece in t.pending],
        "bound": list(t.bound),
        "borrowed": [card.name for card in t.guests],
        "given": [[at, *row] for at in sorted(t.given) for row in t.given[at]],
        "hidden_used": list(t.hidden_used),
    }


def _sees(t: Table, seat: int) -> list[str]:
    """Cards that a look shows to the seat that uses it, topmost first, and all the cards of a deck
    that is searched, in an order that says nothing of the deck's (MV-INFO-06, MV-INFO-07)."""
    frame = t.stack[-1] if t.stack else None
    return frame.seen(t) if isinstance(frame, Decision) and frame.seat == seat else []


# Printing


def render(view: View) -> str:
    """The table in words, at most 80 columns where names allow."""
    lines = [
        f"Mystic Vale  round {view['round']}  {view['phase']}  pool {view['pool']} VP"
        + ("  LAST ROUND" if view["last_round"] else "")
    ]
    lines.append("Commons:")
    for level in range(3):
        shown = [
            " = ".join(names) if names else "-"
            for names in view["commons"][3 * level : 3 * level + 3]
        ]
        lines.append(f"  {level + 1}: " + ", ".join(shown))
    soil = view["soil"]
    lines.append("  Fertile Soil: " + ", ".join(f"{slot} {soil[slot]}" for slot in SLOTS))
    lines.append("Vales:")
    for level in range(2):
        shown = [name or "-" for name in view["vales"][4 * level : 4 * level + 4]]
        lines.append(f"  {level + 1}: " + ", ".join(shown))
    for p in view["players"]:
        lines.extend(_render_player(view, p))
    harvest = view["harvest"]
    if harvest is not None:
        purse = ", ".join(f"{n} {kind}" for kind, n in harvest["spirits"].items() if n)
        lines.append(f"Harvest: {harvest['mana']} mana; {purse or 'no spirits'}")
        if harvest["pending"]:
            lines.append("  bought: " + ", ".join(harvest["pending"]))
    if view["legal"]:
        lines.append("Moves: " + "; ".join(words for _, words in view["legal"]))
    return "\n".join(lines)


def _render_player(view: View, p: dict[str, Any]) -> list[str]:
    mine = p["seat"] == view["seat"]
    who = f"Player {p['seat'] + 1}" + (" (you)" if mine else "")
    turn = " *" if p["seat"] == view["turn"] else ""
    token = p["amulet"] or "token"
    piles = f"deck {p['deck_size']}, discard {p['discard_size']}"
    state = f"{p['vp']} VP, {token} {p['token']}, net decay {p['net_decay']}"
    lines = [f"{who}{turn}: {state}, {piles}"]
    for i, name in enumerate(p["field"]):
        lines.append(f"  {i + 1}. {name}")
    lines.append(f"  on deck: {p['on_deck'] or '-'}")
    if p["vales"]:
        lines.append("  vales: " + ", ".join(p["vales"]))
    if mine:
        bad, of = view["me"]["spoil_odds"]
        lines.append(f"  chance that the next push spoils: {100 * bad / of:.0f}%")
    return lines
