"""The rules of Misty Valley.

>>> from valewright import misty
>>> misty.new_game(seed=7)
<Misty Valley, turn 1, turn>
"""

from valewright.misty.catalogue import Catalogue, catalogue, load_cards
from valewright.misty.state import State, new_game, restore
from valewright.misty.view import View

__all__ = ["Catalogue", "State", "View", "catalogue", "load_cards", "new_game", "restore"]
