"""Positions of Mystic Vale put down as scenarios: what the seat to act knows, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from valewright.kernel.errors import Unwritable
from valewright.mystic import midturn
from valewright.mystic.abilities.vales import standing_growth
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import catalogue
from valewright.mystic.scoring import all_cards
from valewright.mystic.setup import DECLINED, offered_name, piles_for
from valewright.mystic.state import State
from valewright.mystic.table import FRESH, PHASES, PLANTING, USED, Player, Table
from valewright.scenarios.positions import Layout, Pairs, listed

EMPTY_SPOT: Final = "-"
STARTS: Final = ("planting", "harvest", "discard", "prep")  # phases that can be begun anew


def layouts(state: State) -> Iterator[Layout]:
    """The state as keys and values: a phase that begins where that will do, then in full."""
    if state.table.catalogue.source != catalogue().source:
        raise Unwritable("a game with card values of its own cannot be written as a scenario")
    seat = state.to_act
    known = state if state.over else state.sample(seat, random.Random(0))
    t = known.table
    phase = PHASES[t.phase]
    players = [_player(t, i, seat) for i in range(len(t.players))]
    for full in (False, True):
        if not full and phase not in STARTS:
            continue
        table = _table(t, state.over, full)
        yield Layout([*_options(t), ("phase", phase), *table], players)


def _options(t: Table) -> Pairs:
    options = t.options
    found: Pairs = []
    if options.conclaves:
        found.append(("conclaves", listed(options.conclaves)))
    elif options.sets and options.sets != ("base",):
        found.append(("sets", listed(options.sets)))
    if options.buy_vp:
        found.append(("buy-vp", "yes"))
    if options.stacked:
        found.append(("stacked", "yes"))
    set_up = [
        f"{key} {mode}"
        for key, mode in (("leaders", options.leaders), ("amulets", options.amulets))
        if mode != "off"
    ]
    if options.pool != t.catalogue.vp_pool[options.players]:
        set_up.append(f"pool {options.pool}")
    return [*found, ("set-up", listed(set_up))] if set_up else found


def _table(t: Table, open_hand: bool, full: bool) -> Pairs:
    found: Pairs = [("turn", str(t.turn + 1)), ("start", str(t.start + 1)), ("round", str(t.round))]
    found.append(("pool", str(t.pool)))
    if t.ending != (t.pool == 0):
        found.append(("last-round", "yes" if t.ending else "no"))
    spots = [
        " & ".join(x.name for x in t.commons[3 * k : 3 * k + 3] if x is not None) or EMPTY_SPOT
        for k in range(9)
    ]
    found.append(("commons", listed(spots)))
    if t.soil != list(t.catalogue.soil_copies):
        found.append(("soil", ", ".join(map(str, t.soil))))
    found.append(("vales", listed([EMPTY_SPOT if x is None else x.name for x in t.display])))
    found += _decks(t) if open_hand else _sizes(t)
    if t.phase == PLANTING and t.pushes and not full:
        found.append(("pushes", str(t.pushes)))
    if full:
        found += [(key.replace("_", "-"), value) for key, value in midturn.lines(t)]
        for key, names in (
            ("pending", [piece.name for piece in t.pending]),
            ("borrowed", [card.key for card in t.guests]),
            ("offered", [_offered(t, code) for code in t.offered]),
        ):
            if names:
                found.append((key, listed(names)))
    return found


def _decks(t: Table) -> Pairs:
    """The decks card by card, of a game that is over."""
    found = [
        (f"deck-{k + 1}", listed([x.name for x in t.decks[k][: t.left[k]][::-1]])) for k in range(3)
    ]
    return found + [
        (f"vale-deck-{k + 1}", listed([x.name for x in t.vale_decks[k][: t.vale_left[k]][::-1]]))
        for k in range(2)
    ]


def _sizes(t: Table) -> Pairs:
    """How large the decks are, what of them is known, and what left the game."""
    found: Pairs = [
        ("advancements-left", ", ".join(map(str, t.left))),
        ("vales-left", ", ".join(map(str, t.vale_left))),
    ]
    if t.vale_known_top:
        known = t.vale_decks[0][t.vale_left[0] - t.vale_known_top : t.vale_left[0]]
        found.append(("vale-deck-top", listed([vale.name for vale in reversed(known)])))
    gone = _gone(t)
    return [*found, ("gone", listed(gone))] if gone else found


def _gone(t: Table) -> list[str]:
    """Advancements and vales that lie nowhere any more."""
    piles = piles_for(t.catalogue, t.options)
    missing = Counter(piece.name for pile in piles.pieces for piece in pile)
    missing.update(vale.name for pile in piles.vales for vale in pile)
    missing.subtract(
        piece.name for piece in (*t.commons, *t.pending, *t.aside) if piece is not None
    )
    missing.subtract(vale.name for vale in t.display if vale is not None)
    for deck, left in zip(t.decks, t.left, strict=True):
        missing.subtract(piece.name for piece in deck[:left])
    for vales, left in zip(t.vale_decks, t.vale_left, strict=True):
        missing.subtract(vale.name for vale in vales[:left])
    for p in t.players:
        missing.subtract(vale.name for vale in p.vales)
        missing.subtract(piece.name for piece in p.workshop)
        for card in all_cards(p):
            missing.subtract(piece.name for stack in card.stacks for piece in stack)
    return sorted(missing.elements())


def _offered(t: Table, code: int) -> str:
    by = code // DECLINED
    name = offered_name(t, code % DECLINED)
    return f"{name} (declined by {by})" if by else name


def _player(t: Table, seat: int, acting: int) -> Pairs:
    p = t.players[seat]
    found: Pairs = []
    for key, cards in (("field", p.field), ("kept", p.kept)):
        if cards:
            found.append((key, _cards(cards)))
    if any(p.used):
        found.append(("used", ", ".join(map(str, p.used))))
    if p.on_deck is not None:
        found.append(("on-deck", p.on_deck.key))
    found += _piles(p, open_hand=acting < 0, mine=seat == acting)
    found += _belongings(t, p)
    return found


def _piles(p: Player, *, open_hand: bool, mine: bool) -> Pairs:
    """Deck and discard pile, as far as the seat to act knows them."""
    if not all_cards(p):
        return [("fill", "nothing")]
    if not open_hand and not mine:
        hidden = sorted(p.deck + p.discard, key=_key)
        return [("hidden", _cards(hidden)), ("deck-size", str(len(p.deck)))]
    known = len(p.deck) - p.known_top
    middle = p.deck[p.known_bottom : known]
    found = [
        ("deck-top", p.deck[known:][::-1]),
        ("deck", middle[::-1]) if open_hand else ("hidden", sorted(middle, key=_key)),
        ("deck-bottom", p.deck[: p.known_bottom]),
        ("discard", sorted(p.discard, key=_key)),
    ]
    return [(key, _cards(cards)) for key, cards in found if cards]


def _belongings(t: Table, p: Player) -> Pairs:
    found: Pairs = []
    if p.vales:
        found.append(("vales", listed([_marked(p, i) for i in range(len(p.vales))])))
    if p.growth != standing_growth(p):
        found.append(("growth", str(p.growth)))
    if p.active:
        found.append(("token", "active"))
    if p.amulet is not None:
        found.append(("amulet", p.amulet.name))
    if p.leader is not None and all(card.leader is None for card in all_cards(p)):
        found.append(("leader", p.leader.name))
    if p.workshop:
        found.append(("workshop", listed([piece.name for piece in p.workshop])))
    if p.vp:
        found.append(("vp", str(p.vp)))
    for key, held in (("spoiled", p.spoiled), ("evoked", p.evoked), ("upgrading", p.flip)):
        if held:
            found.append((key, "yes"))
    arriving = [p.next_mana, p.next_token_mana, p.next_wild]
    if any(arriving):
        found.append(("next-harvest", ", ".join(map(str, arriving))))
    extra = (p.extra_now, p.extra_next, p.extra_round == t.round)
    words = [word for word, held in zip(("now", "next", "taken"), extra, strict=True) if held]
    if words:
        found.append(("extra-turn", listed(words)))
    if p.bog >= 0:
        found.append(("last-field", str(p.bog)))
    return found


def _marked(p: Player, i: int) -> str:
    marks = p.vale_marks[i]
    words = [word for word, mark in (("used", USED), ("fresh", FRESH)) if marks & mark]
    return f"{p.vales[i].name} ({', '.join(words)})" if words else p.vales[i].name


def _key(card: Card) -> str:
    return card.key


def _cards(cards: Sequence[Card]) -> str:
    return listed([card.key for card in cards])
