"""Gaining VP tokens, mana and spirits, and what a gain is counted by."""

from __future__ import annotations

from valewright.mystic import ability as ab
from valewright.mystic import log
from valewright.mystic.ability import Ability
from valewright.mystic.cards import (
    ROW_ANIMAL,
    ROW_DEBT,
    ROW_MANA,
    ROW_SIZE,
    ROW_VP,
    Card,
    Outputs,
    Row,
)
from valewright.mystic.symbols import ANIMAL, BOX_VP, MANA, SPIRIT_WILD, VP, WILD
from valewright.mystic.table import LAST_PLANTING, Table

MOST_BLANKS = 7  # Algeni and Morlok: "7 at most", all the blank cards of a player with a leader


def gain_vp(t: Table, seat: int, n: int, box: bool, name: str) -> None:
    """VP tokens from the pool, and from the box once it is empty (MV-END-04, MV-END-05)."""
    if n <= 0 or t.phase == LAST_PLANTING:
        return
    t.players[seat].vp += n
    log.note(t, log.GAINED_VP, seat, name, n)
    if box:
        t.from_box += n
        return
    if n > t.pool:
        t.from_box += n - t.pool
        n = t.pool
    t.pool -= n
    if t.pool == 0 and not t.ending:
        t.ending = True
        log.note(t, log.LAST_ROUND, seat, "", 0)


def gain_mana(t: Table, n: int) -> None:
    """Mana from cards and vales; Grassland's debt comes off first (MV-DECIDE-28)."""
    debt = t.debt
    if debt:
        paid = min(debt, n)
        t.debt = debt - paid
        n -= paid
    t.mana += n


def gain_token_mana(t: Table, n: int) -> None:
    """Mana of the token, which no Grassland takes (MV-DECIDE-28)."""
    t.mana += n
    t.token_mana += n


def spend_mana(t: Table, n: int) -> None:
    """Mana is spent, the token's last (MV-DECIDE-28)."""
    t.mana -= n
    if t.token_mana > t.mana:
        t.token_mana = t.mana


def owe_mana(t: Table, n: int) -> None:
    """A Grassland has come: it takes mana that is already there, else the next (MV-DECIDE-28)."""
    paid = min(n, max(0, t.mana - t.token_mana))
    t.mana -= paid
    t.debt += n - paid


def gain(t: Table, seat: int, what: int, n: int, name: str) -> None:
    """Gain n of a symbol, now, in harvest."""
    if what == MANA:
        gain_mana(t, n)
    elif what == VP:
        gain_vp(t, seat, n, False, name)
    elif what == BOX_VP:
        gain_vp(t, seat, n, True, name)
    elif ANIMAL <= what <= WILD:
        t.spirits[what - ANIMAL] += n


def spend_spirit(t: Table, kind: int) -> None:
    """Spend one spirit of the purse."""
    t.spirits[kind] -= 1
    if kind == SPIRIT_WILD:
        t.wild_spent += 1


# What cards give a harvest (MV-DECIDE-27). Each source (a piece with its text, a side of a leader,
# what was copied) is credited with the most it has shown in this harvest, never with more. What it
# no longer shows stays in the purse; what it shows again was given before.


def credit(t: Table, card: Card) -> None:
    """Count the symbols of a card that has given nothing yet."""
    gain_mana(t, card.mana)
    s = t.spirits
    s[0] += card.animal
    s[1] += card.forest
    s[2] += card.sky
    s[3] += card.wild
    t.vp_due += card.vp
    if card.debt:
        owe_mana(t, card.debt)


def recount(t: Table, given: Outputs, old: Card, new: Card) -> Outputs:
    """Count a card that shows something else now; what it has given by then."""
    if old.all_wild != new.all_wild:
        kinds = shared(old.outputs(), new.outputs())
        if new.all_wild:
            turn_spirits(t, kinds, [0, 0, 0])
        else:
            turn_spirits(t, [0, 0, 0], kinds)
    return credit_rise(t, given, new)


def credit_rise(t: Table, given: Outputs, card: Card) -> Outputs:
    """Count what a card shows beyond what its sources have given; what they have given by then."""
    shown = card.outputs()
    if given == shown:
        return given
    rise = [0] * ROW_SIZE
    found: dict[int, Row] = {}
    for row in given:
        found[row[0]] = row
    for row in shown:
        old = found.get(row[0])
        if old is None:
            found[row[0]] = row
            for k in range(1, ROW_SIZE):
                rise[k] += row[k]
        else:
            found[row[0]] = (row[0], *[max(row[k], old[k]) for k in range(1, ROW_SIZE)])
            for k in range(1, ROW_SIZE):
                rise[k] += max(0, row[k] - old[k])
    gain_mana(t, rise[ROW_MANA])
    for k in range(4):
        t.spirits[SPIRIT_WILD if card.all_wild else k] += rise[ROW_ANIMAL + k]
    t.vp_due += rise[ROW_VP]
    if rise[ROW_DEBT]:
        owe_mana(t, rise[ROW_DEBT])
    return tuple([found[owner] for owner in sorted(found)])


def shared(old: Outputs, new: Outputs) -> list[int]:
    """Animal, forest and sky spirits that the same sources show before and after."""
    found = [0, 0, 0]
    for row in old:
        for other in new:
            if other[0] == row[0]:
                for k in range(3):
                    found[k] += min(row[ROW_ANIMAL + k], other[ROW_ANIMAL + k])
    return found


def turn_spirits(t: Table, to_wild: list[int], back: list[int]) -> None:
    """Animal, forest and sky spirits turn wild, or wild ones back: in place of what they were.

    Of spirits that are alike, those that turn wild are taken to be still there, and those that
    cease to be wild to be the ones spent (MV-DECIDE-91).
    """
    s = t.spirits
    wild = s[SPIRIT_WILD]
    late = 0
    for k in range(3):
        turned = min(to_wild[k], s[k])
        late += to_wild[k] - turned
        spent = min(back[k], t.wild_spent)
        t.wild_spent -= spent
        returned = min(back[k] - spent, wild)
        wild -= returned
        s[k] += returned - turned
        s[SPIRIT_WILD] += turned - returned
    t.wild_spent += late


def given_by(t: Table, seat: int, position: int) -> Outputs:
    """What a field card has given in this harvest: what it shows, unless something is recorded."""
    found = t.given.get(position)
    return t.players[seat].field[position].outputs() if found is None else found


def record_given(t: Table, seat: int, position: int, given: Outputs) -> None:
    """Keep what a card has given where that is not just what it shows."""
    if given == t.players[seat].field[position].outputs():
        if position in t.given:
            t.given = {at: rows for at, rows in t.given.items() if at != position}
    else:
        t.given = {**t.given, position: given}


def tally(cards: list[Card]) -> tuple[int, ...]:
    """What cards give a harvest: mana, the four spirits, debt, blue VP."""
    mana = animal = forest = sky = wild = debt = vp = 0
    for c in cards:
        mana += c.mana
        animal += c.animal
        forest += c.forest
        sky += c.sky
        wild += c.wild
        debt += c.debt
        vp += c.vp
    return (mana, animal, forest, sky, wild, debt, vp)


def field_size(t: Table, seat: int) -> int:
    """Cards in the field, borrowed ones included in their borrower's harvest."""
    n = len(t.players[seat].field)
    return n + len(t.guests) if seat == t.turn else n


def counted(t: Table, seat: int, text: Ability, card: Card) -> int:
    """How much a text gives: its amount times what it is counted by."""
    per = text.per
    p = t.players[seat]
    if per == ab.FLAT:
        n = 1
    elif per == ab.PER_GUARDIAN_HERE:
        n = card.guardian
    elif per == ab.PER_CARD_PAIR:
        n = field_size(t, seat) // 2
    elif per == ab.PER_OTHER_CARD:
        n = field_size(t, seat) - 1
    elif per == ab.PER_CARD_SHORT_OF_7:
        n = max(0, 7 - field_size(t, seat))
    elif per == ab.PER_BLANK_CARD:
        n = 0
        for c in p.field:
            if c.blank:
                n += 1
        if t.guests and seat == t.turn:
            for c in t.guests:
                if c.blank:
                    n += 1
        n = min(n, MOST_BLANKS)
    elif per == ab.PER_DECAY_SYMBOL:
        n = 0
        for c in p.field:
            n += c.printed[1]
        for c in t.guests:
            n += c.printed[1]
    elif per == ab.PER_VALE:
        n = len(p.vales)
    else:
        n = 0
    return n * text.amount


def growth_now(t: Table, seat: int) -> int:
    """All growth a player has, decay not counted against it (MV-DECIDE-59)."""
    p = t.players[seat]
    n = p.growth
    for c in p.field:
        n += c.growth
    if p.on_deck is not None:
        n += p.on_deck.growth
    return n
