"""What holds in every position of every game, whatever the options, the seed and the moves."""

import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.mystic.mixes import chosen, mixes, played, seeds, soak
from valewright.kernel.errors import BadOption
from valewright.mystic import State, log, new_game
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card
from valewright.mystic.symbols import SETS
from valewright.mystic.table import HARVEST, PLANTING, Player, Table
from valewright.mystic.zones import net_decay

SETUP_DECISIONS = ("choose leader", "choose amulet", "draft", "keep amulet")

starts = st.integers(0, 700)
choices = st.lists(st.integers(0, 255), max_size=30)


def all_cards(p: Player) -> list[Card]:
    on_deck = [] if p.on_deck is None else [p.on_deck]
    return [*p.field, *on_deck, *p.deck, *p.discard, *p.kept]


def sleeved(p: Player) -> Counter[str]:
    """The pieces in a player's sleeves, printed ones left out."""
    return Counter(
        piece.name
        for card in all_cards(p)
        for stack in card.plain.stacks
        for piece in stack
        if not piece.printed
    )


def pieces(t: Table) -> Counter[str]:
    """Every advancement in the game, wherever it is."""
    found = Counter(x.name for x in t.commons if x is not None)
    for deck, left in zip(t.decks, t.left, strict=True):
        found.update(x.name for x in deck[:left])
    found.update(x.name for x in t.aside)
    found.update(x.name for x in t.pending)
    for piece, left in zip(t.catalogue.soil, t.soil, strict=True):
        found[piece.name] += left
    for p in t.players:
        found.update(x.name for x in p.workshop)
        found.update(sleeved(p))
    return found


def vales(t: Table) -> Counter[str]:
    """Every vale in the game, wherever it is."""
    found = Counter(x.name for x in t.display if x is not None)
    for deck, left in zip(t.vale_decks, t.vale_left, strict=True):
        found.update(x.name for x in deck[:left])
    for p in t.players:
        found.update(x.name for x in p.vales)
    return found


def removed(before: State, after: State) -> Counter[str]:
    """What the log says went out of the game in between."""
    new = after.table.told(before.table.lines)
    return Counter(event[2] for event in new if event[0] == log.REMOVED)


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_pieces_are_conserved(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-REPLENISH-08: only what Hempero removes leaves the game; soil never comes back."""
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        old, new = pieces(before.table), pieces(state.table)
        assert not new - old
        lost = old - new
        if lost:
            assert before.decision == "clear commons"
            assert lost == removed(before, state)
            assert sum(lost.values()) == 1
        soil = zip(state.table.soil, before.table.soil, strict=True)
        assert all(left <= had for left, had in soil)


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_vales_are_conserved(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """A vale leaves the game only as the log says it does, and from its owner's (MV-SPOIL-07)."""
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        old, new = vales(before.table), vales(state.table)
        assert not new - old
        gone = removed(before, state)
        lost = old - new
        assert all(gone[name] >= n for name, n in lost.items())
        owned = Counter(v.name for p in before.table.players for v in p.vales)
        offered = Counter(v.name for v in before.table.display if v is not None)
        assert not lost - owned - offered
        for p in state.table.players:
            assert len(p.vales) == len(p.vale_marks)


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_vp_are_conserved(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-SETUP-09, MV-END-04, MV-END-05, MV-DECIDE-20: tokens are in the pool or with a player.

    What is missing came from the box, without limit; nobody loses a token (MV-SPOIL-07), and an
    empty pool ends the game (MV-END-01).
    """
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        t = state.table
        held = sum(p.vp for p in t.players)
        assert t.options.pool + t.pool_added + t.from_box == t.pool + held
        assert t.pool >= 0
        for p, old in zip(t.players, before.table.players, strict=True):
            assert p.vp >= old.vp
        if t.pool == 0 and not before.over:
            assert t.ending
        assert t.ending or not before.table.ending


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_a_player_has_20_cards(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-SETUP-01, MV-SETUP-02, MV-SETUP-15: 9 Cursed Land, 3 Fertile Soil, 8 blank or a leader.

    Each is in one place: deck, on-deck (one at most, MV-ONDECK-01), field or discard pile.
    """
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        if before.decision in SETUP_DECISIONS:
            continue
        for p in before.table.players:
            cards = all_cards(p)
            assert len(cards) == 20
            assert len(p.field) == len(p.used)
            worn = [card for card in cards if card.spent or card.gave]
            assert p.worn or not worn
            assert not any(card.spent or card.gave for card in [*p.field, *p.kept])
            kinds = Counter(card.plain.base.split("/")[0] for card in cards)
            assert kinds["Cursed Land"] == 9
            assert kinds["Fertile Soil"] == 3
            assert kinds["Blank"] == (8 if p.leader is None else 7)
            assert sum(card.plain.leader is not None for card in cards) == (p.leader is not None)
            assert 0 <= p.known_top + p.known_bottom <= len(p.deck)


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_sleeves_hold_what_they_may(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-SLEEVE-03, MV-SLEEVE-04, MV-SLEEVE-09, MV-ECLIPSE-04: what may lie in one slot.

    A piece is in its own slot; under another there are only eclipse pieces; a leader takes none.
    """
    state = played(options, seed, start)
    for _ in chosen(state, choices):
        for p in state.table.players:
            for card in all_cards(p):
                for slot, stack in enumerate(card.plain.stacks):
                    assert all(piece.slot == slot for piece in stack)
                    assert all(piece.eclipse for piece in stack[:-1])
                    assert not stack or card.plain.leader is None


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_sums_are_never_negative(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-BUY-02, MV-VALE-03, MV-BUY-13: nothing is bought with what is not there.

    The limits hold too: two vales (MV-VALE-02), as many advancements as may be bought (MV-BUY-01).
    """
    state = played(options, seed, start)
    for _ in chosen(state, choices):
        t = state.table
        assert t.mana >= 0
        assert t.debt >= 0
        assert min(t.spirits) >= 0
        assert min(t.due) >= 0
        assert min(t.soil) >= 0
        assert t.vp_due >= 0
        assert 0 <= t.vale_buys <= 2
        assert 0 <= t.buys <= t.limit
        assert min(t.left) >= 0
        assert min(t.vale_left) >= 0
        for p in t.players:
            assert p.vp >= 0
            assert p.growth >= 0
            assert min(p.next_mana, p.next_token_mana, p.next_wild) >= 0


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_the_active_player_decides(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-TURN-03: others are asked only by upgraded GinGan, and in setup."""
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        others = (*SETUP_DECISIONS, "swap on-deck card")
        assert before.legal_moves()
        if before.decision not in others and before.table.round > 1:
            assert before.to_act == before.table.turn


@soak(60)
@given(mixes(), seeds, starts)
def test_any_position_can_be_finished(options: dict[str, Any], seed: int, start: int) -> None:
    """MV-END-02: from everywhere the game comes to its end, and somebody wins (MV-SCORE-04)."""
    state = played(options, seed, start)
    rng = random.Random(start)
    for _ in range(20_000):
        if state.over:
            break
        state.play(rng.choice(state.legal_moves()))
    assert state.over
    best = max(state.scores())
    assert state.winners()
    assert all(state.scores()[seat] == best for seat in state.winners())


@soak(60)
@given(mixes(), seeds, starts)
def test_scores_are_the_sum_of_their_lines(options: dict[str, Any], seed: int, start: int) -> None:
    """MV-SCORE-01: tokens, cards, vales, leader and amulet, and each line says what it is for."""
    state = played(options, seed, start)
    for seat, score in enumerate(state.scores()):
        lines = state.score_lines(seat)
        assert score == sum(vp for _, _, vp in lines)
        assert {kind for kind, _, _ in lines} <= {"tokens", "card", "leader", "vale", "amulet"}
        assert lines[0] == ("tokens", "VP tokens", state.table.players[seat].vp)


def moved_about(state: State, seed: int) -> State:
    """The state with every card in another place of its player's deck and discard pile."""
    rng = random.Random(seed)
    other = state.clone()
    for p in other.table.players:
        both = p.deck + p.discard
        rng.shuffle(both)
        p.deck[:], p.discard[:] = both[: len(p.deck)], both[len(p.deck) :]
    return other


@soak(100)
@given(mixes(), seeds, starts, seeds)
def test_what_is_hidden_does_not_show(
    options: dict[str, Any], seed: int, start: int, again: int
) -> None:
    """MV-INFO-01, MV-INFO-03, MV-INFO-06, MV-DECIDE-84, MV-DECIDE-90: dealt anew, it is alike."""
    state = played(options, seed, start)
    for seat in range(state.players):
        other = state.sample(seat, random.Random(again))
        assert str(dict(other.view(seat))) == str(dict(state.view(seat)))
        assert other.spoil_odds(seat) == state.spoil_odds(seat)
        assert other.scores() == state.scores()
        if state.to_act == seat:
            unkept = State(other.table.clone(), other.seed)
            assert unkept.legal_moves() == state.legal_moves()


@soak(60)
@given(mixes(), seeds, starts, seeds)
def test_piles_of_others_do_not_show(
    options: dict[str, Any], seed: int, start: int, again: int
) -> None:
    """MV-INFO-03, MV-DECIDE-90: of others one knows deck and discard pile only together."""
    state = played(options, seed, start)
    other = moved_about(state, again)
    for seat in range(state.players):
        mine, theirs = state.view(seat), other.view(seat)
        assert mine["players"] == theirs["players"]
        for p in mine["players"]:
            assert sum(p["hidden"].values()) == p["deck_size"] + p["discard_size"]


@soak(60)
@given(mixes(), seeds, starts)
def test_what_is_open_shows(options: dict[str, Any], seed: int, start: int) -> None:
    """MV-INFO-02, MV-INFO-04, MV-INFO-05: own discard pile; tokens, fields and vales of all."""
    state = played(options, seed, start)
    t = state.table
    for seat in range(state.players):
        view = state.view(seat)
        assert sum(view["me"]["discard"].values()) == len(t.players[seat].discard)
        assert view["pool"] == t.pool
        for p, shown in zip(t.players, view["players"], strict=True):
            assert shown["vp"] == p.vp
            assert shown["field"] == [card.name for card in p.field]
            assert shown["on_deck"] == (None if p.on_deck is None else p.on_deck.name)
            assert shown["vales"] == [vale.name for vale in p.vales]
            assert shown["token"] == ("active" if p.active else "spent")


@soak(60)
@given(mixes(), seeds, starts)
def test_a_sample_is_dealt_anew(options: dict[str, Any], seed: int, start: int) -> None:
    """MV-DECIDE-90: a sample holds the same pieces and vales; its decks are not the true ones."""
    state = played(options, seed, start)
    drawn = [state.sample(0, random.Random(k)) for k in range(4)]
    for other in drawn:
        assert pieces(other.table) == pieces(state.table)
        assert vales(other.table) == vales(state.table)
        for p, q in zip(other.table.players, state.table.players, strict=True):
            assert Counter(c.name for c in all_cards(p)) == Counter(c.name for c in all_cards(q))
    if state.table.left[2] > 8:
        assert len({str(other.data()["decks"]) for other in [state, *drawn]}) == 5


@given(st.integers(2, 4), seeds)
def test_a_sample_deals_the_leaders_of_others_anew(players: int, seed: int) -> None:
    """MV-LEADER-03: the two leaders dealt to another are not known; one's own are."""
    state = new_game(players, SETS, seed, leaders="deal-two", amulets="deal-two")
    seat = state.to_act
    drawn = [state.sample(seat, random.Random(k)) for k in range(8)]
    assert all(other.view(seat) == state.view(seat) for other in drawn)
    offers = {tuple(other.table.offered) for other in drawn}
    assert len(offers) > 1
    for offer in offers:
        assert len(set(offer)) == len(offer) == 4 * players


def next_on_deck(state: State, seat: int) -> list[State]:
    """The state once for each card that may be revealed next, that card on top of the deck."""
    p = state.table.players[seat]
    pile = p.deck or p.discard
    low, high = (p.known_bottom, len(p.deck) - p.known_top) if p.deck else (0, len(p.discard))
    places = range(low, high) if high > low and not (p.deck and p.known_top) else [len(pile) - 1]
    found = []
    for place in places if pile else ():
        other = state.clone()
        q = other.table.players[seat]
        q.deck = [*pile[:place], *pile[place + 1 :], pile[place]]
        q.discard = q.discard if p.deck else []
        found.append(other)
    return found


def spoils(state: State) -> bool:
    """Whether pushing now would spoil the seat's planting if nothing saved it."""
    seat, pushes = state.to_act, state.table.pushes
    state.play(mv.PUSH)
    safe = state.decision == "plant" and state.to_act == seat
    return not (safe and state.table.pushes == pushes + 1)


@soak(100)
@given(mixes(), seeds, starts, choices)
def test_spoil_odds_are_exact(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-SPOIL-01, MV-SPOIL-02, MV-GROWTH-01, MV-GROWTH-05: the odds count the cards that spoil."""
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        p = before.table.players[before.to_act]
        if before.table.phase != PLANTING or mv.PUSH not in before.legal_moves():
            continue
        if p.on_deck is None or p.on_deck.played_mask or before.decision != "plant":
            continue
        nexts = next_on_deck(before, before.to_act)
        if nexts:
            bad = sum(spoils(other) for other in nexts)
            assert before.spoil_odds(before.to_act) == Fraction(bad, len(nexts))


# The base game, where nothing overrides the plain rules


@soak(100)
@given(mixes(base_only=True), seeds, starts, choices)
def test_planting_is_push_or_pass(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-PLANT-01, MV-PLANT-03, MV-PLANT-09, MV-SPOIL-02: a free choice, net decay at most 3.

    Planting starts at net decay 3 exactly (MV-PREP-03, MV-PREP-12) unless all cards are out.
    """
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        if before.decision != "plant":
            continue
        t = before.table
        p = t.players[before.to_act]
        usable = [m for m in before.legal_moves() if m not in (mv.STOP, mv.PUSH)]
        assert all(before.notation(m) == "use Conclave of Ents" for m in usable)
        assert mv.STOP in before.legal_moves()
        assert (mv.PUSH in before.legal_moves()) == (p.on_deck is not None)
        assert net_decay(p) <= 3
        if t.pushes == 0 and p.on_deck is not None and not usable:
            assert net_decay(p) == 3 or any(m for m in p.vale_marks)


@soak(100)
@given(mixes(base_only=True), seeds, starts, choices)
def test_a_push_moves_one_card(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-PLANT-04, MV-PLANT-06, MV-PLANT-12: the on-deck card goes to the field's right end."""
    state = played(options, seed, start)
    for before, move in chosen(state, choices):
        if before.decision != "plant" or move != mv.PUSH or state.decision != "plant":
            continue
        if state.to_act != before.to_act or state.table.pushes != before.table.pushes + 1:
            continue
        old, new = (s.table.players[before.to_act] for s in (before, state))
        assert old.on_deck is not None
        assert [c.name for c in new.field] == [c.name for c in [*old.field, old.on_deck]]


@soak(100)
@given(mixes(base_only=True), seeds, starts, choices)
def test_a_harvest_is_between_a_pass_and_the_discard_phase(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-HARVEST-01, MV-BUY-06, MV-BUY-07, MV-VALE-11: no harvest without a pass.

    What is bought waits unsleeved, and its spot on offer stays open until the Discard Phase.
    """
    state = played(options, seed, start)
    for before, move in chosen(state, choices):
        old, new = before.table, state.table
        if before.decision == "plant":
            assert old.phase == PLANTING
            assert not old.pending
            assert not old.gaps
            assert not old.vale_gaps
            same_turn = (old.round, old.turn) == (new.round, new.turn)
            assert state.decision != "harvest" or move == mv.STOP or not same_turn
        if before.decision == "harvest":
            assert old.phase == HARVEST
            assert len(old.pending) == old.buys
        if before.decision == state.decision == "harvest" and move != mv.STOP:
            for spot in range(0, 27, 3):
                had, shown = (t.commons[spot : spot + 3] for t in (old, new))
                assert all(piece is None or piece in had for piece in shown)
            for vale, was in zip(new.display, old.display, strict=True):
                assert vale is was or vale is None


@soak(100)
@given(mixes(base_only=True), seeds, starts, choices)
def test_sleeving_is_on_field_cards_and_for_good(
    options: dict[str, Any], seed: int, start: int, choices: list[int]
) -> None:
    """MV-SLEEVE-02, MV-SLEEVE-10, MV-DISCARD-02: pieces go onto field cards and stay in them.

    Between two pieces nothing else moves: no card leaves the field, none is sleeved elsewhere.
    """
    state = played(options, seed, start)
    for before, _ in chosen(state, choices):
        for old, new in zip(before.table.players, state.table.players, strict=True):
            assert not sleeved(old) - sleeved(new)
        if before.decision == state.decision == "sleeve":
            seat = before.to_act
            old, new = before.table.players[seat], state.table.players[seat]
            assert state.to_act == seat
            assert (new.deck, new.discard, new.on_deck) == (old.deck, old.discard, old.on_deck)
            changed = [a is not b for a, b in zip(new.field, old.field, strict=True)]
            assert sum(changed) == 1


@soak(60)
@given(mixes(base_only=True), seeds)
def test_everyone_has_as_many_turns(options: dict[str, Any], seed: int) -> None:
    """MV-TURN-02, MV-END-02, MV-END-03: clockwise, and the last round is played out."""
    state = new_game(seed=seed, **options)
    rng = random.Random(seed)
    n = state.players
    seen: list[tuple[int, int]] = []  # round, place in it
    last_round = 0
    while not state.over:
        t = state.table
        seen.append((t.round, (t.turn - t.start) % n))
        state.play(rng.choice(state.legal_moves()))
        if t.ending and not last_round:
            last_round = seen[-1][0]
    assert all(a <= b for a, b in pairwise(seen))
    assert state.table.round == last_round
    assert state.table.turn == (state.table.start - 1) % n


# Setting up


@pytest.mark.parametrize(
    ("players", "level_1", "pool"),
    [(2, 12, 23), (3, 15, 28), (4, 18, 33), (5, 24, 40), (6, 30, 47)],
)
@pytest.mark.parametrize("sets", [("base",), SETS])
def test_decks_and_pool_by_players(
    players: int, level_1: int, pool: int, sets: tuple[str, ...]
) -> None:
    """MV-SETUP-03, MV-SETUP-04, MV-SETUP-05, MV-SETUP-06, MV-SETUP-07, MV-SETUP-08.

    With more sets the selection is made from the whole mix (MV-SETUP-14, MV-DECIDE-72).
    """
    t = new_game(players, sets, 5).table
    assert t.left[0] == level_1 - 3
    assert t.pool == pool
    cat = t.catalogue
    names = [a.name for a in cat.advancements.values() if a.set in sets and a.level]
    names = [name for name in names if name not in ("Cursed Land", "Fertile Soil")]
    for level in (1, 2, 3):
        shown = [t.commons[3 * spot] for spot in range(3 * level - 3, 3 * level)]
        assert all(piece is not None and piece.level == level for piece in shown)
        copies = len(cat.advancement_pieces(names, level))
        left_out = len(t.aside) if level == 1 else 0
        assert t.left[level - 1] + 3 + left_out == copies
    for level in (1, 2):
        vales_shown = t.display[4 * level - 4 : 4 * level]
        assert all(vale is not None and vale.level == level for vale in vales_shown)
    assert not any("Fertile Soil" in piece.name for deck in t.decks for piece in deck)


@soak(60)
@given(mixes(base_only=True), seeds)
def test_starting_fields(options: dict[str, Any], seed: int) -> None:
    """MV-SETUP-10, MV-SETUP-11, MV-SETUP-13: two Cursed Lands in the field, one on-deck."""
    t = new_game(seed=seed, **options).table
    for p in t.players:
        assert net_decay(p) == 3
        assert sum(card.base.startswith("Cursed Land") for card in p.field) == 2
        assert p.on_deck is not None
        assert p.on_deck.base.startswith("Cursed Land")
        assert not p.spoiled
        assert not p.active
        assert p.vp == 0


def test_any_seat_may_start() -> None:
    """MV-SETUP-12: the starting player is random."""
    assert {new_game(6, seed=seed).table.start for seed in range(100)} == set(range(6))


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    """MV-SETUP-16: 2 to 6 play."""
    with pytest.raises(BadOption, match=r"players: .* 2 to 6"):
        new_game(players)
