"""What a strong bot would do in a player's place, in words."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from valewright.bots import Seat
from valewright.bots.advice import SLICES, Advice, Figure, Option, Sentence, advise
from valewright.bots.budget import Budget
from valewright.kernel.contract import State
from valewright.terminal.face import Face
from valewright.terminal.layout import labelled

MOST: Final = 3  # alternatives
WORTH_TELLING: Final = 0.001  # of a chance
A_POINT: Final = 0.05


def lines(
    face: Face,
    state: State,
    names: Sequence[str],
    rest: str = "",
    budget: Budget | None = None,
    seed: int = 0,
) -> list[Text]:
    """The plan, how sure it is, what it does, and what something else would cost.

    ``rest`` may name a move that is to be compared.
    """
    must = tuple(face.moves(rest, state, names)[0][:1]) if rest else ()
    thought = budget or Budget(seconds=sum(SLICES))
    advice = advise(Seat(state, state.to_act), thought, random.Random(seed), must)
    said = _Said(face, state, names)
    return [*said.best(advice), *said.others(advice, must)]


class _Said:
    """Advice for one decision, said line by line."""

    def __init__(self, face: Face, state: State, names: Sequence[str]) -> None:
        self.face = face
        self.words = face.words
        self.state = state
        self.names = names

    def best(self, advice: Advice) -> Iterator[Text]:
        best = advice.options[0]
        chance = best.chance
        sure = self.words.say("frame-hint-chance", percent=round(100 * chance.mean))
        between = self.words.say(
            "frame-hint-range", low=round(100 * chance.low), high=round(100 * chance.high)
        )
        yield Text(f"{self._move(best.move)}  ({sure}, {between})", "bold")
        if len(best.plan) > 1:
            yield Text(f"  {self._plan(best)}")
        yield from (Text(f"  {self._sentence(note)}") for note in best.notes)
        yield from (Text(f"  {self._figure(figure)}") for figure in best.figures)
        tries = sum(option.tries for option in advice.options)
        yield Text(f"  {self.words.say('hint-tried', n=tries)}", "dim")

    def others(self, advice: Advice, must: tuple[int, ...]) -> Iterator[Text]:
        shown = [*advice.options[1 : 1 + MOST]]
        shown += [one for one in advice.options[1 + MOST :] if one.move in must]
        for option in shown:
            said = self.words.say("frame-hint-instead", move=self._move(option.move))
            yield Text(f"  {said}", "bold" if option.move in must else "")
            yield Text(f"    {self._cost(option)}", "dim")

    def _move(self, move: int) -> str:
        return self.face.move_words(self.state, move, self.names)

    def _plan(self, option: Option) -> str:
        known = Seat(self.state, self.state.to_act).canonical_state()
        steps = []
        for move in option.plan:
            steps.append(self.face.move_words(known, move, self.names))
            known.play(move)
        return self.words.say("frame-hint-then", steps=" · ".join(steps[1:]))

    def _sentence(self, sentence: Sentence) -> str:
        args = self.face.hint_args(dict(sentence.args))
        if "seat" in args:
            args["who"] = self.names[int(args["seat"])]
        return self.words.say(sentence.id, **args)

    def _figure(self, figure: Figure) -> str:
        said = []
        for value in (figure.before, figure.after):
            if figure.unit == "percent":
                said.append(self.words.say("hint-percent", n=round(100 * value)))
            else:
                said.append(self.words.say("hint-number", n=round(value, 1)))
        before, after = said
        changed = before if before == after else f"{before} → {after}"
        return labelled(self.words, self.words.say(figure.id), changed)

    def _cost(self, option: Option) -> str:
        cost, points = option.cost, option.points
        if cost.mean < WORTH_TELLING:
            return self.words.say("frame-hint-same")
        said = self.words.say(
            "frame-hint-cost",
            percent=round(100 * cost.mean, 1),
            low=round(100 * cost.low, 1),
            high=round(100 * cost.high, 1),
        )
        if points is not None and points.mean >= A_POINT:
            said = f"{said} {self.words.say('frame-hint-points', n=round(points.mean, 1))}"
        return f"{said}."
