"""Cards and tables of Mystic Vale in SVG, as the page shows them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from valewright.kernel.drawing import GOLD, GROUND, INK, SERIF, SOFT, Canvas, art
from valewright.mystic.cards import Card, book_for
from valewright.mystic.catalogue import Advancement, Amulet, Catalogue, Leader, Piece, Vale
from valewright.mystic.catalogue import catalogue as read_catalogue
from valewright.mystic.symbols import SLOTS, SPIRITS, SYMBOLS
from valewright.mystic.table import Table
from valewright.mystic.view import View, build_view

# Sizes are those of the page, where an em of a card is 10
CARD: Final = (150, 240)
SLOT: Final = 80
FACE: Final = (150, 103)
VALE: Final = (116, 106)
GAP: Final = 8
MARGIN: Final = 16
WIDE: Final = 1180
MARKET: Final = 3 * (FACE[0] + GAP)
SMALL: Final = 0.72  # of the cards in a field
# The order in which the page tells symbols: what buys first, what hurts and helps last
ORDER: Final = ("mana", "animal", "forest", "sky", "wild", "vp", "guardian", "growth", "decay")
EDGES: Final = ("#6a7a70", "#cd965f", "#cdd7e1", "#f0c355")  # by level
SLEEVE: Final = "#e4d8b6"
SHADE: Final = "rgb(6,14,11)"
LETTER: Final = 0.58  # of the size, how wide a letter is
BROAD: Final = 0.66  # and one of a title


class Drawing(Canvas):
    """A picture with the cards of Mystic Vale."""

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__(art("mystic"))
        self._names = names  # what a card file calls components, by title

    def called(self, title: str) -> str:
        """What a component is called here."""
        return self._names.get(title, title)

    def counted(self, counts: dict[str, int], x: float, y: float, size: float, down: bool) -> None:
        """Each symbol as often as it is there, in a column of three and a second one, or a row."""
        icons = [name for name in ORDER for _ in range(counts.get(name, 0))]
        size = min(size, 90 / max(1, len(icons))) if not down else size * (0.8 if icons[3:] else 1)
        for i, name in enumerate(icons):
            across, along = divmod(i, 4) if down else (i, 0)
            self.symbol(name, x + size * across + size / 2, y + size * along + size / 2, size)

    def words(
        self, text: str, x: float, bottom: float, width: float, size: float, most: int
    ) -> None:
        """A card's text on a dark ground, from the bottom up; what has no room is cut."""
        found = wrap(text, int(width / (LETTER * size)))
        if len(found) > most:
            found = [*found[: most - 1], found[most - 1] + " …"]
        high = 1.15 * size * len(found) + 4
        self.rect(x, bottom - high, width, high, SHADE, 'fill-opacity=".72" rx="3"')
        for i, line in enumerate(reversed(found)):
            self.text(x + 3, bottom - 4 - 1.15 * size * i, line, size)

    def ground(self, name: str, box: tuple[float, float, float, float], level: int) -> None:
        """A picture with its shade and the edge of its level."""
        x, y, width, height = box
        self.rect(x, y, width, height, "#2d4a3d")
        self.picture(name, x, y, width, height)
        self.rect(x, y, width, 24, SHADE, 'fill-opacity=".55"')
        edge = f'stroke="{EDGES[level]}" stroke-width="1.6"'
        self.rect(x + 0.8, y + 0.8, width - 1.6, height - 1.6, "none", edge)

    def titled(self, title: str, vp: int, x: float, y: float, width: float, size: float) -> None:
        """A title, made smaller where it is long, with the VP at the end of the game."""
        room = width - (24 if vp else 0)
        size = min(size, room / max(1, len(title)) / BROAD)
        self.text(x, y, title, size, INK, f'font-family="{SERIF}" font-weight="700"')
        if vp:
            self.symbol("vp", x + width - 8, y - 4, 15)
            self.text(x + width - 18, y, str(vp), 11, INK, 'text-anchor="end"')

    def advancement(self, piece: Piece, x: float, y: float) -> None:
        """An advancement on offer."""
        found = piece.advancement
        self.ground(f"advancement/{found.name}", (x, y, *FACE), found.level)
        self.counted(_counts(found.symbols), x + 5, y + 28, 22, False)
        for slot in range(len(SLOTS)):
            filled = GOLD if slot == piece.slot else "rgb(255,255,255)"
            here = f'fill-opacity="{1 if slot == piece.slot else 0.3}" rx="1"'
            self.rect(x + 102, y + 31 + 6 * slot, 12, 5, filled, here)
        self.add(f'<circle cx="{x + 134:g}" cy="{y + 39:g}" r="11" fill="#2f6fc9" stroke="#fff"/>')
        self.text(x + 134, y + 44, str(found.cost), 14, "#fff", _MIDDLE)
        self.titled(self.called(found.name), found.vp_end, x + 6, y + 17, FACE[0] - 12, 13)
        if found.ability is not None:
            self.words(found.ability.text, x + 3, y + FACE[1] - 3, FACE[0] - 6, 8.5, 4)

    def vale(self, vale: Vale, x: float, y: float) -> None:
        """A vale on offer."""
        self.ground(f"vale/{vale.name}", (x, y, *VALE), 3 if vale.level == 2 else 1)
        cost = dict(zip(SPIRITS, vale.cost, strict=True))
        self.counted(cost, x + 5, y + 27, 19, False)
        self.titled(self.called(vale.name), vale.vp_end, x + 5, y + 17, VALE[0] - 10, 12)
        if vale.ability is not None:
            self.words(vale.ability.text, x + 3, y + VALE[1] - 3, VALE[0] - 6, 8.5, 5)

    def amulet(self, amulet: Amulet, x: float, y: float) -> None:
        """An amulet."""
        self.ground(f"amulet/{amulet.name}", (x, y, *FACE), 3)
        self.titled(self.called(amulet.name), amulet.vp_end, x + 6, y + 17, FACE[0] - 12, 13)
        self.words(amulet.ability.text, x + 3, y + FACE[1] - 3, FACE[0] - 6, 8.5, 5)

    def leader(self, leader: Leader, upgraded: bool, x: float, y: float) -> None:
        """One side of a leader."""
        side = leader.upgraded if upgraded else leader.start
        name = f"leader/{leader.name}{'/upgraded' if upgraded else ''}"
        self.ground(name, (x, y, *CARD), 3 if upgraded else 1)
        self.titled(self.called(leader.name), side.vp_end, x + 6, y + 17, CARD[0] - 12, 13)
        self.counted(_counts(side.symbols), x + 5, y + 30, 24, True)
        if side.ability is not None:
            self.words(side.ability.text, x + 4, y + CARD[1] - 4, CARD[0] - 8, 9.5, 7)

    def card(self, card: Card, x: float, y: float) -> None:
        """A crafted card in its sleeve."""
        self.rect(x, y, *CARD, SLEEVE, 'rx="9" stroke="#14100a" stroke-width="1.5"')
        if card.leader is not None:
            self.leader(card.leader, card.upgraded, x, y)
        for slot, stack in enumerate(card.stacks):
            if stack:
                self._layer(stack[-1], card, x, y + SLOT * slot)
            if len(stack) > 1:  # what lies under it shows as an edge
                self.rect(x, y + SLOT * (slot + 1) - 4, CARD[0], 4, "#b9a6e6")

    def _layer(self, piece: Piece, card: Card, x: float, y: float) -> None:
        found = piece.advancement
        self.ground(f"advancement/{found.name}", (x, y, CARD[0], SLOT), found.level)
        self.counted(_counts(found.symbols), x + 4, y + 4, 19, True)
        title = self.called(found.name) + (" ◐" if found.eclipse else "")
        self.titled(title, found.vp_end, x + 40, y + 16, CARD[0] - 45, 12)
        if found.ability is not None and piece.number in card.owners:
            self.words(found.ability.text, x + 40, y + SLOT - 3, CARD[0] - 43, 8, 4)

    def heading(self, words: str, x: float, y: float) -> None:
        """The name of a part of the table."""
        self.text(x, y, words, 14, SOFT, f'font-family="{SERIF}" letter-spacing=".06em"')


_MIDDLE: Final = 'text-anchor="middle" font-weight="700"'


def _counts(symbols: Sequence[int]) -> dict[str, int]:
    return dict(zip(SYMBOLS, symbols, strict=True))


# One component


def card_svg(card: Card) -> str:
    """A crafted card.

    >>> from valewright.mystic.catalogue import catalogue
    >>> card = book_for(catalogue()).named("Blank + Stag/middle")
    >>> "<title>Blank + Stag/middle</title>" in card_svg(card)
    True
    """
    drawing = Drawing({})
    drawing.card(card, 0, 0)
    return drawing.svg(*CARD, card.name)


def component_svg(component: Piece | Advancement | Vale | Leader | Amulet) -> str:
    """An advancement, a vale, a leader or an amulet."""
    drawing = Drawing({})
    if isinstance(component, Leader):
        drawing.leader(component, False, 0, 0)
        drawing.leader(component, True, CARD[0] + GAP, 0)
        return drawing.svg(2 * CARD[0] + GAP, CARD[1], component.name)
    if isinstance(component, Amulet):
        drawing.amulet(component, 0, 0)
        return drawing.svg(*FACE, component.name)
    if isinstance(component, Vale):
        drawing.vale(component, 0, 0)
        return drawing.svg(*VALE, component.name)
    pieces = [component] if isinstance(component, Piece) else component.pieces
    for i, piece in enumerate(pieces):
        drawing.advancement(piece, i * (FACE[0] + GAP), 0)
    return drawing.svg(len(pieces) * (FACE[0] + GAP) - GAP, FACE[1], component.name)


# A table


def view_svg(view: View) -> str:
    """The table as a seat sees it."""
    return _table_svg(view, ())


def table_svg(t: Table) -> str:
    """A whole table, with the order of every deck."""
    seat = max(0, t.stack[-1].seat) if t.stack else 0
    hidden = [
        f"Player {i}'s deck, from the top: {_deck(p.deck)}" for i, p in enumerate(t.players, 1)
    ]
    return _table_svg(build_view(t, seat, ()), hidden)


def _deck(cards: Sequence[Card]) -> str:
    return ", ".join(card.name for card in reversed(cards)) or "empty"


def _table_svg(view: View, hidden: Iterable[str]) -> str:
    cat = read_catalogue(getattr(view, "card_data", ""))
    drawing = Drawing(cat.names)
    title = f"Mystic Vale, round {view['round']}, {view['phase']}"
    last = ", last round" if view["last_round"] else ""
    drawing.text(MARGIN, 34, title + last, 20, INK, f'font-family="{SERIF}"')
    drawing.symbol("pool", WIDE - 84, 28, 26)
    drawing.text(WIDE - 66, 34, f"{view['pool']} VP", 16, GOLD)
    _market(drawing, cat, view, 62)
    y = 62.0 + 3 * (FACE[1] + GAP) + 34
    for player in view["players"]:
        y = _player(drawing, cat, view, player, y)
    y = _harvest(drawing, view["harvest"], y)
    y = drawing.lines(MARGIN, y + 8, hidden, 170)
    return drawing.svg(WIDE, y + MARGIN, title, GROUND)


def _market(drawing: Drawing, cat: Catalogue, view: dict[str, Any], y: float) -> None:
    """The commons with the dearest on top, the vales beside them, and the Fertile Soil below."""
    pieces = {piece.name: piece for a in cat.advancements.values() for piece in a.pieces}
    drawing.heading("Commons", MARGIN, y)
    for spot, names in enumerate(view["commons"]):
        x = MARGIN + spot % 3 * (FACE[0] + GAP)
        top = y + 8 + (2 - spot // 3) * (FACE[1] + GAP)
        for name in names[-1:]:
            drawing.advancement(pieces[name], x, top)
        if len(names) > 1:
            drawing.text(x + 6, top + 70, f"and {names[0]}", 9, SOFT)
    right = MARGIN + MARKET + 24
    drawing.heading("Vales", right, y)
    for spot, name in enumerate(view["vales"]):
        if name is not None:
            x = right + spot % 4 * (VALE[0] + GAP)
            drawing.vale(cat.vales[name], x, y + 8 + (1 - spot // 4) * (VALE[1] + GAP))
    soil = ", ".join(f"{slot} {view['soil'][slot]}" for slot in SLOTS)
    left = ", ".join(map(str, view["advancements_left"]))
    vales = ", ".join(map(str, view["vales_left"]))
    said = [f"Fertile Soil: {soil}", f"Left in the decks: advancements {left}; vales {vales}"]
    drawing.lines(right, y + 8 + 2 * (VALE[1] + GAP) + 30, said, 80)


def _player(
    drawing: Drawing, cat: Catalogue, view: dict[str, Any], player: dict[str, Any], y: float
) -> float:
    """A seat: what it has, its field, and the card on deck; where the next seat begins."""
    book = book_for(cat)
    seat = player["seat"]
    mine = seat == view["seat"]
    acts = ", to act" if view["to_act"] == seat else ""
    who = f"Player {seat + 1}{' (you)' if mine else ''}{acts}"
    drawing.heading(who, MARGIN, y)
    token = drawing.called(player["amulet"]) if player["amulet"] else "token"
    said = (
        f"{player['vp']} VP, {token} {player['token']}, net decay {player['net_decay']}, "
        f"deck {player['deck_size']}, discard {player['discard_size']}"
    )
    if mine:
        bad, of = view["me"]["spoil_odds"]
        said += f", next push spoils with {100 * bad / of:.0f}%"
    drawing.text(MARGIN + 190, y, said, 13, SOFT)
    high = SMALL * CARD[1]
    for i, name in enumerate(player["field"]):
        _scaled(drawing, book.named(name), MARGIN + i * _step(len(player["field"])), y + 10)
    if player["on_deck"] is not None:
        x = WIDE - MARGIN - SMALL * CARD[0]
        _scaled(drawing, book.named(player["on_deck"]), x, y + 10)
        drawing.text(x, y, "on deck", 12, SOFT)
    vales = ", ".join(drawing.called(name) for name in player["vales"])
    said = f"Vales: {vales}" if vales else ""
    return drawing.lines(MARGIN, y + 10 + high + 18, [said] if said else [], 170) + 20


def _step(cards: int) -> float:
    """How far apart the cards of a field lie: they overlap where there are many."""
    width = SMALL * CARD[0]
    room = WIDE - 3 * MARGIN - 2 * width
    return min(width + GAP, room / max(1, cards - 1))


def _scaled(drawing: Drawing, card: Card, x: float, y: float) -> None:
    drawing.add(f'<g transform="translate({x:g} {y:g}) scale({SMALL})">')
    drawing.card(card, 0, 0)
    drawing.add("</g>")


def _harvest(drawing: Drawing, harvest: dict[str, Any] | None, y: float) -> float:
    """What there is to spend."""
    if harvest is None:
        return y
    spirits = ", ".join(f"{n} {kind}" for kind, n in harvest["spirits"].items() if n)
    said = f"Harvest: {harvest['mana']} mana, {spirits or 'no spirits'}"
    bought = ", ".join(harvest["pending"])
    return drawing.lines(MARGIN, y, [said + (f"; bought {bought}" if bought else "")], 170)
