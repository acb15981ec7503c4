"""Hidden piles as somebody knows them, and what a sample may do with them."""

from collections import Counter

Known = list[str | None]  # a pile from its bottom up; None where it could be any of several

CHANCE = 1e-9  # a place that is dealt anew may come out as it was, but not as seldom as this


def certain(pile: Known, holds: Counter[str]) -> Known:
    """The pile with what follows from its contents: if only one title is left, it is that one."""
    rest = holds - Counter(name for name in pile if name is not None)
    if len(rest) != 1:
        return pile
    only = next(iter(rest))
    return [only if name is None else name for name in pile]


def check_dealt_anew(what: str, pile: Known, true: list[str], dealt: list[list[str]]) -> None:
    """Samples of a pile hold what it holds, leave what is known alone and move all else.

    ``true`` and what is ``dealt`` may go on after the pile, with cards that were shuffled into it;
    where those lie does not matter.
    """
    after = true[len(pile) :]
    unknown = Counter(card for card, name in zip(true, pile, strict=False) if name is None)
    unknown.update(after)
    for cards in dealt:
        assert Counter(cards) == Counter(true), f"{what}: a sample holds something else"
        for at, name in enumerate(pile):
            assert name in (None, cards[at]), f"{what}: {name} is at {at}, a sample has {cards[at]}"
    for at, name in enumerate(pile):
        share = unknown[true[at]] / max(1, unknown.total())
        if name is None and share ** len(dealt) < CHANCE:
            moved = any(cards[at] != true[at] for cards in dealt)
            assert moved, f"{what}: no sample moves {true[at]} at {at}, which nobody can know"
