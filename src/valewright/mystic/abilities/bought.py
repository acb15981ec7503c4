"""When Bought texts: at the purchase and never again (MV-ABILITY-10)."""

from __future__ import annotations

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import ability as ab
from valewright.mystic import buying, log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import vales
from valewright.mystic.ability import Ability
from valewright.mystic.catalogue import Vale
from valewright.mystic.decision import Decision, Subjects, YesNo, place
from valewright.mystic.gains import gain, gain_vp, growth_now, spend_spirit
from valewright.mystic.symbols import SPIRITS
from valewright.mystic.table import FRESH, Table, counted_on, gain_vale, lose_vale
from valewright.mystic.zones import take_from_top


def advancement(t: Table, seat: int, text: Ability) -> None:
    if text.do == ab.CLAIM:
        t.stack.append(Claim(seat, text.start, text.to))


def vale(t: Table, seat: int, owned: Vale, text: Ability) -> None:
    p = t.players[seat]
    do = text.do
    if do == ab.ACTIVATE_TOKEN:
        if not p.active:
            t.stack.append(ActivateToken(seat, 0, 0))
    elif do == ab.GAIN:
        n = text.amount * (len(p.vales) if text.per == ab.PER_VALE else 1)
        gain(t, seat, text.what, n, owned.name)
    elif do == ab.TAKE_VALE:
        take_top_vale(t, seat)
    elif do == ab.LOOK_THROUGH:
        if p.deck:
            seen = min(text.amount, len(p.deck))
            p.known_top = max(p.known_top, seen)
            t.stack.append(LookThrough(seat, seen))
    elif do == ab.CASH_IN:
        if worth(t, seat, text) > 0:
            t.stack.append(CashIn(seat, owned.number))
    elif do == ab.CASH_SPIRITS:
        if sum(t.spirits) > 0:
            t.stack.append(CashSpirits(seat, owned.number, 0))
    elif do == ab.FILL_POOL and not t.ending:
        t.pool += text.amount
        t.pool_added += text.amount
        log.note(t, log.POOL_FILLED, seat, "", text.amount)


def take_top_vale(t: Table, seat: int) -> None:
    """Sunwell Temple: the top level 1 vale, not bought, no text this turn (MV-DECIDE-80)."""
    if t.vale_left[0] == 0:
        return
    t.vale_left = counted_on(t.vale_left, 0, -1)
    if t.vale_known_top:
        t.vale_known_top -= 1
    top = t.vale_decks[0][t.vale_left[0]]
    gain_vale(t.players[seat], top, FRESH)
    log.note(t, log.CHOSE, seat, top.name, 0)


def worth(t: Table, seat: int, text: Ability) -> int:
    """What a vale would be cashed in for right now."""
    if text.per == ab.PER_MANA_PAIR:
        return t.mana // 2 * text.amount
    n = growth_now(t, seat) * text.amount
    return min(n, text.to) if text.to else n


def vale_numbered(t: Table, number: int) -> Vale:
    for owned in t.catalogue.vales.values():
        if owned.number == number:
            return owned
    raise KeyError(number)


class Claim(Decision):
    """An advancement with a cost from ``low`` to ``high`` is had for nothing."""

    code = 48
    name = "claim"
    fields = ("low", "high")
    stop = Verb("claim-none", "claim none")
    offer = Verb("claim", "claim")

    def __init__(self, seat: int, low: int, high: int) -> None:
        super().__init__(seat)
        self.low = low
        self.high = high

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, *buying.offers(t, self.seat, self.low, self.high, 0, -1)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            piece = buying.take(t, self.seat, move)
            log.note(t, log.CLAIMED, self.seat, piece.name, 0)
            buying.hold(t, self.seat, piece, -1)


class ActivateToken(YesNo):
    """The own mana token may be turned active.

    ``source`` and ``which`` name the text of a field card that allows it, counted from 1.
    """

    code = 42
    name = "activate token"
    fields = ("source", "which")
    stop = Verb("leave-token", "leave token")
    yes = Verb("activate-token", "activate token")

    def __init__(self, seat: int, source: int, which: int) -> None:
        super().__init__(seat)
        self.source = source
        self.which = which

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        p = t.players[self.seat]
        if move == mv.STOP and self.source:
            p.used[self.source - 1] &= ~(1 << self.which)
        if move == mv.YES and not p.active:
            p.active = True
            log.note(t, log.ACTIVATED, self.seat, "", 0)


class CashIn(YesNo):
    """Talon Gorge, Sky Garden: the vale just bought is removed for VP tokens, or kept."""

    code = 52
    name = "cash in"
    fields = ("vale",)
    stop = Verb("keep-vale", "keep vale")
    yes = Verb("cash-in", "cash in")

    def __init__(self, seat: int, vale: int) -> None:
        super().__init__(seat)
        self.vale = vale

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        owned = vale_numbered(t, self.vale)
        if move == mv.YES and owned.ability is not None:
            n = worth(t, self.seat, owned.ability)
            drop_bought(t, self.seat, owned)
            gain_vp(t, self.seat, n, False, owned.name)

    def answered(self, t: Table) -> Subjects:
        owned = vale_numbered(t, self.vale)
        n = 0 if owned.ability is None else worth(t, self.seat, owned.ability)
        return {"title": owned.name, "n": n}


def drop_bought(t: Table, seat: int, owned: Vale) -> None:
    """Remove the copy that was bought just now."""
    p = t.players[seat]
    for i in range(len(p.vales) - 1, -1, -1):
        if p.vales[i] is owned and p.vale_marks[i] == FRESH:
            lose_vale(p, i)
            log.note(t, log.REMOVED, seat, owned.name, 0)
            return
    vales.remove_vale(t, seat, owned)


class CashSpirits(Decision):
    """Halo Mountain: up to five further spirits, two VP each, then it is gone."""

    code = 53
    name = "spend spirits"
    fields = ("vale", "spent")
    stop = Verb("done", "done")
    on_spirit = Verb("spend-spirit", "spend")

    def __init__(self, seat: int, vale: int, spent: int) -> None:
        super().__init__(seat)
        self.vale = vale
        self.spent = spent

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP] + [mv.SPIRIT + k for k in range(len(SPIRITS)) if t.spirits[k]]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        spent = self.spent
        owned = vale_numbered(t, self.vale)
        text = owned.ability
        if text is None:
            return
        if move != mv.STOP:
            spend_spirit(t, move - mv.SPIRIT)
            spent += 1
            if spent < text.to and sum(t.spirits) > 0:
                t.stack.append(CashSpirits(self.seat, self.vale, spent))
                return
        if spent:
            drop_bought(t, self.seat, owned)
            gain_vp(t, self.seat, spent * text.amount, False, owned.name)

    def answered(self, t: Table) -> Subjects:
        return {"title": vale_numbered(t, self.vale).name}


class LookThrough(Decision):
    """Wood Sprite Hoard: any of the top cards are discarded; option 0 is the topmost."""

    code = 51
    name = "look through"
    fields = ("count",)
    stop = Verb("done", "done")
    on_option = Verb("look-discard", "discard card")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP] + [mv.OPTION + k for k in range(self.count)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            return
        p = t.players[self.seat]
        p.discard.append(take_from_top(p, move - mv.OPTION))
        log.note(t, log.DISCARDED_UNSEEN, self.seat, "", 0)
        if self.count > 1:
            t.stack.append(LookThrough(self.seat, self.count - 1))

    def option_meaning(self, t: Table, i: int) -> Meaning:
        card = self.seen(t)[i]
        about = {"card": card, "place": place("seen", i)}
        return Meaning(self.on_option, f"{self.on_option.words} {i + 1} ({card})", about)

    def seen(self, t: Table) -> list[str]:
        deck = t.players[self.seat].deck
        return [card.name for card in reversed(deck[len(deck) - self.count :])]
