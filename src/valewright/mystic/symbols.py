"""The nine printed symbols, the three slots, and the order in which vectors hold them."""

from __future__ import annotations

from typing import Final

MANA: Final = 0
DECAY: Final = 1
GROWTH: Final = 2
GUARDIAN: Final = 3
VP: Final = 4
ANIMAL: Final = 5
FOREST: Final = 6
SKY: Final = 7
WILD: Final = 8
BOX_VP: Final = 9  # not printed: VP tokens that an ability takes from the box

SYMBOLS: Final = ("mana", "decay", "growth", "guardian", "vp", "animal", "forest", "sky", "wild")
SPIRITS: Final = ("animal", "forest", "sky", "wild")  # purses and costs hold them in this order
SPIRIT_WILD: Final = 3
SLOTS: Final = ("top", "middle", "bottom")
SETS: Final = ("base", "vale-of-magic", "vale-of-the-wild", "mana-storm")

Symbols = tuple[int, ...]  # one for each symbol
