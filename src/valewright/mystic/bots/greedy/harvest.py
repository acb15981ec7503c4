"""The harvest: texts first, then vales, token and advancements, as a plan for the whole purse."""

from __future__ import annotations

from typing import Final

from valewright.mystic import ability as ab
from valewright.mystic import buying
from valewright.mystic import moves as mv
from valewright.mystic.abilities import discounts
from valewright.mystic.bots.greedy import plans
from valewright.mystic.bots.greedy.context import DecisionContext
from valewright.mystic.bots.greedy.plans import NOTHING, Offer, Plan
from valewright.mystic.buying import ANY_COST
from valewright.mystic.cards import Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.symbols import SPIRIT_WILD
from valewright.mystic.table import card_at, piece_of

# Texts in the order in which they serve each other: guardians and short fields before drawing,
# drawing before counting cards, doubling last.
EARLY: Final = 0
DRAWING: Final = 1
COUNTING: Final = 2
DOUBLING: Final = 3
NEVER: Final = 9
ORDER: Final = {
    ab.ADD_GUARDIANS: EARLY,
    ab.COPY_CARD: EARLY,
    ab.BORROW_ON_DECK: EARLY,
    ab.STASH: EARLY,
    ab.FREE_SOIL: EARLY,
    ab.NEIGHBOURS_SWAP: EARLY,
    ab.DRAW: DRAWING,
    ab.FILL_FIELD: DRAWING,
    ab.GAIN_AND_FILL: DRAWING,
    ab.GAIN: COUNTING,
    ab.MANA_OR_WILD: COUNTING,
    ab.CRAFT_STASH: COUNTING,
    ab.DOUBLE_MANA: DOUBLING,
}
SOWN: Final = 2  # mana for one VP


class Harvest:
    """One moment of a harvest: what is in the purse and what it could buy."""

    def __init__(self, now: DecisionContext) -> None:
        self.t = now.table
        self.seat = now.seat
        self.worth = now.worth
        self.legal = now.legal
        self.field = plans.crafted_field(now.table, now.seat, now.worth)
        self.most = now.table.mana + 1
        self.offers: list[Offer] | None = None

    def choose(self) -> int:
        """The next move of the harvest."""
        if mv.TAKE_VP in self.legal:
            return mv.TAKE_VP
        for move in (self._text(), self._own_vale(), self._vale(), self._amulet()):
            if move >= 0:
                return move
        return self._purchase()

    # Texts

    def _text(self) -> int:
        best = NEVER
        chosen = -1
        for move in self.legal:
            if mv.TEXT <= move < mv.OPTION:
                rank = self._rank(move)
                if rank < best:
                    best = rank
                    chosen = move
        token = self.t.players[self.seat].amulet is None and mv.EVOKE in self.legal
        return mv.EVOKE if best == DOUBLING and token else chosen

    def _rank(self, move: int) -> int:
        at = move - mv.TEXT
        card = card_at(self.t, self.seat, at // mv.TEXTS_PER_CARD)
        text = card.abilities[at % mv.TEXTS_PER_CARD]
        if text.do == ab.GAIN and text.per == ab.PER_CARD_SHORT_OF_7:
            return EARLY
        return ORDER.get(text.do, NEVER)

    # Own vales and amulets

    def _own_vale(self) -> int:
        for move in self.legal:
            if mv.OWN_VALE <= move < mv.CARD:
                vale = self.t.catalogue.usable[move - mv.OWN_VALE]
                if self._vale_pays(vale):
                    return move
        return -1

    def _vale_pays(self, vale: Vale) -> bool:
        """Whether using an owned vale brings more than it costs."""
        text = vale.ability
        if text is None:
            return False
        lost = float(vale.vp_end) + 0.2 if text.remove or text.to_deck else 0.0
        if text.do == ab.GAIN:
            return self._plan(self.t.mana + text.amount)[0] - self._plan(self.t.mana)[0] > lost
        if text.do == ab.GAIN_AT:
            return True
        if text.do == ab.ADD_GUARDIANS:
            return any(self._guarding(card) > 0 for card in self.t.players[self.seat].field)
        if text.do == ab.MAKE_WILD:
            return self._wild_gain() - self._mana_lost(text.cost) > lost
        if text.do == ab.FREE_ADVANCEMENT:
            found = plans.offers(self.t, self.worth, self.field, ANY_COST)
            gains = [o.gain for o in found if o.piece is not None and o.piece.level == text.level]
            return max(gains, default=0.0) > lost + 1
        return False

    def _guarding(self, card: Card) -> float:
        more = self.t.book.guarded(card, 1)
        return sum(
            self.worth.text(text, more) - self.worth.text(text, card)
            for text in card.abilities
            if text.when == ab.HARVEST
        ) + float(more.mana + more.vp - card.mana - card.vp)

    def _wild_gain(self) -> float:
        """What a spirit turned wild would add to the best vales."""
        purse = self.t.spirits
        now = plans.best_vales(self.t, self.seat, self.worth, purse)[0]
        best = 0.0
        for k in range(SPIRIT_WILD):
            if purse[k]:
                changed = purse[:]
                changed[k] -= 1
                changed[SPIRIT_WILD] += 1
                gain = plans.best_vales(self.t, self.seat, self.worth, changed)[0] - now
                best = max(best, gain)
        return best

    def _mana_lost(self, n: int) -> float:
        return self._plan(self.t.mana)[0] - self._plan(self.t.mana - n)[0] if n else 0.0

    def _amulet(self) -> int:
        """Evoke an amulet that gives something at once."""
        amulet = self.t.players[self.seat].amulet
        if mv.EVOKE not in self.legal or amulet is None:
            return -1
        if amulet.ability.do in (ab.GAIN, ab.DRAW_BOTTOM):
            return mv.EVOKE
        if amulet.ability.do == ab.GAIN_MANA_AND_WILD:
            purse = self.t.spirits[:]
            now = plans.best_vales(self.t, self.seat, self.worth, purse)[0]
            purse[SPIRIT_WILD] += amulet.ability.amount
            more = plans.best_vales(self.t, self.seat, self.worth, purse)[0] - now
            return mv.EVOKE if more + self._token_gain() > self._token_worth() else -1
        return -1

    # Purchases

    def _vale(self) -> int:
        _, spots = plans.best_vales(self.t, self.seat, self.worth, self.t.spirits)
        for spot in spots:
            if mv.VALE + spot in self.legal:
                return mv.VALE + spot
        return -1

    def _plan(self, mana: int) -> Plan:
        """The best purchases of advancements for so much mana."""
        t = self.t
        if not buying.may_buy(t, t.players[self.seat]):
            return NOTHING
        return plans.best_plan(t, self.worth, self.field, self.on_offer(mana), mana)

    def on_offer(self, mana: int) -> list[Offer]:
        """All that is worth buying for so much mana, and maybe some that costs more."""
        if self.offers is None or mana > self.most:
            self.most = max(self.most, mana)
            self.offers = plans.offers(self.t, self.worth, self.field, self.most)
            self._add_upgrade(self.offers)
            self._add_discounts(self.offers)
        return self.offers

    def _add_upgrade(self, found: list[Offer]) -> None:
        """The leader's other side as one of the purchases."""
        p = self.t.players[self.seat]
        leader = p.leader
        if leader is None or p.flip or self.t.buys >= self.t.limit:
            return
        for i in range(len(p.field)):
            card = p.field[i].plain
            if card.leader is leader and not card.upgraded:
                better = self.t.book.leader(leader, True)
                gain = self.worth.rise(card, better)
                found.append(Offer(mv.UPGRADE, leader.upgrade_cost, gain, None, i))

    def _add_discounts(self, found: list[Offer]) -> None:
        """Earthchant Chorus: cheaper pieces, for its own card alone."""
        t = self.t
        for move in self.legal:
            if not mv.TEXT <= move < mv.OPTION:
                continue
            at, which = divmod(move - mv.TEXT, mv.TEXTS_PER_CARD)
            text = card_at(t, self.seat, at).abilities[which]
            if text.do != ab.DISCOUNT:
                continue
            off = discounts.discount(t, self.seat, at, which)
            for code in discounts.discounted(t, self.seat, at, which):
                piece = piece_of(t, code)
                if self.field[at].takes(piece):
                    gain = plans.rise(t.book, self.worth, self.field[at], piece)
                    cost = max(0, piece.cost - off)
                    if gain > plans.MUST_BRING:
                        found.append(Offer(move, cost, gain, piece, at))

    def _purchase(self) -> int:
        """Token, advancements, and what can be done with what is left."""
        t = self.t
        plan = self._plan(t.mana)
        if mv.EVOKE in self.legal and self._token_gain() > self._token_worth():
            return mv.EVOKE
        sow = self._sow()
        if sow >= 0 and self._mana_lost(SOWN) < 1:
            return sow
        for offer in sorted(plan[1], key=lambda o: (-o.cost, o.move)):
            if offer.move in self.legal:
                return offer.move
        if mv.BUY_VP in self.legal:
            return mv.BUY_VP
        return mv.STOP

    def _sow(self) -> int:
        for move in self.legal:
            if mv.TEXT <= move < mv.OPTION:
                at, which = divmod(move - mv.TEXT, mv.TEXTS_PER_CARD)
                if card_at(self.t, self.seat, at).abilities[which].do == ab.SOW:
                    return move
        return -1

    def _token_gain(self) -> float:
        amulet = self.t.players[self.seat].amulet
        if amulet is not None and amulet.ability.do not in (
            ab.GAIN_AND_FLIP,
            ab.MANA_OR_GUARDIANS,
            ab.GAIN_MANA_AND_WILD,
        ):
            return 0.0
        return self._plan(self.t.mana + 1)[0] - self._plan(self.t.mana)[0]

    def _token_worth(self) -> float:
        """What the token may bring in a later harvest."""
        return self.worth.token_kept
