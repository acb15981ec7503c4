"""Harvest texts of cards in the field, once each per harvest (MV-ABILITY-06)."""

from __future__ import annotations

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import ability as ab
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import discounts, leaders, vales
from valewright.mystic.abilities.played import distinct, forget_order
from valewright.mystic.ability import Ability
from valewright.mystic.cards import Card
from valewright.mystic.decision import Decision, Subjects, place
from valewright.mystic.gains import counted, field_size, gain, gain_mana, gain_vp, spend_mana
from valewright.mystic.symbols import BOX_VP, SPIRIT_WILD, VP
from valewright.mystic.table import Table, card_at, put_at
from valewright.mystic.zones import draw, enter_field, shuffle_deck


def mark_used(t: Table, seat: int, position: int, which: int) -> None:
    p = t.players[seat]
    if position < len(p.field):
        p.used[position] |= 1 << which
    else:
        g = position - len(p.field)
        t.guest_used = put_at(t.guest_used, g, t.guest_used[g] | 1 << which)


def usable(t: Table, seat: int, position: int, which: int) -> bool:
    """Whether a Harvest text could do anything now."""
    p = t.players[seat]
    card = card_at(t, seat, position)
    text = card.abilities[which]
    do = text.do
    if do == ab.GAIN:
        return counted(t, seat, text, card) > 0
    if do == ab.DISCOUNT:
        return position < len(p.field) and len(discounts.discounted(t, seat, position, which)) > 0
    if do == ab.DOUBLE_MANA:
        return t.mana > 0
    if do == ab.SOW:
        return t.mana >= 2
    if do == ab.DRAW:
        return card.guardian > 0 and len(p.deck) + len(p.discard) > 0
    if do == ab.FILL_FIELD:
        return _can_fill(t, seat, text)
    if do == ab.GAIN_AND_FILL:
        return counted(t, seat, text, card) > 0 or _can_fill(t, seat, text)
    if do == ab.RECYCLE:
        return len(p.discard) > 0
    if do == ab.ADD_GUARDIANS or do == ab.MANA_OR_WILD:
        return True
    return leaders.usable(t, seat, position, text)


def _can_fill(t: Table, seat: int, text: Ability) -> bool:
    p = t.players[seat]
    return field_size(t, seat) < text.to and len(p.deck) + len(p.discard) > 0


def resolve(t: Table, seat: int, position: int, which: int) -> None:
    """Resolve one Harvest text."""
    p = t.players[seat]
    card = card_at(t, seat, position)
    text = card.abilities[which]
    mark_used(t, seat, position, which)
    log.note(t, log.USED, seat, text.source, 0)
    do = text.do
    if do == ab.GAIN:
        _gain(t, seat, text, card)
    elif do == ab.DISCOUNT:
        t.stack.append(discounts.BuyForCard(seat, position, which))
    elif do == ab.DOUBLE_MANA:
        gain_mana(t, t.mana)
    elif do == ab.SOW:
        t.stack.append(Sow(seat, card.doubled, 0))
    elif do == ab.DRAW:
        _draw(t, seat, card.guardian)
    elif do == ab.FILL_FIELD:
        _draw(t, seat, text.to - field_size(t, seat))
    elif do == ab.GAIN_AND_FILL:
        _gain(t, seat, text, card)
        _draw(t, seat, text.to - field_size(t, seat))
    elif do == ab.RECYCLE:
        if p.discard:
            t.stack.append(Recycle(seat, 0))
    elif do == ab.ADD_GUARDIANS:
        t.stack.append(vales.AddGuardians(seat, text.amount, 1 if text.copy else 0))
    elif do == ab.MANA_OR_WILD:
        t.stack.append(ManaOrWild(seat, text.amount))
    else:
        leaders.resolve(t, seat, position, text)


def _gain(t: Table, seat: int, text: Ability, card: Card) -> None:
    n = counted(t, seat, text, card)
    if text.what in (VP, BOX_VP):
        n *= card.doubled
    gain(t, seat, text.what, n, text.source)


def _draw(t: Table, seat: int, n: int) -> None:
    """Cards from below the on-deck card join the field (MV-ONDECK-10)."""
    for _ in range(n):
        card = draw(t, seat)
        if card is None:
            return
        enter_field(t, seat, card)


class Sow(Decision):
    """Seed Sowers: two more mana for ``each`` VP, or done; ``sown`` is how often."""

    code = 49
    name = "sow"
    fields = ("each", "sown")
    stop = Verb("done", "done")
    yes = Verb("sow", "sow 2 mana")

    def __init__(self, seat: int, each: int, sown: int) -> None:
        super().__init__(seat)
        self.each = each
        self.sown = sown

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, mv.YES] if t.mana >= 2 else [mv.STOP]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.YES:
            spend_mana(t, 2)
            t.stack.append(Sow(self.seat, self.each, self.sown + 1))
        else:
            gain_vp(t, self.seat, self.sown * self.each, False, "Seed Sowers")

    def answered(self, t: Table) -> Subjects:
        return {"n": self.sown * self.each}


class Recycle(Decision):
    """Magpie: chosen cards go back into the deck, which is then shuffled."""

    code = 50
    name = "recycle"
    fields = ("chosen",)
    stop = Verb("done", "done")
    on_option = Verb("return", "return")

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def legal(self, t: Table) -> list[int]:
        n = len(distinct(t.players[self.seat].discard))
        return [mv.STOP] + [mv.OPTION + k for k in range(n)]

    def play(self, t: Table, move: int) -> None:
        p = t.players[self.seat]
        t.stack.pop()
        if move == mv.STOP:
            if self.chosen:
                shuffle_deck(t, p)
            return
        card = distinct(p.discard)[move - mv.OPTION]
        p.discard.remove(card)
        forget_order(p)
        p.deck.append(card)
        if p.discard:
            t.stack.append(Recycle(self.seat, self.chosen + 1))
        else:
            shuffle_deck(t, p)

    def option_meaning(self, t: Table, i: int) -> Meaning:
        card = distinct(t.players[self.seat].discard)[i].name
        about = {"card": card, "place": place("discard", i)}
        return Meaning(self.on_option, f"{self.on_option.words} {card}", about)


class ManaOrWild(Decision):
    """Dione: mana (stop) or a wild spirit."""

    code = 64
    name = "mana or wild"
    fields = ("amount",)
    stop = Verb("take-mana", "mana")
    on_spirit = Verb("take-wild", "wild spirit")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, mv.SPIRIT + SPIRIT_WILD]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            gain_mana(t, self.amount)
        else:
            t.spirits[SPIRIT_WILD] += self.amount

    def answered(self, t: Table) -> Subjects:
        return {"n": self.amount}

    def spirit_meaning(self, spirit: int) -> Meaning:
        found = super().spirit_meaning(spirit)
        found.words = self.on_spirit.words
        return found
