"""Mana tokens and amulets: when they may be evoked and what that does (MV-TOKEN, MV-AMULET)."""

from __future__ import annotations

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import ability as ab
from valewright.mystic import log, sleeving
from valewright.mystic import moves as mv
from valewright.mystic.abilities import vales
from valewright.mystic.ability import Ability
from valewright.mystic.catalogue import Amulet
from valewright.mystic.decision import Decision, Subjects, Task, YesNo, piece_subjects, place
from valewright.mystic.gains import gain_mana, gain_token_mana, gain_vp
from valewright.mystic.symbols import MANA, SPIRIT_WILD
from valewright.mystic.table import HARVEST, USED, Player, Table, mark_vale
from valewright.mystic.zones import bury, draw, enter_field, guard, leave_field, refill

TOKEN_NAME = "the mana token"


def evoke_texts(p: Player) -> list[Ability]:
    """Texts of owned vales that an evoked token sets off."""
    return [text for i in evoke_vales(p) if (text := p.vales[i].ability) is not None]


def evoke_vales(p: Player) -> list[int]:
    """Where the owned vales lie that an evoked token sets off, once per turn (MV-DECIDE-93)."""
    found: list[int] = []
    for i in range(len(p.vales)):
        text = p.vales[i].ability
        if text is not None and text.when == ab.EVOKE and p.vale_marks[i] == 0:
            found.append(i)
    return found


def has_silver_tree(p: Player) -> bool:
    """Whether evoking would let the owner discard a card."""
    for text in evoke_texts(p):
        if text.do == ab.DISCARD_ANY:
            return True
    return False


def ready(p: Player) -> bool:
    """An active token; an amulet only once per turn (MV-DECIDE-46)."""
    return p.active and (p.amulet is None or not p.evoked)


def in_planting(t: Table, p: Player) -> bool:
    """Whether the amulet may be evoked at a push-or-pass choice."""
    amulet = p.amulet
    if amulet is None or not ready(p):
        return False
    return amulet.ability.when in (ab.PLANTING, ab.ANY)


def may_guard(p: Player) -> bool:
    """Whether evoking the amulet now could give a card guardians, in any phase."""
    amulet = p.amulet
    return amulet is not None and amulet.ability.do == ab.MANA_OR_GUARDIANS and ready(p)


def in_spoil_window(t: Table, p: Player, guardians_matter: bool) -> bool:
    """Whether evoking the amulet could change a spoil (MV-DECIDE-89)."""
    amulet = p.amulet
    if amulet is None or not in_planting(t, p):
        return False
    if amulet.ability.do == ab.GROWTH_BONUS:
        return True
    return guardians_matter or has_silver_tree(p)


def in_harvest(t: Table, seat: int) -> bool:
    """Whether the token or amulet may be evoked in harvest, to some effect."""
    p = t.players[seat]
    if not ready(p):
        return False
    amulet = p.amulet
    if amulet is None:
        return True
    text = amulet.ability
    if text.when not in (ab.HARVEST, ab.HARVEST_OR_DISCARD, ab.ANY):
        return False
    if text.do == ab.SLEEVE_NOW:
        return len(t.pending) > 0
    if text.do == ab.BURY_ANY:
        return len(p.field) > 0
    return True


def in_discard(t: Table, p: Player) -> bool:
    """Whether the amulet may be evoked in the Discard Phase, to some effect."""
    amulet = p.amulet
    if amulet is None or not ready(p):
        return False
    when = amulet.ability.when
    if when == ab.HARVEST_OR_DISCARD:
        return len(p.field) > 0
    return when == ab.ANY and len(evoke_texts(p)) > 0


def evoke(t: Table, seat: int) -> None:
    """Turn the token from active to spent and take its effect, with all that this sets off."""
    p = t.players[seat]
    p.active = False
    p.evoked = True
    log.note(t, log.EVOKED, seat, TOKEN_NAME if p.amulet is None else p.amulet.name, 0)
    trees = 0
    for i in evoke_vales(p):
        text = p.vales[i].ability
        mark_vale(p, i, USED)
        if text is None:
            continue
        if text.do == ab.DISCARD_ANY:
            trees += 1
        elif text.what == MANA:
            if t.phase == HARVEST:
                gain_mana(t, text.amount)
            else:
                p.next_mana += text.amount
        elif t.phase == HARVEST:
            t.spirits[SPIRIT_WILD] += text.amount
        else:
            p.next_wild += text.amount
    if trees and p.amulet is not None:
        t.stack.append(EvokeOrder(seat, trees))
        return
    for _ in range(trees):
        t.stack.append(vales.DiscardAny(seat))
    own_effect(t, seat, p.amulet)


class EvokeOrder(YesNo):
    """Silver Tree before (yes) or after the amulet's own effect; ``trees`` is how many."""

    code = 81
    name = "order"
    fields = ("trees",)
    stop = Verb("token-first", "token first")
    yes = Verb("tree-first", "Silver Tree first")

    def __init__(self, seat: int, trees: int) -> None:
        super().__init__(seat)
        self.trees = trees

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.YES:
            t.stack.append(Evoked(self.seat))
        for _ in range(self.trees):
            t.stack.append(vales.DiscardAny(self.seat))
        if move == mv.STOP:
            own_effect(t, self.seat, t.players[self.seat].amulet)

    def answered(self, t: Table) -> Subjects:
        amulet = t.players[self.seat].amulet
        return {"title": None if amulet is None else amulet.name}


class Evoked(Task):
    """The amulet's own effect, after what it set off."""

    code = 20

    def run(self, t: Table) -> None:
        own_effect(t, self.seat, t.players[self.seat].amulet)


def own_effect(t: Table, seat: int, amulet: Amulet | None) -> None:
    """What the token itself gives; its mana is no card's or vale's, so no debt takes it."""
    p = t.players[seat]
    if amulet is None:
        gain_token_mana(t, 1)
        return
    text = amulet.ability
    do = text.do
    if do == ab.SLEEVE_NOW:
        if t.pending:
            t.stack.append(SleeveNow(seat))
    elif do == ab.BURY_ANY:
        if p.field:
            t.stack.append(BuryAny(seat))
    elif do == ab.GAIN_MANA_AND_WILD:
        gain_token_mana(t, text.amount)
        t.spirits[SPIRIT_WILD] += text.amount
    elif do == ab.GROWTH_BONUS:
        p.growth += text.amount
    elif do == ab.DRAW_BOTTOM:
        draw_bottom(t, seat)
    elif do == ab.GAIN:
        gain_vp(t, seat, text.amount, False, amulet.name)
    elif do == ab.GAIN_AND_FLIP:
        gain_token_mana(t, text.amount)
        p.active = t.rng.below(2) == 1
        if p.active:
            log.note(t, log.ACTIVATED, seat, "", 0)
    elif do == ab.MANA_OR_GUARDIANS:
        t.stack.append(ManaOrGuardians(seat, text.amount))


def draw_bottom(t: Table, seat: int) -> None:
    """Summoner Stone: the bottom card of the deck joins the field."""
    p = t.players[seat]
    if not refill(t, seat):
        return
    if len(p.deck) == 1:
        card = draw(t, seat)
    else:
        card = p.deck.pop(0)
        if p.known_bottom:
            p.known_bottom -= 1
        if p.known_top > len(p.deck):
            p.known_top = len(p.deck)
    if card is not None:
        enter_field(t, seat, card)


class ManaOrGuardians(Decision):
    """Wildfire Ember: mana (stop) or guardians on a card."""

    code = 63
    name = "mana or guardians"
    fields = ("count",)
    stop = Verb("take-mana", "mana")
    on_card = Verb("add-guardians", "guard")
    on_deck = Verb("add-guardians-on-deck", "guard")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def legal(self, t: Table) -> list[int]:
        return [mv.STOP, *vales.guardable(t.players[self.seat])]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            guard(t, self.seat, move - mv.CARD, self.count)
        elif t.phase == HARVEST:
            gain_token_mana(t, 1)
        else:
            t.players[self.seat].next_token_mana += 1

    def answered(self, t: Table) -> Subjects:
        return {"n": 1}

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        if move != mv.STOP:
            card = vales.card_or_on_deck(t, self.seat, move - mv.CARD)
            meaning.subjects["after"] = t.book.guarded(card, self.count).name


class SleeveNow(Decision):
    """Darksoul Ember: one of the bought pieces is sleeved at once."""

    code = 61
    name = "sleeve now"
    stop = Verb("sleeve-none", "none")
    on_option = Verb("sleeve-now", "now")

    def legal(self, t: Table) -> list[int]:
        return [mv.OPTION + i for i in sleeving.sleevable_now(t, self.seat)] or [mv.STOP]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            t.stack.append(sleeving.Sleeve(self.seat, move - mv.OPTION, 1))

    def option_meaning(self, t: Table, i: int) -> Meaning:
        piece = t.pending[i]
        about = {**piece_subjects(piece), "place": place("pending", i)}
        return Meaning(self.on_option, f"{self.on_option.words} {piece.name}", about)


class BuryAny(Decision):
    """Deepriver Crystal: a field card goes to the bottom of the deck."""

    code = 62
    name = "bury"
    stop = Verb("bury-none", "none")
    on_card = Verb("bury", "bury")

    def legal(self, t: Table) -> list[int]:
        return vales.leaving(t, self.seat) or [mv.STOP]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            bury(t, self.seat, leave_field(t, self.seat, move - mv.CARD))
