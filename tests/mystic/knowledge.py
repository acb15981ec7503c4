"""What each seat can know of the hidden piles, worked out from what it was shown and nothing else.

The rules keep counts of what a seat knows, and views and samples both trust them. This model
reads none of those counts. It follows a game as people at the table do, by each seat's views, the
public log and the moves, and writes down every card whose place in a pile is certain. With it,

* a view must show exactly what its seat knows of the order of a pile (MV-INFO, MV-DECIDE-90);
* a sample must leave alone what the seat knows, and deal all else anew.

As a program it plays as many games as you like: ``python -m tests.mystic.knowledge --games 500``.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tests.kernel.piles import Known, certain, check_dealt_anew
from tests.mystic.mixes import BUSY
from tests.mystic.through import random_mix
from valewright.mystic import State, new_game
from valewright.mystic.cards import book_for

SAMPLES = 30
LOOK_EVERY = 60
LONGEST_GAME = 60_000
LONGEST = 40  # a pile of a player is never longer
SPOIL_LIMIT = 4
CAVERN = "Crystal Cavern"
STONE = "Summoner Stone"
HOARD_SHOWS = 3
PRIVATE = ("seat", "me", "legal", "sees", "log", "offered")


def news(before: Sequence[list[str]], after: Sequence[list[str]]) -> list[str] | None:
    """The lines that a move added to the public log; None where nobody was left to read them.

    A seat's log starts anew when its turn ends. Where that happened to all of them in one move,
    what went before is lost.
    """
    for old, new in zip(before, after, strict=True):
        if old and new[: len(old)] == old:
            return new[len(old) :]
    return None


class Watch:
    """A game and what its seats know, from the first look at it on.

    Nothing is taken to be known then, so a position laid out by hand can be watched as well.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = range(state.players)
        self.book = book_for(state.table.catalogue)
        self.views = [state.view(seat) for seat in self.seats]
        self.decks: list[Known] = [[None] * view["me"]["deck_size"] for view in self.views]
        self.sure = [True for _ in self.seats]  # false: events were missed, until a shuffle
        self.summoning = [False for _ in self.seats]
        self.vales: Known = [None] * self.views[0]["vales_left"][0]
        self.dealt: list[set[str]] = [set() for _ in self.seats]  # leaders and amulets, in pairs
        self._look()
        self.check_views()

    def play(self, move: int) -> None:
        """Play a move, let every seat see what came of it, and check what it is shown."""
        state = self.state
        asked, actor, words = state.decision, state.to_act, state.notation(move)
        before = self.views
        state.play(move)
        self.views = [state.view(seat) for seat in self.seats]
        lines = news([view["log"] for view in before], [view["log"] for view in self.views])
        for seat in self.seats:
            mine = (asked, words) if seat == actor else ("", "")
            if not before[seat]["players"][seat]["hidden"]:
                self.decks[seat] = self._shuffled(seat)  # dealt now, or all cards were out
            self._follow_deck(seat, lines, *mine, moved=self._moved(seat, before[seat]))
        self._follow_vales(words)
        self._look()
        self.check_views()

    # What happens to a pile

    def _moved(self, seat: int, before: dict[str, Any]) -> bool:
        """Whether any of a seat's cards is elsewhere now, as far as the seat can see."""
        after = self.views[seat]
        return any(
            old != new
            for old, new in (
                (before["me"]["deck"], after["me"]["deck"]),
                (before["me"]["discard"], after["me"]["discard"]),
                (before["players"][seat]["field"], after["players"][seat]["field"]),
                (before["players"][seat]["on_deck"], after["players"][seat]["on_deck"]),
            )
        )

    def _follow_deck(
        self, seat: int, lines: list[str] | None, asked: str, words: str, *, moved: bool
    ) -> None:
        """The seat's own deck: what goes under it is known, a shuffle ends all knowledge."""
        deck = self.decks[seat]
        if asked == "search" or (asked == "recycle" and words.startswith("return ")):
            deck = self._shuffled(seat)
        if asked == "look through" and (taken := re.match(r"discard card (\d+)", words)):
            del deck[len(deck) - int(taken[1])]
        if lines is None and moved:
            deck = self._shuffled(seat)
            self.sure[seat] = False
        for line in lines or ():
            who, _, what = line.partition(f"Player {seat + 1} ")
            if who or not what:
                continue
            if what == "reshuffles the discard pile":
                deck = self._shuffled(seat)
            elif what == f"evokes {STONE}":
                self.summoning[seat] = True
            elif under := re.fullmatch("puts (.*) on the bottom of the deck", what):
                deck.insert(0, under[1])
            elif re.fullmatch("puts .* into the field", what) and self.summoning[seat]:
                self.summoning[seat] = False
                del deck[0]
        if self.state.decision == "harvest":
            self.summoning[seat] = False  # there was no card to summon
        size = self.views[seat]["me"]["deck_size"]
        assert len(deck) >= size, f"seat {seat}: a card went into the deck that nobody saw"
        del deck[size:]  # everything else that leaves a deck leaves from its top
        self.decks[seat] = deck

    def _shuffled(self, seat: int) -> Known:
        self.sure[seat] = True
        return [None] * LONGEST

    def _follow_vales(self, words: str) -> None:
        """The level 1 vale deck: a Crystal Cavern goes on top of it, for all to see."""
        if words == f"use {CAVERN}":
            self.vales.append(CAVERN)
        left = self.views[0]["vales_left"][0]
        assert len(self.vales) >= left, "a vale went into the deck that nobody saw"
        del self.vales[left:]

    def _look(self) -> None:
        """What abilities and offers show to the seat that decides."""
        seat, decision = self.state.to_act, self.state.decision
        if seat < 0:
            return
        view = self.views[seat]
        if decision in ("look at top", "look through"):
            deck = self.decks[seat]
            for depth, name in enumerate(view["sees"]):
                deck[len(deck) - 1 - depth] = name
        self.dealt[seat].update(self._pair(seat))

    def _pair(self, seat: int) -> list[str]:
        """What was dealt to a seat that now chooses, and to nobody else."""
        kind = {"choose leader": "leaders", "choose amulet": "amulets"}.get(self.state.decision, "")
        if seat != self.state.to_act or not kind:
            return []
        view = self.views[seat]
        return list(view["offered"]) if view["options"][kind] == "deal-two" else []

    # What a seat is shown

    def known(self, seat: int) -> Known:
        """The seat's deck as far as it can know it."""
        return certain(self.decks[seat], Counter(self.views[seat]["me"]["deck"]))

    def check_views(self) -> None:
        for seat in self.seats:
            view = self.views[seat]
            self._check_deck(seat, view["me"])
            self._check_sees(seat, view)
            assert not view["legal"] or seat == self.state.to_act, f"seat {seat} sees others' moves"
            for key in view.keys() - set(PRIVATE):
                assert view[key] == self.views[0][key], f"seat {seat}: {key} is not open to all"
        shown = self.views[0]["vale_deck_top"][::-1]
        top = [name for name in self.vales if name is not None]
        assert shown == top, f"the vale deck's top: known are {top}, shown are {shown}"

    def _check_deck(self, seat: int, me: dict[str, Any]) -> None:
        """Top and bottom as shown; the rest is not shown; odds count what may come next."""
        truth = [card.name for card in self.state.table.players[seat].deck]
        if not self.sure[seat]:
            return
        deck = self.decks[seat]
        known = self.known(seat)
        at_top = range(len(deck) - 1, len(deck) - 1 - len(me["deck_top"]), -1)
        shown = [*enumerate(me["deck_bottom"]), *zip(at_top, me["deck_top"], strict=True)]
        for at, name in shown:
            assert known[at] == name, f"seat {seat} is shown {name} at {at} of {deck}"
        for at, card in enumerate(deck):
            assert card in (None, truth[at]), f"seat {seat}: the model has {card} for {truth[at]}"
            is_shown = any(place == at for place, _ in shown)
            assert card is None or is_shown, f"seat {seat} is not shown {card} at {at}"
        self._check_odds(seat, known)

    def _check_odds(self, seat: int, known: Known) -> None:
        view = self.views[seat]
        me, public = view["me"], view["players"][seat]
        if known and known[-1] is not None:
            coming = Counter([known[-1]])
        elif known:
            coming = Counter(me["deck"]) - Counter(name for name in known if name is not None)
        else:
            coming = Counter(me["discard"])
        if self.decks[seat] == known or not known:
            assert me["next_from"] == coming.total(), f"seat {seat}: {me['next_from']} may come"
        if public["on_deck"] is None or not coming:
            return
        bad = sum(n for name, n in coming.items() if self._spoils(name, public["net_decay"]))
        odds, of = me["spoil_odds"]
        assert odds * coming.total() == bad * of, f"seat {seat}: {odds}/{of} for {coming}"

    def _spoils(self, name: str, shown: int) -> bool:
        card = self.book.named(name)
        return shown + card.net >= SPOIL_LIMIT and not card.no_spoil

    def _check_sees(self, seat: int, view: dict[str, Any]) -> None:
        """Only who uses an ability sees what it shows, and no more than it says (MV-INFO-06)."""
        sees = view["sees"]
        decision = self.state.decision if seat == self.state.to_act else ""
        if decision == "search":
            assert sees == sorted(Counter(view["me"]["deck"]).elements())
        elif decision == "look at top":
            assert len(sees) == 1
        elif decision == "look through":
            assert 1 <= len(sees) <= HOARD_SHOWS
        else:
            assert sees == []
        private = "deal-two" in (view["options"]["leaders"], view["options"]["amulets"])
        assert "offered" not in view or not private or seat == self.state.to_act

    # What a sample holds

    def check_samples(self, seat: int, rng: random.Random) -> None:
        """Samples for a seat leave what it knows alone and deal everything else anew."""
        drawn = [self.state.sample(seat, rng) for _ in range(SAMPLES)]
        true = hidden_piles(self.state)
        dealt = [hidden_piles(sample) for sample in drawn]
        for name, pile in true.items():
            known: Known = [None] * len(pile)
            if name == f"cards of {seat}":
                size = len(self.decks[seat])
                known = [*self.known(seat), *pile[size:]]
                if not self.sure[seat]:
                    continue
            elif name == "vales 1":
                known = self.vales
            check_dealt_anew(f"seat {seat}, {name}", known, pile, [d[name] for d in dealt])
        for sample in drawn:
            assert sample.data()["rng"] != self.state.data()["rng"]
            assert sample.seed != self.state.seed or not self.state.seed
            self._check_offers(seat, sample)

    def _check_offers(self, seat: int, sample: State) -> None:
        """A leader or amulet is dealt once: what a seat was dealt is not dealt to another."""
        other = sample.to_act
        if sample.decision not in ("choose leader", "choose amulet") or other == seat:
            return
        again = self.dealt[seat] & set(sample.view(other).get("offered", ()))
        kind = sample.decision.partition(" ")[2] + "s"
        private = sample.options()[kind] == "deal-two"
        assert not private or not again, f"{again} was dealt to seat {seat}, then to seat {other}"


def hidden_piles(state: State) -> dict[str, list[str]]:
    """Every pile that is hidden from someone, in truth: each from its bottom up."""
    t = state.table
    piles = {
        f"cards of {seat}": [card.name for card in (*p.deck, *p.discard)]
        for seat, p in enumerate(t.players)
    }
    data = state.data()
    piles["advancements 1"] = [*data["decks"][0], *data["aside"]]
    piles["advancements 2"], piles["advancements 3"] = data["decks"][1:]
    piles["vales 1"], piles["vales 2"] = data["vale_decks"]
    return piles


def busy_move(state: State, rng: random.Random) -> int:
    """A random move that seldom leaves a harvest while there is something to do in it."""
    legal = state.legal_moves()
    if state.decision == "harvest" and len(legal) > 1 and rng.random() < BUSY:
        legal = legal[1:]
    return rng.choice(legal)


def watch(state: State, seed: int, moves: int, look_every: int) -> Watch:
    """Play a game on at random, watched; now and then some seat's samples are looked at."""
    rng = random.Random(seed)
    watched = Watch(state)
    for _ in range(moves):
        if state.over:
            break
        watched.play(busy_move(state, rng))
        if rng.randrange(look_every) == 0:
            watched.check_samples(rng.randrange(state.players), rng)
    return watched


def games(seeds: Iterable[int]) -> None:
    """Whole games of random mixes, watched; a failure names its seed and its mix."""
    for seed in seeds:
        mix = random_mix(random.Random(seed))
        try:
            watch(new_game(seed=seed, **mix), seed, LONGEST_GAME, LOOK_EVERY)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, {mix}: {error}") from error


def main() -> None:
    """Watch many games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    games(range(args.first, args.first + args.games))
    print(f"{args.games} games, no failure")


if __name__ == "__main__":
    main()
