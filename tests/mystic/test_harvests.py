"""Random harvests of cards that change each other: nothing is created, kept twice or revived."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, note
from hypothesis import strategies as st

from tests.mystic.mixes import mixes, played, seeds, soak
from tests.mystic.tiny import BLANK, game
from valewright.mystic import State, catalogue, log
from valewright.mystic import ability as ab
from valewright.mystic import moves as mv
from valewright.mystic.abilities.amulets import TOKEN_NAME
from valewright.mystic.cards import COPIED, ROW_ANIMAL, ROW_MANA, ROW_WILD
from valewright.mystic.table import HARVEST

CHANGING = ("Wind Whisperer", "Totem Chief", "Nymph", "Pack Leader", "Stag")
PLAIN = sorted(
    piece.name
    for piece in catalogue().pieces.values()
    if not piece.printed
    and piece.slot in piece.advancement.slots
    and piece.advancement.name != "Fertile Soil"
    and (piece.ability is None or piece.ability.when in (ab.ONGOING, ab.END, ab.PLAYED))
    and (piece.ability is None or piece.ability.do != ab.LOSE_MANA)
)
SPECIAL = [name for name in PLAIN if name.split("/")[0] in CHANGING]
DRAWS = ["Canopy Explorer/top", "Canopy Explorer/middle"]
VALES = ["Conclave of Ents", "Conclave of Ents", "Silver Tree"]  # all that there are
DISPLAY = ["Split Rock", "Amberwood", "Hallowed Ground", "Ley Line Nexus"]


owned_vales = st.lists(st.sampled_from(range(len(VALES))), unique=True).map(
    lambda chosen: [VALES[i] for i in chosen]
)


@st.composite
def crafted(draw: st.DrawFn, taken: set[str]) -> str:
    """A blank card with up to three pieces that no other card has."""
    words = [BLANK]
    slots: set[str] = set()
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from(SPECIAL) | st.sampled_from(PLAIN + DRAWS))
        if name in taken or name.split("/")[1] in slots:
            continue
        taken.add(name)
        slots.add(name.split("/")[1])
        words.append(name)
    return " + ".join(words)


@st.composite
def harvests(draw: st.DrawFn) -> State:
    """A harvest with few cards in all, so that those that leave soon come back."""
    taken: set[str] = set()
    field = [draw(crafted(taken)) for _ in range(draw(st.integers(2, 6)))]
    deck = [draw(crafted(taken)) for _ in range(draw(st.integers(0, 3)))]
    leader = draw(st.sampled_from(["", "Cyrilla", "Cyrilla upgraded"]))
    rest = [name for name in PLAIN if name not in taken]
    commons = draw(st.lists(st.sampled_from(rest), max_size=9, unique=True))
    player: dict[str, Any] = {
        "field": [*field, *([leader] if leader else [])],
        "deck": deck,
        "vales": ["Wayfarer Portal", *draw(owned_vales)],
        "token": "active",
        "amulet": draw(st.sampled_from(["", "Darksoul Ember", "Deepriver Crystal"])) or None,
        "fill": BLANK,
    }
    return game(player, commons=commons, vales=DISPLAY, phase="harvest", seed=draw(seeds))


class Ledger:
    """What each source has shown at most, counted from the cards in the field alone."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.most: Counter[tuple[object, int]] = Counter()
        self.wild: set[object] = set()
        self.look()

    def look(self) -> None:
        for card in self.state.table.players[0].field:
            for row in card.outputs():
                key = self._key(row[0])
                if card.all_wild:
                    self.wild.add(key)
                for k in range(1, len(row)):
                    self.most[key, k] = max(self.most[key, k], row[k])

    def _key(self, owner: int) -> object:
        return "copied by Cyrilla" if owner == COPIED else owner

    def total(self, *kinds: int) -> int:
        return sum(n for (_, k), n in self.most.items() if k in kinds)

    def ever_wild(self) -> int:
        """The most wild spirits there can be."""
        kinds = range(ROW_ANIMAL, ROW_WILD + 1)
        return sum(
            n
            for (key, k), n in self.most.items()
            if k in kinds and (k == ROW_WILD or key in self.wild)
        )


def spent(state: State) -> tuple[int, int]:
    """Mana and spirits that were spent, as the log and the vales tell it."""
    t = state.table
    paid = sum(n for kind, _, _, n in t.told() if kind == log.BOUGHT)
    names = [name for kind, _, name, _ in t.told() if kind == log.BOUGHT_VALE]
    return paid, sum(t.catalogue.vales[name].price for name in names)


def check(state: State, ledger: Ledger) -> None:
    """Held and spent together are just what the sources gave."""
    t = state.table
    paid, given_up = spent(state)
    spirits = range(ROW_ANIMAL, ROW_WILD + 1)
    assert sum(t.spirits) + given_up == ledger.total(*spirits)
    tokens = [name for kind, _, name, _ in t.told() if kind == log.EVOKED].count(TOKEN_NAME)
    assert t.mana + paid == ledger.total(ROW_MANA) + tokens
    assert 0 <= t.token_mana <= min(t.mana, tokens)
    assert min(t.spirits) >= 0
    assert t.spirits[3] <= ledger.ever_wild()
    for k in range(3):
        assert t.spirits[k] <= ledger.total(ROW_ANIMAL + k)


@soak(300)
@given(harvests(), st.lists(st.integers(0, 255), max_size=25))
def test_nothing_is_created_or_revived(state: State, choices: list[int]) -> None:
    """MV-DECIDE-27, MV-DECIDE-91: each source gives the most it showed, spirits in one kind."""
    note(str(state.view(0)))
    ledger = Ledger(state)
    check(state, ledger)
    for choice in choices:
        legal = [m for m in state.legal_moves() if m not in (mv.STOP, mv.UPGRADE)]
        legal = legal or list(state.legal_moves())
        legal += [move for move in legal if mv.OWN_VALE <= move < mv.CARD] * 3
        move = legal[choice % len(legal)]
        note(state.notation(move))
        state.play(move)
        if state.table.phase != HARVEST:
            break
        ledger.look()
        if state.decision == "harvest":
            check(state, ledger)


@soak(100)
@given(mixes(), seeds, st.integers(0, 700))
def test_outputs_add_up_to_what_a_card_shows(
    options: dict[str, Any], seed: int, start: int
) -> None:
    """MV-DECIDE-27: the sources of a card together are the card."""
    state = played(options, seed, start)
    for p in state.table.players:
        for card in [*p.field, *p.deck, *p.discard]:
            sums = [sum(row[k] for row in card.outputs()) for k in range(1, 8)]
            mana, animal, forest, sky, wild, debt, vp = sums
            assert (mana, debt, vp) == (card.mana, card.debt, card.vp)
            if card.all_wild:
                assert (card.animal, card.forest, card.sky) == (0, 0, 0)
                assert card.wild == animal + forest + sky + wild
            else:
                shown = (card.animal, card.forest, card.sky, card.wild)
                assert shown == (animal, forest, sky, wild)


@soak(100)
@given(mixes(), seeds, st.integers(0, 400), seeds)
def test_a_restored_game_goes_on_alike(
    options: dict[str, Any], seed: int, start: int, again: int
) -> None:
    """MV-DECIDE-92: what was used and given is part of the state, wherever its card is."""
    from valewright.mystic.state import restore

    state = played(options, seed, start)
    twin = restore(state.data(), state.seed)
    rng = random.Random(again)
    for _ in range(60):
        if state.over:
            break
        assert twin.legal_moves() == state.legal_moves()
        move = rng.choice(state.legal_moves())
        state.play(move)
        twin.play(move)
    assert twin.data() == state.data()
