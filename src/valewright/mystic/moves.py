"""The 256 moves: small integers whose range says what kind of move they are."""

from __future__ import annotations

from typing import Final

STOP: Final = 0  # pass, end the phase, decline, accept the spoil, done
PUSH: Final = 1
TAKE_VP: Final = 2
EVOKE: Final = 3
BUY_VP: Final = 4
UPGRADE: Final = 5
TURN_BACK: Final = 6
YES: Final = 7
VALE: Final = 8  # + display spot
COMMONS: Final = 16  # + 3 * spot + place in its stack
SOIL: Final = 43  # + slot
SPIRIT: Final = 46  # + kind
OWN_VALE: Final = 50  # + place in Table.usable, the vale titles that can be used
CARD: Final = 66  # + field position, or ON_DECK_AT
TEXT: Final = 96  # + 6 * field position + ability
OPTION: Final = 228  # + place in a short list
TEXTS_PER_CARD: Final = 6
ON_DECK_AT: Final = 22  # in place of a field position
