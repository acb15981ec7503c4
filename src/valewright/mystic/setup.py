"""Setting up a game: decks, commons, vales, leaders, amulets, fields (MV-SETUP)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from valewright.kernel.decision import Meaning, Verb, for_seats
from valewright.kernel.errors import BadOption
from valewright.kernel.rng import seeded
from valewright.mystic import log
from valewright.mystic import moves as mv
from valewright.mystic.cards import Card, book_for
from valewright.mystic.catalogue import Catalogue, Piece, Piles, Vale
from valewright.mystic.decision import Decision, Subjects, Task, YesNo, place
from valewright.mystic.options import LEADER_MODES, Options
from valewright.mystic.prep import PREP
from valewright.mystic.replenishing import lay_out
from valewright.mystic.symbols import SETS
from valewright.mystic.table import SETUP, Table
from valewright.mystic.turn import START_TURN

CONCLAVES_AT_RANDOM = 6  # the rulebook's start; any number may be chosen
RECOMMENDED = 2  # conclaves that supply VP
FEWEST_PIECES = 6  # of level 2 or 3: twice what lies face up
FEWEST_VALES = 8  # of a level, likewise
AMULET = 100  # Table.offered: amulets are 100 + their number
MOST_PILES = 100  # kept of one catalogue
DECLINED = 1000  # Table.offered: what a seat was dealt and did not take is 1000 * (seat + 1) more


def checked(
    cat: Catalogue,
    players: int,
    sets: Iterable[str],
    leaders: str,
    amulets: str,
    conclaves: Iterable[str],
    buy_vp: bool,
    stacked: bool,
    pool: int | None,
) -> Options:
    """The options of a game, or an error that names the one that is wrong."""
    if type(players) is not int or not 2 <= players <= 6:
        raise BadOption(f"players: Mystic Vale is for 2 to 6 players, not {players!r}")
    sets = _names("sets", sets, SETS)
    conclaves = _names("conclaves", conclaves, tuple(cat.conclaves))
    for field, mode in (("leaders", leaders), ("amulets", amulets)):
        if mode not in LEADER_MODES:
            raise BadOption(f"{field}: {mode!r} is not one of {', '.join(LEADER_MODES)}")
    if (leaders == "draft") != (amulets == "draft"):
        raise BadOption("leaders, amulets: the draft is for both together")
    if amulets == "deal-two" and 2 * players > len(cat.amulets):
        raise BadOption(
            f"amulets: dealing two to each of {players} players needs {2 * players}, "
            f"there are {len(cat.amulets)}"
        )
    for name in conclaves:
        if conclaves.count(name) > 1:
            raise BadOption(f"conclaves: {name!r} is named more than once")
    if not conclaves and cat.mix is None and "base" not in sets:
        raise BadOption("sets: the base game is always part of the mix; add 'base'")
    if pool is None:
        pool = cat.vp_pool[players]
    if type(pool) is not int or not 1 <= pool <= 500:
        raise BadOption(f"pool: must be 1 to 500 VP, not {pool!r}")
    by_sets = not conclaves and cat.mix is None
    chosen = tuple(name for name in SETS if name in sets) if by_sets else ()
    return Options(players, chosen, leaders, amulets, conclaves, buy_vp, stacked, pool)


def _names(field: str, given: Iterable[str], known: tuple[str, ...]) -> tuple[str, ...]:
    if isinstance(given, str):
        raise BadOption(f"{field}: give a list of names such as [{known[0]!r}], not {given!r}")
    names = tuple(given)
    for name in names:
        if name not in known:
            raise BadOption(f"{field}: {name!r} is not one of {', '.join(known)}")
    return names


def _granting(cat: Catalogue, conclaves: Iterable[str]) -> int:
    return sum(cat.conclaves[name].grants_vp for name in conclaves)


def conclave_warnings(
    cat: Catalogue, conclaves: tuple[str, ...], players: int
) -> list[tuple[str, int, int]]:
    """What a choice of conclaves is short of: the kind, how many there are, how many to have.

    The game can be played all the same (MV-DECIDE-75).
    """
    if not conclaves:
        return []
    names, vales = _of_conclaves(cat, conclaves)
    counted = [("vp", _granting(cat, conclaves), RECOMMENDED)]
    for level in (1, 2, 3):
        needed = cat.level_1_cards[players] if level == 1 else FEWEST_PIECES
        counted.append((f"level-{level}", len(cat.advancement_pieces(names, level)), needed))
    for level in (1, 2):
        copies = sum(vale.copies for vale in vales if vale.level == level)
        counted.append((f"vales-{level}", copies, FEWEST_VALES))
    return [(kind, have, needed) for kind, have, needed in counted if have < needed]


def warning_words(kind: str, have: int, needed: int) -> str:
    """A warning about conclaves in words."""
    if kind == "vp":
        few = f"only {have} of these conclaves supply VP, and the game may never end"
    else:
        pieces = "vales" if kind.startswith("vales") else "advancements"
        few = f"only {have} {pieces} of level {kind[-1]} are in these conclaves"
    return f"{few}; at least {needed} are recommended"


def random_conclaves(cat: Catalogue, seed: int) -> tuple[str, ...]:
    """Six conclaves by lot, at least two of them supplying VP (MV-CONCLAVE-05)."""
    rng = seeded(seed, "conclaves")
    names = list(cat.conclaves)
    wanted = min(RECOMMENDED, _granting(cat, names))
    while True:
        rng.shuffle(names)
        picked = tuple(names[:CONCLAVES_AT_RANDOM])
        if _granting(cat, picked) >= wanted:
            return picked


def _of_conclaves(cat: Catalogue, conclaves: tuple[str, ...]) -> tuple[list[str], list[Vale]]:
    """The advancement titles and the vales that conclaves list, each once."""
    names: list[str] = []
    vales: list[Vale] = []
    for title in conclaves:
        for name in cat.conclaves[title].advancements:
            if name not in names:
                names.append(name)
        for name in cat.conclaves[title].vales:
            if cat.vales[name] not in vales:
                vales.append(cat.vales[name])
    return names, vales


def titles(cat: Catalogue, options: Options) -> tuple[list[str], list[Vale]]:
    """The advancement titles and the vales that this game uses."""
    if options.conclaves:
        return _of_conclaves(cat, options.conclaves)
    if cat.mix is not None:
        return list(cat.mix.advancements), [cat.vales[name] for name in cat.mix.vales]
    names = [a.name for a in cat.advancements.values() if a.set in options.sets]
    names = [n for n in names if n not in ("Cursed Land", "Fertile Soil")]
    return names, [v for v in cat.vales.values() if v.set in options.sets]


def piles_for(cat: Catalogue, options: Options) -> Piles:
    """What the decks of this game are made of; it is the same for all games of one mix."""
    key = (options.sets, options.conclaves)
    found = cat.piles.get(key)
    if found is None:
        names, vales = titles(cat, options)
        found = Piles(
            [cat.advancement_pieces(names, level) for level in (1, 2, 3)],
            [[v for v in vales if v.level == level for _ in range(v.copies)] for level in (1, 2)],
        )
        if len(cat.piles) >= MOST_PILES:
            cat.piles.clear()
        cat.piles[key] = found
    return found


def new_table(cat: Catalogue, options: Options, seed: int) -> Table:
    """A table set up to the first decision's task; the caller runs it."""
    t = Table(cat, book_for(cat), options, seeded(seed), None)
    piles = piles_for(cat, options)
    decks: list[tuple[Piece, ...]] = []
    for k in range(3):
        pieces = piles.pieces[k][:]
        t.rng.shuffle(pieces)
        if k == 0:
            size = min(cat.level_1_cards[options.players], len(pieces))
            t.aside = tuple(pieces[size:])
            pieces = pieces[:size]
        decks.append(tuple(pieces))
    t.decks = tuple(decks)
    t.left = [len(deck) for deck in decks]
    vale_decks: list[tuple[Vale, ...]] = []
    for k in range(2):
        copies = piles.vales[k][:]
        t.rng.shuffle(copies)
        vale_decks.append(tuple(copies))
    t.vale_decks = tuple(vale_decks)
    t.vale_left = [len(deck) for deck in vale_decks]
    lay_out(t)
    t.start = t.rng.below(options.players)
    t.turn = t.start
    t.phase = SETUP
    t.stack.append(START_TURN[t.start])
    for k in range(options.players - 1, -1, -1):
        t.stack.append(BUILD_FIELD[(t.start + k) % options.players])
    t.stack.append(BuildDecks(t.start))
    if options.leaders != "off" or options.amulets != "off":
        deal_leaders_and_amulets(t)
    return t


def deal_leaders_and_amulets(t: Table) -> None:
    """Hand out leaders and amulets, or lay out the choices (MV-LEADER-03, MV-AMULET-07)."""
    cat = t.catalogue
    n = t.options.players
    leaders = list(cat.leaders.values())
    amulets = list(cat.amulets.values())
    order = [(t.start + k) % n for k in range(n)]
    if t.options.leaders == "draft":
        t.rng.shuffle(leaders)
        t.rng.shuffle(amulets)
        t.offered = [x.number for x in leaders[: n + 1]]
        t.offered += [AMULET + x.number for x in amulets[: n + 1]]
        t.stack.append(OfferTokens(t.start))
        for seat in order:  # second pass runs from the last player back
            t.stack.append(Draft(seat))
        for seat in reversed(order):
            t.stack.append(Draft(seat))
        return
    kinds: tuple[tuple[str, type[Offering], int, list[int]], ...] = (
        (t.options.amulets, ChooseAmulet, AMULET, [x.number for x in amulets]),
        (t.options.leaders, ChooseLeader, 0, [x.number for x in leaders]),
    )
    if t.options.amulets != "off":
        t.stack.append(OfferTokens(t.start))
    offered: list[int] = []
    for mode, choose, base, numbers in kinds:
        if mode == "off":
            continue
        if mode in ("random", "deal-two"):
            t.rng.shuffle(numbers)
        for k in range(n - 1, -1, -1):
            seat = order[k]
            if mode == "random":
                _give(t, seat, base + numbers[k])
            else:
                t.stack.append(choose(seat))
        if mode == "choose":
            offered += [base + x for x in numbers]
        elif mode == "deal-two":
            for k in range(n):
                offered += [base + numbers[2 * k], base + numbers[2 * k + 1]]
    t.offered = offered


def _give(t: Table, seat: int, code: int) -> None:
    p = t.players[seat]
    if code >= AMULET:
        for amulet in t.catalogue.amulets.values():
            if amulet.number == code - AMULET:
                p.amulet = amulet
                log.note(t, log.CHOSE, seat, amulet.name, 0)
    else:
        for leader in t.catalogue.leaders.values():
            if leader.number == code:
                p.leader = leader
                log.note(t, log.CHOSE, seat, leader.name, 0)


def offered_name(t: Table, code: int) -> str:
    """The leader or amulet behind a code of Table.offered."""
    if code >= AMULET:
        for amulet in t.catalogue.amulets.values():
            if amulet.number == code - AMULET:
                return amulet.name
    for leader in t.catalogue.leaders.values():
        if leader.number == code:
            return leader.name
    return ""


class Offering(Decision):
    """A leader or an amulet to choose."""

    take_leader: ClassVar[Verb] = Verb("take-leader", "take")
    take_amulet: ClassVar[Verb] = Verb("take-amulet", "take")

    def choices(self, t: Table) -> list[int]:
        """What the seat may choose from now, as codes of Table.offered."""
        raise NotImplementedError

    def legal(self, t: Table) -> list[int]:
        return [mv.OPTION + k for k in range(len(self.choices(t)))]

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        choices = self.choices(t)
        code = choices[move - mv.OPTION]
        _give(t, self.seat, code)
        mode = t.options.leaders if code < AMULET else t.options.amulets
        declined = [x for x in choices if x != code] if mode == "deal-two" else []
        t.offered = [x for x in t.offered if x != code and x not in declined]
        for x in declined:
            t.offered.append(DECLINED * (self.seat + 1) + x)

    def option_meaning(self, t: Table, i: int) -> Meaning:
        code = self.choices(t)[i]
        private = "deal-two" in (t.options.leaders, t.options.amulets)
        title = offered_name(t, code)
        verb = self.take_amulet if code >= AMULET else self.take_leader
        at = place("offered", i if private else t.offered.index(code))
        return Meaning(verb, f"{verb.words} {title}", {"title": title, "place": at})


def visible_offers(t: Table, seat: int) -> list[int]:
    """What a seat sees of Table.offered; cards dealt to one player are not shown to others."""
    if "deal-two" not in (t.options.leaders, t.options.amulets):
        return t.offered
    frame = t.stack[-1] if t.stack else None
    return frame.choices(t) if isinstance(frame, Offering) and frame.seat == seat else []


class ChooseLeader(Offering):
    """A leader, of all or of two."""

    code = 76
    name = "choose leader"

    def choices(self, t: Table) -> list[int]:
        leaders = [x for x in t.offered if x < AMULET]
        return leaders[:2] if t.options.leaders == "deal-two" else leaders


class ChooseAmulet(Offering):
    """An amulet, of all or of two."""

    code = 77
    name = "choose amulet"

    def choices(self, t: Table) -> list[int]:
        amulets = [x for x in t.offered if AMULET <= x < DECLINED]
        return amulets[:2] if t.options.amulets == "deal-two" else amulets


class Draft(Offering):
    """A leader or an amulet, whichever the seat has not yet."""

    code = 78
    name = "draft"

    def choices(self, t: Table) -> list[int]:
        p = t.players[self.seat]
        leaders = [x for x in t.offered if x < AMULET and p.leader is None]
        return leaders + [x for x in t.offered if AMULET <= x < DECLINED and p.amulet is None]


class OfferTokens(Task):
    """Each player may swap the amulet for a regular token (MV-AMULET-10)."""

    code = 25

    def run(self, t: Table) -> None:
        n = len(t.players)
        for k in range(n - 1, -1, -1):
            seat = (t.start + k) % n
            if t.players[seat].amulet is not None:
                t.stack.append(KeepAmulet(seat))


class KeepAmulet(YesNo):
    """Take a regular token instead of the amulet (yes) or keep it."""

    code = 79
    name = "keep amulet"
    stop = Verb("keep-amulet", "keep amulet")
    yes = Verb("take-token", "take a mana token")

    def play(self, t: Table, move: int) -> None:
        t.stack.pop()
        if move == mv.YES:
            t.players[self.seat].amulet = None

    def answered(self, t: Table) -> Subjects:
        amulet = t.players[self.seat].amulet
        return {"title": None if amulet is None else amulet.name}


class BuildDecks(Task):
    """Everyone's 20 cards, a leader in place of one blank card (MV-SETUP-15)."""

    code = 15

    def run(self, t: Table) -> None:
        t.offered = []
        for p in t.players:
            cards: list[Card] = t.book.deck()
            if p.leader is not None:
                cards[0] = t.book.leader(p.leader, False)
            t.rng.shuffle(cards)
            p.deck = cards


class BuildField(Task):
    """The starting field follows the prep procedure (MV-DECIDE-73)."""

    code = 16

    def run(self, t: Table) -> None:
        t.stack.append(PREP[self.seat])


BUILD_FIELD: Final = for_seats(BuildField)
