"""The rules of Mystic Vale.

>>> from valewright import mystic
>>> mystic.new_game(players=2, seed=7)
<Mystic Vale, 2 players, round 1, plant>
"""

from valewright.mystic.catalogue import Catalogue, catalogue, load_cards
from valewright.mystic.state import State, new_game, restore
from valewright.mystic.view import View

__all__ = ["Catalogue", "State", "View", "catalogue", "load_cards", "new_game", "restore"]
