"""Powers of owned vales: which are ready, and what each does (MV-VALE)."""

from __future__ import annotations

from valewright.kernel.decision import Meaning, Verb
from valewright.mystic import ability as ab
from valewright.mystic import buying, log
from valewright.mystic import moves as mv
from valewright.mystic.abilities import leaders, moving, played
from valewright.mystic.cards import CANCEL_ALL, CANCEL_UNCURSED, Card
from valewright.mystic.catalogue import Vale
from valewright.mystic.decision import Decision
from valewright.mystic.gains import gain_mana, spend_mana
from valewright.mystic.places import may_leave
from valewright.mystic.symbols import MANA, SPIRIT_WILD
from valewright.mystic.table import (
    USED,
    Player,
    Table,
    card_at,
    counted_on,
    lose_vale,
    mark_vale,
)
from valewright.mystic.zones import discard_from_field, discard_on_deck, guard, keep


def ready(p: Player) -> list[Vale]:
    """One of each title with an unused power, whenever it works, not bought this turn."""
    found: list[Vale] = []
    for i, vale in enumerate(p.vales):
        if vale.code >= 0 and p.vale_marks[i] == 0 and vale not in found:
            found.append(vale)
    return found


def ready_vales(p: Player, when: int) -> list[Vale]:
    """Those of them that work at this moment."""
    return [vale for vale in ready(p) if vale.moment == when]


def useful(t: Table, seat: int, vale: Vale) -> bool:
    """Whether the Harvest power of an owned vale could do anything now."""
    text = vale.ability
    if text is None:
        return False
    if text.do == ab.MAKE_WILD:
        return t.mana >= text.cost and sum(t.spirits[:3]) > 0
    if text.do == ab.FREE_ADVANCEMENT:
        p = t.players[seat]
        if not buying.may_buy(t, p):
            return False
        return len(buying.offers(t, seat, 0, buying.ANY_COST, text.level, -1)) > 0
    if text.do == ab.MOVE_ADVANCEMENT:
        return moving.has_sources(t, seat)
    if text.do == ab.GAIN_AT:
        return any(card.guardian for card in (*t.players[seat].field, *t.guests))
    return True


def standing_growth(p: Player) -> int:
    """Growth that vales give all the time."""
    n = 0
    for vale in p.vales:
        text = vale.ability
        if text is not None and text.when == ab.ALWAYS and text.do == ab.GROWTH_BONUS:
            n += text.amount
    return n


def has_bog(p: Player) -> bool:
    """Borderwatch Bog: whether a seat plants once more after the end."""
    for vale in p.vales:
        if vale.ability is not None and vale.ability.do == ab.LAST_PLANTING:
            return True
    return False


def cancel_targets(p: Player, what: int) -> list[int]:
    """Positions of cards with decay that could be cancelled."""
    found: list[int] = []
    for i in range(len(p.field)):
        if _cancellable(p.field[i], what):
            found.append(i)
    if p.on_deck is not None and _cancellable(p.on_deck, what):
        found.append(mv.ON_DECK_AT)
    return found


def _cancellable(card: Card, what: int) -> bool:
    return card.decay > (card.cursed_decay if what == ab.NOT_CURSED_LAND else 0)


def remove_vale(t: Table, seat: int, vale: Vale) -> None:
    """Put an owned vale out of the game: a usable copy first, else the one just bought."""
    p = t.players[seat]
    at = -1
    for i in range(len(p.vales)):
        if p.vales[i] is vale and (at < 0 or p.vale_marks[at] != 0 or p.vale_marks[i] == 0):
            at = i
    if at >= 0:
        lose_vale(p, at)
        log.note(t, log.REMOVED, seat, vale.name, 0)


def use_vale(t: Table, seat: int, code: int) -> None:
    """Use the power of an owned vale, by the place of its title among the usable ones."""
    p = t.players[seat]
    vale = t.catalogue.usable[code]
    text = vale.ability
    if text is None:
        return
    log.note(t, log.USED, seat, vale.name, 0)
    if text.remove:
        remove_vale(t, seat, vale)
    elif not text.to_deck:
        for i in range(len(p.vales)):
            if p.vales[i] is vale and p.vale_marks[i] == 0:
                mark_vale(p, i, USED)
                break
    do = text.do
    if do == ab.REDRAW:
        discard_on_deck(t, seat)
    elif do == ab.GROWTH_BONUS:
        p.growth += text.amount
    elif do == ab.CANCEL_DECAY:
        t.stack.append(CancelDecay(seat, text.what))
    elif do == ab.ADD_GUARDIANS:
        t.stack.append(AddGuardians(seat, text.amount, 0))
    elif do == ab.MAKE_WILD:
        spend_mana(t, text.cost)
        t.stack.append(SpiritToWild(seat))
    elif do == ab.GAIN_AT:
        t.stack.append(ManaPerGuardian(seat, text.amount))
    elif do == ab.GAIN and text.what == MANA:
        gain_mana(t, text.amount)
        if text.to_deck:
            to_vale_deck(t, seat, vale)
    elif do == ab.MOVE_ADVANCEMENT:
        t.stack.append(moving.MoveFrom(seat))
    elif do == ab.FREE_ADVANCEMENT:
        t.stack.append(FreeAdvancement(seat, text.level))
    elif do == ab.PLAY_AGAIN:
        t.stack.append(PlayAgain(seat))
    elif do == ab.KEEP_ANY:
        t.stack.append(KeepAny(seat))


def to_vale_deck(t: Table, seat: int, vale: Vale) -> None:
    """Crystal Cavern goes on top of the level 1 vale deck (MV-DECIDE-32)."""
    p = t.players[seat]
    for i in range(len(p.vales)):
        if p.vales[i] is vale and p.vale_marks[i] == 0:
            lose_vale(p, i)
            break
    level = vale.level - 1
    deck = (*t.vale_decks[level][: t.vale_left[level]], vale)
    t.vale_decks = (deck, t.vale_decks[1]) if level == 0 else (t.vale_decks[0], deck)
    t.vale_left = counted_on(t.vale_left, level, 1)
    if level == 0:
        t.vale_known_top += 1


class CancelDecay(Decision):
    """Aether Tree, Bramble Spire: decay on one card is cancelled, ``what`` of it."""

    code = 58
    name = "cancel decay"
    fields = ("what",)
    stop = Verb("cancel-none", "none")
    on_card = Verb("cancel-decay", "cancel decay on")
    on_deck = Verb("cancel-decay-on-deck", "cancel decay on")

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def legal(self, t: Table) -> list[int]:
        targets = cancel_targets(t.players[self.seat], self.what)
        return [mv.CARD + i for i in targets] or [mv.STOP]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            return
        p = t.players[self.seat]
        at = move - mv.CARD
        if at != mv.ON_DECK_AT:
            p.field[at] = self.cancelled(t, p.field[at])
        elif p.on_deck is not None:
            p.on_deck = self.cancelled(t, p.on_deck)

    def cancelled(self, t: Table, card: Card) -> Card:
        """The card without its decay."""
        every = self.what != ab.NOT_CURSED_LAND
        return t.book.cancelled(card, CANCEL_ALL if every else CANCEL_UNCURSED)

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        if move != mv.STOP:
            card = card_or_on_deck(t, self.seat, move - mv.CARD)
            meaning.subjects["after"] = self.cancelled(t, card).name


class AddGuardians(Decision):
    """Conclave of Ents, Cyrilla: a card has more guardians this turn.

    ``copies`` is 1 where a text may be copied to that card next.
    """

    code = 43
    name = "add guardians"
    fields = ("count", "copies")
    stop = Verb("add-none", "none")
    on_card = Verb("add-guardians", "guard")
    on_deck = Verb("add-guardians-on-deck", "guard")

    def __init__(self, seat: int, count: int, copies: int) -> None:
        super().__init__(seat)
        self.count = count
        self.copies = copies

    def legal(self, t: Table) -> list[int]:
        return guardable(t.players[self.seat]) or [mv.STOP]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            return
        guard(t, self.seat, move - mv.CARD, self.count)
        if self.copies:
            leaders.offer_copy(t, self.seat, move - mv.CARD)

    def detail(self, t: Table, move: int, meaning: Meaning) -> None:
        if move != mv.STOP:
            card = card_or_on_deck(t, self.seat, move - mv.CARD)
            meaning.subjects["after"] = t.book.guarded(card, self.count).name


def guardable(p: Player) -> list[int]:
    """The moves for every card that can have more guardians."""
    found = [mv.CARD + i for i in range(len(p.field))]
    if p.on_deck is not None:
        found.append(mv.CARD + mv.ON_DECK_AT)
    return found


def card_or_on_deck(t: Table, seat: int, position: int) -> Card:
    """The card that a move names."""
    on_deck = t.players[seat].on_deck
    if position == mv.ON_DECK_AT and on_deck is not None:
        return on_deck
    return card_at(t, seat, position)


class ManaPerGuardian(Decision):
    """Manadew Meadow: mana for each guardian on a chosen field card."""

    code = 75
    name = "mana per guardian"
    fields = ("amount",)
    stop = Verb("count-none", "none")
    on_card = Verb("count-card", "count")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def legal(self, t: Table) -> list[int]:
        n = len(t.players[self.seat].field) + len(t.guests)
        return [mv.CARD + i for i in range(n)] or [mv.STOP]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            gain_mana(t, self.amount * card_at(t, self.seat, move - mv.CARD).guardian)


class SpiritToWild(Decision):
    """Sunstone Aerie, Stormcaller: one spirit counts as wild until end of turn."""

    code = 45
    name = "spirit to wild"
    on_spirit = Verb("make-wild", "make")

    def legal(self, t: Table) -> list[int]:
        return [mv.SPIRIT + k for k in range(SPIRIT_WILD) if t.spirits[k]]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        t.spirits[move - mv.SPIRIT] -= 1
        t.spirits[SPIRIT_WILD] += 1

    def spirit_meaning(self, spirit: int) -> Meaning:
        found = super().spirit_meaning(spirit)
        found.words = f"{found.words} wild"
        return found


class FreeAdvancement(Decision):
    """An advancement of one level is had for nothing, as a purchase."""

    code = 47
    name = "free advancement"
    fields = ("level",)
    offer = Verb("buy", "buy")

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level = level

    def legal(self, t: Table) -> list[int]:
        return buying.offers(t, self.seat, 0, buying.ANY_COST, self.level, -1)

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        buying.buy(t, self.seat, move, 0, True, -1)


class KeepAny(Decision):
    """Pool of Visions: any field card, or none (MV-DECIDE-81)."""

    code = 54
    name = "keep a card"
    stop = Verb("keep-none", "keep none")
    on_card = Verb("keep-card", "keep")

    def legal(self, t: Table) -> list[int]:
        n = len(t.players[self.seat].field)
        return [mv.STOP] + [mv.CARD + i for i in range(n)]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move != mv.STOP:
            keep(t, self.seat, move - mv.CARD)


class PlayAgain(Decision):
    """Harpy Canyon: a When Played text in the field works again."""

    code = 59
    name = "play again"
    use_text = Verb("play-again", "use")

    def legal(self, t: Table) -> list[int]:
        p = t.players[self.seat]
        found: list[int] = []
        for i in range(len(p.field)):
            for k in range(mv.TEXTS_PER_CARD):
                if p.field[i].played_mask >> k & 1:
                    found.append(mv.TEXT + mv.TEXTS_PER_CARD * i + k)
        return found

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        at = move - mv.TEXT
        played.resolve(t, self.seat, at // mv.TEXTS_PER_CARD, at % mv.TEXTS_PER_CARD)


class DiscardAny(Decision):
    """Silver Tree: the on-deck card or a field card goes (MV-DECIDE-47)."""

    code = 60
    name = "discard any"
    stop = Verb("discard-none", "discard none")
    on_card = Verb("discard-card", "discard")
    on_deck = Verb("discard-on-deck", "discard")

    def legal(self, t: Table) -> list[int]:
        found = [mv.STOP, *leaving(t, self.seat)]
        if t.players[self.seat].on_deck is not None:
            found.append(mv.CARD + mv.ON_DECK_AT)
        return found

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.STOP:
            _not_used(t.players[self.seat])
        elif move == mv.CARD + mv.ON_DECK_AT:
            discard_on_deck(t, self.seat)
        else:
            discard_from_field(t, self.seat, move - mv.CARD)


def leaving(t: Table, seat: int) -> list[int]:
    """The moves for the field cards that may go."""
    n = len(t.players[seat].field)
    return [mv.CARD + i for i in range(n) if may_leave(t, seat, i)]


def _not_used(p: Player) -> None:
    """A Tree that was declined may be used when the token is evoked again (MV-DECIDE-93)."""
    for i in range(len(p.vales)):
        text = p.vales[i].ability
        if text is not None and text.do == ab.DISCARD_ANY and p.vale_marks[i] == USED:
            mark_vale(p, i, 0)
            return
