"""What the 256 moves are about, as elements of the observation tell it."""

from __future__ import annotations

from valewright.kernel import contract
from valewright.kernel.decision import slug
from valewright.kernel.move_kinds import MoveKind, numbered
from valewright.mystic import moves as mv
from valewright.mystic.abilities.leaders import CopyFrom
from valewright.mystic.observing import FIELD
from valewright.mystic.symbols import SLOTS, SPIRITS

PLAIN = {
    mv.STOP: MoveKind("stop"),
    mv.PUSH: MoveKind("push", "card", "me: on deck"),
    mv.TAKE_VP: MoveKind("take VP"),
    mv.EVOKE: MoveKind("evoke"),
    mv.BUY_VP: MoveKind("buy VP"),
    mv.UPGRADE: MoveKind("upgrade"),
    mv.TURN_BACK: MoveKind("turn back"),
    mv.YES: MoveKind("yes"),
}
SPOTS = 9
STACK = 3
DISPLAY = 8


class MysticMoveKinds:
    """The part ``move_kinds``."""

    def kinds(self, state: contract.State) -> dict[str, list[MoveKind]]:
        """Cards are those of the own field, but for a text that is copied from another."""
        found = dict(PLAIN)
        for i in range(DISPLAY):
            found[mv.VALE + i] = MoveKind("vale", "vale", f"vale {i + 1}")
        for spot in range(SPOTS):
            for at in range(STACK):
                subject = f"commons {spot + 1}.{at + 1}"
                found[mv.COMMONS + STACK * spot + at] = MoveKind("advancement", "piece", subject)
        for slot in range(len(SLOTS)):
            found[mv.SOIL + slot] = MoveKind("soil", number=slot + 1)
        for spirit in range(len(SPIRITS)):
            found[mv.SPIRIT + spirit] = MoveKind("spirit", number=spirit + 1)
        for code in range(mv.CARD - mv.OWN_VALE):
            found[mv.OWN_VALE + code] = MoveKind("use vale", number=code + 1)
        for i in range(FIELD):
            card = f"me: field {i + 1}"
            found[mv.CARD + i] = MoveKind("card", "card", card)
            for k in range(mv.TEXTS_PER_CARD):
                move = mv.TEXT + mv.TEXTS_PER_CARD * i + k
                found[move] = MoveKind("text", "card", card, k + 1)
        found[mv.CARD + mv.ON_DECK_AT] = MoveKind("card", "card", "me: on deck")
        for i in range(contract.MOST_MOVES - mv.OPTION):
            found[mv.OPTION + i] = MoveKind("option", number=i + 1)
        others = dict(found)
        for i in range(FIELD):
            others[mv.CARD + i] = MoveKind("card", number=i + 1)
        return {f"decision {slug(CopyFrom.name)}": numbered(others), "": numbered(found)}
