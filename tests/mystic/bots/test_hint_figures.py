"""Every figure of a hint, worked out again from the rules: decks shuffled, turns played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from statistics import mean, stdev

import pytest

from tests.mystic.tiny import CURSED, SOIL, game, on
from valewright import games
from valewright.bots import Seat, make_bot
from valewright.bots.advice import Option, advise
from valewright.bots.budget import Budget
from valewright.kernel import engine
from valewright.kernel.contract import State as AnyState
from valewright.mystic import moves as mv
from valewright.mystic.bots.average_turn import average_turn
from valewright.mystic.cards import Card
from valewright.mystic.harvest import Harvest, StartHarvest
from valewright.mystic.planting import Plant
from valewright.mystic.prep import Prep
from valewright.mystic.scoring import all_cards
from valewright.mystic.state import State
from valewright.mystic.table import PLANTING, Table

Turn = tuple[int, int, int, int]  # mana, spirits, VP, and whether one push spoils

SMALL_DECKS = [
    [CURSED, CURSED, CURSED, SOIL, SOIL, "Blank"],
    [CURSED, CURSED, CURSED, CURSED, on("Hawk/middle"), SOIL],
    [CURSED, CURSED, SOIL, on("Seedling/bottom"), on("Bear Totem/bottom"), "Blank", CURSED],
    [SOIL, SOIL, "Blank"],
    [CURSED] * 5,
]


def played_through(t: Table, seat: int, deck: list[Card]) -> Turn:
    """A turn that the engine plays with a deck in this order; the top card is the last."""
    t = t.clone()
    p = t.players[seat]
    p.field, p.used, p.on_deck = [], [], None
    p.deck, p.discard, p.kept = list(deck), [], []
    p.known_top = p.known_bottom = 0
    t.turn = seat
    t.stack[:] = [Prep(seat)]
    _run(t)
    if p.spoiled:
        return 0, 0, 0, 1
    pushed = t.clone()
    t.stack[:] = [StartHarvest(seat)]
    _run(t)
    pushed.phase = PLANTING
    pushed.stack[:] = [Plant(seat)]
    spoils = 0
    if pushed.players[seat].on_deck is not None:
        pushed.stack[-1].play(pushed, mv.PUSH)
        _run(pushed)
        spoils = int(pushed.players[seat].spoiled)
    return t.mana, sum(t.spirits), t.vp_due, spoils


def _run(t: Table) -> None:
    """Run on; whatever asks on the way is declined."""
    engine.run(t)
    while t.stack and not isinstance(t.stack[-1], Plant | Harvest):
        engine.apply(t, mv.STOP)


def told(t: Table, seat: int) -> tuple[float, ...]:
    turn = average_turn(t.players[seat])
    return turn.mana, turn.spirits, turn.vp, turn.spoils


@pytest.mark.parametrize("deck", SMALL_DECKS)
def test_an_average_turn_is_the_mean_over_every_order_of_the_deck(deck: list[str]) -> None:
    state = game()
    t = state.table
    cards = [t.book.named(name) for name in deck]
    t.players[0].field, t.players[0].on_deck = [], None
    t.players[0].deck, t.players[0].discard = list(cards), []
    turns = [played_through(t, 0, list(order)) for order in permutations(cards)]
    means = tuple(mean(column) for column in zip(*turns, strict=True))
    assert told(t, 0) == pytest.approx(means)


@pytest.mark.parametrize("seed", [3, 8])
def test_the_average_turn_of_a_grown_deck_is_that_of_many_shuffles(seed: int) -> None:
    t = table_of(late(seed))
    rng = random.Random(seed)
    cards = [c for c in all_cards(t.players[0]) if not c.played_mask and not c.debt]
    t.players[0].field, t.players[0].on_deck = [], None
    t.players[0].deck, t.players[0].discard = list(cards), []
    turns = []
    for _ in range(1500):
        rng.shuffle(cards)
        turns.append(played_through(t, 0, cards))
    for found, column in zip(told(t, 0), zip(*turns, strict=True), strict=True):
        doubt = stdev(column) / len(column) ** 0.5
        assert found == pytest.approx(mean(column), abs=4.5 * doubt + 1e-9)


def late(seed: int) -> AnyState:
    """A game well under way."""
    state = games.game("mystic-vale").start({"pool": 60}, seed)
    bot = make_bot("greedy", seed)
    for _ in range(120):
        state.play(bot.choose(Seat(state, state.to_act)))
    return state


def table_of(state: AnyState) -> Table:
    assert isinstance(state, State)
    return state.table


def harvests(seed: int) -> Iterator[AnyState]:
    """Moments at which a plan for a harvest is to be made."""
    state = games.game("mystic-vale").start({"players": 3}, seed)
    bot = make_bot("greedy", seed)
    for _ in range(160):
        if state.decision == "harvest" and state.notation(state.legal_moves()[0]) == "end harvest":
            yield state.clone()
        if state.over:
            return
        state.play(bot.choose(Seat(state, state.to_act)))


def played_out(state: AnyState, option: Option) -> AnyState:
    """The true game after a plan."""
    after = state.clone()
    for move in option.plan:
        after.play(move)
    return after


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hint_tells_what_the_true_game_shows_after_its_plan(seed: int) -> None:
    checked = 0
    for state in harvests(seed):
        seat = state.to_act
        for option in advise(Seat(state, seat), Budget(rounds=1), random.Random(1)).options:
            after = played_out(state, option)
            figures = {one.id.removeprefix("hint-figure-"): one for one in option.figures}
            score = figures["score"]
            assert (score.before, score.after) == (state.scores()[seat], after.scores()[seat])
            for now, of in ((state, "before"), (after, "after")):
                t = table_of(now)
                turn = dict(zip(("mana", "spirits", "vp", "spoils"), told(t, seat), strict=True))
                if "mana" not in figures:  # something takes mana away only if there is any
                    assert any(card.debt for card in all_cards(table_of(after).players[seat]))
                    del turn["mana"]
                for name, value in turn.items():
                    assert getattr(figures[name], of) == pytest.approx(value)
                if "rounds" in figures:
                    pace = sum(average_turn(p).vp for p in t.players)
                    assert getattr(figures["rounds"], of) == pytest.approx(t.pool / pace)
            checked += 1
    assert checked > 20


def could_buy(state: AnyState, seat: int, title: str) -> bool:
    """Whether the next player, when nothing is bought before, passes and may buy a title."""
    state = state.clone()
    while state.to_act == seat:
        words = {state.notation(move): move for move in state.legal_moves()}
        state.play(words.get("end harvest", words.get("done", state.legal_moves()[0])))
    state.play(state.parse("pass"))
    names = [state.notation(move) for move in state.legal_moves()]
    return any(name == f"buy {title}" or name.startswith(f"buy {title}/") for name in names)


def test_what_a_plan_denies_the_next_player_could_have_bought() -> None:
    denied = other = 0
    for seed in range(4):
        for state in harvests(seed):
            seat = state.to_act
            following = (seat + 1) % state.players
            if table_of(state).players[following].spoiled or table_of(state).pending:
                continue
            for option in advise(Seat(state, seat), Budget(rounds=1), random.Random(1)).options:
                notes = [note for note in option.notes if note.id == "hint-denies"]
                titles = {str(note.args["title"]) for note in notes}
                assert all(note.args["seat"] == following for note in notes)
                for title in bought(state, option):
                    assert could_buy(state, seat, title) == (title in titles), title
                    denied += title in titles
                    other += title not in titles
    assert denied > 3
    assert other > 3


def bought(state: AnyState, option: Option) -> set[str]:
    """What a plan takes off the table so that nothing of that title is left; soil never is."""
    t = table_of(state)
    offered = [vale.name for vale in t.display if vale is not None]
    offered += [piece.advancement.name for piece in t.commons if piece is not None]
    found = []
    after = state.clone()
    for move in option.plan:
        words = after.notation(move)
        if words.startswith("buy ") and words != "buy VP":
            found.append(words.removeprefix("buy ").partition("/")[0])
        after.play(move)
    return {title for title in found if offered.count(title) == found.count(title)}


def test_the_notes_of_a_push_are_what_the_table_shows() -> None:
    checked = 0
    state = games.game("mystic-vale").start({}, 5)
    bot = make_bot("greedy", 5)
    for _ in range(60):
        if state.decision == "plant" and len(state.legal_moves()) > 1:
            seat = state.to_act
            bad, of = state.view(seat)["me"]["spoil_odds"]
            for option in advise(Seat(state, seat), Budget(rounds=1), random.Random(1)).options:
                notes = {note.id: note.args for note in option.notes}
                assert notes["hint-spoil-odds"] == {"percent": round(100 * bad / of)}
                assert notes["hint-pool"] == {"n": table_of(state).pool}
                if option.words == "pass":
                    after = state.clone()
                    after.play(option.move)
                    t = table_of(after)
                    yields = notes["hint-harvest-now"]
                    vales = table_of(state).players[seat].vales
                    if not vales:
                        assert yields == {"mana": t.mana, "spirits": sum(t.spirits), "vp": t.vp_due}
                        checked += 1
        state.play(bot.choose(Seat(state, state.to_act)))
    assert checked
