"""Final scoring, line by line, and who wins (MV-SCORE)."""

from __future__ import annotations

from typing import Literal

from valewright.mystic import ability as ab
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.symbols import SKY, WILD
from valewright.mystic.table import Player, Table

ScoreKind = Literal["tokens", "card", "leader", "vale", "amulet"]
Line = tuple[ScoreKind, str, int]  # kind, name, VP


def all_cards(p: Player) -> list[Card]:
    """A player's 20 cards, wherever they are, without effects of the turn."""
    cards = [c.plain for c in p.field]
    if p.on_deck is not None:
        cards.append(p.on_deck.plain)
    return cards + p.deck + p.discard + p.kept


def printed_decay(p: Player) -> int:
    """Uncovered printed decay on all cards, cancelled or not (MV-DECIDE-58)."""
    return sum(card.printed_decay for card in all_cards(p))


def most_decay(t: Table, seat: int) -> bool:
    """Strictly more decay symbols than every other player."""
    own = printed_decay(t.players[seat])
    for i in range(len(t.players)):
        if i != seat and printed_decay(t.players[i]) >= own:
            return False
    return True


def text_points(t: Table, seat: int, text: Ability, card: Card, cards: list[Card]) -> int:
    """What an End of Game text on a card is worth."""
    per = text.per
    if per == ab.PER_SYMBOL_HERE:
        return text.amount * card.printed_symbols
    if per == ab.PER_GROWTH:
        return text.amount * sum(c.growth for c in cards)
    if per == ab.PER_DECAY:
        return text.amount * sum(c.printed_decay for c in cards)
    if per == ab.PER_DECAY_MAJORITY:
        return text.amount if most_decay(t, seat) else 0
    if per == ab.PER_GUARDIANS_HERE:
        return text.amount if card.guardian >= text.start else 0
    if per == ab.PER_BLANK_CARD:
        blanks = sum(1 for c in cards if c.blank)
        return text.steps[min(blanks, len(text.steps) - 1)]
    if per == ab.PER_LEVEL_3:
        return text.amount * sum(c.level_3 for c in cards)
    if per == ab.PER_VALE:
        return text.amount * len(t.players[seat].vales)
    if per == ab.PER_SKY_IN_VALE_COSTS:
        return text.amount * sum(v.cost[SKY - 5] + v.cost[WILD - 5] for v in t.players[seat].vales)
    return 0


def doublings_of(p: Player) -> int:
    """How often the grey VP of advancements is doubled (Medusa Grotto)."""
    n = 0
    for vale in p.vales:
        if vale.ability is not None and vale.ability.do == ab.DOUBLE_ADVANCEMENTS:
            n += 1
    return n


def _advancements(t: Table, seat: int, card: Card, cards: list[Card], doublings: int) -> int:
    total = 0
    for piece in card.visible:
        worth = piece.vp_end
        for k in range(len(card.abilities)):
            text = card.abilities[k]
            if card.owners[k] == piece.number and text.do == ab.WORTH:
                worth += text_points(t, seat, text, card, cards)
        total += worth << doublings if worth > 0 else worth
    return total


def _leader(t: Table, seat: int, card: Card, cards: list[Card]) -> int:
    leader = card.leader
    if leader is None:
        return 0
    side = leader.upgraded if card.upgraded else leader.start
    worth = side.vp_end
    if side.ability is not None and side.ability.do == ab.WORTH:
        worth += text_points(t, seat, side.ability, card, cards)
    return worth


def card_points(t: Table, seat: int, card: Card, cards: list[Card], doublings: int) -> int:
    """What one of a player's cards scores at the end."""
    return _advancements(t, seat, card, cards, doublings) + _leader(t, seat, card, cards)


def _name(card: Card) -> str:
    return card.name


def score_lines(t: Table, seat: int) -> list[Line]:
    """Everything a seat scores, one line each: tokens, cards, vales, amulet."""
    p = t.players[seat]
    cards = all_cards(p)
    lines: list[Line] = [("tokens", "VP tokens", p.vp)]
    doublings = doublings_of(p)
    for card in sorted(cards, key=_name):
        worth = card_points(t, seat, card, cards, doublings)
        if worth:
            kind: ScoreKind = "card" if card.leader is None else "leader"
            lines.append((kind, card.name, worth))
    for vale in p.vales:
        worth = vale_points(t, seat, vale, cards)
        if worth:
            lines.append(("vale", vale.name, worth))
    if p.amulet is not None and p.amulet.vp_end:
        lines.append(("amulet", p.amulet.name, p.amulet.vp_end))
    return lines


def vale_points(t: Table, seat: int, vale: Vale, cards: list[Card]) -> int:
    """What one of a player's vales scores at the end."""
    text = vale.ability
    if text is not None:
        if text.do == ab.WORTH:
            return vale.vp_end + text_points(t, seat, text, t.book.base("Blank"), cards)
        bog = t.players[seat].bog
        if text.do == ab.LAST_PLANTING and bog > 0:
            return vale.vp_end + bog
    return vale.vp_end


def score(t: Table, seat: int) -> int:
    """A seat's total; it may be negative (MV-DECIDE-85)."""
    p = t.players[seat]
    cards = all_cards(p)
    doublings = doublings_of(p)
    total = p.vp
    for card in cards:
        total += card_points(t, seat, card, cards, doublings)
    for vale in p.vales:
        total += vale_points(t, seat, vale, cards)
    return total + (p.amulet.vp_end if p.amulet is not None else 0)


def tie_break(t: Table, seat: int) -> int:
    """Level 3 advancements plus level 2 vales (MV-SCORE-05)."""
    p = t.players[seat]
    n = sum(card.level_3 for card in all_cards(p))
    return n + sum(1 for vale in p.vales if vale.level == 2)


def winners(t: Table) -> list[int]:
    """The seats that win: highest total, then the tie-break, then a shared win."""
    best: tuple[int, int] | None = None
    found: list[int] = []
    for seat in range(len(t.players)):
        key = (score(t, seat), tie_break(t, seat))
        if best is None or key > best:
            best = key
            found = [seat]
        elif key == best:
            found.append(seat)
    return found
