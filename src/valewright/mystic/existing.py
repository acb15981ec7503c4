"""Whether a written position could be laid out with what is in the box and in its sets."""

from __future__ import annotations

from valewright.kernel.errors import BadData
from valewright.mystic.catalogue import Piece, Vale
from valewright.mystic.scoring import all_cards
from valewright.mystic.setup import titles
from valewright.mystic.table import Player, Table

Place = tuple[str, Piece]
ValePlace = tuple[str, Vale]


def check(t: Table) -> None:
    """Refuse titles of other sets, and more copies of anything than there are."""
    names, vales = titles(t.catalogue, t.options)
    _check_pieces(t, names)
    _check_vales(t, vales)
    _check_leaders_and_amulets(t)


def _check_pieces(t: Table, names: list[str]) -> None:
    """Copies are counted by title: for which slots they are printed is mostly a guess."""
    counts: dict[str, int] = {}
    for where, piece in _pieces(t):
        title = piece.advancement.name
        copies = len(piece.advancement.slots)
        if piece in t.catalogue.soil:
            copies = sum(t.catalogue.soil_copies)
        elif title not in names:
            raise BadData(f"{where}: {_not_in_play(title, piece.advancement.set, t)}")
        counts[title] = counts.get(title, 0) + 1
        if counts[title] > copies:
            raise BadData(f"{where}: {_too_many(title, counts[title], copies)}")


def _check_vales(t: Table, vales: list[Vale]) -> None:
    counts: dict[Vale, int] = {}
    for where, vale in _vales(t):
        if vale not in vales:
            raise BadData(f"{where}: {_not_in_play(vale.name, vale.set, t)}")
        counts[vale] = counts.get(vale, 0) + 1
        if counts[vale] > vale.copies:
            raise BadData(f"{where}: {_too_many(vale.name, counts[vale], vale.copies)}")


def _check_leaders_and_amulets(t: Table) -> None:
    seen: list[str] = []
    for i, p in enumerate(t.players):
        where = f"player {i + 1}"
        cards = [card.leader.name for card in all_cards(p) if card.leader is not None]
        if len(cards) > 1:
            raise BadData(f"{where}: a player has one leader, not {' and '.join(cards)}")
        if p.leader is not None and cards and cards[0] != p.leader.name:
            raise BadData(f"{where}, leader: {p.leader.name}, but the card is {cards[0]}")
        leader = "" if p.leader is None else p.leader.name
        amulet = "" if p.amulet is None else p.amulet.name
        for key, name in (("leader", leader), ("amulet", amulet)):
            if name and name in seen:
                raise BadData(f"{where}, {key}: {_too_many(name, 2, 1)}")
            seen.append(name)


def _not_in_play(title: str, its_set: str, t: Table) -> str:
    if t.options.sets:
        return f"{title} is of the set {its_set!r}, and the sets are {', '.join(t.options.sets)}"
    return f"{title} is not among the titles that this game uses"


def _too_many(name: str, wanted: int, copies: int) -> str:
    return f"{wanted} times {name}, but there {'is' if copies == 1 else 'are'} only {copies}"


def _pieces(t: Table) -> list[Place]:
    """Every advancement that was written, with where."""
    found = [("commons", piece) for piece in t.commons if piece is not None]
    found += [("pending", piece) for piece in t.pending]
    for i, p in enumerate(t.players):
        where = f"player {i + 1}"
        found += _sleeved(p, where)
        found += [(f"{where}, workshop", piece) for piece in p.workshop]
    for k, deck in enumerate(t.decks):
        found += [(f"deck_{k + 1}", piece) for piece in deck[: t.left[k]]]
    return found


def _sleeved(p: Player, where: str) -> list[Place]:
    zones = [("field", p.field), ("deck", p.deck), ("discard", p.discard), ("kept", p.kept)]
    if p.on_deck is not None:
        zones.append(("on_deck", [p.on_deck]))
    return [
        (f"{where}, {zone}", piece)
        for zone, cards in zones
        for card in cards
        for stack in card.stacks
        for piece in stack
        if not piece.printed
    ]


def _vales(t: Table) -> list[ValePlace]:
    """Every vale that was written, with where."""
    found = [("vales", vale) for vale in t.display if vale is not None]
    for i, p in enumerate(t.players):
        found += [(f"player {i + 1}, vales", vale) for vale in p.vales]
    for k, deck in enumerate(t.vale_decks):
        found += [(f"vale_deck_{k + 1}", vale) for vale in deck[: t.vale_left[k]]]
    return found
