"""A small game passes what any game must pass, and the checks catch games that do not."""

import random
import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

import pytest

from valewright.kernel import conformance
from valewright.kernel.conformance import CHECKS, Check, Nonconforming, check_processes
from valewright.kernel.contract import NUMBER, Option, State, checked_options
from valewright.kernel.decision import About, Subject
from valewright.kernel.errors import BadOption, IllegalMove
from valewright.kernel.game import Game
from valewright.kernel.record import Record


class Nim:
    """Take 1 to 3 counters; whoever takes the last wins. Each holds a card only they may see."""

    game = "nim"

    def __init__(self, seed: int, counters: int) -> None:
        self.seed = seed
        self.players = 2
        self.counters = counters
        self.left = counters + seed % 5
        self.moves = 0
        self.cards = [seed % 7, seed % 11]

    @property
    def over(self) -> bool:
        return self.left == 0

    @property
    def to_act(self) -> int:
        return -1 if self.over else self.moves % 2

    @property
    def decision(self) -> str:
        return "over" if self.over else "take"

    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(3, self.left) + 1))

    def play(self, move: int) -> None:
        if type(move) is not int or move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal")
        self.left -= move
        self.moves += 1

    def notation(self, move: int) -> str:
        if move not in self.legal_moves():
            raise IllegalMove(f"{move!r} is not legal")
        return f"take {move}"

    def parse(self, text: str) -> int:
        for move in self.legal_moves():
            if self.notation(move) == text:
                return move
        raise IllegalMove(f"{text!r} is not legal")

    def scores(self) -> list[int]:
        return [int(self.over and self.moves % 2 == 1), int(self.over and self.moves % 2 == 0)]

    def winners(self) -> list[int]:
        return [self.scores().index(1)] if self.over else []

    def clone(self) -> Self:
        twin = type(self)(self.seed, self.counters)
        twin.left, twin.moves, twin.cards = self.left, self.moves, self.cards[:]
        return twin

    def _seat(self, seat: int) -> int:
        if seat not in (0, 1):
            raise IllegalMove(f"there is no seat {seat}")
        return seat

    def view(self, seat: int) -> dict[str, Any]:
        return {"left": self.left, "card": self.cards[self._seat(seat)]}

    def sample(self, seat: int, rng: random.Random) -> Self:
        twin = self.clone()
        twin.cards[1 - self._seat(seat)] = rng.randrange(100)
        return twin

    def options(self) -> dict[str, object]:
        return {"counters": self.counters}

    def data(self) -> dict[str, Any]:
        return {"left": self.left, "moves": self.moves, "cards": self.cards[:]}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Nim) and self.data() == other.data()

    __hash__ = None  # type: ignore[assignment]


class NimGame(Game):
    """A second, quite different game for the same checks."""

    name = "nim"
    title = "Nim"

    def __init__(self, state: type[Nim] = Nim) -> None:
        self.state = state

    def options(self) -> tuple[Option, ...]:
        return (Option("counters", NUMBER, 21, "how many counters"),)

    def start(self, options: Mapping[str, object], seed: int) -> State:
        counters = checked_options(self.options(), options)["counters"]
        if not isinstance(counters, int) or counters < 1:
            raise BadOption(f"counters: must be 1 or more, not {counters}")
        return self.state(seed, counters)


def nim(name: str) -> Game:
    return NimGame()


def check_some_seeds(check: Check, game: Game) -> None:
    for seed in range(5):
        check(game, {"counters": 60}, seed)


@pytest.mark.parametrize("check", CHECKS)
def test_another_game_conforms(check: Check) -> None:
    check_some_seeds(check, NimGame())


class Endless(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return (0,)


class Crowded(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return super().legal_moves() * 2


class Huge(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return (*super().legal_moves(), 256)


class Mumbling(Nim):
    def notation(self, move: int) -> str:
        return "take some"


class Semicolon(Nim):
    def notation(self, move: int) -> str:
        return super().notation(move) + "; and go on"


class Shared(Nim):
    def clone(self) -> Self:
        return self


class Followed(Nim):
    follower: Self | None = None

    def clone(self) -> Self:
        twin = super().clone()
        twin.follower = None
        self.follower = twin
        return twin

    def play(self, move: int) -> None:
        super().play(move)
        if self.follower is not None:
            self.follower.left = self.left


class Forgetful(Nim):
    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.seed, self.counters))


class Open(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        return {"left": self.left, "cards": self.cards}


class OpenByOrder(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        entries = list(super().view(seat).items())
        return dict(entries if self.cards[1 - seat] % 2 else reversed(entries))


class Tuples(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        return {**super().view(seat), "legal": self.legal_moves()}


class MovesTell(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        legal = super().legal_moves()
        return legal[:1] if self.cards[0] > 50 or self.cards[1] > 50 else legal


class Fickle(Nim):
    def sample(self, seat: int, rng: random.Random) -> Self:
        return super().sample(seat, random.Random())


class Gullible(Nim):
    def play(self, move: int) -> None:
        self.left -= min(self.left, max(1, int(move or 1)))
        self.moves += 1


class Curt(Nim):
    def parse(self, text: str) -> int:
        try:
            return super().parse(text)
        except IllegalMove:
            raise IllegalMove("no") from None


class HalfDone(Nim):
    def play(self, move: int) -> None:
        self.moves += 1
        try:
            super().play(move)
        finally:
            self.moves -= 1 if move in self.legal_moves() else 0


class Winning(Nim):
    def winners(self) -> list[int]:
        return [0]


class AnySeat(Nim):
    def _seat(self, seat: int) -> int:
        return seat % 2


class Seedless(Nim):
    def __init__(self, seed: int, counters: int) -> None:
        super().__init__(seed, counters)
        self.left = counters
        self.cards = [1, 1]


class Dicing(Nim):
    def __init__(self, seed: int, counters: int) -> None:
        super().__init__(seed, counters)
        self.cards = [random.randrange(100), random.randrange(100)]


class OtherOptions(Nim):
    def options(self) -> dict[str, object]:
        return {"counters": self.counters + 1}


class Muttering(Nim):
    """All words read as the first move."""

    def parse(self, text: str) -> int:
        return self.legal_moves()[0] if text.startswith("take") else super().parse(text)


class Stuck(Nim):
    def legal_moves(self) -> tuple[int, ...]:
        return ()


class Unended(Nim):
    """Something of what must hold at the end does not; ``wrong`` says what."""

    wrong: ClassVar[str] = ""

    @property
    def to_act(self) -> int:
        return 0 if self.wrong == "to_act" and self.over else super().to_act

    @property
    def decision(self) -> str:
        return "take" if self.wrong == "decision" else super().decision

    def legal_moves(self) -> tuple[int, ...]:
        return (1,) if self.wrong == "moves" and self.over else super().legal_moves()

    def scores(self) -> list[int]:
        return super().scores()[: 1 if self.wrong == "scores" else 2]

    def winners(self) -> list[int]:
        if not self.over:
            return []
        return {"twice": [0, 0], "seatless": [2]}.get(self.wrong, [0])


def unended(what: str) -> type[Nim]:
    """A game in which that goes wrong at its end."""
    return type("Unended", (Unended,), {"wrong": what})


class Standing(Nim):
    @property
    def to_act(self) -> int:
        return 2


class OtherClones(Nim):
    cloned = False

    def clone(self) -> Self:
        twin = super().clone()
        twin.cloned = True
        return twin

    def legal_moves(self) -> tuple[int, ...]:
        return super().legal_moves()[: 1 if self.cloned else 3]


class Swaying(Nim):
    """Clones begin with another card."""

    clones: ClassVar[list[int]] = []

    def clone(self) -> Self:
        twin = super().clone()
        self.clones.append(1)
        twin.cards[0] = len(self.clones)
        return twin


class Alike(Nim):
    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None


class Dulled(Nim):
    """One that comes out of a pickle has fewer moves."""

    pickled = False

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "pickled": True}

    def legal_moves(self) -> tuple[int, ...]:
        return super().legal_moves()[: 1 if self.pickled else 3]


class Restless(Dulled):
    """One that comes out of a pickle goes another way."""

    def legal_moves(self) -> tuple[int, ...]:
        return Nim.legal_moves(self)

    def play(self, move: int) -> None:
        super().play(move)
        self.cards[0] += self.pickled


class OtherName(Nim):
    game = "nym"


class MoreOptions(Nim):
    def options(self) -> dict[str, object]:
        return {"counters": self.counters, "colour": "red"}


class Changeable(Nim):
    def view(self, seat: int) -> dict[str, Any]:
        self.moves += 2
        return super().view(seat)


class OtherSeat(Nim):
    def sample(self, seat: int, rng: random.Random) -> Self:
        twin = super().sample(seat, rng)
        twin.moves += 1
        return twin


class Careless(Nim):
    """Anything that is no number is a move."""

    def play(self, move: Any) -> None:
        super().play(move if type(move) is int else 1)


@pytest.mark.parametrize(
    ("state", "check", "complaint"),
    [
        (Endless, conformance.check_ends, "no end after 20000 decisions"),
        (Winning, conformance.check_ends, "there are winners before the end"),
        (Standing, conformance.check_ends, "seat 2 is to act"),
        (unended("to_act"), conformance.check_ends, "over, yet a seat is to act"),
        (unended("moves"), conformance.check_ends, "over, yet there are moves"),
        (unended("decision"), conformance.check_ends, "over, yet something is decided"),
        (unended("scores"), conformance.check_ends, "not a score per seat"),
        (unended("twice"), conformance.check_ends, "a winner is named twice"),
        (unended("seatless"), conformance.check_ends, "a winner has no seat"),
        (Crowded, conformance.check_moves, r"a move is there twice: \(1, 2, 3, 1, 2, 3\)"),
        (Huge, conformance.check_moves, r"moves must be from 0 to 255: \(1, 2, 3, 256\)"),
        (Stuck, conformance.check_moves, "0 legal moves"),
        (OtherClones, conformance.check_moves, "a clone has other moves"),
        (Mumbling, conformance.check_notation, "two moves read alike: .'take some', .*"),
        (Muttering, conformance.check_notation, "'take 2' is 2 but reads as 1"),
        (Semicolon, conformance.check_notation, "'take 1; and go on' does not fit in a record"),
        (Shared, conformance.check_clone, "playing a clone changed the original"),
        (Followed, conformance.check_clone, "playing the original changed a clone"),
        (Swaying, conformance.check_clone, "a clone differs"),
        (Alike, conformance.check_clone, "a move changed nothing that can be compared"),
        (Forgetful, conformance.check_pickle, "the pickle differs"),
        (Dulled, conformance.check_pickle, "other moves"),
        (Restless, conformance.check_pickle, "the pickle played on differently"),
        (Dicing, conformance.check_record, "the replay differs"),
        (OtherOptions, conformance.check_options, "{'counters': 61} start another game"),
        (OtherName, conformance.check_options, "the state says 'nym'"),
        (Open, conformance.check_views, r"the view tells what is hidden: cards: .* \(seat 0\)"),
        (
            OpenByOrder,
            conformance.check_views,
            r"the order of the view's entries tells what is hidden \(seat 0\)",
        ),
        (Tuples, conformance.check_views, "view 0 is not plain data"),
        (MovesTell, conformance.check_views, "seat [01]'s moves tell what is hidden"),
        (Changeable, conformance.check_views, "looking changed the state"),
        (Fickle, conformance.check_samples, "one generator drew two samples"),
        (OtherSeat, conformance.check_samples, "a sample asks another seat"),
        (Gullible, conformance.check_refusals, "-1 was taken"),
        (Careless, conformance.check_refusals, "'0' was taken for a move"),
        (Curt, conformance.check_refusals, "the refusal does not say it: no"),
        (HalfDone, conformance.check_refusals, "a refused move changed the state"),
        (AnySeat, conformance.check_seats, "seat -1 is served"),
        (Seedless, conformance.check_seeds, "eight seeds gave one and the same start"),
        (Dicing, conformance.check_seeds, "the seed gave two games"),
    ],
)
def test_the_checks_catch(state: type[Nim], check: Check, complaint: str) -> None:
    """And say where: in which game, with which options and seed, after which moves."""
    with pytest.raises(Nonconforming) as caught:
        check_some_seeds(check, NimGame(state))
    where = r"n[iy]m, options {'counters': 6[01]}, seed [0-4], after \d+ moves \((take|over)\): "
    assert re.fullmatch(where + complaint, str(caught.value)), caught.value


def test_an_option_that_the_game_does_not_know_is_caught() -> None:
    class Lenient(NimGame):
        def start(self, options: Mapping[str, object], seed: int) -> State:
            return super().start({"counters": options["counters"]}, seed)

    with pytest.raises(Nonconforming, match=r": {'colour'} are not among the options$"):
        check_some_seeds(conformance.check_options, Lenient(MoreOptions))


class Kept(NimGame):
    """A game that can store its states, or goes wrong in one way."""

    wrong: ClassVar[str] = ""

    def components(self, options: Mapping[str, object]) -> str:
        return "counters"

    def start_from(self, components: str, options: Mapping[str, object], seed: int) -> State:
        assert components == "counters"
        return self.start(options, seed + (self.wrong == "another game"))

    def restored(self, saved: Mapping[str, Any], seed: int, components: str) -> State:
        assert components == "counters"
        state = Stored(seed, 60)
        state.left, state.moves, state.cards = saved["left"], saved["moves"], saved["cards"]
        state.wrong = self.wrong
        return state


class Stored(Nim):
    """A state that may differ once it was stored, though its data do not."""

    wrong = ""

    def legal_moves(self) -> tuple[int, ...]:
        return super().legal_moves()[: 1 if self.wrong == "other moves" else 3]

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and self.wrong != "differs"

    __hash__ = None


def test_a_game_that_stores_its_states_conforms() -> None:
    check_some_seeds(conformance.check_stored, Kept(Stored))


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("another game", "its own component data start another game"),
        ("differs", "the stored state differs"),
        ("other moves", "other moves"),
    ],
)
def test_states_that_are_not_stored_as_they_are_are_caught(
    wrong: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Kept, "wrong", wrong)
    with pytest.raises(Nonconforming) as caught:
        check_some_seeds(conformance.check_stored, Kept(Stored))
    where = "nim, options {'counters': 60}, seed 0, after 0 moves (take): "
    assert str(caught.value) == where + complaint


class Vague(NimGame):
    """Moves without a verb, or about something that is not plain."""

    told: ClassVar[About] = About("")

    def about(self, state: State, move: int) -> About:
        return self.told


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        (About(""), "'take 1' has no verb"),
        (About("take", (Subject("", 1),)), "take is about '': 1"),
        (About("take", (Subject("pile", 1.5),)), "take is about 'pile': 1.5"),  # type: ignore[arg-type]
    ],
)
def test_moves_that_say_nothing_are_caught(
    told: About, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Vague, "told", told)
    with pytest.raises(Nonconforming) as caught:
        check_some_seeds(conformance.check_about, Vague())
    where = "nim, options {'counters': 60}, seed 0, after 0 moves (take): "
    assert str(caught.value) == where + complaint


def test_a_record_that_reads_back_differently_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(text: str, find: Callable[[str], Game]) -> Record:
        record = read(text, find)
        record.undo()
        return record

    read = Record.read
    monkeypatch.setattr(Record, "read", forgetful)
    where = r"nim, options {'counters': 60}, seed 0, after \d+ moves \(over\): "
    with pytest.raises(Nonconforming, match=f"^{where}the record reads back differently$"):
        conformance.check_record(NimGame(), {"counters": 60}, 0)


def test_a_process_prints_what_it_played(capsys: pytest.CaptureFixture[str]) -> None:
    conformance.main(["tests.kernel.test_conformance:nim", "nim", "{}", "1", "2"])
    assert capsys.readouterr().out == conformance.digest(nim("nim"), {}, [1, 2]) + "\n"


def test_a_process_that_plays_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "_in_new_process", lambda *_: "0" * 64)
    with pytest.raises(Nonconforming, match="PYTHONHASHSEED=0 played other games"):
        check_processes("tests.kernel.test_conformance:nim", "nim", {}, [1])


def test_a_process_plays_the_seeds_that_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def played(find: str, name: str, options: Any, seeds: list[int], hash_seed: str) -> str:
        asked.append((find, name, options, seeds))
        return conformance.digest(nim(name), options, seeds)

    monkeypatch.setattr(conformance, "_in_new_process", played)
    here = "tests.kernel.test_conformance:nim"
    check_processes(here, "nim", {"counters": 9}, iter([1, 2]))
    assert asked == [(here, "nim", {"counters": 9}, [1, 2])] * len(conformance.HASH_SEEDS)


def test_a_game_without_chance_is_caught_where_it_begins() -> None:
    with pytest.raises(Nonconforming, match=r"seed 3, after 0 moves \(take\): eight seeds"):
        conformance.check_seeds(NimGame(Seedless), {"counters": 60}, 3)


def test_a_process_that_fails_is_told() -> None:
    with pytest.raises(Nonconforming, match="BadOption"):
        conformance._in_new_process("valewright.games:game", "chess", {}, [1], "0")
